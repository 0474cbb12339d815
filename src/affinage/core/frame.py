"""What every game's view has in common, built by the house: a game adds its board and what lies before each seat.

Page, terminal, generic board, lists of tables and environments read the frame alone; only a game's own board reads the
rest. A frame is told from the covered state, like everything that leaves the table.
"""

from collections.abc import Mapping
from typing import Any, Literal, TypedDict

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


class Ask(TypedDict):
    """What is asked once when a seat ends its turn without something that is worth having."""

    title: str
    text: str
    first: str  # the button that goes back to it


TodoState = Literal["open", "done", "may", "not"]  # still to do; done; possible beside it; not now


class Todo(TypedDict):
    """One thing that this turn offers: what it is, how it stands, a few words about it, and where it is done."""

    id: str
    name: str
    state: TodoState
    note: str
    place: str  # how the places begin at which it is done
    ask: Ask | None


class Frame(TypedDict):
    """The part of a view that is the same for all games."""

    title: str
    viewer: int
    phase: str
    phase_name: str
    stage: Stage
    question: str
    asked: list[int]
    todo: list[Todo]
    over: bool
    result: Result | None
    seats: list[SeatFrame]


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
        "todo": _todo(game, s, viewer, say),
        "over": over,
        "result": result(game, s, seats, say) if over else None,
        "seats": [_seat(game, s, p, viewer, p in asked, say) for p in range(seats)],
    }


def _todo(game: Game, s: Any, viewer: int, say: Say) -> list[Todo]:
    """What the viewer's turn still offers, where a game tells it (`describe.todo`)."""
    told: Any = getattr(game.describe, "todo", None)
    found: list[Todo] = told(s, viewer, say) if told is not None and not game.rules.over(s) else []
    return found


def _seat(game: Game, s: Any, p: int, viewer: int, asked: bool, say: Say) -> SeatFrame:
    parts = [0] * len(game.score.CATEGORIES)
    final = game.score.points(s, p, parts)
    rows: Any = score_rows(game.score.CATEGORIES, parts, say)
    return {"seat": p, "name": say("seat", n=p + 1), "you": p == viewer, "asked": asked, "final": final, "parts": rows}


def stopped(told: dict[str, Any], how: str, seat: int, places: list[int], say: Say) -> dict[str, Any]:
    """A view of a game that ended before its rules end it: nobody is asked any more, and there is a result."""
    before: Frame = told["frame"]
    winners = [p for p, place in enumerate(places) if place == 0]
    names = say("result-and").join(say("seat", n=p + 1) for p in winners)
    key = f"result-{how}" if winners or how != "resigned" else "result-gave-up"
    sentence = say(key, seat=say("seat", n=max(0, seat) + 1), names=names)
    ended: Result = {"places": places, "winners": winners, "ending": how, "sentence": sentence}
    seats: list[SeatFrame] = [{**each, "asked": False} for each in before["seats"]]
    now: Frame = {**before, "over": True, "asked": [], "question": sentence, "result": ended, "seats": seats}
    return {**told, "frame": now}


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
