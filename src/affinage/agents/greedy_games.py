"""The greedy bot in many games at once, compiled as a whole; it makes the very moves of `GreedyBot`."""

from typing import Any

from affinage.core.slots import legal

from .lookahead import best_guess


def choose_in(
    known: Any, seats: Any, first: int, last: int, states: Any, moves: Any, counts: Any, picks: Any, best: Any,
    shares: Any, budget: int, rngs: Any, chosen: Any,
) -> None:  # fmt: skip
    """A move in each covered state of a stretch; the arrays between are room to work in, see `best_move`."""
    for i in range(first, last):
        states[0] = known[i]
        if legal(states[0], seats[i], moves[0]) == 1:
            chosen[i] = moves[0, 0]
        else:
            chosen[i] = best_guess(states, seats[i], moves, counts, picks, best, shares, budget, rngs[i])
