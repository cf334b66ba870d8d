"""Moments at unicorn tables that the browser tests look at."""

from __future__ import annotations

from typing import Final

from tests.browser.moment import Moment, is_asked, is_late, is_over
from tests.server.house import Told

HERD: Final[Told] = {"players": 4, "first": 0}
PREVIEW: Final = "herd-over"
MOMENTS: Final = (
    Moment("herd-begins", "unicorns", HERD, is_asked("choose_baby")),
    Moment("herd-late", "unicorns", HERD, is_late),
    Moment("herd-window", "unicorns", HERD, is_asked("choose_response", least=2)),
    Moment("herd-over", "unicorns", HERD, is_over),
)
