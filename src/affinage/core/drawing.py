"""Drawings for a terminal in parts, each in several sizes: as much of everything as a screen has room for."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.console import RenderableType


@dataclass(frozen=True)
class Part:
    """One part of a board: what people call it, and its drawings, the fullest first.

    Parts of higher rank are shortened first, and left out first where that is not enough; those of rank 0 stay whole,
    and those without a name are never left out.
    """

    name: str
    sizes: tuple[RenderableType, ...]
    rank: int = 0


Rows = Callable[[RenderableType], int]


def fit(parts: Sequence[Part], room: int, rows: Rows) -> tuple[list[RenderableType], list[Part]]:
    """The parts in sizes that fit the room together, and those left out; one row is kept for their names."""
    heights = [[rows(size) for size in part.sizes] for part in parts]
    chosen = [0 for _ in parts]
    order = sorted((at for at, part in enumerate(parts) if part.rank), key=lambda at: -parts[at].rank)
    gone: list[int] = []

    def taken() -> int:
        return sum(heights[at][size] for at, size in enumerate(chosen) if at not in gone) + bool(gone)

    for at in order:
        while taken() > room and chosen[at] + 1 < len(parts[at].sizes):
            chosen[at] += 1
    named = [at for at in order if parts[at].name]  # what has no name could not be asked for
    while taken() > room and len(gone) < len(named):
        gone.append(named[len(gone)])
    for at in reversed(order):  # what was given up for too much comes back as far as there is room
        if at in gone:
            gone.remove(at)
            if taken() > room:
                gone.append(at)
        while at not in gone and chosen[at]:
            chosen[at] -= 1
            if taken() > room:
                chosen[at] += 1
                break
    kept = [part.sizes[size] for at, (part, size) in enumerate(zip(parts, chosen, strict=True)) if at not in gone]
    return kept, [part for at, part in enumerate(parts) if at in gone]
