"""Drafts before a match: secrets stay secret, rows are enough, nobody is waited for in vain, and the match follows."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final, TypeVar

import pytest

from meadhall.drafting.draft import read
from meadhall.drafting.game import draft_game, offered
from meadhall.hall import wire
from meadhall.hall.drafting.room import SECONDS
from meadhall.hall.parts import Parts
from meadhall.hall.records import DRAFT, LEAVE, Record, rebuilt, settled
from meadhall.hall.refusal import HallError
from meadhall.hall.replays.tape import Tape
from meadhall.hall.replays.transcripts import record_of
from meadhall.hall.telling.summaries import summary_of
from tests.hall.runner import BOT, FREE, Page, Runner, person

T = TypeVar("T")

GAME: Final = "duel"
SETUP: Final = {"heroes": ["alice", "medusa"]}
ARSENAL: Final = "arsenal-3-5-2"
BEN: Final = person("Ben")
ANA: Final = person("Ana")
MOST_ACTS: Final = 99
FORMATS: Final = [(id, table) for id, (_, tables) in offered(GAME).items() for table in tables]


def table(*sitters: Any, draft: str = ARSENAL, **more: Any) -> Runner:
    """A table that begins with a draft."""
    return Runner(GAME, SETUP, *sitters, draft=draft, **more)


def question(page: Page) -> Any:
    """What a page is asked in the draft, if it is."""
    return page.last("draft")["question"]


def pick(page: Page, first: int = 0) -> list[str]:
    """Choose as many as are asked for, from one of the options on."""
    asked = question(page)
    chosen: list[str] = asked["options"][first : first + asked["count"]]
    page.say(wire.Pick(turn=asked["turn"], seat=asked["seat"], chosen=chosen))
    return chosen


def is_drafting(page: Page) -> bool:
    """Whether the match has not begun for a page."""
    return page.last("table")["draft"] is not None


def finish(runner: Runner, *pages: Page) -> None:
    """Choose for all who are asked until the match begins."""
    for _ in range(MOST_ACTS):
        if not is_drafting(pages[0]):
            return
        asked = [page for page in pages if question(page)]
        if asked:
            pick(asked[0])
        else:
            runner.advance(1.0)
    raise AssertionError("the draft does not end")


def restarted(runner: Runner) -> Record:
    """What is stored of a table."""
    return runner.record._replace(rows=list(runner.rows))


# ---------------------------------------------------------------- every draft
@pytest.mark.parametrize(("format", "seats"), FORMATS)
def test_bots_finish_every_draft(format: str, seats: str) -> None:
    """A draft that is offered for a kind of table leads to a match there, and its rows lead to the same one."""
    setup = dict(draft_game(GAME).tables()[seats])
    runner = Runner(GAME, setup, *[BOT] * len(setup["heroes"]), draft=format)
    page = runner.page("Wim")
    finish(runner, page)
    told = page.last("table")["setup"]
    assert told == settled(restarted(runner)).setup == runner.record.setup
    assert runner.record.draft is not None
    assert runner.record.draft.is_over
    assert rebuilt(restarted(runner)).setup == told


def test_bots_draft_alike_when_the_seed_is_the_same() -> None:
    """What bots choose follows from the seed."""
    drafted = []
    for seed in (5, 5, 6):
        runner = table(BOT, BOT, seed=seed)
        finish(runner, runner.page("Wim"))
        drafted.append([row.value for row in runner.rows if row.kind == DRAFT])
    assert drafted[0] == drafted[1] != drafted[2]


# ---------------------------------------------------------------- secrets
def test_nobody_learns_what_is_chosen_in_secret_before_all_have() -> None:
    """The other player, whoever watches and their lists hear only that somebody has chosen; own devices see what."""
    runner = table(ANA, BEN)
    ana, phone, ben, wim = runner.page("Ana"), runner.page("Ana"), runner.page("Ben"), runner.page("Wim")
    before = len(ben.told), len(wim.told)
    chosen = pick(ana, 2)
    for page, since in zip((ben, wim), before, strict=True):
        heard = page.told[since:]
        assert [given["chosen"] for message in heard for given in message.get("given", [])] == [None]
        told = [
            {part: value for part, value in message.items() if part not in {"pools", "question"}} for message in heard
        ]
        assert not any(thing in json.dumps(told) for thing in chosen)
        assert heard[-1]["pools"] == ana.told[3]["pools"] if "pools" in ana.told[3] else True
    assert phone.last("draft")["given"][0]["chosen"] == chosen
    assert question(phone) is None
    late = runner.page("Wim")
    assert late.last("draft")["given"][0]["chosen"] is None
    theirs = pick(ben, 4)
    assert [act["chosen"] for act in wim.last("draft")["acts"]] == [chosen, theirs]
    assert not {*chosen, *theirs} & {*wim.last("draft")["pools"]["hero"]}


def test_what_is_told_does_not_depend_on_the_secret() -> None:
    """Whatever somebody has chosen in secret, all others are told the same bytes."""
    heard = []
    for first in (0, 5):
        runner = table(ANA, BEN)
        ana, ben, wim = runner.page("Ana"), runner.page("Ben"), runner.page("Wim")
        pick(ana, first)
        heard.append((ben.told, wim.told))
    assert heard[0] == heard[1]


def test_no_page_is_told_of_the_match_that_only_holds_a_place() -> None:
    """Its cards are dealt from the seed of the true one: no view, no event and no reach leaves before that begins."""
    runner = table(ANA, BEN)
    ana = runner.page("Ana")
    ana.say(wire.History(before=99))
    ana.say(wire.Inspect(thing="alice"))
    ana.say(wire.Answer(number=0, option="anything"))
    ana.say(wire.Advise(number=0))
    assert {"news", "past", "inspection", "advice"}.isdisjoint(ana.kinds())
    assert ana.kinds().count("refused") == 4


def test_a_screen_for_two_draws_a_curtain_before_secret_steps() -> None:
    """Two people at one screen: nobody looks until they say who it is, and afterwards the other's choice is hidden."""
    runner = table(person("Ana", "one"), person("Ben", "one"))
    page = runner.page("one")
    assert page.last("draft")["seat"] is None
    assert question(page) is None
    page.say(wire.Look(seat=0))
    chosen = pick(page)
    assert page.last("draft")["seat"] is None
    page.say(wire.Look(seat=1))
    assert page.last("draft")["given"][0]["chosen"] is None
    pick(page, 3)
    assert page.last("draft")["acts"][0]["chosen"] == chosen


