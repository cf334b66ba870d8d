"""The core of a room: messages, time and thoughts go in as plain calls, and what is to be done comes out."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from typing import Any, Final

import pytest

import meadhall
from meadhall.hall import wire
from meadhall.hall.effects.needs import Store
from meadhall.hall.notices import Given, Holding, Present, Replaced, Stored
from meadhall.hall.records import ANSWER, Row, answer_of
from meadhall.hall.rooms.absence import AWAY
from meadhall.hall.rooms.thinkers import UNSEEN
from meadhall.hall.settings import Settings
from meadhall.hall.telling.herald import DIRECT, SLICE
from tests.hall.runner import BOT, FREE, Page, Runner, person

DUEL: Final[dict[str, Any]] = {"board": "sarpedon", "heroes": ["medusa", "sinbad"], "first": 0}
PLACED: Final = ("place:harpy-1:S18", "place:harpy-2:S19", "place:harpy-3:S23")
PORTER: Final = "place:porter:S3"
TAFL: Final[dict[str, Any]] = {"board": "brandubh"}
HERD: Final[dict[str, Any]] = {"players": 3, "first": 0}
QUICK: Final = Settings(pace=0.0)
HEAVY: Final = {"asyncio", "socket", "threading", "multiprocessing", "sqlalchemy", "starlette", "uvicorn"}


def tafl(**more: Any) -> tuple[Runner, Page, Page]:
    """Two people at a board, and their pages."""
    runner = Runner("hnefatafl", TAFL, person("Ana"), person("Bo"), **more)
    return runner, runner.page("Ana"), runner.page("Bo")


# ---------------------------------------------------------------- what is stored and told
def test_room_imports_neither_a_loop_nor_a_database() -> None:
    """Whoever runs rooms chooses what they stand on: nothing of the kind is loaded with them."""
    code = "import sys; before = set(sys.modules); import meadhall.hall.rooms.room; print(*(set(sys.modules) - before))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {name.partition(".")[0] for name in done.stdout.split()} & HEAVY


def test_nobody_is_told_of_an_answer_before_it_is_stored() -> None:
    """The row comes first; until it is kept, both pages know what they knew."""
    runner, ana, bo = tafl()
    runner.is_slow = True
    before = len(ana.told), len(bo.told)
    ana.answer("move:d6:c6")
    assert [type(need) for need in runner.needs] == [Store]
    assert (len(ana.told), len(bo.told)) == before
    runner.store()
    assert [page.last("news")["number"] for page in (ana, bo)] == [1, 1]
    assert bo.question is not None


def test_what_is_said_meanwhile_waits_for_its_turn() -> None:
    """A second answer to the same question is refused when the first is stored, and not a moment before."""
    runner, ana, _ = tafl()
    runner.is_slow = True
    ana.answer("move:d6:c6")
    ana.answer("move:d6:b6", number=0)
    ana.say(wire.Ping())
    assert ana.kinds()[-1] == "pong"  # who only asks whether we are here waits for nothing
    assert len(runner.needs) == 1
    runner.store()
    assert ana.last("refused")["reason"] == "stale"
    assert [row.value for row in runner.rows] == ["move:d6:c6"]


def test_answer_that_cannot_be_stored_is_refused() -> None:
    """Nothing has happened, and the page is told how it stands."""
    runner, ana, bo = tafl()
    runner.is_away = True
    heard = len(bo.told)
    ana.answer("move:d6:c6")
    assert ana.last("refused")["reason"] == "storage"
    assert (ana.last("news")["number"], runner.rows, len(bo.told)) == (0, [], heard)
    runner.is_away = False
    ana.answer("move:d6:c6")
    assert bo.last("news")["number"] == 1


def test_bot_tries_again_when_the_database_is_back() -> None:
    """Nobody waits for a word of refusal: the same answer is stored as soon as it can be."""
    runner = Runner("hnefatafl", TAFL, BOT, person("Bo"), settings=QUICK)
    bo = runner.page("Bo")
    runner.is_away = True
    runner.advance()
    assert runner.think() == 1
    assert runner.rows == []
    runner.is_away = False
    runner.advance(QUICK.patience)
    assert (len(runner.rows), bo.last("news")["number"]) == (1, 1)


def test_who_was_quicker_elsewhere_is_caught_up_with() -> None:
    """Another process has stored the row: what it says is done here, and the late answer is refused."""
    runner, ana, bo = tafl()
    runner.rows.append(Row(0, ANSWER, 0, "move:d6:b6", 0.0))
    ana.answer("move:d6:c6")
    assert ana.last("refused")["reason"] == "stale"
    assert [page.last("news")["number"] for page in (ana, bo)] == [1, 1]
    assert "b6" in str(bo.last("news")["events"][-2:])


def test_room_hears_of_other_processes() -> None:
    """Rows stored elsewhere are read, and who is there is shown here."""
    runner, ana, _ = tafl(settings=Settings(has_peers=True))
    runner.rows.append(Row(0, ANSWER, 0, "move:d6:b6", 0.0))
    for notice in (Stored(sender="b", match="id"), Present(sender="b", match="id", holders=[], watching=3, asks=True)):
        runner.perform(runner.room.begin(runner.moment, runner.room.notice(notice)))
    assert ana.last("news")["number"] == 1
    runner.advance(1.0)
    assert ana.last("seats")["watching"] == 3
    assert isinstance(runner.published[-1], Present)
    runner.perform(runner.room.forget(runner.moment, "b"))
    runner.advance(1.0)
    assert ana.last("seats")["watching"] == 0


# ---------------------------------------------------------------- pages
def test_page_that_goes_while_it_comes_in_is_not_there() -> None:
    """Somebody closes the page while a row is being stored: nobody is told of them, and nothing is sent to them."""
    runner, ana, _ = tafl()
    runner.is_slow = True
    ana.answer("move:d6:c6")
    late = runner.page("Eva")
    late.leave()
    runner.store()
    runner.advance(1.0)
    assert late.told == []
    assert late.channel not in runner.room.seating.channels
    assert ana.last("seats")["watching"] == 0


def test_thousands_who_watch_are_told_in_slices() -> None:
    """Those at the table hear at once; who watches hears after whoever answers meanwhile."""
    runner, ana, bo = tafl()
    crowd = [runner.page(f"guest {number}") for number in range(DIRECT + 2 * SLICE)]
    runner.advance(1.0)
    ana.answer("move:d6:c6")
    assert [page.last("news")["number"] for page in (ana, bo)] == [1, 1]
    assert {page.last("news")["number"] for page in crowd} == {0}
    moment, token = runner.alarms[0]
    assert moment == runner.now
    runner.alarms.remove((moment, token))
    runner.perform(runner.room.ring(runner.moment, token))
    assert sum(page.last("news")["number"] == 1 for page in crowd) == SLICE
    runner.advance()
    assert {page.last("news")["number"] for page in crowd} == {1}


def test_free_seat_is_taken() -> None:
    """A table waits for its second player, and begins when they sit down."""
    runner = Runner("hnefatafl", TAFL, person("Ana"), FREE)
    ana = runner.page("Ana")
    assert ana.question is None
    runner.perform(runner.room.begin(runner.moment, runner.room.sit(1, "Bo", "Bo")))
    assert ana.question is not None
    assert runner.page("Bo").last("table")["mine"] == [1]


# ---------------------------------------------------------------- bots
def test_bot_is_never_quicker_than_its_pace() -> None:
    """However quickly it has thought; and a little more time does not show how much."""
    runner = Runner("hnefatafl", TAFL, BOT, person("Bo"), settings=Settings(pace=0.5))
    bo = runner.page("Bo")
    runner.advance()
    assert bo.last("thinking")["seat"] == 0
    runner.now += 0.6
    runner.think()
    runner.advance(0.39)
    assert runner.rows == []
    runner.advance(0.02)
    assert len(runner.rows) == 1
    assert bo.question is not None


def test_bot_waits_for_eyes_but_not_for_ever() -> None:
    """A page that shows scenes says when they are over; the bot's next answer waits for that, for some seconds."""
    runner = Runner("hnefatafl", TAFL, person("Ana"), BOT, settings=QUICK)
    ana = runner.page("Ana")
    for _ in range(2):
        number = ana.last("news")["number"]
        ana.say(wire.Seen(number=number))
        ana.answer(ana.options[0])
        runner.advance()
        runner.think()
        assert len(runner.rows) == number + 1
        if number == 0:
            ana.say(wire.Seen(number=1))
        else:
            runner.advance(UNSEEN - 0.1)
            assert len(runner.rows) == number + 1
            runner.advance(0.2)
        assert len(runner.rows) == number + 2


