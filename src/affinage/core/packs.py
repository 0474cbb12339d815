"""Up to seven small counts packed into one number, eight bits each: compared, paid and gained in one step.

A part holds at most 127, so that its top bit is free to catch a borrow.
"""

from collections.abc import Sequence

PARTS = 7
TOPS = 0x0080_8080_8080_8080
MOST = 0x007F_7F7F_7F7F_7F7F  # the largest pack there is


def packed(counts: Sequence[int]) -> int:
    """Counts as a pack; the first one lowest."""
    pack = 0
    for i in range(len(counts)):
        pack |= counts[i] << (8 * i)
    return pack


def unpacked(pack: int, parts: int = PARTS) -> list[int]:
    """A pack as counts again; for people, not for compiled code."""
    return [part(pack, i) for i in range(parts)]


def one(at: int) -> int:
    """A pack with one piece of one kind."""
    return 1 << (8 * at)


def part(pack: int, at: int) -> int:
    """How many of one kind there are."""
    return (pack >> (8 * at)) & 0xFF


def fits(pack: int, have: int) -> bool:
    """Whether `have` holds at least the pack."""
    return ((have | TOPS) - pack) & TOPS == TOPS


def together(pack: int) -> int:
    """How many pieces of all kinds, up to 255."""
    return ((pack * 0x0101_0101_0101_0101) >> 56) & 0xFF
