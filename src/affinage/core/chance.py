"""Randomness, kept out of the rules.

`Dealer` answers Chance at a real table: from a seed, by a frozen derivation, so that one seed gives the same game on
every version and machine. Search and playouts use `below`, a fast generator of their own; its numbers promise nothing.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Any

import numpy as np

LABEL = b"affinage.deal.1"
_SPAN = 1 << 64


class Dealer:
    """Answers the n-th Chance question of a game.

    Derivation 1, frozen: HMAC-SHA256 with the seed as key over label, zero byte, n and the attempt (eight bytes each,
    big endian); the first eight bytes are a number x; x is refused where it would favour small outcomes and the next
    attempt is taken; the outcome is where x modulo the total weight falls.
    """

    def __init__(self, seed: str | None = None) -> None:
        self.seed = secrets.token_hex(16) if seed is None else seed

    def number(self, n: int, below: int) -> int:
        """A number in 0..below-1 for question n."""
        if not 1 <= below <= _SPAN:
            raise ValueError(f"Chance needs weights that add up to 1 .. 2**64, not {below}")
        limit = _SPAN - _SPAN % below
        key, attempt = self.seed.encode(), 0
        while True:
            message = LABEL + b"\0" + n.to_bytes(8, "big") + attempt.to_bytes(8, "big")
            x = int.from_bytes(hmac.new(key, message, hashlib.sha256).digest()[:8], "big")
            if x < limit:
                return x % below
            attempt += 1

    def choose(self, n: int, weights: Sequence[int]) -> int:
        """Which of the weighted outcomes comes up for question n."""
        x = self.number(n, sum(int(weight) for weight in weights))
        for at, weight in enumerate(weights):
            x -= weight
            if x < 0:
                return at
        raise AssertionError("unreachable: x is below the total weight")


# The fast generator: xorshift on 64 bits, in a one-element array so that plain and compiled code share it.

_13, _7, _17, _33 = np.uint64(13), np.uint64(7), np.uint64(17), np.uint64(33)


def below(rng: Any, n: int) -> int:
    """A number in 0..n-1 from the generator `rng`, which moves on."""
    x = rng[0]
    x ^= x << _13
    x ^= x >> _7
    x ^= x << _17
    rng[0] = x
    return (int(np.int64(x >> _33)) * n) >> 31  # signed first: the compiler makes floats of unsigned times signed


def weighted(rng: Any, weights: Sequence[int], count: int) -> int:
    """Which of the first `count` weighted outcomes comes up."""
    whole = 0
    for i in range(count):
        whole += weights[i]
    x = below(rng, whole)
    for i in range(count):
        x -= weights[i]
        if x < 0:
            return i
    return count - 1


def generator(seed: int) -> Any:
    """A fast generator for `below`, well mixed from any seed."""
    x = (seed * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03) % _SPAN
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) % _SPAN
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) % _SPAN
    return np.array([(x ^ (x >> 31)) or 1], np.uint64)
