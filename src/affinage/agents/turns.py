"""Whole turns as moves: the best ways to finish a turn, and what becomes of each when everybody goes on sensibly.

Compiled as a whole and specialised for each game. Where a turn is a chain of small moves, a tree of small moves spends
its visits on chains that nobody would make. Here the ways to finish a turn are looked through first, and only the best
of them are played on.
"""

from typing import Any, NamedTuple

import numpy as np

from affinage.core.chance import below
from affinage.core.slots import apply, asked, guess, legal, milestone, over, predict
from affinage.core.turn_end import own_choices_end

from .lookahead import DEPTH, WORST
from .playout import CHANCE, NOW, ROOT, deal, judge, judge_by_net, pick_by_policy
from .spec import Knobs
from .thought import prefer, think
from .tree import hashed

FIRST = 2  # the row of `states` in which a look ahead begins; what it finds lies in those after it
NOWHERE = -1
NAT = 1000  # how the logarithm of a likelihood is written as a whole number
_0 = np.uint64(0)


class TurnWorkspace(NamedTuple):
    """What turns are looked through in; all arrays. Names that `tree.SearchWorkspace` has too mean the same."""

    states: Any
    words: Any
    moves: Any
    chance_weights: Any
    reward: Any
    places: Any
    parts: Any
    features: Any
    values: Any  # of each position that was looked at: its value,
    parents: Any  # the one before it,
    made: Any  # the move from there,
    first: Any  # the move with which the turn began,
    ended: Any  # and whether the turn is over there
    front: Any  # the positions from which a look goes on
    seen: Any  # a table of hashes, its length a power of two
    slots: Any  # where each position's hash lies, to empty the table again
    mind: Any


def look(work: TurnWorkspace, seat: int, seats: int, budget: int, beam: int, heat: float) -> int:
    """Look through the ways to finish a turn (or to the next milestone) from states[FIRST]; returns how many it found.

    Move by move it goes on from those positions only that look best so far. One that is reached again in another order
    is not looked at twice. With a heat it is not what looks best that counts, but how likely the net's policy does it.
    """
    states, moves, here = work.states, work.moves[0], milestone(work.states[FIRST])
    found, fresh, depth = 1, 0, 0
    work.ended[0], work.parents[0], work.front[0], work.values[0] = False, NOWHERE, 0, 0
    is_new(work, 0)
    going = 1
    while going > 0 and found < budget and depth < DEPTH:
        fresh = found
        for f in range(going):
            at = work.front[f]
            n = legal(states[FIRST + at], seat, moves)
            if heat > 0 and n > 1:
                think(work.mind, states[FIRST + at], seat, seats)
                prefer(work.mind, moves, n, heat)
            for i in range(n):
                if found == budget:
                    break
                s = states[FIRST + found]
                states[FIRST + found] = states[FIRST + at]
                apply(s, seat, moves[i])
                if is_new(work, found):
                    work.parents[found], work.made[found] = at, moves[i]
                    work.first[found] = moves[i] if at == 0 else work.first[at]
                    if heat <= 0:
                        work.values[found] = predict(s, seat, work.features)
                    else:
                        work.values[found] = work.values[at] + (likelihood(work, i) if n > 1 else 0)
                    work.ended[found] = own_choices_end(s, seat) or milestone(s) != here
                    found += 1
        going = best_unended(work, fresh, found, beam)
        depth += 1
    for at in range(found):
        work.seen[work.slots[at]] = _0
    if going > 0:  # cut off: the turn is taken as far as it was looked through
        for at in range(1, found):
            work.ended[at] = True
    return found


def likelihood(work: TurnWorkspace, i: int) -> int:
    """How likely the policy makes the i-th of the moves it was asked about, as a logarithm in whole numbers."""
    return int(NAT * np.log(max(work.mind.priors[i], 1e-9)))


def is_new(work: TurnWorkspace, at: int) -> bool:
    """Note the position; whether it was not found before."""
    key = hashed(work.words, FIRST + at) | np.uint64(1)
    last = len(work.seen) - 1
    slot = int(np.int64(key & np.uint64(last)))
    while work.seen[slot] != _0:
        if work.seen[slot] == key:
            return False
        slot = (slot + 1) & last
    work.seen[slot] = key
    work.slots[at] = slot
    return True


