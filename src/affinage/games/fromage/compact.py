"""The table for a small terminal: the same parts as in the whole drawing, each also as a few lines."""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from affinage.core.drawing import Part
from affinage.core.frame import SeatFrame
from affinage.core.words import Say

from .draw import (
    _corporation,
    _creamery,
    _draft,
    _head,
    _name,
    _regions,
    _space,
    _stock,
    _venue,
    _workers,
    side_by_side,
)
from .shapes import Creamery, Quarter, Venue


def parts(view: dict[str, Any], say: Say, width: int) -> list[Part]:
    """The table in parts, each whole and short."""
    seats: list[SeatFrame] = view["frame"]["seats"]
    found = [Part("", (_head(view, say),))]
    if view["venues"]:
        found.append(_venues(view, seats, say, width))
        found.append(Part(say("draw-customers"), (_regions(view, say),), 7))
        found.append(Part(say("draw-signs"), (Text(say("draw-legend"), "dim"),), 9))
    for own, seat in zip(view["seats"], seats, strict=True):
        if own["board"]:
            found.append(_player(own, seat, say))
    if view["corporation"]:
        found.append(Part(view["corporation"]["name"], (_corporation(view["corporation"], say),), 6))
    if view["draft"]:
        found.append(Part(say("draw-hand").rstrip(":"), (Group(*_draft(view["draft"], say)),), 1))
    return [*found, Part("", (Text(view["frame"]["question"], "bold"),))]


def _player(own: Creamery, seat: SeatFrame, say: Say) -> Part:
    name = _name(own, seat)
    short = Text("  ").join([name, _stock(own, seat, say), _workers(own, say)])
    sizes: tuple[RenderableType, ...] = (_creamery(own, seat, say), short)
    if not seat["you"]:
        sizes = (*sizes, Text("  ").join([name, _stock(own, seat, say)]))
    return Part(seat["name"], sizes, 2 if seat["you"] else 5)


def _venues(view: dict[str, Any], seats: list[SeatFrame], say: Say, width: int) -> Part:
    pairs = list(zip(view["venues"], view["quarters"], strict=True))
    whole = [_venue(venue, quarter, seats, say) for venue, quarter in pairs]
    others = [block[:-1] for block, (venue, _) in zip(whole, pairs, strict=True) if venue["venue"] != "villes"]
    villes = [_list_of(venue, quarter, seats) for venue, quarter in pairs if venue["venue"] == "villes"]
    sizes = (Group(*side_by_side(whole, width)), Group(*side_by_side(others, width), *villes))
    return Part(say("draw-venues"), sizes, 3)


def _list_of(venue: Venue, quarter: Quarter, seats: list[SeatFrame]) -> Text:
    """The spaces of a venue one after another."""
    faces = "" if venue["faces"] is None else f" → {seats[venue['faces']]['name']}"
    workers = " ".join(f"{n}:{'-' if w is None else w['seat'] + 1}" for n, w in enumerate(quarter["workers"], 1))
    text = Text.assemble((f"── {venue['name']}{faces} ", "bold"), (f"{quarter['name']} {workers}  ", "dim"))
    spaces = [Text.assemble(_space(space), (f" {space['name']}", "dim")) for space in venue["spaces"]]
    return text.append_text(Text("  ").join(spaces))
