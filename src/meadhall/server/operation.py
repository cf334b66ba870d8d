"""Operation: what those who run a server ask it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.routing import BaseRoute

if TYPE_CHECKING:
    from meadhall.server.app import Door


def routes(_door: Door) -> list[BaseRoute]:
    """The addresses of it."""
    return []
