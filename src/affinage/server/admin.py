"""For hosts: look after the tables of a running server."""

import json
from typing import TYPE_CHECKING, Annotated, Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import typer

from .commands import Data, Lang
from .fleet_commands import thinker

# Everything else is imported where it is used: `affinage --help` has no need of a database.
if TYPE_CHECKING:
    from rich.console import Console

    from affinage.core.words import Say

At = Annotated[str, typer.Option("--at", metavar="URL", help="Where the server is.")]
Table = Annotated[str, typer.Argument(metavar="TABLE", help="A table, as `affinage admin tables` names it.")]
Person = Annotated[str, typer.Argument(metavar="PERSON", help="Somebody, as `affinage admin people` names them.")]
Address = Annotated[
    str, typer.Argument(metavar="ADDRESS", help="An IP address; an IPv6 household (/64) counts as one.")
]
HERE = "http://127.0.0.1:8200/"
PATIENCE = 30  # seconds
UNITS = ((86_400, "days"), (3_600, "hours"), (60, "minutes"), (1, "seconds"))


class House:
    """A running server, spoken to with its host's key."""

    def __init__(self, at: str, data: str | None, lang: str) -> None:
        from affinage.core.errors import AffinageError
        from affinage.core.words import say_in

        from . import databases, host_key

        self.say: Say = say_in(lang)
        if urlsplit(at).scheme not in ("http", "https") or not urlsplit(at).hostname:
            raise AffinageError(f'"{at}" is not an address: write it as {HERE}.')
        self.at, self._lang, url = at.rstrip("/") + "/", lang, databases.address(data)
        self.key = host_key.kept(url)
        if not self.key:
            raise AffinageError(self.say("admin-no-key", file=str(host_key.file_of(url))))

    def ask(self, path: str, body: dict[str, str | int] | None = None) -> Any:
        """One request; what is refused, or that nobody answers, ends in a sentence."""
        from affinage.core.errors import AffinageError

        headers = {"Authorization": f"Bearer {self.key}", "Content-Type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        request = Request(f"{self.at}api/host/{path}?lang={self._lang}", data, headers)  # noqa: S310 - http or https
        try:
            with urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310 - likewise
                return json.load(answer)
        except HTTPError as error:
            try:
                reason = str(json.load(error)["reason"])
            except (ValueError, LookupError, TypeError):
                reason = self.say("admin-no-affinage", at=self.at)
            raise AffinageError(reason) from None
        except ValueError:
            raise AffinageError(self.say("admin-no-affinage", at=self.at)) from None
        except (URLError, OSError):
            raise AffinageError(self.say("admin-not-running", at=self.at)) from None

    def ago(self, seconds: float) -> str:
        """A time in the largest unit that fits."""
        size, unit = next((one for one in UNITS if seconds >= one[0]), UNITS[-1])
        return self.say(f"admin-{unit}", n=int(seconds // size))


def _console() -> "Console":
    from rich.console import Console

    return Console(highlight=False)


def key(at: At = HERE, data: Data = None, lang: Lang = "en") -> None:
    """Print the link to the host's page. Whoever has it is the host."""
    house = House(at, data, lang)
    typer.echo(f"{house.at}#/host/{_named(house.key)}")


def tables(at: At = HERE, data: Data = None, lang: Lang = "en") -> None:
    """List all tables, the one with the newest move first."""
    from rich.table import Table as Grid

    house = House(at, data, lang)
    say, told = house.say, house.ask("tables")
    if not told["tables"]:
        typer.echo(say("admin-no-tables"))
        return
    grid = Grid(title=say("admin-tables"))
    for name in ("table", "game", "status", "seats", "moves", "idle", "thinking"):
        grid.add_column(say(f"admin-{name}"), justify="right" if name in ("moves", "idle") else "left", overflow="fold")
    for one in told["tables"]:
        seats = "\n".join(_seat(seat, say) for seat in one["seats"])
        thinking = "\n".join(f"{say('admin-class-' + t['kind'])}: {house.ago(t['seconds'])}" for t in one["thinking"])
        status = say(f"admin-status-{one['status']}")
        grid.add_row(one["table"], one["title"], status, seats, str(one["moves"]), house.ago(one["idle"]), thinking)
    _console().print(grid)
    if told["of"] > len(told["tables"]):
        typer.echo(say("admin-more", n=len(told["tables"]), of=told["of"]))


def _seat(seat: Any, say: "Say") -> str:
    from rich.markup import escape

    notes = [say("admin-bot")] if seat["level"] else [say("admin-here"), *seat["addresses"]] if seat["here"] else []
    name = escape(seat["name"]) if seat["taken"] else say("admin-free")
    aside = f" ({', '.join(notes)})" if notes else ""
    return f"{seat['seat'] + 1} {name}{aside}"


def close(table: Table, at: At = HERE, data: Data = None, lang: Lang = "en") -> None:
    """End the game at a table without a winner; it can still be looked at."""
    house = House(at, data, lang)
    house.ask(f"tables/{_named(table)}/close", {})
    typer.echo(house.say("admin-closed", table=table))


def delete(
    table: Table,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask first.")] = False,
    at: At = HERE,
    data: Data = None,
    lang: Lang = "en",
) -> None:
    """Delete a table and everything that is stored about it."""
    house = House(at, data, lang)
    if not yes and not typer.confirm(house.say("admin-delete", table=table)):
        typer.echo(house.say("admin-kept"))
        raise typer.Exit(1)
    house.ask(f"tables/{_named(table)}/delete", {})
    typer.echo(house.say("admin-deleted", table=table))


def revoke(
    table: Table,
    seat: Annotated[int, typer.Argument(metavar="SEAT", min=1, max=10, help="A seat; 1 is the first.")],
    at: At = HERE,
    data: Data = None,
    lang: Lang = "en",
) -> None:
    """Replace the link to a seat; the old one stops working."""
    house = House(at, data, lang)
    told = house.ask(f"tables/{_named(table)}/revoke", {"seat": seat - 1})
    typer.echo(house.say("admin-link" if told["kind"] == "seat" else "admin-invite", seat=seat))
    typer.echo(f"{house.at}{told['fragment']}")


def block(address: Address, at: At = HERE, data: Data = None, lang: Lang = "en") -> None:
    """Shut an address out."""
    house = House(at, data, lang)
    typer.echo(house.say("admin-blocked", address=house.ask("block", {"address": address})["address"]))


def unblock(address: Address, at: At = HERE, data: Data = None, lang: Lang = "en") -> None:
    """Let an address in again."""
    house = House(at, data, lang)
    typer.echo(house.say("admin-unblocked", address=house.ask("unblock", {"address": address})["address"]))


def thinking(at: At = HERE, data: Data = None, lang: Lang = "en") -> None:
    """Show what bots are thinking about, what is waiting, and which addresses are shut out."""
    from datetime import datetime

    from rich.table import Table as Grid

    house = House(at, data, lang)
    say, told = house.say, house.ask("thinking")
    grid = Grid(title=say("admin-thinking"))
    for name in ("class", "under-way", "waiting"):
        grid.add_column(say(f"admin-{name}"), justify="left" if name == "class" else "right")
    for one in told["classes"]:
        grid.add_row(say(f"admin-class-{one['kind']}"), str(one["under_way"]), str(one["waiting"]))
    _console().print(grid)
    shut = house.ask("blocks")
    if shut:
        grid = Grid(title=say("admin-blocks"))
        for name in ("address", "since"):
            grid.add_column(say(f"admin-{name}"))
        for one in shut:
            grid.add_row(one["address"], f"{datetime.fromtimestamp(one['at'] / 1000).astimezone():%Y-%m-%d %H:%M}")
        _console().print(grid)


def people(at: At = HERE, data: Data = None, lang: Lang = "en") -> None:
    """List the people whose devices are known here; they have no names, only devices and seats."""
    import time

    from rich.table import Table as Grid

    house = House(at, data, lang)
    say, told, now = house.say, house.ask("people"), time.time()
    grid = Grid(title=say("admin-people"))
    for name in ("person", "devices", "seats", "channels", "seen"):
        grid.add_column(say(f"admin-{name}"), justify="left" if name == "person" else "right")
    for one in told:
        seen = house.ago(max(0.0, now - one["seen_at"] / 1000))
        grid.add_row(one["id"], str(one["devices"]), str(one["seats"]), str(one["channels"]), seen)
    _console().print(grid)


def forget(person: Person, at: At = HERE, data: Data = None, lang: Lang = "en") -> None:
    """Forget a person and all their devices; the links to their seats still work."""
    house = House(at, data, lang)
    house.ask("people/delete", {"person": person})
    typer.echo(house.say("admin-forgotten", person=person))


def _named(name: str) -> str:
    """A name as a part of an address; what cannot be one is refused by the server."""
    from urllib.parse import quote

    return quote(name, safe="")


def add(app: typer.Typer) -> None:
    """The commands of `affinage admin`."""
    for command in (key, tables, close, delete, revoke, block, unblock, thinking, people, forget, thinker):
        app.command()(command)
