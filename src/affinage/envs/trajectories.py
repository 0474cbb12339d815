"""Advantages where seats take turns unevenly: 1 1 1 0 0 0 1 1 1.

Rows of a batch belong to the seat that was asked, and what a seat's move was worth shows when the *same* seat is asked
again, or when the game ends. So each row is linked with the next row of its seat, whatever the others did in between,
and has what the seat was paid meanwhile. What links two rows of one turn need not be what links one turn with the next:
a turn is many small moves, and with one lambda for all of them credit is forgotten within a turn or two.

    found = advantages(turns, values, rewards, done, begins=turn_begins, inside=1.0, across=0.95)

Arrays may be those of numpy or PyTorch (or of whatever else has their operators), on any device: T steps of N games.
"""

from typing import Any, NamedTuple

from affinage.core.errors import AffinageError

__all__ = ["Advantages", "advantages"]


class Advantages(NamedTuple):
    """One number for each row, T steps of N games."""

    advantages: Any
    returns: Any  # what the value of a row should have been: advantage and value together
    known: Any  # 1 where it can be told: a later row of the seat, the game's end, or `ahead` says how it goes on


def advantages(
    turns: Any,
    values: Any,
    rewards: Any,
    done: Any,
    *,
    begins: Any = None,
    inside: float = 1.0,
    across: float = 0.95,
    discount: float = 1.0,
    ahead: Any = None,
) -> Advantages:
    """Generalised advantages (GAE) of every row, each linked with the next row of the same seat.

    `turns[t]` are the seats that made move t, `values[t]` what they expected before it (T x N); `rewards[t]` is what
    every seat got by it (T x N x seats), `done[t]` whether it ended the game. `begins[t]` tells where a turn begins
    (`turn_begins` when the move was chosen): rows of one turn are linked by `inside`, others by `across`; without it
    every move counts as a turn. `discount` is applied from row to row of a seat. `ahead` (N x seats) is what each seat
    expects after the last row; without it rows that nothing follows are left out, and `known` is 0 there.
    """
    steps = _steps(turns, values, rewards, done, begins, ahead)
    nothing = rewards[0] * 0.0 + values[0][:, None] * 0.0  # N x seats, as fine as the finer of the two
    seat_numbers = (nothing + 1).cumsum(1) - 1
    later, gain, owed, known = nothing, nothing, nothing, nothing
    if ahead is not None:
        later, known = ahead + nothing, nothing + 1
    turn_now = nothing[:, :1]  # which turn of the game it is, counted backwards
    turn_then = nothing - 1  # in which turn a seat's next row is
    found, told = [values[0]] * steps, [values[0]] * steps
    for t in range(steps - 1, -1, -1):
        ended = nothing + (done[t] != 0)[:, None]
        later, gain, owed, known = later * (1 - ended), gain * (1 - ended), owed * (1 - ended), either(known, ended)
        owed = owed + rewards[t]
        mine = (seat_numbers == turns[t][:, None]) + nothing
        same = (turn_then == turn_now) + nothing
        value = values[t][:, None]
        link = discount * (across + (inside - across) * same)
        advantage = owed + discount * later - value + link * gain
        found[t], told[t] = (mine * advantage).sum(1), (mine * known).sum(1)
        later = later * (1 - mine) + value * mine
        gain = gain * (1 - mine) + advantage * known * mine
        owed, known = owed * (1 - mine), either(known, mine)
        turn_then = turn_then * (1 - mine) + turn_now * mine
        began = nothing[:, :1] + 1 if begins is None else (begins[t] != 0)[:, None] + nothing[:, :1]
        turn_now = turn_now + began
    parts = [stacked(rows, values) for rows in (found, told)]
    return Advantages(parts[0], parts[0] + values, parts[1])


def _steps(turns: Any, values: Any, rewards: Any, done: Any, begins: Any, ahead: Any) -> int:
    """How many steps are told; what does not fit together gets a sentence."""
    told = {"turns": turns, "values": values, "done": done} | ({} if begins is None else {"begins": begins})
    paid = shape_of(rewards)
    if len(paid) != 3 or not paid[0]:
        raise AffinageError(f"Rewards are an array of steps x games x seats, at least one step, not {paid}.")
    for name, rows in told.items():
        if shape_of(rows) != paid[:2]:
            raise AffinageError(f"All is told for the same steps and games, {paid[:2]}; {name} for {shape_of(rows)}.")
    if ahead is not None and shape_of(ahead) != paid[1:]:
        raise AffinageError(f"What lies ahead is told for games x seats, {paid[1:]}, not {shape_of(ahead)}.")
    return int(paid[0])


def shape_of(rows: Any) -> tuple[int, ...]:
    """The shape of an array of any library; a list has none, and is told to be one."""
    if not hasattr(rows, "shape"):
        raise AffinageError(f"Advantages come from arrays (numpy, PyTorch, JAX), not from a {type(rows).__name__}.")
    return tuple(rows.shape)


def either(one: Any, other: Any) -> Any:
    """1 where one of two is."""
    return one + other - one * other


def stacked(rows: list[Any], like: Any) -> Any:
    """Rows one above the other, as the kind of array that they were given as."""
    out = like * 0.0
    for t, row in enumerate(rows):
        if hasattr(out, "at"):  # JAX does not write into an array
            out = out.at[t].set(row)
        else:
            out[t] = row
    return out
