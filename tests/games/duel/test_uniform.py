"""Re-dealt worlds of the duel are uniform: every way in which the cards could lie is dealt equally often."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations, product
from typing import Any, Final

import pytest

from meadhall.games.duel.rules.definition import DuelGame, duel
from meadhall.games.duel.rules.state import (
    CTX_OPPONENT,
    CTX_PICKED,
    FIGHT_BOOST,
    FIGHT_CARD,
    FIGHT_SEAT,
    FIGHT_STAGE,
    FIGHT_WHO,
    LAID,
    Duel,
)
from meadhall.games.duel.rules.table import DECK, STRIDE
from meadhall.games.duel.testing.tally import hand_of
from meadhall.kernel.machine import asker
from meadhall.kernel.match import Match
from meadhall.testing.knowledge import redealt_worlds_are_uniform
from meadhall.testing.scenario import Scenario
from tests.games.duel.homemade import homemade_duel

DUEL: Final[DuelGame] = duel()
World = tuple[object, ...]
Down = tuple[int, int]


# ---------------------------------------------------------------- all worlds of a duel, counted copy by copy
def duel_world(state: Any) -> World:
    """Where all cards lie: by seat the card face down, the hand and the deck."""
    return tuple(
        (down_of(state, seat), tuple(sorted(hand_of(state, seat))), deck_of(state, seat)) for seat in range(state.seats)
    )


def down_of(s: Duel, seat: int) -> Down:
    """The cards that a seat has laid face down: in the combat, and as a boost (R3); -1 for none."""
    if not s.in_combat() or s.fight(FIGHT_STAGE) != LAID or seat not in (s.fight(FIGHT_SEAT), s.fight(FIGHT_SEAT + 1)):
        return -1, -1
    is_attacker = s.fight(FIGHT_SEAT) == seat
    return int(s.fight(FIGHT_CARD + (not is_attacker))), int(s.fight(FIGHT_BOOST)) if is_attacker else -1


def deck_of(s: Duel, seat: int) -> tuple[int, ...]:
    """The codes of a deck from below."""
    return tuple(s.cards[DECK * seat : DECK * seat + s.left[seat]])


def duel_worlds(s: Duel, viewer: int | None) -> Counter[World]:
    """All worlds that a viewer cannot tell from the true one, weighted by the ways in which copies can lie so."""
    found: Counter[World] = Counter()
    for parts in product(*(Counter(seat_worlds(s, viewer, seat)).items() for seat in range(s.seats))):
        weight = 1
        for _, ways in parts:
            weight *= ways
        found[tuple(world for world, _ in parts)] += weight
    return found


def seat_worlds(s: Duel, viewer: int | None, owner: int) -> Iterator[World]:
    """Every way in which the copies of one owner's cards could lie."""
    down, hand, deck = down_of(s, owner), hand_of(s, owner), deck_of(s, owner)
    seen = viewer is not None and (viewer == owner or s.table.sees[viewer] >> owner & 1)
    peeked = 0 if viewer is None else s.peeked[viewer * s.seats + owner]
    places = [at for at in range(len(deck)) if not peeked >> at & 1]
    if seen:
        for order in permutations([deck[at] for at in places]):
            yield down, tuple(sorted(hand)), filled(deck, places, order)
        return
    held = hand + [code for code in down if code >= 0]
    known = known_cards(s, viewer, owner)
    free = list((Counter(held) - Counter(known)).elements()) + [deck[at] for at in places]
    for lying, rest_known, rest_free in ways_to_lay(s, known, free, down, owner):
        for taken in combinations(range(len(rest_free)), len(hand) - len(rest_known)):
            fresh = [*rest_known, *(rest_free[i] for i in taken)]
            if can_be_held(s, owner, fresh):
                rest = [code for i, code in enumerate(rest_free) if i not in taken]
                for order in permutations(rest):
                    yield lying, tuple(sorted(fresh)), filled(deck, places, order)


def known_cards(s: Duel, viewer: int | None, owner: int) -> list[int]:
    """The codes that a viewer knows an owner to hold; a spectator knows only what is being shown."""
    if viewer is None:
        shown = s.stack[s.context + CTX_PICKED] - 1 if s.context and s.get(CTX_OPPONENT) == owner else -1
        return [int(shown)] if shown >= 0 else []
    known = s.known[viewer * s.seats + owner]
    return [int(s.table.code_of[STRIDE * owner + n]) for n in range(DECK) if known >> n & 1]


def ways_to_lay(
    s: Duel, known: list[int], free: list[int], down: Down, owner: int
) -> Iterator[tuple[Down, list[int], list[int]]]:
    """Each two copies that may lie face down, with the known and the free copies that are left."""
    usable = s.table.use_attack[s.fight(FIGHT_WHO)] if down[0] >= 0 else 0
    for card, known_then, free_then in one_laid(known, free, usable, laid=down[0] >= 0):
        for boost, known_left, free_left in one_laid(
            known_then, free_then, s.table.boostable[owner], laid=down[1] >= 0
        ):
            yield (card, boost), known_left, free_left