def test_thought_that_fails_changes_nothing() -> None:
    """The match stays as it is, and its people are still heard."""
    runner = Runner("hnefatafl", TAFL, BOT, person("Bo"), settings=QUICK)
    bo = runner.page("Bo")
    runner.advance()
    (token,) = runner.thoughts
    runner.perform(runner.room.unthought(runner.moment, token))
    runner.advance(60.0)
    assert runner.rows == []
    bo.say(wire.Resign(seat=1))
    assert bo.last("news")["end"]["winners"] == [0]


def test_advice_is_told_when_it_was_thought() -> None:
    """Who asks for it is heard again afterwards; a page elsewhere hears nothing."""
    runner = Runner("hnefatafl", TAFL, person("Ana"), BOT, settings=QUICK)
    ana = runner.page("Ana")
    runner.advance()
    runner.think()  # the chance to win
    assert ana.last("chance")["seat"] == 0
    runner.perform(runner.room.hear(runner.moment, ana.channel, wire.Advise(number=0), 77))
    assert 77 not in runner.done
    runner.think()
    assert ana.last("advice")["choices"][0]["option"] in ana.options
    assert runner.done == [77]


def test_advice_that_cannot_be_had_is_refused() -> None:
    """Whoever waits for it is heard again."""
    runner = Runner("hnefatafl", TAFL, person("Ana"), BOT, settings=QUICK)
    ana = runner.page("Ana")
    runner.perform(runner.room.hear(runner.moment, ana.channel, wire.Advise(number=0), 77))
    (token,) = runner.thoughts
    runner.perform(runner.room.unthought(runner.moment, token))
    assert (ana.last("refused")["reason"], runner.done) == ("busy", [77])


