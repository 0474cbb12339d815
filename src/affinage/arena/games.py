"""One game between bots, from its number alone: whoever plays it, wherever, it is dealt and seated alike."""

from collections.abc import Generator, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from threading import Event as ThreadEvent
from typing import Any, NamedTuple

import numpy as np

from affinage.agents.honesty import peeks
from affinage.core.chance import generator
from affinage.core.game import Game
from affinage.core.play import Event, Table
from affinage.core.record import Record

from . import driver
from .own import seated


@dataclass(frozen=True)
class Plan:
    """What a series plays. With fewer bots than seats the last one fills up; line-ups rotate on shared deals."""

    game: Game
    bots: tuple[str, ...]
    seats: int
    seed: int = 0
    options: tuple[tuple[str, str], ...] = ()

    def lineup(self, number: int) -> tuple[int, ...]:
        """Which bot (by its place in `bots`) sits in each seat of a game."""
        base = [min(p, len(self.bots) - 1) for p in range(self.seats)]
        return tuple(base[(p - number) % self.seats] for p in range(self.seats))

    def deal(self, number: int) -> int:
        """The seed of a game's Chance: the same for every rotation of the bots, so that luck hits everybody alike.

        Among equal bots there is nothing to rotate, and the same deal again would tell nothing new: each is dealt once.
        """
        rotations = self.seats if len(set(self.bots)) > 1 else 1
        return 2 * (self.seed + number // rotations) + 1


@dataclass(frozen=True)
class Played:
    """One finished game: its number, who sat where, and all moves as seat and move, Chance included."""

    number: int
    lineup: tuple[int, ...]
    moves: tuple[tuple[int, int], ...]


class Asked(NamedTuple):
    """A bot that does not sit at the table itself owes a choice."""

    bot: int  # by its place among the bots
    seat: int
    known: Record
    legal: list[int]


class Stopped(Exception):  # noqa: N818 - being stopped is no error
    """The series was given up while this game was under way."""


class Board:
    """The arrays in which one thread plays."""

    def __init__(self, plan: Plan) -> None:
        game, seats = plan.game, plan.seats
        self.game, self.seats = game, seats
        self.fast = game.specialise(driver)
        self.states = np.zeros(driver.VIEWS + seats, game.state.dtype)
        self.moves = np.zeros(game.width, np.int16)
        self.weights = np.zeros(game.width, np.int64)
        self.flow = np.zeros(3, np.int64)
        self.log = np.zeros((game.bound + 1, 2), np.int16)
        self.options = np.array(game.option_values(dict(plan.options), seats), np.int64)

    def play(self, plan: Plan, number: int, stop: ThreadEvent | None = None) -> Played:
        """The game of that number. Bots that search do so in one tree, since games are played side by side."""
        steps, answer = self.steps(plan, number, {}, stop), None
        try:
            while True:
                asked = steps.send(answer)  # nobody is asked from outside: all bots sit at the table
                raise AssertionError(asked)
        except StopIteration as end:
            played: Played = end.value
            return played

    def steps(
        self, plan: Plan, number: int, outside: Mapping[int, object], stop: ThreadEvent | None = None
    ) -> Generator[Asked, int | None, Played]:
        """The game of that number, step by step: whoever runs it answers for the bots (by place) that are `outside`."""
        lineup = plan.lineup(number)
        minds = plan.seed + number
        bots = [
            None if b in outside else seated(plan.bots[b], self.game, p, minds, self.seats)
            for p, b in enumerate(lineup)
        ]
        chance = generator(plan.deal(number))
        self.fast.start(self.states, self.seats, self.options, self.flow)
        while True:
            room = (self.moves, self.weights, chance, self.flow, self.log)
            seat = self.fast.advance(self.states, self.seats, *room)
            if seat == driver.NOBODY:
                break
            if stop is not None and stop.is_set():
                raise Stopped
            bot = bots[seat]
            open_cards = bot is not None and peeks(bot)
            known = self.game.state.from_array(self.states, driver.NOW if open_cards else driver.SHOWN)
            legal = self.moves[: self.flow[driver.COUNT]].tolist()
            move = (yield Asked(lineup[seat], seat, known, legal)) if bot is None else bot.choose(known, legal)
            self.fast.make(self.states, self.seats, seat, move, self.flow, self.log)
        moves = self.log[: self.flow[driver.LENGTH]].tolist()
        return Played(number, lineup, tuple((seat, move) for seat, move in moves))

    def follow(self, moves: Sequence[tuple[int, int]]) -> Any:
        """The state at the end of these moves."""
        log = np.array(moves, np.int16).reshape(-1, 2)
        self.fast.start(self.states, self.seats, self.options, self.flow)
        self.fast.follow(self.states, log)
        return self.states[driver.NOW]

    def at(self, moves: Sequence[tuple[int, int]], wanted: AbstractSet[int]) -> Iterator[tuple[int, int, Record]]:
        """Each wanted move with the state in which it was made."""
        log = np.array(moves, np.int16).reshape(-1, 2)
        self.fast.start(self.states, self.seats, self.options, self.flow)
        done = 0
        for number, (seat, move) in enumerate(moves):
            if seat >= 0 and move in wanted:
                self.fast.follow(self.states, log[done:number])
                done = number
                yield seat, move, self.game.state.from_array(self.states, driver.NOW)

    def lead_changes(self, moves: Sequence[tuple[int, int]]) -> int:
        """How often the lead in points changed hands in these moves."""
        log = np.array(moves, np.int16).reshape(-1, 2)
        self.fast.start(self.states, self.seats, self.options, self.flow)
        parts = np.zeros(len(self.game.score.CATEGORIES), np.int64)
        return int(self.fast.lead_changes(self.states, self.seats, log, parts))


def as_table(plan: Plan, played: Played) -> Table:
    """A played game at a table, for a replay file."""
    bots = [plan.bots[b] for b in played.lineup]
    names = [f"{bot} {p + 1}" for p, bot in enumerate(bots)]
    seed = f"match {plan.deal(played.number)}"
    options = dict(plan.options)
    table = Table(plan.game, plan.seats, options=options, seed=seed, names=names, kinds=bots, deal=False)
    for seat, move in played.moves:
        table.put(Event(seat, move))
    return table
