"""The commands `match` and `balance`: series of games between bots, told with their intervals."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

# Everything else is imported where it is used: the command line starts without numpy and numba.
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rich.console import RenderableType

    from affinage.arena.against import Difference
    from affinage.arena.balance import Balance
    from affinage.arena.match import Series
    from affinage.arena.measured import Measured
    from affinage.arena.verdict import Verdict
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
Fresh = Annotated[bool, typer.Option("--fresh", help="Play all games again, even those that are kept.")]
On = Annotated[str, typer.Option("--on", metavar="threads|ray", help="Where to play: this machine, or a Ray cluster.")]
Page = Annotated[Path | None, typer.Option("--page", metavar="FILE", help="Write the report as a page with plots.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
ComponentFile = Annotated[
    Path | None, typer.Option("--components", metavar="FILE", help="A component file instead of the shipped one.")
]

LEAST_TOLD, MOST_TOLD = 12, 24  # lines about two sets that a terminal shows; the page has all
LISTS = (
    "seats",
    "lifts",
    "pieces",
    "scores",
    "winning",
    "margins",
    "lead_changes",
)  # told by rates, percentiles and means


def match(
    game: GameName,
    bots: Annotated[
        str, typer.Option(help="Two bots, as in hard,greedy; search:2000,exploration=0.4,random; my_bot.py:Agent,hard.")
    ] = "greedy,random",
    games: Games = 1000,
    seats: Seats = None,
    seed: Seed = 0,
    threads: Threads = None,
    beside: Annotated[
        int | None,
        typer.Option(min=0, help="Games in each of the two other matches; if left out, as many as here, at most 100."),
    ] = None,
    replays: Annotated[
        str | None,
        typer.Option(metavar="N,N", help="Write these games of the match as replay files here; 0 is the first."),
    ] = None,
    option: Options = None,
    fresh: Fresh = False,
    on: On = "threads",
    components: ComponentFile = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other, beside a mirror match and a match against random."""
    from rich.console import Console
    from rich.table import Table as Grid

    from affinage.agents import split
    from affinage.arena.match import rate
    from affinage.arena.measured import measured
    from affinage.core.errors import AffinageError
    from affinage.core.game import find

    one, names = find(game, components), split(bots)
    warn_of_name(one)
    if len(names) != 2:
        raise AffinageError(f'A match is between two bots, as in --bots greedy,random; not "{bots}".')
    wanted = {(names[0], names[1]): games}
    for pair in ((names[0], names[0]), (names[0], "random"), (names[1], "random")):
        wanted.setdefault(pair, min(games, 100) if beside is None else beside)
    found, ahead = {}, {}
    for (first, second), n in wanted.items():
        if n > 0:
            series = play_series(Order(one, [first, second], n, seats, seed, threads, fresh, on, option))
            found[f"{first} – {second}"] = rate(sum(series.shares(0)), n)
            ahead[f"{first} – {second}"] = rate(sum(series.ahead(0)), n)
            if [first, second] == names:
                _write_replays(series, replays)
    if as_json:
        names_all = tuple(dict.fromkeys(names))
        told: dict[str, Any] = {
            "measured": measured(one, names_all, (seats or one.usual_seats,), games, seed).as_json()
        }
        told |= {k: vars(r) | {"ahead": vars(ahead[k])} for k, r in found.items()}
        typer.echo(json.dumps(told, indent=1, ensure_ascii=False))
        return
    several = (seats or one.usual_seats) > 2
    grid = Grid(title=f"{one.name}: wins of the first bot")
    for column in ("match", "share", "95 % interval", "games", *(["ahead of the others"] if several else [])):
        grid.add_column(column, justify="left" if column == "match" else "right")
    for name, r in found.items():
        places = [f"{ahead[name].share:.1%}"] if several else []
        grid.add_row(name, f"{r.share:.1%}", f"{r.low:.1%} to {r.high:.1%}", str(r.games), *places)
    Console(highlight=False).print(grid)


def _write_replays(series: "Series", wanted: str | None) -> None:
    """Games by their numbers as replay files in the present folder."""
    from affinage.arena.games import as_table
    from affinage.core.errors import AffinageError
    from affinage.core.replay import save

    for word in wanted.split(",") if wanted else ():
        if not word.strip().isdecimal() or int(word) >= len(series.played):
            raise AffinageError(
                f"There is no game {word.strip()}: they are numbered from 0 to {len(series.played) - 1}."
            )
        file = Path(f"{series.game.name}-match-{int(word)}.json")
        save(as_table(series.plan, series.played[int(word)]), file, with_seed=False)
        typer.echo(f"game {int(word)}: {file}", err=True)


