from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from meadhall.hall import allowance
from meadhall.hall.allowance import Allowances
from meadhall.localisation import words
from meadhall.server.http import context, sockets
from meadhall.server.http.app import make_app
from meadhall.server.http.visitors import COOKIE, Visitors, household
from tests.server.house import BOT, DUEL, FRIEND, HERE, INDEX, ME, PATIENCE, House, opened

FORGED = [
    "",
    "a.b",
    "no-signature",
    "é.é",
    "x" * 3000,
    Visitors(b"another key").new(),
    ".",
    "a.b.c",
]


def test_answer_is_refused_when_it_comes_twice(house: House) -> None:
    """A second answer to the same question is stale: it does no harm, and the page is told how the match stands."""
    ana, cai = house.person(), house.person()
    id = house.deal("duel", DUEL, ana, cai)
    with ana.page(id) as page:
        number, option = page.until_asked()["number"], page.options[0]
        for _ in range(3):
            page.say("answer", number=number, option=option)
        assert [page.hear("refused")["reason"] for _ in range(2)] == ["stale", "stale"]
        page.say("ping")
        page.hear("pong")
        assert page.news["number"] == number + 1
    assert [row.value for row in house.rows(id)] == [option]


def test_answer_is_refused_when_it_is_old_or_early(house: House) -> None:
    """An answer counts for the question that was open after so many rows, and for no other."""
    ana = house.person()
    id = house.deal("duel", DUEL, ana, house.person())
    with ana.page(id) as page:
        option = page.options[0]
        for number in (-1, 1, 10**30, -(10**30)):
            assert page.refused("answer", number=number, option=option) == "stale"
            assert page.hear("news")["number"] == 0
        assert page.refused("answer", number=0, option="fly-away") == "illegal"
        assert page.refused("answer", number=0, option="") == "illegal"
        assert house.rows(id) == []
        page.answer(option)
        page.hear("news", lambda told: told["number"] == 1)


def test_two_pages_of_one_browser_answer_once(house: House) -> None:
    """The same seat on two screens: the second answer to one question is refused, and both see the first."""
    ana = house.person()
    id = house.deal("duel", DUEL, ana, house.person())
    with ana.page(id) as one, ana.page(id) as other:
        one.answer(one.options[0])
        other.answer(other.options[0])
        for page in (one, other):
            page.hear("news", lambda told: told["number"] == 1)
        refused = [told for page in (one, other) for told in page.hear_all() if told["kind"] == "refused"]
        assert len(refused) <= 1
    assert len(house.rows(id)) == 1


def test_no_seat_acts_for_another(house: House) -> None:
    """Who is not asked, who holds another seat, and who holds none, are refused, and nothing is stored."""
    ana, cai, eva = house.person(), house.person(), house.person()
    id = house.deal("duel", DUEL, ana, cai)
    with ana.page(id) as first, cai.page(id) as second, eva.page(id) as stranger:
        option = first.options[0]
        assert second.refused("answer", number=0, option=option) == "not_asked"
        assert stranger.refused("answer", number=0, option=option) == "not_yours"
        assert second.refused("look", seat=0) == "not_yours"
        assert second.refused("resign", seat=0) == "not_yours"
        assert second.refused("resign", seat=10**20) == "not_yours"
        assert second.refused("resign", seat=-1) == "not_yours"
        assert second.refused("back", number=0) == "illegal"
        assert house.rows(id) == []
        assert house.room(id).room.course.match.present() == [0, 1]


@pytest.mark.parametrize("cookie", FORGED, ids=range(len(FORGED)))
def test_forged_cookie_holds_no_seat(house: House, cookie: str) -> None:
    """A cookie that this server did not sign is none: its browser watches, and finds no tables of its own."""
    ana = house.person()
    id = house.deal("duel", DUEL, ana, "guest")
    headers = [(b"cookie", f"{COOKIE}={cookie}".encode("latin-1"))]
    browser = house.browser()
    listed = browser.http.get("/api/matches", headers=headers)
    assert (listed.status_code, listed.json()) == (200, [])
    assert browser.http.get(f"/api/matches/{id}", headers=headers).json()["mine"] == []
    joined = browser.http.post(f"/api/matches/{id}/join", json={"name": "Eve"}, headers=headers)
    assert joined.status_code == 409
    if cookie.isascii():
        with house.browser(cookie).page(id) as page:
            assert (page.table["mine"], page.news["seat"]) == ([], None)


