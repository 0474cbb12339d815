"""Component sets: looking at one, typing one, comparing two, and handing one in for tables."""

import asyncio
import re
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request

from affinage.core import components
from affinage.core.about import folder_of
from affinage.core.about import names as offered_names
from affinage.core.box_file import written
from affinage.core.box_sets import fingerprint
from affinage.core.components import Box
from affinage.core.errors import ComponentError
from affinage.core.game import declared_box, find
from affinage.core.words import Say, say_in

from .. import box_models as models
from .. import box_page, boxes
from ..service import Refused
from ..times import milliseconds
from .common import ERRORS, Language, address, answer, hub_of, once_more, rates_of

router = APIRouter(prefix="/api/boxes", responses=ERRORS)
GameName = Annotated[str, Path(max_length=64, description="A game.")]
DraftId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{16,64}$", description="A draft, as its link names it.")]
OfSet = Annotated[str, Query(alias="set", pattern=r"^([0-9a-f]{16})?$", description="A set that is kept here.")]


def _known(game: str, say: Say) -> str:
    if game not in offered_names():
        raise Refused(404, "no-game", say("server-no-game"))
    return game


def _asked(request: Request, what: str, game: str, lang: str) -> Say:
    """The words of a game that is here, for somebody who does not ask too often."""
    rates_of(request).hit(what, address(request), say_in(lang))
    return find(_known(game, say_in(lang))).say(lang)


def _shipped(game: str) -> Box:
    return components.parse((folder_of(game) / "components.toml").read_bytes(), "components.toml")


def _box(content: dict[str, Any], say: Say) -> Box:
    """What the page sent, as the file that it would be."""
    try:
        return components.parse(written(content).encode(), say("box-this-set"))
    except ComponentError as error:
        raise Refused(422, "box", str(error)) from None


@router.get("/{game}", response_model=models.BoxSheet)
async def sheet(request: Request, game: GameName, lang: Language = "en", of: OfSet = "") -> Any:
    """The set that a game is shipped with, or one that is kept here, with the form to edit it."""
    say = _asked(request, "judge", game, lang)
    box = _shipped(game)
    if of and of != box.key:
        raw = await hub_of(request).read(components.kept, game, of)
        if raw is None:
            raise Refused(404, "no-box", say("box-not-kept"))
        box = components.parse(raw, say("box-this-set"))
    return answer(await asyncio.to_thread(box_page.sheet, game, box, lang))


@router.post("/{game}/check", response_model=models.Standing)
async def check(request: Request, game: GameName, wish: models.BoxContent, lang: Language = "en") -> Any:
    """What is found in a set while somebody types."""
    say = _asked(request, "judge", game, lang)
    return answer(await asyncio.to_thread(_standing, game, wish.content, say))


def _standing(game: str, content: dict[str, Any], say: Say) -> dict[str, Any]:
    try:
        return box_page.standing(game, content, say, components.parse(written(content).encode(), ""))
    except (ComponentError, TypeError, ValueError):  # it has no name yet, or is not TOML: it is judged all the same
        return box_page.standing(game, content, say)


@router.post("/{game}/read", response_model=models.BoxRead)
async def read(request: Request, game: GameName, wish: models.BoxText, lang: Language = "en") -> Any:
    """A component file as the page can edit it."""
    say = _asked(request, "judge", game, lang)
    try:
        box = box_page.read(game, wish.text, say)
    except ComponentError as error:
        raise Refused(422, "box", str(error)) from None
    told = await asyncio.to_thread(box_page.standing, game, box.content, say, box)
    return answer({"content": box.content, **told})


@router.post("/{game}/file", response_model=models.BoxFile)
async def file(request: Request, game: GameName, wish: models.BoxContent, lang: Language = "en") -> Any:
    """A set as the file that the command line reads, byte for byte."""
    say = _asked(request, "judge", game, lang)
    box = _box(wish.content, say)
    stem = re.sub(r"[^a-z0-9]+", "-", box.name.lower()).strip("-")[:40] or "my-box"
    return answer({"text": box.raw.decode(), "file": f"{stem}.{game}.toml"})


@router.post("/{game}/compare", response_model=models.BoxChanges)
async def compare(request: Request, game: GameName, wish: models.BoxPair, lang: Language = "en") -> Any:
    """What differs between two sets."""
    say = _asked(request, "judge", game, lang)
    before = _shipped(game).content if wish.before is None else wish.before
    for content in (before, wish.content):
        if declared_box(game).check(content).broken:
            raise Refused(422, "box", say("box-mend-first"))
    return answer({"changes": await asyncio.to_thread(box_page.differences, game, before, wish.content, say)})


@router.post("/{game}/keep", response_model=models.BoxKept)
async def keep(request: Request, game: GameName, wish: models.BoxContent, lang: Language = "en") -> Any:
    """Hand a set in, so that tables can be made with it."""
    say, hub = _asked(request, "judge", game, lang), hub_of(request)
    box, declared = _box(wish.content, say), declared_box(game)
    broken = declared.check(box.content).broken
    if broken:
        sentence = box_page.spoken(game, broken[0], box.content, say)
        raise Refused(422, "box", say("box-cannot-be-right", sentence=sentence))
    found = fingerprint(declared, box.content)
    if box.key != components.shipped(game) and await hub.read(components.kept, game, box.key) is None:
        if components.under_our_name(game, box):
            raise Refused(422, "box", say("components-our-name", name=box.name))
        await once_more(request, "box", say)
        try:
            await hub.write(boxes.keep, hub.store, game, box, found, milliseconds())
        except boxes.Full:
            raise Refused(503, "busy", say("box-no-room")) from None
    return answer({"key": box.key, "fingerprint": found, "name": box.name})


@router.post("/{game}/drafts", response_model=models.DraftShown)
async def new_draft(request: Request, game: GameName, wish: models.BoxContent, lang: Language = "en") -> Any:
    """A draft that others can go on with, by a link."""
    say, hub = _asked(request, "box", game, lang), hub_of(request)
    box = _box(wish.content, say)
    made = await hub.write(boxes.begin, hub.store, game, box.raw.decode(), milliseconds())
    return answer({"id": made.id, "game": game, "version": made.version, "text": made.text})


@router.get("/{game}/drafts/{draft}", response_model=models.DraftShown)
async def look_at_draft(request: Request, game: GameName, draft: DraftId, lang: Language = "en") -> Any:
    """A draft as it was last saved."""
    say = _asked(request, "judge", game, lang)
    found = await hub_of(request).read(boxes.draft, hub_of(request).store, draft)
    if found is None or found.game != game:
        raise Refused(404, "no-draft", say("box-no-draft"))
    return answer({"id": found.id, "game": game, "version": found.version, "text": found.text})


@router.post("/{game}/drafts/{draft}", response_model=models.DraftShown)
async def save_draft(
    request: Request, game: GameName, draft: DraftId, wish: models.DraftSaved, lang: Language = "en"
) -> Any:
    """Save a draft; whoever changed an older version is told, and nothing is written over."""
    say, hub = _asked(request, "judge", game, lang), hub_of(request)
    found = await hub.read(boxes.draft, hub.store, draft)
    if found is None or found.game != game:
        raise Refused(404, "no-draft", say("box-no-draft"))
    try:
        box_page.read(game, wish.text, say)
    except ComponentError as error:
        raise Refused(422, "box", str(error)) from None
    if not await hub.write(boxes.save, hub.store, draft, wish.version, wish.text, milliseconds()):
        raise Refused(409, "stale", say("box-draft-changed"), version=found.version)
    return answer({"id": draft, "game": game, "version": wish.version + 1, "text": wish.text})
