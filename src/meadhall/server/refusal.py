"""Refusal: what a page asked for cannot be done, and why."""

from __future__ import annotations

from meadhall.server import wire


class RefusedError(Exception):
    """What a page asked for cannot be done; its text is in the language of the page."""

    def __init__(self, reason: wire.Reason, text: str) -> None:
        super().__init__(text)
        self.reason: wire.Reason = reason