# ---------------------------------------------------------------- what is refused
def test_an_act_that_does_not_fit_changes_nothing() -> None:
    """Too few, twice the same, unknown things, another's seat and a turn that is over are refused with a reason."""
    runner = table(ANA, BEN)
    ana, ben, wim = runner.page("Ana"), runner.page("Ben"), runner.page("Wim")
    options = question(ana)["options"]
    for page, turn, seat, chosen, reason in (
        (ana, 0, 0, options[:2], "illegal"),
        (ana, 0, 0, [options[0]] * 3, "illegal"),
        (ana, 0, 0, [*options[:2], "nobody"], "illegal"),
        (ana, 0, 1, options[:3], "not_yours"),
        (ana, 7, 0, options[:3], "stale"),
        (wim, 0, 0, options[:3], "not_yours"),
    ):
        page.say(wire.Pick(turn=turn, seat=seat, chosen=chosen))
        assert page.last("refused")["reason"] == reason
    assert runner.rows == []
    pick(ana)
    ana.say(wire.Pick(turn=0, seat=0, chosen=options[3:6]))
    assert ana.last("refused")["reason"] == "stale"
    pick(ben)
    assert len(runner.rows) == 2


def test_nothing_is_drafted_as_long_as_a_seat_is_free() -> None:
    """The draft begins when everybody is there."""
    runner = table(ANA, FREE)
    ana = runner.page("Ana")
    assert question(ana) is None
    assert ana.last("draft")["asked"] == []
    ana.say(wire.Pick(turn=0, seat=0, chosen=["alice", "medusa", "sinbad"]))
    assert ana.last("refused")["reason"] == "waiting"
    runner.perform(runner.room.begin(runner.moment, runner.room.sit(1, "Ben", "Ben")))
    assert question(ana)["count"] == 3


# ---------------------------------------------------------------- restarts
def test_a_restart_in_the_middle_of_a_secret_step_loses_nothing() -> None:
    """One has chosen, the server ends, and begins again with the rows: the other is asked, and both choices count."""
    runner = table(ANA, BEN, seed=9)
    chosen = pick(runner.page("Ana"), 1)
    later = table(ANA, BEN, seed=9, rows=tuple(runner.rows))
    ana, ben = later.page("Ana"), later.page("Ben")
    assert ana.last("draft")["given"][0]["chosen"] == chosen
    assert ben.last("draft")["given"][0]["chosen"] is None
    assert question(ana) is None
    theirs = pick(ben, 5)
    assert [act["chosen"] for act in ana.last("draft")["acts"]] == [chosen, theirs]


def test_a_restart_after_the_draft_finds_the_match() -> None:
    """Also where the server ended before the setup was stored."""
    runner = table(ANA, BOT, seed=3)
    ana = runner.page("Ana")
    finish(runner, ana)
    setup = ana.last("table")["setup"]
    for record in (restarted(runner), restarted(table(ANA, BOT, seed=3))._replace(rows=list(runner.rows))):
        again = table(ANA, BOT, seed=3, record=record).page("Ana")
        assert again.last("table")["setup"] == setup
        assert again.last("table")["drafted"] == ana.last("table")["drafted"]
        assert "draft" not in again.kinds()


# ---------------------------------------------------------------- who is late, away or gone
def test_at_a_table_with_clocks_bots_choose_for_who_is_late() -> None:
    """Each turn has its time; then it is chosen for all who have not, and no clock of the match has run."""
    runner = table(ANA, BEN, timing=wire.Timing(kind="match", seconds=300))
    ana = runner.page("Ana")
    assert ana.last("draft")["left"] == 1000 * SECONDS
    chosen = pick(ana)
    runner.advance(SECONDS - 1)
    assert ana.last("draft")["turn"] == 0
    runner.advance(1)
    assert ana.last("draft")["turn"] == 1
    assert ana.last("draft")["acts"][0]["chosen"] == chosen
    runner.advance(SECONDS * 20)
    assert ana.last("news")["clocks"][0]["left"] == 300_000


