"""Randomness, kept out of the rules.

`Dealer` answers Chance at a real table: from a seed, by a frozen derivation, so that one seed gives the same game on
every version and machine. `DeckDealer` does so too, by another frozen derivation in which every deck has a stream of
its own: at tables where the same cards are dealt to many, one draw more changes no other deck. Search and playouts use
`below`, a fast generator of their own; its numbers promise nothing.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Any

import numpy as np

LABEL = b"affinage.deal.1"
DECK_LABEL = b"affinage.daily.1"
_SPAN = 1 << 64


class Dealer:
    """Answers the n-th Chance question of a game.

    Derivation 1, frozen: HMAC-SHA256 with the seed as key over label, zero byte, n and the attempt (eight bytes each,
    big endian); the first eight bytes are a number x; x is refused where it would favour small outcomes and the next
    attempt is taken; the outcome is where x modulo the total weight falls.
    """

    name = LABEL.decode()  # of the derivation
    by_deck = False  # whether its answers go by which deck is asked, and for which time

    def __init__(self, seed: str | None = None) -> None:
        self.seed = secrets.token_hex(16) if seed is None else seed

    def answer(self, n: int, deck: str, drawn: int, weights: Sequence[int]) -> int:  # noqa: ARG002 - for those by deck
        """Which outcome comes up for question n, the one after so many draws from this deck."""
        return self.choose(n, weights)

    def number(self, n: int, below: int) -> int:
        """A number in 0..below-1 for question n."""
        if not 1 <= below <= _SPAN:
            raise ValueError(f"Chance needs weights that add up to 1 .. 2**64, not {below}")
        return _number(self.seed.encode(), LABEL + b"\0" + n.to_bytes(8, "big"), below)

    def choose(self, n: int, weights: Sequence[int]) -> int:
        """Which of the weighted outcomes comes up for question n."""
        return _fallen(self.number(n, sum(int(weight) for weight in weights)), weights)


class DeckDealer(Dealer):
    """Answers the k-th question about a deck, whatever was asked of the others meanwhile.

    Derivation `affinage.daily.1`, frozen: as derivation 1, but the message is the label, zero byte, the deck's name in
    UTF-8, zero byte, then k (from 0, Chance moves from this deck only) and the attempt, eight bytes each, big endian.
    A deck's name is the name of the kind of move that comes from it, a slash, and a number that tells it from other
    decks of that kind (`core.play.Table.deck`).
    """

    name = DECK_LABEL.decode()
    by_deck = True

    def answer(self, n: int, deck: str, drawn: int, weights: Sequence[int]) -> int:  # noqa: ARG002 - as its elder
        """Which outcome comes up from this deck, from which so many were drawn before."""
        message = b"\0".join([DECK_LABEL, deck.encode(), drawn.to_bytes(8, "big")])
        return _fallen(_number(self.seed.encode(), message, sum(int(weight) for weight in weights)), weights)


def dealer_of(name: str, seed: str | None) -> Dealer:
    """The dealer of a derivation, by its name; LookupError where there is none."""
    return {kind.name: kind for kind in (Dealer, DeckDealer)}[name](seed)


def _number(key: bytes, message: bytes, below: int) -> int:
    """A number in 0..below-1, none likelier than another."""
    limit, attempt = _SPAN - _SPAN % below, 0
    while True:
        told = hmac.new(key, message + attempt.to_bytes(8, "big"), hashlib.sha256).digest()
        x = int.from_bytes(told[:8], "big")
        if x < limit:
            return x % below
        attempt += 1


def _fallen(x: int, weights: Sequence[int]) -> int:
    """In whose share a number below the total weight falls."""
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
