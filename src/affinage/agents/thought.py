"""A trained net asked about a position, in compiled code: the other half of `mind`, which loads it.

The covered record is read by the plan of the game's layout. Nearly all entries of an observation are 0 and most others
are 1, so the first layer is a sum of those rows of weights whose entry is not 0; the observation itself is never
written. Sums are whole numbers and exact. No loop runs over a sum of fractions that a compiler might put in another
order, so the same position gets the same answer every time.
"""

from typing import Any, NamedTuple

import numpy as np

from affinage.core.layout import Column, EntryKind
from affinage.core.sets import lowest, rest
from affinage.core.slots import cover
from affinage.core.writing import large, number_at, places_from, seat_from

SHIFT = 15  # an entry between 0 and 1 is a whole number of so many binary places
_HALF = 1 << (SHIFT - 1)
_0 = np.float32(0.0)


class Net(NamedTuple):
    """Weights, as compiled code reads them; all arrays. One net may be read by many threads."""

    first: Any  # one row per entry of an observation, whole numbers; the unit of each column is in `second`
    first_bias: Any
    second: Any  # one row per number of the first layer
    second_bias: Any
    moves: Any  # one row per move
    moves_bias: Any
    win: Any  # one row per number of the second layer, one column per seat from the viewer on
    win_bias: Any


class Mind(NamedTuple):
    """A net, and room to think in; all arrays. Whoever thinks needs a room of their own."""

    net: Net
    plan: Any  # which number of the record stands where in an observation
    spare: Any  # a state to cover in,
    raw: Any  # and its bytes as numbers of every width
    ones: Any  # which entries are 1
    parts: Any  # which entries lie between: place and size
    sums: Any  # the first layer, before what is below 0 is dropped
    hidden: Any  # the second layer
    shares: Any  # of the win, by seat
    priors: Any  # of legal moves, by their place among them


def is_one(mind: Mind, n: int, at: int) -> int:
    """Note an entry that is 1; returns how many there are now."""
    mind.ones[n] = at
    return n + 1


def is_part(mind: Mind, n: int, at: int, x: float) -> int:
    """Note an entry that may lie between 0 and 1; returns how many there are now."""
    if x == 0.0:
        return n
    mind.parts[n, 0], mind.parts[n, 1] = at, int(x * (1 << SHIFT) + 0.5)
    return n + 1


def list_entries(mind: Mind, viewer: int, seats: int) -> tuple[int, int]:
    """Which entries are not 0, where `write_observation` writes them; how many are 1, and how many lie between."""
    raw, plan, ones, parts = mind.raw, mind.plan, 0, 0
    for i in range(plan.shape[0]):
        kind, at, width = plan[i, Column.KIND], plan[i, Column.OUT], plan[i, Column.WIDTH]
        low, top, count, size = plan[i, Column.LOW], plan[i, Column.TOP], plan[i, Column.COUNT], plan[i, Column.SIZE]
        offset = plan[i, Column.OFFSET] + plan[i, Column.STRIDE] * seat_from(viewer, plan[i, Column.SEAT], seats)
        if kind == EntryKind.VIEWER:
            ones = is_one(mind, ones, at + viewer)
            continue
        if kind == EntryKind.PACKED:
            parts = is_part(mind, parts, at, large((number_at(raw, offset, width) >> plan[i, Column.SHIFT]) & 0xFF))
            continue
        for n in range(count):
            x = number_at(raw, offset + n * width, width)
            if kind == EntryKind.BITS:
                while x != 0:
                    ones = is_one(mind, ones, at + n * size + lowest(x))
                    x = rest(x)
            elif kind == EntryKind.LINEAR:
                parts = is_part(mind, parts, at + n, (x - low) / top)
            elif kind == EntryKind.ONE:
                ones = is_one(mind, ones, at + n * size + x - low)
            elif kind == EntryKind.LARGE:
                parts = is_part(mind, parts, at + n, large(x - low))
            elif kind == EntryKind.SEAT:
                ones = is_one(mind, ones, at + n * size + places_from(viewer, x, seats) - low)
            else:  # SEATS
                while x != 0:
                    ones = is_one(mind, ones, at + n * size + places_from(viewer, lowest(x), seats))
                    x = rest(x)
    return ones, parts