def test_cookie_with_a_changed_secret_holds_no_seat(house: House) -> None:
    """A signature belongs to one secret."""
    ana = house.person()
    id = house.deal("duel", DUEL, ana, "guest")
    secret, _, signature = (ana.cookie or "").partition(".")
    for forged in (f"{secret}x.{signature}", f"{secret}.{signature[:-1]}", f"{secret.swapcase()}.{signature}"):
        assert house.browser(forged).http.get(f"/api/matches/{id}").json()["mine"] == []
    assert ana.http.get(f"/api/matches/{id}").json()["mine"] == [0]


def test_seat_is_taken_once_when_several_join(house: House) -> None:
    """The first friend gets the seat, the next is refused, and who has a seat keeps it."""
    ana, cai, eva = house.browser(), house.browser(), house.browser()
    id = ana.set_table("duel", DUEL, ME, FRIEND)
    with ana.page(id) as page:
        assert page.refused("answer", number=0, option="manoeuvre") == "waiting"
        cai.join(id)
        page.until_asked()
        late = eva.http.post(f"/api/matches/{id}/join", json={"name": "Eva"})
        assert (late.status_code, bool(late.json()["text"])) == (409, True)
        cai.join(id, "Another name")
        ana.join(id)
        assert [sitter.name for sitter in house.room(id).room.seating.sitters] == ["Ana", "Cai"]


def test_cookie_is_kept_from_scripts_and_other_sites(house: House) -> None:
    """HttpOnly, SameSite=Strict, and secure where the page is; who has one gets no other."""
    ana = house.browser()
    answer = ana.http.post(
        "/api/matches", json={"game": "duel", "setup": DUEL, "chairs": [ME, HERE]}, headers={"origin": house.address}
    )
    flags = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")[1:]}
    assert {"httponly", "samesite=strict"} <= flags
    again = ana.http.post("/api/matches", json={"game": "duel", "setup": DUEL, "chairs": [ME, BOT]})
    assert "set-cookie" not in again.headers


