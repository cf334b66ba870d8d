"""Rules about what each seat sees, which a scenario file cannot tell. Each docstring begins with the ids it proves."""

from typing import Any

from meadhall.games.duel.definition import duel
from meadhall.kernel.match import Match
from meadhall.testing.scenario import Scenario

TEAMS: dict[str, Any] = {
    "board": "sarpedon",
    "mode": "teams",
    "seats": [
        {"hero": "achilles", "fighters": {"achilles": "S01"}, "hand": ["feint"], "discard": ["spear-throw"]},
        {"hero": "beowulf", "fighters": {"beowulf": "S07"}, "hand": ["skirmish"]},
        {"hero": "yennenga", "fighters": {"yennenga": "S38"}, "hand": ["point-blank", "skirmish"]},
        {"hero": "sun-wukong", "fighters": {"sun-wukong": "S28"}, "hand": []},
    ],
    "steps": [],
}


def position(**changes: object) -> Match:
    """Two against two, with some parts told anew."""
    return Scenario(TEAMS | changes, "test_rules").open(duel())


def seats(match: Match, viewer: int | None) -> list[dict[str, Any]]:
    """What a viewer sees of all seats."""
    found: list[dict[str, Any]] = match.view(viewer)["seats"]  # type: ignore[assignment]
    return found


def seen_hands(match: Match, viewer: int | None) -> list[int]:
    """The seats whose hands a viewer sees."""
    return [at for at, seat in enumerate(seats(match, viewer)) if seat["hand"]["cards"] is not None]


def test_discard_piles_are_open_to_everybody_and_hands_are_not() -> None:
    """D3.4: piles lie open at any time; of hands and decks only the sizes are seen."""
    match = position()
    for viewer in (None, 1, 3):
        seen = seats(match, viewer)[0]
        assert seen["discard"] == ["spear-throw"]
        assert seen["hand"] == {"size": 1, "cards": None}
        assert seen["deck"] == {"size": 28, "known": {}}
    assert seats(match, 0)[0]["hand"]["cards"] == ["feint@0"]


def test_teammates_see_each_other_s_hands() -> None:
    """R13, D12.3: teammates may talk about their cards, so they see them."""
    match = position()
    assert [seen_hands(match, viewer) for viewer in range(4)] == [[0, 2], [1, 3], [0, 2], [1, 3]]
    assert seen_hands(match, None) == []


def test_teammates_do_not_see_each_other_s_hands_when_the_match_says_so() -> None:
    """R13: an option keeps hands closed."""
    match = position(rules={"teammates": "closed"})
    assert [seen_hands(match, viewer) for viewer in range(4)] == [[0], [1], [2], [3]]


def test_one_person_for_a_team_sees_both_hands_whatever_the_option() -> None:
    """R13, D12.3: with three players one of them plays both heroes of a team."""
    match = position(rules={"teammates": "closed"}, people=[0, 1, 0, 2])
    assert [seen_hands(match, viewer) for viewer in range(4)] == [[0, 2], [1], [0, 2], [3]]


def test_a_card_face_down_is_seen_by_its_player_only() -> None:
    """D7.3: an attack card lies face down until the defence card is laid."""
    defender = {"hero": "beowulf", "fighters": {"beowulf": "S02"}, "hand": ["skirmish"]}
    match = position(mode="duel", seats=[TEAMS["seats"][0], defender])
    match.answer("attack:achilles:beowulf")
    match.answer("feint@0")
    shown = [match.view(viewer)["combat"]["attacker"]["card"] for viewer in (0, 1, None)]  # type: ignore[index]
    assert shown == ["feint@0", None, None]
