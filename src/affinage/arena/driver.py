"""A game between bots, carried from one real choice to the next in compiled code; specialised for each game.

Every seat is shown what it may know: the state covered, and where several seats choose at once, as the table lay when
they were asked, with their own moves alone. The deal comes from a generator of its own, so that two games with the same
seed share it.
"""

from typing import Any

from affinage.agents.playout import deal
from affinage.core.compiled_entry import CHANCE
from affinage.core.slots import apply, asked, cover, legal, over, points, setup

NOW, SHOWN, VIEWS = 0, 1, 2  # rows of `states`: the game, what the asked seat may know, one view for each seat
TOGETHER, LENGTH, COUNT = 0, 1, 2  # what `flow` holds: whether seats choose at once, moves made, legal moves now
NOBODY = -3


def start(states: Any, seats: int, options: Any, flow: Any) -> None:
    """The table before the first move."""
    setup(states[NOW], seats, options)
    flow[TOGETHER], flow[LENGTH] = 0, 0


def make(states: Any, seats: int, mover: int, move: int, flow: Any, log: Any) -> None:
    """One move made and written down."""
    if flow[TOGETHER]:
        for p in range(seats):
            if p == mover or (mover == CHANCE and asked(states[VIEWS + p], CHANCE)):
                apply(states[VIEWS + p], mover, move)
    apply(states[NOW], mover, move)
    log[flow[LENGTH]][0] = mover
    log[flow[LENGTH]][1] = move
    flow[LENGTH] += 1


def advance(states: Any, seats: int, moves: Any, weights: Any, chance: Any, flow: Any, log: Any) -> int:
    """Answer Chance and questions with one answer until a seat has a choice; returns the seat, NOBODY at the end."""
    s = states[NOW]
    while not over(s):
        if asked(s, CHANCE):
            make(states, seats, CHANCE, deal(s, moves, weights, chance), flow, log)
            continue
        mover, owed = NOBODY, 0
        for p in range(seats):
            if asked(s, p):
                owed += 1
                if mover == NOBODY:
                    mover = p
        if flow[TOGETHER] and not asked(states[VIEWS + mover], mover):
            flow[TOGETHER] = 0  # that round of choices is complete
        if not flow[TOGETHER] and owed > 1:
            flow[TOGETHER] = 1
            for p in range(seats):
                states[VIEWS + p] = s
        n = legal(s, mover, moves)
        if n > 1:
            flow[COUNT] = n
            states[SHOWN] = states[VIEWS + mover] if flow[TOGETHER] else s
            cover(states[SHOWN], mover)
            return mover
        make(states, seats, mover, int(moves[0]), flow, log)
    return NOBODY


def follow(states: Any, log: Any) -> None:
    """Moves that were written down, made again."""
    for i in range(len(log)):
        apply(states[NOW], int(log[i][0]), int(log[i][1]))


def lead_changes(states: Any, seats: int, log: Any, parts: Any) -> int:
    """How often another seat came to stand first in points, in moves that were written down; ties change nothing."""
    leader, changes = NOBODY, 0
    for i in range(len(log)):
        apply(states[NOW], int(log[i][0]), int(log[i][1]))
        if log[i][0] == CHANCE:
            continue
        first, most, shared = 0, points(states[NOW], 0, parts), False
        for p in range(1, seats):
            score = points(states[NOW], p, parts)
            if score > most:
                first, most, shared = p, score, False
            elif score == most:
                shared = True
        if not shared and first != leader:
            if leader != NOBODY:
                changes += 1
            leader = first
    return changes
