"""Re-dealt worlds of the unicorn game are uniform: every way in which the cards could lie is dealt equally often."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import Any, Final, NamedTuple

import pytest

from meadhall.games.unicorns.rules.knowledge import draws, is_open, place
from meadhall.games.unicorns.rules.plays import Discard
from meadhall.games.unicorns.rules.searches import Search
from meadhall.games.unicorns.rules.state import Unicorns
from meadhall.games.unicorns.rules.table import LATE, OLDER
from meadhall.kernel.bits import members
from meadhall.kernel.machine import asker, first_operand
from meadhall.kernel.match import Match
from meadhall.testing.knowledge import redealt_worlds_are_uniform
from meadhall.testing.scenario import Scenario

Told = dict[str, object]
World = tuple[object, ...]


class Slot(NamedTuple):
    """A place for a hidden card: in a hand or at a position of the deck; how lately it was drawn from the deck."""

    seat: int
    position: int
    fresh: int  # 2 for the deck and what was drawn since the last that was learnt of it, 1 since something older


class Hidden(NamedTuple):
    """A hidden card: its face, and whether it is known to have been in the deck: 2 of late, 1 before, 0 not known."""

    code: int
    shuffled: int


# ---------------------------------------------------------------- all worlds, counted copy by copy
def cards_in(s: Unicorns, words: list[int]) -> list[int]:
    """The faces of a set of cards, one for each copy."""
    return [int(s.table.code_of[60 * word + at]) for word in range(3) for at in members(words[word])]


def hand_of(s: Unicorns, seat: int) -> list[int]:
    """The faces of a hand."""
    return cards_in(s, [int(s.hand[3 * seat + word]) for word in range(3)])


def known_of(s: Unicorns, viewer: int, owner: int) -> list[int]:
    """The faces that a viewer knows of an owner; the last owner is the deck."""
    at = place(s, viewer, owner)
    return cards_in(s, [int(s.known[at + word]) for word in range(3)])


def world_of(state: Any) -> World:
    """Where all hidden cards lie: every hand, and the deck from below."""
    s: Unicorns = state
    return (*(tuple(sorted(hand_of(s, seat))) for seat in range(s.seats)), tuple(s.cards[: s.left]))


def worlds_of(s: Unicorns, viewer: int) -> Counter[World]:
    """All worlds that a viewer cannot tell from the true one, weighted by the ways in which copies can lie so."""
    hands = {seat: known_of(s, viewer, seat) for seat in range(s.seats) if seat != viewer and not is_open(s, seat)}
    slots, cards = list(places_of(s, viewer, hands)), hidden_cards(s, viewer, hands)
    found: Counter[World] = Counter()
    for order in permutations(cards):
        if all(fits(s, viewer, card, slot) for card, slot in zip(order, slots, strict=True)):
            world = laid_out(s, hands, slots, order)
            if can_be_asked(s, viewer, world):
                found[world] += 1
    return found


def places_of(s: Unicorns, viewer: int, hands: dict[int, list[int]]) -> Iterator[Slot]:
    """Every place that a viewer cannot look at."""
    for seat, known in hands.items():
        blanks = len(hand_of(s, seat)) - len(known)
        for at in range(blanks):
            since = [at < s.fresh[draws(s, viewer, group) + seat] for group in (LATE, OLDER)]
            yield Slot(seat, -1, 2 if since[0] else int(since[1]))
    for position in range(s.left):
        if not s.peeked[2 * viewer + position // 60] >> position % 60 & 1:
            yield Slot(-1, position, fresh=2)


def hidden_cards(s: Unicorns, viewer: int, hands: dict[int, list[int]]) -> list[Hidden]:
    """Every card that lies where a viewer cannot look."""
    found: Counter[int] = Counter()
    for seat, known in hands.items():
        found += Counter(hand_of(s, seat)) - Counter(known)
    for slot in places_of(s, viewer, {}):
        found[int(s.cards[slot.position])] += 1
    late, older = (Counter(known_of(s, viewer, s.seats + group)) for group in (LATE, OLDER))
    return [
        *(Hidden(code, shuffled=2) for code in late.elements()),
        *(Hidden(code, shuffled=1) for code in older.elements()),
        *(Hidden(code, shuffled=0) for code in (found - late - older).elements()),
    ]


def fits(s: Unicorns, viewer: int, card: Hidden, slot: Slot) -> bool:
    """Whether a card may be at a place: what was in the deck, and what the viewer is looking for in it."""
    node = asker(s)
    if isinstance(node, Search) and s.asked == viewer and node.what.masks[card.code // 60] >> card.code % 60 & 1:
        return bool(card.shuffled) == (slot.position >= 0)
    return slot.fresh >= card.shuffled


def laid_out(s: Unicorns, hands: dict[int, list[int]], slots: list[Slot], order: tuple[Hidden, ...]) -> World:
    """A world with its hidden cards in some order."""
    held = {seat: [*known] for seat, known in hands.items()}
    deck = list(s.cards[: s.left])
    for card, slot in zip(order, slots, strict=True):
        if slot.position >= 0:
            deck[slot.position] = card.code
        else:
            held[slot.seat].append(card.code)
    return (*(tuple(sorted(held.get(seat, hand_of(s, seat)))) for seat in range(s.seats)), tuple(deck))


def can_be_asked(s: Unicorns, viewer: int, world: World) -> bool:
    """Who pays with cards of a kind holds as many as are still to pay."""
    node = asker(s)
    if s.asked == viewer or not isinstance(node, Discard) or not node.is_price or first_operand(s) == 0:
        return True
    hand: Any = world[s.asked]
    fitting = [code for code in hand if node.what.masks[code // 60] >> code % 60 & 1]
    return len(fitting) >= node.n - first_operand(s)


# ---------------------------------------------------------------- small positions
def seat(hand: str, stable: str = "") -> Told:
    """A seat with few cards."""
    return {"hand": hand.split(), "stable": stable.split()}


POSITIONS: Final[dict[str, tuple[list[Told], str, str, list[str]]]] = {
    "hidden hands": ([seat("good-deal"), seat("neigh neigh"), seat("yay")], "narwhal llamacorn", "", []),
    "hand seen, a card taken": (
        [seat("blatant-thievery"), seat("neigh yay"), seat("llamacorn")],
        "narwhal americorn rhinocorn", "", ["play:blatant-thievery", "player:1", "*", "take:yay"],
    ),
    "card taken by chance": (
        [seat("americorn"), seat("yay claw-machine"), seat("llamacorn")],
        "narwhal narwhal-torpedo", "", ["play:americorn", "player:1", "*"],
    ),
    "top of the deck seen": (
        [seat("unicorn-oracle"), seat("rainbow-aura claw-machine")],
        "narwhal-torpedo rhinocorn llamacorn neigh", "", ["play:unicorn-oracle", "*"],
    ),
    "top of the deck put back, a card drawn": (
        [seat("unicorn-oracle"), seat("rainbow-aura claw-machine")],
        "narwhal-torpedo rhinocorn llamacorn neigh", "",
        ["play:unicorn-oracle", "*", "take:rhinocorn", "put:llamacorn"],
    ),
    "deck looked through": (
        [seat("classy-narwhal"), seat("yay claw-machine"), seat("claw-machine")],
        "narwhal rainbow-aura claw-machine", "", ["play:classy-narwhal", "*", "use"],
    ),
    "deck searched": (
        [seat("classy-narwhal"), seat("yay"), seat("claw-machine")],
        "narwhal rainbow-aura claw-machine llamacorn", "",
        ["play:classy-narwhal", "*", "use", "find:rainbow-aura"],
    ),
    "pile shuffled in, a card drawn since": (
        [seat("mystical-vortex neigh"), seat("yay claw-machine"), seat("llamacorn neigh")],
        "narwhal", "rhinocorn neigh",
        ["play:mystical-vortex", "*", "discard:neigh", "discard:claw-machine", "discard:neigh"],
    ),
    "pile shuffled in twice, a card drawn between": (
        [seat("mystical-vortex neigh"), seat("reset-button", "claw-machine"), seat("llamacorn")],
        "narwhal yay", "rhinocorn",
        ["play:mystical-vortex", "*", "discard:neigh", "discard:reset-button", "discard:llamacorn"],
    ),
    "deck searched when the pile had been shuffled in before": (
        [seat("mystical-vortex neigh"), seat("shabby-the-narwhal yay"), seat("llamacorn")],
        "narwhal", "slowdown",
        [
            "play:mystical-vortex", "*", "discard:neigh", "discard:yay", "discard:llamacorn", "play:shabby-the-narwhal",
            "*", "use", "find:slowdown",
        ],
    ),
    "everything shuffled in": (
        [seat("shake-up"), seat("rainbow-aura neigh")], "narwhal-torpedo rhinocorn llamacorn", "neigh good-deal",
        ["play:shake-up", "*"],
    ),
    "two unicorns to be discarded": (
        [seat("necromancer-unicorn narwhal llamacorn"), seat("yay narwhal-torpedo"), seat("neigh")],
        "rhinocorn claw-machine", "", ["play:necromancer-unicorn", "*", "discard:narwhal"],
    ),
    "hand open to all": (
        [seat("yay"), seat("neigh claw-machine", "nanny-cam"), seat("llamacorn")], "narwhal rhinocorn", "", [],
    ),
    "hands swapped": (
        [seat("unfair-bargain yay"), seat("neigh claw-machine"), seat("llamacorn")],
        "narwhal rhinocorn", "", ["play:unfair-bargain", "player:1", "*"],
    ),
}  # fmt: skip


def reached(name: str) -> Match:
    """The match at a position with few hidden cards, all others put aside; with * all who are asked let it pass."""
    seats, deck, pile, answers = POSITIONS[name]
    told = {"name": name, "game": "unicorns", "deck": deck.split(), "discard": pile.split(), "rest": "discard"}
    match = Scenario({**told, "seats": seats, "steps": []}, "test_uniform_unicorns").open()
    s: Any = match.state
    s.piled = len(pile.split())
    cards = [face.code for name in pile.split() for face in s.table.faces if face.id == name]
    for at, code in enumerate(cards):
        s.cards[len(s.cards) - s.piled + at] = code
    for answer in answers:
        while answer == "*" and match.outcome is None and match.decision.question == "choose_response":
            match.answer("let_pass")
        if answer != "*":
            match.answer(answer)
    return match


@pytest.mark.parametrize("name", POSITIONS)
def test_unicorns_are_redealt_uniformly(name: str) -> None:
    """All worlds that fit what a seat knows are equally likely, for every seat and a spectator (W7, V7.4)."""
    match = reached(name)
    s: Any = match.state
    for viewer in range(match.seats + 1):
        worlds = worlds_of(s, viewer)
        assert worlds[world_of(s)], "the true world is not among those that could be"
        seen_by = None if viewer == match.seats else viewer
        for world in (match, match.determinize(seen_by, seed=77)):
            redealt_worlds_are_uniform(world, seen_by, worlds, world_of)


@pytest.mark.parametrize("name", POSITIONS)
def test_what_others_know_fits_a_redealt_world(name: str) -> None:
    """In a world dealt for one seat, every other seat can be dealt a world in turn, with all cards there."""
    match = reached(name)
    s: Any = match.state
    cards = sorted([code for hand in world_of(s) for code in hand])  # type: ignore[attr-defined]
    for viewer in range(match.seats):
        for other in range(match.seats):
            world = match.determinize(viewer, seed=5).determinize(other, seed=6)
            assert sorted([code for hand in world_of(world.state) for code in hand]) == cards  # type: ignore[attr-defined]
