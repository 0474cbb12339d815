"""Turns in which there is more to do than in most, and tables that open in the middle of a game."""

import random
from importlib import import_module
from typing import Any

from affinage.core.game import Game
from affinage.core.play import Table
from affinage.games.wine_and_cheese.state import NONE, State
from affinage.games.wine_and_cheese.tables import CHEESE, INGREDIENTS, WINE, Action

from .setups import SHIPPED, position


def rich_turn(calendar: int, rng: random.Random, game: Game) -> State:
    """A turn with more to do than most: a pair and action cards, some finished, and markers of all kinds."""
    t: Any = import_module(f"{game.package}.tables")
    wine = rng.choice([card for card in range(t.CARDS) if t.DISH[card] != NONE and t.GOOD[card] == WINE])
    mates = [card for card in range(t.CARDS) if t.DISH[card] == t.DISH[wine] and t.GOOD[card] == CHEESE]
    special = [rng.choice([c for c in range(t.CARDS) if t.ACTION[c] == action]) for action in Action]
    halves = [[wine, rng.choice(mates)], rng.sample(special, 4)]
    rng.shuffle(halves)
    cards = list(dict.fromkeys([*halves[0], *halves[1], *rng.sample(range(t.CARDS), 5)]))
    filled, markers = rng.randint(4, 5), rng.choice(((0,), (0, 1, 2)))
    opened = (0,) if filled == t.SLOTS else rng.choice(((), (0,)))
    return position(
        calendar, cellars=({card: rng.choice(markers) for card in cards[:filled]}, {}), hands=(cards[filled:], ()),
        pools=({name: rng.randrange(4) for name in INGREDIENTS}, {}), indicators=((rng.randrange(1, 23), 0), (0, 0)),
        opened=opened, game=game,
    )  # fmt: skip


def table_at(s: State) -> Table:
    """A table with the shipped box that stands at this position."""
    table = Table(SHIPPED, seed="hostile", options={"first": "seat-1"})
    table.state, table.events = s.copy(), []
    table._settle(None)  # noqa: SLF001 - a table that opens in the middle of a game
    return table
