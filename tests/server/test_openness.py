from __future__ import annotations

from typing import Any

import pytest

import meadhall
from meadhall import Match
from meadhall.bundle import bundle_of
from meadhall.hall.game import hall_of
from meadhall.hall.replays.openness import open_events, open_view
from meadhall.testing.walks import noting, viewers, walk
from tests.games.unicorns.cases import SETUPS as HERDS
from tests.server.house import House
from tests.server.past import EARLY, kept, played, told
from tests.server.strict import check_fits
from tests.server.test_wire import TABLES


@pytest.mark.parametrize("name", TABLES)
def test_open_view_is_as_the_page_knows_views(name: str) -> None:
    """Along a whole match: the page's types, every hand and laid card, and nothing that no seat knows."""
    game, setup = TABLES[name]
    match = meadhall.new_match(game, setup, 5)
    with noting(match):
        for at, _ in enumerate(walk(match)):
            if at % 9 == 0:
                check_open(match)
        check_open(match)


def check_open(match: Match) -> None:
    """The open view of a match beside the views of its seats."""
    view = open_view(match)
    check_fits(view, hall_of(match.game.name).view)
    views: list[Any] = [match.view(viewer) for viewer in viewers(match)]
    for seat, facts in enumerate(view["seats"] if bundle_of(match.game.name).sight else ()):
        assert facts["hand"]["cards"] == views[seat]["seats"][seat]["hand"]["cards"]
        assert len(facts["hand"]["cards"]) == facts["hand"]["size"]
        assert facts["known"] == []
    for seen in views:
        check_covers(view, seen)
    if view.get("combat"):
        for side in (view["combat"]["attacker"], view["combat"]["defender"]):
            assert side["card"] is not None or not side["laid"]
            sides = [other["combat"][role] for other in views for role in ("attacker", "defender")]
            assert side in sides


def check_covers(view: Any, seen: Any, path: str = "") -> None:
    """Whatever a seat sees, the open view shows it too; cards that are known to be held lie open in the hand."""
    if isinstance(seen, dict):
        for part, value in seen.items():
            if part != "known" or isinstance(value, dict):
                check_covers(view[part], value, f"{path}.{part}")
    elif isinstance(seen, list) and seen and isinstance(seen[0], dict):
        for one, other in zip(view, seen, strict=True):
            check_covers(one, other, path)
    elif path.endswith(".shuffled"):
        assert all(view.count(card) >= seen.count(card) for card in seen)
    elif seen is not None and not path.endswith(".value"):
        assert view == seen, path


def test_open_events_tell_what_anybody_saw() -> None:
    """A card that one seat saw is told; what everybody saw stays as it is."""
    match = played("unicorns", HERDS["unicorns-of-8"])
    seen = [match.events_for(viewer) for viewer in viewers(match)]
    told = open_events(match, 0)
    assert len(told) == len(seen[0])
    hidden = 0
    for at, event in enumerate(told):
        versions = [events[at] for events in seen]
        for part, value in event.items():
            known = [version[part] for version in versions if version[part] is not None]
            assert value in known or (value is None and not known)
        hidden += event != versions[-1]
    assert hidden > 20
    assert told[11:] == open_events(match, 11)


def test_open_moment_shows_all_hands(house: House) -> None:
    """Over the wire too; it is nobody's seat."""
    match = played("unicorns", HERDS["unicorns-of-4"], most=EARLY)
    ana = house.person()
    id = kept(house, match, ana, "guest", "guest", "guest")
    news = told(house.browser(), f"{id}/en/20?view=open")
    assert news == told(house.browser(), f"{id}/en/20")
    assert news["seat"] is None
    assert all(seat["hand"]["cards"] for seat in news["view"]["seats"])
    drawn = [event for event in news["events"] if event["event"] == "card_drawn"]
    assert drawn
    assert all(event["facts"]["card"] for event in drawn)
