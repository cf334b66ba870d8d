"""Habits: what is written of cards is of cards that there are, more weight is more often, and practice shows."""

from __future__ import annotations

import json
from collections.abc import Callable
from math import exp, log
from pathlib import Path
from typing import Any

import pytest

from meadhall.bots.duel_habits import DuelHabits
from meadhall.bots.habits import Habits
from meadhall.bots.levels import wisdom_of
from meadhall.bots.practice import practise
from meadhall.bots.unicorn_habits import BY_FACE, UnicornHabits
from meadhall.bots.wisdom import Wisdom, play_on
from meadhall.bots.worth import worth_of
from meadhall.games.duel import catalogue as duels
from meadhall.games.unicorns import catalogue as herds
from meadhall.kernel.chance import Chance, chance_of
from meadhall.kernel.game import find_game
from meadhall.kernel.machine import legal, list_options, step
from meadhall.kernel.options import Options
from meadhall.lab import training

SETUPS: dict[str, dict[str, Any]] = {
    "duel": {"board": "sarpedon", "heroes": ["medusa", "sinbad"]},
    "unicorns": {"players": 6},
}
HABITS: dict[str, Callable[[dict[str, Any]], Habits[Any]]] = {"duel": DuelHabits, "unicorns": UnicornHabits}
GAMES = sorted(SETUPS)


def start(game: str) -> Any:
    """A match before its first answer."""
    found = find_game(game)
    return found.start(found.prepare(SETUPS[game]), 3, listening=False)


def learned_habits(game: str) -> Habits[Any]:
    """The habits that bots have."""
    return HABITS[game](worth_of(game)["habits"])


def test_every_card_with_habits_is_in_the_unicorn_deck() -> None:
    """A name that is misspelt would be forgotten silently."""
    known = {card.id for card in herds.built_in().cards}
    learned = worth_of("unicorns")["habits"]["cards"]
    assert set(learned) == set(BY_FACE)
    assert {name for part in learned.values() for name in part} <= known


def test_every_hero_and_card_with_habits_is_in_the_box() -> None:
    """And no hero of the box is without."""
    known = duels.built_in().heroes
    learned = worth_of("duel")["habits"]["heroes"]
    assert set(learned) == set(known)
    for hero, own in learned.items():
        cards = {card.id for card in known[hero].cards} | {"ability"}
        marked = own["marked"]
        assert set(marked) == {"strike", "defend", "scheme"}
        named = [part for name, part in own.items() if isinstance(part, dict) and name != "marked"]
        assert {name for part in [*named, *marked.values()] for name in part} <= cards


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_is_what_was_learned(game: str) -> None:
    """Nothing is lost on the way to a file and back."""
    learned = worth_of(game)["habits"]
    again = training.named(game, training.flat(game, learned))
    assert again == learned


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_of_whole_matches_is_a_legal_one(game: str) -> None:
    """Habits give an answer to every question, also to those that nobody practised."""
    habits, dice, out = learned_habits(game), chance_of(5), Options()
    s = start(game)
    while s.winners < 0:
        list_options(s, out)
        code = habits.choose(s, out, dice)
        assert code in legal(s)
        step(s, code)


def test_a_heavier_answer_is_given_more_often() -> None:
    """As often as the weights say: with three to one for playing it, a card is played three times of four."""
    s = start("unicorns")
    while s.frame & 0xFFFF != 4:
        step(s, legal(s)[0])
    habits, dice, out = UnicornHabits({}), chance_of(1), Options()
    list_options(s, out)
    chosen = out.codes()[0]
    face = s.table.faces[chosen].id
    n = len(out.codes())
    habits.learned = {"cards": {"play": {face: log(3 * (n - 1))}}}
    habits.table = None
    given = sum(habits.choose(s, out, dice) == chosen for _ in range(2000))
    assert 0.71 < given / 2000 < 0.79


@pytest.mark.parametrize("game", GAMES)
def test_how_likely_an_answer_is_follows_from_its_traits(game: str) -> None:
    """However it was worked out: by looking things up for many answers at once, too."""
    habits, dice, out = learned_habits(game), chance_of(7), Options()
    s = start(game)
    while s.winners < 0:
        list_options(s, out)
        total = habits.weigh(s, out)
        codes, shares = list(habits.codes)[: habits.used], list(habits.shares)[: habits.used]
        assert sorted(codes) == out.codes()
        assert total == pytest.approx(sum(shares))
        for code, share in zip(codes, shares, strict=True):
            n = habits.note(s, code)
            traits = list(habits.traits)[:n]
            assert share == pytest.approx(exp(sum(habits.weights[trait] for trait in traits)))
        step(s, habits.choose(s, out, dice))


