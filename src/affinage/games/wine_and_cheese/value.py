"""How good a position looks to a seat: hand-made, for bots; a hundred is worth about one coin."""

from .score import totals_of
from .state import Phase, State


def value(s: State, seat: int) -> int:
    """What the seat has, less what the other has."""
    low, high = totals_of(s, seat)
    other_low, other_high = totals_of(s, 1 - seat)
    if s.phase == Phase.OVER:
        return 1000 * (low - other_low) + high - other_high
    return 100 * (low - other_low) + 10 * (high - other_high)
