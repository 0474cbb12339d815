"""The command `puzzles`: positions with one best turn, looked for in games of bots, and judged again later."""

from typing import Annotated

import typer

from .arena import GameName, On, Seats, Threads, on_a_cluster


def puzzles(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many games to look through.")] = 100,
    start: Annotated[int, typer.Option("--from", min=0, help="The number of the first of these games.")] = 0,
    seats: Seats = None,
    threads: Threads = None,
    on: On = "threads",
    most: Annotated[int, typer.Option(min=1, help="How many puzzles to ship at most for so many seats.")] = 60,
    proven: Annotated[
        bool, typer.Option("--proven", help="Quick games, and only what can be proven at their ends.")
    ] = False,
    ship: Annotated[bool, typer.Option("--ship", help="Add what was found to the game's own puzzles.")] = False,
    levels: Annotated[
        bool, typer.Option("--levels", help="Let each level of bots try every shipped puzzle once, and count.")
    ] = False,
    again: Annotated[
        bool, typer.Option("--again", help="Judge the shipped puzzles again, by today's rules and components.")
    ] = False,
) -> None:
    """Look for puzzles in games between bots; an interrupted search continues where it stopped."""
    from rich.console import Console

    from affinage.agents import puzzle
    from affinage.arena import cluster
    from affinage.arena import puzzle_series as series
    from affinage.core.game import find

    from .reports import Progress
    from .store import folder

    one, console = find(game), Console(stderr=True)
    file = one.folder / puzzle.FILE
    if levels:
        with Progress(console, f"{one.name}: tried by each level") as bar:
            rows = series.solved_by(one, series.LEVELS_BY_CARE, lambda done, of: bar.report(done, of, one.name))
        for row in rows:
            typer.echo(f"{one.name}, seats {row.seats}: {row.level} solves {row.solved} of {row.of}")
        return
    if again:
        with Progress(console, f"{one.name}: judged again") as bar:
            kept, gone = series.judged_again(one, lambda done, of: bar.report(done, of, one.name))
        puzzle.write(one, kept, file)
        typer.echo(f"{one.name}: {len(kept)} puzzles still hold, {gone} are none any more.")
        return
    count = one.usual_seats if seats is None else seats
    notes = [folder().parent / "puzzles" / f"{one.name}-{count}{kind}.jsonl" for kind in ("-proven", "")]
    wanted = notes[0 if proven else 1]
    with Progress(console, f"{one.name}: puzzles") as bar:
        found = series.look_through(
            one, count, games, wanted, threads, lambda done, of: bar.report(done, of, one.name), proven, start,
            cluster.puzzles_on_ray if on_a_cluster(on) else None,
        )  # fmt: skip
    every = [found_one for note in notes for found_one in series.gathered(one, count, note).puzzles]
    shipped = puzzle.read(one)
    picked = series.chosen(shipped, every, count, most)
    typer.echo(f"{one.name}: {len(found.puzzles)} puzzles in {len(found.games)} games, kept in {wanted}.")
    for why, n in found.left_out.most_common():
        typer.echo(f"  {n} left out: {why}")
    for level in (*series.LEVELS_BY_CARE, ""):
        if n := sum(one.level == level for one in picked):
            typer.echo(f"  {n} found by {level or 'no level'}")
    if ship:
        puzzle.write(one, picked, file)
        typer.echo(f"  {len(picked) - len(shipped)} new ones written to {file}, which has {len(picked)} by now")
