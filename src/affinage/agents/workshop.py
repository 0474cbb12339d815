"""Getting ready to think: what a game's bots need is compiled in the background, on all cores, the wanted game first.

A game is made ready in steps that processes of their own take: first its rules are translated, the longest chapter
beside all others; then the loops that bots think in are finished. When all is done a mark is left beside the compiled
code, so that the next start knows at once that nothing is to do.
"""

import contextlib
import logging
import multiprocessing
import os
import threading
from collections.abc import Callable, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path

import numpy as np

from affinage.core.chance import generator
from affinage.core.cores import cores
from affinage.core.game import Game
from affinage.core.play import Table

from . import parse
from .levels import suited
from .mind import net_for
from .spec import WITHOUT_SETTINGS, Knobs, search_spec

log = logging.getLogger("affinage.agents")
_CONTEXT = multiprocessing.get_context("spawn")  # a fresh process: nothing of the tables is in it
LONGEST = ("apply",)
OTHERS = ("legal", "predict", "value", "guess", "setup", "points", "rank", "cover", "odds", "some_move")
SMALL = ("asked", "over", "milestone", "spread", "unordered")
Work = Callable[[Game], None]


def translate_longest(game: Game) -> None:
    """What moves do: as long as all other rules together."""
    game.translate(*LONGEST)


def translate_others(game: Game) -> None:
    """All other rules."""
    game.translate(*OTHERS, *SMALL)


def finish_search(game: Game) -> None:
    """The loops that look for a move; nothing is looked for yet. Some levels ask a net alone, where there is one."""
    from . import lookahead, playout, search
    from .planner import turn_workspace

    finish_policy(game)
    fast, seats, rng, knobs = game.specialise(*search.LOOPS), game.usual_seats, generator(0), Knobs()
    if not suited(search_spec(), game, seats).turns.candidates:
        one, none = search.search_workspace(game, search.LEAST_EDGES), np.zeros(0, np.int16)
        fast.search(one, 0, seats, knobs, rng, 0)
        fast.report(one, 0, none, 0, np.zeros(0, np.int64), np.zeros((0, seats)))
        return
    where, table = turn_workspace(game, 8), Table(game, seats, seed="ready")
    where.states[playout.ROOT] = table.observe(table.asked[0]).to_array()[0]
    fast.list_turns(where, table.asked[0], seats, 1, 1, 0.0, rng)
    paths = np.zeros((0, lookahead.DEPTH), np.int16)
    fast.try_turns(where, table.asked[0], seats, paths, knobs, np.zeros(0, np.uint64), np.zeros((0, 0, seats)))


def finish_policy(game: Game) -> None:
    """A net that chooses by itself, where there is one."""
    from . import thought
    from .mind import mind_with

    table = Table(game, game.usual_seats, seed="ready")
    seat, net = table.asked[0], net_for(game, table.seats)
    if net is None:
        return
    known, moves = table.observe(seat).to_array(), np.array(table.legal(seat), np.int16)
    game.specialise(thought).opinion(mind_with(game, net), known, 0, seat, table.seats, moves, 0, 1.0)


def finish_samples(game: Game) -> None:
    """The loops that play games on: for what leads mean, and for what a turn brings."""
    from . import judging, lookahead, search
    from .planner import turn_workspace

    fast, seats = game.specialise(*search.LOOPS), game.usual_seats
    paths, columns = np.zeros((0, lookahead.DEPTH), np.int16), judging.PARTS + len(game.score.CATEGORIES) + 1
    nothing, luck = np.zeros((0, 1, seats, columns)), np.zeros(1, np.uint64)
    fast.play_out(turn_workspace(game, 1), 0, seats, paths, Knobs(), 0, luck, 0, nothing)
    for count in game.seats:
        search.spreads(game, count)


def finish_greedy(game: Game) -> None:
    """The loop of the bot that looks to the end of its turn."""
    from .greedy import GreedyBot

    table = Table(game, game.usual_seats, seed="ready")
    GreedyBot(game, table.asked[0], 0).choose(table.observe(table.asked[0]), [*table.legal(table.asked[0]), -1])


RULES: tuple[Work, ...] = (translate_longest, translate_others)
SEARCH: tuple[Work, ...] = (finish_search, finish_samples)
GREEDY: tuple[Work, ...] = (finish_greedy,)


def loops_of(kinds: Iterable[str]) -> tuple[Work, ...]:
    """What must be finished for bots of these kinds."""
    names = {parse(kind).name for kind in kinds}
    return (*(SEARCH if names - set(WITHOUT_SETTINGS) else ()), *(GREEDY if "greedy" in names else ()))


def begin(nice: int) -> None:
    """In a process of the workshop: everybody else comes first, and it goes when the one that asked has gone."""
    if hasattr(os, "nice"):  # not everywhere
        os.nice(nice)
    threading.Thread(target=_leave_with_the_parent, daemon=True).start()


