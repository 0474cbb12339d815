"""Five levels, from a player that loses to a careful beginner to the strongest there is at one second a move."""

from . import Kind
from .search import Settings

LEVELS = {
    "novice": Settings(iterations=12, careless=40),
    "easy": Settings(iterations=30, careless=12),
    "medium": Settings(iterations=120),
    "hard": Settings(iterations=1500),
    "expert": Settings(seconds=1.0),
}


def settings_of(kind: Kind) -> Settings:
    """How a bot of this kind thinks."""
    if kind.name in LEVELS:
        return LEVELS[kind.name]
    if kind.iterations:
        return Settings(iterations=kind.iterations)
    return Settings(seconds=kind.seconds or 1.0)
