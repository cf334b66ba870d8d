"""The unicorn game at its door: setups, the deck, the letters of names, and what is refused."""

from collections import Counter
from typing import Any

import pytest

import meadhall
from meadhall.games.unicorns.rules.catalogue import built_in
from meadhall.localisation import languages, words

DECK = {"basic": 22, "magical": 30, "magic": 25, "upgrade": 14, "downgrade": 8, "instant": 15}
REMOVED = {
    "queen-bee-unicorn": 1, "seductive-unicorn": 1, "rainbow-unicorn": 1, "nanny-cam": 1, "sadistic-ritual": 1,
    "slowdown": 1, "yay": 2, "mother-goose-unicorn": 1, "necromancer-unicorn": 1,
}  # fmt: skip


def deck_of(players: int) -> Counter[str]:
    """All cards of a match but for the babies, by id."""
    s: Any = meadhall.new_match("unicorns", {"players": players}, seed=0).state
    return Counter(s.table.faces[code].id for code in s.table.deck)


def test_deck_has_the_printed_cards() -> None:
    """V2.1: 114 cards with black backs, as many of each kind as are printed, and 13 babies beside them."""
    types = {card.id: card.type for card in built_in().cards}
    found: Counter[str] = Counter()
    for name, copies in deck_of(4).items():
        found[types[name]] += copies
    assert found == DECK
    assert sum(found.values()) == 114
    assert list(types.values()).count("baby") == 13
    assert len(types) == 84


def test_two_players_leave_the_listed_cards_out() -> None:
    """V8.1: all basic unicorns and nine more faces; 82 cards are left."""
    basics = {card.id: card.copies for card in built_in().cards if card.type == "basic"}
    assert deck_of(3) - deck_of(2) == Counter(REMOVED) + Counter(basics)
    assert sum(deck_of(2).values()) == 82


def test_two_players_begin_with_a_neigh_each() -> None:
    """V8.2: six cards in hand, one of them a Neigh that both know of; 70 are left in the deck."""
    match = meadhall.new_match("unicorns", {"players": 2}, seed=5)
    view: Any = match.view(0)
    assert [seat["hand"]["size"] for seat in view["seats"]] == [6, 6]
    assert "neigh" in view["seats"][0]["hand"]["cards"]
    assert view["seats"][1]["known"] == ["neigh"]
    assert view["deck"]["size"] == 70


@pytest.mark.parametrize("players", range(3, 9))
def test_everybody_begins_with_five_cards(players: int) -> None:
    """V2.1, V1.1: five cards each; six unicorns win from six players on, seven below."""
    view: Any = meadhall.new_match("unicorns", {"players": players}, seed=5).view(None)
    assert [seat["hand"]["size"] for seat in view["seats"]] == [5] * players
    assert view["deck"]["size"] == 114 - 5 * players
    assert view["goal"] == (6 if players >= 6 else 7)


@pytest.mark.parametrize("language", languages())
def test_letters_are_those_of_the_names(language: str) -> None:
    """W12, V1.3: the catalogue counts the letters of the names that the match shows, in every language."""
    spoken = words("unicorns", language)
    unicorns = [card.id for card in built_in().cards if card.type in {"baby", "basic", "magical"}]
    counted = {name: built_in().letters[name][language] for name in unicorns}
    assert counted == {name: sum(sign.isalpha() for sign in spoken.say(f"card-{name}")) for name in unicorns}
    assert set(built_in().letters) == set(unicorns)


def test_chance_names_the_first_player_unless_the_setup_does() -> None:
    """U1: the host may name a seat; otherwise every seat comes to be first."""
    first = {meadhall.new_match("unicorns", {"players": 4}, seed).decision.seat for seed in range(40)}
    assert first == {0, 1, 2, 3}
    assert meadhall.new_match("unicorns", {"players": 4, "first": 2}, seed=0).decision.seat == 2


@pytest.mark.parametrize(
    ("setup", "trouble"),
    [
        ({}, "'players' must be a number from 2 to 8, found None"),
        ({"players": 1}, "'players' must be a number from 2 to 8, found 1"),
        ({"players": 9}, "found 9"),
        ({"players": True}, "found True"),
        ({"players": 3, "first": 3}, "'first' must be a seat from 0 to 2, found 3"),
        ({"players": 3, "language": "fr"}, "'language' cannot be 'fr'"),
        ({"players": 3, "targets": "when_playd"}, "did you mean 'when_played'"),
        ({"players": 3, "win_check": "never"}, "'win_check' cannot be 'never'"),
        ({"player": 3}, "unknown part of the setup 'player'; did you mean 'players'?"),
    ],
)
def test_setup_is_refused_with_what_was_expected(setup: dict[str, object], trouble: str) -> None:
    """A setup that does not fit names the part, what was found and what there is."""
    with pytest.raises(meadhall.SetupError) as refusal:
        meadhall.new_match("unicorns", setup, seed=0)
    assert trouble in str(refusal.value)


def test_setup_is_filled_with_the_defaults() -> None:
    """The readings of the book, English letters, and chance for the first player."""
    assert meadhall.new_match("unicorns", {"players": 4}, seed=7).setup == {
        "players": 4, "language": "en", "first": None, "targets": "when_played", "win_check": "at_once",
    }  # fmt: skip
