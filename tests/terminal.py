"""A person at the terminal, for the tests of every game."""

import io
import sys
from collections.abc import Callable
from typing import TypeAlias

import pytest

from meadhall.cli import main

Play: TypeAlias = Callable[..., str]


def playing(game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Plays a game with all that a person types, and gives what was shown to one who is never refused as a whole."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.delenv("COLUMNS", raising=False)

    def played(*words: str, typed: str = "") -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        assert main(["play", *([] if "--resume" in words else [game]), *words]) == 0
        shown = capsys.readouterr()
        assert shown.err == ""
        return shown.out

    return played
