"""How good a position looks to a seat: hand-made, for bots; a hundred is worth about one point."""

from .score import final
from .state import State


def value(s: State, seat: int) -> int:
    """The points so far."""
    return 100 * final(s, seat)
