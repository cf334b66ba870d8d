"""Thousands of random matches of each game: none gets stuck, and everything gets used."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

import pytest

from meadhall.kernel.game import find_game
from meadhall.kernel.machine import asker
from tests.patience import THOROUGH
from tests.plans import MATCHES, Plan, Played
from tests.plans.planners import PLANNERS
from tests.soak import Soak, play_all, positions, unplayed

BATCH: Final = 1_000
LEAVING: Final = 120 if THOROUGH else 60  # matches in which forfeits are tried
EACH: Final = 25 if THOROUGH else 3  # forfeits for every kind of question

of_every_game = pytest.mark.parametrize("game", PLANNERS)


@of_every_game
@pytest.mark.parametrize("first", range(0, MATCHES, BATCH))
def test_random_matches_end_and_use_every_card(game: str, first: int) -> None:
    """No match fails, gets stuck or goes on for ever, no card is lost, and every card is played."""
    played: Played = set()
    failure = play_all(map(PLANNERS[game].plan, range(first, first + BATCH)), played)
    assert failure is None, str(failure)
    assert unplayed(game, played) == []


@of_every_game
def test_any_seat_may_leave_at_any_question(game: str) -> None:
    """A forfeit never breaks a match, whatever is being asked, of whom, and at whichever kind of table."""
    failure = play_all(forfeits(map(PLANNERS[game].plan, range(LEAVING))), set())
    assert failure is None, str(failure)


def forfeits(plans: Iterable[Plan]) -> Iterator[Plan]:
    """Matches in which one seat leaves: for each kind of table at each question some, the asked seat or another one."""
    tried: Counter[tuple[str, str, bool]] = Counter()
    for match in plans:
        whole = match._replace(leaving={})
        for given, (s, _) in enumerate(positions(whole._replace(listening=False), find_game(match.game))):
            for seat in range(s.seats if s.winners < 0 else 0):
                kind = (asker(s).question, match.kind, seat == s.asked)
                tried[kind] += 1
                if tried[kind] <= EACH:
                    yield whole._replace(leaving={given: seat})


@of_every_game
def test_soak_plays_over_several_processes(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """`python -m tests.soak` plays as many matches as asked and says so."""
    soak = Soak(game, first=5, matches=BATCH // 20, processes=2)
    soak.run()
    assert (soak.verdict(), soak.failures) == (0, [])
    assert f"{game}: {BATCH // 20} matches without fault" in capsys.readouterr().out


def test_a_failing_match_names_its_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    """What goes wrong is told with the command that plays the same match again."""
    monkeypatch.setattr("tests.soak.CAP", 10)
    failure = play_all([PLANNERS["duel"].plan(8)._replace(leaving={3: 1})], set())
    assert "EndlessError: no end after 10 answers" in str(failure)
    assert "python -m tests.soak --game duel --replay 8 --leaving 3:1" in str(failure)