def one_laid(
    known: list[int], free: list[int], usable: int, *, laid: bool
) -> Iterator[tuple[int, list[int], list[int]]]:
    """Each copy that may lie face down, with the known and the free copies that are left."""
    if not laid:
        yield -1, known, free
        return
    for i, code in enumerate(known):
        if usable >> code & 1:
            yield code, known[:i] + known[i + 1 :], free
    for i, code in enumerate(free):
        if usable >> code & 1:
            yield code, known, free[:i] + free[i + 1 :]


def can_be_held(s: Duel, owner: int, hand: list[int]) -> bool:
    """Whoever is asked for an attack card has one that the fighter may use (D7.1)."""
    if asker(s).question != "choose_attack_card" or s.asked != owner:
        return True
    usable = s.table.use_attack[s.fight(FIGHT_WHO)]
    return any(usable >> code & 1 for code in hand)


def filled(deck: tuple[int, ...], places: list[int], order: tuple[int, ...]) -> tuple[int, ...]:
    """A deck with other cards at some places."""
    cards = list(deck)
    for at, code in zip(places, order, strict=True):
        cards[at] = code
    return tuple(cards)


# ---------------------------------------------------------------- small positions
def seat(hero: str, space: str, hand: str, deck: str, discard: str = "") -> dict[str, object]:
    """A seat with its hero alone, few cards and the rest on the pile."""
    cards = {"hand": hand.split(), "deck": deck.split(), "discard": discard.split(), "rest": "discard"}
    return {"hero": hero, "fighters": {hero: space}, **cards}


BEOWULF: Final = seat("beowulf", "S02", "skirmish vigor-and-courage", "skirmish epic-poem feint")
MONKEY: Final = seat("sun-wukong", "S01", "fiery-eyes-that-see wily-fighting", "ox-form bewilderment")
EYES: Final = "scheme:fiery-eyes-that-see:sun-wukong"
KING: Final = seat("king-arthur", "S02", "feint skirmish excalibur", "regroup")
SEER: Final = seat("king-arthur", "S02", "prophecy", "excalibur feint regroup skirmish momentous-shift") | {
    "fighters": {"king-arthur": "S02", "merlin": "S03"}
}
LOVER: Final = seat("king-arthur", "S02", "the-lady-of-the-lake excalibur regroup", "feint skirmish")
CHARGE: Final = "attack:king-arthur:achilles"
ATTACK: Final = "attack:beowulf:sun-wukong"

