"""How the games of a batch are gone through, on the processor as on a GPU; and what callers give, looked over."""

import operator
from dataclasses import dataclass
from typing import Any, SupportsIndex

import numpy as np
from numpy.typing import ArrayLike, NDArray

from affinage.core.errors import AffinageError, nearest
from affinage.core.game import Game

from .batch import COUNTED, EXPLICIT, FORCED
from .buffers import seats_for

REWARDS = ("win", "points", "rank")
CHANCE_WAYS = ("dealt", "explicit")
Indices = NDArray[np.int64]


@dataclass(frozen=True)
class Manner:
    """A game, who sits at it, what rewards are, and what is made inside a step."""

    game: Game
    seats: int
    options: tuple[int, ...]
    reward: int
    explicit: bool  # whether the caller answers for Chance
    skip_forced: bool  # whether the only legal move is made at once

    @property
    def how(self) -> int:
        """The same as compiled code reads it; whether games begin anew is not in it."""
        counted = COUNTED if getattr(self.game.turns, "COUNTED", False) else 0
        return counted | (EXPLICIT if self.explicit else 0) | (FORCED if self.skip_forced else 0)


def manner(
    game: Game, seats: int | None, options: dict[str, str] | None, reward: str, chance: str, skip_forced: bool
) -> Manner:
    """What a caller asked for; wrong words get a sentence."""
    if chance not in CHANCE_WAYS:
        raise AffinageError(f'Chance cannot be "{chance}".{nearest(str(chance), list(CHANCE_WAYS))}')
    sitting = seats_for(game, seats)
    values = tuple(game.option_values(options or {}, sitting))
    return Manner(game, sitting, values, reward_number(reward), chance == "explicit", bool(skip_forced))


def reward_number(reward: str) -> int:
    """What rewards are, as compiled code knows them."""
    if reward not in REWARDS:
        raise AffinageError(f'Rewards cannot be "{reward}".{nearest(str(reward), list(REWARDS))}')
    return REWARDS.index(reward)


def whole_moves(actions: ArrayLike, count: int) -> NDArray[np.integer[Any]]:
    """One whole number per game, as wide as they were given; anything else gets a sentence."""
    chosen = array_of(actions)
    if chosen.shape == (0,):
        chosen = chosen.astype(np.int32)  # an empty list says nothing of its kind
    check_moves(chosen.shape, chosen.dtype, count)
    return chosen


def array_of(given: Any) -> NDArray[Any]:
    """What a caller gave as an array; rows of different lengths are none."""
    try:
        return np.asarray(given)
    except ValueError:
        raise AffinageError(f"This makes no array, its rows are of different lengths: {given!r}.") from None


def check_moves(shape: tuple[int, ...], kind: np.dtype[Any], count: int) -> None:
    """Moves are whole numbers: what is a float may be a logit or a share, and would be cut off without a word."""
    if shape != (count,):
        raise AffinageError(f"A batch of {count} games takes as many moves, not {shape}.")
    if kind.kind not in "iu":
        raise AffinageError(f"Moves are whole numbers (int32), not {kind}.")


def viewers_of(viewers: ArrayLike, count: int, seats: int) -> NDArray[np.int8]:
    """One seat per game that looks; a seat that is not there gets a sentence."""
    looking = array_of(viewers)
    if looking.dtype.kind not in "iu" or (looking.size and (looking.min() < 0 or looking.max() >= seats)):
        raise AffinageError(f"There are seats 0 to {seats - 1}, not {viewers!r}.")
    if looking.shape not in ((), (count,)):
        raise AffinageError(f"One seat looks, or one in each of {count} games, not {looking.shape}.")
    return np.broadcast_to(looking.astype(np.int8), count).copy()


def indices_of(games: ArrayLike | SupportsIndex | slice | None, count: int, *, once: bool = False) -> Indices:
    """Which games are meant: all of them, one, a slice, their numbers, or a yes or no for each.

    `once`: they are written to, so that none may be named twice.
    """
    if games is None:
        return np.arange(count)
    if isinstance(games, slice):
        return np.arange(count)[games]
    given = np.atleast_1d(array_of(games))
    if given.dtype.kind == "b" and given.shape == (count,):
        return np.flatnonzero(given)
    if given.size == 0:
        return np.zeros(0, np.int64)
    if given.ndim != 1 or given.dtype.kind not in "iu" or given.min() < 0 or given.max() >= count:
        raise AffinageError(f"There are games 0 to {count - 1}, not {games!r}.")
    if once and len(np.unique(given)) < len(given):
        raise AffinageError("A game can be written to only once: one of them is named twice.")
    return given.astype(np.int64)


def whole_number(number: object, what: str) -> int:
    """A number of something, at least one."""
    try:
        found = operator.index(number)  # type: ignore[arg-type]  # that is the question
    except TypeError:
        found = 0
    if found < 1:
        raise AffinageError(f"{what}, not {number}.")
    return found
