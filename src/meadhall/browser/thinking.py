"""Thinking: thoughts as texts, for workers in which nothing but thinking is done.

A thought carries a world that its seat could be in, dealt anew: the true one stays in the hall's own worker.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from meadhall.hall.effects.work import LookBack, TryOut
from meadhall.hall.replays.moments import looked_back
from meadhall.hall.thoughts import Advice, Advised, Answer, Glance, Thought
from meadhall.hall.trials import tried_out

KINDS: Final[dict[str, Any]] = {
    "answer": Answer,
    "advice": Advice,
    "glance": Glance,
    "review": LookBack,
    "trial": TryOut,
}
RESULTS: Final[dict[str, Any]] = {"answer": str, "advice": Advised, "glance": float, "review": list[Any], "trial": str}


def kind_of(thought: Thought | LookBack | TryOut) -> str:
    """What a thought is called in its text."""
    return next(kind for kind, each in KINDS.items() if isinstance(thought, each))


def written(thought: Thought | LookBack | TryOut) -> str:
    """A thought as a text."""
    return msgspec.json.encode([kind_of(thought), thought]).decode()


def think(text: str) -> str:
    """What comes of a thought, both as texts."""
    kind, told = msgspec.json.decode(text)
    thought = msgspec.convert(told, KINDS[kind])
    return msgspec.json.encode(come_of(thought)).decode()


def come_of(thought: Thought | LookBack | TryOut) -> Any:
    """What comes of a thought."""
    if isinstance(thought, LookBack):
        return looked_back(*thought)
    return tried_out(thought) if isinstance(thought, TryOut) else thought.think()


def result_of(thought: Thought | LookBack | TryOut, text: str) -> Any:
    """What came of a thought; None if it could not be thought."""
    return msgspec.json.decode(text, type=RESULTS[kind_of(thought)]) if text else None
