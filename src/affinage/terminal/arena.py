"""The commands `match` and `balance`: series of games between bots, told with their intervals."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

# Everything else is imported where it is used: the command line starts without numpy and numba.
if TYPE_CHECKING:
    from rich.console import RenderableType

    from affinage.arena.balance import Balance
    from affinage.arena.match import Series
    from affinage.core.game import Game

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game.")]
Games = Annotated[int, typer.Option(min=2, help="How many games; seats are rotated on shared deals.")]
Seats = Annotated[int | None, typer.Option(min=1, help="Seats at the table; two if left out, where two can play.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
]
Seed = Annotated[int, typer.Option(help="Another seed plays other deals.")]
Threads = Annotated[int | None, typer.Option(min=1, help="Threads; all cores if left out.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
ComponentFile = Annotated[
    Path | None, typer.Option("--components", metavar="FILE", help="A component file instead of the shipped one.")
]


def match(
    game: GameName,
    bots: Annotated[str, typer.Option(help="Two bots, as in greedy,random.")] = "greedy,random",
    games: Games = 1000,
    seats: Seats = None,
    seed: Seed = 0,
    threads: Threads = None,
    option: Options = None,
    components: ComponentFile = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other, beside a mirror match and a match against random."""
    from rich.console import Console
    from rich.table import Table as Grid

    from affinage.arena.match import rate
    from affinage.core.errors import AffinageError
    from affinage.core.game import find

    one, names = find(game, components), [b.strip() for b in bots.split(",")]
    if len(names) != 2:
        raise AffinageError(f'A match is between two bots, as in --bots greedy,random; not "{bots}".')
    pairs = list(
        dict.fromkeys([(names[0], names[1]), (names[0], names[0]), (names[0], "random"), (names[1], "random")])
    )
    found = {}
    for first, second in pairs:
        series = _play(one, [first, second], games, seats, seed, threads, option, f"{first} – {second}")
        found[f"{first} – {second}"] = rate(sum(series.shares(0)), games)
    if as_json:
        typer.echo(json.dumps({k: vars(r) for k, r in found.items()}, indent=1, ensure_ascii=False))
        return
    grid = Grid(title=f"{one.name}: wins of the first bot")
    for column in ("match", "share", "95 % interval", "games"):
        grid.add_column(column, justify="left" if column == "match" else "right")
    for name, r in found.items():
        grid.add_row(name, f"{r.share:.1%}", f"{r.low:.1%} to {r.high:.1%}", str(r.games))
    Console(highlight=False).print(grid)


def balance(
    game: GameName,
    bot: Annotated[str, typer.Option(help="The bot in every seat.")] = "greedy",
    games: Games = 2000,
    seats: Seats = None,
    seed: Seed = 0,
    threads: Threads = None,
    option: Options = None,
    components: ComponentFile = None,
    as_json: AsJson = False,
) -> None:
    """Let equal bots play, and tell what the games say about seats, scores, actions and components."""
    from rich.console import Console

    from affinage.arena import balance as figures
    from affinage.core.game import find

    one = find(game, components)
    found = figures.of(_play(one, [bot], games, seats, seed, threads, option, f"{bot} – {bot}"))
    if as_json:
        typer.echo(json.dumps(_plain(found), indent=1))
    else:
        Console(highlight=False).print(_tables(one, found))


def _play(
    game: "Game", bots: list[str], games: int, seats: int | None, seed: int, threads: int | None,
    option: list[str] | None, title: str,
) -> "Series":  # fmt: skip
    from rich.console import Console

    from affinage.arena import match as arena

    from .reports import Progress
    from .seating import options_from

    with Progress(Console(stderr=True), f"{game.name}: {title}") as progress:
        progress.tell("compiling the rules, if this is the first time")
        return arena.play(
            game, bots, games, seats=seats, options=options_from(option or [], game), seed=seed, threads=threads,
            report=lambda done, total: progress.report(done, total, f"{title}: game {done} of {total}"),
        )  # fmt: skip


def _plain(found: "Balance") -> dict[str, Any]:
    """For programs: the same figures, scores in percentiles."""
    rates = {"seats": [vars(r) for r in found.seats], "lifts": {k: vars(r) for k, r in found.lifts.items()}}
    scores = {str(p): found.percentile(p / 100) for p in (5, 10, 25, 50, 75, 90, 95)}
    rest = {k: v for k, v in vars(found).items() if k not in ("seats", "lifts", "scores", "winning", "margins")}
    return {**rest, **rates, "score_percentiles": scores}


def _tables(game: "Game", found: "Balance") -> "RenderableType":
    from rich.console import Group
    from rich.table import Table as Grid

    say = game.say()
    overview = Grid("what", "figure", title=f"{say('title')}: {found.games} games between equal bots")
    for p, r in enumerate(found.seats):
        overview.add_row(f"seat {p + 1} wins", str(r))
    low, middle, high = (found.percentile(p) for p in (0.1, 0.5, 0.9))
    overview.add_row("final scores", f"median {middle}; four in five from {low} to {high}")
    overview.add_row("winning score, margin", f"{_mean(found.winning):.1f}, {_mean(found.margins):.1f}")
    for name, n in {**found.figures, "moves in a game": found.length}.items():
        overview.add_row(name, f"{n:.1f}")
    for name, n in found.categories.items():
        overview.add_row(say(f"category-{name}"), f"{n:.1f}")
    for name, share in found.endings.items():
        overview.add_row(say(f"ending-{name}"), f"{share:.1%}")
    actions = Grid("choice", "per seat and game", title="What was chosen")
    for name, n in found.actions.items():
        actions.add_row(name, f"{n:.1f}")
    lifts = Grid("component", "its owner wins", title="Where one seat had it and another did not")
    for name, r in sorted(found.lifts.items(), key=lambda row: -row[1].share):
        lifts.add_row(say(name) if say.has(name) else name, str(r))
    return Group(overview, actions, lifts)


def _mean(numbers: list[int]) -> float:
    return sum(numbers) / max(1, len(numbers))
