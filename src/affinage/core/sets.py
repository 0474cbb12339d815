"""Sets of up to 62 things (cards, tiles, plots) as the bits of one number.

A row of sixty places has to be read from end to end to find five cards; a set is asked in one step. `count` is one
instruction when it is compiled, on the CPU and on the GPU.
"""

from collections.abc import MutableSequence


def only(thing: int) -> int:
    """The set of one thing."""
    return 1 << thing


def holds(them: int, thing: int) -> bool:
    """Whether the thing is among them."""
    return (them >> thing) & 1 == 1


def count(them: int) -> int:
    """How many there are."""
    return them.bit_count()


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


def things(them: int) -> list[int]:
    """All of them, the first one first; for people, not for compiled code."""
    found = []
    while them != 0:
        found.append((them & -them).bit_length() - 1)
        them = rest(them)
    return found


def listed(them: int, first: int, moves: MutableSequence[int], n: int) -> int:
    """Write the moves that name them from place n on, where `first` names thing 0; return how many are there now."""
    while them != 0:
        moves[n] = first + lowest(them)
        them = rest(them)
        n += 1
    return n
