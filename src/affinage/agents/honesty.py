"""Does a bot judge by what its seat may know, and by nothing else?

For many positions of random games, what the seat cannot know is replaced by something else that fits; the very same bot
must then make the very same choice. A bot that peeks is caught: `cheat` is one, made for that, and for measuring how
much the hidden parts are worth (`affinage match GAME --bots cheat:500,search:500`).
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from affinage.core.chance import generator
from affinage.core.game import Game
from affinage.core.play import Table
from affinage.core.record import Record

from . import Bot, make

Maker = Callable[[int, int], Bot]  # seat and number of seats


@dataclass(frozen=True)
class Honesty:
    """How many positions were compared, and in how many the choice changed."""

    compared: int
    changed: int


def positions(game: Game, seats: int, seed: int, every: int = 3) -> Iterator[tuple[Record, int, list[int]]]:
    """Positions of random games without end: the full state, the seat that is asked, and its legal moves."""
    number, rng = 0, generator(seed)
    while True:
        table = Table(game, seats, seed=f"honesty {seed} {number}")
        walkers = [make("random", game, seat, seed * 1000 + number) for seat in range(seats)]
        while not table.over:
            seat = table.asked[int(rng[0] % len(table.asked))]
            legal = table.legal(seat)
            if len(legal) > 1 and (table.version + number) % every == 0:
                yield table.state.copy(), seat, legal
            table.play(seat, walkers[seat].choose(table.state, legal))
        number += 1


def probe(game: Game, maker: Maker, wanted: int, seats: int | None = None, seed: int = 0) -> Honesty:
    """Compare choices in so many positions whose hidden parts could be replaced."""
    compared, changed, rng = 0, 0, generator(seed + 1)
    seats = game.seats[0] if seats is None else seats
    for state, seat, legal in positions(game, seats, seed):
        if compared == wanted:
            break
        other = state.copy()
        game.observe.cover(other, seat)
        game.observe.guess(other, seat, rng)
        if other == state:
            continue  # nothing is hidden here
        first, second = (_choice(game, maker(seat, seats), full, seat, legal) for full in (state, other))
        compared += 1
        changed += first != second
    return Honesty(compared, changed)


def _choice(game: Game, bot: Bot, full: Record, seat: int, legal: list[int]) -> int:
    if peeks(bot):
        return bot.choose(full, legal)
    known = full.copy()
    game.observe.cover(known, seat)
    return bot.choose(known, legal)


def peeks(bot: Bot) -> bool:
    """Whether the bot is one that is shown the full state: a cheat, for comparison."""
    return bool(getattr(bot, "peeks", False))
