"""Rule books: their texts and figures, their worked examples, playing on from one; and all cards of a box."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request

from affinage.books import examples, gallery, told
from affinage.books.data import Example, has_book
from affinage.core.game import Game
from affinage.core.words import say_in

from .. import book_models as models
from ..models import SeatWish, TableMade
from ..seating import Plan
from ..service import Refused
from .common import ERRORS, Language, answer, called, hub_of, once_more
from .lobby import lay, wishes
from .papers import GameName, offered

router = APIRouter(prefix="/api/games/{game}", responses=ERRORS)
ExampleName = Annotated[str, Path(max_length=64, description="A worked example.")]


@router.get("/book", response_model=models.Book)
async def book(game: GameName, lang: Language = "en") -> Any:
    """A game's rule book, with the figures of the shipped component set."""
    found = offered(game, say_in(lang))
    if not has_book(found):
        return answer({"chapters": [], "game": game, "title": found.say(lang)("title"), **_no_book(found)})
    return answer(await asyncio.to_thread(told.told, found, lang))


def _no_book(game: Game) -> dict[str, Any]:
    return {"set": game.box.name, "own_set": False, "index": told.index(game)}


def _example(game: Game, name: str, lang: str) -> Example:
    found = told.book_of(game).examples.get(name) if has_book(game) else None
    if found is None:
        raise Refused(404, "no-example", say_in(lang)("server-no-example"))
    return found


@router.get("/book/examples/{example}", response_model=models.BookExample)
async def worked(game: GameName, example: ExampleName, lang: Language = "en") -> Any:
    """The positions of a worked example."""
    found = offered(game, say_in(lang))
    one = _example(found, example, lang)
    steps = await asyncio.to_thread(examples.shown, found, example, lang)
    title = found.say(lang)(f"book-example-{example}")
    about = {"id": example, "title": title, "seats": one.seats, "viewer": one.viewer, "options": dict(one.options)}
    return answer({**about, "steps": steps})


@router.post("/book/examples/{example}/try", response_model=TableMade)
async def play_on(
    request: Request, game: GameName, example: ExampleName, wish: models.TryWish, lang: Language = "en"
) -> Any:
    """A table that begins at a position of the example: oneself in the seat that is shown, bots in the others."""
    say = say_in(lang)
    await once_more(request, "table", say)
    found = offered(game, say)
    one = _example(found, example, lang)
    if wish.step >= len(one.steps):
        raise Refused(422, "no-position", say("server-no-position"))
    standing = await asyncio.to_thread(examples.standing, found, one, wish.step)
    bots = hub_of(request).settings.bots
    other = SeatWish(kind="bot", level="novice" if bots else "random")
    seats = [SeatWish(kind="me") if p == one.viewer else other for p in range(one.seats)]
    plan = Plan(
        game=found,
        name=called(wish.name, say),
        seats=wishes(seats, say),
        options=dict(one.options),
        clock={"kind": "none", "seconds": 0},
        hints=True,
        guide=False,
        forked={"table": "", "at": len(standing), "moves": len(standing), "standing": standing},
        bots=bots,
    )
    return answer(await lay(request, plan, say))


@router.get("/cards", response_model=models.Gallery)
async def all_cards(game: GameName, lang: Language = "en") -> Any:
    """All cards, tiles and spaces of a game's box; without any, where the game does not tell of them."""
    found = offered(game, say_in(lang))
    if not gallery.has_gallery(found):
        raise Refused(404, "no-gallery", say_in(lang)("server-no-gallery"))
    told_pieces = await asyncio.to_thread(gallery.gallery, found, lang)
    opening = await asyncio.to_thread(examples.opening, found, lang)
    return answer(told_pieces | {"opening": opening, "seats": found.usual_seats})
