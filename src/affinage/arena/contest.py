"""Whole games between bots, compiled; specialised for each game.

Every seat gets what it may know: the state is covered and guessed anew before each of its choices, exactly as the bots
at a table do it. The deal comes from a generator of its own, so that two contests with the same seed share it.
"""

from typing import Any

from affinage.agents.lookahead import best_move
from affinage.core.border import CHANCE
from affinage.core.chance import below, weighted
from affinage.core.slots import apply, asked, cover, guess, legal, odds, over, setup

RANDOM, GREEDY = 0, 1


def contest(
    states: Any, seats: int, options: Any, kinds: Any, moves: Any, weights: Any, room: Any,
    deal: Any, minds: Any, budget: int, tally: Any,
) -> int:  # fmt: skip
    """One game on states[0]; `tally[seat][move]` counts what was chosen. Returns the number of moves."""
    setup(states[0], seats, options)
    made = 0
    while not over(states[0]):
        seat = CHANCE
        if asked(states[0], CHANCE):
            n = legal(states[0], CHANCE, moves[0])
            odds(states[0], weights)
            move = int(moves[0][weighted(deal, weights, n)])
        else:
            seat = 0
            while not asked(states[0], seat):
                seat += 1
            n = legal(states[0], seat, moves[0])
            if n == 1:
                move = int(moves[0][0])
            elif kinds[seat] == RANDOM:
                move = int(moves[0][below(minds, n)])
            else:
                states[1] = states[0]
                cover(states[1], seat)
                guess(states[1], seat, minds)
                move = best_move(states[1:], seat, moves, room[0], room[1], room[2], room[3], budget)
            tally[seat][move] += 1
        apply(states[0], seat, move)
        made += 1
    return made
