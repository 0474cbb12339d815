"""What the greedy bot would play, in many games side by side. Compiled, and specialised for each game."""

from typing import Any

from affinage.agents.lookahead import best_guess
from affinage.core.slots import cover


def greedy_moves(
    states: Any, masks: Any, turns: Any, first: int, last: int, looks: int, room: Any, moves: Any, counts: Any,
    picks: Any, best: Any, shares: Any, rng: Any, chosen: Any,
) -> None:  # fmt: skip
    """The best first move of each game in a stretch, in one guess of what its seat cannot see."""
    for i in range(first, last):
        n, only = 0, 0
        for move in range(masks.shape[1]):
            if masks[i, move] != 0:
                n, only = n + 1, move
        if n > 1:
            room[0] = states[i]
            cover(room[0], turns[i])
            only = best_guess(room, turns[i], moves, counts, picks, best, shares, looks, rng)
        chosen[i] = only
