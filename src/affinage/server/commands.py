"""The commands around stored tables: backup, restore, doctor and verify."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

# Everything else is imported where it is used: `affinage --help` has no need of a database.
if TYPE_CHECKING:
    from affinage.core.words import Say

Data = Annotated[
    str | None,
    typer.Option("--data", metavar="FILE|URL", help="The database: a SQLite file or a PostgreSQL address."),
]
Lang = Annotated[str, typer.Option("--lang", metavar="en|de", help="The language of all text.")]


def _say(lang: str) -> "Say":
    from affinage.core.words import say_in

    return say_in(lang)


def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 127.0.0.1 is for this computer alone.")] = "0.0.0.0",  # noqa: S104 - a table is for guests
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port.")] = 8200,
    data: Data = None,
    public_url: Annotated[str, typer.Option(metavar="URL", help="The address at which others reach it.")] = "",
    bots: Annotated[bool, typer.Option("--bots/--no-bots", help="Whether bots think.")] = True,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS", help="A web server in front, believed about where requests come from; may be repeated."
        ),
    ] = None,
    absent: Annotated[
        float,
        typer.Option(min=1, metavar="MINUTES", help="How long others wait before a bot may play for an absent player."),
    ] = 30,
    keep_open: Annotated[
        float | None, typer.Option(min=0.01, metavar="DAYS", help="How long to keep tables that nobody has started.")
    ] = None,
    keep_idle: Annotated[
        float | None,
        typer.Option(min=0.01, metavar="DAYS", help="How long to keep running tables after their last move."),
    ] = None,
    keep_ended: Annotated[
        float | None,
        typer.Option(
            min=0.01, metavar="DAYS", help="How long to keep finished tables. Without these three, all are kept."
        ),
    ] = None,
    metrics: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS|any",
            help="Who may see /metrics beside this computer: an address or network; may be repeated.",
        ),
    ] = None,
    access_log: Annotated[bool, typer.Option("--access-log", help="Log every request, without its secrets.")] = False,
    components: Annotated[
        list[Path] | None,
        typer.Option("--components", metavar="FILE", help="A component set for new tables; one for each game."),
    ] = None,
    daily: Annotated[bool, typer.Option("--daily/--no-daily", help="Whether there is a daily deal.")] = True,
    day_changes: Annotated[
        str, typer.Option(metavar="HH:MM", help="When the next daily deal begins, by this computer's clock.")
    ] = "00:00",
    inside: Annotated[
        str,
        typer.Option(metavar="URL", help="Where other servers on the same PostgreSQL reach this one."),
    ] = "",
    lang: Lang = "en",
) -> None:
    """Open the table: play in the browser, on this computer and on your network."""
    from rich.console import Console

    from .serve import run

    console, keeps = Console(highlight=False), (keep_open, keep_idle, keep_ended)
    more = (
        tuple(proxy or ()), 60 * absent, keeps, tuple(metrics or ()), access_log, tuple(components or ()), daily,
        day_changes, inside,
    )  # fmt: skip
    run(host, port, data, public_url, bots, _say(lang), console, *more)


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write the copy: a new file.")],
    data: Data = None,
    lang: Lang = "en",
) -> None:
    """Copy all tables into one file, even while people play."""
    from . import backup

    count = backup.backup(data, file)
    typer.echo(_say(lang)("keep-copied", n=count, file=str(file)))


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A copy made by `affinage backup`.")],
    data: Data = None,
    replace: Annotated[bool, typer.Option("--replace", help="Move an existing database aside.")] = False,
    lang: Lang = "en",
) -> None:
    """Put a copy of all tables back."""
    from . import backup, databases

    count = backup.restore(data, file, replace)
    where = databases.address(data)
    named = str(where.database) if where.drivername == "sqlite" else where.render_as_string(hide_password=True)
    typer.echo(_say(lang)("keep-restored", n=count, data=named))


def doctor(data: Data = None, lang: Lang = "en") -> None:
    """Replay every stored game and report what differs; and say which trained nets fit."""
    from rich.console import Console
    from rich.progress import Progress

    from . import databases, nets
    from .doctor import examine
    from .store import Store

    say = _say(lang)
    if not data and not databases.default_file().is_file():  # nobody has played here yet
        typer.echo("\n".join((*nets.told(say), say("doctor-nothing"))))
        return
    store = Store.look(data)
    try:
        with Progress(console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task(say("doctor-running"))
            found = examine(store, lambda done, of, _: bar.update(task, completed=done, total=max(of, 1)))
    finally:
        store.close()
    for sentence in (*found.wrong, *found.records, *found.notes, *nets.told(say)):
        typer.echo(sentence)
    typer.echo(
        say("doctor-told", tables=found.tables, moves=found.moves, wrong=len(found.wrong), records=len(found.records))
    )
    if found.wrong:
        raise typer.Exit(1)


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A finished game's file, from its table's page.")],
    components: Annotated[
        Path | None,
        typer.Option(
            "--components", metavar="FILE", help="The component file it was played with, if not the shipped one."
        ),
    ] = None,
    lang: Lang = "en",
) -> None:
    """Check that a finished game was dealt and played as its table promised."""
    from affinage.core.errors import ReplayError

    from . import sealed

    try:
        content = file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ReplayError(f"{file} cannot be read: {getattr(error, 'strerror', None) or error}.") from None
    proved, say = sealed.verify(content, str(file), components), _say(lang)
    typer.echo(say("verify-fine", game=proved.game, moves=proved.moves, answers=proved.answers, events=proved.events))
    if proved.taken_over:
        typer.echo(say("verify-taken-over", n=proved.taken_over))
