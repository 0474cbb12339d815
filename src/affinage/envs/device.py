"""`affinage.vector(..., device="cuda")`: the same batches on a GPU, by the same compiled functions.

Two kernels make a step. The first moves: as in `affinage.gpu`, the games of a block lie in shared memory and are dealt
to its threads by phase before every move, Chance's included, so that a warp runs one part of the rules at a time; it
leaves each state as the seat now asked may know it. A few games take many moves of Chance before a seat is asked again
(a year begins): lest whole blocks wait for them, they are set aside and finished together by a second run. The other
kernel writes observations: a block copies some covered states into shared memory, works out their entries as bits, and
spells them out in the order of memory, which is so written in whole lines.
"""

import warnings
from typing import Any

import numpy as np

from affinage.core.errors import AffinageError
from affinage.core.game import Game
from affinage.gpu import SHARED, TRAYS, available, small_code, tray_for

from . import entries
from .batch import NO_MOVE
from .buffers import seats_for
from .kernels import ROWS, WRITERS, Packing, cover_kernel, move_kernel, pick_kernel, room_to_write, write_kernel
from .layout import layout_of
from .vector import DICE, check_kind, generators, reward_number, viewers_of, whole_moves

BLOCK = TRAYS[0]  # threads of a block where no tray is needed


class DeviceVector:
    """Many games on a GPU: arrays and methods as in `Vector`, with every array on the device.

    The arrays have `__cuda_array_interface__`, which PyTorch (`torch.as_tensor`) and JAX take without a copy. Moves may
    come as such an array or from the host. An illegal move is not made; `wrong` counts them.
    """

    device = "cuda"

    def __init__(
        self,
        game: Game,
        count: int,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        seed: int = 0,
        reward: str = "win",
    ) -> None:
        if not available():
            raise AffinageError(
                "No GPU can be used here: it takes a card with its driver, and the extra affinage[gpu]."
            )
        if count < 1:
            raise AffinageError(f"A batch has at least one game, not {count}.")
        from numba import cuda

        # Records on a tray lie further apart; numba takes them for the same all the same, and says so at length.
        warnings.filterwarnings("ignore", ".*has been considered a subtype of.*")
        self.cuda, self.game, self.count, self.layout = cuda, game, count, layout_of(game)
        self.seats, self.reward, self.actions = seats_for(game, seats), reward_number(reward), game.actions
        self._options = cuda.to_device(np.array(game.option_values(options or {}, self.seats), np.int64))
        self._packing = Packing(game.state.dtype)
        self._tray = tray_for(game, SHARED - 16 * BLOCK)  # up to four numbers more for each game than random games need
        self._move, self._write = move_kernel(game, self._tray), write_kernel(game, self.layout.size)
        self._pick, self._cover = pick_kernel(game), cover_kernel(game)
        self._make_arrays()
        self.reset(seed)

    def _make_arrays(self) -> None:
        cuda, count, seats, packing = self.cuda, self.count, self.seats, self._packing
        self._cells = cuda.to_device(np.zeros(count * packing.parts, packing.unit))
        self.states = self._cells.view(packing.kind)
        self._known = cuda.to_device(np.zeros(count * packing.known, packing.unit))
        self._covered = self._known.view(packing.spaced(packing.known))
        self.observations = cuda.to_device(np.zeros((count, self.layout.size), np.float32))
        self.masks = cuda.to_device(np.zeros((count, self.actions), np.int8))
        self.turns = cuda.to_device(np.zeros(count, np.int8))
        self.rewards = cuda.to_device(np.zeros((count, seats), np.float32))
        self.done = cuda.to_device(np.zeros(count, np.int8))
        self.scores = cuda.to_device(np.zeros((count, seats), np.int32))
        self.lengths = cuda.to_device(np.zeros(count, np.int32))
        self._wrong = cuda.to_device(np.zeros(1, np.int64))
        self._chosen = cuda.to_device(np.zeros(count, np.int32))
        self._aside = cuda.to_device(np.zeros((2, count + 1), np.int32))  # how many games were set aside, and which
        self._turn = 0  # which of the two lists this step uses; the other one is emptied meanwhile
        self._pending = cuda.to_device(np.zeros(count, np.int32))  # the next move of those games
        self._dice: Any = None
        self._nothing = cuda.to_device(np.zeros(1, np.int64))
        self._flat_masks = self.masks.reshape(count * self.actions)
        table, units = entries.of(self.layout, self.seats)
        told = (table, units, entries.counts(table))
        self._entries, self._units, self._counts = (cuda.to_device(a) for a in told)

    @property
    def wrong(self) -> int:
        """How many illegal moves were tried, and not made, since the batch was set up."""
        return int(self._wrong.copy_to_host()[0])

    def reset(self, seed: int = 0) -> None:
        """Set every game up anew; the same seed deals the same games as on the processor."""
        self._rngs = self.cuda.to_device(generators(seed, self.count))
        self._step(self.cuda.to_device(np.full(self.count, NO_MOVE, np.int32)))

    def step(self, actions: Any) -> None:
        """Make one move in each game, by the seat that `turns` names; see `Vector.step`."""
        if hasattr(actions, "__cuda_array_interface__"):
            chosen = self.cuda.as_cuda_array(actions)
            if chosen.shape != (self.count,):
                raise AffinageError(f"A batch of {self.count} games takes as many moves, not {chosen.shape}.")
            check_kind(chosen.dtype)
        else:
            given = whole_moves(actions, self.count)  # one that is too wide for int32 must not become another move
            known = np.where((given < 0) | (given >= self.actions), self.actions, given)
            chosen = self.cuda.to_device(np.ascontiguousarray(known, np.int32))
        self._step(chosen)

    def _step(self, chosen: Any) -> None:
        self._turn = 1 - self._turn
        shared = self._tray * self._packing.place * self._packing.unit.itemsize
        with small_code():
            for late in (0, 1):
                self._move[(self.count + self._tray - 1) // self._tray, self._tray, 0, shared](
                    self._cells, chosen, self._rngs, self._options, self.seats, self.reward, self.turns, self.masks,
                    self._flat_masks, self.rewards, self.done, self.scores, self.lengths, self._known, self._wrong,
                    self._pending, self._aside, self._turn, late,
                )  # fmt: skip
        self._observe(self.turns, self.observations)

    def observe(self, viewers: Any) -> Any:
        """What a seat (or one seat per game) may know now, asked or not; a new array."""
        looking = viewers_of(viewers, self.count, self.seats)
        there, seen = self.cuda.to_device(looking), self.cuda.device_array((self.count, self.layout.size), np.float32)
        self._cover[(self.count + BLOCK - 1) // BLOCK, BLOCK](self._cells, there, self._known, self._covered)
        self._observe(there, seen)
        return seen

    def _observe(self, viewers: Any, out: Any) -> None:
        words, flat, whole = self._known.view(np.int32), out.reshape(out.size), self.count // ROWS * ROWS
        twos = flat[: whole * self.layout.size].view(np.int64) if whole else self._nothing
        self._write[(self.count + ROWS - 1) // ROWS, WRITERS, 0, room_to_write(self.game, self.layout.size)](
            words, self._entries, self._units, self._counts, viewers, flat, twos
        )

    def random_moves(self, seed: int | None = None) -> Any:
        """A legal move for each game, any as likely as the others."""
        if seed is not None or self._dice is None:
            self._dice = self.cuda.to_device(generators(0 if seed is None else seed, self.count, DICE))
        self._pick[(self.count + BLOCK - 1) // BLOCK, BLOCK](self.masks, self._dice, self._chosen)
        return self._chosen
