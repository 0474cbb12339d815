"""Thinkers on other machines: joining as one, and, for the host, letting them in."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Annotated

import typer

from .commands import Data, Lang

# Everything else is imported where it is used: `affinage --help` has no need of a database.
if TYPE_CHECKING:
    from sqlalchemy.engine import URL

Role = Annotated[str, typer.Argument(metavar="NAME", help="Small letters; a role of PostgreSQL is called so.")]
Address = Annotated[
    str, typer.Option("--data", metavar="URL", help="The queue's address, as `affinage admin thinker` gave it.")
]


def _postgres(data: str | None) -> "URL":
    """The database's address, where thinkers can join at all; else a sentence."""
    from affinage.core.errors import AffinageError

    from . import databases

    url = databases.address(data)
    if url.drivername == "sqlite":
        raise AffinageError("Thinkers join where the tables are on PostgreSQL: --data postgresql://user@host/name.")
    try:
        import procrastinate  # noqa: F401 - only whether it is there
        import psycopg  # noqa: F401 - likewise
    except ModuleNotFoundError:
        raise AffinageError("Thinkers need one more package: pip install 'affinage[fleet]'.") from None
    return url


@contextmanager
def _telling(url: "URL") -> Iterator[None]:
    """What PostgreSQL has against it, as a sentence."""
    import psycopg

    from affinage.core.errors import AffinageError

    from . import databases

    try:
        yield
    except psycopg.Error as error:
        where = url.set(drivername="postgresql").render_as_string(hide_password=True)
        raise AffinageError(f"{where} cannot be used: {databases.reason(error)}.") from None


def think(
    data: Address,
    at_once: Annotated[int, typer.Option(min=1, max=64, help="How many thoughts at once; each takes a core.")] = 1,
    name: Annotated[str, typer.Option(metavar="NAME", help="What to be called; this computer's name.")] = "",
) -> None:
    """Think for the bots, hints and reviews of a server elsewhere."""
    import asyncio

    from . import logs

    url = _postgres(data)
    from .fleet_queue import dsn
    from .think import think

    logs.begin()
    loop = asyncio.SelectorEventLoop  # psycopg needs this kind
    with _telling(url), suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=loop) as runner:
        runner.run(think(dsn(url), at_once, name))


def thinker(
    name: Role,
    data: Data = None,
    remove: Annotated[bool, typer.Option("--remove", help="Shut this thinker out.")] = False,
    lang: Lang = "en",
) -> None:
    """Let a machine join that thinks for this server: it sees the queue of thoughts and no table."""
    import re
    import secrets

    from affinage.core.errors import AffinageError
    from affinage.core.words import say_in

    say, url = say_in(lang), _postgres(data)
    if not re.fullmatch(r"[a-z_][a-z0-9_]{0,62}", name):
        raise AffinageError(say("admin-thinker-name", name=name))
    from . import fleet_queue

    with _telling(url):
        if remove:
            fleet_queue.put_out(fleet_queue.dsn(url), name)
            typer.echo(say("admin-thinker-gone", name=name))
            return
        password = secrets.token_urlsafe(24)
        fleet_queue.admit(fleet_queue.dsn(url), name, password)
    theirs = url.set(drivername="postgresql", username=name, password=password).render_as_string(hide_password=False)
    typer.echo(say("admin-thinker", name=name))
    typer.echo(f"affinage think --data '{theirs}'")
