"""Bridge: what the worker's JavaScript does for Python. Only numbers, strings and a yes or no cross it.

None of these functions calls back before it has returned: whatever comes of them is told later, from the event loop.
"""

from __future__ import annotations

from typing import Protocol


class Bridge(Protocol):
    """What Python asks of the browser."""

    def now(self) -> float:
        """Seconds that only ever grow."""

    def date(self) -> float:
        """Seconds of the calendar."""

    def wake(self, token: int, seconds: float) -> None:
        """Call `ring` with the token after so many seconds."""

    def answer(self, token: int, status: int, body: str, media: str, name: str) -> None:
        """Answer a request; a name is that of a file."""

    def opened(self, line: int) -> None:
        """A line is open."""

    def tell(self, line: int, text: str) -> None:
        """Send a message to a page."""

    def close(self, line: int, code: int, reason: str) -> None:
        """Close a line."""

    def store(self, token: int, operation: str, text: str) -> None:
        """Do something in the storage; `stored` or `lost` tells how it went."""

    def fetch(self, token: int, name: str) -> None:
        """Fetch a file that is needed later than the hall itself; `fetched` or `missed` tells how it went."""

    def think(self, token: int, text: str) -> None:
        """Have a thinker think; `thought` tells what it found."""

    def stop(self, token: int) -> None:
        """Nobody wants a thought any more."""

    def publish(self, text: str) -> None:
        """Tell the other tabs of this browser."""

    def seek(self, id: str) -> None:
        """Ask to lead a match; `lead` tells when this tab does."""

    def release(self, id: str) -> None:
        """Leave a match to other tabs."""

    def warn(self, text: str) -> None:
        """Write down what went wrong."""
