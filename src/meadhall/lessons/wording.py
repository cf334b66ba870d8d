"""Wording: what the host says. A lesson names cards and fighters by the game's own messages, so they agree."""

from __future__ import annotations

from typing import Final

from meadhall.lessons.lesson import Lesson, Step
from meadhall.localisation import key, words

FILE: Final = "lessons"
ABOUT: Final = "about"
OTHERWISE: Final = "otherwise"


class Wording:
    """The words of one lesson in one language."""

    def __init__(self, lesson: Lesson, language: str) -> None:
        self.lesson = lesson
        self.language = language
        self.words = words(f"{lesson.game}/{FILE}", language, beside=lesson.game)

    def title(self) -> str:
        """What the lesson is called."""
        return self.words.say(self.lesson.message)

    def about(self) -> str:
        """What is learnt in it."""
        return self.words.name(self.lesson.message, ABOUT)

    def text(self, step: Step) -> str:
        """What is said at a step."""
        return self.words.say(key(self.lesson.message, step.say))

    def otherwise(self, step: Step) -> str | None:
        """What is said to another answer than the one that leads on."""
        return None if step.wanted is None else self.words.name(key(self.lesson.message, step.say), OTHERWISE)
