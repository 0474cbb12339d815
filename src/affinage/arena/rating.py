"""Ratings from finished games: the Plackett-Luce model, fitted to the places of every game.

The chance that a player comes first is its strength's share among those at the table, then likewise for the rest. The
strengths that make the games likeliest are found by Hunter's iteration (2004); intervals by drawing games anew. A
rating is a strength on the scale that chess uses: 400 points more win ten times as often.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

Ranking = tuple[tuple[int, ...], ...]  # groups of players, best first; a group shares its place
SCALE = 400 / math.log(10)
DRAWS, ROUNDS, PRIOR = 200, 200, 0.5
WIDEST, DOUBT = 40.0, 3.841459 / 2  # of log strengths that are looked at; how much less likely the ends of a span are


@dataclass(frozen=True)
class Rating:
    """A player's rating with its 95 % interval; the first player stands at 0."""

    name: str
    rating: float
    low: float
    high: float
    games: int


def strengths(rankings: Sequence[Ranking], players: int) -> Any:
    """The likeliest log strengths, the first at 0; half a game won and lost against an average player bounds them."""
    stages = [stage for ranking in rankings for stage in _stages(ranking)]
    present = np.zeros((len(stages), players))
    wins = np.full(players, PRIOR)
    for row, (ahead, rest) in enumerate(stages):
        for p in rest:
            present[row, p] += 1
        for p in ahead:
            wins[p] += 1 / len(ahead)
    s = np.ones(players)
    for _ in range(ROUNDS):
        share = (present / (present @ s)[:, None]).sum(axis=0) + 2 * PRIOR / (s + 1)
        new = wins / share
        new /= np.exp(np.log(new).mean())
        if np.abs(np.log(new / s)).max() < 1e-9:
            break
        s = new
    found = np.log(s)
    return found - found[0]


def _stages(ranking: Ranking) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Place after place: who took it, and who was still there to take it. Mirror images tell nothing."""
    stages = []
    for at, group in enumerate(ranking[:-1]):
        rest = tuple(p for later in ranking[at:] for p in later)
        if len(set(rest)) > 1:
            stages.append((group, rest))
    return stages


def ratings(names: Sequence[str], rankings: Sequence[Ranking], seed: int = 0) -> list[Rating]:
    """Ratings of all players, with intervals."""
    middle = strengths(rankings, len(names)) * SCALE
    rng = np.random.default_rng(seed)
    drawn = []
    for _ in range(DRAWS):
        picks = rng.integers(len(rankings), size=len(rankings))
        drawn.append(strengths([rankings[i] for i in picks], len(names)) * SCALE)
    low, high = np.percentile(np.array(drawn), [2.5, 97.5], axis=0)
    games = [sum(any(p in group for group in r) for r in rankings) for p in range(len(names))]
    found = [Rating(name, float(middle[p]), float(low[p]), float(high[p]), games[p]) for p, name in enumerate(names)]
    return [
        one if p == 0 or one.high - one.low >= 1 else _spanned(one, p, rankings, middle) for p, one in enumerate(found)
    ]


def _spanned(one: Rating, p: int, rankings: Sequence[Ranking], middle: Any) -> Rating:
    """A player who won, or lost, all games: whichever are drawn anew, they are the same, and tell of certainty."""
    others = [other for other in range(len(middle)) if other != p]
    number = {p: 0} | {other: at for at, other in enumerate(others, start=1)}
    own = [r for r in rankings if any(p in group for group in r)]
    told = [tuple(tuple(number[q] for q in group) for group in ranking) for ranking in own]
    span = anchored(one.name, told, [float(middle[other]) for other in others])
    return replace(one, low=min(one.rating, span.low), high=max(one.rating, span.high))


def anchored(name: str, rankings: Sequence[Ranking], anchors: Sequence[float]) -> Rating:
    """The rating of player 0 where the ratings of all others are known and stay.

    Its interval is where the games are not much less likely (half of the 95 % quantile of chi square in logarithms).
    Drawing games anew would tell of certainty where all of them were won.
    """
    held = np.exp(np.array([0.0, *anchors]) / SCALE)
    stages = [stage for ranking in rankings for stage in _stages(ranking)]
    mine = np.array([rest.count(0) for _, rest in stages], float)
    others = np.array([sum(held[p] for p in rest if p) for _, rest in stages], float)
    wins = PRIOR + sum(ahead.count(0) / len(ahead) for ahead, _ in stages)
    middle = float(np.exp(np.log(held[1:]).mean()))  # half a game is won and lost against such a player

    def likely(x: float) -> float:
        s = math.exp(x)
        return float(wins * x - np.log(mine * s + others).sum() - 2 * PRIOR * math.log(s + middle))

    def rises(x: float) -> bool:
        s = math.exp(x)
        return bool(wins > (mine * s / (mine * s + others)).sum() + 2 * PRIOR * s / (s + middle))

    best = _turning(rises, -WIDEST, WIDEST)
    least = likely(best) - DOUBT
    low = _turning(lambda x: likely(x) < least, -WIDEST, best)
    high = _turning(lambda x: likely(x) > least, best, WIDEST)
    return Rating(name, best * SCALE, low * SCALE, high * SCALE, len(rankings))


def _turning(holds: Callable[[float], bool], low: float, high: float) -> float:
    """Where what holds at the lower end ceases to hold."""
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if holds(middle) else (low, middle)
    return low


def ranking_of(places: Sequence[int], players: Sequence[int]) -> Ranking:
    """Seats' places and who sat there, as groups of players."""
    return tuple(tuple(players[seat] for seat, at in enumerate(places) if at == place) for place in sorted(set(places)))
