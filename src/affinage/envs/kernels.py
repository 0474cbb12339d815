"""The kernel behind `DeviceVector.step`, and how states lie on the device.

Memory is read and written in whole lines: threads of a warp copy neighbouring words of a state, never a state each.
Other kernels: `row_kernels` for what is done with each position by itself, `writing_kernel` for observations.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

from affinage.core.compiled_entry import CHANCE
from affinage.core.game import Game
from affinage.gpu import REGISTERS, WARP

from . import batch
from .batch import ANEW, ENDED, EXPLICIT, FORCED, GO_ON, LOOK, NO_MOVE, PASS

ASKED = 2  # in a tray: a seat is asked, its moves are still to be listed
FEW = 16  # one game in so many is not waited for by the others of its tray
ILLEGAL = -9  # what stands for a move that is not made
BROKEN, LOADED = 1, 2  # while games are moved, what `turn_begins` says: a turn was over; loaded, and nothing since


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


def move_kernel(game: Game, tray_size: int) -> Any:
    """One move or order in each game, and Chance's until a seat is asked again; see `batch.step_games`.

    Moves were found legal, or are ILLEGAL; `aside[0]` is 0.

    To be started with `tray_size` threads a block and shared memory for as many places.
    """
    from numba import cuda, from_dtype, int16, int32, int64

    fast, width, phases = game.specialise(batch), game.width, len(game.phases)
    packing = Packing(game.state.dtype)
    parts, place, apart = packing.parts, packing.place, packing.known
    kind, unit = from_dtype(packing.spaced(place)), from_dtype(packing.unit)
    begin_game, advance, pay_out, write_mask = fast.begin_game, fast.advance, fast.pay_out, fast.write_mask
    cover_game, most, categories = fast.cover_game, max(game.seats), len(game.score.CATEGORIES)
    breaks_off, turn_of, stage_of, turn_number_of = fast.breaks_off, fast.turn_of, fast.stage_of, fast.turn_number_of
    entries = game.actions

    @cuda.jit(max_registers=REGISTERS)  # type: ignore[untyped-decorator]  # numba-cuda ships no type information
    def kernel(
        states: Any, actions: Any, rngs: Any, options: Any, seats: int, reward: int, how: int,
        turns: Any, masks: Any, zeros: Any, rewards: Any, done: Any, scores: Any, in_parts: Any, told: Any,
        lengths: Any, stages: Any, numbers: Any, begins: Any, owners: Any, known: Any, wrong: Any,
        pending: Any, aside: Any, late: int,
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
            count = aside[0]
        if first >= count:
            return
        held = min(tray_size, count - first)
        if me < held:
            mine = aside[1 + first + me] if late else first + me
        left[me], which[me] = 0, mine
        cuda.syncthreads()
        for at in range(me, held * parts, tray_size):
            cells[at // parts * place + at % parts] = states[which[at // parts] * parts + at % parts]
        if not late:
            for at in range(me, held * entries, tray_size):
                zeros[first * entries + at] = 0
        cuda.syncthreads()
        if mine >= 0 and late:
            left[me], who[me], what[me] = 1, pending[mine] % 8 - 3, pending[mine] // 8 - 1
        elif mine >= 0:
            move, seat, broken = int(actions[mine]), int(turns[mine]), int(begins[mine]) & BROKEN
            who[me], what[me] = seat, NO_MOVE
            if move != PASS:
                done[mine] = 0
                for p in range(seats):
                    rewards[mine, p] = 0.0
            if move == NO_MOVE:
                left[me], lengths[mine], begins[mine] = 1, 0, BROKEN
                begin_game(tray[me], seats, options)
            elif move == LOOK:
                left[me], begins[mine] = 1, BROKEN
            elif move == GO_ON:
                left[me], begins[mine] = 1, broken | LOADED
            elif move < 0:  # nothing is moved; the mask is written again
                left[me], begins[mine] = (ASKED if seat >= 0 else 0), broken | LOADED
                if move != PASS:
                    cuda.atomic.add(wrong, 0, 1)
            else:
                left[me], what[me], begins[mine] = 1, move, (broken if seat == CHANCE else 0)
                if seat != CHANCE:
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
                alone = write_mask(tray[at], who[at], moves, masks[which[at]]) == 1
                if alone and how & FORCED and actions[which[at]] != PASS:
                    masks[which[at], moves[0]] = 0
                    left[at], what[at] = 1, moves[0]
                    lengths[which[at]] += 1
                    begins[which[at]] &= BROKEN
                else:
                    left[at] = 0
            elif at >= 0:
                if who[at] >= 0 and what[at] >= 0 and breaks_off(who[at], what[at], owners[which[at]], how):
                    begins[which[at]] |= BROKEN
                seat, move = advance(tray[at], who[at], what[at], how, moves, weights, rngs[which[at]])
                who[at], what[at] = seat, move
                if seat == ENDED:
                    pay_out(
                        tray[at], seats, reward, places, points, rewards[which[at]], scores[which[at]],
                        in_parts[which[at]], told[which[at]],
                    )  # fmt: skip
                    done[which[at]] = 1
                    if how & ANEW:
                        lengths[which[at]], begins[which[at]] = 0, BROKEN
                        begin_game(tray[at], seats, options)
                    else:
                        left[at] = 0
                elif seat != CHANCE:
                    left[at] = ASKED
                elif how & EXPLICIT:
                    left[at] = 0
                elif begins[which[at]] & LOADED:
                    begins[which[at]] &= BROKEN
        cuda.syncthreads()
        for at in range(me, held * parts, tray_size):
            states[which[at // parts] * parts + at % parts] = cells[at // parts * place + at % parts]
        cuda.syncthreads()
        if mine >= 0 and left[me] > 0:  # set aside; asked again with no move of its own, or with Chance's next one
            pending[mine] = (what[me] + 1) * 8 + who[me] + 3
            aside[1 + cuda.atomic.add(aside, 0, 1)] = mine
        elif mine >= 0:
            seat, flags = who[me], int(begins[mine])
            turns[mine] = seat
            begins[mine] = flags & BROKEN
            if seat >= 0 and flags & LOADED == 0:
                owner, fresh = turn_of(
                    tray[me], seat, seats, owners[mine], stages[mine], numbers[mine], flags & BROKEN != 0, how
                )
                owners[mine], begins[mine] = owner, 1 if fresh else 0
                stages[mine], numbers[mine] = stage_of(tray[me]), turn_number_of(tray[me])
            if seat >= 0:
                cover_game(tray[me], seat)
        cuda.syncthreads()
        for at in range(me, held * parts, tray_size):
            if left[at // parts] == 0 and who[at // parts] >= 0:
                known[which[at // parts] * apart + at % parts] = cells[at // parts * place + at % parts]

    return kernel
