"""Talk: phrases and signs at a table, by those who sit there, within measure."""

from __future__ import annotations

from typing import get_args

from meadhall.hall import wire
from meadhall.hall.rooms import talk
from tests.server.house import DUEL, FRIEND, ME, House
from tests.server.still import StillTime


def test_everybody_at_a_table_hears_a_phrase_and_nothing_is_kept(house: House) -> None:
    """Players and watchers alike, whatever their language; who comes later hears nothing of it."""
    ana, ben, eve = house.browser(), house.browser(), house.browser()
    id = ana.set_table("duel", DUEL, ME, FRIEND)
    ben.join(id, "Ben")
    with ana.page(id) as first, ben.page(id, "uk") as second, eve.page(id, "de") as third:
        second.say("phrase", phrase="luck")
        for page in (first, second, third):
            assert page.hear("said") == {"kind": "said", "seat": 1, "phrase": "luck"}
        assert eve.cookie is None
        assert third.refused("phrase", phrase="luck") == "not_yours"
        assert first.refused("phrase", phrase="<b>") == "unreadable"
        assert house.rows(id) == []
        with ana.page(id) as later:
            assert "said" not in {told["kind"] for told in later.hear_all(0.0)}


def test_muted_person_says_nothing_and_a_chatterer_waits(house: House, still: StillTime) -> None:
    """Both are told why; it ends with the mute, and with time."""
    ana, ben = house.browser(), house.browser()
    id = ana.set_table("duel", DUEL, ME, FRIEND)
    ben.join(id, "Ben")
    with ana.page(id) as first, ben.page(id) as second:
        first.say("moderate", act="mute", seat=1)
        second.hear("moderated")
        assert second.refused("phrase", phrase="wow") == "muted"
        first.say("moderate", act="unmute", seat=1)
        second.hear("moderated")
        most, per_second = talk.PHRASES
        for phrase in get_args(wire.Phrases)[: int(most)]:
            second.say("phrase", phrase=phrase)
            assert first.hear("said")["phrase"] == phrase
        assert second.refused("phrase", phrase="wow") == "too_fast"
        still.advance(1 / per_second)
        second.say("phrase", phrase="wow")
        assert first.hear("said")["phrase"] == "wow"
