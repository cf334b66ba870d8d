"""Tongue: the sentences and numbers of a report in a language."""

from __future__ import annotations

from typing import Any, Final

from meadhall.lab.report.document import POINTS, SHARE, Amount, Name, Say, Several
from meadhall.lab.studies.game import StudyGame
from meadhall.lab.studies.plan import Plan
from meadhall.localisation import Words, words

LAB: Final = "lab"
ENGLISH: Final = "en"
MINUS: Final = "−"


class Tongue:
    """What a report says, in one language."""

    def __init__(self, plan: Plan, language: str) -> None:
        self.plan, self.language = plan, language
        self.part: StudyGame = plan.part
        self.shared: Words = words(LAB, language)
        self.own: Words = words(f"{self.part.game}/{LAB}", language)

    def text(self, part: Any) -> str:
        """A sentence, a name or a number."""
        if isinstance(part, Say):
            return self.said(part)
        if isinstance(part, Amount):
            return self.amount(part)
        if isinstance(part, Several):
            return ", ".join(map(self.text, part.parts))
        if isinstance(part, Name):
            return self.name(part)
        return str(part)

    def said(self, say: Say) -> str:
        """A message with its parts; the game's own stand beside those of all."""
        given = {name: part if isinstance(part, int) else self.text(part) for name, part in say.parts.items()}
        return (self.own if self.own.has(say.message) else self.shared).say(say.message, given)

    def name(self, name: Name) -> str:
        """What a thing is called."""
        if name.kind == "mode":
            return self.own.say(f"mode-{name.id}")
        if name.kind == "id":
            return name.id
        return self.part.name(self.plan, name.kind, name.id, self.language)

    # ---------------------------------------------------------------- numbers
    def amount(self, amount: Amount) -> str:
        """A number, with its sign of per cent or what stands for it."""
        hundred = amount.unit in {SHARE, POINTS}
        told = self.number((100 if hundred else 1) * amount.value, amount.digits)
        return self.shared.say("percent", {"number": told}) if amount.unit == SHARE else told

    def number(self, value: float, digits: int = 0) -> str:
        """A number with the point or comma of the language."""
        told = f"{value:,.{digits}f}"
        if self.language != ENGLISH:
            told = told.replace(",", "\u202f").replace(".", ",")
        return told.replace("-", MINUS)
