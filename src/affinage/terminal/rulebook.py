"""The command `rules`: a game's rule book to read and to search."""

import os
from pathlib import Path
from typing import Annotated

import typer


def rules(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(help="The game, as `affinage games` names it.")],
    chapter: Annotated[
        str, typer.Option("--chapter", metavar="NAME", help="Only one chapter or part, by its name or number.")
    ] = "",
    search: Annotated[
        str, typer.Option("--search", metavar="WORD", help="Show where the book speaks of something.")
    ] = "",
    components: Annotated[
        Path | None, typer.Option("--components", metavar="FILE", help="With the figures of this component file.")
    ] = None,
    lang: Annotated[str | None, typer.Option("--lang", metavar="en|de", help="The language of all text.")] = None,
) -> None:
    """Read a game's rule book, with the figures of its component set."""
    from rich.console import Console

    from affinage.core.game import find

    from . import rules as book

    found, console = find(game, components), Console(highlight=False)
    console.width = min(console.width, book.WIDE)
    spoken = lang or ctx.find_root().params.get("lang") or os.environ.get("AFFINAGE_LANG") or "en"
    console.print(book.shown(found, found.say(spoken), chapter, search))
