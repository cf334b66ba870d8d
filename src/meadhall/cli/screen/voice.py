"""Voice: what the terminal says in one language, its own sentences and those of a match."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from meadhall import Match, Option, localisation
from meadhall.localisation import Spoken, foretell, name, say, words


class Voice:
    """One language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.terminal = words("terminal", language)

    def word(self, message: str, **arguments: Spoken) -> str:
        """One of the terminal's own sentences."""
        return self.terminal.say(message, arguments)

    def own(self, game: str, message: str, **arguments: Spoken) -> str:
        """A sentence that the terminal has for one game alone."""
        return words(f"{game}/terminal", self.language).say(message, arguments)

    def say(self, match: Match, thing: Any) -> str:
        """A question, an option, an event or the outcome of a match as a sentence."""
        return say(match, thing, self.language)

    def foretell(self, match: Match, seat: int, option: Option) -> str:
        """An answer that a seat may give later in a match."""
        return foretell(match, seat, option, self.language)

    def name(self, match: Match, kind: str, which: str | int) -> str:
        """The name of something in a match."""
        return name(match, kind, which, self.language)

    def called(self, game: str, kind: str, which: str) -> str:
        """The name of something in a game, in no match."""
        return name(None, kind, which, self.language, game=game)


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language that a person's environment asks for, as far as there are words in it; otherwise English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        asked = environment.get(variable, "").partition("_")[0].partition(".")[0].lower()
        if asked:
            return asked if asked in localisation.languages() else localisation.ENGLISH
    return localisation.ENGLISH