def test_busy_hall_gives_no_advice() -> None:
    """Whoever has enough thoughts under way is told so, and is heard again at once."""
    runner = Runner("hnefatafl", TAFL, person("Ana"), BOT, settings=Settings(queued=lambda _: 4))
    ana = runner.page("Ana")
    runner.perform(runner.room.hear(runner.moment, ana.channel, wire.Advise(number=0), 77))
    assert (ana.last("refused")["reason"], runner.done) == ("busy", [77])


# ---------------------------------------------------------------- windows and answers that are held back
def in_a_window() -> tuple[Runner, list[Page]]:
    """Three people; the first has played a card that the others may stop."""
    runner = Runner("unicorns", HERD, person("Ana"), person("Bo"), person("Cy"), seed=4)
    pages = [runner.page(name) for name in ("Ana", "Bo", "Cy")]
    runner.advance(1.0)  # all know who sits where
    while runner.room.asked.window is None:
        asked = next(page for page in pages if page.question)
        asked.answer(next((option for option in asked.options if option.startswith("play:")), asked.options[0]))
    return runner, pages


def test_answers_in_a_window_stay_hidden_until_it_closes() -> None:
    """Nobody hears who has let a card pass; when the time is over, the match goes on."""
    runner, pages = in_a_window()
    number = runner.room.course.number
    first, second = (page for page in pages if page.question)
    others = [page for page in pages if page is not first]
    heard = [len(page.told) for page in others]
    first.answer("let_pass")
    runner.advance()
    assert first.question["window"]["given"] == "let_pass"
    assert [len(page.told) for page in others] == heard
    assert any(isinstance(notice, Given) for notice in runner.published)
    runner.advance(7.9)
    assert len(runner.rows) == number
    runner.advance(0.2)
    assert [row.value for row in runner.rows[number : number + 2]] == ["let_pass", "let_pass"]
    assert second.last("news")["number"] == number + 2


