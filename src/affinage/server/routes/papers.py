"""What lies beside the table: score pads, rules, and links as pictures."""

import asyncio
from importlib import import_module
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request

from affinage.core.about import names as offered_names
from affinage.core.errors import AffinageError
from affinage.core.game import Game, find
from affinage.core.pad import Pad, checked, rows
from affinage.core.words import Say, say_in

from .. import paper_models as models
from .. import qr, rules_page
from ..service import Refused
from .common import ERRORS, Language, address, answer, rates_of

router = APIRouter(prefix="/api", responses=ERRORS)
GameName = Annotated[str, Path(max_length=64, description="A game.")]


def offered(name: str, say: Say) -> Game:
    """A game by its name, if it is offered here."""
    if name not in offered_names():
        raise Refused(404, "no-game", say("server-no-game"))
    return find(name)


def _pad(game: Game) -> Pad:
    found: Any = import_module(f"{game.package}.pad")
    pad: Pad = found
    return pad


@router.get("/pad/{game}", response_model=models.PadSheet)
async def pad(game: GameName, lang: Language = "en") -> Any:
    """The rows of a game's score pad."""
    found = offered(game, say_in(lang))
    say = found.say(lang)
    return answer({"game": game, "title": say("title"), "seats": list(found.seats), "rows": rows(_pad(found), say)})


@router.post("/pad/{game}", response_model=models.PadSums)
async def add_up(request: Request, game: GameName, wish: models.PadFilled, lang: Language = "en") -> Any:
    """The sums of a filled sheet, and who has won."""
    found = offered(game, say_in(lang))
    rates_of(request).hit("pad", address(request), say_in(lang))
    try:
        return answer(checked(_pad(found), found.seats, wish.model_dump(), found.say(lang)))
    except AffinageError as error:
        raise Refused(422, "pad", str(error)) from None


@router.get("/games/{game}/rules", response_model=list[models.Chapter])
async def rules(game: GameName, lang: Language = "en") -> Any:
    """What a game asks, phase by phase."""
    offered(game, say_in(lang))
    return answer(await asyncio.to_thread(rules_page.chapters, game, lang))


@router.post("/qr", response_model=models.QrDrawing)
async def draw(request: Request, wish: models.QrWish, lang: Language = "en") -> Any:
    """A link as a picture for a telephone's camera."""
    rates_of(request).hit("pad", address(request), say_in(lang))
    return answer(await asyncio.to_thread(qr.drawing, wish.text))  # it takes as long as twenty moves
