"""The commands `hint` and `review`: what a search says about a position, and about a finished game."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from affinage.core.play import Table
    from affinage.core.words import Say

ReplayFile = Annotated[Path, typer.Argument(metavar="FILE", help="A replay file.")]
Iterations = Annotated[int, typer.Option(min=1, help="How long to think about each position.")]
Lang = Annotated[str, typer.Option("--lang", metavar="en|de", help="The language of all text.")]
QUICK = 1000  # iterations for a hint while playing: a few seconds
MOST = 12  # own turns that a review lists, the costliest first


def hint(
    file: ReplayFile,
    to: Annotated[
        int | None, typer.Option(metavar="N", help="The position after N moves; the last if left out.")
    ] = None,
    seat: Annotated[
        int | None, typer.Option(metavar="N", help="For this seat; the first that is asked if left out.")
    ] = None,
    iterations: Iterations = 2500,
    lang: Lang = "en",
) -> None:
    """Show the best turn in a position and the two next best, with reasons, from what the seat knows."""
    from rich.console import Console
    from rich.table import Table as Grid

    from affinage.agents.explain import explain
    from affinage.agents.spec import search_spec
    from affinage.core.errors import AffinageError
    from affinage.core.replay import load

    table = load(file)
    table = _at(table, to)
    say = table.game.say(lang)
    asked = table.asked
    if not asked:
        raise AffinageError("Nobody is asked for a move here: name an earlier position by --to.")
    chosen = asked[0] if seat is None else seat - 1
    if chosen not in asked:
        raise AffinageError(f"Seat {seat} is not asked here; {' and '.join(str(p + 1) for p in asked)} is.")
    known, spec = table.observe(chosen), search_spec(iterations=iterations)
    told = explain(table.game, known, chosen, table.seats, say, spec=spec)
    console = Console(highlight=False)
    console.print(told.title, style="bold", markup=False, soft_wrap=True)
    console.print(told.why, markup=False, soft_wrap=True)
    price = told.advice[1].contrast.price if len(told.advice) > 1 and told.advice[1].contrast else ""
    if price:
        console.print(say("hint-price", price=price), soft_wrap=True)
    grid = Grid(say("hint-turns"), say("hint-wins"), say("hint-points"), box=None, pad_edge=False)
    for one in told.advice:
        grid.add_row(one.words, f"{one.win:.0%}", f"{one.score:.1f}")
    console.print(grid)


def hint_lines(table: "Table", seat: int, say: "Say", iterations: int = QUICK) -> list[str]:
    """A hint for somebody at the table, in sentences: the whole turn that promises most, and why."""
    from affinage.agents.explain import explain
    from affinage.agents.spec import search_spec

    spec = search_spec(iterations=iterations)
    told = explain(table.game, table.observe(seat), seat, table.seats, say, spec=spec)
    number = table.legal(seat).index(told.advice[0].move) + 1
    return [told.title, told.why, say("terminal-hint", number=number)]


def _at(table: "Table", to: int | None) -> "Table":
    """The table after so many of the moves that stand."""
    from affinage.core.play import Table

    events = table.standing()
    shadow = Table(
        table.game, table.seats, options=table.options, seed=table.dealer.seed, names=table.names, deal=False
    )
    for event in events if to is None else events[: max(0, to)]:
        shadow.put(event)
    return shadow


def review(
    file: ReplayFile,
    seat: Annotated[int, typer.Option(min=1, metavar="N", help="From this seat; 1 is the first.")] = 1,
    iterations: Iterations = 600,
    lang: Lang = "en",
) -> None:
    """Go through a finished game: how good each turn was, what decided it, and how much was luck."""
    from rich.console import Console
    from rich.table import Table as Grid

    from affinage.agents.look_back import told
    from affinage.agents.review import review as look
    from affinage.agents.spec import search_spec
    from affinage.core.errors import AffinageError
    from affinage.core.replay import load

    from .reports import Progress

    table = load(file)
    if not table.over:
        raise AffinageError("A review is for a finished game; this one is still under way.")
    if seat > table.seats:
        raise AffinageError(f"There are {table.seats} seats, so no seat {seat}.")
    console, own = Console(highlight=False), seat - 1
    with Progress(Console(stderr=True), str(file)) as progress:
        figures = look(
            table, own, spec=search_spec(iterations=iterations),
            report=lambda done, total: progress.report(done, total, f"{done}/{total}"),
        )  # fmt: skip
    say = table.game.say(lang)
    found = told(table, figures, say)
    console.print(say("review-of", name=table.names[own], start=_percent(figures.win.start),
                      result=_percent(figures.win.result)), soft_wrap=True)  # fmt: skip
    people = Grid("", say("review-skill"), say("review-luck"), box=None, pad_edge=False)
    for name, one in zip(table.names, found["people"], strict=True):
        people.add_row(name, say("review-of-hundred", n=one["skill"]), one["words"])
    console.print(people)
    for line in (found["in_points"], found["in_chances"], found["doubt"]):
        if line:
            console.print(line, soft_wrap=True)
    costs = Grid(say("review-turn"), say("review-made"), say("review-verdict"), say("review-cost"), say("review-best"),
                 title=say("review-costly"))  # fmt: skip
    lost = [(step, one) for step in found["steps"] for one in step["verdicts"] if one["seat"] == own and one["best"]]
    for step, one in sorted(lost, key=lambda pair: -pair[1]["loss"])[:MOST]:
        costs.add_row(str(step["turn"] + 1), one["made"], one["label"], _percent(-one["loss"]), one["best"])
    if lost:
        console.print(costs)
    console.print(say("review-decided"), style="bold")
    for number, one in enumerate(found["stories"], 1):
        verdicts = found["steps"][one["turn"]]["verdicts"]
        said = next(each for each in verdicts if each["seat"] == one["seat"])
        line = say("review-story", n=number, turn=one["turn"] + 1, name=table.names[one["seat"]], title=said["made"],
                   label=said["label"], before=_percent(one["before"]), after=_percent(one["after"]))  # fmt: skip
        console.print(f"{line} {said['text']}", markup=False, soft_wrap=True)


def _percent(n: float) -> str:
    return f"{round(100 * n)} %".replace("-", "\u2212")
