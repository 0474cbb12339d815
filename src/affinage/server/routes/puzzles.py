"""Puzzles: which there are, playing one at a table of its own, and having a turn judged."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request

from affinage.agents.puzzle import Puzzle
from affinage.core.about import names as offered_names
from affinage.core.game import Game, find
from affinage.core.words import Say, say_in

from .. import models, puzzle_models, puzzling
from ..service import STAND_IN, Refused
from .common import ERRORS, Language, Who, address, answer, called, hub_of, once_more, rates_of
from .lobby import lay

router = APIRouter(prefix="/api", responses=ERRORS)
GameName = Annotated[str, Path(max_length=64, description="A game.")]
Number = Annotated[int, Path(ge=1, le=9999, description="A puzzle.")]


@router.get("/puzzles", response_model=list[puzzle_models.PuzzleShelf])
async def shelves(request: Request, lang: Language = "en") -> Any:
    """The games, and how many puzzles each has."""
    rates_of(request).hit("read", address(request), say_in(lang))
    games = [find(name) for name in offered_names()]
    return answer(
        [{"game": one.name, "title": one.say(lang)("title"), "count": len(puzzling.of(one))} for one in games]
    )


@router.get("/puzzles/{game}", response_model=list[puzzle_models.PuzzleAsked])
async def shelf(request: Request, game: GameName, lang: Language = "en") -> Any:
    """The puzzles of a game, without their answers."""
    hub, one = hub_of(request), _game(game, say_in(lang))
    rates_of(request).hit("read", address(request), say_in(lang))
    say = one.say(lang)
    return answer(await hub.read(lambda: [puzzling.asked(one, found, say) for found in puzzling.of(one).values()]))


@router.post("/puzzles/{game}/{number}/start", response_model=models.TableMade)
async def start(
    request: Request, game: GameName, number: Number, wish: puzzle_models.PuzzleStart, lang: Language = "en"
) -> Any:
    """A table that begins where the puzzle is asked."""
    hub, say = hub_of(request), say_in(lang)
    await once_more(request, "table", say)
    one = _game(game, say)
    plan = puzzling.plan_for(one, _puzzle(one, number, say), called(wish.name, say), STAND_IN, hub.settings.bots)
    return answer(await lay(request, plan, say))


@router.post("/tables/{table}/check", response_model=puzzle_models.PuzzleJudged)
async def check(request: Request, who: Who, wish: puzzle_models.PuzzleCheck, lang: Language = "en") -> Any:
    """What the turn is worth that was made at a puzzle's table, and the answer."""
    hub, seat = hub_of(request), who.seat(say_in(lang))
    rates_of(request).hit("read", who.right, say_in(lang))
    async with hub.at(who.table) as room:
        sitting, say = room.sitting, room.sitting.say(lang)
        number = sitting.header.forked.get("puzzle")
        if not isinstance(number, int):
            raise Refused(422, "no-puzzle", say("puzzle-none"))
        one = _puzzle(sitting.game, number, say)
        if seat != one.seat or sitting.table is None:
            raise Refused(403, "not-asked", say("server-gathering"))
        path = puzzling.tried(sitting, one)
    return answer(await hub.read(puzzling.answered, sitting.game, one, path, wish.give_up, say))


@router.post("/tables/{table}/same-turn", response_model=puzzle_models.TurnJudged)
async def same_turn(request: Request, who: Who, wish: puzzle_models.TurnAgain, lang: Language = "en") -> Any:
    """At a table that begins in the middle of a finished game: whether my turn is as good as the one that is named."""
    hub, seat = hub_of(request), who.seat(say_in(lang))
    rates_of(request).hit("read", who.right, say_in(lang))
    async with hub.at(who.table) as room:
        sitting, say = room.sitting, room.sitting.say(lang)
        if sitting.table is None or not sitting.header.forked.get("table"):
            raise Refused(422, "no-puzzle", say("puzzle-none"))
        told = puzzling.retried(sitting, seat, wish.moves)
    return answer(told | {"sentence": say(told["sentence"])})


def _game(name: str, say: Say) -> Game:
    if name not in offered_names():
        raise Refused(404, "no-game", say("server-no-game"))
    return find(name)


def _puzzle(game: Game, number: int, say: Say) -> Puzzle:
    found = puzzling.of(game).get(number)
    if found is None:
        raise Refused(404, "no-puzzle", say("puzzle-none"))
    return found
