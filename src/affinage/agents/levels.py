"""Bots as they sit down to a game: with its own settings, and at a table of so many.

There are five levels, from a player that loses to a careful beginner to the strongest there is at one second a move.
"""

from typing import Any

from affinage.core.game import Game

from .spec import NAMED, WITHOUT_SETTINGS, BotSpec, Budget

LONG = 3000  # iterations from which a thought is a long one; so is one by the clock
TWO = 2
# With three seats and more a thought brings less, since two or three others move before one's own next turn. So that a
# level is as far above the one below as between two, those below the strongest think less (docs/bots.md).
IN_COMPANY: dict[str, dict[str, Any]] = {
    "novice": {"careless": 60},
    "easy": {"iterations": 20, "careless": 28},
    "medium": {"iterations": 30, "careless": 8},
    "hard": {"iterations": 120},
}


def suited(spec: BotSpec, game: Game, seats: int) -> BotSpec:
    """The bot as the game wants it at a table of so many; what was set by hand stays.

    A game says so in its `value.py`, all by the names of settings: `LEVELS` for levels between two, `THINKING` for all
    that search, and `LONG_THOUGHTS` by seats for those among them that think long.
    """
    if spec.name in WITHOUT_SETTINGS:
        return spec
    levels = IN_COMPANY if seats > TWO else getattr(game.value, "LEVELS", {})
    spec = spec.with_usual(levels.get(spec.name, {}))
    thinking: dict[str, Any] = getattr(game.value, "THINKING", {})
    if is_long(spec.budget):
        thinking = thinking | getattr(game.value, "LONG_THOUGHTS", {}).get(seats, {})
    return spec.with_usual(thinking)


def is_long(budget: Budget) -> bool:
    """Whether a thought is long enough to bear long playouts, and to have good averages of moves."""
    return budget.by_the_clock or budget.iterations >= LONG


def in_a_hurry(spec: BotSpec, game: Game, seats: int, effort: float) -> BotSpec:
    """The bot when it may give a choice only a share of its usual thought; with none it looks to the end of its turn.

    Who thinks briefly anyway, and carelessly, thinks as always: there is nothing to save.
    """
    usual = suited(spec, game, seats)
    if effort >= 1 or spec.name in WITHOUT_SETTINGS or usual.careless:
        return spec
    if effort <= 0:
        return NAMED["greedy"]
    if usual.budget.by_the_clock:
        return spec.with_settings(seconds=usual.budget.seconds * effort)
    return spec.with_settings(iterations=max(1, int(usual.budget.iterations * effort)))
