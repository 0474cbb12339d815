"""Many games at once, compiled as a whole and specialised for each game; the same text runs on all cores and on a GPU.

Every function works on one game of an array or on a stretch of them, so that threads can share an array out.
"""

from typing import Any

from affinage.core.chance import below, weighted
from affinage.core.compiled_entry import CHANCE
from affinage.core.slots import apply, asked, cover, legal, odds, over, points, rank, setup

from .writing import write_observation

ENDED = -3  # nobody is asked: the game is over
NO_MOVE = -1
WIN, POINTS, RANK = 0, 1, 2  # what rewards are


def advance(s: Any, seat: int, move: int, moves: Any, weights: Any, rng: Any) -> tuple[int, int]:
    """One move (or none) made; who is next, the lowest seat of several or ENDED, and how Chance moves where it is."""
    if move != NO_MOVE:
        apply(s, seat, move)
    if over(s):
        return ENDED, NO_MOVE
    if not asked(s, CHANCE):
        seat = 0
        while not asked(s, seat):
            seat += 1
        return seat, NO_MOVE
    n = legal(s, CHANCE, moves)
    at = weighted(rng, weights, n) if odds(s, weights) > 0 else below(rng, n)
    return CHANCE, int(moves[at])


def begin_game(s: Any, seats: int, options: Any) -> None:
    """`setup` under a name that a GPU kernel can call."""
    setup(s, seats, options)


def cover_game(s: Any, seat: int) -> None:
    """`cover` under a name that a GPU kernel can call."""
    cover(s, seat)


def pay_out(s: Any, seats: int, reward: int, places: Any, parts: Any, rewards: Any, scores: Any) -> None:
    """Rewards and scores of a game that has ended."""
    rank(s, places)
    for p in range(seats):
        scores[p] = points(s, p, parts)
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


def write_mask(s: Any, seat: int, moves: Any, mask: Any) -> None:
    """1 for every move that the seat has, in a row of zeros."""
    for i in range(legal(s, seat, moves)):
        mask[moves[i]] = 1


def step_games(
    states: Any, actions: Any, first: int, last: int, seats: int, options: Any, reward: int, rngs: Any, plan: Any,
    turns: Any, masks: Any, observations: Any, rewards: Any, done: Any, scores: Any, lengths: Any,
    spare: Any, raw: Any, moves: Any, weights: Any, places: Any, parts: Any,
) -> int:  # fmt: skip
    """Make one move in each game of a stretch; NO_MOVE sets a game up anew. Returns how many moves were illegal.

    A game that ends is paid out and set up again at once. Illegal moves are not made.
    """
    wrong = 0
    for i in range(first, last):
        seat, move = int(turns[i]), int(actions[i])
        done[i] = 0
        rewards[i, :] = 0.0
        fresh = move == NO_MOVE
        if not fresh and (move < 0 or move >= masks.shape[1] or masks[i, move] == 0):
            wrong += 1
            continue
        lengths[i] += 1
        while True:  # one call of `advance` and `setup` each: the compiler writes them out once
            if fresh:
                setup(states[i], seats, options)
                fresh, lengths[i] = False, 0
            seat, move = advance(states[i], seat, move, moves, weights, rngs[i])
            if seat == ENDED:
                pay_out(states[i], seats, reward, places, parts, rewards[i], scores[i])
                fresh, done[i] = True, 1
            elif seat != CHANCE:
                break
        turns[i] = seat
        masks[i, :] = 0
        write_mask(states[i], seat, moves, masks[i])
        spare[0] = states[i]
        cover(spare[0], seat)
        write_observation(raw, plan, seat, seats, observations[i])
    return wrong


def pick_moves(masks: Any, first: int, last: int, dice: Any, chosen: Any) -> None:
    """Any legal move in each game of a stretch."""
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
    """What some seat of each game of a stretch may know."""
    for i in range(first, last):
        spare[0] = states[i]
        cover(spare[0], viewers[i])
        write_observation(raw, plan, viewers[i], seats, observations[i])
