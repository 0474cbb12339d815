"""Sets of up to 62 things (cards, tiles, plots) as the bits of one number.

A row of sixty places has to be read from end to end to find five cards; a set is asked in one step. Written so that the
compiler finds the processor's own instructions behind `count` and `lowest`.
"""


def only(thing: int) -> int:
    """The set of one thing."""
    return 1 << thing


def holds(them: int, thing: int) -> bool:
    """Whether the thing is among them."""
    return (them >> thing) & 1 == 1


def count(them: int) -> int:
    """How many there are."""
    pairs = them - ((them >> 1) & 0x5555555555555555)
    fours = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    eights = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((eights * 0x0101010101010101) >> 56) & 0xFF


def lowest(them: int) -> int:
    """The first of them; ask only where there is one."""
    return count(~them & (them - 1))


def rest(them: int) -> int:
    """All but the first."""
    return them & (them - 1)


def nth(them: int, n: int) -> int:
    """The one before which n others come."""
    for _ in range(n):
        them = rest(them)
    return lowest(them)
