"""Who is asked, what stands against a move, and which moves are legal: the same law, told twice and held equal."""

from collections.abc import MutableSequence, Sequence

from affinage.core.why import CHANCE, OK, Reasons, against

from ..moves import AT, BY, KIND, WHEN, Kind
from ..state import Phase, State
from ..tables import BID_MAX


class Why(Reasons):
    """What can stand against a move, and the rule behind it."""

    TOO_DEAR = "bid"
    NONE_THERE = "take"
    ALL_DRAWN = "customer"
    ALL_OPENED = "crate"


def over(s: State) -> bool:
    """After the last round."""
    return s.phase == Phase.OVER


def asked(s: State, seat: int) -> bool:
    """Whether this seat, or Chance, owes a choice."""
    if seat == CHANCE:
        return s.phase <= Phase.CRATE
    return s.asked_[seat] == 1


def why(s: State, seat: int, move: int) -> int:
    """What stands against the move; OK: it is legal."""
    first = against(over(s), asked(s, seat), seat, BY[move], WHEN[move], s.phase)
    return bars(s, seat, KIND[move], AT[move]) if first == OK else first


def bars(s: State, seat: int, kind: int, at: int) -> int:
    """What stands against a move that its phase asks for, in the order of the rule book."""
    if kind == Kind.DRAW and s.customers[at] == 0:
        return Why.ALL_DRAWN
    if kind == Kind.CRATE and s.crates[at] == 0:
        return Why.ALL_OPENED
    if kind == Kind.BID and at > s.seats[seat].coins:
        return Why.TOO_DEAR
    if kind == Kind.TAKE and s.crate[at] == 0:
        return Why.NONE_THERE
    return OK


def legal(s: State, seat: int, moves: MutableSequence[int]) -> int:
    """The moves a seat has now, lowest first."""
    if not asked(s, seat):
        return 0
    if s.phase == Phase.CUSTOMER:
        return kinds(s.customers, Kind.DRAW, moves)
    if s.phase == Phase.CRATE:
        return kinds(s.crates, Kind.CRATE, moves)
    if s.phase == Phase.TAKE:
        return kinds(s.crate, Kind.TAKE, moves)
    if s.phase == Phase.CONFIRM:
        moves[0] = Kind.DONE
        return 1
    most = min(BID_MAX, s.seats[seat].coins)
    for coins in range(most + 1):
        moves[coins] = Kind.BID + coins
    return most + 1


def kinds(counts: Sequence[int], first: int, moves: MutableSequence[int]) -> int:
    """One move for each kind of which there is something."""
    n = 0
    for kind in range(len(counts)):
        if counts[kind] > 0:
            moves[n] = first + kind
            n += 1
    return n
