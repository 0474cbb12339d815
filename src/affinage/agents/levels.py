"""Five levels, from a player that loses to a careful beginner to the strongest there is at one second a move."""

from dataclasses import replace

from affinage.core.game import Game

from . import Kind
from .search import Settings

LEVELS = {
    "novice": Settings(iterations=12, careless=40),
    "easy": Settings(iterations=30, careless=12),
    "medium": Settings(iterations=120),
    "hard": Settings(iterations=1500),
    "expert": Settings(seconds=1.0),
}
# With three seats and more a thought brings less, since two or three others move before one's own next turn. So that a
# level is as far above the one below as between two, those below the strongest think less (docs/bots.md).
IN_COMPANY = {
    "novice": Settings(iterations=12, careless=60),
    "easy": Settings(iterations=20, careless=28),
    "medium": Settings(iterations=30, careless=8),
    "hard": Settings(iterations=120),
    "expert": Settings(seconds=1.0),
}


def settings_of(kind: Kind, game: Game, seats: int) -> Settings:
    """How a bot of this kind thinks about a game at a table of so many; between two the game may say how long."""
    if kind.name in LEVELS and seats > 2:
        return IN_COMPANY[kind.name]
    if kind.name in LEVELS:
        usual, own = LEVELS[kind.name], getattr(game.value, "LEVELS", {})
        return replace(usual, iterations=own.get(kind.name, usual.iterations))
    if kind.iterations:
        return Settings(iterations=kind.iterations)
    return Settings(seconds=kind.seconds or 1.0)
