"""Bots, hints and reviews, thought out in other processes: never on the event loop, never past a deadline."""

import asyncio
import logging
import secrets
from dataclasses import dataclass
from typing import Any

from affinage.core.game import Game
from affinage.core.record import Record
from affinage.core.words import Say

from .settings import Settings

log = logging.getLogger("affinage.server")


@dataclass(frozen=True)
class Question:
    """All that a bot is told: what its seat may know, its legal moves, where it sits and how well it shall play."""

    game: Game
    known: Record
    legal: list[int]
    seat: int
    seats: int
    level: str


class Thinkers:
    """The processes in which bots think."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    async def choose(self, question: Question) -> int:
        """A legal move."""
        await asyncio.sleep(0)
        return secrets.choice(question.legal)

    def start(self, task: Any) -> None:
        """Get ready in the background."""

    def status(self, say: Say) -> tuple[bool, str]:
        """Whether bots can think, and a sentence about it."""
        return True, say("server-bots-ready")

    async def close(self) -> None:
        """End the processes."""
