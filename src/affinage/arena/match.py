"""Series of games between bots: seats rotated on shared deals, results with an interval.

Games are played in compiled code on all cores (threads without the GIL). A deal is the same for every rotation of the
bots, so that its luck hits everybody alike.
"""

import math
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from affinage.agents import KINDS
from affinage.agents.greedy import BUDGET
from affinage.agents.lookahead import DEPTH
from affinage.core.chance import generator
from affinage.core.errors import AffinageError, nearest
from affinage.core.game import Game
from affinage.core.record import Record

from . import contest

Report = Callable[[int, int], None]
CHUNK = 8  # games a thread plays between two reports


@dataclass
class Series:
    """Finished games: the bots' line-up by seat, the final state and what each seat chose."""

    game: Game
    bots: tuple[str, ...]
    lineups: list[tuple[int, ...]]  # per game: which bot (by its place in `bots`) sat in each seat
    finals: Any  # one compiled state per game
    tally: Any  # [game, seat, move]: how often it was chosen
    lengths: list[int]

    def state(self, number: int) -> Record:
        """The final state of one game."""
        return self.game.state.from_array(self.finals, number)

    def places(self, number: int) -> list[int]:
        """Each seat's place in one game."""
        places = [0] * len(self.lineups[number])
        self.game.score.rank(self.state(number), places)
        return places

    def shares(self, bot: int) -> list[float]:
        """Per game: the bot's share of the win; a shared win counts in parts."""
        found = []
        for number, lineup in enumerate(self.lineups):
            winners = [p for p, place in enumerate(self.places(number)) if place == 0]
            found.append(sum(lineup[p] == bot for p in winners) / max(1, len(winners)))  # alone one can lose
        return found


@dataclass(frozen=True)
class Rate:
    """A share of games with its 95 % Wilson interval."""

    share: float
    low: float
    high: float
    games: int

    def __str__(self) -> str:
        return f"{self.share:.1%} ({self.low:.1%} to {self.high:.1%}, {self.games} games)"


def rate(wins: float, games: int) -> Rate:
    """The share and its interval."""
    if games == 0:
        return Rate(0.0, 0.0, 1.0, 0)
    z, p = 1.959964, wins / games
    middle = (p + z * z / (2 * games)) / (1 + z * z / games)
    reach = z * math.sqrt(p * (1 - p) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return Rate(p, max(0.0, middle - reach), min(1.0, middle + reach), games)


def play(
    game: Game,
    bots: Sequence[str],
    games: int,
    *,
    seats: int | None = None,
    options: dict[str, str] | None = None,
    seed: int = 0,
    threads: int | None = None,
    report: Report | None = None,
) -> Series:
    """A series. With fewer bots than seats the last one fills up; every line-up is rotated through the seats."""
    for bot in bots:
        if bot not in KINDS:
            raise AffinageError(f'There is no bot "{bot}".{nearest(bot, list(KINDS))}')
    seats = seats or game.usual_seats
    if seats not in game.seats or len(bots) > seats:
        raise AffinageError(
            f"{game.name} is for {' or '.join(map(str, game.seats))} seats, not {max(seats, len(bots))}."
        )
    values = game.option_values(options or {}, seats)
    base = [min(p, len(bots) - 1) for p in range(seats)]
    lineups = [tuple(base[(p - n) % seats] for p in range(seats)) for n in range(games)]
    series = Series(
        game,
        tuple(bots),
        lineups,
        np.zeros(games, game.state.dtype),
        np.zeros((games, seats, len(game.moves)), np.int32),
        [],
    )
    kinds = {name: number for number, name in enumerate(KINDS)}
    fast = game.specialise(contest)
    lengths = np.zeros(games, np.int64)

    def some(numbers: range) -> int:
        room = _Room(game, seats, values)
        for n in numbers:
            line = np.array([kinds[bots[b]] for b in lineups[n]], np.int64)
            deal, minds = generator(2 * (seed + n // seats) + 1), generator(2 * (seed + n) + (1 << 40))
            lengths[n] = room.one(fast, line, deal, minds, series.tally[n])
            series.finals[n] = room.states[0]
        return len(numbers)

    chunks = [range(at, min(games, at + CHUNK)) for at in range(0, games, CHUNK)]
    if chunks:
        done = some(chunks[0])  # alone: the first call compiles
        with ThreadPoolExecutor(threads or len(os.sched_getaffinity(0))) as pool:
            for count in pool.map(some, chunks[1:]):
                done += count
                if report:
                    report(done, games)
    series.lengths = lengths.tolist()
    return series


class _Room:
    """What one thread works in."""

    def __init__(self, game: Game, seats: int, options: list[int]) -> None:
        self.game, self.seats = game, seats
        self.states = np.zeros(DEPTH + 1, game.state.dtype)
        self.moves = np.zeros((DEPTH, game.width), np.int16)
        self.weights = np.zeros(game.width, np.int32)
        self.levels = np.zeros((4, DEPTH), np.int64)
        self.options = np.array(options, np.int64)

    def one(self, fast: Any, kinds: Any, deal: Any, minds: Any, tally: Any) -> int:
        """One game; returns its number of moves."""
        room = (self.moves, self.weights, self.levels)
        return int(fast.contest(self.states, self.seats, self.options, kinds, *room, deal, minds, BUDGET, tally))
