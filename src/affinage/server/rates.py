"""How often somebody may ask: generous for players, tight for guessing. First by token, else by address."""

import asyncio
import threading
from typing import Protocol

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

from affinage.core.words import Say

from .service import Refused

MOST = 50_000  # counts that are kept


class _NoTimer(threading.Timer):
    """Old counts are not cleared away by a thread started with every request: they end when they are next read."""

    def __init__(self) -> None:
        super().__init__(0, lambda: None)

    def is_alive(self) -> bool:
        """As far as the storage can see, somebody is clearing away."""
        return True


class Shared(Protocol):
    """Counts that several processes share."""

    def hit(self, rate: RateLimitItem, what: str, who: str) -> bool:
        """Count once more; whether that was not too often."""


class Rates:
    """Counts in memory; a restart forgives everybody, and so does a full memory. Some may be `shared`."""

    def __init__(self, rates: dict[str, str], shared: Shared | None = None) -> None:
        self._shared = shared
        self._items: dict[str, RateLimitItem] = {name: parse(rate) for name, rate in rates.items()}
        self._kept = MemoryStorage()
        self._kept.timer = _NoTimer()
        self._counts = SlidingWindowCounterRateLimiter(self._kept)

    def may(self, what: str, who: str) -> bool:
        """Count once more; whether that was not too often."""
        if len(self._kept.storage) > MOST:
            self._kept.reset()
        return self._counts.hit(self._items[what], what, who)

    async def by_address(self, what: str, who: str, say: Say) -> None:
        """Once more, or too often: what an address may do so often at all processes together."""
        if self._shared is None:
            self.hit(what, who, say)
        elif not await asyncio.to_thread(self._shared.hit, self._items[what], what, who):
            raise Refused(429, "too-often", say("server-too-often"))

    def hit(self, what: str, who: str, say: Say) -> None:
        """Once more, or too often."""
        if not self.may(what, who):
            raise Refused(429, "too-often", say("server-too-often"))
