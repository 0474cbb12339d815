"""What checks, measurements and component checks found, as tables and lists."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Self

from rich.console import Console, Group, RenderableType
from rich.progress import BarColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.progress import Progress as Bar
from rich.table import Table as Grid
from rich.text import Text

from affinage.core.box_findings import Findings
from affinage.core.checks import Finding
from affinage.core.words import Say


class Progress:
    """A bar for work that takes a while; `report` and `tell` move it on."""

    def __init__(self, console: Console, title: str) -> None:
        told = TextColumn("{task.description}", markup=False)
        columns = (told, BarColumn(), TimeElapsedColumn(), TextColumn("left:"), TimeRemainingColumn())
        self._bar = Bar(*columns, console=console, transient=True)
        self._title = title
        self._task = self._bar.add_task(title, total=None)

    def report(self, done: int, total: int, name: str) -> None:
        """So much of it is done, and this is under way."""
        self._bar.update(self._task, completed=done, total=total, description=name)

    def tell(self, what: str) -> None:
        """This is under way, nobody knows for how long."""
        self._bar.update(self._task, description=f"{self._title}: {what}")

    def __enter__(self) -> Self:
        self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._bar.stop()


def checks(game: str, known: Mapping[str, str], findings: Sequence[Finding], say: Say) -> RenderableType:
    """Every check with what it found."""
    grid = Grid(title=say("check-title", game=game))
    grid.add_column(say("check-name"), no_wrap=True)
    grid.add_column(say("check-result"), overflow="fold")
    for name, holds in known.items():
        wrong = [f.sentence for f in findings if f.check == name]
        fine = Text.assemble((say("check-fine"), "green"), f": {holds}")
        grid.add_row(Text(name), Text("\n".join(wrong), "red") if wrong else fine)
    return grid if findings else Group(grid, Text(say("check-clean", game=game), "green"))


UNITS = {
    "state_bytes": "state, bytes",
    "ready_after_s": "ready after, seconds",
    "moves_per_game": "moves in a game",
    "one_thread": "one thread, moves a second",
    "all_threads": "all threads, moves a second",
    "copy_ns": "copy of a state, nanoseconds",
    "plain": "plain run, moves a second",
    "gpu compile_s": "GPU ready after, seconds",
    "gpu same_as_cpu": "GPU plays the CPU's games",
    "gpu moves": "GPU, moves a second",
}


def figures(game: str, found: Mapping[str, Any], say: Say) -> RenderableType:
    """Measurements, one to a row; nested ones under their path."""
    grid = Grid(title=say("bench-title", game=game))
    grid.add_column(say("bench-what"))
    grid.add_column(say("bench-figure"), justify="right")
    for name, value in _flat(found, ""):
        grid.add_row(Text(UNITS.get(name, name.replace("_", " "))), Text(_figure(value)))
    return grid


def _flat(found: Mapping[str, Any], before: str) -> Iterator[tuple[str, Any]]:
    for name, value in found.items():
        if isinstance(value, Mapping):
            yield from _flat(value, f"{before}{name} ")
        else:
            yield before + name, value


def _figure(value: Any) -> str:
    if isinstance(value, bool) or not isinstance(value, int | float):
        return str(value)
    return f"{value:,.0f}" if abs(value) >= 100 or isinstance(value, int) else f"{value:.3g}"


def component_findings(game: str, file: str, findings: Findings, say: Say) -> RenderableType:
    """Four groups, the worst first."""
    parts: list[RenderableType] = []
    groups = (
        ("components-broken", findings.broken, "bold red"),
        ("components-against-facts", findings.against_facts, "bold yellow"),
        ("components-off-aims", findings.off_aims, "bold"),
        ("components-accepted", findings.accepted, "dim"),
    )
    for key, sentences, style in groups:
        if sentences:
            parts.append(Text(f"{say(key)} ({len(sentences)})", style))
            parts += _listed(sentences)
    if not parts:
        parts.append(Text(say("components-clean", file=file, game=game), "green"))
    if not findings.broken:
        parts.append(Text(say("components-playable", file=file, game=game), "dim"))
    return Group(*parts)


def _listed(sentences: Iterable[str]) -> Iterator[Text]:
    for sentence in sentences:
        yield Text(f"  - {sentence}")