def _leave_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class Workshop:
    """Processes that make games ready, as long as there is one that is not."""

    def __init__(
        self, games: Iterable[Game], loops: tuple[Work, ...] = SEARCH, processes: int | None = None, nice: int = 10
    ) -> None:
        self._loops, self._nice, self._changed = loops, nice, threading.Condition()
        self._done: dict[str, Future[bool]] = {}
        self._waiting: dict[str, tuple[Game, list[Work]]] = {}  # in the order in which they are wanted
        self._working: dict[str, int] = {}
        self._failed: set[str] = set()
        self._pools: list[ProcessPoolExecutor] = []
        self._closed = False
        self._processes, self._at_work = processes or cores(), 0
        for game in games:
            self._take_in(game)
        self._open()

    def _take_in(self, game: Game) -> None:
        self._done[game.package] = Future()
        if is_ready(game, self._loops):
            self._done[game.package].set_result(True)
        else:
            self._waiting[game.package] = game, [*RULES, *self._loops]

    def _open(self) -> None:
        """As many processes as there is work for."""
        for _ in range(min(self._processes, 2 * len(self._waiting)) - self._at_work):
            self._at_work += 1
            threading.Thread(target=self._work, name="workshop", daemon=True).start()

    def want(self, game: Game) -> None:
        """Somebody waits for this one: it comes next. A game that nobody has thought of before is taken in."""
        with self._changed:
            if game.package not in self._done:
                self._take_in(game)
                self._open()
                self._changed.notify_all()
            found = self._waiting.pop(game.package, None)
            if found is not None:
                self._waiting = {game.package: found, **self._waiting}

    def forget(self, package: str) -> bool:
        """A game is not used any more; False while somebody is at it. Whoever wants it again finds it compiled."""
        with self._changed:
            if package in self._waiting:
                return False
            self._done.pop(package, None)
            self._failed.discard(package)
            return True

    def ready(self, game: Game) -> bool:
        """Whether it can be thought about at once."""
        return self._done[game.package].done()

    def when_ready(self, game: Game) -> Future[bool]:
        """Done when it can be thought about; false if it could not be made ready: then whoever thinks compiles."""
        return self._done[game.package]

    def count(self) -> tuple[int, int]:
        """How many games are ready, and how many there are."""
        return sum(done.done() for done in self._done.values()), len(self._done)

    def close(self) -> None:
        """End the processes, whatever they are doing."""
        with self._changed:
            self._closed = True
            self._changed.notify_all()
        for pool in self._pools:
            end(pool)

    def _work(self) -> None:
        """One process: step after step until nothing is left."""
        pool = ProcessPoolExecutor(1, _CONTEXT, begin, (self._nice,))
        self._pools.append(pool)
        while (step := self._next()) is not None:
            game, work = step
            failed = ""
            try:
                pool.submit(work, game).result()
            except Exception as error:  # noqa: BLE001 - whatever happens there: bots can still compile by themselves
                failed = str(error) or type(error).__name__
            if self._closed:
                return
            if failed:
                log.warning("%s could not be made ready by %s: %s", game.name, work.__name__, failed)
                end(pool)
                pool = ProcessPoolExecutor(1, _CONTEXT, begin, (self._nice,))
                self._pools.append(pool)
            self._finished(game, bool(failed))
        end(pool)

    def _next(self) -> tuple[Game, Work] | None:
        """The first step that can be taken; None when there is nothing left to do."""
        with self._changed:
            while not self._closed and self._waiting:
                for package, (game, works) in self._waiting.items():
                    if self._can(package):
                        self._working[package] = self._working.get(package, 0) + 1
                        return game, works.pop(0)
                self._changed.wait()
            self._at_work -= 1
            return None

    def _can(self, package: str) -> bool:
        """Whether a step of this game can be taken; loops wait until nobody is still at its rules."""
        works = self._waiting[package][1]
        translated = self._working.get(package, 0) == 0 or len(works) < len(self._loops)
        return bool(works) and (works[0] in RULES or translated)

    def _finished(self, game: Game, failed: bool) -> None:
        with self._changed:
            self._working[game.package] -= 1
            works = self._waiting[game.package][1]
            if failed:
                self._failed.add(game.package)
                works.clear()
            if not works and not self._working[game.package]:
                del self._waiting[game.package]
                if game.package not in self._failed:
                    mark(game, self._loops)
                self._done[game.package].set_result(game.package not in self._failed)
            self._changed.notify_all()


def end(pool: ProcessPoolExecutor) -> None:
    """End a process at once."""
    for process in list((pool._processes or {}).values()):  # noqa: SLF001 - there is no other way to end them
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)


def mark_of(game: Game, loops: tuple[Work, ...]) -> Path | None:
    """The file that says that all of this is compiled."""
    from . import search

    place = game.place_of(*search.LOOPS)
    return None if place is None else place / "-".join(["ready", *sorted(work.__name__ for work in loops)])


def is_ready(game: Game, loops: tuple[Work, ...] = SEARCH) -> bool:
    """Whether everything was compiled before."""
    file = mark_of(game, loops)
    return not loops or (file is not None and file.is_file())


def mark(game: Game, loops: tuple[Work, ...]) -> None:
    """Say so for the next start."""
    file = mark_of(game, loops)
    if file is not None:
        with contextlib.suppress(OSError):  # then the next start looks through everything once more
            file.parent.mkdir(parents=True, exist_ok=True)
            file.touch()
