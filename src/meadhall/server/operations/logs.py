"""Logs: what goes on, a line each: plain text for people, JSON for programs.

Only our own loggers ever tell details: libraries at their most talkative tell cookies and other people's cards.
"""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Final

FORMATS: Final = ("text", "json")
LEVELS: Final = ("debug", "info", "warning", "error")
OURS: Final = "meadhall"
REQUESTS: Final = ("uvicorn.access", "uvicorn.error")  # the second one tells of lines that are opened and closed
KNOWN: Final = ("match", "seat")  # whatever a message is about, if it is told with `extra`


class Text(logging.Formatter):
    """For people: when, how bad, where, what."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s", "%Y-%m-%d %H:%M:%S")


class Json(logging.Formatter):
    """For programs: one object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        told: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        told |= {name: getattr(record, name) for name in KNOWN if hasattr(record, name)}
        if record.exc_info:
            told["exception"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


def usual_format() -> str:
    """Text on a terminal, JSON for whoever collects lines."""
    return "text" if sys.stderr.isatty() else "json"


def usual_level(form: str) -> str:
    """Somebody at a terminal wants to hear of trouble only."""
    return "warning" if form == "text" else "info"


def configure(form: str, level: str, *, requests: bool = False) -> None:
    """Write everything to the standard error output in one form; requests only if they are wanted."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if form == "json" else Text())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.captureWarnings(True)
    logging.getLogger(OURS).setLevel(level.upper())
    for name in REQUESTS:
        logging.getLogger(name).setLevel(logging.INFO if requests else logging.WARNING)
