"""What happens in a bot's own process: it is told what a seat may know and nothing else; reviews get finished games."""

import math
import multiprocessing
import os
import secrets
import signal
import threading
import time
from collections import OrderedDict
from typing import Any

from affinage.agents import Bot, make
from affinage.agents.explain import Idea, ideas
from affinage.agents.judge import Judge
from affinage.agents.patient import stand_in
from affinage.agents.review import Review, review
from affinage.agents.search import SearchBot
from affinage.agents.spec import LEVELS, search_spec
from affinage.core import replay
from affinage.core.game import Game

HINT, REVIEW = 2500, 600  # iterations for each position
EXPERT = "search:6000"  # what the strongest level is taken for where five of them are asked at once
KEPT = 8  # bots that keep what they thought last
_bots: OrderedDict[tuple[str, int, int, str], Bot] = OrderedDict()
_progress: Any = None


def begin(progress: Any = None, nice: int = 0) -> None:
    """People come first: a bot's process gives way, and it is the server that ends it, or the server's own end."""
    global _progress  # a process has one
    _progress = progress
    if hasattr(os, "nice"):  # not everywhere
        os.nice(nice)
    for meant_for_the_server in (signal.SIGINT, signal.SIGTERM):  # terminals and service managers tell everybody
        signal.signal(meant_for_the_server, signal.SIG_IGN)
    threading.Thread(target=_leave_with_the_server, daemon=True).start()


def _leave_with_the_server() -> None:
    """A server that was killed cannot end its bots: they must not stay behind."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def bot(game: Game, seat: int, seats: int, level: str) -> Bot:
    """A bot, perhaps one that sat here before: what it thinks follows from the position alone."""
    key = game.package, seat, seats, level
    if key not in _bots:
        _keep(key, make(level, game, seat, seats=seats))
    _bots.move_to_end(key)
    return _bots[key]


def _keep(key: tuple[str, int, int, str], one: Bot) -> None:
    _bots[key] = one
    if len(_bots) > KEPT:
        _bots.popitem(last=False)


def choose(
    game: Game, known: bytes, legal: list[int], seat: int, seats: int, level: str, seconds: float = math.inf
) -> tuple[int, bool]:
    """A bot's move: after so many seconds the best that it has found so far; and whether it came to that."""
    one, latest = bot(game, seat, seats, level), time.perf_counter() + seconds
    if isinstance(one, SearchBot):
        one.searcher.latest = latest
    move = one.choose(game.state.from_bytes(known), legal)
    return move, time.perf_counter() >= latest


def choose_plainly(game: Game, known: bytes, legal: list[int], seat: int, seats: int, level: str) -> int:
    """A move for a bot whose game is still being compiled."""
    key = game.package, seat, seats, f"stand-in for {level}"
    if key not in _bots:
        _keep(key, stand_in(level, game, seat, secrets.randbelow(1 << 32), seats))
    return _bots[key].choose(game.state.from_bytes(known), legal)


def advise(game: Game, known: bytes, seat: int, seats: int, iterations: int = HINT) -> list[Idea]:
    """The best turns with what they promise, in figures; words are made where names are known."""
    return ideas(game, game.state.from_bytes(known), seat, seats, spec=search_spec(iterations=iterations))


def compare(game: Game, known: bytes, seat: int, seats: int) -> list[tuple[str, tuple[int, ...]]]:
    """The turn that a bot of each level would make here."""
    found = list[tuple[str, tuple[int, ...]]]()
    state = game.state.from_bytes(known)
    judge = Judge(game, seats, search_spec(iterations=1))
    for level in LEVELS:
        one = make(EXPERT if level == "expert" else level, game, seat, seats=seats)
        found.append((level, judge.made_by(one, state, seat)))
    return found


def judge(text: str, seat: int) -> Review:
    """A finished game looked at again from one seat, in figures."""
    table = replay.read(text)

    def report(done: int, of: int) -> None:
        if _progress is not None:
            _progress[0], _progress[1] = done, of

    return review(table, seat, spec=search_spec(iterations=REVIEW), report=report)
