from __future__ import annotations

import pytest

from meadhall.hall.endings import end_of
from meadhall.server.http.visitors import Visitors
from meadhall.server.storage import people
from tests.server.house import BOT, DUEL, FRIEND, ME, Browser, House, Told, until
from tests.server.past import kept, played

FREE_FOR_ALL = {"board": "venice", "heroes": ["medusa", "sinbad", "medusa"], "mode": "free_for_all", "first": 0}


def post(browser: Browser, path: str, status: int = 200, **body: object) -> Told:
    """Ask for something about oneself."""
    answer = browser.http.post(f"/api/me/{path}", json=body)
    assert answer.status_code == status, answer.text
    found: Told = answer.json()
    return found


def finished(house: House, seed: int, *sitters: Browser | str) -> str:
    """A match that is over."""
    match = played("duel", DUEL, seed=seed, most=12)
    id = kept(house, match, *sitters)
    house.hall.ledger.storage.finish(id, end_of(match))
    return id


def me(browser: Browser) -> Told:
    """What the hall keeps of a browser's person."""
    found: Told = browser.http.get("/api/me").json()
    return found


def test_stranger_has_nothing_kept_and_gets_no_cookie(house: House) -> None:
    """Asking leaves no trace."""
    stranger = house.browser()
    assert me(stranger) == {"known": False, "listed": False, "matches": 0, "running": 0, "named": 0}
    assert stranger.cookie is None


def test_person_reads_what_is_kept_of_them(house: House) -> None:
    """Matches, those that run, and those with a name on them."""
    ana = house.person()
    finished(house, 3, ana, "guest")
    ana.set_table("duel", DUEL, ME, FRIEND)
    assert me(ana) == {"known": True, "listed": False, "matches": 2, "running": 1, "named": 2}


# ---------------------------------------------------------------- another device
def test_link_moves_a_person_to_another_device_once(house: House) -> None:
    """The other device has the same seats; the link is used up then."""
    ana, phone, thief = house.person(), house.browser(), house.browser()
    id = house.deal("duel", DUEL, ana, house.person())
    token = post(ana, "transfer", 201)["token"]
    post(phone, "redeem", token=token)
    with phone.page(id) as page:
        assert page.table["mine"] == [0]
        assert page.is_asked
    post(thief, "redeem", 410, token=token)
    with thief.page(id) as page:
        assert page.table["mine"] == []


