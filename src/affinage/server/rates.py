"""How often somebody may ask: generous for players, tight for guessing. First by token, else by address."""

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

from affinage.core.words import Say

from .service import Refused


class Rates:
    """Counts in memory; a restart forgives everybody."""

    def __init__(self, rates: dict[str, str]) -> None:
        self._items: dict[str, RateLimitItem] = {name: parse(rate) for name, rate in rates.items()}
        self._counts = SlidingWindowCounterRateLimiter(MemoryStorage())

    def hit(self, what: str, who: str, say: Say) -> None:
        """Once more, or too often."""
        if not self._counts.hit(self._items[what], what, who):
            raise Refused(429, "too-often", say("server-too-often"))

    def check(self, what: str, who: str, say: Say) -> None:
        """Whether it was too often already."""
        if not self._counts.test(self._items[what], what, who):
            raise Refused(429, "too-often", say("server-too-often"))
