"""Trail: a puzzle as somebody plays it: the match at the position, at each of its steps, and after any answer."""

from __future__ import annotations

from meadhall.kernel.errors import IllegalAnswerError, MatchOverError, TranscriptError
from meadhall.kernel.game import find_game
from meadhall.kernel.match import Match, open_match
from meadhall.kernel.saved import check_fingerprint
from meadhall.puzzles.puzzle import Puzzle, PuzzleError, Step


class Trail:
    """The matches along a puzzle; each belongs to whoever asks for it."""

    def __init__(self, game: str, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        rules = find_game(game)
        try:
            check_fingerprint(rules, puzzle.setup, puzzle.transcript(rules))
            match = open_match(rules, rules.prepare(dict(puzzle.setup)), puzzle.seed, puzzle.version)
            match.repeat(puzzle.answers)
            self.starts = [match.clone()]  # by step
            for step in puzzle.steps:
                match.repeat([step.right[0], *step.then])
                self.starts.append(match.clone())
        except TranscriptError as problem:
            msg = f"puzzle {puzzle.id} of {game} cannot be played: {problem}"
            raise PuzzleError(msg) from problem
        self.end = self.starts.pop()
        self.check()

    def check(self) -> None:
        """Refuse a puzzle in which somebody else is asked, or whose answers are not exactly those that there are."""
        for number, (match, step) in enumerate(zip(self.starts, self.puzzle.steps, strict=True), 1):
            where = f"puzzle {self.puzzle.id}, step {number}"
            if match.outcome is not None or match.decision.seat != self.puzzle.seat:
                msg = f"{where}: expected a question to seat {self.puzzle.seat}"
                raise PuzzleError(msg)
            options = {option.id for option in match.decision.options}
            told = {*step.right, *step.wrong}
            if options != told:
                msg = f"{where}: expected what follows each of {sorted(options)}, found {sorted(told)}"
                raise PuzzleError(msg)

    def at(self, step: int) -> Match:
        """The match as it stands at a step; the number of all steps is the end."""
        return (self.starts[step] if step < len(self.starts) else self.end).clone()

    def step(self, number: int) -> Step:
        """What is right and wrong at a step."""
        return self.puzzle.steps[number]

    def after(self, number: int, answer: str) -> Match:
        """The match after an answer at a step, and after what the others do then."""
        step, match = self.step(number), self.at(number)
        follow = step.then if answer in step.right else step.wrong[answer]
        match.answer(answer)
        for each in follow:
            try:
                match.repeat([each])
            except (TranscriptError, IllegalAnswerError, MatchOverError) as problem:
                msg = f"puzzle {self.puzzle.id}, step {number + 1}: after {answer!r}: {problem}"
                raise PuzzleError(msg) from problem
        return match
