"""Hnefatafl: positions told as drawings, and matches on both boards."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from meadhall.games import hnefatafl as package
from meadhall.games.hnefatafl.rules.definition import hnefatafl
from meadhall.games.hnefatafl.rules.state import Hnefatafl
from meadhall.games.hnefatafl.testing.stage import HnefataflStage, drawing_of
from meadhall.kernel.chance import chance_of
from meadhall.kernel.match import Match, open_match

BOARDS: Final = ("brandubh", "tablut")
GAME: Final = hnefatafl()
RULINGS: Final = (Path(str(package.__file__)).parent / "rulings.md").read_text(encoding="utf-8")
RULES: Final = [line.split("**")[1] for line in RULINGS.splitlines() if line.startswith(("- **H", "- **K"))]


def rows(drawing: str) -> list[str]:
    """The rows of a drawing."""
    return drawing.split()


def opened(board: str, seed: int = 0) -> Match:
    """A new match on a board."""
    return open_match(GAME, GAME.prepare({"board": board}), seed, "0")


def placed(board: str, drawing: str, turn: int = 0, **told: Any) -> Match:
    """A match at a position that is drawn."""
    parts = {"board": board, "position": rows(drawing), "turn": turn, **told}
    return HnefataflStage().open(GAME, parts, "here")


def drawn(match: Match) -> list[str]:
    """The position of a match as rows."""
    return drawing_of(state_of(match))


def state_of(match: Match) -> Hnefatafl:
    """The state of a match."""
    s: Any = match.state
    assert isinstance(s, Hnefatafl)
    return s


def play(match: Match, moves: str) -> Match:
    """Move after move, told as `d1-d3`."""
    for move in moves.split():
        match.answer("move:" + move.replace("-", ":"))
    return match


def captured_by(match: Match, move: str) -> list[str]:
    """What a move would take, by what its option says."""
    name = "move:" + move.replace("-", ":")
    found: Any = next(option.fields["captures"] for option in match.decision.options if option.id == name)
    return [str(piece) for piece in found]


def goals_of(match: Match, start: str) -> set[str]:
    """The squares that the piece on a square may go to."""
    return {str(each.fields["space"]) for each in match.decision.options if each.fields["from"] == start}


def ended(match: Match) -> tuple[tuple[int, ...], str]:
    """Who has won, and why."""
    outcome = match.outcome
    assert outcome is not None
    return outcome.winners, outcome.reason


def at_random(board: str, seeds: Iterable[int]) -> Iterable[Match]:
    """Matches by chance, each given at every question and at its end."""
    for seed in seeds:
        match = opened(board, seed)
        chance = chance_of(seed)
        yield match
        while match.outcome is None:
            options = match.decision.options
            match.answer(options[chance.below(len(options))])
            yield match
