"""Bots, hints and reviews, thought out in other processes: never on the event loop, never past a deadline.

When a server first starts, its games are compiled: a workshop does it on all cores, the game first that somebody waits
for. Until a game is ready its bots play by the plain rules, and pages say so.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

from affinage.agents.workshop import Workshop
from affinage.core.about import names
from affinage.core.game import Game, find
from affinage.core.record import Record
from affinage.core.words import Say

from . import thinking
from .settings import Settings
from .worker import Stuck, Worker

log = logging.getLogger("affinage.server")
RANDOM = "random"
COMPILING = 600.0  # seconds that somebody who wants a review waits for a game to be compiled
GIVES_WAY = 5  # how much the compiler gives way to those who think
REVIEWING = 1800.0
REVIEWS = 64  # kept in memory
Task = Callable[[Coroutine[Any, Any, None]], Any]


@dataclass(frozen=True)
class Question:
    """All that a bot is told: what its seat may know, its legal moves, where it sits and how well it shall play."""

    game: Game
    known: Record
    legal: list[int]
    seat: int
    seats: int
    level: str

    @property
    def told(self) -> tuple[str, bytes, list[int], int, int]:
        """As it goes to another process."""
        return self.game.name, self.known.to_bytes(), self.legal, self.seat, self.seats


@dataclass
class Review:
    """A review under way or done."""

    of: int
    found: dict[str, Any] | None = None
    failed: bool = False


@dataclass
class Thinkers:
    """The processes of one server."""

    settings: Settings
    _workshop: Workshop | None = None
    _ready: dict[str, asyncio.Event] = field(default_factory=dict)
    _workers: list[Worker] = field(default_factory=list)
    _reviews: OrderedDict[tuple[str, int], Review] = field(default_factory=OrderedDict)
    _student: Worker | None = None
    _task: Task | None = None

    def start(self, task: Task, news: Callable[[], None] = lambda: None) -> None:
        """Get ready in the background; whenever a game is, there is news for its tables."""
        self._task, loop, games = task, asyncio.get_running_loop(), [find(name) for name in names()]
        self._ready = {game.name: asyncio.Event() for game in games}
        if not self.settings.bots:
            return
        self._workers = [Worker(self.settings.nice) for _ in range(self.settings.workers)]
        self._workshop = Workshop(games, nice=self.settings.nice + GIVES_WAY)
        for game in games:

            def ready(_: object, name: str = game.name) -> None:
                with contextlib.suppress(RuntimeError):  # the server has been closed meanwhile
                    loop.call_soon_threadsafe(self._is_ready, name, news)

            self._workshop.when_ready(game).add_done_callback(ready)

    def _is_ready(self, name: str, news: Callable[[], None]) -> None:
        self._ready[name].set()
        news()

    async def close(self) -> None:
        """End the processes."""
        if self._workshop is not None:
            self._workshop.close()
        for worker in (*self._workers, self._student):
            if worker is not None:
                worker.end()

    def status(self, say: Say) -> tuple[bool, str]:
        """Whether bots can think, and a sentence about it."""
        if not self.settings.bots:
            return False, say("server-bots-off")
        done = sum(event.is_set() for event in self._ready.values())
        if done < len(self._ready):
            return False, say("server-bots-warming", done=done, of=len(self._ready))
        return True, say("server-bots-ready")

    def ready_for(self, game: Game) -> bool:
        """Whether the game's rules are compiled; if not, it comes next."""
        if self._workshop is not None:
            self._workshop.want(game)
        return self._ready[game.name].is_set()

    def stands_in(self, game: Game) -> bool:
        """Whether its bots play by the plain rules for now."""
        return game.name in self._ready and self.settings.bots and not self._ready[game.name].is_set()

    async def _wait_for(self, game: Game) -> None:
        if not self.ready_for(game):
            await asyncio.wait_for(self._ready[game.name].wait(), COMPILING)

    def _free(self) -> Worker:
        return next((worker for worker in self._workers if not worker.busy), secrets.choice(self._workers))

    # Moves

    async def choose(self, question: Question) -> int:
        """A legal move; any of them where no better one comes in time."""
        if len(question.legal) == 1:
            return question.legal[0]
        if question.level != RANDOM and self._workers:
            began = time.monotonic()
            try:
                think = thinking.choose if self.ready_for(question.game) else thinking.choose_plainly
                asked = self._free().ask(self.settings.deadline, think, *question.told, question.level)
                move = await asyncio.wait_for(asked, 3 * self.settings.deadline)
                if move in question.legal:
                    return move
                log.warning("a bot (%s, %s) chose a move that is not legal", question.game.name, question.level)
            except (Stuck, TimeoutError) as error:
                waited = time.monotonic() - began
                log.warning("a bot (%s, %s) is late by %.0f s: %s", question.game.name, question.level, waited, error)
            except Exception:  # whatever goes wrong in a bot's head, its table goes on
                log.exception("a bot (%s, %s) failed", question.game.name, question.level)
        return secrets.choice(question.legal)

    async def advise(self, question: Question) -> list[thinking.Advice] | None:
        """The best moves; nothing where no answer was found in time."""
        try:
            asked = self._free().ask(self.settings.deadline, thinking.advise, *question.told)
            return await asyncio.wait_for(asked, 3 * self.settings.deadline)
        except (Stuck, TimeoutError) as error:
            log.warning("a hint (%s) is late: %s", question.game.name, error)
            return None

    # Reviews

    def review(self, table: str, seat: int, game: Game, moves: int, text: Callable[[], str]) -> Review:
        """A review as far as it is; begun when it is first asked for."""
        key = table, seat
        if key not in self._reviews or self._reviews[key].failed:
            self._reviews[key] = Review(moves)
            while len(self._reviews) > REVIEWS:
                self._reviews.popitem(last=False)
            assert self._task is not None
            self._task(self._judge(self._reviews[key], game, text(), seat))
        return self._reviews[key]

    def done(self, review: Review) -> int:
        """How many moves of a review under way have been looked at."""
        student = self._student
        return min(student.progress[0], review.of) if student is not None and student.progress[1] else 0

    async def _judge(self, review: Review, game: Game, text: str, seat: int) -> None:
        self._student = self._student or Worker(self.settings.nice)
        student = self._student
        try:
            await self._wait_for(game)
            student.progress[0] = student.progress[1] = 0
            review.found = await student.ask(REVIEWING, thinking.judge, text, seat)
        except Exception:  # told to whoever asks, who can ask again
            log.exception("a review of %s failed", game.name)
            review.failed = True
        if not any(not r.failed and r.found is None for r in self._reviews.values()):
            student.end()
