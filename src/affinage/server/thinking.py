"""What happens in a bot's own process: it is told what a seat may know and nothing else; reviews get finished games."""

import multiprocessing
import os
import secrets
import signal
import threading
from collections import OrderedDict
from typing import Any

from affinage.agents import Bot, make
from affinage.agents.explain import TIMES
from affinage.agents.patient import stand_in
from affinage.agents.planner import thinker
from affinage.agents.plans import plan
from affinage.agents.review import review
from affinage.agents.spec import search_spec
from affinage.core import replay
from affinage.core.game import Game, find

HINT, REVIEW = 2500, 400  # iterations for each position
SHOWN = 3  # moves that a hint tells
SHORTER = 5  # times less thought about the later moves of a turn
KEPT = 8  # bots that keep what they thought last
_bots: OrderedDict[tuple[str, int, int, str], Bot] = OrderedDict()
_progress: Any = None

Advice = tuple[
    int, float, list[float], float, list[float], int, list[int]
]  # move, win, parts, score, rivals, visits, turn


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
    key = game.name, seat, seats, level
    if key not in _bots:
        _keep(key, make(level, game, seat, seats=seats))
    _bots.move_to_end(key)
    return _bots[key]


def _keep(key: tuple[str, int, int, str], one: Bot) -> None:
    _bots[key] = one
    if len(_bots) > KEPT:
        _bots.popitem(last=False)


def choose(game_name: str, known: bytes, legal: list[int], seat: int, seats: int, level: str) -> int:
    """A bot's move."""
    game = find(game_name)
    return bot(game, seat, seats, level).choose(game.state.from_bytes(known), legal)


def choose_plainly(game_name: str, known: bytes, legal: list[int], seat: int, seats: int, level: str) -> int:
    """A move for a bot whose game is still being compiled."""
    game = find(game_name)
    key = game_name, seat, seats, f"stand-in for {level}"
    if key not in _bots:
        _keep(key, stand_in(level, game, seat, secrets.randbelow(1 << 32), seats))
    return _bots[key].choose(game.state.from_bytes(known), legal)


def advise(
    game_name: str, known: bytes, legal: list[int], seat: int, seats: int, iterations: int = HINT
) -> list[Advice]:
    """The best moves with what they promise, in numbers; words are made where names are known."""
    game = find(game_name)
    state = game.state.from_bytes(known)
    searcher = thinker(game, seat, seats, 0, search_spec(iterations=iterations))
    found = []
    for stats in sorted(searcher.search(state, legal), key=lambda stats: -stats.visits)[:SHOWN]:
        expected = searcher.outlook(state, stats.move, TIMES)
        own, rivals = expected[seat], [float(row[-1]) for p, row in enumerate(expected) if p != seat]
        parts = [float(n) for n in own[:-1]]
        found.append((stats.move, stats.worth[seat], parts, float(own[-1]), rivals, stats.visits, list[int]()))
    # The best is told as a whole turn; how it goes on is thought about more briefly.
    brief = thinker(game, seat, seats, 0, search_spec(iterations=max(1, iterations // SHORTER)))
    found[0][-1].extend(plan(game, brief, state, found[0][0]))
    return found


def judge(text: str, seat: int) -> dict[str, Any]:
    """A finished game looked at again from one seat, in numbers."""
    table = replay.read(text)

    def report(done: int, of: int) -> None:
        if _progress is not None:
            _progress[0], _progress[1] = done, of

    found = review(table, seat, spec=search_spec(iterations=REVIEW), report=report)
    steps = [(s.number, s.mover, s.win, s.change, s.luck, s.chose, list(s.best)) for s in found.steps]
    return {
        "seat": seat,
        "start": found.start,
        "result": found.result,
        "luck": found.luck,
        "choice": found.choice,
        "others": found.others,
        "thoughts": found.thoughts,
        "steps": steps,
        "decisive": [step.number for step in found.decisive],
    }
