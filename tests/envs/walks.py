"""Random walks through games, for tests of what is built on the rules."""

from collections.abc import Iterator
from random import Random

from affinage.core.game import CHANCE, Game
from affinage.core.record import Record


def positions(game: Game, seats: int, seed: int, options: dict[str, str] | None = None) -> Iterator[Record]:
    """Every position of one random game; each is to be read before the next is asked for."""
    rnd, room, weights = Random(seed), [0] * game.width, [0] * game.width
    s = game.state()
    game.rules.setup(s, seats, game.option_values(options or {}, seats))
    while not game.rules.over(s):
        yield s
        asked = [p for p in (CHANCE, *range(seats)) if game.rules.asked(s, p)]
        seat = CHANCE if CHANCE in asked else rnd.choice(asked)
        legal = room[: game.rules.legal(s, seat, room)]
        likely = weights[: game.rules.odds(s, weights)] if seat == CHANCE else []
        game.rules.apply(s, seat, rnd.choices(legal, likely or None)[0])
    yield s


def covered(game: Game, s: Record, seat: int) -> Record:
    known = s.copy()
    game.observe.cover(known, seat)
    return known
