from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Final

import pytest

from meadhall.hall.rooms.thinkers import UNSEEN
from tests.server.house import DUEL, House, Page, until
from tests.server.still import StillTime

CHANCE: Final = 5
FIRST: Final[dict[str, Any]] = {**DUEL, "first": 0}


@contextmanager
def bot_to_answer(house: House, *, seen: bool) -> Iterator[Page]:
    """A table at which a bot is to answer what a player has just done; the page tells that it saw the news before."""
    ana = house.person()
    id = house.deal("duel", FIRST, ana, "guest", seed=CHANCE)
    chance = random.Random(CHANCE)  # noqa: S311 - no secret hangs on it
    with ana.page(id) as page:
        page.until_asked()
        if seen:
            page.say("seen", number=page.news["number"])
        while page.news["asked"]["seats"] == [0]:
            page.answer(chance.choice(page.options))
            page.hear_number(page.news["number"] + 1)
            if seen and page.news["asked"]["seats"] == [0]:
                page.say("seen", number=page.news["number"])
        yield page


def waits(still: StillTime) -> bool:
    """Whether a bot that has thought waits for a page."""
    return any(abs(moment - still.now() - UNSEEN) < 1e-6 for moment, _, waiting in still.sleeping if not waiting.done())


@pytest.fixture
def _prompt(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots answer as soon as they have thought."""
    monkeypatch.setattr(house.hall.settings, "pace", 0.0)


@pytest.mark.usefixtures("_prompt")
def test_bot_waits_until_its_players_have_seen_what_happened(house: House, still: StillTime) -> None:
    """A page that tells what it has shown is waited for; the bot goes on as soon as it has shown the last."""
    with bot_to_answer(house, seen=True) as page:
        number = page.news["number"]
        until(lambda: waits(still))
        assert page.news["number"] == number
        page.say("seen", number=number)
        page.hear("news", lambda told: told["number"] > number)


@pytest.mark.usefixtures("_prompt")
def test_bot_goes_on_when_a_page_has_shown_nothing_for_long(house: House, still: StillTime) -> None:
    """Nobody holds a table up for longer than the longest scenes take."""
    with bot_to_answer(house, seen=True) as page:
        number = page.news["number"]
        until(lambda: waits(still))
        still.advance(UNSEEN)
        page.hear("news", lambda told: told["number"] > number)


@pytest.mark.usefixtures("_prompt", "still")
def test_bot_does_not_wait_for_a_page_that_never_tells_what_it_has_shown(house: House) -> None:
    """Programs that play by the wire need not tell."""
    with bot_to_answer(house, seen=False) as page:
        number = page.news["number"]
        page.hear("news", lambda told: told["number"] > number)


@pytest.mark.usefixtures("_prompt")
def test_bot_goes_on_when_the_page_that_it_waits_for_has_gone(house: House, still: StillTime) -> None:
    """Whoever leaves is not waited for; somebody who only watches sees the table go on."""
    with ExitStack() as stack:
        with bot_to_answer(house, seen=True) as page:
            watching = stack.enter_context(house.browser().page(page.table["id"]))
            until(lambda: waits(still))
            number = page.news["number"]
        watching.hear("news", lambda told: told["number"] > number)
