"""What the duel has to say."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from functools import cached_property
from typing import Any, ClassVar, Final

import meadhall
from meadhall import Match
from meadhall.games.duel.rules.catalogue import built_in
from meadhall.games.duel.rules.defeat import REASONS
from meadhall.games.duel.rules.events import AWAY, KINDS, PLACES, WHY
from meadhall.games.duel.rules.handicap import PARTS
from meadhall.games.duel.rules.table import TIMINGS
from meadhall.games.duel.rules.ways import ACTIONS, NO_ACTION, NO_USE
from meadhall.games.duel.speech import DuelSpeaker, faces
from meadhall.kernel.events import Kind
from meadhall.kernel.machine import State
from meadhall.localisation import NONE, key, name
from tests.census.lexicons.lexicon import Lexicon
from tests.games.duel.cases import SETUPS
from tests.games.duel.ledger import RULES, RULINGS

HEROES: Final = sorted(built_in().heroes)
BOARDS: Final = sorted(built_in().boards)
MATCHES: Final = 54


class DuelLexicon(Lexicon):
    """The words of all heroes and boards, and those of the rules."""

    game: ClassVar[str] = "duel"
    kinds: ClassVar[tuple[Kind, ...]] = KINDS
    reasons: ClassVar[tuple[str, ...]] = REASONS
    modules: ClassVar[tuple[str, ...]] = (*Lexicon.modules, "drawing.py")
    spoken: ClassVar[tuple[str, ...]] = (*Lexicon.spoken, "effect-", "handicap-")
    standing: ClassVar[Mapping[str, tuple[str, ...]]] = (
        dict.fromkeys(DuelSpeaker.fighters, ("hero-", "fighter-"))
        | dict.fromkeys(DuelSpeaker.seats, ("hero-",))
        | {kind: (f"{kind}-",) for kind in ("door", "item", "side", "token")}
    )
    surroundings: ClassVar[frozenset[str]] = Lexicon.surroundings | {
        "value", "boost", "token", "source", "actions", "attacker", "defender", "number",
    }  # fmt: skip
    # A path, where the fallen stood, whose fighter it is.
    unsaid: ClassVar[Mapping[str, Collection[str]]] = {
        "reason-endless": {"winners", "count"},
        "event-card_played": {"seat"},
        "event-fighter_defeated": {"origin"},
        "event-fighter_moved": {"path"},
        "event-lasting_began": {"fighters"},  # the page shows them
        "event-fighter_removed": {"origin", "from"},
        "option-close_door": {"path"},
        "option-effect": {"amounts"},  # each effect has its own
        "option-move": {"path"},
        "option-open_door": {"path"},
        "option-use": {"amount"},
        "option-effect_first": {"amount"},
    }
    variants: ClassVar[Mapping[str, Collection[str]]] = {"why": WHY, "role": ("attack", "defence")}

    def states(self) -> Iterator[State]:
        """A state for each hero and one for each board."""
        setups: list[dict[str, object]] = [{"heroes": [hero, hero]} for hero in HEROES]
        setups += [{"heroes": HEROES[:2], "board": board} for board in BOARDS]
        return (meadhall.new_match("duel", setup, seed=1).state for setup in setups)

    def names(self) -> Iterator[str]:
        """All that comes in the boxes of heroes and boards, effects somebody may pick, timings, actions and reasons."""
        for hero in HEROES:
            yield from names_of_hero(hero)
        for board in BOARDS:
            yield from names_of_board(board)
        cards = {card for state in self.positions for card in state.table.names.values()}
        yield from (key("card", *card) for card in cards)
        yield from (key("effect", label.name) for label in self.labels)
        yield from (key("timing", timing) for timing in TIMINGS)
        yield from (key("way", kind) for kind in ACTIONS)
        yield from (key("handicap", part) for part in PARTS)
        yield from (key("why", reason) for reason in (*NO_ACTION, *NO_USE))

    @cached_property
    def labels(self) -> list[Any]:
        """How cards call the effects that somebody may pick."""
        found: list[Any] = []
        for node in self.nodes:
            found += [node.label] if node.question == "choose_whether" else []
            found += node.labels if node.question == "choose_effect" else []
        return found

    def rules(self) -> list[str]:
        """The rules of all chapters, and the rulings."""
        return RULES + RULINGS

    def numbers(self) -> Mapping[str, Counter[int]]:
        """What the effects of cards and abilities count, and for a character card all that it tells."""
        return {" ".join(text): counted(data) for hero in HEROES for text, data in effects_of_hero(hero)}

    def text(self, id: str, language: str) -> str:
        """What a card, an ability or a character card says; it is printed from its effects."""
        kind, hero, *which = id.split(" ")
        said = faces(hero, language)
        return said.character if kind == "character" else getattr(said, kind)(*which)

    def side_by_side(self, language: str) -> Iterator[list[str]]:
        """The cards of each hero."""
        for hero in HEROES:
            yield [
                name(None, "card", f"{hero}-{card.id}", language, game="duel") for card in built_in().hero(hero).cards
            ]

    def matches(self) -> Iterator[Match]:
        """Matches of all modes, with all heroes and boards."""
        return (meadhall.new_match("duel", setup_of(number), seed=number) for number in range(MATCHES))

    def rarities(self) -> Iterator[tuple[Match, Any]]:
        """An order of effects, giving up, every kind of end."""
        match = meadhall.new_match("duel", {"heroes": ["beowulf", "yennenga"]}, seed=1)
        yield match, meadhall.Option("card_first", 0, "card_first", {"card": "epic-poem"})
        yield match, meadhall.Option("ability_first", 0, "ability_first", {"ability": "rage"})
        rage = {"ability": "rage", "place": 2}
        yield match, meadhall.Option("lasting_ability_first", 0, "lasting_ability_first", rage)
        decision = match.decision
        decision.question = "choose_order"
        yield match, decision
        yield from ((match, event) for event in rare_events())
        yield from lasting()
        match.forfeit(1)
        for event in match.events_for(0):
            yield match, event
        for reason in REASONS:
            for winners in ((0,), (0, 1)):
                yield match, meadhall.Outcome(winners, reason)


def lasting() -> Iterator[tuple[Match, Any]]:
    """A match of home-made heroes whose cards stay in play: its options, and what everybody sees of it."""
    match = meadhall.new_match("duel", SETUPS["duel-of-keepers"], seed=0)
    dice = random.Random(0)  # noqa: S311 - fixed dice
    while match.outcome is None:
        yield from ((match, option) for option in match.decision.options if option.kind == "lasting_first")
        match.answer(dice.choice(match.decision.options))
    yield from ((match, event) for event in match.events_for(None))


def rare_events() -> Iterator[dict[str, object]]:
    """What only cards of home-made heroes bring about."""
    card: dict[str, object] = {"seat": 0, "card": "epic-poem"}
    yield {"event": "card_shown", **card}
    yield from ({"event": "card_recalled", **card, "place": place} for place in PLACES[:AWAY])
    yield from ({"event": "card_put", **card, "place": place} for place in PLACES)
    yield {"event": "pile_shuffled", "seat": 0, "number": 3}
    for event in ("damage_reduced", "damage_limited"):
        yield {"event": event, "fighter": "beowulf", "number": 2}


def names_of_hero(hero: str) -> Iterator[str]:
    """The names and texts of a hero with all that comes in its box, but for the cards."""
    facts = built_in().hero(hero)
    yield key("hero", hero)
    if facts.sidekick is not None:
        yield key("fighter", facts.sidekick.id)
    if facts.token is not None:
        yield key("token", facts.token.id)
        yield from (key("side", side) for side in facts.token.sides)
    yield from (key("item", symbol) for symbol in [*facts.symbols, NONE] if facts.symbols)
    yield from (key("ability", hero, ability.id) for ability in facts.abilities)


def names_of_board(board: str) -> Iterator[str]:
    """The names on a board, and what is printed there and not played."""
    facts = built_in().board(board)
    yield key("board", board)
    yield from (key("zone", board, zone.id) for zone in facts.zones)
    yield from (key("door", board, door.id) for door in facts.doors)
    yield from (key("missing", extra) for extra in facts.without)


def effects_of_hero(hero: str) -> Iterator[tuple[tuple[str, ...], Any]]:
    """The texts of a hero by what they are of, and the facts behind each."""
    facts = built_in().hero(hero)
    for card in facts.cards:
        yield ("card", hero, card.id), [getattr(card, timing) for timing in TIMINGS]
    for ability in facts.abilities:
        yield ("ability", hero, ability.id), ability.do
    tokens = [] if facts.token is None or facts.token.sides else [facts.token.start, facts.token.most]
    rules = [*[ability.do for ability in facts.abilities], *[bonus.n for bonus in facts.bonuses], *tokens]
    yield ("character", hero), [*rules, facts.moves_farther]


def counted(data: Any) -> Counter[int]:
    """The numbers of an effect that a reader must see, without their signs; `per` without a number means 1.

    Which action of a turn it is, a text says in a word.
    """
    if isinstance(data, list):
        return sum((counted(part) for part in data), Counter())
    if isinstance(data, dict):
        if "action" in data.get("equal", ()):
            return Counter()
        each = Counter({1: 1}) if data.keys() & {"per", "per_card", "per_fighter"} and "n" not in data else Counter()
        return sum((counted(part) for part in data.values()), each)
    return Counter([abs(data)]) if isinstance(data, int) and not isinstance(data, bool) else Counter()


def setup_of(number: int) -> dict[str, object]:
    """A setup: all modes, boards, heroes and the same hero twice come up in turn."""
    dice = random.Random(number)  # noqa: S311 - fixed dice
    mode = ("duel", "free_for_all", "teams")[number % 3]
    seats = {"duel": 2, "free_for_all": 3 + number % 2, "teams": 4}[mode]
    heroes = [HEROES[number // 3 % len(HEROES)], *dice.choices(HEROES, k=seats - 1)]
    boards = [board for board in BOARDS if mode == "duel" or starts(board) >= 4]
    return {"mode": mode, "heroes": heroes, "board": dice.choice(boards)}


def starts(board: str) -> int:
    """How many start spaces a board has."""
    return sum(space.start is not None for space in built_in().board(board).spaces)


LEXICON: Final = DuelLexicon()
