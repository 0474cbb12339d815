"""Late positions solved exactly, and how well bots play them.

A position counts as solved for the seat that is asked when the rest of the game can be looked through, and either
nothing is hidden from anybody, or no other seat has a choice left and every one of many guesses of what is hidden gives
each move the same worth: then what the seat does not know does not matter.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from affinage.core.chance import generator
from affinage.core.game import Game
from affinage.core.play import Table
from affinage.core.record import Record

from . import Bot, make, solve

DEPTH, MOST, GUESSES = 40, 20_000, 8
SAME = 1e-6


@dataclass(frozen=True)
class Worth:
    """What a move brings when all goes on as well as can be: a share of the win, and points ahead of the best other."""

    win: float
    ahead: float


@dataclass(frozen=True)
class Solved:
    """A position as its seat knows it, its legal moves, and what each of them brings."""

    known: Record
    seat: int
    legal: tuple[int, ...]
    worth: tuple[Worth, ...]

    @property
    def best(self) -> Worth:
        """The most that can be had: winning first, then points."""
        return max(self.worth, key=lambda w: (round(w.win, 6), w.ahead))

    def is_best(self, move: int) -> bool:
        """Whether no other move brings more, in wins first and in points then."""
        return _same(self.worth[self.legal.index(move)], self.best)

    def regret(self, move: int) -> float:
        """Points that the move gives away."""
        return max(0.0, self.best.ahead - self.worth[self.legal.index(move)].ahead)


class Solver:
    """Solves positions of one game and seat count."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game, self.seats = game, seats
        self.fast = game.specialise(solve)
        self.stack = solve.room_for(np.zeros(DEPTH, game.state.dtype), game.width, len(game.score.CATEGORIES))

    def solve(self, known: Record, seat: int, legal: list[int], rng: Any) -> Solved | None:
        """The position solved, or None where it cannot be."""
        found: list[list[Worth]] = []
        for _ in range(GUESSES):
            full = known.copy()
            self.game.observe.guess(full, seat, rng)
            worth = self._moves(full, seat, legal)
            if worth is None or (self.stack.counts[solve.FOREIGN] and not self._open(full)):
                return None
            if found and not all(_same(a, b) for a, b in zip(found[0], worth, strict=True)):
                return None
            found.append(worth)
        return Solved(known, seat, tuple(legal), tuple(found[0]))

    def _moves(self, full: Record, seat: int, legal: list[int]) -> list[Worth] | None:
        self.stack.counts[:] = 0
        found, worth = [], np.zeros(solve.COLUMNS)
        for move in legal:
            after = full.copy()
            self.game.rules.apply(after, seat, move)
            self.stack.states[0] = np.frombuffer(after.to_bytes(), self.game.state.dtype)[0]
            if not self.fast.solve(self.stack, self.seats, seat, MOST, worth):
                return None
            ahead = float(worth[solve.MOST_SEATS + seat])
            found.append(Worth((float(worth[seat]) - ahead) / solve.WIN, ahead))
        return found

    def _open(self, full: Record) -> bool:
        """Whether every seat knows everything."""
        for seat in range(self.seats):
            seen = full.copy()
            self.game.observe.cover(seen, seat)
            if seen != full:
                return False
        return True


def late_positions(game: Game, wanted: int, seats: int | None = None, seed: int = 0) -> Iterator[Solved]:
    """Solved positions from games of greedy bots in which the choice matters."""
    count, number, rng = game.seats[0] if seats is None else seats, 0, generator(seed)
    solver, found = Solver(game, count), 0
    while found < wanted and number < 50 * wanted:
        table = Table(game, count, seed=f"endgame {seed} {number}")
        bots = [make("greedy", game, seat, seed * 1000 + number) for seat in range(count)]
        asked: list[tuple[Record, int, list[int]]] = []
        while not table.over:
            seat = table.asked[0]
            known, legal = table.observe(seat), table.legal(seat)
            if len(legal) > 1:
                asked.append((known, seat, legal))
            table.play(seat, bots[seat].choose(known, legal))
        for known, seat, legal in reversed(asked):
            solved = solver.solve(known, seat, legal, rng)
            if solved is None:
                break  # what comes before is harder
            if not all(_same(solved.best, worth) for worth in solved.worth) and found < wanted:
                found += 1
                yield solved
        number += 1


def _same(a: Worth, b: Worth) -> bool:
    return abs(a.win - b.win) < SAME and abs(a.ahead - b.ahead) < SAME


@dataclass(frozen=True)
class Endgames:
    """How a bot plays solved positions: how often it finds a best move, and the points given away on average."""

    positions: int
    best: float
    regret: float


def play_out(positions: list[Solved], bots: dict[int, Bot]) -> Endgames:
    """Ask a bot (one per seat) for its choice in every position."""
    hits, regret = 0, 0.0
    for one in positions:
        move = bots[one.seat].choose(one.known, list(one.legal))
        hits += one.is_best(move)
        regret += one.regret(move)
    n = max(1, len(positions))
    return Endgames(len(positions), hits / n, regret / n)
