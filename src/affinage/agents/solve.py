"""The rest of a game, looked through to the last move; compiled and specialised for each game.

Seats choose what is best for themselves, Chance is weighed by its odds. What a seat gets is its share of the win, and
beside it (far less) the points it is ahead of the best other seat (alone: its points). Exact where nobody has to choose
without knowing what matters; `endgame` says when that is so.
"""

from typing import Any, NamedTuple

import numpy as np

from affinage.core.slots import apply, asked, legal, odds, over, points, rank

from .playout import CHANCE

WIN = 1000.0  # a whole win, in points
MOST_SEATS = 4
COLUMNS = 2 * MOST_SEATS  # per seat what it gets in all; after these, the points that it is ahead
NODES, FOREIGN = 0, 1  # what `counts` counts: positions looked at, choices of other seats among them
WORST = -1e18


class Stack(NamedTuple):
    """Room for a search to the end, one row per level."""

    states: Any
    moves: Any
    weights: Any
    heads: Any  # [level]: who moves, how many moves there are, how many have been looked at
    worth: Any  # [level, column]: the best so far, or for Chance the sum so far
    whole: Any  # [level]: the odds that the sum has so far
    parts: Any
    places: Any
    counts: Any


def final_worth(stack: Stack, s: Any, seats: int, worth: Any) -> None:
    """What the end is worth to each seat."""
    rank(s, stack.places)
    winners = 0
    for p in range(seats):
        worth[p] = points(s, p, stack.parts)
        if stack.places[p] == 0:
            winners += 1
    best, second = WORST, WORST if seats > 1 else 0.0
    for p in range(seats):
        if worth[p] > best:
            best, second = worth[p], best if seats > 1 else 0.0
        elif worth[p] > second:
            second = worth[p]
    for p in range(seats):
        ahead = worth[p] - (second if worth[p] == best else best)
        worth[MOST_SEATS + p] = ahead
    for p in range(seats):
        worth[p] = worth[MOST_SEATS + p] + (WIN / winners if stack.places[p] == 0 else 0.0)


def enter(stack: Stack, level: int, root: int) -> None:
    """Ask at this level."""
    s, mover = stack.states[level], CHANCE
    if not asked(s, CHANCE):
        mover = 0
        while not asked(s, mover):
            mover += 1
    n = legal(s, mover, stack.moves[level])
    stack.heads[level][0], stack.heads[level][1], stack.heads[level][2] = mover, n, 0
    stack.whole[level] = 0.0
    for c in range(COLUMNS):
        stack.worth[level][c] = 0.0 if mover == CHANCE else WORST
    if mover == CHANCE and odds(s, stack.weights[level]) == 0:
        for i in range(n):
            stack.weights[level][i] = 1
    if mover not in (CHANCE, root) and n > 1:
        stack.counts[FOREIGN] += 1


def solve(stack: Stack, seats: int, root: int, most: int, worth: Any) -> bool:
    """What states[0] is worth to each seat; False where that takes more than `most` positions or levels."""
    if over(stack.states[0]):
        final_worth(stack, stack.states[0], seats, worth)
        return True
    level = 0
    enter(stack, 0, root)
    while True:
        head = stack.heads[level]
        if head[2] == head[1]:
            if head[0] == CHANCE:
                for c in range(COLUMNS):
                    stack.worth[level][c] /= stack.whole[level]
            for c in range(COLUMNS):
                worth[c] = stack.worth[level][c]
            if level == 0:
                return True
            level -= 1
            take(stack, level, worth)
            continue
        if stack.counts[NODES] >= most or level + 1 >= len(stack.states):
            return False
        stack.states[level + 1] = stack.states[level]
        apply(stack.states[level + 1], int(head[0]), int(stack.moves[level][head[2]]))
        head[2] += 1
        stack.counts[NODES] += 1
        if over(stack.states[level + 1]):
            final_worth(stack, stack.states[level + 1], seats, worth)
            take(stack, level, worth)
        else:
            level += 1
            enter(stack, level, root)


def take(stack: Stack, level: int, worth: Any) -> None:
    """One move of this level has been looked through."""
    mover, at = stack.heads[level][0], stack.heads[level][2] - 1
    if mover == CHANCE:
        weight = float(stack.weights[level][at])
        stack.whole[level] += weight
        for c in range(COLUMNS):
            stack.worth[level][c] += weight * worth[c]
    elif worth[mover] > stack.worth[level][mover]:
        for c in range(COLUMNS):
            stack.worth[level][c] = worth[c]


def room_for(states: Any, width: int, categories: int) -> Stack:
    """Arrays for a search as deep as there are states."""
    depth = len(states)
    return Stack(
        states=states,
        moves=np.zeros((depth, width), np.int16),
        weights=np.zeros((depth, width), np.int64),
        heads=np.zeros((depth, 3), np.int64),
        worth=np.zeros((depth, COLUMNS)),
        whole=np.zeros(depth),
        parts=np.zeros(categories, np.int64),
        places=np.zeros(MOST_SEATS, np.int64),
        counts=np.zeros(2, np.int64),
    )
