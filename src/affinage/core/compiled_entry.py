"""Where Python meets compiled code: one state of an array at a time, and whole random games.

Passing arrays is ten times cheaper than passing records. These functions are written once for all games and specialised
for each (see `slots`).
"""

from typing import Any

from .chance import below, weighted
from .slots import apply, asked, cover, guess, legal, odds, over, points, rank, setup, some_move, value, why
from .turn_end import goes_on
from .why import HOUSE_REASONS

CHANCE = -1


def setup_at(states: Any, at: int, seats: int, options: Any) -> None:
    """`setup` on one element."""
    setup(states[at], seats, options)


def legal_at(states: Any, at: int, seat: int, moves: Any) -> int:
    """`legal` on one element."""
    return legal(states[at], seat, moves)


def why_at(states: Any, at: int, seat: int, move: int) -> int:
    """`why` on one element."""
    return why(states[at], seat, move)


def contradiction_at(states: Any, at: int, seat: int, count: int, moves: Any, given: Any) -> int:
    """The first of `count` moves for which `why` and `legal` say different things; -1: they agree on all.

    `given` counts how often each reason was the answer, those of the house first.
    """
    listed, n = 0, legal(states[at], seat, moves)
    for move in range(count):
        reason = why(states[at], seat, move)
        given[reason + HOUSE_REASONS] += 1
        is_listed = listed < n and moves[listed] == move
        if is_listed:
            listed += 1
        if is_listed != (reason == 0):
            return move
    return -1


def goes_on_at(states: Any, at: int, seat: int, move: int, stage_then: int, turn_then: int) -> bool:
    """`goes_on` on one element: whether a turn is still under way."""
    return goes_on(states[at], seat, move, stage_then, turn_then)


def odds_at(states: Any, at: int, weights: Any) -> int:
    """`odds` on one element."""
    return odds(states[at], weights)


def some_move_at(states: Any, at: int, seat: int, moves: Any, weights: Any, rng: Any) -> int:
    """`some_move` on one element."""
    return some_move(states[at], seat, moves, weights, rng)


def apply_at(states: Any, at: int, seat: int, move: int) -> None:
    """`apply` on one element."""
    apply(states[at], seat, move)


def cover_at(states: Any, at: int, seat: int) -> None:
    """`cover` on one element."""
    cover(states[at], seat)


def guess_at(states: Any, at: int, seat: int, rng: Any) -> None:
    """`guess` on one element."""
    guess(states[at], seat, rng)


def rank_at(states: Any, at: int, places: Any) -> None:
    """`rank` on one element."""
    rank(states[at], places)


def points_at(states: Any, at: int, seat: int, parts: Any) -> int:
    """`points` on one element."""
    return points(states[at], seat, parts)


def begin(s: Any, seats: int, options: Any) -> None:
    """`setup` under a name that a GPU kernel can call."""
    setup(s, seats, options)


def make(s: Any, seat: int, move: int) -> None:
    """`apply` under a name that a GPU kernel can call."""
    apply(s, seat, move)


def ended(s: Any) -> bool:
    """`over` under a name that a GPU kernel can call."""
    return over(s)


def copy_at(target: Any, to: int, source: Any, at: int) -> None:
    """One state copied over another."""
    target[to] = source[at]


def copies(target: Any, source: Any, times: int) -> None:
    """Many copies between two small arrays, for measuring what one costs."""
    for i in range(times):
        target[i & 1] = source[(i >> 1) & 1]


def listed_move(s: Any, seat: int, moves: Any, weights: Any, rng: Any) -> int:
    """`some_move` of a game that has none of its own: all are listed, and one is picked."""
    n = legal(s, seat, moves)
    if seat == CHANCE and odds(s, weights) > 0:
        return int(moves[weighted(rng, weights, n)])
    return int(moves[below(rng, n)])


def one_milestone(s: Any) -> int:  # noqa: ARG001 - it takes what every `milestone` takes
    """`milestone` of a game that has none of its own."""
    return 0


def as_it_looks(s: Any, seat: int, features: Any) -> int:  # noqa: ARG001 - it takes what every `predict` takes
    """`predict` of a game that has none of its own."""
    return value(s, seat)


def no_spread(s: Any) -> int:  # noqa: ARG001 - it takes what every `spread` takes
    """`spread` of a game that does not know it."""
    return 0


def random_move(s: Any, seats: int, moves: Any, weights: Any, rng: Any) -> tuple[int, int]:
    """Who moves and how: Chance by its odds, any of the seats that are asked by a fair choice."""
    seat, several = CHANCE, 0
    if not asked(s, CHANCE):
        for p in range(seats):
            if asked(s, p):
                several += 1
                if several == 1 or below(rng, several) == 0:  # the n-th takes the place of those before it once in n
                    seat = p
    return seat, some_move(s, seat, moves, weights, rng)


def sensible_move(states: Any, at: int, spare: int, seat: int, moves: Any) -> int:
    """The legal move after which the position looks best; for tries that go where random games hardly ever do."""
    best, chosen = -(1 << 40), -1
    for i in range(legal(states[at], seat, moves)):
        states[spare] = states[at]
        apply(states[spare], seat, moves[i])
        worth = value(states[spare], seat)
        if worth > best:
            best, chosen = worth, int(moves[i])
    return chosen


def random_game(s: Any, seats: int, options: Any, moves: Any, weights: Any, rng: Any) -> int:
    """A whole random game; returns how many moves it took."""
    setup(s, seats, options)
    n = 0
    while not over(s):
        seat, move = random_move(s, seats, moves, weights, rng)
        apply(s, seat, move)
        n += 1
    return n


def random_games(states: Any, seats: int, options: Any, moves: Any, weights: Any, rng: Any, games: int) -> int:
    """Many random games, one after another, on the first element; returns the moves made."""
    n = 0
    for _ in range(games):
        n += random_game(states[0], seats, options, moves, weights, rng)
    return n
