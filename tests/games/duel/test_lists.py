"""Lists: from the facts of a table and what a seat sees of it, the page can tell of every card where it may be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import pytest

import meadhall
from meadhall import Match
from meadhall.games.duel.hall.facts import duel_facts
from meadhall.games.duel.hall.wire import DuelFacts
from meadhall.games.duel.rules.hands import top_of_pile
from meadhall.games.duel.rules.table import STRIDE
from meadhall.testing.walks import viewers, walk
from tests.games.duel.cases import SETUPS

STRIDES: Final = 7  # every so many positions are looked at
SEED: Final = 5
DUELS: Final = ("duel-of-twins", "duel-of-eyes", "duel-by-other-books", "teams")


def seen(match: Match) -> Iterator[tuple[int | None, Any]]:
    """What everybody sees along a match, and somebody who watches."""
    for at, _ in enumerate(walk(match)):
        if at % STRIDES == 0:
            for viewer in viewers(match):
                yield viewer, match.view(viewer)


def deck_of(facts: DuelFacts, seat: int) -> dict[str, int]:
    """The copies of each card of a seat's deck; an id that several decks have ends with its seat."""
    return {
        id: card.copies
        for id, card in facts.cards.items()
        if card.copies and card.hero == facts.heroes[seat].id and ("@" not in id or id.endswith(f"@{seat}"))
    }


def in_play(view: Any, seat: int) -> list[str | None]:
    """The cards of a seat that lie on the table: None for one that is face down."""
    found = [view["playing"]["card"]] if view["playing"] and view["playing"]["seat"] == seat else []
    combat = view["combat"]
    if not combat or combat["stage"] == "cleared":
        return found
    attacker, defender = combat["attacker"], combat["defender"]
    for side in (attacker, defender):
        is_virtual = side is attacker and combat["bonus"]
        if side["seat"] == seat and side["laid"] and not side["kept"] and not is_virtual:
            found.append(side["card"])
    if attacker["seat"] == seat and combat["boost"] and combat["stage"] == "laying":
        found.append(combat["boost"]["card"])
    return found


@pytest.mark.parametrize("name", DUELS)
def test_every_card_of_a_deck_is_where_a_seat_sees_it_or_still_to_come(name: str) -> None:
    """What is not seen of a deck is as many cards as lie in it and are held out of sight (D1.4)."""
    match = meadhall.new_match("duel", SETUPS[name], SEED)
    facts = duel_facts(match, "en")
    decks = [deck_of(facts, seat) for seat in range(match.seats)]
    assert [sum(deck.values()) for deck in decks] == [30] * match.seats
    for _, view in seen(match):
        for seat, deck in enumerate(decks):
            check_deck(view, seat, deck)


def to_come(view: Any, seat: int, deck: dict[str, int]) -> dict[str, int]:
    """The copies of a seat's cards that lie neither open nor in a hand that is seen."""
    own = view["seats"][seat]
    gone = Counter([*own["discard"], *filter(None, in_play(view, seat)), *(own["hand"]["cards"] or [])])
    assert set(gone) <= set(deck)
    return {card: copies - gone[card] for card, copies in deck.items()}


def check_deck(view: Any, seat: int, deck: dict[str, int]) -> None:
    """The cards of one seat, as one view tells of them."""
    own = view["seats"][seat]
    left = to_come(view, seat, deck)
    known = Counter([*([] if own["hand"]["cards"] else own["known"]), *own["deck"]["known"].values()])
    unseen = own["hand"]["size"] + in_play(view, seat).count(None) if own["hand"]["cards"] is None else 0
    assert sum(left.values()) == unseen + own["deck"]["size"]
    assert all(known[card] <= copies for card, copies in left.items())


def test_pile_is_told_from_the_top_down() -> None:
    """The first card of a pile in a view is the one that Little Red Riding Hood's basket reads (D3.4)."""
    setup = SETUPS["duel-by-other-books"]
    match = meadhall.new_match("duel", setup, SEED)
    tops = 0
    for _, view in seen(match):
        state: Any = match.state
        for seat, own in enumerate(view["seats"]):
            top = int(top_of_pile(state, seat))
            assert own["discard"][:1] == ([state.table.card_ids[STRIDE * seat + top]] if top >= 0 else [])
            tops += len(set(own["discard"])) > 1
    assert tops