def test_link_that_is_too_old_moves_nobody(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten minutes are enough to scan a code."""
    monkeypatch.setattr(people, "LIFETIME", -1.0)
    token = post(house.person(), "transfer", 201)["token"]
    post(house.browser(), "redeem", 410, token=token)
    post(house.browser(), "redeem", 410, token="used")  # noqa: S106 - it is none


def test_database_does_not_tell_the_secret_of_a_link(house: House) -> None:
    """Whoever reads the table of links can go on as nobody."""
    ana = house.person()
    post(ana, "transfer", 201)
    secret = (ana.cookie or "").partition(".")[0]
    with house.hall.ledger.storage.begin() as connection:
        rows = connection.exec_driver_sql("SELECT * FROM transfers").all()
    assert rows
    assert secret not in repr(rows)
    assert secret.encode().hex() not in repr(rows)


def test_other_sessions_end_and_this_one_goes_on(house: House) -> None:
    """The other device is a stranger at once, also where its page is open; nobody forges the next number."""
    ana, phone = house.person(), house.browser()
    id = house.deal("duel", DUEL, ana, house.person())
    post(phone, "redeem", token=post(ana, "transfer", 201)["token"])
    old = phone.cookie
    with phone.page(id):
        post(ana, "end-others")
        until(lambda: not house.room(id).channels if id in house.hall.rooms else True)
    with ana.page(id) as page:
        assert page.table["mine"] == [0]
    with phone.page(id) as page:
        assert page.table["mine"] == []
    assert phone.cookie == old
    assert me(phone)["matches"] == 0
    secret, _, signature = (old or "").partition(".")
    assert house.visitors.holder(f"{secret}.1.{signature}") is None
    assert Visitors(b"another key").holder(ana.cookie) is None


def test_sessions_stay_ended_when_the_hall_opens_again(house: House) -> None:
    """The numbers are in the database."""
    ana = house.person()
    post(ana, "end-others")
    holder = house.visitors.holder(ana.cookie)
    assert house.hall.people.generations()[holder or ""] == 1


# ---------------------------------------------------------------- names and listing
def test_names_are_taken_back_from_all_matches(house: House) -> None:
    """Also at a table that is open, where everybody sees it at once; the seat stays theirs."""
    ana, ben = house.person(), house.person()
    ana.name = "Ana Karenina"
    id = house.deal("unicorns", {"players": 2, "first": 0}, ana, ben)
    over = kept(house, played("duel", DUEL, most=12), ana, "guest")
    with ben.page(id) as page:
        assert "Ana Karenina" in str(page.traffic)
        assert post(ana, "forget-names")["named"] == 0
        seats = page.hear("seats", lambda told: told["seats"][0]["person"] is None)["seats"]
        assert "Karenina" not in str(seats)
    assert "Karenina" not in ben.http.get(f"/api/replays/{over}/en").text
    with ana.page(id) as page:
        assert page.table["mine"] == [0]


def test_finished_matches_are_listed_only_if_all_their_players_allow_it(house: House) -> None:
    """Heroes are counted; names and matches are told of those who said yes, and no more once they say no."""
    ana, ben = house.person(), house.person()
    ana.name, ben.name = "Listed Ana", "Unlisted Ben"
    finished(house, 4, ana, ben)
    finished(house, 5, ana, "guest")
    post(ana, "listing", listed=True)
    until(lambda: listed(house) == (True, False, 1))
    post(ben, "listing", listed=True)
    until(lambda: listed(house) == (True, True, 2))
    post(ana, "listing", listed=False)
    until(lambda: listed(house) == (False, True, 0))


def listed(house: House) -> tuple[bool, bool, int]:
    """Whether two people are told of, and how many of their matches."""
    http = house.browser().http
    text = http.get("/api/statistics/export.csv?table=matches").text
    lines = [line for line in text.splitlines() if "Listed Ana" in line or "Unlisted Ben" in line]
    told = http.get("/api/statistics/export.json").text
    return "Listed Ana" in told, "Unlisted Ben" in told, len(lines)


# ---------------------------------------------------------------- the end
def test_deleted_person_leaves_nothing_behind(house: House) -> None:
    """Names go, seats are given up, running matches are left for good, and all sessions end."""
    ana, ben, phone = house.person(), house.person(), house.browser()
    ana.name = "Ana Karenina"
    running = house.deal("duel", FREE_FOR_ALL, ana, ben, "guest")
    over = kept(house, played("duel", DUEL, most=12), ana, "guest")
    post(phone, "redeem", token=post(ana, "transfer", 201)["token"])
    holder = house.visitors.holder(ana.cookie) or ""
    with ben.page(running) as page:
        post(ana, "delete")
        page.hear("news", lambda told: told["view"]["seats"][0]["left"])
        page.hear("seats", lambda told: told["seats"][0]["person"] is None)
    assert ana.cookie is None
    assert me(phone)["known"] is False
    assert "Karenina" not in ben.http.get(f"/api/replays/{over}/en").text
    with house.hall.ledger.storage.begin() as connection:
        for table in ("seats", "transfers", "bans", "acts"):
            assert holder not in repr(connection.exec_driver_sql(f"SELECT * FROM {table}").all()), table  # noqa: S608
        kept_of_them = connection.exec_driver_sql("SELECT * FROM people").all()
    assert [tuple(row) for row in kept_of_them if row[0] == holder] == [(holder, 0, 1)]


@pytest.mark.parametrize("path", ["listing", "forget-names", "transfer", "redeem", "end-others", "delete"])
def test_other_sites_do_nothing_with_a_person(house: House, path: str) -> None:
    """A request that comes from another site is refused before anything is done."""
    ana = house.person()
    headers = {"origin": "https://evil.example"}
    answer = ana.http.post(f"/api/me/{path}", json={"listed": True, "token": "x"}, headers=headers)
    assert answer.status_code == 403


def test_table_of_bots_needs_no_profile(house: House) -> None:
    """Whoever only plays is asked nothing."""
    ana = house.browser()
    ana.set_table("duel", DUEL, ME, BOT)
    assert me(ana)["listed"] is False