@pytest.mark.parametrize("address", ["/api/matches", "/api/matches/ID/join"])
def test_other_sites_can_do_nothing(house: House, address: str) -> None:
    """A request that another site's page makes in somebody's browser is refused."""
    ana = house.browser()
    id = ana.set_table("duel", DUEL, ME, FRIEND)
    order = {"name": "Eve"} if "join" in address else {"game": "duel", "setup": DUEL, "chairs": [ME, BOT]}
    for headers in ({"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
        answer = house.person().http.post(address.replace("ID", id), json=order, headers=headers)
        assert answer.status_code == 403, headers
    assert ana.http.get(f"/api/matches/{id}").json()["seats"][1]["kind"] == "free"


@pytest.mark.parametrize("origin", [None, "https://evil.example", "null", "http://127.0.0.1:1"])
def test_line_is_refused_when_it_comes_from_another_site(house: House, origin: str | None) -> None:
    """A line without an origin, or with a foreign one, is not opened."""
    ana = house.person()
    id = house.deal("duel", DUEL, ana, "guest")
    address = f"{house.address.replace('http', 'ws', 1)}/api/matches/{id}/line"
    with pytest.raises(InvalidStatus) as refusal, connect(address, origin=origin):  # type: ignore[arg-type]
        pass
    assert refusal.value.response.status_code == 403


def test_line_to_no_table_ends_with_the_reason(house: House) -> None:
    """A page that looks for a table that is not there is told so."""
    with house.browser().line("no-such-table") as line:
        line.send('{"kind":"hello","version":2,"language":"en"}')
        with pytest.raises(ConnectionClosed, match="no such table"):
            line.recv(timeout=PATIENCE)
        assert line.close_code == 4404


def test_line_ends_when_nothing_is_said(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A line on which no hello comes in time is not kept."""
    monkeypatch.setattr(sockets, "PATIENCE", 0.2)
    id = house.deal("duel", DUEL, house.person(), "guest")
    with house.browser().line(id) as line, pytest.raises(ConnectionClosed):
        line.recv(timeout=5)


@pytest.mark.parametrize(
    ("hello", "reason"),
    [
        ('{"kind":"hello","version":0,"language":"en"}', "version"),
        ('{"kind":"hello","version":2,"language":"xx"}', "unreadable"),
        ('{"kind":"ping"}', "unreadable"),
        ("nonsense", "unreadable"),
        (b"\x00\xff", "unreadable"),
    ],
)
def test_line_is_refused_when_it_begins_otherwise(house: House, hello: str | bytes, reason: str) -> None:
    """A page of another version, or one that does not say hello, is told why its line ends."""
    id = house.deal("duel", DUEL, house.person(), "guest")
    with house.browser().line(id) as line:
        line.send(hello)
        assert f'"reason":"{reason}"' in str(line.recv(timeout=PATIENCE))
        with pytest.raises(ConnectionClosed):
            line.recv(timeout=PATIENCE)
        assert line.close_code == 1008


def test_page_that_asks_too_fast_is_refused_for_a_while(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A line has so many messages at once; what is more is refused, and the line goes on."""
    monkeypatch.setattr(sockets, "MESSAGES", (5.0, 10.0))
    ana = house.person()
    id = house.deal("duel", DUEL, ana, "guest")
    with ana.page(id) as page:
        for _ in range(8):
            page.say("ping")
        assert page.hear("refused")["reason"] == "too_fast"
        page.say("ping")
        page.hear("pong", seconds=8)


def test_browser_that_sets_too_many_tables_is_refused(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A browser sets so many tables at once; another's are not counted."""
    monkeypatch.setattr(context, "TABLES", (2.0, 0.0))
    order = {"game": "duel", "setup": DUEL, "chairs": [ME, BOT]}
    ana = house.person()
    assert [ana.http.post("/api/matches", json=order).status_code for _ in range(4)] == [201, 201, 429, 429]
    assert house.person().http.post("/api/matches", json=order).status_code == 201


def test_browsers_of_one_address_set_so_many_tables_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who forgets the cookie each time is still somebody; another address, as a trusted proxy tells it, has its own."""
    monkeypatch.setattr(context, "TABLES", (1.0, 0.0))
    order = {"game": "duel", "setup": DUEL, "chairs": [ME, BOT]}
    with opened(tmp_path) as house:
        tries = [house.browser().http.post("/api/matches", json=order).status_code for _ in range(context.SHARING + 2)]
        assert tries == [201] * context.SHARING + [429] * 2
        behind = {"x-forwarded-for": "203.0.113.7"}
        assert house.browser().http.post("/api/matches", json=order, headers=behind).status_code == 201


def test_address_that_is_told_counts_only_from_a_trusted_proxy(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes from elsewhere is known by the address of the line, whatever the request says of itself."""
    monkeypatch.setattr(context, "TABLES", (1.0, 0.0))
    served = make_app(house.hall, house.visitors, Path(), [])
    inner: Any = ProxyHeadersMiddleware(served, trusted_hosts="127.0.0.1")  # type: ignore[arg-type]
    order = {"game": "duel", "setup": DUEL, "chairs": [ME, BOT]}

    async def tries() -> list[int]:
        transport = httpx.ASGITransport(inner, client=("203.0.113.9", 1))
        found = []
        for number in range(context.SHARING + 2):
            told = {"x-forwarded-for": f"198.51.100.{number}"}
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
                found.append((await http.post("/api/matches", json=order, headers=told)).status_code)
        return found

    done = asyncio.run_coroutine_threadsafe(tries(), house.loop).result(PATIENCE)
    assert done == [201] * context.SHARING + [429] * 2


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_household_is_one_address_or_one_network(host: str, known: str) -> None:
    """Who has one IPv6 address has countless others beside it."""
    assert household(host) == known


def test_allowances_that_are_whole_again_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who came once take no memory for ever; those who were refused stay refused."""
    monkeypatch.setattr(allowance, "MOST_KNOWN", 3)
    allowances = Allowances()
    assert [allowances.take("greedy", 0.0, 1.0, 0.01) for _ in range(2)] == [True, False]
    for number in range(50):
        assert allowances.take(f"guest {number}", 10.0 + number, 1.0, 1.0)
        assert len(allowances.known) <= 3
    assert not allowances.take("greedy", 60.0, 1.0, 0.01)


@pytest.mark.parametrize(
    ("method", "address", "status", "message"),
    [
        ("GET", "/api/nothing", 404, "not-found"),
        ("POST", "/api/nothing", 404, "not-found"),
        ("GET", "/api/matches/", 404, "not-found"),
        ("GET", "/api/", 404, "not-found"),
        ("GET", "/api/matches/x/line", 404, "not-found"),
        ("GET", "/assets/nothing.js", 404, "not-found"),
        ("DELETE", "/api/matches", 405, "not-allowed"),
        ("PUT", "/api/matches/x/join", 405, "not-allowed"),
        ("POST", "/", 405, "not-allowed"),
        ("POST", "/table/x", 405, "not-allowed"),
    ],
)
def test_address_that_is_not_ours_is_refused_in_words(
    house: House, method: str, address: str, status: int, message: str
) -> None:
    """What the hall has no answer to is told as any other refusal, in the language that was asked for."""
    for language in ("en", "uk"):
        answer = house.browser().http.request(method, address, params={"language": language})
        assert (answer.status_code, answer.headers["content-type"]) == (status, "application/json")
        assert answer.json() == {"text": words("server", language).say(message)}
        assert answer.headers["cache-control"] == "no-store"
        assert ("allow" in answer.headers) is (status == 405)


@pytest.mark.parametrize(
    "address", ["/", "/new/duel", "/table/x", "/join/x", "/rules/unicorns", "/no/such/place", "/api"]
)
def test_page_is_served_at_any_address_that_is_not_a_file(house: House, address: str) -> None:
    """The page itself knows what to show there."""
    answer = house.browser().http.get(address)
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["cache-control"] == "no-cache"


def test_asset_is_kept_for_good_and_sent_small(tmp_path: Path) -> None:
    """It is named after what is in it; whoever reads nothing compressed, or asks for a part, gets it as it is."""
    text = "let hall = 1;\n" * 200
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "hall-1a2b.js").write_text(text, encoding="utf-8")
    with opened(tmp_path) as house:
        http = house.browser().http
        plain = http.get("/assets/hall-1a2b.js", headers={"accept-encoding": "identity"})
        first, again = (http.get("/assets/hall-1a2b.js", headers={"accept-encoding": "gzip"}) for _ in range(2))
        known = http.get("/assets/hall-1a2b.js", headers={"if-none-match": first.headers["etag"]})
        part = http.get("/assets/hall-1a2b.js", headers={"range": "bytes=0-2"})
    assert [answer.text for answer in (plain, first, again)] == [text] * 3
    assert "content-encoding" not in plain.headers
    for answer in (first, again):
        assert (answer.headers["content-encoding"], answer.headers["vary"]) == ("gzip", "Accept-Encoding")
        assert int(answer.headers["content-length"]) < len(text) / 4
        assert answer.headers["content-type"].startswith("text/javascript")
    assert (known.status_code, part.status_code, part.text) == (304, 206, "let")
    for answer in (plain, first, again, known, part):
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["etag"] == plain.headers["etag"]


@pytest.mark.parametrize(
    ("method", "address"),
    [
        ("GET", "/"),
        ("GET", "/table/anything"),
        ("GET", "/api/almanac/en"),
        ("GET", "/api/rules/duel/de"),
        ("GET", "/api/words/uk/page.ftl"),
        ("GET", "/api/matches"),
        ("GET", "/api/matches/nothing"),
        ("GET", "/nothing-here.js"),
        ("GET", "/api/nothing"),
        ("POST", "/api/matches"),
        ("POST", "/api/matches/nothing/join"),
        ("DELETE", "/api/matches"),
        ("POST", "/"),
    ],
)
def test_every_answer_carries_the_headers_of_the_house(house: House, method: str, address: str) -> None:
    """Whatever is asked for, the browser is told to run, load and frame nothing that is not ours."""
    headers = house.browser().http.request(method, address).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe-eval" not in policy
    assert "script-src 'self';" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
