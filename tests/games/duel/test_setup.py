"""Setups of the duel: what is filled in, what is refused, and how cards are dealt."""

import json
from collections import Counter
from typing import Any, Final

import pytest

import meadhall
from meadhall.games.duel.rules.catalogue import built_in
from meadhall.games.duel.rules.definition import duel

TWO: Final = ["beowulf", "achilles"]
THREE: Final = [*TWO, "yennenga"]
FOUR: Final = [*THREE, "sun-wukong"]


def test_a_duel_needs_only_two_heroes() -> None:
    """Everything else has a default: the newest book's reading of every rule."""
    assert duel().prepare({"heroes": TWO}) == {
        "board": "sarpedon",
        "heroes": TWO,
        "mode": "duel",
        "rules": {"defeat": "action", "versatile": "both", "discard": "before_abilities", "teammates": "open"},
        "first": None,
        "people": [0, 1],
    }


@pytest.mark.parametrize(("mode", "heroes"), [("free_for_all", THREE), ("free_for_all", FOUR), ("teams", FOUR)])
def test_a_board_with_two_start_spaces_is_for_two(mode: str, heroes: list[str]) -> None:
    """D1.1, D11.1, D12.1: free-for-all and teams need four start spaces, a duel needs two."""
    with pytest.raises(meadhall.SetupError, match=f"{mode} needs a board with 4 start spaces; heorot has 2"):
        meadhall.new_match("duel", {"heroes": heroes, "mode": mode, "board": "heorot"}, 1)
    assert meadhall.new_match("duel", {"heroes": TWO, "board": "heorot"}, 1).seats == 2
    assert meadhall.new_match("duel", {"heroes": heroes, "mode": mode, "board": "sarpedon"}, 1).seats == len(heroes)


@pytest.mark.parametrize(
    ("mode", "count", "needed"),
    [
        ("duel", 1, "duel needs 2 heroes, found 1"),
        ("duel", 3, "duel needs 2 heroes, found 3"),
        ("free_for_all", 2, "free_for_all needs 3 or 4 heroes, found 2"),
        ("free_for_all", 5, "free_for_all needs 3 or 4 heroes, found 5"),
        ("teams", 3, "teams needs 4 heroes, found 3"),
    ],
)
def test_a_mode_needs_its_number_of_heroes(mode: str, count: int, needed: str) -> None:
    """D11.1, D12.1: three or four for themselves, two against two."""
    heroes = [*FOUR, "little-red-riding-hood"][:count]
    with pytest.raises(meadhall.SetupError, match=needed):
        meadhall.new_match("duel", {"heroes": heroes, "mode": mode}, 1)


@pytest.mark.parametrize(
    ("part", "said"),
    [
        ({"heroes": ["beowolf", "achilles"]}, "there is no hero 'beowolf'; did you mean 'beowulf'?"),
        ({"board": "herot"}, "there is no board 'herot'; did you mean 'heorot'?"),
        ({"mode": "dual"}, "unknown mode 'dual'; did you mean 'duel'?"),
        ({"bord": "heorot"}, "unknown part of the setup 'bord'; did you mean 'board'"),
        ({"rules": {"defeats": "action"}}, "unknown rule option 'defeats'; did you mean 'defeat'"),
        ({"rules": {"defeat": "at_one"}}, "rule option 'defeat' cannot be 'at_one'; did you mean 'at_once'"),
        ({"rules": "old"}, "'rules' must be a mapping of options, found 'old'"),
        ({"heroes": "beowulf"}, "'heroes' must be a list of hero ids, one a seat; found 'beowulf'"),
        ({"heroes": [1, 2]}, "'heroes' must be a list of hero ids"),
        ({"heroes": None}, "'heroes' must be a list of hero ids"),
        ({"first": 2}, "'first' must be a seat from 0 to 1, found 2"),
        ({"first": -1}, "'first' must be a seat from 0 to 1, found -1"),
        ({"first": True}, "'first' must be a seat from 0 to 1, found True"),
        ({"first": "0"}, "'first' must be a seat from 0 to 1, found '0'"),
        ({"people": [0]}, "'people' must name a person for each of the 2 seats"),
        ({"people": ["a", "b"]}, "'people' must name a person for each of the 2 seats"),
        ({"people": [0, 0]}, "one person seats that are not on one team"),
        ({"handicap": [{}]}, "'handicap' must have a mapping for each of the 2 seats, found [{}]"),
        ({"handicap": {"0": {}}}, "'handicap' must have a mapping for each of the 2 seats"),
        ({"handicap": [{"helth": 1}, {}]}, "unknown part of the handicap of seat 0 'helth'; did you mean 'health'"),
        ({"handicap": [{}, {"cards": True}]}, "the handicap of seat 1 must be a whole number of cards, found True"),
        ({"handicap": [{}, {"cards": 0.5}]}, "the handicap of seat 1 must be a whole number of cards, found 0.5"),
        ({"handicap": [{"cards": 3}, {}]}, "must be from -5 to 2, found 3: an opening hand has 5 cards (H1)"),
        ({"handicap": [{"cards": -6}, {}]}, "must be from -5 to 2, found -6"),
        ({"handicap": [{"health": -17}, {}]}, "found -17: beowulf starts with 17 health (H1)"),
    ],
)
def test_a_setup_that_does_not_fit_is_refused_with_what_was_expected(part: dict[str, Any], said: str) -> None:
    """Unknown words are answered with the nearest known one."""
    with pytest.raises(meadhall.SetupError) as refused:
        meadhall.new_match("duel", {"heroes": TWO} | part, 1)
    assert said in str(refused.value)


