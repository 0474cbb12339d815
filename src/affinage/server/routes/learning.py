"""Learning a game: its first lesson step by step, and the table on which one plays on from there."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request

from affinage.core.about import names as offered_names
from affinage.core.lesson import Lesson, lesson_of
from affinage.core.words import Say, say_in

from .. import lesson_models, lessons, models
from ..service import Refused
from .common import ERRORS, Language, address, answer, called, hub_of, once_more, rates_of
from .lobby import lay

router = APIRouter(prefix="/api/lessons/{game}", responses=ERRORS)
GameName = Annotated[str, Path(max_length=64, description="A game.")]


async def _lesson(game: str, say: Say) -> Lesson:
    found = await asyncio.to_thread(lesson_of, game) if game in offered_names() else None
    if found is None:
        raise Refused(404, "no-lesson", say("server-no-lesson"))
    return found


@router.get("", response_model=lesson_models.Lesson)
async def lesson(game: GameName, lang: Language = "en") -> Any:
    """The script of a game's first lesson."""
    found = await _lesson(game, say_in(lang))
    return answer(lessons.script(found, lessons.say_of(found, lang)))


@router.get("/position", response_model=models.Payload)
async def position(
    request: Request,
    game: GameName,
    at: Annotated[models.Whole, Query(description="After so many moves of the lesson.")],
    name: Annotated[models.Name, Query(description="What the learner is called.")],
    lang: Language = "en",
) -> Any:
    """A position of the lesson, as the learner may know it; choices have their `written` form, as scripts name them."""
    say = say_in(lang)
    rates_of(request).hit("read", address(request), say)
    found = await _lesson(game, say)
    if at not in found.positions:
        raise Refused(422, "no-position", say("server-no-lesson-position"))
    return answer(await asyncio.to_thread(lessons.payload, found, at, lang, called(name, say)))


@router.post("/table", response_model=models.TableMade)
async def play_on(request: Request, game: GameName, wish: lesson_models.PlayOn, lang: Language = "en") -> Any:
    """A table of one's own that begins where the lesson ends, against a novice."""
    say = say_in(lang)
    await once_more(request, "table", say)
    found = await _lesson(game, say)
    bots = hub_of(request).settings.bots
    return answer(await lay(request, lessons.plan(found, len(found.line), called(wish.name, say), bots, True), say))
