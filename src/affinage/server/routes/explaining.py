"""After the game: what a bot would have done at one move, and why."""

from functools import partial
from typing import Any

from fastapi import APIRouter, Request

from affinage.core.words import Say

from .. import models
from .. import paper_models as papers
from ..advice import advice, levels
from ..payload import legal
from ..service import Refused
from ..thinkers import Question
from .afterwards import Anybody
from .common import ERRORS, Language, address, answer, can_think, hub_of, rates_of, thought_about

router = APIRouter(prefix="/api/tables/{table}", responses=ERRORS)


@router.post("/explain", response_model=models.Hint)
async def explain(request: Request, holder: Anybody, wish: papers.ExplainWish, lang: Language = "en") -> Any:
    """The best turns from one move of a finished game on, as far as its mover could know, and why."""
    question, say = await _question(request, holder, wish, lang)
    found = await thought_about(request, holder.table, partial(hub_of(request).thinkers.advise, question), say)
    return answer(advice(question, found, say))


@router.post("/compare", response_model=papers.Compared)
async def compare(request: Request, holder: Anybody, wish: papers.ExplainWish, lang: Language = "en") -> Any:
    """What a bot of each level would have done in place of one turn of a finished game."""
    question, say = await _question(request, holder, wish, lang)
    found = await thought_about(request, holder.table, partial(hub_of(request).thinkers.compare, question), say)
    return answer({"levels": levels(question, found, say)})


async def _question(request: Request, holder: Anybody, wish: papers.ExplainWish, lang: str) -> tuple[Question, Say]:
    """What the mover of that move knew."""
    hub = hub_of(request)
    async with hub.at(holder.table) as room:
        sitting, say = room.sitting, room.sitting.say(lang)
        rates_of(request).hit("think", holder.right or address(request), say)
        if sitting.status != "over" or sitting.table is None:
            raise Refused(403, "not-over", say("server-not-over"))
        told = sitting.table.told
        if not 0 <= wish.number < len(told) or told[wish.number].seat < 0:
            raise Refused(422, "no-position", say("server-no-position"))
        can_think(hub, sitting.game, say)
        seat, known = told[wish.number].seat, sitting.table.before(wish.number)
        sitting.game.observe.cover(known, seat)
        return Question(sitting.game, known, legal(sitting.game, known, seat), seat, sitting.table.seats, ""), say
