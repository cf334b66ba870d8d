"""Ten thousand random matches over all modes, heroes, boards and rules: none gets stuck, and everything gets used."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations, combinations_with_replacement, product
from typing import Any, Final

import pytest

from meadhall.games.duel.definition import DuelGame
from meadhall.games.duel.setup import RULES
from meadhall.games.duel.table import EMPTY, Sheet
from meadhall.kernel.machine import asker
from tests.soak import TABLES, Plan, Played, Soak, boards, duel, plan, play, play_all, positions, unplayed

MATCHES: Final = 10_000
BATCH: Final = 1_000
LEAVING: Final = 120  # matches in which forfeits are tried
EACH: Final = 25  # forfeits for every kind of question

Silencer = Callable[[Sheet], None]


@pytest.mark.parametrize("first", range(0, MATCHES, BATCH))
def test_random_matches_end_and_use_every_card(first: int) -> None:
    """No match fails, gets stuck or goes on for ever, no card is lost, and every card of every hero is played."""
    played: Played = set()
    failure = play_all(map(plan, range(first, first + BATCH)), played)
    assert failure is None, str(failure)
    assert unplayed(played) == []


def test_random_matches_cover_every_kind() -> None:
    """Among the ten thousand are all modes, boards, rules, first seats, forfeits, and each hero against each."""
    plans = [plan(number) for number in range(MATCHES)]
    heroes = sorted(duel().catalogue.heroes)
    assert {tuple(pair) for pair in listed(plans, "heroes", "duel")} == set(product(heroes, repeat=2))
    for mode in ("free_for_all", "teams"):
        together = {pair for table in listed(plans, "heroes", mode) for pair in combinations(sorted(table), 2)}
        assert together == set(combinations_with_replacement(heroes, 2))
    for mode, seats, starts, people in TABLES:
        assert set(listed(plans, "board", mode)) == set(boards(starts))
        assert people is None or people in listed(plans, "people", mode)
        assert set(listed(plans, "first", mode)) >= {None, *range(seats)}
        for rules in product(*[values for values, _ in RULES.values()]):
            assert dict(zip(RULES, rules, strict=True)) in listed(plans, "rules", mode)
    assert {len(each.leaving) for each in plans} == {0, 1, 2, 3}


def listed(plans: list[Plan], part: str, mode: str) -> list[Any]:
    """One part of the setups of a mode."""
    return [each.setup[part] for each in plans if each.setup["mode"] == mode]


def test_any_seat_may_leave_at_any_question() -> None:
    """A forfeit never breaks a match, whatever is being asked, of whom, and in whichever mode."""
    failure = play_all(forfeits(range(LEAVING)), set())
    assert failure is None, str(failure)


def forfeits(numbers: Iterable[int]) -> Iterator[Plan]:
    """Matches in which one seat leaves: for each mode at each question some, the asked seat or another one."""
    tried: Counter[tuple[str, str, bool]] = Counter()
    for match in map(plan, numbers):
        whole = match._replace(leaving={})
        for given, (s, _) in enumerate(positions(whole, duel(), listening=False)):
            for seat in range(s.seats if s.winners < 0 else 0):
                kind = (asker(s).question, match.setup["mode"], seat == s.asked)
                tried[kind] += 1
                if tried[kind] <= EACH:
                    yield whole._replace(leaving={given: seat})


def silencers(sheet: Sheet) -> dict[str, Silencer]:
    """What a character card does, each with the way to take it from the hero."""
    found: dict[str, Silencer] = {ability.id: silent_ability(at) for at, ability in enumerate(sheet.abilities)}
    if sheet.shifts:
        found["shifts_damage"] = lambda sheet: setattr(sheet, "shifts", False)
    if sheet.statics:
        found["bonuses"] = lambda sheet: setattr(sheet, "statics", [])
    if sheet.uses:
        found["defends_if"] = lambda sheet: setattr(sheet, "uses", [])
    return found


def silent_ability(at: int) -> Silencer:
    """Leave an ability without effect."""
    return lambda sheet: setattr(sheet.abilities[at], "block", EMPTY)


def sheet_of(hero: str, game: DuelGame, setup: dict[str, object]) -> Sheet:
    """A hero's sheet at the table of a setup."""
    found: Sheet = next(sheet for sheet in game.tables.table(setup).sheets if sheet.hero == hero)
    return found


def abilities() -> list[tuple[str, str]]:
    """Every ability of every hero."""
    found: list[tuple[str, str]] = []
    for hero in sorted(duel().catalogue.heroes):
        sheet = sheet_of(hero, duel(), duel().prepare({"heroes": [hero, hero]}))
        found += [(hero, name) for name in silencers(sheet)]
    return found


@pytest.mark.parametrize(("hero", "name"), abilities())
def test_random_matches_use_every_ability(hero: str, name: str) -> None:
    """An ability was used in a match that ends otherwise without it."""
    with_hero = (number for number in range(MATCHES) if hero in plan(number).setup["heroes"])
    assert any(makes_a_difference(hero, name, plan(number)) for number in with_hero), (
        f"nobody has used {name} of {hero}"
    )


def makes_a_difference(hero: str, name: str, match: Plan) -> bool:
    """Whether a match ends otherwise when a hero cannot do something."""
    game = DuelGame(duel().catalogue)
    sheet = sheet_of(hero, game, match.setup)
    silencers(sheet)[name](sheet)
    return play(match, set()).dump() != play(match, set(), game).dump()


def test_soak_plays_over_several_processes(capsys: pytest.CaptureFixture[str]) -> None:
    """`python -m tests.soak` plays as many matches as asked and says so."""
    soak = Soak(first=5, matches=BATCH // 20, processes=2)
    soak.run()
    assert (soak.verdict(), soak.failures) == (0, [])
    assert f"{BATCH // 20} matches without fault" in capsys.readouterr().out


def test_a_failing_match_names_its_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    """What goes wrong is told with the command that plays the same match again."""
    monkeypatch.setattr("tests.soak.CAP", 10)
    failure = play_all([plan(8)._replace(leaving={3: 1})], set())
    assert "EndlessError: no end after 10 answers" in str(failure)
    assert "python -m tests.soak --replay 8 --leaving 3:1" in str(failure)
