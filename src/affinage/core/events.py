"""The log of a table: who did what, what was taken back again, and how a game was stopped."""

from collections.abc import Iterable
from dataclasses import dataclass

TAKE_BACK = -1  # in the log: the seat took its last open move back; -1 - n: the last n moves that stood, by agreement
RESIGNED, AGREED, CLOSED = "resigned", "agreed", "closed"
HOUSE = -1  # in place of a seat: whoever keeps the house


@dataclass(frozen=True)
class Event:
    """One line of the log: who, and which move (or TAKE_BACK and below)."""

    seat: int
    move: int


@dataclass(frozen=True)
class Stop:
    """Why a game was over before its rules ended it: a seat resigned, all agreed to it, or the host closed it."""

    how: str  # RESIGNED, AGREED or CLOSED
    seat: int  # who resigned, or who offered it; HOUSE where it was closed


def standing(events: Iterable[Event]) -> list[Event]:
    """The moves that were not taken back."""
    moves: list[Event] = []
    for event in events:
        if event.move == TAKE_BACK:
            at = max(i for i, e in enumerate(moves) if e.seat == event.seat)
            del moves[at]
        elif event.move < TAKE_BACK:
            del moves[event.move - TAKE_BACK :]
        else:
            moves.append(event)
    return moves