POSITIONS: Final[dict[str, tuple[list[dict[str, object]], dict[str, object], list[str]]]] = {
    "hidden hand": ([MONKEY, BEOWULF], {}, []),
    "hand seen": ([MONKEY, BEOWULF], {}, [EYES]),
    "card put under, card drawn unseen": ([MONKEY, BEOWULF], {}, [EYES, "skirmish"]),
    "attack declared": ([MONKEY, BEOWULF], {"turn": 1}, [ATTACK]),
    "attack declared from a hand partly known": (
        [MONKEY, BEOWULF], {"actions": 1}, [EYES, "skirmish", ATTACK],
    ),
    "card face down": ([MONKEY, BEOWULF], {"turn": 1}, [ATTACK, "skirmish"]),
    "card face down from a hand partly known": (
        [MONKEY, seat("beowulf", "S02", "skirmish feint", "vigor-and-courage epic-poem feint")],
        {"actions": 1},
        [EYES, "skirmish", ATTACK, "feint"],
    ),
    "card face down, everything known": (
        [MONKEY, seat("beowulf", "S02", "skirmish feint", "")], {"actions": 1}, [EYES, "skirmish", ATTACK, "feint"],
    ),
    "card taken from the pile": (
        [
            seat("sun-wukong", "S01", "bewilderment", "ox-form"),
            seat("achilles", "S02", "battle-hardened spear-throw", "skirmish feint skirmish", "feint"),
        ],
        {"turn": 1, "actions": 2},
        ["attack:achilles:sun-wukong", "battle-hardened", "pass", "feint", "attack:achilles:sun-wukong", "*"],
    ),
    "three players, a card put under before the eyes of one": (
        [MONKEY, BEOWULF, seat("yennenga", "S10", "point-blank", "skirmish")],
        {"mode": "free_for_all"},
        [EYES, "opponent:1", "skirmish@1"],
    ),
    "three players, a known card put under unseen": (
        [
            seat("yennenga", "S10", "point-blank", "skirmish"),
            seat("achilles", "S02", "battle-hardened spear-throw", "skirmish wily-fighting", "feint"),
            seat("sun-wukong", "S01", "fiery-eyes-that-see", "wily-fighting ox-form"),
        ],
        {"mode": "free_for_all", "turn": 1, "actions": 1},
        ["attack:achilles:sun-wukong", "battle-hardened", "pass", "feint", "pass", EYES, "opponent:1", "feint"],
    ),
    "boost face down": (
        [seat("achilles", "S01", "skirmish", "feint"), KING], {"turn": 1}, [CHARGE, "feint@1", "skirmish@1"],
    ),
    "boost face down from a hand partly known": (
        [MONKEY, KING], {"actions": 1}, [EYES, "skirmish", "attack:king-arthur:sun-wukong", "feint", "excalibur"],
    ),
    "top of the deck seen, a card taken, the rest put back": (
        [seat("achilles", "S01", "skirmish", "feint"), SEER],
        {"turn": 1},
        ["scheme:prophecy:merlin", "excalibur", "feint@1"],
    ),
    "top of the deck put back": (
        [seat("achilles", "S01", "skirmish", "feint"), SEER],
        {"turn": 1},
        ["scheme:prophecy:merlin", "excalibur", "feint@1", "regroup"],
    ),
    "deck searched in vain": (
        [seat("achilles", "S01", "skirmish", "feint"), LOVER], {"turn": 1}, ["scheme:the-lady-of-the-lake:king-arthur"],
    ),
    "card of a hand shown to everybody": (
        [
            seat("bloody-mary", "S01", "stolen-memories", "feint"),
            seat("achilles", "S02", "skirmish skirmish", "feint wily-fighting"),
        ],
        {},
        ["scheme:stolen-memories:bloody-mary", "skirmish"],
    ),
    "three players, a card of a hand shown to everybody": (
        [
            seat("bloody-mary", "S01", "stolen-memories", "evade"),
            seat("achilles", "S02", "skirmish", "feint wily-fighting"),
            seat("yennenga", "S10", "point-blank", "rain-of-arrows"),
        ],
        {"mode": "free_for_all"},
        ["scheme:stolen-memories:bloody-mary", "opponent:1", "skirmish@1"],
    ),
    "teammates with open hands": (
        [
            seat("sun-wukong", "S01", "ox-form", "bewilderment wily-fighting"),
            seat("beowulf", "S02", "skirmish", "feint epic-poem"),
            seat("achilles", "S10", "feint", "skirmish spear-throw"),
            seat("yennenga", "S12", "point-blank", "skirmish"),
        ],
        {"mode": "teams"},
        [],
    ),
    "teammates with closed hands": (
        [
            seat("sun-wukong", "S01", "ox-form", "bewilderment"), seat("beowulf", "S02", "skirmish", "feint"),
            seat("achilles", "S10", "feint", "skirmish spear-throw"),
            seat("yennenga", "S12", "point-blank", "skirmish"),
        ],
        {"mode": "teams", "rules": {"teammates": "closed"}},
        [],
    ),
}  # fmt: skip


def reached(name: str) -> Match:
    """The match at a position with few hidden cards; * is the first option."""
    seats, more, answers = POSITIONS[name]
    match = Scenario({"name": name, "board": "sarpedon", "seats": seats, "steps": [], **more}, "test_uniform").open(
        DUEL
    )
    for answer in answers:
        match.answer(match.decision.options[0] if answer == "*" else answer)
    return match


@pytest.mark.parametrize("name", POSITIONS)
def test_duel_is_redealt_uniformly(name: str) -> None:
    """All worlds that fit what a seat knows are equally likely, for every seat and a spectator (D3.4, D7.1, R13)."""
    match = reached(name)
    s: Any = match.state
    for viewer in (*range(match.seats), None):
        worlds = duel_worlds(s, viewer)
        assert worlds[duel_world(s)], "the true world is not among those that could be"
        for world in (match, match.determinize(viewer, seed=77)):
            redealt_worlds_are_uniform(world, viewer, worlds, duel_world)


def test_no_card_without_a_boost_value_is_dealt_as_a_boost() -> None:
    """R4: what lies there as a boost has a boost value in every world, and all those worlds are equally likely."""
    seats = [seat("tinker", "S01", "guard", ""), seat("gambler", "S02", "bluff ace double", "bluff recall")]
    told = {"name": "a boost", "board": "sarpedon", "seats": seats, "turn": 1, "steps": []}
    match = Scenario(told, "test_uniform").open(homemade_duel())
    for answer in ("attack:gambler:tinker", "bluff", "ace"):
        match.answer(answer)
    s: Any = match.state
    for viewer in (0, None):
        worlds = duel_worlds(s, viewer)
        redealt_worlds_are_uniform(match, viewer, worlds, duel_world)
