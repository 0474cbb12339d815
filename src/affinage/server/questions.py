"""What is asked of those who think, and what they answer: a bot's choice, a review."""

from dataclasses import dataclass, field
from typing import Any

from affinage.agents.review import Review as Figures
from affinage.core.game import Game
from affinage.core.record import Record


@dataclass(frozen=True)
class Question:
    """All that a bot is told: what its seat may know, its legal moves, where it sits and how well it shall play."""

    game: Game
    known: Record
    legal: list[int]
    seat: int
    seats: int
    level: str
    exactly: bool = False  # the same choice for whoever stands there: neither hurried nor by a stand-in

    @property
    def told(self) -> tuple[Game, bytes, list[int], int, int]:
        """As it goes to another process, which finds the game again, by the same rules."""
        return self.game, self.known.to_bytes(), self.legal, self.seat, self.seats


@dataclass(frozen=True)
class Choice:
    """A bot's move."""

    move: int
    hurried: bool = False  # it was late and has thought less than usual
    waited: float = 0.0  # seconds until its turn to think came


@dataclass
class Review:
    """A review under way or done."""

    table: str
    of: int
    guest: str
    asked_at: float
    found: Figures | None = None
    failed: bool = False
    told: dict[str, dict[str, Any]] = field(default_factory=dict)  # by language: what people read of it

    @property
    def under_way(self) -> bool:
        """Whether it is still waited for."""
        return self.found is None and not self.failed
