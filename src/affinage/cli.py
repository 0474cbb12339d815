"""One command, `affinage`: play, resume, replay, check, bench, and component files."""

import io
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperGroup

from affinage import __version__
from affinage.core.errors import AffinageError, nearest

from .server import admin
from .server import commands as hosting
from .server import fleet_commands as fleet
from .terminal import arena, benchmark, coach, ladder, puzzles, rulebook, training
from .terminal import components as components_commands
from .terminal.language import language

# Everything else is imported where it is used: `affinage --help` has no need of numpy, numba or a game.
if TYPE_CHECKING:
    from rich.console import Console

    from affinage.core.game import Game
    from affinage.core.words import Say

    from .terminal.store import Kept

UsageError: Any = typer.BadParameter.__base__  # typer shows only this one of its usage errors by name


# How `affinage --help` lists them: what players need comes first, then hosts, owners of a box, research and new games.
ORDER = (
    "play", "resume", "replay", "hint", "review", "rules", "games", "serve", "admin", "backup", "restore", "doctor",
    "verify", "think", "components", "balance", "match", "ladder", "benchmark", "train", "puzzles", "bench", "check",
    "new",
)  # fmt: skip


class Commands(TyperGroup):
    """A group of commands whose mistakes end in one sentence and exit code 2, however they are started."""

    def main(self, *args: Any, **extra: Any) -> Any:
        """Run, and turn what a user did wrong into a sentence."""
        extra["standalone_mode"] = False
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):  # a terminal without UTF-8 shows ? instead of failing
                stream.reconfigure(errors="replace")
        try:
            code = super().main(*args, **extra)
        except AffinageError as error:
            _complain(str(error))
            sys.exit(2)
        except UsageError as error:
            _complain(_usage_sentence(error))
            sys.exit(2)
        except typer.Abort:
            sys.exit(1)
        sys.exit(code if isinstance(code, int) else 0)

    def list_commands(self, ctx: Any) -> list[str]:
        """Its commands in an order that helps; those of a group as they were added."""
        return sorted(super().list_commands(ctx), key=lambda name: ORDER.index(name) if name in ORDER else len(ORDER))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command by its name, or the nearest one told."""
        if not args[0].startswith("-") and args[0] not in self.commands:
            raise AffinageError(f'There is no command "{args[0]}".{nearest(args[0], list(self.commands))}')
        return super().resolve_command(ctx, args)


def _usage_sentence(error: Any) -> str:
    sentence = str(error.format_message()).strip()
    name = getattr(error, "option_name", None)
    if name and error.ctx is not None and sentence.startswith("No such option"):
        known = [opt for param in error.ctx.command.params for opt in param.opts if opt.startswith("--")]
        sentence = f'There is no option "{name}".{nearest(name, [*known, "--help"])}'
    return sentence


def _complain(sentence: str) -> None:
    from rich.console import Console
    from rich.text import Text

    console = Console(stderr=True, soft_wrap=True)
    console.print(Text.assemble(("affinage: ", "bold red"), sentence))


app = typer.Typer(
    cls=Commands,
    add_completion=False,
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    help="A table for board games about wine, cheese, beer and bread.",
)
components_app = typer.Typer(
    cls=Commands,
    invoke_without_command=True,
    rich_markup_mode=None,
    help="Look at component files, compare them and correct them.",
)
app.add_typer(components_app, name="components")
components_commands.add(components_app)
admin_app = typer.Typer(cls=Commands, invoke_without_command=True, rich_markup_mode=None, help=admin.__doc__)
app.add_typer(admin_app, name="admin")
admin.add(admin_app)
app.command()(arena.match)
app.command()(arena.balance)
app.command()(ladder.ladder)
app.command()(training.train)
app.command()(benchmark.benchmark)
app.command()(puzzles.puzzles)
app.command()(coach.hint)
app.command()(coach.review)
app.command()(rulebook.rules)
app.command()(hosting.serve)
app.command()(fleet.think)
app.command()(hosting.backup)
app.command()(hosting.restore)
app.command()(hosting.doctor)
app.command()(hosting.verify)

Language = Annotated[str | None, typer.Option("--lang", metavar="en|de", help="The language of all text.")]
Components = Annotated[
    Path | None,
    typer.Option("--components", metavar="FILE", help="A component file instead of the shipped one."),
]
Options = arena.Options
OneGame = Annotated[str | None, typer.Argument(metavar="[GAME]", help="One game; all of them if left out.")]


def _house(ctx: typer.Context, given: str | None) -> "Say":
    from affinage.core.words import say_in

    return say_in(language(ctx, given))


def _console(stderr: bool = False) -> "Console":
    from rich.console import Console

    return Console(highlight=False, stderr=stderr)


def _version(wanted: bool) -> None:
    if wanted:
        from affinage.core.about import rules_versions

        typer.echo(f"affinage {__version__}")
        for name, rules in rules_versions().items():
            typer.echo(f"{name}: rules {rules}")
        raise typer.Exit


@admin_app.callback()
@components_app.callback()
def _help_alone(ctx: typer.Context) -> None:
    """Without a command, show which there are."""
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


@app.callback()
def _begin(
    ctx: typer.Context,
    lang: Language = None,  # noqa: ARG001 - commands look it up in the context
    version: Annotated[  # noqa: ARG001 - its callback has answered already
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help="Print the version, and each game's rules."),
    ] = False,
) -> None:
    """Options that stand before a command."""
    _help_alone(ctx)


@app.command()
def games(ctx: typer.Context, lang: Language = None) -> None:
    """List the games on offer."""
    from .terminal import listing

    _console().print(listing.games(_house(ctx, lang)))


@app.command()
def new(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Lower-case letters and dashes, as in cider-press.")],
) -> None:
    """Start a new game: a small but complete one under this name, for you to change into yours."""
    from rich.console import Console

    from .terminal import new_game

    with Console(stderr=True).status(f"making {name}"):
        made = new_game.new(name)
    home, console = new_game.checkout(), _console()
    for part in made:
        console.print(f"  {part.relative_to(home)}", highlight=False)
    console.print(f"Play it:        affinage play {name}     (affinage serve has it, too)", highlight=False)
    console.print(f"Check it:       affinage check {name}", highlight=False)
    console.print("Change it:      docs/adding_a_game.md goes through its files in the best order", highlight=False)


@app.command()
def play(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(help="The game, as `affinage games` names it.")],
    seats: Annotated[
        str | None,
        typer.Option(metavar="KIND,KIND", help="Who sits where: human, novice to expert, or search, greedy, random."),
    ] = None,
    names: Annotated[str | None, typer.Option(metavar="NAME,NAME", help="What the seats are called.")] = None,
    seed: Annotated[str | None, typer.Option(metavar="TEXT", help="The same seed deals the same cards.")] = None,
    option: Options = None,
    components: Components = None,
    lang: Language = None,
) -> None:
    """Play in the terminal, against bots or each other."""
    from affinage.core.game import find
    from affinage.core.play import Table

    from .terminal import seating, store
    from .terminal.table import Terminal

    chosen = find(game, components)
    say = chosen.say(language(ctx, lang))
    kinds = seating.kinds_from(seats, chosen)
    called = seating.names_from(names, kinds, say)
    options = seating.options_from(option or [], chosen, len(kinds))
    table = Table(chosen, len(kinds), options=options, seed=seed, names=called, kinds=kinds)
    Terminal(table, store.begin(chosen), say, _console(), workshop=seating.workshop_for(table)).play()


def _newest(console: "Console", say: "Say") -> "Kept | None":
    """The unfinished games; the newest one, or the one that the player picks."""
    from datetime import datetime

    from .terminal import show, store

    unfinished = [one for one in store.kept_games() if not one.finished]
    whole = [one for one in unfinished if not one.problem]
    if unfinished:
        console.print(show.kept(unfinished, say, datetime.now().astimezone()))
    if not whole:
        console.print(say("resume-none"), markup=False)
        return None
    if len(whole) == 1 or not sys.stdin.isatty():
        return whole[0]
    try:
        answer = input(say("resume-which")).strip() or "1"
    except (EOFError, KeyboardInterrupt):
        console.print()
        return None
    numbers = [str(at) for at in range(1, len(whole) + 1)]
    return whole[int(answer) - 1] if answer in numbers else store.find(answer)


@app.command()
def resume(
    ctx: typer.Context,
    name: Annotated[str | None, typer.Argument(metavar="[ID]", help="The kept game; the newest if left out.")] = None,
    lang: Language = None,
) -> None:
    """Continue a game that was left."""
    from .terminal import seating, store
    from .terminal.table import Terminal

    console, say = _console(), _house(ctx, lang)
    kept = store.find(name) if name is not None else _newest(console, say)
    if kept is None:
        return
    table = store.open_kept(kept)
    words = table.game.say(say.language)
    Terminal(table, kept.file, words, console, workshop=seating.workshop_for(table)).play()


@app.command()
def replay(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(help="A replay file.")],
    to: Annotated[int | None, typer.Option(metavar="N", help="Print the position after N moves and stop.")] = None,
    as_seat: Annotated[
        int | None, typer.Option(metavar="N", help="Show only what this seat may know; 1 is the first.")
    ] = None,
    components: Components = None,
    lang: Language = None,
) -> None:
    """Look at a game move by move."""
    from affinage.core.replay import load

    from .terminal.replay import Viewer

    table = load(file, components)
    seat = None if as_seat is None else as_seat - 1
    viewer = Viewer(table, table.game.say(language(ctx, lang)), _console(), seat)
    if to is not None:
        viewer.once(to)
    elif sys.stdin.isatty():
        viewer.step()
    else:
        viewer.once(viewer.last)


def _chosen(game: str | None, file: Path | None) -> "list[Game]":
    """The game asked for, with its own box or a file's; all games on offer if none is named."""
    from affinage.core.about import names
    from affinage.core.game import find

    if game is None and file is not None:
        raise AffinageError("A component file belongs to one game: name it, as in affinage check beer-and-bread.")
    return [find(name, file) for name in ([game] if game is not None else names())]


