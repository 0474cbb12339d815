"""Many games at once, compiled as a whole and specialised for each game; the same text runs on all cores and on a GPU.

Every function works on one game of an array or on a stretch of them, so that threads can share an array out.
"""

from typing import Any

import numpy as np

from affinage.core.chance import below, weighted
from affinage.core.compiled_entry import CHANCE
from affinage.core.slots import (
    apply,
    asked,
    cover,
    ends_turn,
    guess,
    legal,
    odds,
    over,
    points,
    rank,
    setup,
    stage,
    turn_no,
)
from affinage.core.writing import write_observation

ENDED = -3  # nobody is asked: the game is over
# Orders in place of a move: set up anew; see who is asked; the same for what was loaded; leave the game alone.
NO_MOVE, LOOK, GO_ON, PASS = -1, -2, -3, -4
WIN, POINTS, RANK = 0, 1, 2  # what rewards are
ANEW, EXPLICIT, FORCED, COUNTED = 1, 2, 4, 8  # how games are gone through: a bit each of one number

_PRIME, _BASIS = np.uint64(0x100000001B3), np.uint64(0xCBF29CE484222325)  # of FNV-1a


def advance(s: Any, seat: int, move: int, how: int, moves: Any, weights: Any, rng: Any) -> tuple[int, int]:
    """One move (or none) made; who is next, the lowest seat of several or ENDED, and how Chance moves where it is.

    Where the caller answers for Chance (EXPLICIT) there is no such move.
    """
    if move != NO_MOVE:
        apply(s, seat, move)
    if over(s):
        return ENDED, NO_MOVE
    if not asked(s, CHANCE):
        seat = 0
        while not asked(s, seat):
            seat += 1
        return seat, NO_MOVE
    if how & EXPLICIT:
        return CHANCE, NO_MOVE
    n = legal(s, CHANCE, moves)
    at = weighted(rng, weights, n) if odds(s, weights) > 0 else below(rng, n)
    return CHANCE, int(moves[at])


def breaks_off(seat: int, move: int, owner: int, how: int) -> bool:
    """Whether a seat's move is the last word of the turn under way, or belongs to another one."""
    if seat < 0 or move < 0:
        return False
    own = owner & 0xFF
    return (own & (own - 1) == 0 and ends_turn(move)) or (own >> seat & 1 == 0 and how & COUNTED == 0)


def turn_of(
    s: Any, seat: int, seats: int, owner: int, stage_then: int, number_then: int, broken: bool, how: int
) -> tuple[int, bool]:
    """The turn that a seat is asked in, and whether it begins for this seat; by what `core.turns` goes by.

    A turn is told by one number: the set of seats that it belongs to, the set of those that were asked in it, and the
    phase that it began in, from the lowest byte on.
    """
    them = 0
    for p in range(seats):
        if asked(s, p):
            them |= 1 << p
    own = owner & 0xFF
    several = own & (own - 1) != 0
    if (
        broken
        or stage(s) != stage_then
        or turn_no(s) != number_then
        or (how & COUNTED == 0 and (them & ~own != 0 or (several and s.phase != owner >> 16)))
    ):
        return them | 1 << seat + 8 | s.phase << 16, True
    return owner | 1 << seat + 8, several and owner >> seat + 8 & 1 == 0


def stage_of(s: Any) -> int:
    """`stage` under a name that a GPU kernel can call."""
    return stage(s)


def turn_number_of(s: Any) -> int:
    """`turn_no` under a name that a GPU kernel can call."""
    return turn_no(s)


def begin_game(s: Any, seats: int, options: Any) -> None:
    """`setup` under a name that a GPU kernel can call."""
    setup(s, seats, options)


def cover_game(s: Any, seat: int) -> None:
    """`cover` under a name that a GPU kernel can call."""
    cover(s, seat)


def guess_game(s: Any, seat: int, rng: Any) -> None:
    """What lies behind what a seat knows, drawn from all that fits."""
    cover(s, seat)
    guess(s, seat, rng)


def legal_moves(s: Any, seat: int, moves: Any) -> int:
    """`legal` under a name that a GPU kernel can call."""
    return legal(s, seat, moves)


def pay_out(
    s: Any, seats: int, reward: int, places: Any, parts: Any, rewards: Any, scores: Any, in_parts: Any, told: Any
) -> None:
    """Rewards, scores, points by category and places of a game that has ended."""
    rank(s, places)
    for p in range(seats):
        scores[p] = points(s, p, parts)
        told[p] = places[p]
        for part in range(len(parts)):
            in_parts[p, part] = parts[part]
    for p in range(seats):
        rewards[p] = reward_of(p, seats, reward, places, scores)


def reward_of(seat: int, seats: int, reward: int, places: Any, scores: Any) -> float:
    """A seat's reward at the end: its share of the win, its points, or the share of the others it leaves behind."""
    if reward == POINTS:
        return float(scores[seat])
    first, behind = 0, 0
    for p in range(seats):
        first += 1 if places[p] == 0 else 0
        behind += 2 if places[p] > places[seat] else (1 if places[p] == places[seat] else 0)
    if reward == WIN or seats == 1:  # alone one can lose
        return 1.0 / first if places[seat] == 0 else 0.0
    return (behind - 1) / (2 * (seats - 1))


def write_mask(s: Any, seat: int, moves: Any, mask: Any) -> int:
    """1 for every move that the seat has, in a row of zeros; returns how many there are."""
    n = legal(s, seat, moves)
    for i in range(n):
        mask[moves[i]] = 1
    return n


