"""Table of the unicorn game: the stables, the card that is being played, the piles, the hand.

Everything comes from the view of a seat (None: a spectator's), and from the facts of the cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from meadhall import Decision, Match, Option
from meadhall.cli.match.table import NOBODY, Need, Shared, Table
from meadhall.cli.screen.console import NO_BREAK
from meadhall.cli.screen.screen import Screen
from meadhall.cli.screen.voice import Voice
from meadhall.games.unicorns.terminal import UNICORNS, face
from meadhall.localisation import NONE, words_of

CARD: Final = 38  # columns that a card needs
WIDE: Final = 100  # columns from which on there is room for bars
LATE: Final = 10  # cards in the deck from which on letters may soon decide (V1.3)
WINDOW: Final = "choose_response"
BY_HEART: Final = {"baby", "basic"}  # all cards of these types do the same, or nothing
DOT: Final = f"{NO_BREAK}· "  # between parts of a line; none begins with it
# the answers lie on the table, or depend on what lies there
ON_TABLE: Final = {WINDOW, "choose_start_effect", "choose_rescue", "choose_whether"}


class UnicornTable(Table):
    """What one seat sees of a match."""

    def __init__(self, match: Match, seat: int | None, voice: Voice, screen: Screen) -> None:
        super().__init__(match, seat, voice, screen)
        state: Any = match.state
        self.cards = {card.id: card for card in state.table.catalogue.cards}
        self.words = words_of(UNICORNS, voice.language, match.setup)

    def lay_open(self) -> None:
        """Let everybody's hand be seen."""
        for seat in range(self.match.seats):
            own: Any = self.match.view(seat)
            self.view["seats"][seat] = own["seats"][seat]

    # ---------------------------------------------------------------- the stables
    def stables(self, bots: Mapping[int, str] = NOBODY) -> Grid:
        """A row for every player: who it is, unicorns and cards in hand by number, and what lies in the stable."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for _ in range(3):
            grid.add_column(no_wrap=True)
        grid.add_column()
        for seat, facts in enumerate(self.view["seats"]):
            grid.add_row(self.player(seat, bots.get(seat)), self.herd(facts), self.held(facts), self.stable(seat))
        return grid

    def player(self, seat: int, bot: str | None) -> Text:
        """A player's name, with a sign for whoever is on turn; which bot it is, if there is room."""
        is_on_turn = self.view["turn"] == seat
        sign = (">" if self.screen.is_plain else "▶") if is_on_turn else " "
        text = Text.assemble((f"{sign} {self.name('seat', seat)}", "bold" if is_on_turn or seat == self.seat else ""))
        if bot is not None:
            level = NONE if self.screen.width < WIDE else self.voice.word("level", level=bot)
            text.append(f" ({self.voice.word('seat-bot', level=level)})", "dim")
        elif seat == self.seat:
            text.append(f" ({self.voice.word('seat-you')})")
        return text

    def herd(self, facts: dict[str, Any]) -> Text:
        """How many unicorns count, of how many that win."""
        count, goal = facts["stable"]["count"], self.view["goal"]
        told = Text(f"{count}/{goal}", "bold green" if count + 1 < goal else "bold red")
        if self.screen.width < WIDE:
            return told
        full, empty = ("#", "-") if self.screen.is_plain else ("●", "○")
        return Text.assemble(told, " ", (full * min(count, goal), "magenta"), (empty * (goal - count), "bright_black"))

    def held(self, facts: dict[str, Any]) -> Text:
        """How many cards a player holds, and that more would be too many."""
        size = facts["hand"]["size"]
        return Text(
            self.voice.own(UNICORNS, "hand-size", size=size), "bold" if size >= facts["stable"]["limit"] else ""
        )

    def stable(self, seat: int) -> Text:
        """What lies in a stable, in one flow: unicorns, upgrades with a plus, downgrades with a minus."""
        facts = self.view["seats"][seat]
        if facts["left"]:
            return Text(self.voice.word("seat-left"), "dim")
        stable = facts["stable"]
        parts = [Text(self.voice.own(UNICORNS, "herd-state", state=state), "reverse") for state in states_of(stable)]
        parts.append(self.flow(stable["unicorns"]))
        parts += [Text.assemble(("+", face.STYLES["upgrade"]), self.flow([card])) for card in stable["upgrades"]]
        minus = "-" if self.screen.is_plain else "−"
        parts += [Text.assemble((minus, face.STYLES["downgrade"]), self.flow([card])) for card in stable["downgrades"]]
        if self.match.outcome is not None or self.view["deck"]["size"] < LATE:
            parts.append(Text(self.voice.own(UNICORNS, "letters", letters=stable["letters"]), "dim"))
        if facts["hand"]["open"] and seat != self.seat:
            title = self.voice.own(UNICORNS, "hand-open")
            parts.append(Text.assemble((f"{title} ", "italic"), self.flow(facts["hand"]["cards"])))
        return Text.assemble(*separated([part for part in parts if part.plain], DOT)) or Text("–")

    def flow(self, cards: list[str]) -> Text:
        """Cards by name in the colours of their types, equal ones together."""
        named = [Text(self.titled(card, copies), self.style(card)) for card, copies in Counter(cards).items()]
        return Text.assemble(*separated(named, ", "))

    def titled(self, card: str, copies: int) -> str:
        """A card's name, and how many there are of it."""
        return face.titled(self.face(card), copies)

    def style(self, card: str) -> str:
        """The colour of a card."""
        return face.STYLES[self.cards[card].type]

    # ---------------------------------------------------------------- what is going on
    def whole(self, decision: Decision | None = None, bots: Mapping[int, str] = NOBODY) -> Iterator[RenderableType]:
        """The turn and the piles, the stables, and what is being played."""
        yield self.middle()
        yield self.stables(bots)
        if self.view["waiting"] and (decision is None or decision.question != "choose_start_effect"):
            yield Text(self.voice.own(UNICORNS, "waiting", cards=self.flow(self.view["waiting"]).plain), "italic")
        if self.view["playing"]:
            card = self.view["playing"]["card"]
            is_told = decision is not None and decision.about.get("card") == card  # with the question
            yield self.window(self.view["playing"], with_text=not is_told)

    def middle(self) -> Group:
        """Whose turn it is, and the piles in the middle of the table."""
        view = self.view
        lines = [Text(self.piles_line())]
        if view["turn"] is not None:
            cut = "cut" if view["cut"] else NONE
            seat = self.name("seat", view["turn"])
            told = self.voice.own(UNICORNS, "turn-of", seat=seat, plays=view["plays"], extra=view["extra"], cut=cut)
            lines.insert(0, Text(told, "bold"))
        return Group(*lines)

    def piles_line(self) -> str:
        """The deck, the discard pile with its top card, and the nursery."""
        view = self.view
        top = self.name("card", view["discard"][0]) if view["discard"] else NONE
        return self.voice.own(
            UNICORNS,
            "middle",
            deck=view["deck"]["size"],
            discard=len(view["discard"]),
            top=top,
            nursery=len(view["nursery"]),
        )

    def window(self, playing: dict[str, Any], *, with_text: bool) -> Panel:
        """The card that is being played, what was named for it, and the instants on it."""
        found = self.face(playing["card"])
        found = found if with_text else found._replace(text="")
        lines: list[RenderableType] = [face.line(found, 1)]
        if playing["named"]:
            lines.append(Text(self.voice.own(UNICORNS, "named", named=", ".join(map(self.target, playing["named"])))))
        for instant in playing["instants"]:
            seat, card = self.name("seat", instant["seat"]), self.name("card", instant["card"])
            lines.append(Text(self.voice.own(UNICORNS, "answered", seat=seat, card=card), face.STYLES["instant"]))
        stage = playing["stage"] if len(playing["instants"]) % 2 == 0 else "stopped"
        title = self.voice.own(UNICORNS, "played", seat=self.name("seat", playing["seat"]))
        return Panel(
            Group(*lines), title=Text(title, "bold"), title_align="left", border_style=found.style,
            subtitle=Text(self.voice.own(UNICORNS, "stage", stage=stage), "italic"), subtitle_align="right",
            box=box.ASCII if self.screen.is_plain else box.HEAVY if stage == "answering" else box.ROUNDED,
        )  # fmt: skip

    def target(self, named: dict[str, Any]) -> str:
        """One thing that was named: a card, where it lies in a stable with whose it is, or a player."""
        if "card" not in named:
            return self.name("seat", named["other"])
        card = self.name("card", named["card"])
        return f"{card} ({self.name('seat', named['other'])})" if "other" in named else card

    # ---------------------------------------------------------------- cards
    def face(self, card: str) -> face.Face:
        """A card with all that is printed on it."""
        return face.face_of(self.cards[card], self.voice, self.words)

    def faces(self) -> Iterator[tuple[str, str]]:
        """All cards of the game."""
        return ((found.name, found.printed) for found in map(self.face, self.cards))

    def hands(self) -> Iterator[RenderableType]:
        """The hands that this seat may see, its own first; those that lie open stand with the stables."""
        for seat in self.seen_hands():
            cards = self.view["seats"][seat]["hand"]["cards"]
            if seat == self.seat:
                yield Text(self.voice.word("hand"), "bold")
                yield from self.spread(cards) if cards and self.screen.is_tall else self.read(cards)
            else:
                yield Text(self.voice.word("hand-of", seat=self.name("seat", seat)), "bold")
                yield self.listed(cards)

    def seen_hands(self) -> list[int]:
        """Whose hands can be seen and are not shown already."""
        hands = [(seat, facts["hand"]) for seat, facts in enumerate(self.view["seats"])]
        shown = [seat for seat, hand in hands if hand["cards"] is not None and (seat == self.seat or not hand["open"])]
        return sorted(shown, key=lambda seat: seat != self.seat)

    def glance(self) -> Iterator[RenderableType]:
        """The hands with names only, by the types of cards."""
        for seat in self.seen_hands():
            cards = self.view["seats"][seat]["hand"]["cards"]
            own = seat == self.seat
            title = self.voice.word("hand") if own else self.voice.word("hand-of", seat=self.name("seat", seat))
            parts = list(self.by_type(cards)) or [Text(self.voice.word("nothing"))]
            yield Text.assemble((f"{title}: ", "bold"), *separated(parts, DOT))

    def by_type(self, cards: list[str]) -> Iterator[Text]:
        """Cards by name, those of one type together."""
        for _, alike in groupby(cards, key=lambda card: str(self.cards[card].type)):
            same = list(alike)
            yield Text.assemble((f"{self.face(same[0]).kind}: ", "italic"), self.flow(same))

    def spread(self, cards: list[str]) -> Iterator[RenderableType]:
        """Cards side by side, equal ones together."""
        across = max(1, self.screen.width // CARD)
        width = self.screen.width // across
        faces = [(self.face(card), copies) for card, copies in Counter(cards).items()]
        for at in range(0, len(faces), across):
            row = faces[at : at + across]
            tall = max(self.screen.rows(face.body(each), width - 4) for each, _ in row)
            grid = Grid.grid()
            grid.add_row(*(face.panel(each, copies, width, tall + 2) for each, copies in row))
            yield grid

    def read(self, cards: list[str]) -> Iterator[RenderableType]:
        """Cards as paragraphs, equal ones together."""
        for card, copies in Counter(cards).items():
            yield Padding(face.line(self.face(card), copies), (0, 0, 0, 2), expand=False)
        if not cards:
            yield self.listed(cards)

    def listed(self, cards: list[str]) -> Padding:
        """Cards by name, equal ones together, in their order."""
        return Padding(self.flow(cards) if cards else Text(self.voice.word("nothing")), (0, 0, 0, 2), expand=False)

    def piles(self) -> Iterator[RenderableType]:
        """The discard pile, the nursery, and what is known of hands and of the deck."""
        view = self.view
        yield Text(self.voice.own(UNICORNS, "pile", number=len(view["discard"])), "bold")
        yield self.listed(view["discard"])
        yield Text(self.voice.own(UNICORNS, "nursery", number=len(view["nursery"])), "bold")
        yield self.listed(view["nursery"])
        for seat, facts in enumerate(view["seats"]):
            if facts["known"]:
                yield Text(self.voice.word("known-of", seat=self.name("seat", seat)), "bold")
                yield self.listed(facts["known"])
        if view["deck"]["top"]:
            yield Text(self.voice.own(UNICORNS, "deck-top"), "bold")
            for at, card in sorted(view["deck"]["top"].items(), key=lambda pair: int(pair[0])):
                yield Text(f"  {int(at) + 1}. {self.name('card', card)}")
        if view["deck"]["shuffled"]:
            yield Text(self.voice.own(UNICORNS, "deck-shuffled"), "bold")
            yield self.listed(view["deck"]["shuffled"])

    # ---------------------------------------------------------------- asking
    def need(self, decision: Decision) -> Need:
        """Everything where a turn is decided, the stables where a card of theirs or a player is asked for."""
        if decision.question == "choose_action":
            return Need.ALL
        is_about_seats = any("other" in option.fields for option in decision.options)
        return Need.TABLE if is_about_seats or decision.question in ON_TABLE else Need.NOTHING

    def shared(self, option: Option) -> Shared | None:
        """Cards of one stable stand together."""
        if not {"card", "other"} <= set(option.fields):
            return None
        seat = int(str(option.fields["other"]))
        return Shared((option.kind, seat), f"{self.name('seat', seat)}:", self.name("card", str(option.fields["card"])))

    def explained(self, _decision: Decision, option: Option) -> str:
        """What is printed on the card behind an option."""
        card = option.fields.get("card")
        return self.face(card).printed if isinstance(card, str) else ""

    def spells_out(self, decision: Decision, option: Option) -> bool:
        """Cards of the hand or of a pile that are not known by heart; few rows are left where stables lie."""
        card = option.fields.get("card")
        if not isinstance(card, str) or "other" in option.fields:
            return False
        return decision.question != WINDOW and self.cards[card].type not in BY_HEART


def states_of(stable: dict[str, Any]) -> list[str]:
    """What has befallen the unicorns of a stable."""
    return [state for state in ("pandas", "blinded") if stable[state]]


def separated(parts: list[Text], by: str) -> Iterator[Text]:
    """Parts with something between them."""
    for at, part in enumerate(parts):
        if at:
            yield Text(by)
        yield part
