"""Leaving before the end: resigning, and what is asked of the others."""

from typing import Any

from fastapi import APIRouter, Request

from .. import models
from ..service import Sitting
from ..store import New
from .common import ERRORS, Language, Who, answer, hub_of, rates_of
from .playing import once

router = APIRouter(prefix="/api/tables/{table}", responses=ERRORS)


@router.post("/resign", response_model=models.Moved)
async def resign(request: Request, who: Who, wish: models.ResignWish, lang: Language = "en") -> Any:
    """Give up: the other one has won, or (with more than two seats) a bot plays on in this one."""
    hub = hub_of(request)

    def act(sitting: Sitting, seat: int, move_id: str) -> New:
        return sitting.resign(seat, move_id, hub.now(), sitting.say(lang))

    return answer(await once(hub, rates_of(request), who, wish.move_id, lang, act))


@router.post("/ask", response_model=models.Moved)
async def ask(request: Request, who: Who, wish: models.AskWish, lang: Language = "en") -> Any:
    """Ask everybody to end the game without a winner, or to take one's own last turn back. Bots always agree."""
    hub = hub_of(request)

    def act(sitting: Sitting, seat: int, move_id: str) -> New:
        return sitting.ask(seat, wish.what, move_id, hub.now(), sitting.say(lang))

    return answer(await once(hub, rates_of(request), who, wish.move_id, lang, act))


@router.post("/answer", response_model=models.Moved)
async def reply(request: Request, who: Who, wish: models.AnswerWish, lang: Language = "en") -> Any:
    """Agree to what is asked, or decline it; the asker withdraws it."""
    hub = hub_of(request)

    def act(sitting: Sitting, seat: int, move_id: str) -> New:
        return sitting.answer(seat, wish.ask, wish.agree, move_id, hub.now(), sitting.say(lang))

    return answer(await once(hub, rates_of(request), who, wish.move_id, lang, act))
