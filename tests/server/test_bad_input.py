from __future__ import annotations

import json
import urllib.parse
from collections.abc import Iterator
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from meadhall.hall import wire
from meadhall.kernel.game import find_game
from tests.server.house import BOT, DUEL, FRIEND, INDEX, ME, PATIENCE, Browser, House, Page

FEW: Final = settings(max_examples=30, deadline=None, database=None, derandomize=True)
NUMBERS: Final = st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.just(10**400)
PLAIN: Final = st.none() | st.booleans() | NUMBERS | st.text(max_size=20)
ANYTHING: Final = st.recursive(
    PLAIN,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
NASTY: Final = [
    "",
    "{",
    "null",
    "[]",
    '"text"',
    "1e999",
    "NaN",
    "[" * 3000,
    '{"a":' * 700,
    '{"kind":"hello"}',
    '{"kind":"answer","number":0,"option":"\\ud800"}',
    '{"kind":"answer","number":0,"option":"\\u0000"}',
    '{"kind":"answer","number":1e300,"option":"x"}',
    '{"kind":"answer","number":' + "9" * 3000 + ',"option":"x"}',
    '{"kind":"speak","language":"../../etc/passwd"}',
    '{"kind":"look","seat":"0"}',
    '{"kind":"answer","number":0}',
    '{"kind":"answer","number":0,"option":"x","more":1}',
    '{"kind":["answer"]}',
    "x" * 5000,
]
BODIES: Final = [*NASTY, "[" * 30_000, '{"game":' * 5_000, " " * 40_000, '{"game":"duel"}']


class Table:
    """A table at which a person plays against nobody but another person who never comes."""

    def __init__(self, browser: Browser, id: str) -> None:
        self.browser = browser
        self.id = id


@pytest.fixture(scope="module")
def table(shared_house: House) -> Iterator[Table]:
    """A table in the midst of a match."""
    ana, ben = (Browser(shared_house.address, shared_house.visitors.new()) for _ in range(2))
    yield Table(ana, shared_house.deal("duel", DUEL, ana, ben))
    for browser in (ana, ben):
        browser.http.close()


@pytest.fixture(scope="module")
def page(table: Table) -> Iterator[Page]:
    """The page of the person who is asked."""
    with table.browser.page(table.id) as found:
        yield found


def check_refused(status: int, text: str) -> None:
    """A refusal says what was wrong, and is not the server's own failure."""
    assert 400 <= status < 500, (status, text)
    assert json.loads(text)["text"]


def check_alive(page: Page) -> None:
    """The line is open, and the match stands as it did."""
    page.say("ping")
    page.hear("pong")
    page.say("look", seat=0)
    assert page.hear("news")["number"] == 0
    assert page.options


# ---------------------------------------------------------------- the line
@pytest.mark.parametrize("text", NASTY, ids=range(len(NASTY)))
def test_page_that_says_nonsense_is_refused(page: Page, text: str) -> None:
    """Whatever is not one of our messages, or asks for what cannot be, is refused, and the line goes on."""
    page.line.send(text)
    assert page.hear("refused")["reason"] in {"unreadable", "illegal", "stale"}
    check_alive(page)


def test_page_that_sends_bytes_is_refused(page: Page) -> None:
    """Only text is read."""
    page.line.send(b"\x00\xff\xfe")
    assert page.hear("refused")["reason"] == "unreadable"
    page.line.send(b'{"kind":"ping"}')
    assert page.hear("refused")["reason"] == "unreadable"
    check_alive(page)


@FEW
@given(said=ANYTHING | st.text(max_size=200))
def test_page_that_says_anything_is_refused(page: Page, said: Any) -> None:
    """JSON by chance is never one of our messages."""
    page.line.send(said if isinstance(said, str) else json.dumps(said))
    assert page.hear("refused")["reason"] == "unreadable"
    check_alive(page)


FIELDS: Final = {
    "answer": ("number", "option"),
    "speak": ("language",),
    "look": ("seat",),
    "resign": ("seat",),
    "back": ("number",),
    "advise": ("number",),
}


@FEW
@given(data=st.data(), kind=st.sampled_from(sorted(FIELDS)))
def test_page_that_fills_messages_with_anything_is_refused(page: Page, data: st.DataObject, kind: str) -> None:
    """Messages of ours with parts by chance change nothing; what is wrong with them is told."""
    parts = {name: data.draw(ANYTHING) for name in FIELDS[kind]}
    if kind in {"resign", "look"} and (parts["seat"] is None or parts["seat"] == 0):
        parts["seat"] = 1
    page.say(kind, **parts)
    assert page.hear("refused")["text"]
    check_alive(page)


def test_line_ends_when_a_message_is_far_too_long(house: House, table: Table) -> None:
    """What is longer than any message is refused; the match does not notice."""
    with table.browser.page(table.id) as other:
        other.line.send('"' + "x" * (wire.LONGEST_ASK + 1) + '"')
        assert other.hear("refused")["reason"] == "unreadable"
        other.line.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            other.hear("pong", seconds=5)
    assert house.rows(table.id) == []


# ---------------------------------------------------------------- addresses
@pytest.mark.parametrize("body", BODIES, ids=range(len(BODIES)))
@pytest.mark.parametrize("address", ["/api/matches", "/api/matches/ID/join"])
def test_body_that_is_nonsense_is_refused(table: Table, address: str, body: str) -> None:
    """Whatever is not an order is refused with its reason."""
    answer = table.browser.http.post(address.replace("ID", table.id), content=body.encode())
    check_refused(answer.status_code, answer.text)


def test_body_that_is_not_even_text_is_refused(table: Table) -> None:
    """Nor is what is not UTF-8."""
    for body in (b"\xff\xfe\x00", b'{"game":"\xff"}', b'{"name":"\xc3\x28"}'):
        for address in ("/api/matches", f"/api/matches/{table.id}/join"):
            answer = table.browser.http.post(address, content=body)
            check_refused(answer.status_code, answer.text)


@FEW
@given(body=ANYTHING | st.fixed_dictionaries({"game": ANYTHING, "setup": ANYTHING, "chairs": ANYTHING}))
def test_order_of_anything_is_refused(table: Table, body: Any) -> None:
    """JSON by chance is no order for a table."""
    for address in ("/api/matches", f"/api/matches/{table.id}/join"):
        answer = table.browser.http.post(address, content=json.dumps(body).encode())
        check_refused(answer.status_code, answer.text)


SETUP_KEYS: Final = {
    "duel": ("board", "mode", "heroes", "first", "rules", "people"),
    "unicorns": ("players", "first", "targets", "win_check", "language"),
}
LIKELY: Final = st.sampled_from(
    ["duel", "teams", "sarpedon", "medusa", 2, 3, -1, ["medusa", "sinbad"], ["medusa"] * 4, {}]
)


@settings(FEW, max_examples=60)
@given(data=st.data(), game=st.sampled_from(sorted(SETUP_KEYS)))
def test_setup_of_anything_is_refused_or_played(
    shared_house: House, table: Table, data: st.DataObject, game: str
) -> None:
    """A setup with parts by chance is refused with its reason, or leads to a match that can be looked at."""
    keys = data.draw(st.lists(st.sampled_from(SETUP_KEYS[game]), unique=True))
    true: dict[str, Any] = DUEL if game == "duel" else {"players": 2}
    setup = {**true, **{key: data.draw(LIKELY | ANYTHING) for key in keys}}
    order = {"game": game, "setup": setup, "chairs": [ME, *[BOT] * data.draw(st.integers(0, 4))]}
    answer = table.browser.http.post("/api/matches", content=json.dumps(order).encode())
    if answer.status_code == 201:
        record = shared_house.hall.ledger.storage.load(answer.json()["id"])
        assert record is not None
        assert find_game(game).prepare(record.setup) == record.setup
        assert table.browser.http.get(f"/api/matches/{record.id}").json()["mine"] == [0]
    else:
        check_refused(answer.status_code, answer.text)


@settings(FEW, max_examples=15)
@given(name=st.text(max_size=60), seat=st.none() | st.integers())
def test_name_of_anything_is_refused_or_shown(shared_house: House, name: str, seat: int | None) -> None:
    """A name is shown as printable signs of at most so many; a seat that is not free is refused."""
    host, guest = (Browser(shared_house.address) for _ in range(2))
    id = host.set_table("duel", DUEL, ME, FRIEND)
    order = {"name": name, "seat": seat}
    answer = guest.http.post(f"/api/matches/{id}/join", content=json.dumps(order).encode())
    shown = host.http.get(f"/api/matches/{id}").json()["seats"][1]
    if answer.status_code == 200:
        assert shown["person"].isprintable()
        assert 0 < len(shown["person"]) <= 40
    else:
        check_refused(answer.status_code, answer.text)
        assert shown["kind"] == "free"
    host.http.close()
    guest.http.close()


CHAIRS: Final[list[list[dict[str, Any]]]] = [
    [],
    [ME],
    [BOT, BOT],
    [ME, BOT, BOT],
    [ME, {"kind": "bot", "level": "nobody"}],
    [ME, {"kind": "bot", "level": ""}],
    [{"kind": "me", "name": ""}, BOT],
    [{"kind": "me", "name": "\u200b\n"}, BOT],
    [{"kind": "me", "name": "x" * 41}, BOT],
    [{"kind": "king", "name": "Ana"}, BOT],
]


@pytest.mark.parametrize("chairs", CHAIRS, ids=range(len(CHAIRS)))
def test_chairs_that_do_not_fit_are_refused(table: Table, chairs: list[dict[str, Any]]) -> None:
    """As many chairs as the game has seats, one of them one's own, with a name; bots of known levels."""
    answer = table.browser.http.post("/api/matches", json={"game": "duel", "setup": DUEL, "chairs": chairs})
    check_refused(answer.status_code, answer.text)


PATHS: Final = [
    "/api/almanac/xx",
    "/api/almanac/..%2f..%2fetc",
    "/api/rules/chess/en",
    "/api/rules/duel/xx",
    "/api/words/en/server.ftl",
    "/api/words/en/..%2f..%2fde%2fpage.ftl",
    "/api/words/xx/page.ftl",
    "/api/matches/nothing",
    "/api/matches/%00",
    "/api/matches/%ff%fe",
    "/api/matches/" + "x" * 5000,
    "/api/nothing",
    "/assets/%00.js",
    "/..%2f..%2fhall.sqlite",
    "/%2e%2e/hall.sqlite",
]
ODD_PATHS: Final = ["/%00", "/%2e%2e/%2e%2e/etc/passwd", "/" + "y" * 5000, "/" + "z" * 300 + "/a"]


@pytest.mark.parametrize("path", PATHS, ids=range(len(PATHS)))
def test_address_at_which_nothing_is_found_is_refused(table: Table, path: str) -> None:
    """Unknown ids, languages, games and files are not found; nothing outside the page's folder is."""
    answer = table.browser.http.get(path)
    assert 400 <= answer.status_code < 500, answer.text


@pytest.mark.parametrize("path", ODD_PATHS, ids=range(len(ODD_PATHS)))
def test_address_that_is_no_file_shows_the_page_and_nothing_else(table: Table, path: str) -> None:
    """However an address is written, it does not lead out of the page's folder."""
    answer = table.browser.http.get(path)
    assert (answer.status_code, answer.text) == (200, INDEX)


@FEW
@given(id=st.text(min_size=1, max_size=40))
def test_id_of_anything_is_not_found(table: Table, id: str) -> None:
    """No table is found by chance, at any address."""
    quoted = urllib.parse.quote(id, safe="")
    for method, path in (("GET", ""), ("POST", "/join")):
        answer = table.browser.http.request(method, f"/api/matches/{quoted}{path}", json={"name": "Eve"})
        assert answer.status_code in {404, 405}, answer.text


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "OPTIONS"])
def test_method_that_is_not_known_is_refused(table: Table, method: str) -> None:
    """An address does what it is for, and nothing else."""
    for path in ("/", "/api/matches", f"/api/matches/{table.id}", "/api/almanac/en"):
        assert table.browser.http.request(method, path).status_code == 405


def test_hall_is_as_it_was_after_all_that(page: Page, table: Table, house: House) -> None:
    """After whatever bad input came before, a person still plays."""
    check_alive(page)
    other = house.person()
    id = house.deal("duel", DUEL, other, table.browser)
    with other.page(id) as fresh:
        fresh.answer(fresh.options[0])
        fresh.hear("news", lambda told: told["number"] == 1, PATIENCE)
    assert fresh.table["version"] == wire.VERSION
