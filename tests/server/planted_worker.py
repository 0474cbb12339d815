"""Workers without processes, which think of one thing after another when a test lets them, and say what of."""

import asyncio
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any

import pytest

from affinage.agents.explain import Idea
from affinage.core.game import Game
from affinage.server import thinkers
from affinage.server.payload import legal
from affinage.server.worker import Worker

from .serving import PATIENCE


@dataclass
class Script:
    """What was thought of, in order; thoughts go on one by one when they are let go."""

    begun: list[str] = field(default_factory=list)  # the kind of thought, or the bot that thinks
    asked: list[str] = field(default_factory=list)  # choose or advise, as soon as somebody asks
    go: threading.Semaphore = field(default_factory=lambda: threading.Semaphore(0))

    async def think(self, work: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        """An answer that a test can tell from one at random, once it is let go."""
        name = work.__name__
        self.begun.append(str(args[5]) if name == "choose" else name)
        while not self.go.acquire(blocking=False):
            await asyncio.sleep(0.005)
        if name == "choose":
            return args[2][-1], False
        if name == "advise":
            game, known, seat, seats = args
            move = legal(game, game.state.from_bytes(known), seat)[0]
            return [Idea((move,), 0.5, (0.0,) * (len(game.score.CATEGORIES) + 1), (0.0,) * (seats - 1), None)]
        return {"steps": []}


class Ready:
    """A workshop that has nothing to do."""

    def __init__(self, games: list[Game], nice: int = 0) -> None:
        self.games, self.nice = games, nice

    def when_ready(self, _: Game) -> "Future[None]":
        done: Future[None] = Future()
        done.set_result(None)
        return done

    def want(self, game: Game) -> None:
        """It is there."""

    def close(self) -> None:
        """Nothing is open."""


def planted(script: Script) -> type[Worker]:
    """A worker that does as the script says."""

    class Planted(Worker):
        async def _do(self, work: Callable[..., Any], *args: Any) -> Any:
            return await script.think(work, args)

    return Planted


def plant(monkeypatch: pytest.MonkeyPatch) -> Script:
    """From now on servers in this process think as the script lets them."""
    script = Script()
    for name in ("choose", "advise"):

        def asking(real: Any, name: str) -> Any:
            async def ask(*args: Any) -> Any:
                if len(args[1].legal) > 1:  # else there is nothing to think about
                    script.asked.append(name)
                return await real(*args)

            return ask

        monkeypatch.setattr(thinkers.Thinkers, name, asking(getattr(thinkers.Thinkers, name), name))
    monkeypatch.setattr(thinkers, "Worker", planted(script))
    monkeypatch.setattr(thinkers, "Workshop", Ready)
    return script


def until(what: Callable[[], Any]) -> None:
    """Wait for something that should come soon."""
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end, "it never comes"
        time.sleep(0.01)
