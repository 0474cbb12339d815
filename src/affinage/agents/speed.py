"""How many iterations a second a search makes, over the positions of a sensible game."""

import time

from affinage.core.game import Game
from affinage.core.play import Table

from . import make
from .planner import thinker
from .spec import search_spec

POSITIONS = 12


def iterations_a_second(game: Game, seats: int, trees: int, seconds: float) -> float:
    """Over a dozen positions from the start to the end, each thought about for its share of the time."""
    table = Table(game, seats, seed="speed")
    bots = [make("greedy", game, seat, 0, seats) for seat in range(seats)]
    asked = []
    while not table.over:
        seat = table.asked[0]
        known, legal = table.observe(seat), table.legal(seat)
        if len(legal) > 1:
            asked.append((known, seat, legal))
        table.play(seat, bots[seat].choose(known, legal))
    chosen = asked[:: max(1, len(asked) // POSITIONS)][:POSITIONS]
    made, took = 0, 0.0
    for known, seat, legal in chosen:
        searcher = thinker(game, seat, seats, 0, search_spec(seconds=seconds / len(chosen), trees=trees))
        began = time.perf_counter()
        searcher.search(known, legal)
        took += time.perf_counter() - began
        made += searcher.iterations
    return made / took
