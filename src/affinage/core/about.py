"""What can be said of a game without loading its rules; and which games there are.

Every folder under `affinage/games` is a game. Its `__init__.py` says what it is (`ABOUT`) and imports nothing else of
the game, so that lists of games, help and component files are there at once; `game.py` holds the rest together.
"""

import importlib
import pkgutil
import sys
from functools import cache
from pathlib import Path
from typing import NamedTuple

GAMES = "affinage.games"


class About(NamedTuple):
    """A game's name, and what a list of games tells of it."""

    name: str
    version: int  # of its rules: a game that was begun under another one goes on under that (see `pinned`)
    seats: tuple[int, ...]
    minutes: tuple[int, int]  # how long a game takes with people, about
    offered: bool = True


@cache
def folder_of(name: str) -> Path:
    """The folder of a game by its name."""
    return Path(__file__).resolve().parent.parent / "games" / name.replace("-", "_")


def home_of(package: str) -> Path:
    """The folder of a game's package: where its sources were loaded from, for one under another name."""
    loaded = sys.modules.get(package)
    file = loaded.__file__ if loaded is not None else None
    return Path(file).resolve().parent if file else folder_of(package.rpartition(".")[2])


@cache
def about(name: str) -> About:
    """What a game says of itself."""
    found: About = importlib.import_module(f"{GAMES}.{name.replace('-', '_')}").ABOUT
    return found


def rules_versions() -> dict[str, int]:
    """The version of each game's rules that new tables get, by the names of the games on offer."""
    return {name: about(name).version for name in names()}


@cache
def names(everything: bool = False) -> tuple[str, ...]:
    """The games there are; with `everything` also those that are not offered to players."""
    package = importlib.import_module(GAMES)
    found = sorted(m.name.replace("_", "-") for m in pkgutil.iter_modules(package.__path__) if m.ispkg)
    return tuple(name for name in found if everything or about(name).offered)
