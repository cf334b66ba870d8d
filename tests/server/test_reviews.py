from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any, Final, cast

import msgspec
import pytest

import meadhall
from meadhall import bots
from meadhall.hall.effects.work import LookBack
from meadhall.hall.records import UPLOAD, Sitter
from meadhall.hall.refusal import HallError
from meadhall.hall.replays import moments, reviews
from meadhall.hall.replays import queue as turns
from meadhall.hall.wire.pages.replays import Review
from meadhall.localisation import speaker_of, words
from meadhall.server.storage.archive import Archive
from tests.server.house import DUEL, PATIENCE, Browser, House, Told, opened, until
from tests.server.past import EARLY, brought, kept, played, told
from tests.server.still import StillTime
from tests.server.test_storage import RECORD

HERD: Final[Told] = {"players": 2, "first": 0}
TURN: Final = "turn_began"


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> int:
    """Bots that hardly think; how often they try."""
    monkeypatch.setattr(reviews, "ITERATIONS", 20)
    return 20


def reviewed(browser: Browser, id: str, language: str = "en") -> Review:
    """A review, once it is done."""

    def asked() -> Review:
        return msgspec.json.decode(browser.http.get(f"/api/replays/{id}/{language}/review").content, type=Review)

    def is_done() -> bool:
        found = asked()
        assert found.state == "done" or (found.costly == [] and 0.0 <= found.share <= 1.0)
        return found.state == "done"

    until(is_done)
    return asked()


@pytest.mark.parametrize(("game", "setup"), [("duel", DUEL), ("unicorns", HERD)])
def test_review_is_what_a_bot_thinks_of_each_question(house: House, quick: int, game: str, setup: Told) -> None:
    """The same chances as in the terminal, from what the asked seat knew; mistakes in words, the worst first."""
    match = played(game, setup, most=EARLY)
    ana = house.person()
    id = kept(house, match, ana, "guest")
    wanted = bots.review(match.transcript(), iterations=quick)
    found = reviewed(ana, id)
    assert [each.number for each in found.curve] == [moment.number for moment in wanted.moments]
    for each, moment in zip(found.curve, wanted.moments, strict=True):
        assert each.chances == pytest.approx(moment.chances, abs=1e-4)
    costs = [each.best_chance - each.given_chance for each in found.costly]
    assert costs == sorted(costs, reverse=True)
    assert min(costs) >= reviews.LEAST
    for seat in range(2):
        worst = [moment for moment in wanted.costliest(reviews.COSTLY, seat) if moment.cost >= 2 * reviews.LEAST]
        own = [each for each in found.costly if each.seat == seat]
        assert len(worst) <= len(own) <= reviews.COSTLY
        assert {moment.number for moment in worst} <= {each.number for each in own}
    for mistake in found.costly:
        before = meadhall.replay(match.transcript(), until=mistake.number)
        said = [speaker_of(before, "en").option(option) for option in before.decision.options]
        if game == "duel":
            assert {mistake.given, mistake.best} <= set(said)
        assert mistake.turn == sum(event["event"] == TURN for event in before.events_for(None))
    check_turning(found, match)


def check_turning(found: Review, match: meadhall.Match) -> None:
    """The answer at which the match turned is told with who gave it, for who won it."""
    assert found.total == len(cast("list[str]", match.transcript()["answers"]))
    assert found.turning is not None
    assert match.outcome is not None
    assert found.turning.winner in match.outcome.winners
    assert found.turning.before < found.turning.after
    before = meadhall.replay(match.transcript(), until=found.turning.number)
    assert found.turning.seat == before.decision.seat
    assert found.turning.turn == sum(event["event"] == TURN for event in before.events_for(None))


