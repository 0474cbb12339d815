"""The command `train`: a net that learns a game by itself, in stretches of minutes."""

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

from affinage.core.errors import AffinageError

from .arena import GameName, write_page


def train(
    game: GameName,
    minutes: Annotated[float, typer.Option(min=0.01, max=10_000, help="How long this stretch is.")] = 5.0,
    to: Annotated[Path, typer.Option(help="The folder for what is learnt.")] = Path("nets"),
    start: Annotated[
        Path | None, typer.Option("--from", metavar="FILE", help="Go on where an earlier stretch stopped.")
    ] = None,
    seats: Annotated[str, typer.Option(metavar="N,N", help="Seat counts, one after another; all if left out.")] = "",
    device: Annotated[
        str, typer.Option(metavar="cuda|cpu", help="A card or the processor; auto: a card if there is one.")
    ] = "auto",
    games: Annotated[int, typer.Option(min=0, help="Games side by side; 0: as many as suit the device.")] = 0,
    rate: Annotated[float, typer.Option(min=0, max=1, help="How far the first steps go; 0: as tried.")] = 0.0,
    imitate: Annotated[
        float, typer.Option(min=0, max=1, help="Share of the time for imitating the greedy bot at the very beginning.")
    ] = 0.15,
    seed: Annotated[int, typer.Option(min=0, max=10**6)] = 1,
    page: Annotated[Path | None, typer.Option(metavar="FILE", help="A page with the story of the learning.")] = None,
) -> None:
    """Train the net that bots think with. It needs PyTorch: pip install "affinage[train]"."""
    from affinage.core.game import find

    one = find(game)
    try:
        import torch
    except ImportError:
        raise AffinageError('Training needs PyTorch: pip install "affinage[train]".') from None
    from affinage.train.page import story_page
    from affinage.train.ppo import Steps
    from affinage.train.training import Course, Training

    if not re.fullmatch(r"(\d(,\d)*)?", seats):
        raise AffinageError(f'--seats takes numbers with commas, such as 2,3, not "{seats}".')
    if start is not None and not start.is_file():
        raise AffinageError(f"There is no file {start} to go on from.")
    device = device if device != "auto" else ("cuda" if torch.cuda.is_available() else "cpu")
    if device not in ("cuda", "cpu"):
        raise AffinageError(f'--device is cuda, cpu or auto, not "{device}".')
    steps = Steps(rate=rate, student_rate=2.5 * rate) if rate else Steps()
    wanted = tuple(int(n) for n in seats.split(",") if n)
    course = Course(minutes, wanted, games, imitate=imitate, device=device, seed=seed, steps=steps)
    training = Training(one, course, start)
    with _reporting(60 * minutes) as note:
        training.prepare(note)
        training.lay_out()
        training.run(note, _turn_on_the_card() if device == "cuda" else None)
    asked = f"affinage train {game} --minutes {minutes:g}" + (f" --from {start.name}" if start else "")
    card = torch.cuda.get_device_name() if device == "cuda" else "the processor"
    for path in training.keep(to, f"{asked}, {training.moves_seen:,} moves on {card}"):
        typer.echo(f"{path}: {path.stat().st_size:,} bytes")
    if page is not None:
        write_page(page, story_page(one, training.story))


@contextmanager
def _reporting(seconds: float) -> Iterator[Any]:
    """A bar for the time, and a line for every report."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True, highlight=False)) as progress:
        task = progress.add_task("games to imitate", total=seconds)

        def note(report: dict[str, Any]) -> None:
            step, told = str(report["step"]), [f"{k} {v}" for k, v in report.items() if k != "step"]
            progress.update(task, description=step, completed=float(report.get("seconds", 0)))
            progress.console.print(f"{step}: " + ", ".join(told), soft_wrap=True)

        yield note


@contextmanager
def _turn_on_the_card() -> Iterator[None]:
    """Several trainings on one machine take turns: two at once would only slow one another down."""
    import fcntl  # cards are used where this is there

    from affinage.core.compile import cache_root

    root = cache_root()
    if root is None:
        yield
        return
    with (root / "training.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        lock.write(str(os.getpid()))
        yield
