"""Tables for the tests of the house: both games, played on at random as far as a test needs."""

from random import Random
from typing import Any

from affinage.core.game import Game, find
from affinage.core.play import Event, Table

TEMPLATE, BREWERY = find("template"), find("beer-and-bread")
GAMES = (TEMPLATE, BREWERY)


def step(table: Table, random: Random) -> None:
    """Any legal move of anybody who is asked."""
    seat = random.choice(table.asked)
    table.play(seat, random.choice(table.legal(seat)))


def played(game: Game, seed: str = "a table", moves: int | None = None, seats: int | None = None) -> Table:
    """A table after so many moves of the seats; played to its end if no number is given."""
    table, random, made = Table(game, seats, seed=seed), Random(seed), 0
    while not table.over and made != moves:
        step(table, random)
        made += 1
    return table


def in_phase(game: Game, phase: str, seed: str = "a table") -> Table:
    """A table where that is asked."""
    wanted = game.phases[phase]
    for attempt in range(100):
        table, random = Table(game, seed=f"{seed} {attempt}"), Random(attempt)
        while not table.over:
            if phase_of(table) == wanted:
                return table
            step(table, random)
    raise AssertionError(f"no table comes to {phase}")


def phase_of(table: Table) -> int:
    """What kind of choice is asked."""
    state: Any = table.state
    return int(state.phase)


def standing(table: Table) -> tuple[bytes, list[Event], list[bool], list[bytes]]:
    """All that a refused move must leave as it was."""
    seats = range(table.seats)
    return (
        table.state.to_bytes(),
        list(table.events),
        [table.can_take_back(p) for p in seats],
        [table.observe(p).to_bytes() for p in seats],
    )
