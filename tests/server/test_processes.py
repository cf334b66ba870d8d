"""Several processes serve one database: a match can be played through any of them, and through those that are left."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import httpx
import pytest

from meadhall.hall.records import answers_of, rebuilt
from meadhall.server.http.visitors import Visitors
from meadhall.server.storage.database import Storage
from meadhall.server.storage.folder import key_in
from tests.server.house import (
    DUEL,
    FRIEND,
    ME,
    PATIENCE,
    Browser,
    House,
    Page,
    Told,
    listen,
    opened,
    play,
    until,
    wait_for,
)
from tests.server.test_undo import PLACED

pytestmark = pytest.mark.parametrize("new_database", ["postgres"], indirect=True)

MEADHALL: Final = str(Path(sys.executable).with_name("meadhall"))
HERD: Final[Told] = {"players": 2, "first": 0}


@pytest.fixture
def two(new_database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, House]]:
    """Two servers on one database."""
    one, other = (tmp_path_factory.mktemp(name) for name in ("one", "other"))
    with opened(one, database=new_database) as near, opened(other, database=new_database) as far:
        yield near, far


def test_answer_at_one_server_is_told_at_the_other(two: tuple[House, House]) -> None:
    """Nobody at the other server has to do anything to hear of it."""
    near, far = two
    ana, ben = near.person(), near.person()
    id = near.deal("duel", DUEL, ana, ben)
    with ana.page(id) as here, far.browser(ben.cookie).page(id) as there:
        for number in range(1, 6):
            asked, other = (here, there) if here.question else (there, here)
            asked.answer(asked.options[0])
            asked.hear_number(number)
            other.hear_number(number)
        assert here.news["view"]["fighters"] == there.news["view"]["fighters"]


@pytest.mark.parametrize(("game", "setup"), [("duel", DUEL), ("unicorns", HERD)])
def test_match_is_played_through_two_servers(two: tuple[House, House], game: str, setup: Told) -> None:
    """Windows, too: what is answered through one server counts at the other, which closes the window."""
    near, far = two
    ana, ben = near.person(), near.person()
    id = near.deal(game, setup, ana, ben, window=0)
    with ana.page(id) as here, far.browser(ben.cookie).page(id) as there:
        play(random.Random(5), here, there, until=lambda: min(p.news["number"] for p in (here, there)) > 70)  # noqa: S311

        def is_level() -> bool:
            for page in (here, there):
                listen(page, 0.01)
            asked = here.news["asked"]
            is_quiet = asked is None or asked["window"] is None  # one that is open closes by itself
            return is_quiet and here.news["number"] == there.news["number"] == len(near.rows(id))

        until(is_level)
        assert here.news["view"]["turn"] == there.news["view"]["turn"]
        assert here.news["number"] == there.news["number"] == len(near.rows(id))


def test_instant_that_is_thrown_in_through_the_other_server_counts(two: tuple[House, House]) -> None:
    """The window is closed by the server that leads the match; the instant came in through the other one."""
    near, far = two
    ana, ben = near.person(), near.person()
    id, answers = herd_with_a_window(near, ana, ben)
    with ana.page(id) as here, far.browser(ben.cookie).page(id) as there:
        assert near.room(id).room.asked.leads
        assert not far.room(id).room.asked.leads
        assert here.news["asked"]["question"] == "choose_response"
        instant = next(option for option in there.options if option.startswith("stop:"))
        there.answer(instant)
        here.hear("news", lambda told: told["number"] > len(answers))
        assert instant in [row.value for row in near.rows(id)]


def herd_with_a_window(house: House, *people: Browser) -> tuple[str, list[str]]:
    """A match at the moment when the second seat may stop a card and holds what it needs."""
    import meadhall  # noqa: PLC0415 - only this looks for a seed

    chance = random.Random(1)  # noqa: S311 - no secret hangs on it
    for seed in range(200):
        match = meadhall.new_match("unicorns", HERD, seed)
        answers: list[str] = []
        while match.outcome is None and len(answers) < 60:
            decision = match.decision
            stops = any(option.id.startswith("stop:") for option in decision.options)
            if decision.question == "choose_response" and decision.seat == 1 and stops:
                return house.deal("unicorns", HERD, *people, seed=seed, window=1, answers=answers), answers
            quiet = [option.id for option in decision.options if not option.id.startswith("stop:")]
            answers.append(chance.choice(quiet))
            match.answer(answers[-1])
    raise AssertionError("no such moment was found")


def test_who_sits_down_at_one_server_is_seen_at_the_other(two: tuple[House, House]) -> None:
    """A friend comes through the other server: the match begins at both."""
    near, far = two
    ana = near.browser()
    id = ana.set_table("duel", DUEL, ME, FRIEND)
    ben = far.browser()
    with ana.page(id) as here:
        assert here.question is None
        ben.join(id, "Ben")
        here.hear("seats", lambda told: told["seats"][1]["person"] == "Ben")
        here.until_asked()
        with ben.page(id) as there:
            here.hear("seats", lambda told: told["seats"][1]["here"])
            assert all(seat["here"] for seat in there.hear("seats", lambda told: told["seats"][0]["here"])["seats"])
        here.hear("seats", lambda told: not told["seats"][1]["here"])


def test_hero_chosen_and_phrase_said_at_one_server_reach_the_other(two: tuple[House, House]) -> None:
    """The table is laid anew at both before the first question; what is said there is heard here."""
    near, far = two
    ana, ben = near.browser(), far.browser()
    id = ana.set_table("duel", DUEL, ME, FRIEND, choose=True)
    with ana.page(id) as here:
        joined = ben.http.post(f"/api/matches/{id}/join", json={"name": "Ben", "role": "beowulf"})
        assert joined.status_code == 200
        here.hear("table", lambda told: told["setup"]["heroes"][1] == "beowulf")
        here.until_asked()
        assert here.news["view"]["seats"][1]["hero"] == "beowulf"
        with ben.page(id) as there:
            there.say("phrase", phrase="hello")
            assert here.hear("said") == {"kind": "said", "seat": 1, "phrase": "hello"}


def test_watchers_of_all_servers_are_counted(two: tuple[House, House]) -> None:
    """Somebody watches here, somebody there."""
    near, far = two
    ana, ben = near.person(), near.person()
    id = near.deal("duel", DUEL, ana, ben)
    with ana.page(id) as here, near.browser().page(id), far.browser().page(id):
        here.hear("seats", lambda told: told["watching"] == 2)


def test_choice_is_taken_back_when_all_agree_through_two_servers(two: tuple[House, House]) -> None:
    """The wish, the consent and the return each go through the other server; declining does too."""
    near, far = two
    ana, ben = near.person(), near.person()
    id = near.deal("duel", DUEL, ana, ben, answers=PLACED)
    with ana.page(id) as here, far.browser(ben.cookie).page(id) as there:
        here.answer("manoeuvre")
        there.hear_number(5)
        for yes, number in ((False, 5), (True, 6)):
            here.say("back", number=5)
            there.hear("news", lambda told: told["undo"]["asks"] == 0)
            there.say("agree", yes=yes)
            here.hear("news", lambda told: told["undo"]["asks"] is None)
            if yes:
                here.hear_number(number) if here.news["number"] < number else None
            assert here.news["number"] == number
    assert near.rows(id)[-1].kind == "back"


def test_table_is_set_again_for_everybody(two: tuple[House, House]) -> None:
    """Whoever is at the other server is led to the next match as well."""
    near, far = two
    ana, ben = near.person(), near.person()
    id = near.deal("duel", DUEL, ana, ben)
    with ana.page(id) as here, far.browser(ben.cookie).page(id) as there:
        here.say("resign", seat=0)
        there.hear("news", lambda told: told["end"])
        here.say("again")
        assert here.hear("next")["id"] == there.hear("next")["id"]


def test_bots_answer_once_though_two_servers_look_after_the_match(two: tuple[House, House]) -> None:
    """One server leads; when its room is closed, the other leads."""
    near, far = two
    ana = near.person()
    id = near.deal("duel", DUEL, ana, "guest")
    with far.browser(ana.cookie).page(id) as there:
        until(lambda: id in far.hall.rooms and far.room(id).room.asked.leads)
        with ana.page(id) as here:
            assert not near.room(id).room.asked.leads
            play(random.Random(2), there, until=lambda: there.news["number"] > 12)  # noqa: S311 - likewise
            here.hear("news", lambda told: told["number"] > 12)
    with ana.page(id) as here:
        until(lambda: near.room(id).room.asked.leads)
        play(random.Random(3), here, until=lambda: here.news["number"] > 25)  # noqa: S311 - likewise


# ---------------------------------------------------------------- real processes
@pytest.fixture
def person(tmp_path: Path) -> Iterator[Callable[..., Browser]]:
    """Somebody's browser at an address, known by the key that all processes share; closed afterwards."""
    browsers: list[Browser] = []

    def came(address: str, cookie: str | None = None) -> Browser:
        browsers.append(Browser(address, cookie or Visitors(key_in(tmp_path)).new()))
        return browsers[-1]

    yield came
    for browser in browsers:
        browser.http.close()


