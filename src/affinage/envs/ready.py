"""A cold start said aloud: compiling a game for the first time takes a while, and silence would look like a fault.

It is said on stderr, where that is a terminal. AFFINAGE_TELL=1 asks for it elsewhere too, AFFINAGE_TELL=0 never does.
"""

import os
import sys
import types
from collections.abc import Iterator
from contextlib import contextmanager

from affinage.core.game import Game

TELL = "AFFINAGE_TELL"


def told() -> bool:
    """Whether somebody wants to hear of it."""
    asked = os.environ.get(TELL)
    return asked not in ("", "0") if asked is not None else sys.stderr.isatty()


def is_cold(game: Game, *modules: types.ModuleType) -> bool:
    """Whether nothing is kept for the game that was compiled from one of these modules."""
    place = game.place_of(*modules)
    if place is None:
        return True
    stems = [module.__name__.rpartition(".")[2] for module in modules]  # numba names its files by them
    return not all(any(place.rglob(f"{stem}.*.nbi")) for stem in stems)


@contextmanager
def compiling(game: Game, *modules: types.ModuleType) -> Iterator[bool]:
    """Around what compiles these modules; gives whether that is about to happen and is told."""
    if not told() or not is_cold(game, *modules):
        yield False
        return
    from rich.console import Console

    console, title = Console(stderr=True), game.say()("title")
    words = f"Compiling {title} for this machine, the first time only: about a minute"
    if console.is_terminal:
        with console.status(words):
            yield True
    else:
        console.print(f"{words}.", soft_wrap=True, highlight=False)
        yield True