def step_games(
    states: Any, actions: Any, first: int, last: int, seats: int, options: Any, reward: int, how: int, rngs: Any,
    plan: Any, turns: Any, masks: Any, observations: Any, rewards: Any, done: Any, scores: Any, in_parts: Any,
    told: Any, lengths: Any, stages: Any, numbers: Any, begins: Any, owners: Any,
    spare: Any, raw: Any, moves: Any, weights: Any, places: Any, parts: Any,
) -> None:  # fmt: skip
    """Make one move, which was found legal, in each game of a stretch; or carry out an order (NO_MOVE and so on).

    A game that ends is paid out and, where games begin ANEW, set up again at once. `observations` may have no rows:
    then none are written.
    """
    for i in range(first, last):
        seat, move, owner = int(turns[i]), int(actions[i]), int(owners[i])
        if move == PASS:
            continue
        done[i] = 0
        rewards[i, :] = 0.0
        fresh = move == NO_MOVE
        loaded = move == GO_ON  # and nothing has happened to it since
        broken = move == LOOK or (begins[i] != 0 and (loaded or seat == CHANCE))
        if move < 0:
            move = NO_MOVE
        while True:  # one call of `advance` and `setup` each: the compiler writes them out once
            n = 0
            if fresh:
                setup(states[i], seats, options)
                fresh, broken, lengths[i], move = False, True, 0, NO_MOVE
            if move != NO_MOVE and seat != CHANCE:
                lengths[i] += 1
                loaded = False
                broken = broken or breaks_off(seat, move, owner, how)
            seat, move = advance(states[i], seat, move, how, moves, weights, rngs[i])
            if seat == ENDED:
                pay_out(states[i], seats, reward, places, parts, rewards[i], scores[i], in_parts[i], told[i])
                done[i] = 1
                if how & ANEW == 0:
                    break
                fresh = True
            elif seat == CHANCE:
                if how & EXPLICIT:
                    break
                loaded = False
            else:
                n = legal(states[i], seat, moves)
                if n > 1 or how & FORCED == 0:
                    break
                move = int(moves[0])
        turns[i] = seat
        masks[i, :] = 0
        for k in range(n):
            masks[i, moves[k]] = 1
        if not loaded:
            begins[i] = broken
        if seat >= 0 and not loaded:
            owners[i], begins[i] = turn_of(states[i], seat, seats, owner, stages[i], numbers[i], broken, how)
            stages[i], numbers[i] = stage(states[i]), turn_no(states[i])
        if len(observations) == 0:
            continue
        if seat >= 0:
            spare[0] = states[i]
            cover(spare[0], seat)
            write_observation(raw, plan, seat, seats, observations[i])
        else:
            observations[i, :] = 0.0


def pick_moves(masks: Any, first: int, last: int, dice: Any, chosen: Any) -> None:
    """Any legal move in each game of a stretch; NO_MOVE where no seat has one."""
    for i in range(first, last):
        chosen[i] = pick_move(masks[i], dice[i])


def pick_move(mask: Any, dice: Any) -> int:
    """Any of the moves that a mask allows."""
    n = 0
    for move in range(len(mask)):
        n += mask[move]
    n = below(dice, n)
    for move in range(len(mask)):
        n -= mask[move]
        if n < 0:
            return move
    return NO_MOVE


def observe_games(
    states: Any, viewers: Any, first: int, last: int, seats: int, plan: Any, observations: Any, spare: Any, raw: Any
) -> None:
    """What some seat of each game of a stretch may know; the first of them into the first row."""
    for i in range(first, last):
        spare[0] = states[i]
        cover(spare[0], viewers[i])
        write_observation(raw, plan, viewers[i], seats, observations[i - first])


def cover_games(states: Any, viewers: Any, first: int, last: int) -> None:
    """Each state of a stretch turned into what a seat may know."""
    for i in range(first, last):
        cover(states[i], viewers[i])


def guess_games(states: Any, viewers: Any, first: int, last: int, rngs: Any) -> None:
    """Each state of a stretch turned into one that the seat cannot tell from it."""
    for i in range(first, last):
        guess_game(states[i], viewers[i], rngs[i])


def key_of(record: Any, solid: Any, viewer: int) -> Any:
    """The key of what a seat knows, from those bytes of the covered state that mean something: FNV-1a, 64 bits."""
    key = (_BASIS ^ np.uint64(viewer)) * _PRIME
    for k in range(len(solid)):
        key = (key ^ np.uint64(record[solid[k]])) * _PRIME
    return key


def key_games(records: Any, solid: Any, viewers: Any, first: int, last: int, keys: Any) -> None:
    """The key of each covered state of a stretch, a row of bytes each."""
    for i in range(first, last):
        keys[i] = key_of(records[i], solid, viewers[i])


def count_points(states: Any, first: int, last: int, parts: Any, found: Any) -> None:
    """Every seat's points in each game of a stretch, as they stand."""
    for i in range(first, last):
        for p in range(found.shape[1]):
            found[i, p] = points(states[i], p, parts)


def list_outcomes(states: Any, first: int, last: int, moves: Any, weights: Any, counts: Any) -> None:
    """Chance's moves and their weights in each game of a stretch; 0 where Chance is not asked."""
    for i in range(first, last):
        counts[i] = outcomes_of(states[i], moves[i], weights[i])


def outcomes_of(s: Any, moves: Any, weights: Any) -> int:
    """Chance's moves and their weights, equal ones written out; how many there are."""
    if over(s) or not asked(s, CHANCE):
        return 0
    n = legal(s, CHANCE, moves)
    if odds(s, weights) == 0:
        for k in range(n):
            weights[k] = 1
    return n
