"""Worth: what bots think of cards, heroes and positions, and their habits, read from the files in `data`."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from meadhall.bundle import bundle_of
from meadhall.packs import read_yaml


@cache
def worth_of(game: str) -> dict[str, Any]:
    """What is written of a game; nobody changes it."""
    data = data_of(game)
    found: dict[str, Any] = read_yaml((data / "worth.yaml").read_text("utf-8"))
    found["habits"] = json.loads((data / "habits.json").read_text("utf-8"))
    return found


@cache
def efforts_of(game: str) -> dict[str, Any]:
    """What a bot of each level puts into an answer: its iterations, and its share of mistakes."""
    found: dict[str, Any] = read_yaml((data_of(game) / "levels.yaml").read_text("utf-8"))
    return found


def data_of(game: str) -> Path:
    """The folder of what is known of a game."""
    return bundle_of(game).folder / "bots" / "data"
