import random
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path

from rich.console import Console

from affinage.core.game import find
from affinage.core.play import Table
from affinage.terminal import store
from affinage.terminal.table import Terminal


class Screen:
    """A console whose output can be taken page by page, and an input that answers from a script."""

    def __init__(self, answers: Iterator[str] | None = None, width: int = 200) -> None:
        self.out = StringIO()
        self.console = Console(file=self.out, width=width, highlight=False)
        self.answers: Iterator[str] = answers or iter(())
        self.pages: list[tuple[str, str]] = []  # what was printed, and the prompt under it
        self._taken = 0

    def read(self, prompt: str) -> str:
        self.pages.append((self.out.getvalue()[self._taken :], prompt))
        self._taken = len(self.out.getvalue())
        try:
            return next(self.answers)
        except StopIteration:
            raise EOFError from None

    @property
    def text(self) -> str:
        return self.out.getvalue()


def begin(game: str, kinds: str, screen: Screen, *, lang: str = "en", seed: str = "seed") -> Terminal:
    """A new game on the screen."""
    found = find(game)
    sitting = kinds.split(",")
    names = ["Ada", "Ben", "Cleo", "Dan"][: len(sitting)]
    table = Table(found, len(sitting), seed=seed, names=names, kinds=sitting)
    return Terminal(table, store.begin(found), found.say(lang), screen.console, screen.read)


def go_on(file: Path, screen: Screen, lang: str = "en") -> Terminal:
    """The kept game on the screen."""
    table = store.open_kept(store.find(file.stem))
    return Terminal(table, file, table.game.say(lang), screen.console, screen.read)


def numbers(terminal: Callable[[], Terminal], seed: int = 1) -> Iterator[str]:
    """A person who plays at random, but the same at every version of the table."""
    while True:
        table = terminal().table
        person = next(p for p in table.asked if table.kinds[p] == "human")
        count = len(table.legal(person))
        yield str(random.Random(f"{seed} {table.version}").randrange(count) + 1)
