"""Clocks: a time for each turn, or for the whole game. Times are whole milliseconds, and `now` is always handed in.

A seat's clock runs while the seat is asked. `move`: every turn begins with the full time; a turn is over when the seat
is no longer asked or its moves are settled. `game`: all turns share one time. What is left is stored with every event,
so that a table comes back with the clocks it had; the time while no server ran is nobody's.

The time that is handed in is `Served`: it does not follow the wall clock, which people and networks set, and it stands
still while the computer sleeps or the server is stopped.
"""

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

GAP_S = 5.0  # nobody served between two beats that are further apart


class Served:
    """Milliseconds during which a server has really served; `beat` is called every second while it does."""

    def __init__(self, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._monotonic, self._sum, self._last = monotonic, 0.0, monotonic()

    def _now(self) -> tuple[float, float]:
        moment = self._monotonic()
        return moment, self._sum + min(max(0.0, moment - self._last), GAP_S)

    def beat(self) -> None:
        """Still serving: of a long silence since the last beat only `GAP_S` counts."""
        self._last, self._sum = self._now()

    def __call__(self) -> int:
        """The time now."""
        return int(1000 * self._now()[1])


@dataclass
class Clocks:
    """The clocks of one table."""

    kind: str
    full: int
    seats: int
    left: list[int] = field(default_factory=list)
    since: dict[int, int] = field(default_factory=dict)  # running clocks: when they were started or last read

    def __post_init__(self) -> None:
        self.left = self.left or [self.full] * self.seats

    @property
    def used(self) -> bool:
        """Whether there are clocks at all."""
        return self.kind != "none"

    def turn(self, now: int, asked: Iterable[int], anew: Iterable[int] = (), resumed: Iterable[int] = ()) -> None:
        """Who is asked from now on.

        `anew` are those for whom a new turn begins though they were asked before, `resumed` those who are asked again
        because they took something back, or a bot gave their seat back: it is the same turn, with the time that was
        left of it.
        """
        if not self.used:
            return
        self.read(now)
        running, again, same = set(asked), set(anew), set(resumed)
        for seat in range(self.seats):
            if seat not in running:
                self.since.pop(seat, None)
                if self.kind == "move" and seat in again:  # its turn is over: a bot's, too
                    self.left[seat] = self.full
            elif seat not in self.since or seat in again:
                if self.kind == "move" and seat not in same:
                    self.left[seat] = self.full
                self.since[seat] = now

    def read(self, now: int) -> None:
        """Take off what has run; a clock set back takes nothing off."""
        for seat, then in self.since.items():
            self.left[seat] = max(0, self.left[seat] - max(0, now - then))
            self.since[seat] = now

    def restore(self, left: list[int], asked: Iterable[int], now: int) -> None:
        """As it stood when it was stored, running on from now."""
        if self.used:
            self.left, self.since = list(left), dict.fromkeys(asked, now)

    def shown(self, seat: int, now: int) -> dict[str, int | bool] | None:
        """A seat's clock for people."""
        if not self.used:
            return None
        running = seat in self.since
        gone = max(0, now - self.since[seat]) if running else 0
        return {"left_ms": max(0, self.left[seat] - gone), "running": running}

    def fallen(self, seats: Iterable[int], now: int) -> list[int]:
        """Those of the seats whose time is up."""
        return [seat for seat in seats if seat in self.since and now - self.since[seat] >= self.left[seat]]

    def spent(self, seat: int) -> bool:
        """Whether a seat has used up its time for the whole game."""
        return self.kind == "game" and self.left[seat] <= 0

    def next_fall(self, seats: Iterable[int]) -> int | None:
        """When the next of these clocks falls, if nobody moves."""
        return min((self.since[seat] + self.left[seat] for seat in seats if seat in self.since), default=None)
