"""Hnefatafl at the terminal: its board, its questions before a match and its figures after many."""

from __future__ import annotations

from typing import Final

HNEFATAFL: Final = "hnefatafl"
