"""The commands `hint` and `review`: what a search says about a position, and about a finished game."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from affinage.core.play import Table

ReplayFile = Annotated[Path, typer.Argument(metavar="FILE", help="A replay file.")]
Iterations = Annotated[int, typer.Option(min=1, help="How long each position is thought about.")]
Lang = Annotated[str, typer.Option("--lang", metavar="en|de", help="The language of all words.")]
MOST = 12  # own turns that a review lists, the costliest first


def hint(
    file: ReplayFile,
    to: Annotated[
        int | None, typer.Option(metavar="N", help="The position after N moves; the last if left out.")
    ] = None,
    seat: Annotated[
        int | None, typer.Option(metavar="N", help="For this seat; the first that is asked if left out.")
    ] = None,
    iterations: Iterations = 4000,
    lang: Lang = "en",
) -> None:
    """Tell the best moves of a position, from what the seat knows, and why."""
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
    spec = search_spec(iterations=iterations)
    told = explain(table.game, table.observe(chosen), chosen, table.legal(chosen), table.seats, say, spec=spec)
    names = [say(f"category-{name}") for name in table.game.score.CATEGORIES]
    grid = Grid(
        "move", "wins", "points", *names, title=table.game.describe.question(table.observe(chosen), chosen, say)
    )
    for one in told.advice:
        grid.add_row(one.words, f"{one.win:.0%}", f"{one.score:.1f}", *(f"{n:.1f}" for n in one.parts.values()))
    console = Console(highlight=False)
    console.print(grid)
    console.print(told.why, soft_wrap=True)
    console.print(say("hint-turn", turn=told.turn.headline), soft_wrap=True)


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
    iterations: Iterations = 1500,
    lang: Lang = "en",
) -> None:
    """Go through a finished game: what each own turn cost, and how much was luck."""
    from rich.console import Console
    from rich.table import Table as Grid

    from affinage.agents.review import in_words
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
    console = Console(highlight=False)
    with Progress(Console(stderr=True), str(file)) as progress:
        found = look(
            table, seat - 1, spec=search_spec(iterations=iterations),
            report=lambda done, total: progress.report(done, total, f"move {done} of {total}"),
        )  # fmt: skip
    found = in_words(table, found, table.game.say(lang))
    sums = Grid("what", "chance to win", title=f"{table.names[seat - 1]}: from {found.start:.0%} to {found.result:.0%}")
    for name, n in (("luck", found.luck), ("own choices", found.choice), ("others' choices", found.others),
                    ("second thoughts of the judge", found.thoughts)):  # fmt: skip
        sums.add_row(name, f"{n:+.1%}")
    console.print(sums)
    own = [s for s in found.steps if s.mover == seat - 1 and s.change < -0.005]
    costs = Grid("turn", "made", "cost", "better was", "then", title="Own turns that cost most")
    for s in sorted(own, key=lambda s: s.change)[:MOST]:
        costs.add_row(str(s.turn + 1), s.headline, f"{s.change:+.1%}", s.best_headline, f"{s.win:.0%}")
    console.print(costs)
    decided = Grid("turn", "who", "what", "change", title="The three turns that decided it")
    for s in found.decisive:
        who = table.names[s.mover] if len(s.seats) == 1 else table.game.say(lang)("terminal-together")
        decided.add_row(str(s.turn + 1), who, s.headline, f"{s.change:+.1%}")
    console.print(decided)