@pytest.mark.parametrize(
    ("chances", "at"),
    [
        ([0.5, 0.5, 0.45, 0.4, 0.8, 0.85, 0.9], 3),  # the answer after which all was different
        ([0.5, 0.9, 0.5, 0.5, 0.5, 0.7, 0.9, 0.9], 5),  # one guess that was off is none
        ([0.2], 0),
        ([0.97, 0.98, 0.98], None),  # won from the beginning
        ([], None),
    ],
)
def test_match_turns_where_the_winner_rises_most_and_stays_there(chances: list[float], at: int | None) -> None:
    """The turning point is the answer around which the winner's chances differ most."""
    found = reviews.turned(chances, [0.0] * len(chances))
    assert (None if found is None else found[0]) == at
    if found is not None:
        assert found[1] < found[2]


def test_match_turns_at_the_answer_that_cost_more_when_others_are_near() -> None:
    """Of answers around which the chances rose alike, a mistake is told rather than what came of it."""
    chances = [0.4, 0.4, 0.4, 0.6, 0.6, 0.8, 0.8, 0.8]
    turns = [reviews.turned(chances, [0.1 if at == cost else 0.0 for at in range(8)]) for cost in (2, 4)]
    assert turns[0] == pytest.approx((2, 0.4, 2 / 3))
    assert turns[1] == pytest.approx((4, 1.6 / 3, 0.8))


