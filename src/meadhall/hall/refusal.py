"""Refusal: what was asked for cannot be done, and why."""

from __future__ import annotations

from typing import Any

from meadhall import MeadhallError, TranscriptError
from meadhall.hall import wire
from meadhall.localisation import words


class RefusedError(Exception):
    """What a page asked for cannot be done; its text is in the language of the page."""

    def __init__(self, reason: wire.Reason, text: str) -> None:
        super().__init__(text)
        self.reason: wire.Reason = reason


class StorageError(MeadhallError):
    """The database could not be used."""


class TakenError(MeadhallError):
    """Somebody else was quicker: the number of a row, or a seat, is taken."""


class HallError(Exception):
    """A table cannot be set or joined: the id of what to say, and what it mentions."""

    def __init__(self, message: str, status: int = 400, **parts: Any) -> None:
        super().__init__(message)
        self.message = message
        self.status = status
        self.parts = parts

    def text(self, language: str) -> str:
        """In words."""
        if "plain" in self.parts:
            return str(self.parts["plain"])
        return words("server", language).say(self.message, self.parts)


def unplayable(version: str, problem: Exception, status: int = 410) -> HallError:
    """Why a match of an earlier version can no longer be shown: the rules that have changed since, or what else."""
    if isinstance(problem, TranscriptError) and problem.rules:
        return HallError("not-these-rules", status, name=version, rules=", ".join(problem.rules))
    return HallError("cannot-replay", status, reason=str(problem))