def test_without_clocks_a_seat_that_stays_away_can_be_claimed() -> None:
    """After the usual wait a bot drafts for it, until its player comes back."""
    runner = table(ANA, BEN)
    ana = runner.page("Ana")
    pick(ana)
    runner.advance(200)
    assert ana.last("absence") == {"kind": "absence", "seat": 1, "left": 180_000}
    ana.say(wire.Claim(seat=1, way="bot"))
    runner.advance(1)
    assert ana.last("draft")["turn"] == 1
    ben = runner.page("Ben")
    runner.advance(1)
    finish(runner, ana, ben)
    assert ben.last("news")["end"] is None


def test_a_bot_drafts_for_who_was_removed() -> None:
    """The host removes somebody in the middle of a draft: it goes on."""
    runner = table(ANA, BEN)
    ana, ben = runner.page("Ana"), runner.page("Ben")
    pick(ana)
    ana.say(wire.Moderate(act="remove", seat=1))
    finish(runner, ana)
    assert ana.last("news")["end"] is None
    assert ben.last("table")["mine"] == []


def test_who_leaves_a_duel_in_its_draft_has_lost_it() -> None:
    """Bots finish the draft at once, so that the match has a setup; it is over with the first row that is its own."""
    runner = table(ANA, BEN)
    ana, ben = runner.page("Ana"), runner.page("Ben")
    pick(ana)
    ben.say(wire.Resign(seat=1))
    assert ana.last("news")["end"]["winners"] == [0]
    assert [row.kind for row in runner.rows].count(LEAVE) == 1
    assert rebuilt(restarted(runner)).outcome is not None


def test_where_three_play_a_bot_drafts_for_who_has_left() -> None:
    """The others go on, and the seat leaves the match as it begins."""
    setup = dict(draft_game(GAME).tables()["free_for_all-3"])
    runner = Runner(GAME, setup, ANA, BEN, person("Cai"), draft="blind-pick")
    ana, ben, cai = (runner.page(name) for name in ("Ana", "Ben", "Cai"))
    cai.say(wire.Resign(seat=2))
    pick(ana)
    assert is_drafting(ana)
    finish(runner, ana, ben)
    assert runner.room.course.match.present() == [0, 1]
    assert ana.last("news")["end"] is None


# ---------------------------------------------------------------- what is told
def test_lists_tell_that_it_is_drafted_and_whose_turn_it_is() -> None:
    """A table in a list names its draft, calls seats by their players and shows no role."""
    runner = table(ANA, BEN)
    runner.page("Ana")
    room = runner.room
    told = summary_of(room.course.record, room.course.match, room.asked.seats, "Ana", "en")
    assert (told.draft, told.waits_for_me, told.state) == ("Arsenal 3/5/2", True, "running")
    assert [seat.name for seat in told.seats] == ["Ana", "Ben"]
    assert told.terms == []


def test_the_table_tells_afterwards_how_it_was_chosen() -> None:
    """A sentence for each act, in the language of the page."""
    runner = table(ANA, BEN)
    ana, ben = runner.page("Ana"), runner.page("Ben", "de")
    finish(runner, ana, ben)
    acts = [row for row in runner.rows if row.kind == DRAFT]
    assert len(ana.last("table")["drafted"]) == len(acts) + 1
    first = [draft_game(GAME).name("hero", hero, "de") for hero in read(acts[0].value)]
    assert ben.last("table")["drafted"][1] == f"Ana sperrt: {', '.join(first)}"


def whole(work: Parts[T]) -> T:
    """What long work comes to."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: T = end.value
            return found


def test_a_match_as_a_file_tells_how_it_was_drafted() -> None:
    """Out of one hall and into another: the replay has the same sentences, and a draft that does not fit is refused."""
    runner = table(ANA, BEN)
    ana, ben = runner.page("Ana"), runner.page("Ben")
    finish(runner, ana, ben)
    ben.say(wire.Resign(seat=1))
    tape = whole(Tape(restarted(runner)).wind())
    saved = json.loads(json.dumps(tape.transcript()))
    told = whole(tape.replay("en", ""))
    again = whole(Tape(whole(record_of(json.dumps(saved).encode(), 0.0))).wind())
    assert whole(again.replay("en", "")).table.drafted == told.table.drafted != []
    assert whole(again.replay("en", "")).steps == told.steps
    spoils: list[Callable[[Any], object]] = [
        lambda draft: draft["acts"][0].__setitem__(1, "nobody"),
        lambda draft: draft["acts"][0].__setitem__(0, 7),
        lambda draft: draft["plan"]["steps"][0].__setitem__("what", "tavern"),
        lambda draft: draft["plan"].__delitem__("pools"),
    ]
    for spoil in spoils:
        wrong = json.loads(json.dumps(saved))
        spoil(wrong["draft"])
        with pytest.raises(HallError):
            whole(record_of(json.dumps(wrong).encode(), 0.0))
