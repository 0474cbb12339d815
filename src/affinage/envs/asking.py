"""Who is asked, for code that steps one game from Python; compiled, and specialised for each game."""

from typing import Any

from affinage.core.compiled_entry import CHANCE
from affinage.core.slots import apply, asked, cover, face, legal, over

ENDED = -3
REFUSED = -4


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


def make_and_note(states: Any, seats: int, mover: int, move: int, moves: Any, faces: Any, notes: Any) -> int:
    """One move, with the face that it shows each seat and what the seat may know afterwards; then who is asked.

    REFUSED where it is not legal: a number that is no move at all would be looked up beyond the tables.
    """
    found = False
    for i in range(legal(states[0], mover, moves)):
        found = found or moves[i] == move
    if not found:
        return REFUSED
    for p in range(seats):
        faces[p] = face(states[0], mover, move, p)
    apply(states[0], mover, move)
    for p in range(seats):
        notes[p] = states[0]
        cover(notes[p], p)
    return who_is_asked(states, seats)
