"""The kernels that work on each position by itself: a thread each, or a thread for each few bytes that are copied."""

from typing import Any

import numpy as np

from affinage.core.compiled_entry import CHANCE
from affinage.core.game import Game

from . import batch
from .kernels import ILLEGAL, Packing


def pick_kernel(game: Game) -> Any:
    """Any legal move in each game."""
    from numba import cuda

    pick_move = game.specialise(batch).pick_move

    @cuda.jit  # type: ignore[untyped-decorator]  # numba-cuda ships no type information
    def kernel(masks: Any, dice: Any, chosen: Any) -> None:
        i = cuda.grid(1)
        if i < len(chosen):
            chosen[i] = pick_move(masks[i], dice[i])

    return kernel


def take_kernel(game: Game, explicit: bool) -> Any:
    """Moves of any whole numbers as they are made: each as it is, or ILLEGAL."""
    from numba import cuda, int16

    actions, width, legal = game.actions, game.width, game.specialise(batch).legal_moves

    @cuda.jit  # type: ignore[untyped-decorator]  # likewise
    def kernel(given: Any, masks: Any, turns: Any, states: Any, chosen: Any) -> None:
        i = cuda.grid(1)
        if i < len(chosen):
            move, found = given[i], False
            if explicit:
                if turns[i] == CHANCE:
                    moves = cuda.local.array(width, int16)
                    for k in range(legal(states[i], CHANCE, moves)):
                        found = found or moves[k] == move
                elif move >= 0 and move < actions:
                    found = masks[i, move] != 0
            elif move >= 0 and move < actions:
                found = masks[i, move] != 0
            chosen[i] = move if found else ILLEGAL

    return kernel


def order_kernel() -> Any:
    """An order for some games."""
    from numba import cuda

    @cuda.jit  # type: ignore[untyped-decorator]  # likewise
    def kernel(chosen: Any, at: Any, order: int) -> None:
        i = cuda.grid(1)
        if i < len(at):
            chosen[at[i]] = order

    return kernel


def widen_kernel() -> Any:
    """Whole numbers of any width as wide ones."""
    from numba import cuda

    @cuda.jit  # type: ignore[untyped-decorator]  # likewise
    def kernel(wide: Any, given: Any) -> None:
        i = cuda.grid(1)
        if i < len(given):
            wide[i] = given[i]

    return kernel


def clear_kernel() -> Any:
    """No game is set aside."""
    from numba import cuda

    @cuda.jit  # type: ignore[untyped-decorator]  # likewise
    def kernel(aside: Any) -> None:
        if cuda.grid(1) == 0:
            aside[0] = 0

    return kernel


def rows_kernel() -> Any:
    """Rows of so many numbers copied, from some places to others."""
    from numba import cuda

    @cuda.jit  # type: ignore[untyped-decorator]  # likewise
    def kernel(source: Any, out: Any, target: Any, to: Any, width: int) -> None:
        k = cuda.grid(1)
        i = k // width
        if i < len(out):
            target[to[i] * width + k % width] = source[out[i] * width + k % width]

    return kernel


def bounds_kernel() -> Any:
    """Numbers that came on the device, brought within 0 and what is allowed: asking for mistakes would make it wait."""
    from numba import cuda

    @cuda.jit  # type: ignore[untyped-decorator]  # likewise
    def kernel(given: Any, most: int, kept: Any) -> None:
        i = cuda.grid(1)
        if i < len(given):
            kept[i] = min(max(given[i], 0), most)

    return kernel


def cover_kernel(game: Game) -> Any:
    """Some states as some seat may know them, so many units apart."""
    from numba import cuda

    cover_game, parts = game.specialise(batch).cover_game, Packing(game.state.dtype).parts

    @cuda.jit  # type: ignore[untyped-decorator]  # likewise
    def kernel(states: Any, at: Any, viewers: Any, known: Any, records: Any, apart: int) -> None:
        i = cuda.grid(1)
        if i < len(at):
            for k in range(parts):
                known[i * apart + k] = states[at[i] * parts + k]
            if viewers[i] >= 0:
                cover_game(records[i], viewers[i])

    return kernel


def guess_kernel(game: Game) -> Any:
    """Each state turned into one that the seat cannot tell from it."""
    from numba import cuda

    guess_game = game.specialise(batch).guess_game

    @cuda.jit  # type: ignore[untyped-decorator]  # likewise
    def kernel(records: Any, viewers: Any, rngs: Any) -> None:
        i = cuda.grid(1)
        if i < len(viewers):
            guess_game(records[i], viewers[i], rngs[i])

    return kernel


def key_kernel(game: Game) -> Any:
    """The key of each covered state, a row of bytes each."""
    from numba import cuda

    key_of = game.specialise(batch).key_of

    @cuda.jit  # type: ignore[untyped-decorator]  # likewise
    def kernel(rows: Any, solid: Any, viewers: Any, keys: Any) -> None:
        i = cuda.grid(1)
        if i < len(viewers):
            keys[i] = key_of(rows[i], solid, viewers[i])

    return kernel


def outcome_kernel(game: Game) -> Any:
    """What Chance may turn up in each of some games."""
    from numba import cuda

    outcomes_of = game.specialise(batch).outcomes_of

    @cuda.jit  # type: ignore[untyped-decorator]  # likewise
    def kernel(states: Any, at: Any, moves: Any, weights: Any, counts: Any) -> None:
        i = cuda.grid(1)
        if i < len(at):
            counts[i] = outcomes_of(states[at[i]], moves[i], weights[i])

    return kernel


def unit_of(width: int) -> np.dtype[Any]:
    """What rows of so many bytes are copied by."""
    return np.dtype("int32" if width % 4 == 0 else "int8")