def best_unended(work: TurnWorkspace, fresh: int, found: int, beam: int) -> int:
    """Choose the positions from which the look goes on, best first; returns how many there are."""
    front, n = work.front, 0
    for at in range(fresh, found):
        if not work.ended[at] and (n < beam or work.values[at] > work.values[front[n - 1]]):
            if n < beam:
                n += 1
            i = n - 1
            while i > 0 and work.values[at] > work.values[front[i - 1]]:
                front[i] = front[i - 1]
                i -= 1
            front[i] = at
    return n


def best_end(work: TurnWorkspace, found: int, noise: int, rng: Any) -> int:
    """The end of the turn that looks best, give or take the noise."""
    best, most = 1, 2 * WORST
    for at in range(1, found):
        if work.ended[at]:
            worth = work.values[at] + below(rng, noise)
            if worth > most:
                best, most = at, worth
    return best


def list_turns(work: TurnWorkspace, root: int, seats: int, budget: int, beam: int, heat: float, rng: Any) -> int:
    """Look through the root's turn in one guess; returns how many positions there are."""
    work.states[FIRST] = work.states[ROOT]
    guess(work.states[FIRST], root, rng)
    return look(work, root, seats, budget, beam, heat)


def follow(work: TurnWorkspace, root: int, path: Any) -> None:
    """Make the moves of a turn, as far as they are to be had; NOWHERE ends it."""
    s, moves = work.states[NOW], work.moves[0]
    for i in range(len(path)):
        if path[i] == NOWHERE:
            return
        n, had = legal(s, root, moves), False
        for m in range(n):
            had = had or moves[m] == path[i]
        if not had:
            return
        apply(s, root, path[i])


def play_on(work: TurnWorkspace, goal: int, knobs: Knobs, rng: Any) -> None:
    """All seats take the turn that looks best to them, Chance answers by its odds, until the goal is reached."""
    s = work.states[NOW]
    while not over(s) and milestone(s) < goal:
        mover = who_is_next(work, rng)
        if mover != CHANCE:
            take_turn(work, mover, knobs, rng)


def who_is_next(work: TurnWorkspace, rng: Any) -> int:
    """The first seat that is asked; or Chance, which has answered then."""
    s, mover = work.states[NOW], 0
    if asked(s, CHANCE):
        apply(s, CHANCE, deal(s, work.moves[0], work.chance_weights, rng))
        return CHANCE
    while not asked(s, mover):
        mover += 1
    return mover


def take_turn(work: TurnWorkspace, mover: int, knobs: Knobs, rng: Any) -> None:
    """The turn that looks best to the mover, or nearly."""
    work.states[FIRST] = work.states[NOW]
    found = look(work, mover, 0, knobs.looks, knobs.beam, 0.0)
    work.states[NOW] = work.states[FIRST + best_end(work, found, knobs.noise, rng)]


def until_asked(work: TurnWorkspace, rng: Any) -> int:
    """Chance answers until a seat is asked; returns the seat, CHANCE where the game is over."""
    mover = CHANCE
    while mover == CHANCE and not over(work.states[NOW]):
        mover = who_is_next(work, rng)
    return mover


def play_on_by_policy(work: TurnWorkspace, seats: int, goal: int, knobs: Knobs, rng: Any) -> None:
    """All seats move as the net's policy does, so many choices long or to the goal, until a seat is asked."""
    s, moves, played = work.states[NOW], work.moves[0], 0
    while not over(s):
        mover = until_asked(work, rng)
        if mover == CHANCE:
            return
        if milestone(s) >= goal if knobs.milestones > 0 else played >= knobs.length:
            break
        n, i = legal(s, mover, moves), 0
        if n > 1:
            i = pick_by_policy(work, s, mover, seats, n, knobs, rng)
            played += 1
        apply(s, mover, moves[i])


def try_turns(work: TurnWorkspace, root: int, seats: int, paths: Any, knobs: Knobs, luck: Any, found: Any) -> None:
    """Every path once with each luck, the same guess and the same Chance for all; writes found[path][round][seat]."""
    rng = luck[:1].copy()
    goal = milestone(work.states[ROOT]) + knobs.milestones
    for at in range(len(luck)):
        for i in range(len(paths)):
            rng[0] = luck[at]
            work.states[NOW] = work.states[ROOT]
            guess(work.states[NOW], root, rng)
            follow(work, root, paths[i])
            if knobs.puct > 0:
                play_on_by_policy(work, seats, goal, knobs, rng)
            else:
                play_on(work, goal, knobs, rng)
            if knobs.mind > 0:
                judge_by_net(work, work.states[NOW], until_asked(work, rng), seats, knobs)
            else:
                judge(work, work.states[NOW], seats, knobs)
            for p in range(seats):
                found[i][at][p] = work.reward[p]
