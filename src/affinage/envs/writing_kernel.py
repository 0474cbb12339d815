"""The kernel that writes observations, in whole lines of memory, in any form (see `forms`)."""

from typing import Any

import numpy as np

from affinage.core import writing
from affinage.core.game import Game
from affinage.core.layout import Layout
from affinage.gpu import WARP

from .entries import Part
from .forms import MOST, width_of

ROWS, WRITERS = WARP, 256  # observations that a block writes, as many as a word has bits, and its threads
TOPS: dict[str, tuple[Any, int]] = {  # what stands for 1 in each form, and how many bits an entry takes
    "float32": (np.float32(1), 32),
    "bfloat16": (np.uint16(0x3F80), 16),
    "uint8": (np.uint8(MOST), 8),
    "bits": (np.uint8(1), 1),
}


def bits_of_row(layout: Layout, form: str) -> int:
    """How many bits a block works out for each row; as bits a row is whole bytes, with room for those of its counts."""
    return layout.size if form != "bits" else 8 * width_of(layout, form)


def room_to_write(game: Game, layout: Layout, form: str) -> int:
    """Bytes of shared memory for a block's states and the bits of their observations."""
    return ROWS * ((game.state.dtype.itemsize + 7) // 8 * 8) + 4 * max(bits_of_row(layout, form) + 1, WRITERS)


def write_kernel(game: Game, layout: Layout, form: str) -> Any:
    """Observations in a form, from covered states; those of nobody (a viewer below 0) are all 0.

    Most entries are 0 or 1: whether a number is the one. A warp works 32 of them out for each of the block's games,
    which makes a word of bits, and puts it where the game's row has it among the bits of all. Then these are spelt out
    in the order of memory, which is so written in whole lines wherever a row begins. The few counts are put in last.
    To be started with `WRITERS` threads a block and the shared memory that `room_to_write` tells.
    """
    from numba import cuda, float32, int32, int64, uint8, uint16, uint32, uint64

    told, words, pairs = game.specialise(writing).told, (game.state.dtype.itemsize + 7) // 8 * 2, max(game.seats) == 2
    how_, right_, word_, part_, tell_ = (int(p) for p in (Part.HOW, Part.RIGHT, Part.WORD, Part.PART, Part.TELL))
    size, row_bits, width = layout.size, bits_of_row(layout, form), width_of(layout, form)
    lines, warps = (size + WARP - 1) // WARP, WRITERS // WARP
    bits_ = ROWS * words  # where the bits begin, as many words as a row has bits
    room = max(row_bits + 1, WRITERS)
    top, spread = TOPS[form]
    per, edge = 64 // spread, (size + 7) // 8  # entries in eight bytes; where counts begin behind bits
    spread_bytes = 1 if form == "bits" else spread // 8  # bytes of one number of the row
    as_floats, as_halves, as_bits = (form == one for one in ("float32", "bfloat16", "bits"))
    mark = int64(0x3F800000 if as_floats else int(top))
    none, most, half = int64(0), np.float32(MOST), np.float32(0.5)
    nothing = type(top)(0)

    @cuda.jit  # type: ignore[untyped-decorator]  # numba-cuda ships no type information
    def kernel(known: Any, entries: Any, units: Any, counts: Any, viewers: Any, out: Any, eights: Any) -> None:
        cells = cuda.shared.array(0, int32)
        floats = cuda.shared.array(0, float32)  # the very same memory
        seats = cuda.shared.array(ROWS, int32)
        me, first = cuda.threadIdx.x, cuda.blockIdx.x * ROWS
        lane, warp, held = me % WARP, me // WARP, min(ROWS, len(viewers) - first)
        if me < ROWS:
            seats[me] = viewers[first + me] if me < held else 0
        for k in range(me, ROWS * words + room, WRITERS):
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
            if entries[how_, at] != 0:  # a count, which is put in last: its bit stays 0
                part0, part1, part2, part3, tell0, tell1, tell2, tell3 = 0, 0, 0, 0, 1, 1, 1, 1
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
            if seats[lane] < 0:
                mine = uint32(0)
            if line == lines - 1 and size % WARP:
                mine &= uint32((1 << size % WARP) - 1)
            begin = lane * row_bits + line * WARP
            shift = uint32(begin % WARP)
            cuda.atomic.or_(cells, bits_ + begin // WARP, int32(mine << shift))
            if shift:
                cuda.atomic.or_(cells, bits_ + begin // WARP + 1, int32(mine >> (uint32(WARP) - shift)))
        cuda.syncthreads()
        k = uint64(me)
        if held == ROWS:
            start = uint64(first * width * spread_bytes // 8)
            while k < uint64(ROWS * width * spread_bytes // 8):
                if as_bits:
                    eights[start + k] = int64(
                        uint64(uint32(cells[uint64(bits_) + k * uint64(2)]))
                        | uint64(uint32(cells[uint64(bits_) + k * uint64(2) + uint64(1)])) << uint64(32)
                    )
                else:
                    at_bit = k * uint64(per)
                    bits = cells[uint64(bits_) + (at_bit >> uint64(5))] >> int32(at_bit & uint64(31))
                    spelt = none
                    for e in range(per):
                        if bits & (1 << e):
                            spelt |= mark << int64(e * spread)
                    eights[start + k] = spelt
                k += uint64(WRITERS)
        else:
            while k < uint64(held * width):
                if as_bits:
                    out[uint64(first * width) + k] = uint8(
                        (cells[uint64(bits_) + (k >> uint64(2))] >> int32((k & uint64(3)) * uint64(8))) & 0xFF
                    )
                else:
                    bits = cells[uint64(bits_) + (k >> uint64(5))] >> int32(k & uint64(31))
                    out[uint64(first * width) + k] = top if bits & 1 else nothing
                k += uint64(WRITERS)
        cuda.syncthreads()
        for g in range(warp, held, warps):
            viewer = seats[g]
            for k in range(lane, len(counts), WARP):
                if viewer < 0:
                    continue
                at = counts[k]
                word = cells[g * words + entries[word_ + viewer, at]]
                part, tell = entries[part_ + viewer, at], entries[tell_ + viewer, at]
                share = float32(told(word, entries[how_, at], part, tell, entries[right_, at], units[at]))
                here = (first + g) * width + (edge + k if as_bits else at)
                if as_floats:
                    out[here] = share
                elif as_halves:  # the upper half of its bits, rounded to the nearest, to even where two are as near
                    floats[bits_ + me] = share
                    cuda.threadfence_block()  # the compiler takes the two arrays for different memory
                    bits = cells[bits_ + me]
                    out[here] = uint16((bits + (((bits >> 16) & 1) + 0x7FFF)) >> 16)
                else:
                    out[here] = uint8(share * most + half)

    return kernel
