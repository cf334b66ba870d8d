"""Rules about what each seat sees, which a scenario file cannot tell. Each docstring begins with the ids it proves."""

from typing import Any

from meadhall.games.duel.rules.definition import duel
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


def laid_boost(**changes: object) -> list[object]:
    """What the four seats and a spectator see of a boost that King Arthur has laid face down."""
    attacker = {"hero": "king-arthur", "fighters": {"king-arthur": "S06"}, "hand": ["excalibur", "regroup"]}
    defender = {"hero": "beowulf", "fighters": {"beowulf": "S07"}, "hand": ["skirmish"]}
    match = position(seats=[attacker, defender, *TEAMS["seats"][2:]], **changes)
    for answer in ("attack:king-arthur:beowulf", "excalibur", "regroup"):
        match.answer(answer)
    views: list[Any] = [match.view(viewer) for viewer in (0, 1, 2, 3, None)]
    return [view["combat"]["boost"]["card"] for view in views]


def test_a_boost_face_down_is_seen_by_its_player_and_an_open_teammate() -> None:
    """R3, R13: all see that a boost lies there; what it is, only those who see the hand it came from."""
    assert laid_boost() == ["regroup", None, "regroup", None, None]
    assert laid_boost(rules={"teammates": "closed"}) == ["regroup", None, None, None, None]


def test_cards_on_top_of_a_deck_are_seen_by_who_looks_and_an_open_teammate() -> None:
    """M16, M11: the others see only how many cards are looked at, taken and put back."""
    seer = {
        "hero": "king-arthur",
        "fighters": {"king-arthur": "S08", "merlin": "S09"},
        "hand": ["prophecy"],
        "deck": ["regroup", "excalibur", "swift-strike", "noble-sacrifice"],
    }
    match = position(seats=[seer, *TEAMS["seats"][1:]])
    match.answer("scheme:prophecy:merlin")
    for viewer in (0, 1, 2, 3, None):
        told = next(event for event in match.events_for(viewer) if event["event"] == "cards_seen")
        known = [card for _, card in sorted(seats(match, viewer)[0]["deck"]["known"].items())]
        assert told["number"] == 4
        assert (told["cards"], known) == ((seer["deck"], seer["deck"]) if viewer in {0, 2} else (None, []))