@app.command()
def check(
    ctx: typer.Context,
    game: OneGame = None,
    games: Annotated[int, typer.Option(min=1, help="How many random games to play.")] = 2000,
    seed: Annotated[int, typer.Option(help="Another seed plays other games.")] = 0,
    components: Components = None,
    lang: Language = None,
) -> None:
    """Check that a game's rules hold, by playing it at random."""
    from affinage.core import checks

    from .terminal import reports

    say, wrong = _house(ctx, lang), False
    for one in _chosen(game, components):
        with reports.Progress(_console(stderr=True), say("check-running", game=one.name)) as progress:
            findings = checks.run(one, games, seed, progress.report)
        _console().print(reports.checks(one.name, checks.CHECKS, findings, say))
        wrong = wrong or bool(findings)
    if wrong:
        raise typer.Exit(1)


@app.command()
def bench(
    ctx: typer.Context,
    game: OneGame = None,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long each measurement takes.")] = 5,
    threads: Annotated[
        int | None, typer.Option(min=1, help="Threads for the parallel run; all cores if left out.")
    ] = None,
    seats: Annotated[int | None, typer.Option(min=1, help="Seats at the table; as usual if left out.")] = None,
    option: Options = None,
    components: Components = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
    lang: Language = None,
) -> None:
    """Measure how fast a game runs on this machine."""
    import json

    from affinage import bench as measuring

    from .terminal import reports, seating

    say, figures = _house(ctx, lang), {}
    for one in _chosen(game, components):
        with reports.Progress(_console(stderr=True), say("bench-running", game=one.name)) as progress:
            options = seating.options_from(option or [], one, seats)
            figures[one.name] = measuring.run(one, seconds, threads, progress.tell, seats, options)
        if not as_json:
            _console().print(reports.figures(one.name, figures[one.name], say))
    if as_json:
        typer.echo(json.dumps(figures, indent=1))


def main() -> None:
    """The entry point."""
    app(prog_name="affinage")


if __name__ == "__main__":
    main()
