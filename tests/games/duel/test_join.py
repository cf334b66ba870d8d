"""Heroes of one's own: whoever takes a free seat of a duel chooses, where the host allows it."""

from __future__ import annotations

from meadhall.hall.records import Record, opened
from tests.server.house import BOT, DUEL, FRIEND, ME, Browser, House


def joined(browser: Browser, id: str, hero: str | None, seat: int | None = None) -> int:
    """Sit down with a hero; the status of the answer."""
    return browser.http.post(f"/api/matches/{id}/join", json={"name": "Ben", "role": hero, "seat": seat}).status_code


def stored(house: House, id: str) -> Record:
    """What is kept of a match."""
    found = house.hall.ledger.storage.load(id)
    assert found is not None
    return found


def test_guest_plays_the_hero_of_their_choice(house: House) -> None:
    """Everybody hears of it before the first question, and what is stored begins with it too."""
    ana, ben = house.browser(), house.browser()
    id = ana.set_table("duel", DUEL, ME, FRIEND, choose=True)
    assert ana.http.get(f"/api/matches/{id}").json()["choose"]
    with ana.page(id) as page:
        assert page.table["choose"]
        assert joined(ben, id, "beowulf") == 200
        table = page.hear("table")
        assert table["setup"]["heroes"] == ["medusa", "beowulf"]
        assert [hero["id"] for hero in table["facts"]["heroes"]] == ["medusa", "beowulf"]
        assert page.hear("news", lambda told: told["question"])["view"]["seats"][1]["hero"] == "beowulf"
        page.answer(page.options[0])
        page.hear_number(1)
    assert opened(stored(house, id)).setup["heroes"] == ["medusa", "beowulf"]
    assert not ana.http.get(f"/api/matches/{id}").json()["choose"]


def test_guest_keeps_the_hero_that_lots_drew_without_a_wish(house: House) -> None:
    """Choosing is offered, not demanded."""
    ana, ben = house.browser(), house.browser()
    id = ana.set_table("duel", DUEL, ME, FRIEND, choose=True)
    assert joined(ben, id, None) == 200
    assert stored(house, id).setup["heroes"] == DUEL["heroes"]


def test_hero_is_refused_where_the_host_has_chosen_or_nobody_knows_it(house: House) -> None:
    """The seat stays free, and the table as it was; other games have no heroes to choose."""
    ana, ben = house.browser(), house.browser()
    fixed = ana.set_table("duel", DUEL, ME, FRIEND)
    assert joined(ben, fixed, "beowulf") == 403
    assert joined(ben, fixed, "sinbad") == 200  # which it has already
    free = ana.set_table("duel", DUEL, ME, FRIEND, choose=True)
    assert joined(ben, free, "nobody") == 400
    assert stored(house, free).setup["heroes"] == DUEL["heroes"]
    assert [sitter.kind for sitter in stored(house, free).sitters] == ["person", "free"]
    herd = ana.set_table("unicorns", {"players": 3}, ME, FRIEND, BOT, choose=True)
    assert joined(ben, herd, "beowulf") == 403


def test_two_guests_of_one_table_both_get_their_heroes(house: House) -> None:
    """The second changes the table that the first has changed."""
    ana, ben, cai = house.browser(), house.browser(), house.browser()
    setup = {"board": "venice", "heroes": ["medusa", "sinbad", "alice"], "mode": "free_for_all", "first": 0}
    id = ana.set_table("duel", setup, ME, FRIEND, FRIEND, choose=True)
    assert joined(ben, id, "beowulf", 2) == 200
    assert joined(cai, id, "achilles", 1) == 200
    assert stored(house, id).setup["heroes"] == ["medusa", "achilles", "beowulf"]
