"""Order cards as one number: three bits for each of the nine kinds (type and age) say how many there are."""

from .tables import KINDS

BITS = 3
EVEN = 0o707070707  # every second kind, so that neighbours can be added without running into each other
SPREAD = 0o0101010101


def one(kind: int) -> int:
    """One card of this kind."""
    return 1 << (BITS * kind)


def number_of(cards: int, kind: int) -> int:
    """How many cards of this kind there are."""
    return (cards >> (BITS * kind)) & 7


def all_of(cards: int) -> int:
    """How many cards there are."""
    pairs = (cards & EVEN) + ((cards >> BITS) & EVEN)
    return ((pairs * SPREAD) >> 24) & 63


def fits(cards: int, pile: int) -> bool:
    """Whether the pile has all these cards."""
    for kind in range(KINDS):  # noqa: SIM110 - the compiler knows no generator expression
        if number_of(cards, kind) > number_of(pile, kind):
            return False
    return True
