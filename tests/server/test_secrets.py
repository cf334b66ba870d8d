from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any, Final

import msgspec
import pytest

import meadhall
from meadhall import Match
from meadhall.hall import wire
from meadhall.hall.records import Record, Sitter
from meadhall.hall.replays.tape import moment_of
from meadhall.hall.rooms.room import Moment, Room
from meadhall.hall.rooms.window import Window, is_window
from meadhall.hall.settings import Settings
from meadhall.kernel.game import find_game
from meadhall.localisation import speaker_of
from meadhall.testing.walks import noting, viewers, walk
from tests.games.duel.cases import SETUPS
from tests.games.unicorns.cases import SETUPS as HERDS
from tests.hall.drafting import with_pack
from tests.server.house import Browser, House, Page, play

DEALS: Final = 3_000_000  # re-dealt worlds have seeds from here on
TABLES: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    **{name: ("duel", SETUPS[name]) for name in ("duel-of-eyes", "duel-in-the-mirror", "teams-with-closed-hands")},
    **{name: ("unicorns", HERDS[name]) for name in ("unicorns-of-2", "unicorns-of-4")},
}
PACKED: Final = {f"{game}-with-a-pack": game for game in ("duel", "unicorns")}  # read when they are played


def table(name: str) -> tuple[str, dict[str, Any]]:
    """What is played at a table: the game and its setup."""
    return (PACKED[name], with_pack(PACKED[name])) if name in PACKED else TABLES[name]


def room_of(match: Match) -> Room:
    """A room in which a match is played, as it is, by people only."""
    game, setup = match.game.name, match.setup
    sitters = [Sitter("person", f"Nr. {seat}", None, str(seat)) for seat in range(match.seats)]
    record = Record(
        id="id", game=game, setup=setup, seed=1, version="1", fingerprint=find_game(game).fingerprint(setup),
        window=8, timing=wire.Timing(), created=0.0, sitters=sitters, rows=[],
    )  # fmt: skip
    room = Room(record, Settings(), Moment(0.0, 0.0))
    room.course.match = match
    room.course.views.clear()
    if is_window(match):
        room.asked.window = Window(match, 0, -100.0, 8.0)
    return room


def told(match: Match, viewer: int | None) -> dict[str, Any]:
    """All that a page is told of a match as it stands, from a seat; a re-dealt one has no past to tell of."""
    room = room_of(match)
    channel = room.channel(str(viewer), "en")
    room.seating.reseat(channel, room.asked.seats)
    channel.told = len(match.events_for(None))
    news: dict[str, Any] = msgspec.to_builtins(room.herald.news(channel))
    assert (news["seat"], news["events"]) == (viewer, [])
    return {**news, "begins": 0, "facts": msgspec.to_builtins(room.herald.seats("en"))}


@pytest.mark.parametrize("name", [*TABLES, *PACKED])
def test_news_is_the_same_when_all_that_a_seat_cannot_know_is_dealt_anew(name: str) -> None:
    """Nothing that a page is told depends on what its seat cannot know: view, question, options, windows, words."""
    game, setup = table(name)
    match = meadhall.new_match(game, setup, 11)
    with noting(match):
        for at, _ in enumerate(walk(match)):
            if at % 9 and not (is_window(match) and at % 4 == 0):
                continue
            for viewer in viewers(match):
                twin = match.determinize(viewer, DEALS + at)
                assert told(twin, viewer) == told(match, viewer), f"seat {viewer} can tell two worlds apart"


def test_news_differs_when_what_a_seat_knows_is_dealt_anew() -> None:
    """The law above can be broken: dealt anew for a spectator, a world looks different to a player."""
    match = meadhall.new_match("unicorns", HERDS["unicorns-of-4"], 11)
    assert told(match.determinize(None, DEALS), 0) != told(match, 0)


@pytest.mark.parametrize("name", [*TABLES, *PACKED])
def test_moment_of_a_replay_is_the_same_when_all_that_a_seat_cannot_know_is_dealt_anew(name: str) -> None:
    """From a seat's eyes a replay shows what that seat knew, even now that everybody may look into all hands."""
    game, setup = table(name)
    match = meadhall.new_match(game, setup, 11)
    with noting(match):
        for at, _ in enumerate(walk(match)):
            if at % 17:
                continue
            for seat in range(match.seats):
                twin = match.determinize(seat, DEALS + at)
                assert looked_at(twin, seat) == looked_at(match, seat), f"seat {seat} can tell two worlds apart"


def looked_at(match: Match, seat: int | None) -> dict[str, Any]:
    """What a replay shows of a match as it stands; a re-dealt one has no past to tell of."""
    news: dict[str, Any] = msgspec.to_builtins(moment_of(speaker_of(match, "en"), 7, seat, len(match.events_for(None))))
    return {**news, "begins": 0}


