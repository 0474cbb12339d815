"""Where a turn ends: the one definition, compiled for search and plain for logs, reviews and replays."""

from typing import Any

from .slots import asked, ends_turn, over, stage, turn_no


def goes_on(s: Any, seat: int, seats: int, move: int, stage_then: int, turn_then: int) -> bool:
    """Whether the seat's turn is still under way after its move: it alone is asked, and the count is the same.

    `stage_then` and `turn_then` are what the game counted when the turn began.
    """
    if ends_turn(move) or over(s) or stage(s) != stage_then or turn_no(s) != turn_then:
        return False
    for p in range(seats):
        if p != seat and asked(s, p):
            return False
    return bool(asked(s, seat))
