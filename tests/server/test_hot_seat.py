from __future__ import annotations

from tests.server.house import BOT, DUEL, HERE, ME, House

PLACED = ("place:harpy-1:S18", "place:harpy-2:S19", "place:harpy-3:S23")


def test_curtain_is_drawn_until_one_of_the_players_looks(house: House) -> None:
    """Two people at one screen: nobody's cards are shown before somebody says who looks."""
    ana = house.browser()
    id = ana.set_table("duel", DUEL, ME, HERE)
    with ana.page(id) as page:
        assert page.table["mine"] == [0, 1]
        assert (page.news["seat"], page.question) == (None, None)
        assert [seat["hand"]["cards"] for seat in page.news["view"]["seats"]] == [None, None]
        assert page.refused("answer", number=0, option=PLACED[0]) == "not_asked"
        page.say("look", seat=0)
        page.hear("news", lambda told: told["seat"] == 0)
        shown = [seat["hand"]["cards"] is not None for seat in page.news["view"]["seats"]]
        assert shown == [True, False]
        page.until_asked("place_sidekick")


def test_curtain_is_drawn_when_the_other_player_is_asked(house: House) -> None:
    """Whoever has answered does not see the cards of who is asked next at the same screen, and the other way round."""
    ana = house.person()
    id = house.deal("duel", DUEL, ana, ana, answers=PLACED[:2])
    with ana.page(id) as page:
        page.say("look", seat=0)
        page.hear("news", lambda told: told["seat"] == 0)
        page.answer(PLACED[2])
        page.hear("news", lambda told: told["number"] == 3)
        assert (page.news["seat"], page.question, page.news["asked"]["seats"]) == (None, None, [1])
        assert [seat["hand"]["cards"] for seat in page.news["view"]["seats"]] == [None, None]
        page.say("look", seat=1)
        page.hear("news", lambda told: told["seat"] == 1)
        assert page.until_asked()["seat"] == 1
        page.say("look", seat=None)
        assert page.hear("news")["seat"] is None


def test_foreign_seat_cannot_be_looked_from(house: House) -> None:
    """A screen shows the seats of its own people only."""
    ana = house.browser()
    id = ana.set_table("unicorns", {"players": 3}, ME, HERE, BOT)
    with ana.page(id) as page:
        for seat in (2, 3, -1, 10**9):
            assert page.refused("look", seat=seat) == "not_yours"
        page.say("look", seat=1)
        assert page.hear("news")["seat"] == 1


def test_who_watches_is_not_told_what_a_screen_of_two_may_take_back(house: House) -> None:
    """Behind the curtain a screen sees what a spectator sees, but its choices are its own."""
    ana, eva = house.person(), house.person()
    id = house.deal("duel", DUEL, ana, ana, answers=PLACED[:2])
    with ana.page(id) as page, eva.page(id) as watching, ana.page(id) as second:
        page.say("look", seat=0)
        page.hear("news", lambda told: told["seat"] == 0)
        page.answer(PLACED[2])
        for each in (page, watching, second):
            each.hear("news", lambda told: told["number"] == 3)
        ways = [each.news["retreat"]["way"] for each in (page, watching, second)]
        assert [each.news["seat"] for each in (page, watching, second)] == [None, None, None]
        assert ways == ["free", "none", "free"]