def test_defence_is_shown_when_its_beat_is_over() -> None:
    """An answer that could tell by its speed is held back; the others hear of it a second later, not before."""
    runner = Runner("duel", DUEL, person("Ana"), person("Bo"), seed=3)
    pages = [runner.page("Ana"), runner.page("Bo")]
    dice = random.Random(5)  # noqa: S311 - no secret hangs on it
    while not runner.room.asked.is_held_back:
        asked = next(page for page in pages if page.question)
        attack = [option for option in asked.options if option.startswith("attack")]
        asked.answer(dice.choice(attack or asked.options))
        runner.advance()
    defender = next(page for page in pages if page.question)
    number = len(runner.rows)
    defender.answer(defender.options[-1])
    assert isinstance(runner.published[-1], Holding)
    runner.advance(0.9)
    assert len(runner.rows) == number
    runner.advance(0.2)
    assert len(runner.rows) == number + 1


# ---------------------------------------------------------------- time, taking back, absence
def test_who_is_late_is_out() -> None:
    """A clock runs while somebody is asked; at its end they have left the match, if the table wants it so."""
    runner, ana, bo = tafl(timing=wire.Timing(kind="match", seconds=30, late="forfeit"))
    runner.advance(20.0)
    ana.answer(ana.options[0])
    bo.answer(bo.options[0])
    assert ana.last("news")["clocks"][0] == {"left": 10_000, "runs": True}
    runner.advance(9.9)
    assert ana.last("news")["end"] is None
    runner.advance(0.2)
    assert ana.last("news")["end"]["winners"] == [1]


def test_choice_is_taken_back_freely_or_when_the_others_agree() -> None:
    """As long as nobody else has acted it is one's own; afterwards everybody is asked."""
    runner, ana, bo = tafl()
    ana.answer("move:d6:c6")
    assert ana.last("news")["undo"]["way"] == "free"
    ana.say(wire.Back(number=1))
    assert (ana.last("news")["number"], ana.question["number"]) == (2, 2)
    ana.answer("move:d6:b6")
    bo.answer(bo.options[0])
    assert ana.last("news")["undo"]["way"] == "agreed"
    ana.say(wire.Back(number=4))
    assert bo.last("news")["undo"]["asks"] == 0
    bo.say(wire.Agree(yes=True))
    assert runner.room.course.given == []


def test_bot_plays_for_who_stays_away() -> None:
    """After a wait that everybody sees, the other may have a bot play; whoever comes back plays on."""
    runner, ana, bo = tafl(settings=QUICK)
    ana.leave()
    assert bo.last("absence") == {"kind": "absence", "seat": 0, "left": int(1000 * AWAY)}
    bo.say(wire.Claim(seat=0, way="bot"))
    assert bo.last("refused")["reason"] == "illegal"
    runner.advance(AWAY)
    bo.say(wire.Claim(seat=0, way="bot"))
    assert any(isinstance(notice, Replaced) for notice in runner.published)
    runner.advance()
    runner.think()
    assert [row.seat for row in runner.rows] == [0]
    assert runner.page("Ana").last("seats")["seats"][0]["replaced"] is False


# ---------------------------------------------------------------- whole matches
@pytest.mark.parametrize(("game", "setup", "seats"), [("duel", DUEL, 2), ("unicorns", HERD, 3), ("hnefatafl", TAFL, 2)])
def test_match_is_played_to_its_end_without_a_loop(game: str, setup: dict[str, Any], seats: int) -> None:
    """A person who answers at random against bots; the page is told exactly what its seat may know."""
    runner = Runner(game, setup, person("Ana"), *[BOT] * (seats - 1), settings=QUICK, seed=9)
    ana, dice = runner.page("Ana"), random.Random(2)  # noqa: S311 - no secret hangs on it
    while ana.last("news")["end"] is None:
        assert ana.last("news")["view"] == json.loads(json.dumps(runner.room.course.match.view(0)))
        if ana.question and not (ana.question["window"] or {}).get("given"):
            ana.answer(dice.choice(ana.options))
        runner.advance(0.25)
        runner.think()
    match = runner.room.course.match
    replayed = meadhall.replay(match.transcript())
    assert [answer_of(row) for row in runner.rows] == match.transcript()["answers"]
    assert replayed.hash() == match.hash()
    assert ana.last("news")["view"] == json.loads(json.dumps(replayed.view(0)))
