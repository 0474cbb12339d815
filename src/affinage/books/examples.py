"""The positions of a worked example: its moves made at a table of their own, each step as a seat sees it."""

from typing import Any

from affinage.core.frame import view
from affinage.core.game import Game
from affinage.core.play import Table

from .data import Example
from .told import book_of, once

Json = dict[str, Any]


@once
def shown(game: Game, name: str, language: str) -> list[Json]:
    """Every step: the sentence, the view, and what of the board is shown and marked."""
    example, say = book_of(game).examples[name], game.say(language)
    table, made, moved = begun(game, example), 0, ""
    steps: list[Json] = []
    for number, step in enumerate(example.steps, 1):
        while made < step.at:
            seat, code = example.moves[made]
            moved = game.describe.words(table.observe(seat), seat, code, say)
            table.play(seat, code)
            made += 1
        known = table.observe(example.viewer)
        steps.append(
            {
                "text": say(f"book-example-{name}-{number}", move=moved),
                "view": view(game, known, example.viewer, say),
                "show": step.show,
                "mark": step.mark,
                "area": step.area,
            }
        )
    return steps


def standing(game: Game, example: Example, step: int) -> list[list[int]]:
    """What has happened up to a step, Chance's answers included, as a table that begins there takes it over."""
    table = begun(game, example)
    for seat, code in example.moves[: example.steps[step].at]:
        table.play(seat, code)
    return [[event.seat, event.move] for event in table.events]


def begun(game: Game, example: Example) -> Table:
    """The example's deal, before its first move."""
    return Table(game, example.seats, seed=example.seed, options=dict(example.options))


@once
def opening(game: Game, language: str) -> Json:
    """A table before its first turn, as its first seat sees it: drawings of single pieces stand within one."""
    return view(game, Table(game, seed="gallery").observe(0), 0, game.say(language))
