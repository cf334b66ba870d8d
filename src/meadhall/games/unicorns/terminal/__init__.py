"""The unicorn game at the terminal: its stables, its questions before a match and its figures after many."""

from __future__ import annotations

from typing import Final

UNICORNS: Final = "unicorns"