def first_layer(mind: Mind, ones: int, parts: int) -> None:
    """The sum of the rows of all entries that are not 0, four rows at a time."""
    sums, first, bias, at, i = mind.sums, mind.net.first, mind.net.first_bias, mind.ones, 0
    for j in range(sums.shape[0]):
        sums[j] = bias[j]
    while i + 3 < ones:
        a, b, c, d = at[i], at[i + 1], at[i + 2], at[i + 3]
        for j in range(sums.shape[0]):
            sums[j] += first[a, j] + first[b, j] + first[c, j] + first[d, j]
        i += 4
    while i < ones:
        a = at[i]
        for j in range(sums.shape[0]):
            sums[j] += first[a, j]
        i += 1
    for k in range(parts):
        a, x = mind.parts[k, 0], mind.parts[k, 1]
        for j in range(sums.shape[0]):
            sums[j] += np.int32(np.int32(first[a, j]) * x + _HALF) >> SHIFT


def second_layer(mind: Mind) -> None:
    """What is below 0 in the first layer is passed over: more than half of it."""
    hidden, second, bias = mind.hidden, mind.net.second, mind.net.second_bias
    for k in range(hidden.shape[0]):
        hidden[k] = bias[k]
    for j in range(mind.sums.shape[0]):
        if mind.sums[j] > 0:
            x = np.float32(mind.sums[j])
            for k in range(hidden.shape[0]):
                hidden[k] += second[j, k] * x
    for k in range(hidden.shape[0]):
        hidden[k] = max(hidden[k], _0)


def think(mind: Mind, s: Any, viewer: int, seats: int) -> None:
    """Ask the net as this seat, which is told what it may know; writes each seat's share of the win into `shares`."""
    mind.spare[0] = s
    cover(mind.spare[0], viewer)
    ones, parts = list_entries(mind, viewer, seats)
    first_layer(mind, ones, parts)
    second_layer(mind)
    share_the_win(mind, viewer, seats)


def share_the_win(mind: Mind, viewer: int, seats: int) -> None:
    """Who wins, how likely: the net counts the seats from its viewer on."""
    shares, win, hidden = mind.shares, mind.net.win, mind.hidden
    most, whole = -1e30, 0.0
    for p in range(seats):
        x = mind.net.win_bias[p]
        for k in range(hidden.shape[0]):
            x += hidden[k] * win[k, p]
        shares[seat_from(viewer, p, seats)] = x
        most = max(most, float(x))
    for p in range(seats):
        shares[p] = np.exp(shares[p] - most)
        whole += shares[p]
    for p in range(seats):
        shares[p] /= whole


def wish(mind: Mind, move: int) -> float:
    """After `think`: how much the net wants a move, as a logarithm."""
    weights, hidden, k = mind.net.moves, mind.hidden, 0
    a, b, c, d = mind.net.moves_bias[move], _0, _0, _0
    while k + 3 < hidden.shape[0]:  # four sums side by side: none waits for another
        a += hidden[k] * weights[move, k]
        b += hidden[k + 1] * weights[move, k + 1]
        c += hidden[k + 2] * weights[move, k + 2]
        d += hidden[k + 3] * weights[move, k + 3]
        k += 4
    while k < hidden.shape[0]:
        a += hidden[k] * weights[move, k]
        k += 1
    return float((a + b) + (c + d))


def prefer(mind: Mind, moves: Any, n: int, heat: float) -> None:
    """After `think`: how likely each of the n moves is, into `priors`; a heat above 1 makes them more alike."""
    priors, most, whole = mind.priors, -1e30, 0.0
    for i in range(n):
        priors[i] = wish(mind, moves[i])
        most = max(most, priors[i])
    for i in range(n):
        priors[i] = np.exp((priors[i] - most) / heat)
        whole += priors[i]
    for i in range(n):
        priors[i] /= whole


def likeliest(mind: Mind, n: int) -> int:
    """After `prefer`: which of the n moves the net likes best, by its place among them."""
    best = 0
    for i in range(1, n):
        if mind.priors[i] > mind.priors[best]:
            best = i
    return best


def opinion(mind: Mind, states: Any, at: int, viewer: int, seats: int, moves: Any, n: int, heat: float) -> None:
    """For Python: what the net says of one state of an array, in `shares` and `priors`."""
    think(mind, states[at], viewer, seats)
    prefer(mind, moves, n, heat)