def balance(
    game: GameName,
    bot: Annotated[str, typer.Option(help="The bot in every seat.")] = "greedy",
    games: Games = 2000,
    seats: Seats = None,
    seed: Seed = 0,
    threads: Threads = None,
    option: Options = None,
    fresh: Fresh = False,
    on: On = "threads",
    page: Page = None,
    components: ComponentFile = None,
    against: Annotated[
        Path | None,
        typer.Option(
            "--against", metavar="FILE", help="An older component set to compare with; - for the shipped one."
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let equal bots play, and report what their games say about seats, scores, actions and components."""
    from rich.console import Console

    from affinage.arena import balance as figures
    from affinage.arena import verdict
    from affinage.arena.against import differences
    from affinage.arena.against_page import against_sections, change_rows
    from affinage.arena.measured import measured
    from affinage.arena.page import balance_page
    from affinage.core.box_sets import changes
    from affinage.core.game import declared_box, find

    one = find(game, components)
    warn_of_name(one)

    def play(of: "Game") -> "Balance":
        return figures.of(play_series(Order(of, [bot], games, seats, seed, threads, fresh, on, option)))

    def what(of: "Game", balance: "Balance") -> "Measured":
        return measured(of, (bot,), (len(balance.seats),), balance.games, seed)

    found = play(one)
    verdicts, told = verdict.of(one.name, found, one.say()), what(one, found)
    more: list[tuple[str, str]] = []
    apart: list[Difference] = []
    if against is not None:
        older = find(game, None if str(against) == "-" else against)
        old = play(older)
        changed = changes(declared_box(one.name), older.box.content, one.box.content)
        apart = differences(old, found, one.say())
        more = against_sections((what(older, old), told), (old, found), changed, apart, one)
    if page is not None:
        write_page(page, balance_page(found, verdicts, told, one.say(), more))
    if as_json:
        told_apart = [vars(d) | {"by": d.by, "clear": d.clear} for d in apart]
        plain = {"measured": told.as_json()} | _plain(found) | {"verdict": [vars(v) for v in verdicts]}
        typer.echo(json.dumps(plain | ({"against": told_apart} if against is not None else {}), indent=1))
    else:
        console = Console(highlight=False)
        console.print(_measured(told), _tables(one, found, verdicts))
        if against is not None:
            console.print(_changed(change_rows(changed, one.say()), older), *_apart(apart))


def warn_of_name(game: "Game") -> None:
    """A changed set that still bears the shipped one's name is told so: figures under one name must be of one set."""
    from affinage.core.components import under_our_name
    from affinage.core.words import say_in

    if under_our_name(game.name, game.box):
        typer.echo(say_in("en")("components-our-name", name=game.box.name), err=True)


def _measured(what: "Measured") -> "RenderableType":
    from rich.table import Table as Grid

    grid = Grid("what", "was measured")
    for name, told in what.rows():
        grid.add_row(name, told)
    return grid


def _changed(rows: "Sequence[tuple[str, ...]]", older: "Game") -> "RenderableType":
    from rich.table import Table as Grid

    grid = Grid("piece", "figure", "older set", "this set", title=f"What differs from “{older.box.name}”")
    for row in rows[:MOST_TOLD]:
        grid.add_row(*row)
    if len(rows) > MOST_TOLD:
        grid.add_row(f"and {len(rows) - MOST_TOLD} more")
    return grid


def _apart(found: "list[Difference]") -> "Iterator[RenderableType]":
    from rich.table import Table as Grid

    grid = Grid("figure", "older set", "this set", "difference, 95 % interval", "n", title="Against the older set")
    shown = [d for n, d in enumerate(found) if d.clear or n < LEAST_TOLD]
    for d in shown:
        form = "{:+.1%}" if d.share else "{:+.2f}"
        plain = form.replace("+", "")
        interval = f"{form.format(d.by)} ({form.format(d.low)} to {form.format(d.high)})"
        style = "bold" if d.clear else ""
        grid.add_row(d.name, plain.format(d.old), plain.format(d.new), interval, f"{d.n:,}", style=style)
    yield grid
    clear, by_chance = sum(d.clear for d in found), len(found) / 20
    yield (
        f"Of {len(found)} figures {clear} lie outside of what chance does to nineteen in twenty; about "
        f"{by_chance:.0f} would by chance alone. {len(found) - len(shown)} others are in --page and --json."
    )


def write_page(file: Path, text: str, what: str = "The page is") -> None:
    """A report as a page, or a sentence about why not."""
    from affinage.core.errors import AffinageError

    try:
        file.write_text(text, "utf-8")
    except OSError as error:
        raise AffinageError(f"{file} cannot be written: {error.strerror}.") from None
    typer.echo(f"{what} in {file}.", err=True)


@dataclass(frozen=True)
class Order:
    """A series that a command asks for."""

    game: "Game"
    bots: list[str]
    games: int
    seats: int | None
    seed: int
    threads: int | None
    fresh: bool
    on: str
    option: list[str] | None = None


def play_series(order: Order) -> "Series":
    """The series, with a bar; games that were finished before are taken from where they are kept."""
    from rich.console import Console

    from affinage.arena import match as arena
    from affinage.arena import results_file
    from affinage.arena.own import is_own
    from affinage.core.errors import AffinageError

    from . import store
    from .reports import Progress
    from .seating import options_from

    options = options_from(order.option or [], order.game, order.seats)
    plan = arena.planned(order.game, order.bots, order.seats, order.seed, options)
    file = store.folder().parent / "matches" / results_file.name(plan)
    if order.fresh or any(is_own(bot) for bot in plan.bots):  # whose games of yesterday may be another agent's
        file.unlink(missing_ok=True)
    title = " – ".join(order.bots)
    done = 0

    def report(now: int, total: int) -> None:
        nonlocal done
        done = now
        progress.report(now, total, f"{title}: game {now} of {total}")

    with Progress(Console(stderr=True), f"{order.game.name}: {title}") as progress:
        progress.tell("compiling the rules, if this is the first time")
        try:
            return arena.play(
                order.game, order.bots, order.games, seats=order.seats, options=options, seed=order.seed,
                threads=order.threads, report=report, file=file, spread=spread_of(order.on),
            )  # fmt: skip
        except KeyboardInterrupt:
            raise AffinageError(
                f"Stopped after {done} of {order.games} games. They are kept: the same command goes on from there."
            ) from None


def spread_of(on: str) -> Any:
    """Where games are played: on this machine's threads, or on a cluster."""
    if not on_a_cluster(on):
        return None
    from affinage.arena import cluster

    return cluster.on_ray


def on_a_cluster(on: str) -> bool:
    """Whether they are played on a Ray cluster."""
    from affinage.core.errors import AffinageError, nearest

    if on in ("threads", "ray"):
        return on == "ray"
    raise AffinageError(f'Games cannot be played on "{on}".{nearest(on, ["threads", "ray"])}')


def _plain(found: "Balance") -> dict[str, Any]:
    """For programs: the same figures, scores in percentiles."""
    rates: dict[str, Any] = {"seats": [vars(r) for r in found.seats]}
    for named in ("book_actions", "lifts"):
        rates[named] = {k: vars(r) for k, r in getattr(found, named).items()}
    rates["pieces"] = [asdict(use) for use in found.pieces]
    scores = {str(p): found.percentile(p / 100) for p in (5, 10, 25, 50, 75, 90, 95)}
    rest = {k: v for k, v in vars(found).items() if k not in LISTS}
    means = {"mean_margin": _mean(found.margins), "mean_lead_changes": _mean(found.lead_changes)}
    return {**rest, **rates, **means, "score_percentiles": scores}


def _tables(game: "Game", found: "Balance", verdicts: "list[Verdict]") -> "RenderableType":
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
    overview.add_row("changes of the lead", f"{_mean(found.lead_changes):.1f}")
    overview.add_row("ended within a tenth of the winning score", f"{found.close:.1%}")
    for name, n in found.categories.items():
        overview.add_row(say(f"category-{name}"), f"{n:.1f}")
    for name, share in found.endings.items():
        overview.add_row(say(f"ending-{name}"), f"{share:.1%}")
    actions = Grid("choice", "per seat and game", title="What was chosen")
    for name, n in found.actions.items():
        actions.add_row(name, f"{n:.1f}")
    book_actions = Grid("action", "share of all actions", title="The rule book's actions")
    for name, r in found.book_actions.items():
        book_actions.add_row(say(name), str(r))
    lifts = Grid("component", "its owner wins", title="Where one seat had it and another did not")
    for name, r in sorted(found.lifts.items(), key=lambda row: -row[1].share):
        lifts.add_row(say(name) if say.has(name) else name, str(r))
    aims = Grid("aim", "found", "", title="The aims of docs/rulings.md")
    for v in verdicts:
        aims.add_row(v.aim, v.found, v.stands)
    return Group(overview, actions, *([book_actions] if found.book_actions else []), lifts, aims)


def _mean(numbers: list[int]) -> float:
    return sum(numbers) / max(1, len(numbers))
