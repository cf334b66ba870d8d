"""What the unicorn game has to say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from typing import Any, ClassVar, Final

import meadhall
from meadhall import Match
from meadhall.games.unicorns.rules.catalogue import built_in
from meadhall.games.unicorns.rules.effects import DEEDS
from meadhall.games.unicorns.rules.ending import REASONS
from meadhall.games.unicorns.rules.events import KINDS, WHY
from meadhall.games.unicorns.rules.table import TYPES
from meadhall.games.unicorns.speech import UnicornSpeaker
from meadhall.kernel.events import Kind
from meadhall.kernel.machine import State
from meadhall.localisation import key, name, text_of
from tests.census.lexicons.lexicon import Lexicon
from tests.games.unicorns.ledger import RULES, RULINGS

CARDS: Final = built_in().cards
MATCHES: Final = 42

# Where a card can go or come from, by what happens to it.
PLACES: Final[Mapping[str, set[str]]] = {
    "card_destroyed": {"hand", "nursery", "pile"},
    "card_entered": {"hand", "nursery", "pile"},
    "card_left": {"nursery", "pile"},
    "card_returned": {"hand", "nursery"},
    "card_sacrificed": {"hand", "nursery", "pile"},
}


class UnicornLexicon(Lexicon):
    """The words of all cards, and those of the rules."""

    game: ClassVar[str] = "unicorns"
    kinds: ClassVar[tuple[Kind, ...]] = KINDS
    reasons: ClassVar[tuple[str, ...]] = REASONS
    more_options: ClassVar[frozenset[str]] = frozenset({*DEEDS, "find", "put", "take"})
    spoken: ClassVar[tuple[str, ...]] = (*Lexicon.spoken, "target")
    standing: ClassVar[Mapping[str, tuple[str, ...]]] = dict.fromkeys(UnicornSpeaker.seats, ("player",))
    attributes: ClassVar[frozenset[str]] = frozenset({"variant"})
    samples: ClassVar[Mapping[str, Mapping[str, int]]] = {"player": {"number": 3}}
    surroundings: ClassVar[frozenset[str]] = Lexicon.surroundings | {"offered", "plays", "limit"}
    # No card is behind a turn; one sacrifices only one's own.
    unsaid: ClassVar[Mapping[str, Collection[str]]] = {
        "option-sacrifice": {"other"},
        "question-choose_action": {"source"},
        "question-choose_baby": {"source"},
        "question-choose_start_effect": {"source"},
        "reason-endless": {"winners", "count"},
        "reason-tie": {"winners"},
    }
    variants: ClassVar[Mapping[str, Collection[str]]] = {"why": WHY, "place": ()}

    def states(self) -> Iterator[State]:
        """Any match: all share the steps of rules and cards."""
        yield meadhall.new_match("unicorns", {"players": 4}, seed=1).state

    def names(self) -> Iterator[str]:
        """All cards, their kinds, and what can be named for a card."""
        yield from (key("card", card.id) for card in CARDS)
        yield from (key("type", kind) for kind in TYPES)
        yield "target"

    def rules(self) -> list[str]:
        """The rules of all chapters, and the rulings."""
        return RULES + RULINGS

    def numbers(self) -> Mapping[str, Counter[int]]:
        """What the effects of cards count."""
        return {card.id: numbers_of_card(card) for card in CARDS}

    def text(self, id: str, language: str) -> str:
        """What a card says; it is printed from its effects."""
        return text_of(self.game, id, language=language)

    def side_by_side(self, language: str) -> Iterator[list[str]]:
        """All cards."""
        yield [name(None, "card", card.id, language, game="unicorns") for card in CARDS]

    def cases(self, kind: Kind) -> dict[str, set[str]]:
        """A card goes only to some places, which depend on what happens to it."""
        return super().cases(kind) | ({"place": PLACES[kind.name]} if "place" in kind.parts else {})

    def matches(self) -> Iterator[Match]:
        """Matches of all numbers of players and all readings of the rules."""
        return (meadhall.new_match("unicorns", setup_of(number), seed=number) for number in range(MATCHES))

    def rarities(self) -> Iterator[tuple[Match, Any]]:
        """Giving up, with a hand to show and a baby to go, and every kind of end."""
        match = meadhall.new_match("unicorns", {"players": 3, "first": 0}, seed=1)
        match.answer(match.decision.options[0])
        match.forfeit(0)
        for event in match.events_for(1):
            yield match, event
        for reason in REASONS:
            yield match, meadhall.Outcome(() if reason in {"tie", "endless"} else (1,), reason)


def setup_of(number: int) -> dict[str, object]:
    """A setup: all numbers of players and all readings of the rules come up in turn."""
    return {
        "players": 2 + number % 7,
        "targets": ("when_played", "when_resolved")[number % 2],
        "win_check": ("at_once", "after_effects")[number // 2 % 2],
    }


# ---------------------------------------------------------------- what cards count
COUNTLESS: Final = {"choose_player", "cut_turn", "extra_turn", "shuffle_in", "swap_hands"}


def numbers_of_card(card: Any) -> Counter[int]:
    """The numbers that the text of a card must have."""
    found = sum((counted(getattr(card, part)) for part in ("play", "enter", "turn_start", "fallen")), Counter[int]())
    found += counted(card.unicorn_moved) + Counter({2: card.lasting.count("counts_double")})
    if card.crowded is not None:
        found += counted(card.crowded.do) + Counter([card.crowded.over])
    if card.saves is not None:
        found += counted(card.saves.price)
    if card.plays:
        found += Counter([card.plays, 1])  # so many instead of one
    return found


def counted(effects: list[Any]) -> Counter[int]:
    """The numbers of some effects."""
    entries = [entry if isinstance(entry, dict) else {entry: {}} for entry in effects]
    return sum((counted_of(verb, given) for entry in entries for verb, given in entry.items()), Counter())


def counted_of(verb: str, given: Any) -> Counter[int]:
    """The numbers of one effect: one card unless told otherwise, and of some that are seen the one that is taken."""
    if isinstance(given, list):
        return counted(given)
    if verb in COUNTLESS or given == "this" or (isinstance(given, dict) and "all" in given):
        return Counter()
    n = given if isinstance(given, int) else given.get("n", 1) if isinstance(given, dict) else 1
    return Counter([n, 1] if verb == "foresee" else [n])


LEXICON: Final = UnicornLexicon()
