"""HallServer: keeps the hall open until a signal tells it to close, then closes it in good order.

Nobody new comes in, pages hear that the server restarts (1012) and come back by themselves, what waits is stored.
"""

from __future__ import annotations

import logging
import os
import signal
import threading
from types import FrameType
from typing import Any, Final

import uvicorn
from starlette.types import ASGIApp

from meadhall.server.http.connections import PromptHttp, PromptSocket

log: Final = logging.getLogger("meadhall.lifespan")
PATIENCE: Final = 3  # seconds for what is going on when the hall closes
PROMPT: Final[dict[str, Any]] = {"http": PromptHttp, "ws": PromptSocket, "timeout_graceful_shutdown": PATIENCE}
LONGEST: Final = 30.0  # seconds after which it is not closed in good order any more, but closed


class HallServer(uvicorn.Server):
    """A server that ends well: its status is 0 when a signal has told it to end."""

    def handle_exit(self, sig: int, _frame: FrameType | None) -> None:
        """Begin to close; whoever cannot wait sends another signal."""
        if self.should_exit:
            log.warning("closed at once: told twice")
            os._exit(128 + sig)  # whoever thinks for it ends with it
        log.info("closing (%s)", signal.Signals(sig).name)
        self.should_exit = True
        watch = threading.Timer(LONGEST, give_up)
        watch.daemon = True
        watch.start()


def give_up() -> None:
    """Something does not end: a database that hangs, most likely. What was not stored was told to nobody."""
    log.error("not closed in good order within %.0f seconds", LONGEST)
    os._exit(1)


def server_of(app: ASGIApp, longest: int, **more: Any) -> HallServer:
    """A server that cuts a channel that sends more bytes at once; logs are ours.

    Channels are not compressed: that would take more memory and time for each of them than a match itself.
    """
    quiet: dict[str, Any] = {"log_config": None, "log_level": None, "server_header": False}
    return HallServer(uvicorn.Config(app, ws_max_size=longest, ws_per_message_deflate=False, **PROMPT, **quiet, **more))
