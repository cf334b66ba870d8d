"""Table of the duel: the board, the players, the combat, the hand.

Everything comes from the view of a seat (None: a spectator's), and from the facts of heroes and boards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text

from meadhall import Decision, Match, Option
from meadhall.cli.match.table import NOBODY, Need, Shared, Table
from meadhall.cli.screen.screen import Screen
from meadhall.cli.screen.voice import Voice
from meadhall.games.duel.drawing import letter_of, told_apart
from meadhall.games.duel.phrases.faces import faces_of
from meadhall.games.duel.terminal import DUEL, face
from meadhall.games.duel.terminal.canvas import Canvas, Mark, Zone, door_sign
from meadhall.localisation import NONE, speaker_of, words_of

SIGNS: Final = ("[]", "()", "{}", "<>")  # around the marks of each seat's fighters, for those who see no colours
COLORS: Final = ("bold white on blue", "bold white on red", "bold white on dark_green", "bold white on magenta")
LEAST: Final = 78  # columns that a board needs
BOARD: Final = 110  # columns that it takes at most
CARD: Final = 38  # columns that a card needs
WITHOUT_TEXTS: Final = {"choose_action", "choose_boost"}  # the hand was just shown, or what cards do does not matter


class DuelTable(Table):
    """What one seat sees of a duel."""

    def __init__(self, match: Match, seat: int | None, voice: Voice, screen: Screen) -> None:
        super().__init__(match, seat, voice, screen)
        state: Any = match.state
        self.catalogue = state.table.catalogue
        self.words = words_of(DUEL, voice.language, match.setup)
        self.board = self.catalogue.board(self.view["board"])
        self.zones = self.lettered_zones()
        self.marks = {name: mark for seat in range(match.seats) for name, mark in self.marks_of(seat)}

    def lay_open(self) -> None:
        """Let everybody's hand be seen."""
        for seat in range(self.match.seats):
            own: Any = self.match.view(seat)
            self.view["seats"][seat] = own["seats"][seat]

    # ---------------------------------------------------------------- signs
    def lettered_zones(self) -> dict[str, Zone]:
        """The zones with the colours and letters that they have in every drawing of the board."""
        facts = self.board.zones
        colors = told_apart([zone.color for zone in facts])
        return {
            zone.id: Zone(color, letter_of(at), self.name("zone", zone.id))
            for at, (zone, color) in enumerate(zip(facts, colors, strict=True))
        }

    def marks_of(self, seat: int) -> Iterator[tuple[str, Mark]]:
        """A sign for each fighter of a seat: the beginning of its name, and its number if there are several alike."""
        own = [(name, facts) for name, facts in self.view["fighters"].items() if facts["seat"] == seat]
        sidekicks = [name for name, facts in own if not facts["hero"]]
        begin, end = SIGNS[seat]
        for name, facts in own:
            letters = self.name("fighter", name)[:2]
            if not facts["hero"]:
                number = sidekicks.index(name) + 1
                letters = letters.lower() if len(sidekicks) == 1 else f"{letters[0].lower()}{number}"
            yield name, Mark(f"{begin}{letters}{end}", COLORS[seat])

    # ---------------------------------------------------------------- the board
    def drawn(self, lit: Collection[str] = (), width: int | None = None) -> Group:
        """The board with its legend."""
        canvas = self.canvas(min(BOARD, width or self.screen.width))
        standing = {facts["space"]: self.marks[name] for name, facts in self.view["fighters"].items() if facts["space"]}
        return Group(*canvas.drawn(standing, self.view["doors"], lit), self.legend(canvas.width))

    def canvas(self, width: int) -> Canvas:
        """The widest canvas that leaves room on the screen for more than the board."""
        canvas = Canvas(self.board, self.zones, width, is_plain=self.screen.is_plain)
        if canvas.height <= self.screen.rows_for_board or width <= LEAST:
            return canvas
        return self.canvas(width - 2)

    def legend(self, width: int) -> Group:
        """The zones by letter, the doors by state, and the passages."""
        lines = [side_by_side([labelled(zone.letter, zone.style, zone.name) for zone in self.zones.values()], width)]
        if self.view["doors"]:
            lines.append(side_by_side([self.door(door, state) for door, state in self.view["doors"].items()], width))
        if self.board.passages:
            lines.append(Text(self.voice.own(DUEL, "board-passages", spaces=", ".join(self.board.passages))))
        return Group(*lines)

    def door(self, door: str, state: str) -> Text:
        """A door by its sign and state."""
        sign, style = door_sign(is_open=state == "open", is_plain=self.screen.is_plain)
        return labelled(sign, style, self.voice.own(DUEL, "door", door=self.name("door", door), state=state))

    def map(self) -> Iterator[RenderableType]:
        """The board, drawn and in words: every space with its zones and neighbours."""
        yield self.drawn()
        near: dict[str, list[str]] = {space.id: [] for space in self.board.spaces}
        for one, other in self.board.lines:
            near[one].append(other)
            near[other].append(one)
        rows = [f"{space} {self.zones_of(space)} – {', '.join(others)}" for space, others in near.items()]
        yield self.screen.columns(rows)

    def notices(self) -> Iterator[str]:
        """Handicaps (H1), and what is printed on the board but not played (R17)."""
        yield from speaker_of(self.match, self.voice.language).terms()
        yield from (self.voice.called(DUEL, "missing", extra) for extra in self.board.without)

    def zones_of(self, space: str) -> str:
        """The letters of a space's zones."""
        facts = next(facts for facts in self.board.spaces if facts.id == space)
        return "".join(self.zones[zone].letter for zone in facts.zones)

    # ---------------------------------------------------------------- the players
    def players(self, bots: Mapping[int, str] = NOBODY) -> Group:
        """Every player with fighters and sizes, teammates together."""
        sides = [[*range(0, self.match.seats, 2)], [*range(1, self.match.seats, 2)]]  # D12.2: every other seat
        if self.view["mode"] != "teams":
            return Group(*(part for seat in range(self.match.seats) for part in self.player(seat, bots.get(seat))))
        parts: list[RenderableType] = []
        for number, side in enumerate(sides, 1):
            parts.append(Text(self.voice.own(DUEL, "team", number=number), "bold underline"))
            parts += [part for seat in side for part in self.player(seat, bots.get(seat))]
        return Group(*parts)

    def player(self, seat: int, bot: str | None) -> Iterator[RenderableType]:
        """A player's name, sizes and fighters."""
        facts = self.view["seats"][seat]
        begin, end = SIGNS[seat]
        title = Text.assemble((f"{begin}{end}", COLORS[seat]), " ", (self.name("seat", seat), "bold"))
        for told in self.remarks(seat, bot):
            title.append(f" · {told}")
        if self.view["turn"] == seat:
            told = self.voice.own(DUEL, "on-turn", actions=self.view["actions"], taken=self.view["taken"])
            title.append(f" · {told}", "bold")
        yield title
        yield Text(f"   {self.sizes(seat, facts)}")
        grid = Grid.grid(padding=(0, 1))
        for name, fighter in self.view["fighters"].items():
            if fighter["seat"] == seat:
                grid.add_row("  ", *self.fighter(name, fighter))
        yield grid

    def remarks(self, seat: int, bot: str | None) -> Iterator[str]:
        """Who sits there, and whether they are still in the match."""
        if bot is not None:
            yield self.voice.word("seat-bot", level=self.voice.word("level", level=bot))
        elif seat == self.seat:
            yield self.voice.word("seat-you")
        if self.view["seats"][seat]["out"]:
            yield self.voice.own(DUEL, "seat-out")
        if self.view["seats"][seat]["left"]:
            yield self.voice.word("seat-left")

    def sizes(self, seat: int, facts: dict[str, Any]) -> str:
        """How many cards and tokens a player has."""
        sizes = {"hand": facts["hand"]["size"], "deck": facts["deck"]["size"], "discard": len(facts["discard"])}
        parts = [self.voice.own(DUEL, "sizes", hand=sizes["hand"], deck=sizes["deck"], discard=sizes["discard"])]
        parts += [f"{self.name('token', token)}: {self.counted(state)}" for token, state in facts["tokens"].items()]
        for id, lies in facts["pieces"].items():
            places = [*lies["spaces"], *(f"{self.name('fighter', who)} ×{n}" for who, n in lies["fighters"].items())]
            if places:
                told = {"piece": self.name("piece", id), "places": ", ".join(places)}
                parts.append(self.voice.own(DUEL, "pieces", **told))
        lasting = [
            self.name("card" if each["card"] else "ability", each["card"] or each["ability"])
            for each in facts["in_play"]
        ]
        if lasting:
            parts.append(self.voice.own(DUEL, "in-play", names=", ".join(lasting)))
        item = self.item(seat, facts["discard"])
        if item != NONE:
            parts.append(self.voice.own(DUEL, "basket", item=item))
        return " · ".join(parts)

    def counted(self, state: int | str) -> str:
        """How many of a token there are, or which side of it is up."""
        return str(state) if isinstance(state, int) else self.name("side", state)

    def item(self, seat: int, discard: list[str]) -> str:
        """The symbol that a player's discard pile shows, where the hero has such symbols (D13.1)."""
        hero = self.catalogue.hero(self.view["seats"][seat]["hero"])
        if not hero.symbols:
            return NONE
        shown = self.card(discard[0])[1].symbol if discard else hero.symbols[0]
        return self.name("item", shown)

    def fighter(self, name: str, facts: dict[str, Any]) -> Iterator[RenderableType]:
        """A fighter's mark, name, health and place."""
        mark = self.marks[name]
        yield Text(mark.sign, mark.style)
        yield self.name("fighter", name)
        yield bar(facts["health"], facts["most"], is_plain=self.screen.is_plain)
        yield Text(f"{facts['health']}/{facts['most']}")
        off = facts["space"] is None
        yield self.voice.own(DUEL, "off-board") if off else f"{facts['space']} {self.zones_of(facts['space'])}"
        yield self.voice.own(DUEL, "reach", reach="ranged" if facts["ranged"] else "melee")

    # ---------------------------------------------------------------- cards
    def card(self, card: str) -> tuple[Any, Any]:
        """The hero that a card of this match is of, and the card's facts; None for the card of a bonus attack."""
        state: Any = self.match.state
        hero, name = state.table.names[card]
        found = self.catalogue.hero(hero)
        return found, next((facts for facts in found.cards if facts.id == name), None)

    def face(self, card: str) -> face.Face:
        """A card with all that is printed on it."""
        return face.face_of(*self.card(card), self.voice, self.words)

    def printed(self, card: str) -> str:
        """All that is printed on a card, on one line; a bonus attack is no card and has its text only."""
        hero, facts = self.card(card)
        if facts is None:
            state: Any = self.match.state
            _, name = state.table.names[card]
            return faces_of(hero, self.voice.language, self.words).card(name)
        found = face.face_of(hero, facts, self.voice, self.words)
        return f"{face.facts(found, self.voice)} · {found.text}"

    def faces(self) -> Iterator[tuple[str, str]]:
        """The cards of all decks here."""
        state: Any = self.match.state
        return ((self.name("card", card), self.printed(card)) for card in state.table.names)

    def hands(self) -> Iterator[RenderableType]:
        """The hands that this seat may see, its own first."""
        seen = [seat for seat in range(self.match.seats) if self.view["seats"][seat]["hand"]["cards"] is not None]
        for seat in sorted(seen, key=lambda seat: seat != self.seat):
            cards = self.view["seats"][seat]["hand"]["cards"]
            own = seat == self.seat
            title = self.voice.word("hand") if own else self.voice.word("hand-of", seat=self.name("seat", seat))
            yield Text(title, "bold")
            yield self.spread(cards) if own else self.listed(cards)

    def spread(self, cards: list[str]) -> RenderableType:
        """Cards side by side, equal ones together."""
        if not cards:
            return Text(f"  {self.voice.word('nothing')}")
        across = max(1, self.screen.width // CARD)
        width = self.screen.width // across
        faces = [(self.face(card), copies) for card, copies in Counter(cards).items()]
        grid = Grid.grid()
        for at in range(0, len(faces), across):
            row = faces[at : at + across]
            tall = max(self.screen.rows(face.body(each, self.voice), width - 4) for each, _ in row)
            grid.add_row(*(face.panel(each, copies, self.voice, width, tall + 2) for each, copies in row))
        return grid

    def listed(self, cards: list[str]) -> Text:
        """Cards by name, equal ones together, in their order."""
        if not cards:
            return Text(f"  {self.voice.word('nothing')}")
        names = [f"{self.name('card', card)}{f' ×{n}' if n > 1 else ''}" for card, n in Counter(cards).items()]
        return Text(f"  {', '.join(names)}")

    def piles(self) -> Iterator[RenderableType]:
        """What is known of cards apart from one's own hand: the piles, and what others are known to hold."""
        for seat, facts in enumerate(self.view["seats"]):
            spoken = self.name("seat", seat)
            yield Text(self.voice.own(DUEL, "pile-of", seat=spoken, number=len(facts["discard"])), "bold")
            yield self.listed(facts["discard"])
            if facts["known"] and seat != self.seat:
                yield Text(self.voice.word("known-of", seat=spoken), "bold")
                yield self.listed(facts["known"])
            if facts["deck"]["known"]:
                yield Text(self.voice.own(DUEL, "deck-of", seat=spoken), "bold")
                for at, card in sorted(facts["deck"]["known"].items(), key=lambda pair: int(pair[0])):
                    yield Text(f"  {int(at) + 1}. {self.name('card', card)}")

    # ---------------------------------------------------------------- what is going on
    def events(self) -> Iterator[RenderableType]:
        """The combat or the scheme that is going on, and the damage that is about to be dealt."""
        combat = self.view["combat"]
        if combat:
            yield self.combat(combat)
            if combat["to_follow"]:
                seat, card = combat["attacker"]["seat"], combat["to_follow"]
                yield Text(self.voice.say(self.match, {"event": "bonus_announced", "seat": seat, "card": card}))
        if self.view["playing"]:
            yield from self.scheme(self.view["playing"])
        for fighter, number in self.view["pending"].items():
            event = {"event": "damage_coming", "fighter": fighter, "number": number}
            yield Text(self.voice.say(self.match, event), "bold red")

    def scheme(self, playing: dict[str, Any]) -> Iterator[RenderableType]:
        """A scheme, and what it has picked so far."""
        actor, card = self.name("actor", playing["actor"]), self.name("card", playing["card"])
        yield Text(self.voice.own(DUEL, "playing", actor=actor, card=card), "bold")
        if playing["shown"]:
            yield Text(f"  {self.voice.own(DUEL, 'shown', card=self.name('card', playing['shown']))}")
            yield Text(f"  {self.printed(playing['shown'])}", "dim")
        if playing["spaces"]:
            yield Text(f"  {self.voice.own(DUEL, 'noted-spaces', spaces=', '.join(playing['spaces']))}")

    def combat(self, combat: dict[str, Any]) -> Panel:
        """The two sides of a combat."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for _ in range(5):
            grid.add_column(no_wrap=True)
        for role, side in (("attack", combat["attacker"]), ("defence", combat["defender"])):
            mark = self.marks[side["fighter"]]
            words = self.voice.own(DUEL, "side", role=role, fighter=self.name("fighter", side["fighter"]))
            boost = self.boost(combat["boost"]) if role == "attack" and combat["boost"] else ""
            grid.add_row(Text(mark.sign, mark.style), words, self.laid(side), boost, self.state_of(side))
        title = Text(self.voice.own(DUEL, "combat"), "bold")
        return Panel(grid, title=title, title_align="left", box=box.ROUNDED, expand=False)

    def laid(self, side: dict[str, Any]) -> str:
        """The card of one side."""
        if side["card"] is None:
            return self.voice.own(DUEL, "laid", state="hidden" if side["laid"] else "none")
        return f"{self.name('card', side['card'])}{'' if side['value'] is None else ': ' + str(side['value'])}"

    def boost(self, boost: dict[str, Any]) -> str:
        """The card laid with the attack as its boost."""
        if boost["card"] is None:
            return self.voice.own(DUEL, "boost-hidden")
        spoken = self.name("card", boost["card"])
        state = "lost" if boost["lost"] else "counts"
        return self.voice.own(DUEL, "boost-open", card=spoken, number=boost["number"], state=state)

    def state_of(self, side: dict[str, Any]) -> str:
        """What has befallen the card of one side."""
        told = [flag for flag in ("cancelled", "ignored", "kept") if side[flag]]
        told += [side["protected"]] if side["protected"] else []
        return ", ".join(self.voice.own(DUEL, "side-state", state=flag) for flag in told)

    # ---------------------------------------------------------------- all of it
    def whole(self, decision: Decision | None = None, bots: Mapping[int, str] = NOBODY) -> Iterator[RenderableType]:
        """The board and the players, beside each other if there is room, and what is going on."""
        lit = lit_by(decision) if decision else set()
        players = self.players(bots)
        left = self.screen.width - self.screen.measured(players) - 3
        if left >= LEAST:
            grid = Grid.grid(padding=(0, 3, 0, 0))
            grid.add_row(self.drawn(lit, left), players)
            yield grid
        else:
            yield from (self.drawn(lit), players)
        yield from self.events()

    # ---------------------------------------------------------------- asking
    def need(self, decision: Decision) -> Need:
        """Everything where a turn is decided, the board where a space is asked for."""
        if decision.question == "choose_action":
            return Need.ALL
        return Need.TABLE if lit_by(decision) else Need.NOTHING

    def shared(self, option: Option) -> Shared | None:
        """Options that differ only in a space are the ways of one fighter."""
        if set(option.fields) - {"path"} != {"fighter", "space"}:
            return None
        anywhere = Option(option.id, option.code, option.kind, option.fields | {"space": "…"}, option.rules)
        head = self.voice.say(self.match, anywhere)
        return Shared((option.kind, str(option.fields["fighter"])), head, str(option.fields["space"]))

    def explained(self, _decision: Decision, option: Option) -> str:
        """What is printed on the card behind an option."""
        card = option.fields.get("card")
        return self.printed(card) if isinstance(card, str) else ""

    def spells_out(self, decision: Decision, _option: Option) -> bool:
        """Whether it is to be read among the options."""
        return decision.question not in WITHOUT_TEXTS


def lit_by(decision: Decision) -> set[str]:
    """The spaces that can be chosen."""
    return {str(option.fields["space"]) for option in decision.options if "space" in option.fields}


def labelled(sign: str, style: Style | str, words: str) -> Text:
    """What a sign stands for."""
    return Text.assemble((f" {sign} ", style), f" {words}")


def side_by_side(parts: list[Text], width: int) -> Text:
    """Parts on as few lines as they need, none of them broken."""
    text, left = Text(), width
    for part in parts:
        if left < part.cell_len:
            text.append("\n")
            left = width
        text.append(part)
        text.append("  ")
        left -= part.cell_len + 2
    return text


def bar(health: int, most: int, *, is_plain: bool) -> Text:
    """A fighter's health as a bar."""
    full, empty = ("#", "-") if is_plain else ("█", "░")
    color = "green" if 2 * health > most else "yellow" if 4 * health > most else "red"
    return Text.assemble((full * health, color), (empty * (most - health), "bright_black"))
