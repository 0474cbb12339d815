"""Fast generators for many games at once, all different: by a seed for all of them, or by one for each."""

import operator
from typing import SupportsIndex

import numpy as np
from numpy.typing import ArrayLike, NDArray

from affinage.core.errors import AffinageError

DEALS, DICE = 0, 1  # streams of numbers: what games are dealt by, and what `random_moves` throws
Numbers = NDArray[np.uint64]


def generators(seed: SupportsIndex, count: int, stream: int = DEALS) -> Numbers:
    """One generator per game, all different for any seed; another stream of a seed has others."""
    return _mixed(np.full(count, whole_seed(seed), np.uint64), np.arange(count, dtype=np.uint64), stream)


def generators_by(seeds: ArrayLike, count: int, stream: int = DEALS) -> Numbers:
    """One generator per game, each by a seed of its own: the same seed gives the same one wherever its game stands."""
    if np.ndim(seeds) == 0:
        return generators(seeds, count, stream)  # type: ignore[arg-type]  # what is no whole number is refused there
    return _mixed(whole_seeds(seeds, count), np.zeros(count, np.uint64), stream)


def whole_seeds(seeds: ArrayLike, count: int) -> Numbers:
    """Seeds as they are; anything that would be taken for other ones is refused."""
    try:
        given = np.asarray(seeds)
    except ValueError:  # rows of different lengths
        given = np.asarray(None)
    if given.shape != (count,):
        raise AffinageError(f"{count} positions take as many seeds, not {given.shape}.")
    if given.dtype.kind not in "iu" or (given.dtype.kind == "i" and count and given.min() < 0):
        raise AffinageError("Seeds are whole numbers from 0 to 2**64 - 1.")
    return given.astype(np.uint64)


def whole_seed(seed: SupportsIndex) -> int:
    """A seed as it is; what would be taken for another one is refused."""
    if not isinstance(seed, SupportsIndex) or not 0 <= operator.index(seed) < 1 << 64:
        raise AffinageError(f"The seed of a batch is a whole number from 0 to 2**64 - 1, not {seed!r}.")
    return operator.index(seed)


def _mixed(seeds: Numbers, index: Numbers, stream: int) -> Numbers:
    with np.errstate(over="ignore"):
        low, high = seeds << np.uint64(32), seeds >> np.uint64(32)
        x = (index + low) * np.uint64(0x9E3779B97F4A7C15) + np.uint64(0xD1B54A32D192ED03)
        x ^= high * np.uint64(0x9FB21C651E98DF25) + np.uint64(stream * 0xC2B2AE3D27D4EB4F % (1 << 64))
        x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        x ^= x >> np.uint64(31)
    some: Numbers = np.maximum(x, np.uint64(1)).reshape(-1, 1)
    return some
