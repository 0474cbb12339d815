"""The list of games, told without loading any of their rules."""

import tomllib
from pathlib import Path

from rich.table import Table as Grid
from rich.text import Text

from affinage.core.about import about, folder_of, names
from affinage.core.words import Say, say_in


def games(say: Say) -> Grid:
    """The games on offer: each with a line of figures, and what it is below."""
    grid = Grid(show_lines=True)
    for key in ("name", "title", "seats", "rules"):
        grid.add_column(say(f"games-{key}"), no_wrap=key in ("name", "seats"))
    for name in names():
        game, words = about(name), say_in(say.language, folder_of(name) / "words")
        counts = ", ".join(str(n) for n in game.seats)
        box = Text(f"{say('games-set')}: {set_name(folder_of(name))}", "dim")
        what = Text("\n").join([Text(words("title"), "bold"), Text(words("short-description")), box])
        grid.add_row(Text(game.name, "bold"), what, counts, str(game.version))
    return grid


def set_name(folder: Path) -> str:
    """What a game's component set is called: its section comes first, and the rest of the file is not read."""
    head, _, _ = (folder / "components.toml").read_text("utf-8").partition("\n[[")
    return str(tomllib.loads(head)["set"]["name"])
