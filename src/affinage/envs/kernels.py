"""The kernels behind `DeviceVector`: moving, covering, choosing at random, and writing observations.

Memory is read and written in whole lines: threads of a warp copy neighbouring words of a state, never a state each.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

from affinage.core.border import CHANCE
from affinage.core.game import Game
from affinage.gpu import REGISTERS, WARP

from . import batch, writing
from .batch import ENDED, NO_MOVE
from .entries import Part
from .writing import MATCH

ASKED = 2  # in a tray: a seat is asked, its moves are still to be listed
FEW = 16  # one game in so many is not waited for by the others of its tray
ROWS, WRITERS = 32, 256  # observations that a block writes, and its threads


@dataclass(frozen=True)
class Packing:
    """How states lie on the device: in words of eight bytes, or in bytes where a state is no whole number of words."""

    kind: np.dtype[Any]

    @property
    def unit(self) -> np.dtype[Any]:
        """What is copied at a time."""
        return np.dtype("int64" if self.kind.itemsize % 8 == 0 else "int8")

    @property
    def parts(self) -> int:
        """Units of a state."""
        return self.kind.itemsize // self.unit.itemsize

    @property
    def place(self) -> int:
        """Units of a place on a tray: an odd number, lest all threads of a warp ask the same bank of shared memory."""
        return self.parts | 1

    @property
    def known(self) -> int:
        """Units of a covered state: whole words of eight bytes."""
        return (self.kind.itemsize + 7) // 8 * 8 // self.unit.itemsize

    def spaced(self, units: int) -> np.dtype[Any]:
        """The record with so many units from one to the next."""
        fields = self.kind.fields
        assert fields is not None
        formats, offsets = [field[0] for field in fields.values()], [field[1] for field in fields.values()]
        size = units * self.unit.itemsize
        return np.dtype({"names": list(fields), "formats": formats, "offsets": offsets, "itemsize": size}, align=True)


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

    cover_game, packing = game.specialise(batch).cover_game, Packing(game.state.dtype)
    parts, apart = packing.parts, packing.known

    @cuda.jit  # type: ignore[untyped-decorator]  # numba-cuda ships no type information
    def kernel(states: Any, viewers: Any, known: Any, records: Any) -> None:
        i = cuda.grid(1)
        if i < len(records):
            for k in range(parts):
                known[i * apart + k] = states[i * parts + k]
            cover_game(records[i], viewers[i])

    return kernel


def write_kernel(game: Game) -> Any:
    """Observations from covered states: a block of threads copies some of them, then each thread writes its entries.

    To be started with `WRITERS` threads a block and shared memory for as many states as `ROWS` says.
    """
    from numba import cuda, float32, int32, uint64

    one, none = float32(1), float32(0)
    told, words, pairs = game.specialise(writing).told, (game.state.dtype.itemsize + 7) // 8 * 2, max(game.seats) == 2
    how_, right_, word_, part_, tell_ = (int(p) for p in (Part.HOW, Part.RIGHT, Part.WORD, Part.PART, Part.TELL))

    @cuda.jit  # type: ignore[untyped-decorator]  # numba-cuda ships no type information
    def kernel(known: Any, entries: Any, units: Any, viewers: Any, out: Any) -> None:
        cells, seats = cuda.shared.array(0, int32), cuda.shared.array(ROWS, int32)
        me, first, size = cuda.threadIdx.x, cuda.blockIdx.x * ROWS, entries.shape[1]
        held = min(ROWS, len(viewers) - first)
        if me < held:
            seats[me] = viewers[first + me]
        for k in range(me, held * words, WRITERS):
            cells[k] = known[first * words + k]
        cuda.syncthreads()
        for at in range(me, size, WRITERS):
            word0, word1 = entries[word_, at], entries[word_ + 1, at]
            part0, part1 = entries[part_, at], entries[part_ + 1, at]
            tell0, tell1 = entries[tell_, at], entries[tell_ + 1, at]
            word2, part2, tell2, word3, part3, tell3 = word0, part0, tell0, word0, part0, tell0
            if not pairs:
                word2, part2, tell2 = entries[word_ + 2, at], entries[part_ + 2, at], entries[tell_ + 2, at]
                word3, part3, tell3 = entries[word_ + 3, at], entries[part_ + 3, at], entries[tell_ + 3, at]
            how, right, unit = entries[how_, at], entries[right_, at], units[at]
            cell, row = uint64(0), uint64(first * size + at)
            if how == MATCH:  # nearly all entries
                for g in range(held):
                    viewer = seats[g]
                    word, part, tell = word0, part0, tell0
                    if viewer == 1:
                        word, part, tell = word1, part1, tell1
                    if not pairs and viewer == 2:
                        word, part, tell = word2, part2, tell2
                    if not pairs and viewer == 3:
                        word, part, tell = word3, part3, tell3
                    out[row] = one if cells[cell + uint64(word)] & part == tell else none
                    cell += uint64(words)
                    row += uint64(size)
            else:
                for g in range(held):
                    viewer = seats[g]
                    word = word0 if viewer == 0 else word1 if viewer == 1 else word2 if viewer == 2 else word3
                    part = part0 if viewer == 0 else part1 if viewer == 1 else part2 if viewer == 2 else part3
                    out[row] = told(cells[cell + uint64(word)], how, part, tell0, right, unit)
                    cell += uint64(words)
                    row += uint64(size)

    return kernel


def move_kernel(game: Game, tray_size: int) -> Any:
    """One move in each game, and Chance's until a seat is asked again.

    To be started with `tray_size` threads a block and shared memory for as many places.
    """
    from numba import cuda, from_dtype, int16, int32, int64

    fast, width, phases = game.specialise(batch), game.width, len(game.phases)
    packing = Packing(game.state.dtype)
    parts, place, apart = packing.parts, packing.place, packing.known
    kind, unit = from_dtype(packing.spaced(place)), from_dtype(packing.unit)
    begin_game, advance, pay_out, write_mask = fast.begin_game, fast.advance, fast.pay_out, fast.write_mask
    cover_game, most, categories = fast.cover_game, max(game.seats), len(game.score.CATEGORIES)
    entries = game.actions

    @cuda.jit(max_registers=REGISTERS)  # type: ignore[untyped-decorator]  # numba-cuda ships no type information
    def kernel(
        states: Any, actions: Any, rngs: Any, options: Any, seats: int, reward: int, turns: Any, masks: Any, zeros: Any,
        rewards: Any, done: Any, scores: Any, lengths: Any, known: Any, wrong: Any,
        pending: Any, aside: Any, turn: int, late: int,
    ) -> None:  # fmt: skip
        tray = cuda.shared.array(0, kind)  # the memory that is asked for at the start, as records
        cells = cuda.shared.array(0, unit)  # the very same, as words
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
        points = cuda.local.array(categories, int64)
        me, first = cuda.threadIdx.x, cuda.blockIdx.x * tray_size
        mine, count = -1, len(actions)
        if late:
            count = aside[turn, 0]
        if first >= count:
            return
        held = min(tray_size, count - first)
        if me < held:
            mine = aside[turn, 1 + first + me] if late else first + me
        left[me], which[me] = 0, mine
        cuda.syncthreads()
        for at in range(me, held * parts, tray_size):
            cells[at // parts * place + at % parts] = states[which[at // parts] * parts + at % parts]
        legal = True
        if not late:
            if mine >= 0:
                move = int(actions[mine])
                legal = move >= 0 and move < entries and masks[mine, move] != 0
            cuda.syncthreads()
            for at in range(me, held * entries, tray_size):
                zeros[first * entries + at] = 0
        cuda.syncthreads()
        if mine >= 0 and late:
            left[me], who[me], what[me] = 1, turns[mine], pending[mine]
        elif mine >= 0:
            if mine == 0:
                aside[1 - turn, 0] = 0
            move = int(actions[mine])
            who[me], what[me] = turns[mine], move
            done[mine] = 0
            for p in range(most):
                rewards[mine, p] = 0.0
            if move == NO_MOVE:
                left[me], lengths[mine] = 1, 0
                begin_game(tray[me], seats, options)
            elif not legal:
                left[me], what[me] = ASKED, NO_MOVE
                cuda.atomic.add(wrong, 0, 1)
            else:
                left[me] = 1
                lengths[mine] += 1
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
                    pay_out(tray[at], seats, reward, places, points, rewards[which[at]], scores[which[at]])
                    done[which[at]] = 1
                    lengths[which[at]] = 0
                    begin_game(tray[at], seats, options)
                elif seat != CHANCE:
                    left[at] = ASKED
        cuda.syncthreads()
        for at in range(me, held * parts, tray_size):
            states[which[at // parts] * parts + at % parts] = cells[at // parts * place + at % parts]
        cuda.syncthreads()
        if mine >= 0:
            turns[mine] = who[me]
            if left[me] > 0:  # set aside; asked again with no move of its own, or with Chance's next one
                pending[mine] = what[me]
                aside[turn, 1 + cuda.atomic.add(aside, (turn, 0), 1)] = mine
            else:
                cover_game(tray[me], who[me])
        cuda.syncthreads()
        for at in range(me, held * parts, tray_size):
            if left[at // parts] == 0:
                known[which[at // parts] * apart + at % parts] = cells[at // parts * place + at % parts]

    return kernel
