"""Clock: how much time each seat has, and who is late."""

from __future__ import annotations

from meadhall.hall import wire


class Clocks:
    """None, so many seconds for each answer, or so many for a whole match."""

    def __init__(self, timing: wire.Timing, seats: int) -> None:
        self.timing = timing
        self.left = [float(timing.seconds)] * seats
        self.running: int | None = None
        self.since = 0.0
        self.unwritten = 0.0  # seconds that the asked seat has lost and that are in no row yet

    @property
    def ticks(self) -> bool:
        """Whether there are clocks at all."""
        return self.timing.kind != "none"

    def start(self, seat: int, now: float) -> None:
        """A seat is asked."""
        self.stop(now)
        if self.ticks:
            if self.timing.kind == "move":
                self.left[seat] = float(self.timing.seconds)
            self.running = seat
            self.since = now

    def stop(self, now: float) -> None:
        """Nobody is asked, or it takes nobody's time."""
        if self.running is not None:
            left = self.remaining(self.running, now)
            self.unwritten += self.left[self.running] - left
            self.left[self.running] = left
        self.running = None

    def used(self, now: float) -> float:
        """Seconds that the asked seat has used since the last row."""
        running = 0.0 if self.running is None else self.left[self.running] - self.remaining(self.running, now)
        return self.unwritten + running

    def settle(self, seat: int, used: float) -> None:
        """A row was stored that tells how much the asked seat has used: that much it has lost, now and ever after."""
        if used > 0.0:
            before = self.timing.seconds if self.timing.kind == "move" else self.left[seat] + self.unwritten
            self.left[seat] = max(0.0, before - used)
        self.unwritten = 0.0
        self.running = None

    def remaining(self, seat: int, now: float) -> float:
        """Seconds that a seat has left."""
        spent = now - self.since if seat == self.running else 0.0
        return max(0.0, self.left[seat] - spent)

    def told(self, now: float) -> list[wire.Clock]:
        """All clocks, for everybody to see."""
        if not self.ticks:
            return []
        return [
            wire.Clock(left=int(1000 * self.remaining(seat, now)), runs=seat == self.running)
            for seat in range(len(self.left))
        ]
