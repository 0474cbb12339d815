"""Who is asked, for code that steps one game from Python; compiled, and specialised for each game."""

from typing import Any

from affinage.core.border import CHANCE
from affinage.core.slots import asked, face, over

ENDED = -3


def who_is_asked(states: Any, seats: int) -> int:
    """The seats that owe a choice as a set, or CHANCE, or ENDED."""
    if over(states[0]):
        return ENDED
    if asked(states[0], CHANCE):
        return CHANCE
    them = 0
    for p in range(seats):
        if asked(states[0], p):
            them |= 1 << p
    return them


def face_of(states: Any, mover: int, move: int, viewer: int) -> int:
    """`face` on the first element."""
    return face(states[0], mover, move, viewer)
