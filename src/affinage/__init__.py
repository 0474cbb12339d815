"""Affinage: a table for four board games about wine, cheese, beer and bread."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Literal, overload

if TYPE_CHECKING:  # `import affinage` stays light: games and numpy are loaded when first asked for
    from affinage.core.errors import AffinageError
    from affinage.core.game import Game
    from affinage.core.play import Table
    from affinage.envs.device import DeviceVector
    from affinage.envs.positions import Positions
    from affinage.envs.vector import Vector

__version__ = "0.2.0"
__all__ = ["AffinageError", "DeviceVector", "Game", "Positions", "Table", "Vector", "__version__", "names", "table"]
__all__ += ["vector"]

_HOMES = {  # of the types that are loaded when somebody names them
    "AffinageError": "affinage.core.errors",
    "DeviceVector": "affinage.envs.device",
    "Game": "affinage.core.game",
    "Positions": "affinage.envs.positions",
    "Table": "affinage.core.play",
    "Vector": "affinage.envs.vector",
}


def __getattr__(name: str) -> type:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    found: type = getattr(import_module(_HOMES[name]), name)
    return found


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
    components: str | Path | None = None,
) -> "Table":
    """A new game on a table of its own; the same seed deals the same cards."""
    from affinage.core.game import find
    from affinage.core.play import Table

    return Table(find(game, components), seats, options=options, seed=seed, names=names)


@overload
def vector(
    game: str,
    count: int,
    *,
    seats: int | None = None,
    options: dict[str, str] | None = None,
    seed: int = 0,
    reward: str = "win",
    device: Literal["cpu"] = "cpu",
    threads: int | None = None,
    components: str | Path | None = None,
    chance: str = "dealt",
    skip_forced: bool = False,
    form: str | None = "float32",
) -> "Vector": ...


@overload
def vector(
    game: str,
    count: int,
    *,
    seats: int | None = None,
    options: dict[str, str] | None = None,
    seed: int = 0,
    reward: str = "win",
    device: str,
    threads: int | None = None,
    components: str | Path | None = None,
    chance: str = "dealt",
    skip_forced: bool = False,
    form: str | None = "float32",
) -> "Vector | DeviceVector": ...


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
    components: str | Path | None = None,
    chance: str = "dealt",
    skip_forced: bool = False,
    form: str | None = "float32",
) -> "Vector | DeviceVector":
    """Many games side by side in compiled code, on all cores ("cpu") or on a GPU ("cuda"); see docs/research.md.

    `chance="explicit"`: the caller answers for Chance; `skip_forced`: the only legal move is made at once; `form`: what
    observations are written as (None: not at all).
    """
    from affinage.core.game import find
    from affinage.envs.vector import make

    found = find(game, components)
    return make(
        found, count, seats, options, seed, reward, device, threads, chance=chance, skip_forced=skip_forced, form=form
    )
