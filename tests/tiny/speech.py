"""How the ids of the tiny game are spoken: numbered players, and cards of one name told apart by a variant."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from meadhall.localisation import PLAIN, Speaker, Words, key


class TinySpeaker(Speaker):
    """Speaks of the tiny game."""

    quoted: ClassVar[Mapping[str, str]] = {"cards": "card"}

    def seat(self, seat: int, form: str = PLAIN) -> str:
        name = None if self.names is None else self.names.called(seat, form)
        return name or self.words.name("player", form, {"number": seat + 1})

    def message(self, kind: str, which: str) -> str:
        return key(kind, which) if kind == "card" else ""

    def thing(self, kind: str, which: str, form: str) -> str:
        return self.name(self.words, kind, which) if kind == "card" else super().thing(kind, which, form)

    def source_text(self, about: Mapping[str, object]) -> str:
        return self.words.say(key("text", str(about["card"]))) if "card" in about else ""

    @staticmethod
    def name(words: Words, kind: str, which: str) -> str:
        message = key(kind, which)
        if not words.has_form(message, "variant"):
            return words.say(message)
        return words.say("varied", {"name": words.say(message), "variant": words.name(message, "variant")})
