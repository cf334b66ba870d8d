"""Errors with names: what was wrong, where, and what was expected."""

from __future__ import annotations


def nearest(word: str, known: list[str]) -> str:
    """A hint that names the closest known words, or all of them when there are few."""
    from difflib import SequenceMatcher, get_close_matches  # noqa: PLC0415 - most programs make no mistake

    close = get_close_matches(word, known, n=3, cutoff=0.5)
    if close:
        likeness = {name: SequenceMatcher(None, word, name).ratio() for name in close}
        close = [name for name in close if likeness[name] > likeness[close[0]] - 0.1]
        return "; did you mean " + " or ".join(repr(name) for name in close) + "?"
    shown = ", ".join(known[:12]) + (", …" if len(known) > 12 else "")
    return f"; expected one of: {shown}" if known else ""


class MeadhallError(Exception):
    """Anything this package refuses, with its reason."""


class UnknownGameError(MeadhallError):
    """No game of that name."""


class SetupError(MeadhallError):
    """The setup of a match does not fit the game."""


class PackError(MeadhallError):
    """A card file is wrong: the message names file, line, card and what was expected.

    `where` is the place inside its data, and `problem` the message without file, line and card, where it has them.
    """

    def __init__(self, message: str, where: tuple[str | int, ...] = (), problem: str = "") -> None:
        super().__init__(message)
        self.where = where
        self.problem = problem or message


class IllegalAnswerError(MeadhallError):
    """The answer is not among the options of the open question; the match is as it was."""

    def __init__(self, message: str, rules: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.rules = rules


class MatchOverError(MeadhallError):
    """The match has ended: nothing is asked any more."""


class TranscriptError(MeadhallError):
    """A transcript or a saved match cannot be read or replayed; `rules` are those that have changed since."""

    def __init__(self, message: str, rules: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.rules = rules


class NoHistoryError(MeadhallError):
    """A match without a past (re-dealt, or at its first question) cannot do that."""
