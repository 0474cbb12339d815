"""The command `ladder`: how strong each level is, and what twice the thinking is worth."""

import json
from typing import TYPE_CHECKING, Annotated

import typer

from .arena import (
    AsJson,
    ComponentFile,
    Fresh,
    GameName,
    On,
    Order,
    Page,
    Seats,
    Seed,
    Threads,
    play_series,
    warn_of_name,
    write_page,
)

if TYPE_CHECKING:
    from affinage.arena.match import Series

MEASURED = 3.0  # seconds of search for its speed


def ladder(
    game: GameName,
    games: Annotated[int, typer.Option(min=2, help="How many games each pair plays.")] = 100,
    levels: Annotated[
        str | None, typer.Option(metavar="BOT,BOT", help="Weakest first; all levels if left out.")
    ] = None,
    seats: Seats = None,
    doublings: Annotated[int, typer.Option(min=0, max=12, help="How many times to double the thinking.")] = 4,
    budget: Annotated[str, typer.Option(help="Where doubling starts: iterations, or seconds as in 0.1s.")] = "250",
    seed: Seed = 0,
    threads: Threads = None,
    fresh: Fresh = False,
    on: On = "threads",
    page: Page = None,
    components: ComponentFile = None,
    as_json: AsJson = False,
) -> None:
    """Rate all levels for every seat count, and see what twice the thinking is worth."""
    from rich.console import Console
    from rich.table import Table as Grid

    from affinage.agents import split
    from affinage.agents.speed import iterations_a_second
    from affinage.arena import ladder as rungs
    from affinage.arena.measured import measured
    from affinage.arena.own import named
    from affinage.arena.page import ladder_page
    from affinage.core.cores import cores
    from affinage.core.game import find

    one = find(game, components)
    warn_of_name(one)
    players = tuple(split(levels)) if levels else rungs.PLAYERS
    for player in players:
        named(player)
    thinking = rungs.doubled(f"search:{budget}", doublings)

    def play(bots: list[str], count: int) -> "Series":
        return play_series(Order(one, bots, games, count, seed, threads, fresh, on))

    counts = (seats,) if seats else tuple(n for n in one.seats if n > 1)
    found = rungs.climb(one.name, counts, players, play)
    rungs.double(found, thinking, counts[0], play)
    workers = threads or cores()
    for count in counts:
        found.speed[f"{count} seats, {workers} threads"] = iterations_a_second(one, count, workers, MEASURED)
    what = measured(one, (*players, *thinking), counts, games, seed)
    if page is not None:
        write_page(page, ladder_page(found, what, one.say()))
    if as_json:
        typer.echo(json.dumps({"measured": what.as_json()} | found.as_json(), indent=1, ensure_ascii=False))
        return
    console = Console(highlight=False)
    for name, told in what.rows():
        console.print(f"{name}: {told}")
    for count, rows in found.ratings.items():
        grid = Grid("bot", "rating", "95 % interval", "games", title=f"{one.name}: ratings with {count} seats")
        for r in rows:
            grid.add_row(r.name, f"{r.rating:.0f}", f"{r.low:.0f} to {r.high:.0f}", str(r.games))
        console.print(grid)
    grid = Grid("match", "seats", "first places", "ahead of", title="Each level against the one below")
    for count, steps in found.steps.items():
        for name, rate in steps.items():
            grid.add_row(name, str(count), str(rate), str(found.ahead[count][name]))
    console.print(grid)
    grid = Grid("match", "wins of the first", title="Twice the thinking against once")
    for name, rate in found.doublings.items():
        grid.add_row(name, str(rate))
    console.print(grid)
    for name, n in found.speed.items():
        console.print(f"search: {n:,.0f} iterations a second ({name})")