def test_a_hero_without_habits_of_its_own_plays_by_those_of_all() -> None:
    """A home-made hero is not lost."""
    shapes = worth_of("duel")["habits"]["shapes"]
    habits, dice, out = DuelHabits({"shapes": shapes}), chance_of(5), Options()
    s = start("duel")
    for _ in range(200):
        if s.winners >= 0:
            break
        list_options(s, out)
        step(s, habits.choose(s, out, dice))
    assert any(habits.weights)


@pytest.mark.parametrize("game", GAMES)
def test_practice_makes_better(game: str) -> None:
    """After a few lessons, who practised beats who did not."""
    ascent = training.Ascent(training.flat(game, {}))
    for number in range(12):
        ascent.step(training.teach((game, ascent.weights, number)), 0.2)
    habits, fresh = training.new_habits(game, {}), training.new_habits(game, {})
    found = find_game(game)
    setup = found.prepare(SETUPS[game])
    dice, out = chance_of(8), Options()
    won = 0
    for number in range(200):
        s = found.start(setup, number, listening=False)
        for one in (habits, fresh):
            one.learn(s)
        habits.write(0, ascent.weights)
        while s.winners < 0:
            list_options(s, out)
            side = habits if s.asked % 2 == number % 2 else fresh
            step(s, side.choose(s, out, dice))
        won += any(s.winners >> seat & 1 for seat in range(s.seats) if seat % 2 == number % 2)
    assert won > 120


def test_who_does_as_they_like_teaches_nothing() -> None:
    """In mixed company only those who keep to their habits are listened to; alone, everybody is."""
    found = find_game("unicorns")
    habits = UnicornHabits({})
    lesson = practise(found, found.prepare(SETUPS["unicorns"]), habits, chance_of(2), 5, mixed=True)
    assert any(lesson)
    assert min(habits.calms) < 1.0


def test_lines_of_a_file_are_read_back() -> None:
    """What is written by hand-sized lines is JSON all the same."""
    learned = worth_of("duel")["habits"]
    assert json.loads(training.written(learned)) == learned


@pytest.mark.parametrize("text", ["{", "[]", '{"heroes": {}}'])
def test_a_file_without_habits_is_refused_and_kept(text: str, tmp_path: Path) -> None:
    """Who names the wrong file is told so, and finds it as it was."""
    file = tmp_path / "habits.json"
    file.write_text(text, "utf-8")
    with pytest.raises(training.TrainingError, match=r"habits\.json holds no habits"):
        training.read(file)
    assert file.read_text("utf-8") == text


def test_no_file_is_a_fresh_start(tmp_path: Path) -> None:
    """Nothing learned yet."""
    assert training.read(tmp_path / "none.json") == {}


class Noted(Wisdom[Any]):
    """Knows what another does, and notes who answered by habit."""

    def __init__(self, real: Wisdom[Any]) -> None:
        super().__init__(real.habits)
        self.real = real
        self.asked: list[int] = []

    def choose(self, s: Any, out: Options, dice: Chance) -> int:
        self.asked.append(int(s.asked))
        return int(self.real.choose(s, out, dice))

    def turn(self, s: Any) -> int:
        return int(self.real.turn(s))

    def is_quiet(self, s: Any) -> bool:
        return self.real.is_quiet(s)


@pytest.mark.parametrize("slips", [0.0, 0.5, 1.0])
def test_others_slip_while_a_match_is_played_on_and_the_own_seat_does_not(slips: float) -> None:
    """With slips, others give that share of their answers by chance; the own seat keeps to its habits."""
    noted = Noted(wisdom_of("unicorns"))
    play_on(noted, start("unicorns"), Options(), chance_of(4), 40, 10_000, 0, slips)
    others = [seat for seat in noted.asked if seat != 0]
    assert noted.asked.count(0) > 5
    assert len(others) > 25 if slips < 1.0 else not others


def test_slips_are_for_large_tables() -> None:
    """The ladder was climbed at tables of four, without them."""
    wisdom = wisdom_of("unicorns")
    assert [wisdom.settings(seats).slips for seats in (2, 4, 5, 8)] == [0.0, 0.0, 0.5, 0.5]
    assert wisdom_of("duel").settings(2).slips == 0.0
