"""How fast the rules run: one thread, all threads, and a GPU where there is one. Measures; never judges."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from affinage.core.chance import below, generator, weighted
from affinage.core.cores import cores
from affinage.core.errors import AffinageError
from affinage.core.game import CHANCE, Game

Report = Callable[[str], None]


def run(
    game: Game,
    seconds: float = 5.0,
    threads: int | None = None,
    report: Report | None = None,
    seats: int | None = None,
    options: dict[str, str] | None = None,
) -> dict[str, Any]:
    """Random games for some seconds each way; figures by name, in moves a second where not said otherwise."""
    tell = report or (lambda _: None)
    threads = threads or cores()
    way = _Way(game, seats or game.usual_seats, options or {})
    found: dict[str, Any] = {"game": game.name, "rules": game.version, "state_bytes": game.state.dtype.itemsize}
    found["seats"] = way.seats
    tell("compiling the rules (about half a minute the first time)")
    begin = time.perf_counter()
    fast = game.fast
    _games(way, fast, 1, 1)
    found["ready_after_s"] = time.perf_counter() - begin
    tell("one thread")
    games, moves, took = _for_seconds(lambda n: _games(way, fast, 1, n), seconds)
    found["moves_per_game"] = moves / games
    found["one_thread"] = moves / took
    tell(f"{threads} threads")
    with ThreadPoolExecutor(threads) as pool:
        games, moves, took = _for_seconds(
            lambda n: sum(pool.map(lambda seed: _games(way, fast, seed, n), range(1, threads + 1))), seconds
        )
    found["threads"], found["all_threads"] = threads, moves / took
    tell("copies")
    pair, times = np.zeros(2, game.state.dtype), 2_000_000
    fast.copies(pair, pair.copy(), 10)
    begin = time.perf_counter()
    fast.copies(pair, pair.copy(), times)
    found["copy_ns"] = (time.perf_counter() - begin) / times * 1e9
    tell("plain run")
    found["plain"] = _plain(way, min(seconds, 3.0))
    from affinage import gpu

    if gpu.available():
        tell("GPU")
        found["gpu"] = gpu.measure(game, way.seats, way.options, seconds)
    return found


class _Way:
    """A game for so many seats with some options."""

    def __init__(self, game: Game, seats: int, options: dict[str, str]) -> None:
        if seats not in game.seats:
            raise AffinageError(f"{game.name} is for {' or '.join(map(str, game.seats))} seats, not {seats}.")
        self.game, self.seats = game, seats
        self.options = np.array(game.option_values(options, seats), np.int64)


def _games(way: _Way, fast: Any, seed: int, games: int) -> int:
    game = way.game
    states = np.zeros(1, game.state.dtype)
    moves, weights = np.zeros(game.width, np.int16), np.zeros(game.width, np.int32)
    return int(fast.random_games(states, way.seats, way.options, moves, weights, generator(seed), games))


def _for_seconds(work: Callable[[int], int], seconds: float) -> tuple[int, int, float]:
    """Enough games to fill the time: a short try tells how many."""
    n = 50
    while True:
        begin = time.perf_counter()
        moves = work(n)
        took = time.perf_counter() - begin
        if took > seconds / 2:
            return n, moves, took
        n = max(2 * n, int(n * seconds / max(took, 1e-6)))


def _plain(way: _Way, seconds: float) -> float:
    game = way.game
    rules, s, options = game.rules, game.state(), way.options.tolist()
    buffer, weights, rng = [0] * game.width, [0] * game.width, generator(1)
    made, begin = 0, time.perf_counter()
    while time.perf_counter() - begin < seconds:
        rules.setup(s, way.seats, options)
        while not rules.over(s):
            seat = CHANCE
            if not rules.asked(s, seat):
                seat = next(p for p in range(way.seats) if rules.asked(s, p))
            n = rules.legal(s, seat, buffer)
            weighed = seat == CHANCE and rules.odds(s, weights) > 0
            at = weighted(rng, weights, n) if weighed else below(rng, n)
            rules.apply(s, seat, buffer[at])
            made += 1
    return made / (time.perf_counter() - begin)
