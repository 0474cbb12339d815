"""Sets as numbers: every verb against Python's own sets, plain and compiled."""

import random

import numpy as np

from affinage.core import compile as compiling
from affinage.core import sets


def some_sets() -> list[set[int]]:
    rng = random.Random(5)
    return [set(rng.sample(range(62), n)) for n in range(63) for _ in range(10)]


def as_number(them: set[int]) -> int:
    return sum(sets.only(thing) for thing in them)


def test_count_holds_lowest_rest_and_nth_agree_with_pythons_sets() -> None:
    for them in some_sets():
        number, ordered = as_number(them), sorted(them)
        assert sets.count(number) == len(them)
        assert [thing for thing in range(62) if sets.holds(number, thing)] == ordered
        assert sets.things(number) == ordered
        if them:
            assert sets.lowest(number) == ordered[0]
            assert sets.rest(number) == as_number(set(ordered[1:]))
            assert [sets.nth(number, n) for n in range(len(ordered))] == ordered


def test_a_set_is_listed_as_moves_lowest_first() -> None:
    for them in some_sets():
        moves = [-1] * 63
        assert sets.listed(as_number(them), 100, moves, 0) == len(them)
        assert moves == [100 + thing for thing in sorted(them)] + [-1] * (63 - len(them))


def test_compiled_they_give_the_same() -> None:
    fast = compiling.build([sets])
    for them in some_sets():
        number = as_number(them)
        assert fast.count(number) == sets.count(number)
        if them:
            assert fast.lowest(number) == sets.lowest(number)
            assert fast.nth(number, len(them) - 1) == max(them)
        moves = np.zeros(63, np.int16)
        assert fast.listed(number, 100, moves, 0) == len(them)
        assert moves[: len(them)].tolist() == [100 + thing for thing in sorted(them)]
