"""Bots that make no mistakes see plain wins and losses; those that make some still see them more often than not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from meadhall import bots
from meadhall.kernel.chance import Chance, chance_of
from meadhall.kernel.game import Option
from meadhall.kernel.match import Match
from tests.bots.positions import GAMES, POSITIONS, Position

SEEDS: Final = range(3)
WORLDS: Final = range(12)  # in which what is certain is proven
ENOUGH: Final = bots.Budget(iterations=1_000)  # for the highest levels: the positions are plain


def levels(game: str, are_gentle: bool) -> list[bots.Level]:
    """The levels that err in a game, or those that do not."""
    return [level for level in bots.LEVELS if (level.effort(game).mistakes > 0.0) == are_gentle]


def sure_of(game: str) -> list[str]:
    """The bots that make no mistakes in a game."""
    return ["greedy", "search:30", "search:100", "search:300", *(level.name for level in levels(game, False))]


def thought(name: str, match: Match, seed: int) -> bots.Thought:
    """What a bot thinks of a position, the highest levels not for as long as they could."""
    game = match.game.name
    is_long = any(level.name == name and level.effort(game).iterations > ENOUGH.iterations for level in bots.LEVELS)
    return bots.think(match, name, seed, budget=ENOUGH if is_long else None)


@pytest.mark.parametrize(
    ("name", "position"),
    [pytest.param(name, each, id=f"{name}-{each}") for each in POSITIONS for name in sure_of(each.game)],
)
def test_bot_answers_rightly_where_one_step_shows_it(name: str, position: Position) -> None:
    """What wins at once is done, and what loses at once is not, whatever the seed."""
    match = position.open()
    for seed in SEEDS:
        found = thought(name, match, seed)
        assert position.is_right(found.option), f"{found} with seed {seed}; weighed: {found.choices[:5]}"


@pytest.mark.parametrize(("level", "game"), [(level, game) for game in GAMES for level in levels(game, True)], ids=str)
def test_gentle_bot_answers_rightly_more_often_than_chance(level: bots.Level, game: str) -> None:
    """Mistakes are made now and then, not always: at least a third of what chance gets wrong is right."""
    right, by_chance, asked = 0, 0.0, 0
    for position in [each for each in POSITIONS if each.game == game]:
        match = position.open()
        options = match.decision.options
        for seed in range(6):
            right += position.is_right(bots.think(match, level.name, seed).option)
            by_chance += sum(map(position.is_right, options)) / len(options)
            asked += 1
    assert right > by_chance + (asked - by_chance) / 3


@pytest.mark.parametrize("position", POSITIONS, ids=repr)
def test_bot_that_rolls_dice_answers_wrongly_now_and_then(position: Position) -> None:
    """What is asked of the others can be missed."""
    match = position.open()
    assert not all(position.is_right(bots.think(match, "random", seed).option) for seed in range(40))


# ---------------------------------------------------------------- the positions themselves
@pytest.mark.parametrize("position", POSITIONS, ids=repr)
def test_position_asks_for_a_choice(position: Position) -> None:
    """Some answers are right, others wrong, and every answer that is told of is there."""
    options = position.open().decision.options
    assert bool(position.wise) != bool(position.foolish)
    assert 0 < sum(map(position.is_right, options)) < len(options)
    for pattern in position.wise + position.foolish:
        alone = Position({**position.scenario.data, "wise": [pattern]}, position.game)
        assert any(map(alone.is_right, options)), f"{pattern} is no answer; there are {options}"


@pytest.mark.parametrize("position", [each for each in POSITIONS if each.certain], ids=repr)
def test_what_is_called_certain_comes_whatever_is_answered(position: Position) -> None:
    """In every world, and played on by chance, the turn ends with the win or the loss that the position tells."""
    match = position.open()
    seat = match.decision.seat
    wins = position.certain == "win"
    for option in match.decision.options:
        if position.is_right(option) == wins:
            for end in ends(match, option):
                assert end.outcome is not None, f"after {option.id} the match goes on"
                assert (seat in end.outcome.winners) == wins, f"after {option.id}: {end.outcome}"


def ends(match: Match, option: Option) -> Iterator[Match]:
    """Where an answer leads in some worlds, played on by chance until the turn or the match is over."""
    for world in WORLDS:
        played = match.determinize(match.decision.seat, world)
        turn = played.view(None)["turn"]
        played.answer(option)
        play_turn(played, turn, chance_of(world))
        yield played


def play_turn(match: Match, turn: object, chance: Chance) -> None:
    """Answer by chance as long as it is somebody's turn."""
    while match.outcome is None and match.view(None)["turn"] == turn:
        options = match.decision.options
        match.answer(options[chance.below(len(options))])


def test_every_position_has_a_name_of_its_own() -> None:
    """A failure can be found by its name."""
    names = [repr(position) for position in POSITIONS]
    assert len(set(names)) == len(names)
