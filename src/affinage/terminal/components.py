"""The commands of `affinage components`: looking at component files, judging them, and two of them side by side."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from affinage.core.errors import AffinageError

from .language import language

if TYPE_CHECKING:
    from affinage.core.box_findings import Findings
    from affinage.core.box_sets import Change
    from affinage.core.components import Box
    from affinage.core.words import Say

Language = Annotated[str | None, typer.Option("--lang", metavar="en|de", help="The language of all text.")]
OfGame = Annotated[str | None, typer.Option(help="The game it is for; found out by itself if left out.")]
File = Annotated[Path, typer.Argument(help="A component file.")]


def add(app: typer.Typer) -> None:
    """The commands of `affinage components`."""
    app.command("check")(check)
    app.command("show")(show)
    app.command("compare")(compare)


def check(ctx: typer.Context, file: File, game: OfGame = None, lang: Language = None) -> None:
    """Say what is wrong with a component file."""
    from rich.console import Console

    from affinage.core.box_sets import fingerprint
    from affinage.core.components import under_our_name
    from affinage.core.game import declared_box

    from . import reports

    say, box = _say(ctx, lang), _read(file)
    name, findings = _judge(box.content, game)
    console = Console(highlight=False)
    console.print(reports.component_findings(name, str(file), findings, say), soft_wrap=True)
    if not findings.broken:
        found = fingerprint(declared_box(name), box.content)
        console.print(
            say("components-fingerprint", name=box.name, fingerprint=_grouped(found)), soft_wrap=True, markup=False
        )
        if under_our_name(name, box):
            console.print(say("components-our-name", name=box.name), soft_wrap=True, markup=False, style="yellow")
    if findings.broken or findings.against_facts:
        raise typer.Exit(2)


def show(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(help="The game.")],
    to: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write it to this file, for an owner to correct.")
    ] = None,
    lang: Language = None,
) -> None:
    """Print the component file that a game is played with."""
    from affinage.core.game import find

    chosen = find(game)
    if to is None:
        typer.echo(chosen.box.raw.decode(), nl=False)
        return
    try:
        with to.open("xb") as out:  # an owner's corrections are never written over
            out.write(chosen.box.raw)
    except FileExistsError:
        raise AffinageError(f"{to} is already there; choose another name.") from None
    except OSError as error:
        raise AffinageError(f"{to} cannot be written: {error.strerror}.") from None
    typer.echo(_say(ctx, lang)("components-written", game=chosen.name, file=str(to)))


def compare(
    ctx: typer.Context,
    one: Annotated[Path, typer.Argument(metavar="A", help="A component file; - for the shipped one.")],
    other: Annotated[Path, typer.Argument(metavar="B", help="Another one of the same game; - for the shipped one.")],
    game: OfGame = None,
    lang: Language = None,
) -> None:
    """Show how two component files differ; names, sources and the order of rows do not count."""
    from rich.console import Console
    from rich.table import Table as Grid

    from affinage.core.box_sets import changes, fingerprint
    from affinage.core.game import declared_box

    say, console = _say(ctx, lang), Console(highlight=False)
    files = [file for file in (one, other) if str(file) != "-"]
    if not files:
        raise AffinageError("Name at least one file to compare with the shipped set.")
    name, _ = _judge(_read(files[0]).content, game)
    boxes, declared = [_shipped(name) if str(file) == "-" else _read(file) for file in (one, other)], declared_box(name)
    for file, box in zip((one, other), boxes, strict=True):
        broken = declared.check(box.content).broken
        if broken:
            raise AffinageError(f"{file} cannot be compared as a set of {name}: {broken[0]}")
        found = fingerprint(declared, box.content)
        console.print(
            say("components-fingerprint", name=box.name, fingerprint=_grouped(found)), soft_wrap=True, markup=False
        )
    found_changes = changes(declared, boxes[0].content, boxes[1].content)
    if not found_changes:
        console.print(say("components-alike"), style="green")
        return
    grid = Grid(say("components-where"), say("components-figure"), "A", "B")
    for change in found_changes:
        grid.add_row(f"{change.section} {change.row}".strip(), change.key or say("components-row"), *_sides(change))
    console.print(grid)


def _sides(change: "Change") -> tuple[str, str]:
    if not change.key:
        return tuple("x" if side is not None else "" for side in (change.before, change.after))  # type: ignore[return-value]
    return _figure(change.before), _figure(change.after)


def _figure(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{n} {what}" if isinstance(n, int) else f"{what} {n}" for what, n in value.items())
    if isinstance(value, list):
        return ", ".join(map(_figure, value))
    return "" if value is None else str(value)


def _grouped(found: str) -> str:
    """A fingerprint as it is read aloud."""
    return " ".join(found[at : at + 4] for at in range(0, len(found), 4))


def _read(file: Path) -> "Box":
    from affinage.core.components import parse, read_file

    return parse(read_file(file), str(file))


def _shipped(name: str) -> "Box":
    from affinage.core.about import folder_of
    from affinage.core.components import parse

    return parse((folder_of(name) / "components.toml").read_bytes(), "components.toml")


def _judge(content: dict[str, Any], game: str | None) -> "tuple[str, Findings]":
    """What the game's box says; without a game, the one that finds the least broken."""
    from affinage.core.about import names
    from affinage.core.game import declared_box, find

    tried = [find(game).name] if game is not None else list(names())
    found = [(name, declared_box(name).check(content)) for name in tried]
    return min(found, key=lambda pair: len(pair[1].broken))


def _say(ctx: typer.Context, given: str | None) -> "Say":
    from affinage.core.words import say_in

    return say_in(language(ctx, given))
