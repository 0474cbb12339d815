"""Playing on from where the tree ends, and judging where that leads; compiled with `tree` and specialised like it."""

from typing import Any

import numpy as np

from affinage.core.chance import below, weighted
from affinage.core.slots import (
    apply,
    asked,
    legal,
    odds,
    over,
    points,
    predict,
    rank,
    setup,
    spread,
    value,
)

from .lookahead import best_move
from .spec import Knobs
from .thought import likeliest, prefer, think

CHANCE = -1
ROOT, NOW, SCRATCH = 0, 1, 7  # rows of `states`: what is known, the game under way, the first row free for policies
BY_VALUE, BY_LOOKAHEAD = 1, 2  # what is tried first, by its place in `spec.EXPAND_BY`; 0 is by move averages
DRAWS = 1 << 20  # as fine as the policy's moves are drawn
EVERY = 5  # choices between two looks at `value` in a sample game


def deal(s: Any, moves: Any, weights: Any, rng: Any) -> int:
    """What Chance turns up, by its odds; without odds everything is equally likely."""
    n = legal(s, CHANCE, moves)
    if odds(s, weights) == 0:
        return int(moves[below(rng, n)])
    return int(moves[weighted(rng, weights, n)])


def pick(work: Any, n: int, mover: int, knobs: Knobs, rng: Any) -> int:
    """A move of the fast policy: of a few the one with the best average, or what looks best to the end of the turn."""
    if below(rng, 100) < knobs.greedy:
        return int(work.moves[0][best_looking(work, n, mover, knobs.looks)])
    move, rivals = int(work.moves[0][below(rng, n)]), knobs.mast
    for _ in range(max(1, -(-rivals // 100))):
        if below(rng, 100) < rivals:
            other = int(work.moves[0][below(rng, n)])
            if promise(work, mover, other) > promise(work, mover, move):
                move = other
        rivals -= 100
    return move


def best_looking(work: Any, n: int, mover: int, looks: int) -> int:
    """Which of the first n moves looks best to the end of the mover's turn, by its place among them."""
    work.states[SCRATCH] = work.states[NOW]
    levels = work.levels
    move = best_move(work.states[SCRATCH:], mover, work.moves, levels[0], levels[1], levels[2], levels[3], looks)
    for i in range(n):
        if work.moves[0][i] == move:
            return i
    return 0


def looks_at_once(work: Any, mover: int, move: int) -> float:
    """What the position is worth to the mover right after the move."""
    work.states[SCRATCH] = work.states[NOW]
    apply(work.states[SCRATCH], mover, move)
    return float(value(work.states[SCRATCH], mover))


def promise(work: Any, mover: int, move: int) -> float:
    """The move's average: what it has brought its mover in this search, wherever it was made."""
    so_far = work.averages[mover][move]
    return so_far[1] / so_far[0] if so_far[0] > 0 else 1.0


def judge(work: Any, s: Any, seats: int, knobs: Knobs) -> None:
    """How good the position is for each seat, from 0 to 1 and adding up to 1: the result, or a chance of it."""
    reward = work.reward
    if not over(s):
        lead = float(spread(s)) if spread(s) > 0 else knobs.value_spread
        for p in range(seats):
            reward[p] = predict(s, p, work.features) / lead
        share_out(reward, seats, knobs.middling / lead)
        return
    for p in range(seats):
        reward[p] = points(s, p, work.parts) / knobs.point_spread
    share_out(reward, seats, knobs.middling_points / knobs.point_spread)
    rank(s, work.places)
    winners = 0
    for p in range(seats):
        if work.places[p] == 0:
            winners += 1
    for p in range(seats):
        won = 1.0 / winners if work.places[p] == 0 else 0.0
        reward[p] = (1 - knobs.points_share) * won + knobs.points_share * reward[p]


def judge_by_net(work: Any, s: Any, mover: int, seats: int, knobs: Knobs) -> None:
    """The same, as a trained net sees it from where the mover sits, who is asked; in part, where `mind` says so."""
    if over(s) or knobs.mind < 1:
        judge(work, s, seats, knobs)
    if not over(s):
        think(work.mind, s, mover, seats)
        blend(work, seats, knobs)


def blend(work: Any, seats: int, knobs: Knobs) -> None:
    """What the net has just said, into the judgement that there is."""
    for p in range(seats):
        there = (1 - knobs.mind) * work.reward[p] if knobs.mind < 1 else 0.0
        work.reward[p] = there + knobs.mind * work.mind.shares[p]


def pick_by_policy(work: Any, s: Any, mover: int, seats: int, n: int, knobs: Knobs, rng: Any) -> int:
    """One of the n legal moves as the net's policy makes it: the likeliest, or one drawn at some temperature."""
    think(work.mind, s, mover, seats)
    if knobs.temperature <= 0:
        prefer(work.mind, work.moves[0], n, 1.0)
        return likeliest(work.mind, n)
    prefer(work.mind, work.moves[0], n, knobs.temperature)
    left = below(rng, DRAWS) / DRAWS
    for i in range(n - 1):
        left -= work.mind.priors[i]
        if left < 0:
            return i
    return n - 1


def share_out(reward: Any, seats: int, middling: float) -> None:
    """Strengths to shares: each in proportion to its exponential; a seat alone is measured by what is middling."""
    most = middling if seats == 1 else reward[0]
    for p in range(seats):
        most = max(most, reward[p])
    whole = np.exp(middling - most) if seats == 1 else 0.0
    for p in range(seats):
        reward[p] = np.exp(reward[p] - most)
        whole += reward[p]
    for p in range(seats):
        reward[p] /= whole


def finish(work: Any, seats: int, knobs: Knobs, rng: Any, values: Any) -> int:
    """Play the game under way to its end by the fast policy; writes each seat's value now and then, as long as it can.

    Returns how often it did. Then `places` are those of the end.
    """
    s, moves, taken, steps = work.states[NOW], work.moves[0], 0, 0
    while not over(s):
        mover = CHANCE
        if asked(s, CHANCE):
            move = deal(s, moves, work.chance_weights, rng)
        else:
            mover = 0
            while not asked(s, mover):
                mover += 1
            n = legal(s, mover, moves)
            move = int(moves[0]) if n == 1 else pick(work, n, mover, knobs, rng)
            steps += 1
            if steps % EVERY == 0 and taken < len(values):
                for p in range(seats):
                    values[taken][p] = value(s, p)
                taken += 1
        apply(s, mover, move)
    rank(s, work.places)
    return taken


def sample_game(work: Any, seats: int, options: Any, knobs: Knobs, rng: Any, values: Any, scores: Any) -> int:
    """A whole game by the fast policy: values on the way, points at the end."""
    s = work.states[NOW]
    setup(s, seats, options)
    taken = finish(work, seats, knobs, rng, values)
    for p in range(seats):
        scores[p] = points(s, p, work.parts)
    return taken