def test_review_is_thought_once_and_told_in_every_language(
    tmp_path: Path, quick: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who asks meanwhile waits for the same thought; it is kept without words, and survives the server."""
    assert quick
    match = played("duel", DUEL, most=EARLY)
    with opened(tmp_path) as house:
        id = kept(house, match, "guest", "guest")
        works = counted_works(house, monkeypatch)
        browsers = [house.person() for _ in range(3)]
        for browser in browsers:
            told(browser, f"{id}/en/review")
        first = [reviewed(browser, id) for browser in browsers]
        assert first[0] == first[1] == first[2]
        choices = len(first[0].curve)
        assert works == ["looked_back"] * choices
        data = house.hall.ledger.storage.review(id)
        assert data is not None
        assert not any(mistake.given in data for mistake in first[0].costly)
    with opened(tmp_path) as house:
        works = counted_works(house, monkeypatch)
        again = reviewed(house.browser(), id, "ru")
        assert works == []
        assert again.curve == first[0].curve
        assert again.costly[0].given != first[0].costly[0].given
        assert [each.number for each in again.costly] == [each.number for each in first[0].costly]


def counted_works(house: House, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Note what bots are asked to think about."""
    done: list[str] = []
    work = house.hall.brains.work

    async def noted(payer: Any, what: Any, *told: Any) -> Any:
        done.append(what.__name__)
        return await work(payer, what, *told)

    monkeypatch.setattr(house.hall.brains, "work", noted)
    return done


class Gate:
    """Bots of a house that wait for a test, then think of nothing; and in which game each question was."""

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self.house = house
        self.asked: list[str] = []
        self.now = self.most = 0
        self.open = asyncio.Event()
        monkeypatch.setattr(house.hall.brains, "work", self.wait)

    async def wait(self, _payer: Any, _: Any, world: str, number: int, answer: str, _iterations: int) -> Any:
        """Think about a question, when it is time: every answer is as good as any other."""
        match = meadhall.Match.from_json(world)
        self.asked.append(match.game.name)
        self.now += 1
        self.most = max(self.most, self.now)
        await self.open.wait()
        self.now -= 1
        return number, match.decision.seat, answer, 0.5, answer, 0.5, [0.5, 0.5], None, []

    def until_asked(self) -> None:
        """Wait until somebody thinks."""
        until(lambda: self.now)

    def release(self) -> None:
        """Think, from now on."""
        self.house.loop.call_soon_threadsafe(self.open.set)


def asked_from(browser: Browser, address: str, id: str) -> int:
    """Ask for a review from an address, as a proxy tells it; the status of the answer."""
    headers = {"x-forwarded-for": address}
    return browser.http.get(f"/api/replays/{id}/en/review", headers=headers).status_code


def waiting(house: House) -> float:
    """How many reviews wait, as the hall tells who runs it."""
    return next(iter(house.hall.stores.reviews.collect())).samples[0].value


def test_reviews_wait_for_each_other_and_for_bots_that_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One question is thought about at a time, however many matches are asked for; more than some are refused."""
    match = played("duel", DUEL, most=12)
    with opened(tmp_path) as house:
        gate = Gate(house, monkeypatch)
        ana = house.person()
        ids = [kept(house, match, ana, "guest") for _ in range(turns.MOST_OF_ONE + 1)]
        for id in ids[:-1]:
            assert told(ana, f"{id}/en/review")["state"] == "thinking"
        assert told(ana, f"{ids[-1]}/en/review", 503)["text"] == words("server", "en").say("too-many-reviews")
        assert waiting(house) == turns.MOST_OF_ONE
        gate.release()
        for id in ids:
            assert reviewed(ana, id).curve
        assert gate.most == 1
        assert waiting(house) == 0


def test_who_floods_the_queue_delays_nobody_who_has_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Uploads wait behind the match of somebody who sat there, though they came first and are not done."""
    herd, duel = played("unicorns", HERD, most=12), played("duel", DUEL, most=12)
    with opened(tmp_path) as house:
        gate = Gate(house, monkeypatch)
        flooder, ana = house.person(), house.person()
        files = [brought(flooder, herd.transcript() | {"names": [str(at), ""]})["id"] for at in range(4)]
        own = kept(house, duel, ana, "guest")
        assert [asked_from(flooder, "203.0.113.9", id) for id in files] == [200, 200, 200, 503]
        gate.until_asked()
        assert asked_from(ana, "203.0.113.10", own) == 200
        gate.release()
        choices = len(reviewed(ana, own).curve)
        for id in files[:3]:
            reviewed(flooder, id)
        assert gate.asked[: choices + 2] == ["unicorns", *["duel"] * choices, "unicorns"]


def test_review_that_nobody_asks_for_again_makes_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its page is gone; whoever comes back goes on from there, and no question is thought about twice."""
    herd, duel = played("unicorns", HERD, most=12), played("duel", DUEL, most=12)
    with opened(tmp_path) as house:
        house.hall.timer = still = StillTime(house.loop)
        gate = Gate(house, monkeypatch)
        ana = house.person()
        gone, other = kept(house, herd, ana, "guest"), kept(house, duel, ana, "guest")
        told(ana, f"{gone}/en/review")
        gate.until_asked()
        still.advance(turns.FORGOTTEN + 1.0)
        told(ana, f"{other}/en/review")
        assert waiting(house) == 1
        gate.release()
        choices = len(reviewed(ana, other).curve)
        assert gate.asked == ["unicorns", *["duel"] * choices]
        reviewed(ana, gone)


def test_review_goes_on_from_where_it_was_put_aside(tmp_path: Path, quick: int) -> None:
    """What was thought before its page went is not thought again."""
    assert quick
    match = played("duel", DUEL, most=12)
    hindsight = reviews.Reviews(lambda: None)  # this test thinks by itself
    works = []
    with opened(tmp_path) as house:
        id = kept(house, match, house.person(), "guest")
        tape = asyncio.run_coroutine_threadsafe(Archive(house.hall.ledger).tape(id), house.loop).result(PATIENCE)

    def looked_at_next(found: reviews.Thinking) -> bool:
        work = hindsight.look_at_next(found)
        need = next(work)
        try:
            while True:
                assert isinstance(need, LookBack)
                works.append(need)
                need = work.send(moments.looked_back(*need))
        except StopIteration as done:
            return bool(done.value)

    first = hindsight.asked(tape, "", "mark", 0.0)
    assert looked_at_next(first)
    hindsight.forget(turns.FORGOTTEN + 1.0)
    assert hindsight.turns.waiting == {}
    again = hindsight.asked(tape, "", "mark", turns.FORGOTTEN + 1.0)
    assert (again.number, again.moments) == (first.number, first.moments)
    assert again is not first
    assert again.match.hash() == first.match.hash()
    assert len(works) == 1


# ---------------------------------------------------------------- whose turn it is
def places(*marks: tuple[str, int]) -> turns.Turns[turns.Place]:
    """Reviews that wait: each of an address and a rank, called by its number."""
    found: turns.Turns[turns.Place] = turns.Turns()
    for at, (mark, rank) in enumerate(marks):
        place = turns.Place()
        place.ask(mark, rank, float(at))
        found.admit(str(at), place)
    return found


def test_addresses_take_turns() -> None:
    """Who asks for three has no more questions answered than who asks for one; each one's own in their order."""
    queue = places(("a", 2), ("a", 2), ("a", 2), ("b", 2), ("c", 2))
    assert [queue.next() for _ in range(6)] == ["0", "3", "4", "0", "3", "4"]
    del queue.waiting["0"]
    assert [queue.next() for _ in range(3)] == ["1", "3", "4"]


def test_players_come_before_others_and_files_come_last() -> None:
    """Whatever came first."""
    queue = places(("a", turns.BROUGHT), ("b", turns.PLAYED), ("c", turns.OWN))
    for wanted in ("2", "1", "0"):
        assert queue.next() == wanted
        del queue.waiting[wanted]
    assert queue.next() is None


def test_review_is_of_who_comes_first_when_several_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    """A player is not behind a stranger who has asked for the same match before."""
    monkeypatch.setattr(turns, "MOST_WAITING", 2)
    queue = places(("stranger", turns.PLAYED), ("other", turns.PLAYED))
    queue.waiting["0"].ask("player", turns.OWN, 5.0)
    queue.waiting["0"].ask("stranger", turns.PLAYED, 6.0)
    found = queue.waiting["0"]
    assert (found.mark, found.rank, found.asked_at) == ("player", turns.OWN, 6.0)


def test_file_makes_room_for_a_match_when_all_places_are_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last of those that came as files; a file itself is refused."""
    monkeypatch.setattr(turns, "MOST_WAITING", 2)
    with pytest.raises(HallError, match="too-many-reviews"):
        places(("a", turns.BROUGHT), ("b", turns.BROUGHT), ("c", turns.BROUGHT))
    queue = places(("a", turns.BROUGHT), ("b", turns.BROUGHT), ("c", turns.OWN))
    assert list(queue.waiting) == ["0", "2"]


def test_rank_is_of_who_has_sat_there() -> None:
    """By the seat that a browser holds; nobody holds one of a file."""
    record = RECORD._replace(sitters=[Sitter("person", "", None, "ana"), Sitter("bot", "", "guest", None)])
    assert [turns.rank_of(record, holder) for holder in ("ana", "ben", "")] == [turns.OWN, turns.PLAYED, turns.PLAYED]
    assert turns.rank_of(record._replace(origin=UPLOAD), "ana") == turns.BROUGHT


def test_review_begins_anew_when_it_could_not_be_kept(
    house: House, quick: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits for ever for a thought that went wrong."""
    assert quick
    ana = house.person()
    id = kept(house, played("duel", DUEL, most=6), ana, "guest")
    storage = house.hall.ledger.storage
    failed = threading.Event()

    def failing(*_: Any) -> None:
        failed.set()
        raise OSError("the disk is gone")

    with monkeypatch.context() as broken:
        broken.setattr(storage, "keep_review", failing)
        told(ana, f"{id}/en/review")
        assert failed.wait(PATIENCE)
    assert reviewed(ana, id).curve


def test_review_of_a_match_without_choices_is_empty(house: House) -> None:
    """Somebody left before anything was asked."""
    match = meadhall.new_match("duel", DUEL, 3)
    match.forfeit(0)
    ana = house.person()
    found = reviewed(ana, kept(house, match, ana, "guest"))
    assert (found.curve, found.costly) == ([], [])
