"""Quick games, in which every turn is what looks best at once: for tuning what bots go by. Compiled like `turns`."""

from typing import Any

from affinage.core.slots import milestone, over, points, predict, rank, setup

from .playout import CHANCE, NOW
from .spec import Knobs
from .turns import take_turn, who_is_next

WON, LEAD = 0, 1  # of a duel: the first one's share of the win, and by how many points it is ahead
STAGE, AHEAD, RESULT = 0, 1, 2  # of a lead: where, by how much the first seat is ahead, and its share of the win


def play(work: Any, seats: int, options: Any, weights: Any, knobs: Knobs, rng: Any, leads: Any) -> int:
    """A whole game; each seat goes by its row of weights. Writes who leads where stages begin; returns how often."""
    s, last, noted = work.states[NOW], -1, 0
    setup(s, seats, options)
    while not over(s):
        mover = who_is_next(work, rng)
        if mover == CHANCE:
            continue
        if milestone(s) != last and noted < len(leads):
            last = milestone(s)
            leads[noted][STAGE] = last
            leads[noted][AHEAD] = seen_by(work, s, 0, weights) - seen_by(work, s, 1, weights)
            noted += 1
        put_on(work, weights[mover])
        take_turn(work, mover, knobs, rng)
    rank(s, work.places)
    for i in range(noted):
        leads[i][RESULT] = share_of_win(work.places, 0)
    return noted


def put_on(work: Any, weights: Any) -> None:
    """Let what follows be seen by these weights: they lie behind the features."""
    behind = len(work.features) - len(weights)
    for i in range(len(weights)):
        work.features[behind + i] = weights[i]


def seen_by(work: Any, s: Any, seat: int, weights: Any) -> int:
    """The position as the seat sees it."""
    put_on(work, weights[seat])
    return int(predict(s, seat, work.features))


def share_of_win(places: Any, seat: int) -> float:
    """Of two seats."""
    if places[seat] > 0:
        return 0.0
    return 1.0 if places[1 - seat] > 0 else 0.5


def duels(work: Any, options: Any, pair: Any, weights: Any, knobs: Knobs, luck: Any, found: Any) -> None:
    """Two games for each luck with seats changed, pair[0] against pair[1]; writes a row of `found` for each game."""
    rng, none = luck[:1].copy(), found[:0]
    for i in range(len(luck)):
        for seat in range(2):
            rng[0] = luck[i]
            weights[seat], weights[1 - seat] = pair[0], pair[1]
            play(work, 2, options, weights, knobs, rng, none)
            found[2 * i + seat][WON] = share_of_win(work.places, seat)
            found[2 * i + seat][LEAD] = points(work.states[NOW], seat, work.parts) - points(
                work.states[NOW], 1 - seat, work.parts
            )