def test_three_people_play_in_teams_when_one_of_them_plays_a_whole_team() -> None:
    """D12.3: both heroes of one team may be one person's, never heroes of two teams."""
    setup = {"heroes": FOUR, "mode": "teams", "people": [0, 1, 0, 2]}
    assert meadhall.new_match("duel", setup, 1).setup["people"] == [0, 1, 0, 2]
    with pytest.raises(meadhall.SetupError, match="one person seats that are not on one team"):
        meadhall.new_match("duel", setup | {"people": [0, 1, 2, 0]}, 1)


def test_a_handicap_changes_health_and_the_opening_hand_of_its_seat_alone() -> None:
    """H1: health at the start and at most, cards in hand, and nothing else; sidekicks stay as they are."""
    told = [{"health": -3, "cards": 2}, {"health": 2, "cards": -5}]
    match = meadhall.new_match("duel", {"heroes": ["medusa", "medusa"], "handicap": told}, 5)
    view: Any = match.view(None)
    assert [view["fighters"][f"medusa@{seat}"]["health"] for seat in (0, 1)] == [13, 18]
    assert [view["fighters"][f"medusa@{seat}"]["most"] for seat in (0, 1)] == [13, 18]
    assert {facts["most"] for name, facts in view["fighters"].items() if "harpy" in name} == {1}
    assert [seat["hand"]["size"] for seat in view["seats"]] == [7, 0]
    assert [seat["deck"]["size"] for seat in view["seats"]] == [23, 30]


def test_a_setup_without_a_handicap_is_as_it_always_was() -> None:
    """H1: nothing is said of what nobody has, so that old setups, shelves and fingerprints stay."""
    plain: Any = duel().prepare({"heroes": TWO})
    assert "handicap" not in plain
    assert duel().prepare({"heroes": TWO, "handicap": [{"health": 0}, {}]}) == plain
    assert duel().prepare({"heroes": TWO, "handicap": None}) == plain
    given: Any = duel().prepare({"heroes": TWO, "handicap": [{"health": 0, "cards": 1}, {}]})
    assert given == plain | {"handicap": [{"cards": 1}, {}]}
    assert duel().prepare(given) == given
    assert duel().fingerprint(given) == duel().fingerprint(plain)


@pytest.mark.parametrize("mode", ["free_for_all", "teams"])
def test_every_mode_takes_a_handicap(mode: str) -> None:
    """H1: by seat, however many there are; and it is saved and told with the match."""
    setup = {"heroes": FOUR, "mode": mode, "handicap": [{}, {"health": -1}, {}, {"cards": 1}]}
    match = meadhall.new_match("duel", setup, 9)
    again = meadhall.Match.from_json(match.to_json())
    view: Any = again.view(None)
    assert again.setup["handicap"] == setup["handicap"]
    assert [seat["hand"]["size"] for seat in view["seats"]] == [5, 5, 5, 6]
    assert view["fighters"]["achilles"]["most"] == 17
    assert meadhall.replay(match.transcript()).view(1) == match.view(1)


def test_a_hero_is_not_healed_beyond_the_handicap() -> None:
    """H1: what is less at the start is less at most; and a saved match that says otherwise is refused."""
    match = meadhall.new_match("duel", {"heroes": TWO, "handicap": [{"health": -3}, {}]}, 9)
    saved = json.loads(match.to_json())
    plain = json.loads(meadhall.new_match("duel", {"heroes": TWO}, 9).to_json())
    saved["state"] = plain["state"]
    with pytest.raises(meadhall.MeadhallError, match="the health of beowulf"):
        meadhall.Match.from_json(json.dumps(saved))


@pytest.mark.parametrize("hero", built_in().heroes)
def test_every_player_gets_the_whole_deck_of_the_hero(hero: str) -> None:
    """D1.2, D1.4, R16: hand and deck together are the thirty cards, each as often as it says, and no basket card."""
    match = meadhall.new_match("duel", {"heroes": [hero, "achilles" if hero != "achilles" else "beowulf"]}, 7)
    state: Any = match.state
    table = state.table
    hand: list[str] = match.view(0)["seats"][0]["hand"]["cards"]  # type: ignore[index]
    deck = [table.card_ids[state.cards[at]] for at in range(state.left[0])]
    cards = Counter(name.split("@")[0] for name in hand + deck)
    assert len(hand) == 5
    assert cards == {card.id: card.copies for card in built_in().heroes[hero].cards}


def test_decks_are_shuffled_by_the_seed() -> None:
    """D1.4: another seed, another order; the same seed, the same order."""

    def hands(seed: int) -> object:
        match = meadhall.new_match("duel", {"heroes": TWO}, seed)
        return [match.view(seat)["seats"][seat]["hand"] for seat in (0, 1)]  # type: ignore[index]

    assert hands(1) == hands(1)
    assert len({str(hands(seed)) for seed in range(20)}) > 15


def test_a_hero_may_meet_itself() -> None:
    """D1.2: each player takes a hero; nothing says that they differ. Ids then tell the seats apart."""
    match = meadhall.new_match("duel", {"heroes": ["beowulf", "beowulf"], "first": 0}, 1)
    assert match.decision.options[0].id.startswith("place:wiglaf@0:")


@pytest.mark.parametrize("mode", [["duel"], {}, 3, True])
def test_a_mode_that_is_no_word_is_refused_like_an_unknown_one(mode: object) -> None:
    """Whatever comes from outside is refused in words."""
    with pytest.raises(meadhall.SetupError, match="unknown mode"):
        meadhall.new_match("duel", {"heroes": ["medusa", "sinbad"], "mode": mode}, 1)
