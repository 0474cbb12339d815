"""What a thinker on another machine is asked and answers, as JSON: it comes from elsewhere, so nothing is unpickled.

A question holds what one seat may know and nothing else: no table, no name, no right. Whoever asks is a lane, a digest
that says nothing. A review has the moves of a game that is over, without its names and its seed.
"""

import base64
import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pydantic import TypeAdapter, ValidationError

from affinage import __version__
from affinage.agents.explain import Idea
from affinage.agents.levels import in_a_hurry
from affinage.agents.review import Review
from affinage.agents.spec import parse
from affinage.core.game import Game, find

from . import thinking
from .queueing import SO_FAR, effort

if TYPE_CHECKING:
    from .questions import Question

CHOOSE, ADVISE, COMPARE, JUDGE = "choose", "advise", "compare", "judge"
VERSION = __version__
QUEUE = f"think {VERSION}"  # thinkers take what their own Affinage has asked
TASK = "think"


@dataclass(frozen=True)
class Move:
    """A bot's choice from elsewhere."""

    move: int
    hurried: bool
    waited: float  # seconds until a thinker had it in hand


_FORMS: dict[str, TypeAdapter[Any]] = {
    CHOOSE: TypeAdapter(Move),
    ADVISE: TypeAdapter(list[Idea]),
    COMPARE: TypeAdapter(list[tuple[str, tuple[int, ...]]]),
    JUDGE: TypeAdapter(Review),
}


def key_of(game: Game) -> str:
    """A game that is the same everywhere: its rules and its shipped component set."""
    return f"{game.name} {game.version} {game.box.key}"


def can_travel(game: Game) -> bool:
    """Whether others have this game, too: not with a component set of somebody's own, nor by earlier rules."""
    return not game.own_box and find(game.name).package == game.package


def told_of(question: "Question") -> dict[str, Any]:
    """A position as its seat may know it."""
    return {
        "game": question.game.name,
        "known": base64.b64encode(question.known.to_bytes()).decode(),
        "legal": question.legal,
        "seat": question.seat,
        "seats": question.seats,
        "level": question.level,
    }


def without_names(text: str) -> str:
    """A finished game's replay without what reviews do not need: who played, and what its deal followed from."""
    content: dict[str, Any] = json.loads(text)
    content["seed"] = None
    for number, seat in enumerate(content["seats"], 1):
        seat["name"] = f"Seat {number}"
    return json.dumps(content, ensure_ascii=False)


def written(work: str, found: Any) -> str:
    """An answer as text."""
    return _FORMS[work].dump_json(found).decode()


def read(work: str, text: str) -> Any:
    """An answer as it was, or nothing where it is none."""
    try:
        return _FORMS[work].validate_json(text)
    except ValidationError:
        return None


def task_of(
    work: str, told: dict[str, Any], late: float, left: float, waited: float = 0.0, deadline: float = 20.0
) -> "Task":
    """What a thinker's own process does for it: a bot whose turn comes late thinks less, the whole turn counted."""
    if work == JUDGE:
        return Task(thinking.judge, (told["text"], told["seat"]), left)
    game = find(told["game"])
    known, legal = base64.b64decode(told["known"]), [int(move) for move in told["legal"]]
    seat, seats, level = int(told["seat"]), int(told["seats"]), str(told["level"])
    if work == CHOOSE:
        usual = parse(level)
        now = in_a_hurry(usual, game, seats, effort(waited + late, deadline))
        seconds = min(SO_FAR * deadline, SO_FAR * left)
        asked = (game, known, legal, seat, seats, str(now), seconds)
        return Task(thinking.choose, asked, left, lambda found: Move(found[0], found[1] or now != usual, late))
    return Task(thinking.advise if work == ADVISE else thinking.compare, (game, known, seat, seats), left)


def _as_it_is(found: Any) -> Any:
    return found


@dataclass(frozen=True)
class Task:
    """A function with what it is given, how long it may take, and what becomes of its answer."""

    work: Callable[..., Any]
    args: tuple[Any, ...]
    seconds: float
    answer: Callable[[Any], Any] = _as_it_is