@contextmanager
def serving(folder: Path, database: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A real process that serves a database, and its address."""
    told = [MEADHALL, "serve", "--data", str(folder), "--database", database, "--port", "0", "--processes", "1"]
    process = subprocess.Popen(told, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        address = process.stdout.readline().rpartition(" ")[2].strip().rstrip("/")
        assert address, "it has not opened"
        wait_for(address)
        yield process, address
    finally:
        process.kill()
        process.wait(PATIENCE)
        process.stdout.close()


def test_match_goes_on_when_one_of_two_processes_is_killed(
    new_database: str, tmp_path: Path, person: Callable[..., Browser]
) -> None:
    """The one that leads is killed in the middle of a match: who was there comes to the other, nothing is lost."""
    chance = random.Random(4)  # noqa: S311 - no secret hangs on it
    with serving(tmp_path, new_database) as (doomed, near), serving(tmp_path, new_database) as (_, far):
        ana, ben = person(near), person(far)
        id = ana.set_table("duel", DUEL, ME, FRIEND)
        ben.join(id, "Ben")
        with ana.page(id) as here, ben.page(id) as there:
            play(chance, here, there, until=lambda: here.news["number"] > 20)
            seen = max(here.news["number"], there.news["number"])
            doomed.send_signal(signal.SIGKILL)
            doomed.wait(PATIENCE)
            with person(far, ana.cookie).page(id) as back:
                assert back.news["number"] >= seen
                until_seen(there, back.news["number"])
                play(chance, back, there, until=lambda: back.news["number"] > seen + 20)
    storage = Storage(new_database)
    record = storage.load(id)
    storage.close()
    assert record is not None
    assert [row.number for row in record.rows] == list(range(len(record.rows)))
    assert len(record.rows) > seen + 20
    assert rebuilt(record).transcript()["answers"] == answers_of(record.rows)


def until_seen(page: Page, number: int) -> None:
    """Wait until a page has heard of so many rows."""
    if page.news["number"] < number:
        page.hear("news", lambda told: told["number"] >= number)


def test_bots_go_on_when_the_process_that_led_is_killed(
    new_database: str, tmp_path: Path, person: Callable[..., Browser]
) -> None:
    """A page at the other process waits for a bot that was asked in the one that died."""
    chance = random.Random(6)  # noqa: S311 - no secret hangs on it
    with serving(tmp_path, new_database) as (doomed, near), serving(tmp_path, new_database) as (_, far):
        ana = person(near)
        id = ana.set_table("duel", DUEL, ME, {"kind": "bot", "level": "guest"})
        with ana.page(id), person(far, ana.cookie).page(id) as there:
            while there.question is not None:
                there.answer(chance.choice(there.options))
                there.hear("news", lambda told: told["number"] > there.answered)
            doomed.send_signal(signal.SIGKILL)
            seen = there.news["number"]
            play(chance, there, until=lambda: there.news["number"] > seen + 6)
        assert httpx.get(f"{far}/healthz").status_code == 200
