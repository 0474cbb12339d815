"""Counting pieces. Small on purpose: every game speaks in these words, plain and compiled alike."""

from collections.abc import MutableSequence, Sequence


def pay(have: MutableSequence[int], cost: Sequence[int]) -> None:
    """Take `cost` away from `have`."""
    for i in range(len(have)):
        have[i] -= cost[i]


def gain(have: MutableSequence[int], what: Sequence[int]) -> None:
    """Add `what` to `have`."""
    for i in range(len(have)):
        have[i] += what[i]


def total(have: Sequence[int]) -> int:
    """How many pieces in all."""
    n = 0
    for i in range(len(have)):
        n += have[i]
    return n


def fill(have: MutableSequence[int], n: int) -> None:
    """Set every count to `n`."""
    for i in range(len(have)):
        have[i] = n


def put(target: MutableSequence[int], source: Sequence[int]) -> None:
    """Make `target` hold the same numbers as `source`."""
    for i in range(len(target)):
        target[i] = source[i]


def count_of(row: Sequence[int], value: int) -> int:
    """How often `value` lies in the row."""
    n = 0
    for i in range(len(row)):
        if row[i] == value:
            n += 1
    return n
