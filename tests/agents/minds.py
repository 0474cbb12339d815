"""Nets for tests: weights that nobody trained, and positions to ask them about."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from affinage.agents import make
from affinage.agents.mind import about_mind, save_mind
from affinage.core.game import Game
from affinage.core.layout import layout_of
from affinage.core.play import Table
from affinage.core.record import Record


def made_up(game: Game, width: int = 48, narrow: int = 16, seed: int = 1) -> dict[str, Any]:
    """The arrays of a net at random, as unequal as trained ones."""
    r, entries, seats = np.random.default_rng(seed), layout_of(game).size, max(game.seats)

    def n(spread: float, *shape: int) -> Any:
        return (r.standard_t(4, shape) * spread).astype(np.float32)

    body = {"w1": n(0.3, entries, width), "b1": n(0.3, width), "w2": n(0.2, width, narrow), "b2": n(0.2, narrow)}
    heads = {"wm": n(0.3, narrow, game.actions), "bm": n(0.3, game.actions)}
    return body | heads | {"wv": n(0.2, narrow, seats), "bv": n(0.1, seats)}


def saved(game: Game, folder: Path, arrays: dict[str, Any] | None = None, name: str = "") -> Path:
    """Such a net in a folder, as `AFFINAGE_MINDS` may name it."""
    path = folder / (f"{game.name}-{name}.npz" if name else f"{game.name}.npz")
    save_mind(path, made_up(game) if arrays is None else arrays, about_mind(game, game.seats, "not at all"))
    return path


def choices(game: Game, seats: int, most: int, seed: str = "walk") -> Iterator[tuple[Record, int, list[int]]]:
    """What seats may know where they have a choice, in random games: the covered state, the seat, its moves."""
    found, number = 0, 0
    while found < most:
        table = Table(game, seats, seed=f"{seed} {number}")
        walkers = [make("random", game, seat, number, seats) for seat in range(seats)]
        while not table.over and found < most:
            seat = table.asked[-1]
            known, legal = table.observe(seat), table.legal(seat)
            if len(legal) > 1:
                found += 1
                yield known, seat, legal
            table.play(seat, walkers[seat].choose(known, legal))
        number += 1
