"""`affinage.vector`: many games side by side, for training and for figures.

    batch = affinage.vector("beer-and-bread", 1024, seed=1)
    while training:
        batch.step(policy(batch.observations, batch.masks))
        learn(batch.rewards, batch.done)

All arrays belong to the batch and are written anew by every step: no copies, also not to PyTorch or JAX.
"""

import itertools
import operator
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np
from numpy.typing import ArrayLike, NDArray

from affinage.core.errors import AffinageError, Illegal, nearest
from affinage.core.game import Game

from . import batch
from .buffers import GameBuffers, seats_for
from .layout import layout_of
from .ready import compiling

if TYPE_CHECKING:  # it takes numba-cuda
    from .device import DeviceVector

__all__ = ["REWARDS", "Vector", "generators", "make"]

REWARDS = ("win", "points", "rank")
DEALS, DICE = 0, 1  # streams of numbers: what games are dealt by, and what `random_moves` throws
LEAST_SHARE = 64  # games per thread under which it does not pay to wake another


def reward_number(reward: str) -> int:
    """What rewards are, as compiled code knows them."""
    if reward not in REWARDS:
        raise AffinageError(f'Rewards cannot be "{reward}".{nearest(reward, list(REWARDS))}')
    return REWARDS.index(reward)


def generators(seed: int, count: int, stream: int = DEALS) -> NDArray[np.uint64]:
    """One fast generator per game, all different for any seed; another stream of a seed has others."""
    low, high = _whole_seed(seed) & 0xFFFFFFFF, _whole_seed(seed) >> 32
    with np.errstate(over="ignore"):
        x = np.arange(count, dtype=np.uint64) + np.uint64(low << 32)
        x = x * np.uint64(0x9E3779B97F4A7C15) + np.uint64(0xD1B54A32D192ED03)
        x ^= np.uint64((high * 0x9FB21C651E98DF25 + stream * 0xC2B2AE3D27D4EB4F) % (1 << 64))
        x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        x ^= x >> np.uint64(31)
    some: NDArray[np.uint64] = np.maximum(x, np.uint64(1)).reshape(count, 1)
    return some


def _whole_seed(seed: SupportsIndex) -> int:
    """A seed as it is; what would be taken for another one is refused."""
    if not isinstance(seed, SupportsIndex) or not 0 <= operator.index(seed) < 1 << 64:
        raise AffinageError(f"The seed of a batch is a whole number from 0 to 2**64 - 1, not {seed!r}.")
    return operator.index(seed)


def whole_moves(actions: ArrayLike, count: int) -> NDArray[np.integer[Any]]:
    """One whole number per game, as wide as they were given; anything else gets a sentence."""
    chosen = np.asarray(actions)
    if chosen.shape != (count,):
        raise AffinageError(f"A batch of {count} games takes as many moves, not {chosen.shape}.")
    check_kind(chosen.dtype)
    return chosen


def viewers_of(viewers: ArrayLike, count: int, seats: int) -> NDArray[np.int8]:
    """One seat per game that looks; a seat that is not there gets a sentence."""
    looking = np.asarray(viewers)
    if looking.dtype.kind not in "iu" or looking.min() < 0 or looking.max() >= seats:
        raise AffinageError(f"There are seats 0 to {seats - 1}, not {viewers!r}.")
    if looking.shape not in ((), (count,)):
        raise AffinageError(f"One seat looks, or one in each of {count} games, not {looking.shape}.")
    return np.broadcast_to(looking.astype(np.int8), count).copy()


def check_kind(kind: np.dtype[Any]) -> None:
    """Moves are whole numbers: what is a float may be a logit or a share, and would be cut off without a word."""
    if kind.kind not in "iu":
        raise AffinageError(f"Moves are whole numbers (int32), not {kind}.")


