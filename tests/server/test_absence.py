from __future__ import annotations

from meadhall.hall import wire
from meadhall.hall.records import LEAVE
from meadhall.hall.rooms.absence import AWAY, NOTICE, SILENT
from tests.server.house import DUEL, House
from tests.server.still import StillTime

FREE_FOR_ALL = {"board": "venice", "heroes": ["medusa", "sinbad", "medusa"], "mode": "free_for_all", "first": 0}


def test_absent_player_can_be_claimed_against_after_a_visible_wait(house: House, still: StillTime) -> None:
    """Everybody sees who is waited for and for how long; not a moment earlier can anything be done."""
    ana, ben = house.person(), house.person()
    id = house.deal("duel", DUEL, ana, ben)
    with ben.page(id) as page, house.browser().page(id) as watching:
        told = page.hear("absence")
        assert (told["seat"], told["left"]) == (0, 1000 * AWAY)
        assert page.refused("claim", seat=0, way="leave") == "illegal"
        still.advance(AWAY - 1)
        assert page.refused("claim", seat=0, way="bot") == "illegal"
        still.advance(1)
        assert watching.refused("claim", seat=0, way="leave") == "not_yours"
        assert page.refused("claim", seat=1, way="leave") == "not_yours"
        page.say("claim", seat=0, way="leave")
        assert page.hear("news", lambda told: told["end"])["end"]["winners"] == [1]
    assert [row.kind for row in house.rows(id)] == [LEAVE]


def test_bot_plays_for_who_stays_away_until_they_are_back(house: House, still: StillTime) -> None:
    """The match goes on; whoever comes back plays on themselves."""
    ana, ben = house.person(), house.person()
    id = house.deal("duel", DUEL, ana, ben)
    with ben.page(id) as page:
        page.hear("absence")
        still.advance(AWAY)
        page.say("claim", seat=0, way="bot")
        page.hear("seats", lambda told: told["seats"][0]["replaced"])
        page.hear("news", lambda told: told["asked"] is not None and told["asked"]["seats"] == [1])
        with ana.page(id) as back:
            still.advance(1.0)  # who sits where is told once a beat
            page.hear("seats", lambda told: not told["seats"][0]["replaced"])
            assert back.table["mine"] == [0]
        assert page.news["end"] is None
        assert all(row.kind == "answer" for row in house.rows(id))


def test_whoever_comes_back_in_time_is_not_waited_for(house: House, still: StillTime) -> None:
    """The notice goes, and the wait begins anew when they leave again."""
    ana, ben = house.person(), house.person()
    id = house.deal("duel", DUEL, ana, ben)
    with ben.page(id) as page:
        page.hear("absence", lambda told: told["seat"] == 0)
        still.advance(AWAY - 1)
        with ana.page(id):
            page.hear("absence", lambda told: told["seat"] is None)
        assert page.hear("absence", lambda told: told["seat"] == 0)["left"] == 1000 * AWAY
        still.advance(AWAY - 1)
        assert page.refused("claim", seat=0, way="leave") == "illegal"


def test_silent_player_is_waited_for_longer(house: House, still: StillTime) -> None:
    """Who is there may think; the others see it coming."""
    ana, ben = house.person(), house.person()
    id = house.deal("duel", DUEL, ana, ben)
    with ana.page(id), ben.page(id) as page:
        still.until_waiting(SILENT - NOTICE)
        still.advance(SILENT - NOTICE)
        assert page.hear("absence", lambda told: told["seat"] == 0)["left"] == 1000 * NOTICE
        still.advance(NOTICE)
        page.say("claim", seat=0, way="leave")
        page.hear("news", lambda told: told["end"])


def test_nobody_is_claimed_against_where_clocks_run_or_bots_play(house: House, still: StillTime) -> None:
    """Clocks decide for themselves, and bots do not mind."""
    ana, ben = house.person(), house.person()
    timed = house.deal("duel", DUEL, ana, ben, timing=wire.Timing(kind="move", seconds=9_000))
    alone = house.deal("duel", DUEL, ana, "guest")
    with ben.page(timed) as page:
        still.advance(AWAY)
        assert page.refused("claim", seat=0, way="leave") == "illegal"
    with ana.page(alone) as page:
        still.advance(SILENT)
        assert page.refused("claim", seat=1, way="leave") == "illegal"


def test_third_player_may_claim_too_and_the_match_goes_on(house: House, still: StillTime) -> None:
    """At a table of three one who leaves is out, and the others play on."""
    ana, ben, cai = house.person(), house.person(), house.person()
    id = house.deal("duel", FREE_FOR_ALL, ana, ben, cai)
    with ben.page(id), cai.page(id) as page:
        page.hear("absence", lambda told: told["seat"] == 0)
        still.advance(AWAY)
        page.say("claim", seat=0, way="leave")
        page.hear("news", lambda told: told["view"]["seats"][0]["left"])
        assert page.news["end"] is None
        page.hear("absence", lambda told: told["seat"] is None)
