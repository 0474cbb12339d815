"""Series of games between bots: seats rotated on shared deals, results with an interval.

Games are played on all cores (bots think in compiled code, without the GIL). Finished games can be kept in a file: an
interrupted series goes on where it stopped, and any game can be looked at as a replay.
"""

import math
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from threading import Event, local
from typing import Any

import numpy as np

from affinage.core.cores import cores
from affinage.core.errors import AffinageError
from affinage.core.game import Game
from affinage.core.record import Record

from .games import Asked, Board, Plan, Played
from .own import OwnAgent, Position, named, takes_many
from .results_file import ResultsFile

AT_ONCE = 256  # games that are played in step
Report = Callable[[int, int], None]
Spread = Callable[[Plan, Sequence[int]], Iterator[Played]]


@dataclass
class Series:
    """Finished games: the bots' line-up by seat, the final state and what each seat chose."""

    plan: Plan
    played: list[Played]
    finals: Any  # one compiled state per game
    tally: Any  # [game, seat, move]: how often it was chosen

    @property
    def game(self) -> Game:
        """What was played."""
        return self.plan.game

    @property
    def lineups(self) -> list[tuple[int, ...]]:
        """Per game: which bot (by its place among the bots) sat in each seat."""
        return [one.lineup for one in self.played]

    @property
    def lengths(self) -> list[int]:
        """Moves of each game, Chance included."""
        return [len(one.moves) for one in self.played]

    def state(self, number: int) -> Record:
        """The final state of one game."""
        return self.game.state.from_array(self.finals, number)

    def places(self, number: int) -> list[int]:
        """Each seat's place in one game."""
        places = [0] * self.plan.seats
        self.game.score.rank(self.state(number), places)
        return places

    def shares(self, bot: int) -> list[float]:
        """Per game: the bot's share of the win; a shared win counts in parts."""
        found = []
        for number, lineup in enumerate(self.lineups):
            winners = [p for p, place in enumerate(self.places(number)) if place == 0]
            found.append(sum(lineup[p] == bot for p in winners) / max(1, len(winners)))  # alone one can lose
        return found

    def ahead(self, bot: int) -> list[float]:
        """Per game: the share of the other bots' seats that the bot finished ahead of; a shared place counts half."""
        found = []
        for number, lineup in enumerate(self.lineups):
            places = self.places(number)
            mine = [place for p, place in enumerate(places) if lineup[p] == bot]
            others = [place for p, place in enumerate(places) if lineup[p] != bot]
            won = sum((a < b) + (a == b) / 2 for a in mine for b in others)
            found.append(won / max(1, len(mine) * len(others)))
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


def planned(
    game: Game, bots: Sequence[str | Callable[..., Any]], seats: int | None = None, seed: int = 0,
    options: Mapping[str, str] | None = None,
) -> Plan:  # fmt: skip
    """A plan, or a sentence about what is wrong with it."""
    called = tuple(named(bot) for bot in bots)
    seats = seats or game.usual_seats
    if seats not in game.seats or len(bots) > seats:
        raise AffinageError(
            f"{game.name} is for {' or '.join(map(str, game.seats))} seats, not {max(seats, len(bots))}."
        )
    chosen = dict(options or {})
    game.option_values(chosen, seats)
    return Plan(game, called, seats, seed, tuple(sorted(chosen.items())))


def play(
    game: Game,
    bots: Sequence[str | Callable[..., Any]],
    games: int,
    *,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    threads: int | None = None,
    report: Report | None = None,
    file: Path | None = None,
    spread: Spread | None = None,
) -> Series:
    """A series of so many games. With a file, those in it are not played again, and new ones are added as they end.

    Bots are named, or are agents of one's own (see `own`).

    `spread` plays games of given numbers, in any order; without one they are played on the threads of this machine.
    """
    plan = planned(game, bots, seats, seed, options)
    with ExitStack() as stack:
        results = stack.enter_context(ResultsFile(plan, file)) if file is not None else None
        found = {n: one for n, one in results.games.items() if n < games} if results else {}
        missing = [n for n in range(games) if n not in found]
        if report and found:
            report(len(found), games)
        if spread is None:
            spread = in_step if any(takes_many(bot) for bot in plan.bots) else None
        for one in spread(plan, missing) if spread else on_threads(plan, missing, threads):
            found[one.number] = one
            if results:
                results.add(one)
            if report:
                report(len(found), games)
    return series(plan, [found[n] for n in range(games)])


def on_threads(plan: Plan, numbers: Sequence[int], threads: int | None = None) -> Iterator[Played]:
    """Games as they end, in any order. When the caller stops, those under way are given up at their next choice."""
    if not numbers:
        return
    mine, stop = local(), Event()

    def one(number: int) -> Played:
        if not hasattr(mine, "board"):
            mine.board = Board(plan)
        board: Board = mine.board
        return board.play(plan, number, stop)

    yield Board(plan).play(plan, numbers[0])  # alone: the first one compiles
    workers = threads or cores()
    with ThreadPoolExecutor(workers) as pool:
        try:
            yield from _as_they_end(pool, one, iter(numbers[1:]), 2 * workers)
        finally:
            stop.set()
            pool.shutdown(wait=False, cancel_futures=True)


def in_step(plan: Plan, numbers: Sequence[int], at_once: int = AT_ONCE) -> Iterator[Played]:
    """Games side by side, for agents that would rather be asked about many positions at once."""
    outside = {b: OwnAgent(bot, plan.game, plan.seats, plan.seed) for b, bot in enumerate(plan.bots) if takes_many(bot)}
    left, boards = list(reversed(numbers)), [Board(plan) for _ in range(min(at_once, len(numbers)))]
    under_way: dict[int, Generator[Asked, int | None, Played]] = {}  # by board
    answers: dict[int, int | None] = {}
    while left or under_way:
        for at, board in enumerate(boards):
            if at not in under_way and left:
                under_way[at], answers[at] = board.steps(plan, left.pop(), outside), None
        asked: dict[int, Asked] = {}
        for at, game in list(under_way.items()):
            try:
                asked[at] = game.send(answers[at])
            except StopIteration as end:
                del under_way[at]
                yield end.value
        for b, agent in outside.items():
            those = [at for at, one in asked.items() if one.bot == b]
            positions = [Position(plan.game, asked[at].seat, plan.seats, *asked[at][2:]) for at in those]
            if positions:
                answers.update(zip(those, agent.choose_many(positions), strict=True))


def _as_they_end(pool: ThreadPoolExecutor, work: Any, numbers: Iterator[int], ahead: int) -> Iterator[Played]:
    """A few games are handed out ahead, no more: so an interruption waits for few."""
    waiting: set[Future[Played]] = set()
    for number in numbers:
        waiting.add(pool.submit(work, number))
        if len(waiting) >= ahead:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
    while waiting:
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        yield from (future.result() for future in done)


def series(plan: Plan, played: Iterable[Played]) -> Series:
    """Played games with their ends and what was chosen in them."""
    games = list(played)
    finals = np.zeros(len(games), plan.game.state.dtype)
    tally = np.zeros((len(games), plan.seats, len(plan.game.moves)), np.int32)
    board = Board(plan)
    for at, one in enumerate(games):
        finals[at] = board.follow(one.moves)
        moves = np.array(one.moves, np.int64).reshape(-1, 2)
        chosen = moves[moves[:, 0] >= 0]
        np.add.at(tally[at], (chosen[:, 0], chosen[:, 1]), 1)
    return Series(plan, games, finals, tally)
