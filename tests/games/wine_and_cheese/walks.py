"""Games in which everybody answers at random."""

import random
from collections.abc import Iterator, Mapping
from typing import cast

from affinage.core.game import CHANCE, Game
from affinage.games.wine_and_cheese.moves import WIDTH
from affinage.games.wine_and_cheese.state import NONE, State

from .setups import GAME, MOVES


def play_out(
    seed: int, taste: Mapping[str, float] | None = None, game: Game = GAME
) -> Iterator[tuple[State, int, int]]:
    """A game in which all answer at random, as position, seat and move; `taste` weighs the kinds of move.

    The last position comes with nobody's move.
    """
    rng = random.Random(seed)
    rules, s = game.rules, cast("State", game.state())
    rules.setup(s, 2, [0])
    moves, weights = [0] * WIDTH, [0] * WIDTH
    while not rules.over(s):
        seat = next(p for p in (CHANCE, 0, 1) if rules.asked(s, p))
        found = moves[: rules.legal(s, seat, moves)]
        if seat == CHANCE:
            chosen = rng.choices(found, weights[: rules.odds(s, weights)] or None)[0]
        else:
            chosen = rng.choices(found, [(taste or {}).get(MOVES[m][0], 1.0) for m in found])[0]
        yield s, seat, chosen
        rules.apply(s, seat, chosen)
    yield s, NONE, NONE


def wander(seed: int, taste: Mapping[str, float] | None = None, game: Game = GAME) -> Iterator[State]:
    """The positions of such a game."""
    for s, _, _ in play_out(seed, taste, game):
        yield s
