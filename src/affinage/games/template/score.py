"""The end: points by category, places, and what decided the game."""

from collections.abc import MutableSequence

from affinage.core.counts import total

from .state import State
from .tables import CHANGE, CUSTOMER_IDS, GOODS, LIKES, PIECE

CATEGORIES: tuple[str, ...] = ("goods", "customer", "change")
ENDINGS: tuple[str, ...] = ("points", "coins", "shared")  # what decided the game


def customer_points(s: State, seat: int) -> int:
    """What the seat's customer pays for the goods it likes."""
    me, n = s.seats[seat], 0
    if me.customer >= 0:  # a covered state does not tell
        for good in range(len(GOODS)):
            n += LIKES[me.customer][good] * me.goods[good]
    return n


def final(s: State, seat: int) -> int:
    """All points of the seat."""
    return PIECE * total(s.seats[seat].goods) + customer_points(s, seat) + s.seats[seat].coins // CHANGE


def points(s: State, seat: int, parts: MutableSequence[int]) -> int:
    """Points by category; their sum is the score."""
    parts[0] = PIECE * total(s.seats[seat].goods)
    parts[1] = customer_points(s, seat)
    parts[2] = s.seats[seat].coins // CHANGE
    return final(s, seat)


def ahead(s: State, a: int, b: int) -> bool:
    """Whether seat a stands before seat b: more points, then more coins."""
    if final(s, a) != final(s, b):
        return final(s, a) > final(s, b)
    return s.seats[a].coins > s.seats[b].coins


def rank(s: State, places: MutableSequence[int]) -> None:
    """A seat's place is how many stand before it; equal seats share."""
    for p in range(s.seats_used):
        places[p] = 0
        for q in range(s.seats_used):
            if ahead(s, q, p):
                places[p] += 1


def ending(s: State) -> int:
    """What decided: the points, the coins, or nothing."""
    best = 0
    for p in range(1, s.seats_used):
        if ahead(s, p, best):
            best = p
    decided = 0
    for p in range(s.seats_used):
        if p != best and final(s, p) == final(s, best):
            decided = max(decided, 1 if ahead(s, best, p) else 2)
    return decided


# For balance reports


def figures(s: State, seat: int) -> dict[str, int]:
    """Numbers that tell how the seat played."""
    return {"pieces": total(s.seats[seat].goods), "coins left": s.seats[seat].coins}


def holdings(s: State, seat: int) -> set[str]:
    """What the seat had, by the names of the words: here its customer."""
    return {f"customer-{CUSTOMER_IDS[s.seats[seat].customer]}"}
