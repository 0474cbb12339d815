"""Affinage: a table for four board games about wine, cheese, beer and bread."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # `import affinage` stays light: games and numpy are loaded when first asked for
    from affinage.core.play import Table

__version__ = "0.1.0"
__all__ = ["__version__", "names", "table", "vector"]


def names() -> tuple[str, ...]:
    """The games on offer, as `table` takes them."""
    from affinage.core.about import names as offered

    return offered()


def table(
    game: str,
    seats: int | None = None,
    *,
    seed: str | None = None,
    names: Sequence[str] = (),
    options: dict[str, str] | None = None,
    components: Path | None = None,
) -> "Table":
    """A new game on a table of its own; the same seed deals the same cards."""
    from affinage.core.game import find
    from affinage.core.play import Table

    return Table(find(game, components), seats, options=options, seed=seed, names=names)


def vector(
    game: str,
    count: int,
    *,
    seats: int | None = None,
    options: dict[str, str] | None = None,
    seed: int = 0,
    reward: str = "win",
    device: str = "cpu",
    threads: int | None = None,
    components: Path | None = None,
) -> Any:
    """Many games side by side in compiled code, on all cores ("cpu") or on a GPU ("cuda"); see docs/research.md."""
    from affinage.core.game import find
    from affinage.envs.vector import make

    found = find(game, components)
    return make(found, count, seats, options, seed, reward, device, threads)
