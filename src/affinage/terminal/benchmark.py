"""The command `benchmark`: an agent against the frozen field of Affinage Benchmark 1."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .arena import AsJson, Fresh, On, Threads, spread_of, write_page

if TYPE_CHECKING:
    from affinage.arena.benchmark import Definition, Result

Agent = Annotated[
    str, typer.Option(help="Whom to judge: module:Class, mine.py:Class, net.onnx, or a bot such as search:20000.")
]
Games = Annotated[str | None, typer.Option(metavar="GAME,GAME", help="Some games only; all if left out.")]
Seats = Annotated[str | None, typer.Option(metavar="N,N", help="Some seat counts only; all if left out.")]
Quick = Annotated[bool, typer.Option("--quick", help="A tenth of the games: for trying out, not for publishing.")]
To = Annotated[
    Path | None, typer.Option(metavar="FILE.json", help="Write results there, and a page beside it (FILE.html).")
]
Told = Annotated[
    list[str] | None,
    typer.Option("--report", metavar="NAME=VALUE", help="What a paper reports beside the results; may be repeated."),
]


def benchmark(
    agent: Agent,
    games: Games = None,
    seats: Seats = None,
    quick: Quick = False,
    report: Told = None,
    to: To = None,
    threads: Threads = None,
    fresh: Fresh = False,
    on: On = "threads",
    as_json: AsJson = False,
) -> None:
    """Judge an agent by Affinage Benchmark 1: against a frozen field, on deals that nobody may tune on."""
    from rich.console import Console

    from affinage.arena import benchmark as judge
    from affinage.arena import benchmark_results as results
    from affinage.core.errors import AffinageError

    what = judge.definition()
    size = "quick" if quick else "full"
    rows = judge.chosen(what, _words(games), _numbers(seats))
    told = results.reported(what, report or [])
    text = judge.contender(agent)
    if to is not None and to.suffix != ".json":
        raise AffinageError(f"{to} should end in .json: that is what is written there.")
    found: list[Result] = []
    try:
        found = _played(what, text, rows, what.games[size], fresh, threads, spread_of(on))
    except KeyboardInterrupt:
        raise AffinageError("Stopped. Finished games are kept: the same command goes on from there.") from None
    whole = results.as_json(what, text, size, found, told)
    if to is not None:
        write_page(to, json.dumps(whole, indent=1, ensure_ascii=False) + "\n", "The results are")
        write_page(to.with_suffix(".html"), results.page_of(what, whole))
    if as_json:
        typer.echo(json.dumps(whole, indent=1, ensure_ascii=False))
        return
    console = Console(highlight=False)
    for grid in _grids(found):
        console.print(grid)
    for line in results.remarks(what, whole):
        console.print(line, markup=False)


def kept_folder() -> Path:
    """Where finished games lie."""
    from . import store

    return store.folder().parent / "benchmark"


def _played(
    what: "Definition", text: str, rows: Any, games: int, fresh: bool, threads: int | None, spread: Any
) -> "list[Result]":
    """All disciplines, with a bar."""
    from shutil import rmtree

    from rich.console import Console

    from affinage.arena import benchmark as judge

    from .reports import Progress

    folder = kept_folder()
    if fresh and judge.fingerprint_of(text) != "house":
        rmtree(folder / judge.fingerprint_of(text), ignore_errors=True)
    with Progress(Console(stderr=True), what.name) as progress:
        progress.tell("compiling the rules, if this is the first time")
        kept = None if fresh and judge.fingerprint_of(text) == "house" else folder
        return list(judge.run(text, rows, games, kept=kept, threads=threads, spread=spread, report=progress.report))


def _grids(found: "list[Result]") -> Any:
    from rich.table import Table as Grid

    for result in found:
        r = result.rating
        told = f"rating {r.rating:.0f} ({r.low:.0f} to {r.high:.0f})" if r else "not yet rated"
        title = f"{result.discipline}: {told}"
        grid = Grid("against", "first places", "ahead of the others", title=title)
        for bot, rate in result.against.items():
            grid.add_row(bot, str(rate), f"{result.ahead[bot].share:.1%}")
        yield grid


def _words(text: str | None) -> list[str]:
    return [word.strip() for word in text.split(",")] if text else []


def _numbers(text: str | None) -> list[int]:
    from affinage.core.errors import AffinageError

    words = _words(text)
    for word in words:
        if not word.isdecimal():
            raise AffinageError(f'Seats are numbers, as in --seats 2,4; not "{word}".')
    return [int(word) for word in words]