class Vector:
    """Many games on the processor's cores; see `step` for what its arrays hold."""

    device = "cpu"

    def __init__(
        self,
        game: Game,
        count: int,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        seed: int = 0,
        reward: str = "win",
        threads: int | None = None,
    ) -> None:
        if count < 1:
            raise AffinageError(f"A batch has at least one game, not {count}.")
        self.game, self.count, self.layout = game, count, layout_of(game)
        self.seats = seats_for(game, seats)
        self.reward = reward_number(reward)
        self.actions = game.actions
        self._options = np.array(game.option_values(options or {}, self.seats), np.int64)
        self._fast = game.specialise(batch)
        self._make_arrays()
        if threads is None:
            threads = len(os.sched_getaffinity(0))
        shares = max(1, min(threads, count // LEAST_SHARE))
        edges = [count * share // shares for share in range(shares + 1)]
        self._shares = [(a, b, GameBuffers(game)) for a, b in itertools.pairwise(edges)]
        self._dice: NDArray[np.uint64] | None = None
        self._open_pool()
        with compiling(game, batch):
            self.reset(seed)

    def _open_pool(self) -> None:
        self._pool = ThreadPoolExecutor(len(self._shares)) if len(self._shares) > 1 else None

    def __getstate__(self) -> dict[str, Any]:
        """Everything but the threads, which are started anew for a copy."""
        return {name: value for name, value in self.__dict__.items() if name != "_pool"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._open_pool()

    def _make_arrays(self) -> None:
        count, seats = self.count, self.seats
        self.states = np.zeros(count, self.game.state.dtype)
        self.observations = np.zeros((count, self.layout.size), np.float32)
        self.masks = np.zeros((count, self.actions), np.int8)
        self.turns = np.zeros(count, np.int8)  # the seat that is asked, in each game
        self.rewards = np.zeros((count, seats), np.float32)
        self.done = np.zeros(count, np.int8)
        self.scores = np.zeros((count, seats), np.int32)  # final points of the last game that ended here
        self.lengths = np.zeros(count, np.int32)  # moves of seats in the game under way

    def reset(self, seed: int = 0) -> None:
        """Set every game up anew; the same seed deals the same games."""
        self._rngs = generators(seed, self.count)
        self.scores[:] = 0
        self._step(np.full(self.count, batch.NO_MOVE, np.int32))

    def step(self, actions: ArrayLike) -> None:
        """Make one move in each game, by the seat that `turns` names. Afterwards:

        `observations[i]` is what the seat now asked may know, `masks[i]` its legal moves, `rewards[i]` what each seat
        got by this move, `done[i]` whether it ended the game; then the next game has already begun.
        """
        chosen = whole_moves(actions, self.count)
        wrong = self.masks[np.arange(self.count), np.clip(chosen, 0, self.actions - 1)] == 0
        wrong |= (chosen < 0) | (chosen >= self.actions)
        if wrong.any():
            at = int(wrong.argmax())
            raise Illegal(f"Move {chosen[at]} is not legal in game {at}; nothing was moved.", "")
        self._step(np.ascontiguousarray(chosen, np.int32))

    def _step(self, chosen: NDArray[np.int32]) -> None:
        def share(first: int, last: int, room: GameBuffers) -> None:
            self._fast.step_games(
                self.states, chosen, first, last, self.seats, self._options, self.reward, self._rngs, self.layout.plan,
                self.turns, self.masks, self.observations, self.rewards, self.done, self.scores, self.lengths,
                room.spare, room.raw, room.moves, room.weights, room.places, room.parts,
            )  # fmt: skip

        self._share_out(share)

    def observe(self, viewers: ArrayLike) -> NDArray[np.float32]:
        """What a seat (or one seat per game) may know now, asked or not; a new array."""
        seen = np.zeros_like(self.observations)
        looking = viewers_of(viewers, self.count, self.seats)

        def share(first: int, last: int, room: GameBuffers) -> None:
            self._fast.observe_games(
                self.states, looking, first, last, self.seats, self.layout.plan, seen, room.spare, room.raw
            )

        self._share_out(share)
        return seen

    def random_moves(self, seed: int | None = None) -> NDArray[np.int32]:
        """A legal move for each game, any as likely as the others; for baselines and for measuring."""
        if seed is not None or self._dice is None:
            self._dice = generators(0 if seed is None else seed, self.count, DICE)
            self._chosen = np.zeros(self.count, np.int32)
        dice, chosen = self._dice, self._chosen
        self._share_out(lambda first, last, _: self._fast.pick_moves(self.masks, first, last, dice, chosen))
        return chosen

    def _share_out(self, work: Callable[[int, int, GameBuffers], None]) -> None:
        if self._pool is None:
            work(*self._shares[0])
        else:
            list(self._pool.map(lambda share: work(*share), self._shares))


def make(
    game: Game,
    count: int,
    seats: int | None,
    options: dict[str, str] | None,
    seed: int,
    reward: str,
    device: str,
    threads: int | None,
) -> "Vector | DeviceVector":
    """A batch on the processor ("cpu") or on a GPU ("cuda"), with the same arrays and methods."""
    if device == "cpu":
        return Vector(game, count, seats, options, seed, reward, threads)
    if device != "cuda":
        raise AffinageError(f'There is no device "{device}".{nearest(device, ["cpu", "cuda"])}')
    from .device import DeviceVector

    return DeviceVector(game, count, seats, options, seed, reward)
