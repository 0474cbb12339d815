"""`affinage.vector(..., device="cuda")`: the same batches on a GPU, by the same compiled functions.

Two kernels make a step. The first moves: as in `affinage.gpu`, the games of a block lie in shared memory and are dealt
to its threads by phase before every move, Chance's included, so that a warp runs one part of the rules at a time; it
leaves each state as the seat now asked may know it. A few games take many moves of Chance before a seat is asked again
(a year begins): lest whole blocks wait for them, they are set aside and finished together by a second run. The other
kernel writes observations, one thread per entry for many games, so that memory is written in whole lines.
"""

from typing import Any

import numpy as np

from affinage.core.border import CHANCE
from affinage.core.errors import AffinageError
from affinage.core.game import Game
from affinage.gpu import REGISTERS, SHARED, TRAYS, WARP, available, small_code, tray_for

from . import batch, writing
from .batch import ENDED, NO_MOVE
from .layout import Column, Kind, layout_of
from .room import seats_for
from .vector import generators, reward_number

BLOCK = TRAYS[0]  # threads of a block where no tray is needed
GAMES_PER_THREAD = 64  # observations that a thread writes its entry of
ENTRIES = 128  # threads of a block that write observations
ASKED = 2  # in a tray: a seat is asked, its moves are still to be listed
FEW = 16  # one game in so many is not waited for by the others of its tray


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

        self.cuda, self.game, self.count, self.layout = cuda, game, count, layout_of(game)
        self.seats, self.reward, self.actions = seats_for(game, seats), reward_number(reward), game.actions
        self._options = cuda.to_device(np.array(game.option_values(options or {}, self.seats), np.int64))
        self._tray = tray_for(game, SHARED - 8 * BLOCK)  # two numbers more for each game than random games need
        self._move, self._write = move_kernel(game, self._tray), write_kernel(game)
        self._pick, self._cover = pick_kernel(game), cover_kernel(game)
        self._make_arrays()
        self.reset(seed)

    def _make_arrays(self) -> None:
        cuda, count, most = self.cuda, self.count, max(self.game.seats)
        kind = self.game.state.dtype
        self.states = cuda.to_device(np.zeros(count, kind))
        memory = cuda.to_device(np.zeros((count * kind.itemsize + 7) // 8, np.int64))
        self._raw = tuple(memory.view(np.dtype(width)) for width in ("int8", "int16", "int32", "int64"))
        self._known = self._raw[0][: count * kind.itemsize].view(kind)
        self.observations = cuda.to_device(np.zeros((count, self.layout.size), np.float32))
        self.masks = cuda.to_device(np.zeros((count, self.actions), np.int8))
        self.turns = cuda.to_device(np.zeros(count, np.int8))
        self.rewards = cuda.to_device(np.zeros((count, most), np.float32))
        self.done = cuda.to_device(np.zeros(count, np.int8))
        self.scores = cuda.to_device(np.zeros((count, most), np.int32))
        self.lengths = cuda.to_device(np.zeros(count, np.int32))
        self._wrong = cuda.to_device(np.zeros(1, np.int64))
        self._chosen = cuda.to_device(np.zeros(count, np.int32))
        self._aside = cuda.to_device(np.zeros((2, count + 1), np.int32))  # how many games were set aside, and which
        self._turn = 0  # which of the two lists this step uses; the other one is emptied meanwhile
        self._pending = cuda.to_device(np.zeros(count, np.int32))  # the next move of those games
        self._dice: Any = None
        plan = self.layout.plan
        rows = np.repeat(np.arange(len(plan)), plan[:, Column.SIZE] * plan[:, Column.COUNT])
        self._plan, self._rows = cuda.to_device(plan), cuda.to_device(rows.astype(np.int32))

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
        else:
            chosen = self.cuda.to_device(np.ascontiguousarray(actions, np.int32))
        if chosen.shape != (self.count,):
            raise AffinageError(f"A batch of {self.count} games takes as many moves, not {chosen.shape}.")
        self._step(chosen)

    def _step(self, chosen: Any) -> None:
        self._turn = 1 - self._turn
        with small_code():
            for late in (0, 1):
                self._move[(self.count + self._tray - 1) // self._tray, self._tray](
                    self.states, chosen, self._rngs, self._options, self.seats, self.reward, self.turns, self.masks,
                    self.rewards, self.done, self.scores, self.lengths, self._known, self._wrong,
                    self._pending, self._aside, self._turn, late,
                )  # fmt: skip
        self._observe(self.turns, self.observations)

    def observe(self, viewers: Any) -> Any:
        """What a seat (or one seat per game) may know now, asked or not; a new array."""
        looking = np.broadcast_to(np.asarray(viewers, np.int8), self.count).copy()
        if looking.min() < 0 or looking.max() >= self.seats:
            raise AffinageError(f"There are seats 0 to {self.seats - 1}, not {viewers!r}.")
        there, seen = self.cuda.to_device(looking), self.cuda.device_array((self.count, self.layout.size), np.float32)
        self._cover[(self.count + BLOCK - 1) // BLOCK, BLOCK](self.states, there, self._known)
        self._observe(there, seen)
        return seen

    def _observe(self, viewers: Any, out: Any) -> None:
        entries = (self.layout.size + ENTRIES - 1) // ENTRIES
        stretches = min(65535, (self.count + GAMES_PER_THREAD - 1) // GAMES_PER_THREAD)
        self._write[(entries, stretches), ENTRIES](*self._raw, self._plan, self._rows, viewers, self.seats, out)

    def random_moves(self, seed: int | None = None) -> Any:
        """A legal move for each game, any as likely as the others."""
        if seed is not None or self._dice is None:
            self._dice = self.cuda.to_device(generators(0 if seed is None else seed, self.count))
        self._pick[(self.count + BLOCK - 1) // BLOCK, BLOCK](self.masks, self._dice, self._chosen)
        return self._chosen


def pick_kernel(game: Game) -> Any:
    """Any legal move in each game."""
    from numba import cuda

    pick_move = game.specialise(batch).pick_move

    @cuda.jit  # type: ignore[untyped-decorator]  # numba-cuda ships no type information
    def kernel(masks: Any, dice: Any, chosen: Any) -> None:
        i = cuda.grid(1)
        if i < len(chosen):
            chosen[i] = pick_move(masks[i], dice[i])

    return kernel


def cover_kernel(game: Game) -> Any:
    """Each state as some seat may know it."""
    from numba import cuda

    cover_game = game.specialise(batch).cover_game

    @cuda.jit  # type: ignore[untyped-decorator]  # numba-cuda ships no type information
    def kernel(states: Any, viewers: Any, known: Any) -> None:
        i = cuda.grid(1)
        if i < len(states):
            known[i] = states[i]
            cover_game(known[i], viewers[i])

    return kernel


def write_kernel(game: Game) -> Any:
    """Observations from covered states: a thread knows its entry by heart and writes it for many games."""
    from numba import cuda, float32

    fast, itemsize = game.specialise(writing), game.state.dtype.itemsize
    entry, seat_from, bits, words = fast.entry, fast.seat_from, int(Kind.BITS), itemsize // 8

    @cuda.jit  # type: ignore[untyped-decorator]  # numba-cuda ships no type information
    def kernel(
        raw8: Any, raw16: Any, raw32: Any, raw64: Any, plan: Any, rows: Any, viewers: Any, seats: int, out: Any
    ) -> None:
        at = cuda.grid(1)
        if at < len(rows):
            r = rows[at]
            row = (
                plan[r, 0], plan[r, 1], plan[r, 2], plan[r, 3], plan[r, 4], plan[r, 5],
                plan[r, 6], plan[r, 7], plan[r, 8], plan[r, 9], plan[r, 10],
            )  # fmt: skip
            raw = (raw8, raw16, raw32, raw64)
            n, k = (at - row[8]) // row[7], (at - row[8]) % row[7]
            if (
                row[0] == bits and row[2] == 8
            ):  # most entries are bits of large sets: these have a short way of their own
                start, stride, number = (row[1] >> 3) + n, row[3] >> 3, row[4]
                for i in range(cuda.blockIdx.y, len(out), cuda.gridDim.y):
                    word = i * words + start
                    if stride != 0:
                        word += stride * seat_from(viewers[i], number, seats)
                    out[i, at] = float32((raw64[word] >> k) & 1)
                return
            for i in range(cuda.blockIdx.y, len(out), cuda.gridDim.y):
                out[i, at] = entry(raw, i * itemsize, row, n, k, viewers[i], seats)

    return kernel


def move_kernel(game: Game, tray_size: int) -> Any:
    """One move in each game, and Chance's until a seat is asked again."""
    from numba import cuda, from_dtype, int16, int32, int64

    fast, kind, width, phases = game.specialise(batch), from_dtype(game.state.dtype), game.width, len(game.phases)
    begin_game, advance, pay_out, write_mask = fast.begin_game, fast.advance, fast.pay_out, fast.write_mask
    cover_game, most, categories = fast.cover_game, max(game.seats), len(game.score.CATEGORIES)

    @cuda.jit(max_registers=REGISTERS)  # type: ignore[untyped-decorator]  # numba-cuda ships no type information
    def kernel(
        states: Any, actions: Any, rngs: Any, options: Any, seats: int, reward: int, turns: Any, masks: Any,
        rewards: Any, done: Any, scores: Any, lengths: Any, known: Any, wrong: Any,
        pending: Any, aside: Any, turn: int, late: int,
    ) -> None:  # fmt: skip
        tray = cuda.shared.array(tray_size, kind)
        left = cuda.shared.array(tray_size, int32)  # what is still to be done: 1 to move, ASKED to list moves
        who = cuda.shared.array(tray_size, int32)
        what = cuda.shared.array(tray_size, int32)
        which = cuda.shared.array(tray_size, int32)  # the number of each game in the tray
        order = cuda.shared.array(tray_size, int32)  # which game each thread works on next
        waiting = cuda.shared.array(phases, int32)  # games per phase
        starts = cuda.shared.array(phases, int32)  # each phase's first thread; always the first of a warp
        moves = cuda.local.array(width, int16)
        weights = cuda.local.array(width, int32)
        places = cuda.local.array(most, int64)
        parts = cuda.local.array(categories, int64)
        me, first = cuda.threadIdx.x, cuda.blockIdx.x * tray_size
        mine, count = -1, len(states)
        if late:
            count = aside[turn, 0]
        if first >= count:
            return
        if first + me < count:
            mine = aside[turn, 1 + first + me] if late else first + me
        left[me], which[me] = 0, mine
        if mine >= 0 and late:
            tray[me] = states[mine]
            left[me], who[me], what[me] = 1, turns[mine], pending[mine]
        elif mine >= 0:
            if mine == 0:
                aside[1 - turn, 0] = 0
            move = int(actions[mine])
            who[me], what[me] = turns[mine], move
            tray[me] = states[mine]
            done[mine] = 0
            for p in range(most):
                rewards[mine, p] = 0.0
            if move == NO_MOVE:
                left[me], lengths[mine] = 1, 0
                begin_game(tray[me], seats, options)
            elif move < 0 or move >= masks.shape[1] or masks[mine, move] == 0:
                left[me], what[me] = ASKED, NO_MOVE
                cuda.atomic.add(wrong, 0, 1)
            else:
                left[me] = 1
                lengths[mine] += 1
        cuda.syncthreads()
        if not late:
            entries = masks.shape[1]
            for at in range(me, min(tray_size, count - first) * entries, tray_size):
                masks[first + at // entries, at % entries] = 0
        few = 0 if late else tray_size // FEW
        while cuda.syncthreads_count(left[me]) > few:
            if me < phases:
                waiting[me] = 0
            order[me] = -1
            cuda.syncthreads()
            phase, number = -1, 0
            if left[me] > 0:
                phase = tray[me].phase
                number = cuda.atomic.add(waiting, phase, 1)
            cuda.syncthreads()
            if me < phases:  # the phases with most games come first; what finds no warp waits for more company
                start = 0
                for other in range(phases):
                    if waiting[other] > waiting[me] or (waiting[other] == waiting[me] and other < me):
                        start += (waiting[other] + WARP - 1) // WARP * WARP
                starts[me] = start
            cuda.syncthreads()
            if phase >= 0 and starts[phase] + number < tray_size:
                order[starts[phase] + number] = me
            cuda.syncthreads()
            at = order[me]
            if at >= 0 and left[at] == ASKED:
                write_mask(tray[at], who[at], moves, masks[which[at]])
                left[at] = 0
            elif at >= 0:
                seat, move = advance(tray[at], who[at], what[at], moves, weights, rngs[which[at]])
                who[at], what[at] = seat, move
                if seat == ENDED:
                    pay_out(tray[at], seats, reward, places, parts, rewards[which[at]], scores[which[at]])
                    done[which[at]] = 1
                    lengths[which[at]] = 0
                    begin_game(tray[at], seats, options)
                elif seat != CHANCE:
                    left[at] = ASKED
        if mine >= 0:
            states[mine] = tray[me]
            turns[mine] = who[me]
            if left[me] > 0:  # set aside; asked again with no move of its own, or with Chance's next one
                pending[mine] = what[me]
                aside[turn, 1 + cuda.atomic.add(aside, (turn, 0), 1)] = mine
            else:
                cover_game(tray[me], who[me])
                known[mine] = tray[me]

    return kernel
