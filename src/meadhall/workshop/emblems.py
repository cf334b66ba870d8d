"""Emblems: pictures of cards as the page brings them, whose build takes them from a package; without a page, none."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

PAGE: Final = Path(__file__).parents[1] / "page"
CREDIT: Final = "game-icons.net (Lorc, Delapouite …), CC BY 3.0"  # under all that shows some of them


@cache
def emblems(game: str, page: Path = PAGE) -> Mapping[str, str]:
    """The pictures that cards of a game may have, by name: elements of SVG in a box of 512."""
    file = page / f"emblems-{game}.json"
    found: dict[str, str] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return found
