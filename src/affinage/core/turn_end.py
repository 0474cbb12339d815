"""Where a turn ends: the one definition, compiled for search and plain for logs, hints, reviews and replays."""

from typing import Any

from .slots import asked, ends_turn, over, stage, turn_no


def goes_on(s: Any, seat: int, move: int, stage_then: int, turn_then: int) -> bool:
    """Whether the seat's turn is still under way after its move: it is asked again, and the count is the same.

    `stage_then` and `turn_then` are what the game counted when the turn began. The log also ends a turn where somebody
    else is asked, unless all of them were from the beginning.
    """
    if ends_turn(move) or over(s) or stage(s) != stage_then or turn_no(s) != turn_then:
        return False
    return bool(asked(s, seat))


def own_choices_end(s: Any, seat: int) -> bool:
    """How far a bot looks: to the end of its turn, or of the last of several that it has in a row.

    In Wine & Cheese a seat often has two: what it plans for the first is worth little without the second.
    """
    return over(s) or not asked(s, seat)
