"""Worth: what bots think of cards, heroes and positions, and their habits, read from the files in `data`."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

from meadhall.packs import read_yaml

DATA: Final = Path(__file__).parent / "data"


@cache
def worth_of(game: str) -> dict[str, Any]:
    """What is written of a game; nobody changes it."""
    found: dict[str, Any] = read_yaml((DATA / f"{game}.yaml").read_text("utf-8"))
    found["habits"] = json.loads((DATA / f"{game}-habits.json").read_text("utf-8"))
    return found