def test_moment_with_all_cards_open_differs_when_they_are_dealt_anew() -> None:
    """The law above can be broken: with all cards open two worlds are told apart."""
    match = meadhall.new_match("unicorns", HERDS["unicorns-of-4"], 11)
    assert looked_at(match.determinize(0, DEALS), None) != looked_at(match, None)


# ---------------------------------------------------------------- traffic
def strings(data: Any) -> Iterator[str]:
    """All strings in a message."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for part, value in data.items():
            yield part
            yield from strings(value)
    elif isinstance(data, list):
        for each in data:
            yield from strings(each)


def check_traffic(page: Page) -> int:
    """No message names a card that no view of this seat has named so far; how many were checked."""
    cards = set(page.table["facts"]["cards"])
    known: set[str] = set()
    checked = 0
    for message in page.traffic:
        if message["kind"] == "news":
            known |= cards.intersection(strings(message["view"]))
        if message["kind"] != "table":
            said = set(strings(message))
            named = cards & said
            named |= cards.intersection(part for string in said if ":" in string for part in string.split(":"))
            assert named <= known, (named - known, message)
            checked += bool(named)
    return checked


def hidden_hands(page: Page, news: dict[str, Any]) -> list[Any]:
    """The hands of others as a page sees them."""
    seats = news["view"]["seats"]
    return [seat["hand"]["cards"] for at, seat in enumerate(seats) if at != page.news["seat"]]


@pytest.mark.parametrize(
    ("game", "setup"),
    [
        ("duel", {"board": "frost-hall", "heroes": ["king-arthur", "sun-wukong"], "first": 0}),
        ("unicorns", {"players": 2, "first": 0}),
    ],
)
def test_traffic_names_no_card_that_the_views_of_a_seat_have_not_shown(
    house: House, chance: random.Random, game: str, setup: dict[str, Any]
) -> None:
    """Over a whole match, no message to a page holds the seed, a secret of another browser, or a hidden card."""
    ana, ben, eva = house.person(), house.person(), house.person()
    seed = 2**127 + 987654321
    id = house.deal(game, setup, ana, ben, seed=seed, window=0)
    with ana.page(id) as first, ben.page(id) as second, eva.page(id) as watching:
        pages = (first, second, watching)
        play(chance, *pages)
        for page in pages:
            assert check_traffic(page) > 5
            text = json.dumps(page.traffic)
            assert str(seed) not in text
            assert f"{seed:x}" not in text
            for browser in (ana, ben, eva):
                assert not any(secret in text for secret in secrets_of(house, browser))
        for message in first.traffic:
            if message["kind"] == "news" and game == "duel":
                assert hidden_hands(first, message) == [None]


def secrets_of(house: House, browser: Browser) -> list[str]:
    """What nobody else may learn of a browser."""
    holder = house.visitors.holder(browser.cookie)
    assert browser.cookie
    assert holder
    return [*browser.cookie.split("."), holder]


def test_public_addresses_tell_nothing_that_is_hidden(house: House) -> None:
    """Who asks about a table is told who sits there, not its seed, its cards or who holds its seats."""
    ana = house.person()
    seed = 2**127 + 192837465
    id = house.deal("unicorns", {"players": 2}, ana, "guest", seed=seed)
    text = house.browser().http.get(f"/api/matches/{id}").text
    assert str(seed) not in text
    assert not any(secret in text for secret in secrets_of(house, ana))
    assert set(json.loads(text)) == {*wire.Summary.__struct_fields__}


def test_addresses_of_replays_tell_nothing_of_a_match_that_goes_on(house: House, chance: random.Random) -> None:
    """Neither seed nor card nor who holds a seat is in any answer, to a player, a watcher or who reports it."""
    ana, ben = house.person(), house.person()
    seed = 2**127 + 564738291
    id = house.deal("unicorns", {"players": 2, "first": 0}, ana, ben, seed=seed)
    with ana.page(id) as page, ben.page(id) as other:
        play(chance, page, other, until=lambda: page.news["number"] >= 20)
        cards = set(page.table["facts"]["cards"])
    for browser in (ana, house.browser()):
        http = browser.http
        chairs = [{"kind": "me", "name": "Ana"}, {"kind": "bot"}]
        answers = [
            *(
                http.get(f"/api/replays/{id}/{path}")
                for path in ("en", "en/3", "en/3?view=0", "en/review", "transcript")
            ),
            http.post(f"/api/replays/{id}/continue", json={"number": 3, "chairs": chairs}),
            http.post(f"/api/matches/{id}/report", json={"text": "What does the other hold?"}),
        ]
        assert [answer.status_code for answer in answers] == [409] * 6 + [201]
        for answer in answers:
            text = answer.text + str(answer.headers)
            assert not any(card in text for card in cards)
            assert not any(secret in text for secret in [str(seed), *secrets_of(house, ana), *secrets_of(house, ben)])
