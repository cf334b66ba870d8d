"""Worth: what bots think of cards, heroes and positions, read from the files in `data`."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import yaml


@cache
def worth_of(game: str) -> dict[str, Any]:
    """What is written of a game; nobody changes it."""
    found: dict[str, Any] = yaml.safe_load((Path(__file__).parent / "data" / f"{game}.yaml").read_text("utf-8"))
    return found
