"""One turn ahead: try every way a seat can finish what it is asked, and take the one that looks best.

Compiled as a whole and specialised for each game. It is given a guess of the full state, drawn from what the seat may
know; it goes no further than its own choices: where Chance or another seat comes next, the position is valued.
"""

from typing import Any

from affinage.core.slots import apply, guess, legal, unordered, value
from affinage.core.turn_end import own_choices_end

DEPTH = 24  # longest chain of small moves that is looked through
WORST = -(1 << 40)


def best_move(states: Any, seat: int, moves: Any, counts: Any, picks: Any, best: Any, shares: Any, budget: int) -> int:
    """The best first move from states[0]. The other arrays are room to work in, one row per level.

    The budget of positions is shared out evenly at every level: a turn too long to look through is cut off at the same
    depth everywhere, not after its first moves.
    """
    level, chosen = 0, 0
    counts[0], picks[0], best[0] = legal(states[0], seat, moves[0]), 0, WORST
    shares[0] = budget // counts[0]
    while True:
        if picks[level] == counts[level]:
            if level == 0:
                return chosen
            level -= 1
            if best[level + 1] > best[level]:
                best[level] = best[level + 1]
                if level == 0:
                    chosen = moves[0][picks[0] - 1]
            continue
        move = moves[level][picks[level]]
        picks[level] += 1
        if level > 0 and unordered(move):
            before = moves[level - 1][picks[level - 1] - 1]
            if unordered(before) and move < before:
                continue  # the same in another order has been looked at
        states[level + 1] = states[level]
        apply(states[level + 1], seat, move)
        if level + 2 < DEPTH and shares[level] > 1 and not own_choices_end(states[level + 1], seat):
            level += 1
            counts[level], picks[level], best[level] = legal(states[level], seat, moves[level]), 0, WORST
            shares[level] = shares[level - 1] // counts[level]
            continue
        worth = value(states[level + 1], seat)
        if worth > best[level]:
            best[level] = worth
            if level == 0:
                chosen = move


def best_guess(
    states: Any, seat: int, moves: Any, counts: Any, picks: Any, best: Any, shares: Any, budget: int, rng: Any
) -> int:
    """The best first move in one guess of what lies behind states[0], which the seat knows."""
    guess(states[0], seat, rng)
    return best_move(states, seat, moves, counts, picks, best, shares, budget)
