"""Parts: long work that lets others come first. It yields now and then; whoever runs it says what happens meanwhile."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final, TypeVar

T = TypeVar("T")
Parts = Generator[None, None, T]

BREATH: Final = 64  # answers after which whoever else waits comes first


def breath(number: int) -> Parts[None]:
    """Now and then, whoever else waits comes first."""
    if number % BREATH == 0:
        yield
