"""What every game's view has in common, built by the house: a game adds its board and what lies before each seat.

Page, terminal, generic board, lists of tables and environments read the frame alone; only a game's own board reads the
rest. A frame is told from the covered state, like everything that leaves the table.
"""

from collections.abc import Mapping
from typing import Any, TypedDict

from .game import Game
from .view_cache import score_rows
from .words import Say


class Stage(TypedDict):
    """The banner: where the game stands."""

    number: int
    name: str


class Points(TypedDict):
    """One category of a score."""

    id: str
    name: str
    points: int


class SeatFrame(TypedDict):
    """What is told of any seat in any game."""

    seat: int
    name: str
    you: bool
    asked: bool
    final: int
    parts: list[Points]


class Result(TypedDict):
    """How it ended: each seat's place (0 is the best), who has won, and what decided it."""

    places: list[int]
    winners: list[int]
    ending: str
    sentence: str


class Frame(TypedDict):
    """The part of a view that is the same for all games."""

    title: str
    viewer: int
    phase: str
    phase_name: str
    stage: Stage
    question: str
    asked: list[int]
    over: bool
    result: Result | None
    seats: list[SeatFrame]


class Framed(TypedDict):
    """A view: the frame, and whatever the game's own type says."""

    frame: Frame


def view(game: Game, s: Any, viewer: int, say: Say) -> dict[str, Any]:
    """Everything on the table that the viewer may see, from a covered state."""
    own: Mapping[str, Any] = game.describe.view(s, viewer, say)
    return {"frame": frame(game, s, viewer, say), **own}


def frame(game: Game, s: Any, viewer: int, say: Say) -> Frame:
    """Built once for all games, from what they offer already."""
    phase = game.phases(s.phase).name.lower().replace("_", "-")  # as messages spell it
    seats = game.seats_in(s)
    asked = [p for p in range(seats) if game.rules.asked(s, p)]
    over = bool(game.rules.over(s))
    return {
        "title": say("title"),
        "viewer": viewer,
        "phase": phase,
        "phase_name": say(f"phase-{phase.replace('_', '-')}"),
        "stage": {"number": game.turns.stage(s), "name": game.turns.banner(s, say)},
        "question": game.describe.question(s, viewer, say),
        "asked": asked,
        "over": over,
        "result": result(game, s, seats, say) if over else None,
        "seats": [_seat(game, s, p, viewer, p in asked, say) for p in range(seats)],
    }


def _seat(game: Game, s: Any, p: int, viewer: int, asked: bool, say: Say) -> SeatFrame:
    parts = [0] * len(game.score.CATEGORIES)
    final = game.score.points(s, p, parts)
    rows: Any = score_rows(game.score.CATEGORIES, parts, say)
    return {"seat": p, "name": say("seat", n=p + 1), "you": p == viewer, "asked": asked, "final": final, "parts": rows}


def result(game: Game, s: Any, seats: int, say: Say) -> Result:
    """Places, winners and what decided."""
    places = [0] * seats
    game.score.rank(s, places)
    winners = [p for p, place in enumerate(places) if place == 0]
    names = say("result-and").join(say("seat", n=p + 1) for p in winners)
    key = "result-lost" if not winners else "result-wins" if len(winners) == 1 else "result-share"
    ending = game.score.ENDINGS[game.score.ending(s)]
    sentence = f"{say(key, names=names) if winners else say(key)} {say(f'ending-{ending}')}"
    return {"places": places, "winners": winners, "ending": ending, "sentence": sentence}
