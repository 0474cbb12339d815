"""Turns played on, compiled: what each brings in winning, and in points by category at the end of the game.

All turns that are compared have the same guesses of what is hidden and the same luck of Chance, so that differences are
sharp. Everybody goes on by taking the turn that looks best, nearly (`turns.take_turn`).
"""

from typing import Any

from affinage.core.slots import apply, guess, legal, milestone, over, points, rank
from affinage.core.turn_end import own_choices_end

from .playout import CHANCE, NOW, ROOT, judge, judge_by_net, pick_by_policy
from .spec import Knobs
from .turns import TurnWorkspace, follow, take_turn, until_asked, who_is_next

# Columns of what is found: the win as it is judged on the way, and whether the game was over there; result and points.
SHARE, OVER, WON, PARTS = 0, 1, 2, 3


def go_on(work: TurnWorkspace, ahead: int, goal: int, knobs: Knobs, rng: Any) -> None:
    """So many turns; or, where the game has them, until a milestone at which positions are fairly compared."""
    s, taken = work.states[NOW], 0
    while not over(s) and (milestone(s) < goal if goal > 0 else taken < ahead):
        mover = who_is_next(work, rng)
        if mover != CHANCE:
            take_turn(work, mover, knobs, rng)
            taken += 1


def go_on_by_policy(work: TurnWorkspace, seats: int, ahead: int, goal: int, knobs: Knobs, rng: Any) -> None:
    """The same, where all seats move as the net's policy does."""
    s, moves, taken = work.states[NOW], work.moves[0], 0
    while milestone(s) < goal if goal > 0 else taken < ahead:
        mover = until_asked(work, rng)
        if mover == CHANCE:
            return
        n = legal(s, mover, moves)
        apply(s, mover, moves[pick_by_policy(work, s, mover, seats, n, knobs, rng) if n > 1 else 0])
        taken += 1 if own_choices_end(s, mover) else 0


def play_out(
    work: TurnWorkspace, root: int, seats: int, paths: Any, knobs: Knobs, ahead: int, luck: Any, ends: int, found: Any
) -> None:
    """Every path once with each luck; writes found[path][round][seat]. The first `ends` rounds go on to the end.

    The chance to win is judged `ahead` turns on, where luck has not yet covered what the turn did.
    """
    rng = luck[:1].copy()
    goal = milestone(work.states[ROOT]) + knobs.milestones if knobs.milestones > 0 else 0
    for at in range(len(luck)):
        for i in range(len(paths)):
            rng[0] = luck[at]
            work.states[NOW] = work.states[ROOT]
            guess(work.states[NOW], root, rng)
            follow(work, root, paths[i])
            if knobs.puct > 0:
                go_on_by_policy(work, seats, ahead, goal, knobs, rng)
            else:
                go_on(work, ahead, goal, knobs, rng)
            if knobs.mind > 0:
                judge_by_net(work, work.states[NOW], until_asked(work, rng), seats, knobs)
            else:
                judge(work, work.states[NOW], seats, knobs)
            for p in range(seats):
                found[i][at][p][SHARE] = work.reward[p]
                found[i][at][p][OVER] = 1.0 if over(work.states[NOW]) else 0.0
            if at < ends or over(work.states[NOW]):
                if knobs.puct > 0:
                    go_on_by_policy(work, seats, 1 << 30, 1 << 30, knobs, rng)
                else:
                    go_on(work, 1 << 30, 1 << 30, knobs, rng)
                count(work, seats, found[i][at])


def count(work: TurnWorkspace, seats: int, found: Any) -> None:
    """The result of a finished game, and everybody's points; the score stands last."""
    s, winners = work.states[NOW], 0
    rank(s, work.places)
    for p in range(seats):
        winners += 1 if work.places[p] == 0 else 0
    for p in range(seats):
        found[p][WON] = 1.0 / winners if work.places[p] == 0 else 0.0
        found[p][PARTS + len(work.parts)] = points(s, p, work.parts)
        for c in range(len(work.parts)):
            found[p][PARTS + c] = work.parts[c]
