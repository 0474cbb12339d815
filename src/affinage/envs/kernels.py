"""The kernels behind `DeviceVector`: moving, covering, choosing at random, and writing observations.

Memory is read and written in whole lines: threads of a warp copy neighbouring words of a state, never a state each.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

from affinage.core.compiled_entry import CHANCE
from affinage.core.game import Game
from affinage.gpu import REGISTERS, WARP

from . import batch, writing
from .batch import ENDED, NO_MOVE
from .entries import Part

ASKED = 2  # in a tray: a seat is asked, its moves are still to be listed
FEW = 16  # one game in so many is not waited for by the others of its tray
ROWS, WRITERS = WARP, 256  # observations that a block writes, as many as a word has bits, and its threads


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


def write_kernel(game: Game, size: int) -> Any:
    """Observations of so many entries, from covered states.

    Most entries are 0 or 1: whether a number is the one. A warp works 32 of them out for each of the block's games,
    which makes a word of bits, and puts it where the game's row has it among the bits of all. Then these are spelt out
    in the order of memory, which is so written in whole lines wherever a row begins. The few counts are put in last.
    To be started with `WRITERS` threads a block and the shared memory that `room_to_write` tells.
    """
    from numba import cuda, float32, int32, int64, uint32, uint64

    told, words, pairs = game.specialise(writing).told, (game.state.dtype.itemsize + 7) // 8 * 2, max(game.seats) == 2
    how_, right_, word_, part_, tell_ = (int(p) for p in (Part.HOW, Part.RIGHT, Part.WORD, Part.PART, Part.TELL))
    lines, warps = (size + WARP - 1) // WARP, WRITERS // WARP
    bits_ = ROWS * words  # where the bits begin, as many words as an observation has entries
    none, one = int64(0), int64(0x3F800000)  # the bytes of 1.0
    second = int64(0x3F800000 << 32)

    @cuda.jit  # type: ignore[untyped-decorator]  # numba-cuda ships no type information
    def kernel(known: Any, entries: Any, units: Any, counts: Any, viewers: Any, out: Any, twos: Any) -> None:
        cells, seats = cuda.shared.array(0, int32), cuda.shared.array(ROWS, int32)
        me, first = cuda.threadIdx.x, cuda.blockIdx.x * ROWS
        lane, warp, held = me % WARP, me // WARP, min(ROWS, len(viewers) - first)
        if me < ROWS:
            seats[me] = viewers[first + me] if me < held else 0
        for k in range(me, ROWS * words + size + 1, WRITERS):
            cells[k] = known[first * words + k] if k < held * words else 0
        cuda.syncthreads()
        by_second = cuda.ballot_sync(0xFFFFFFFF, seats[lane] == 1)
        for line in range(warp, lines, warps):
            at = min(line * WARP + lane, size - 1)
            word0, word1 = entries[word_, at], entries[word_ + 1, at]
            part0, part1 = entries[part_, at], entries[part_ + 1, at]
            tell0, tell1 = entries[tell_, at], entries[tell_ + 1, at]
            word2, part2, tell2, word3, part3, tell3 = word0, part0, tell0, word0, part0, tell0
            if not pairs:
                word2, part2, tell2 = entries[word_ + 2, at], entries[part_ + 2, at], entries[tell_ + 2, at]
                word3, part3, tell3 = entries[word_ + 3, at], entries[part_ + 3, at], entries[tell_ + 3, at]
            mine, g, left = uint32(0), uint64(0), uint64(uint32(by_second))
            while g < uint64(ROWS):  # also where a game is missing: a number known beforehand makes a better loop
                word, part, tell = word0, part0, tell0
                if pairs:
                    if left & uint64(1):
                        word, part, tell = word1, part1, tell1
                    left >>= uint64(1)
                else:
                    viewer = seats[g]
                    if viewer == 1:
                        word, part, tell = word1, part1, tell1
                    if viewer == 2:
                        word, part, tell = word2, part2, tell2
                    if viewer == 3:
                        word, part, tell = word3, part3, tell3
                same = cuda.ballot_sync(0xFFFFFFFF, cells[g * uint64(words) + uint64(word)] & part == tell)
                if uint64(lane) == g:
                    mine = uint32(same)
                g += uint64(1)
            if line == lines - 1 and size % WARP:
                mine &= uint32((1 << size % WARP) - 1)
            begin = lane * size + line * WARP
            shift = uint32(begin % WARP)
            cuda.atomic.or_(cells, bits_ + begin // WARP, int32(mine << shift))
            if shift:
                cuda.atomic.or_(cells, bits_ + begin // WARP + 1, int32(mine >> (uint32(WARP) - shift)))
        cuda.syncthreads()
        k = uint64(me)
        if held == ROWS:
            start = uint64(first * size // 2)
            while k < uint64(ROWS * size // 2):
                bits = cells[uint64(bits_) + (k >> uint64(4))] >> int32((k & uint64(15)) * uint64(2))
                twos[start + k] = (one if bits & 1 else none) | (second if bits & 2 else none)
                k += uint64(WRITERS)
        else:
            while k < uint64(held * size):
                bits = cells[uint64(bits_) + (k >> uint64(5))] >> int32(k & uint64(31))
                out[uint64(first * size) + k] = float32(bits & 1)
                k += uint64(WRITERS)
        cuda.syncthreads()
        for g in range(warp, held, warps):
            viewer = seats[g]
            for k in range(lane, len(counts), WARP):
                at = counts[k]
                word = cells[g * words + entries[word_ + viewer, at]]
                part, tell = entries[part_ + viewer, at], entries[tell_ + viewer, at]
                out[(first + g) * size + at] = told(word, entries[how_, at], part, tell, entries[right_, at], units[at])

    return kernel


def room_to_write(game: Game, size: int) -> int:
    """Bytes of shared memory for a block's states and the bits of their observations."""
    return ROWS * ((game.state.dtype.itemsize + 7) // 8 * 8) + 4 * (size + 1)


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
            for p in range(seats):
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
