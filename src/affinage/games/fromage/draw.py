"""The table in a terminal, drawn from a view."""

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from affinage.core.frame import SeatFrame
from affinage.core.words import Say

from .shapes import Corporation, Creamery, Draft, Quarter, Space, Venue, VenueId, Worker

COLOURS = ("cyan", "magenta", "yellow", "green")
AGE_STYLE = {"bronze": "orange3", "silver": "grey70", "gold": "gold1"}
ROW_OF = {"festival": 5, "fromagerie": 3, "bistro": 4, "villes": 2}  # spaces in a row of the drawing
CELL = 4  # room for a space
GAP = 3  # between venues


def draw(view: dict[str, Any], say: Say, width: int) -> RenderableType:
    """The four venues, nearest first, with the quarters of the resource tile; then the creameries."""
    parts: list[RenderableType] = [_head(view, say)]
    seats: list[SeatFrame] = view["frame"]["seats"]
    if view["venues"]:
        pairs = zip(view["venues"], view["quarters"], strict=True)
        blocks = [_venue(venue, quarter, seats, say) for venue, quarter in pairs]
        parts += side_by_side(blocks, width)
        parts += [_regions(view, say), Text(say("draw-legend"), "dim")]
    parts += [_creamery(own, seat, say) for own, seat in zip(view["seats"], seats, strict=True) if own["board"]]
    if view["corporation"]:
        parts.append(_corporation(view["corporation"], say))
    if view["draft"]:
        parts += _draft(view["draft"], say)
    parts.append(Text(view["frame"]["question"], "bold"))
    return Group(*parts)


def _head(view: dict[str, Any], say: Say) -> Text:
    head = say("draw-head", turn=view["turn"], deck=view["deck"])
    return Text(f"{head}  {say('draw-last-turn')}" if view["last_turn"] else head)


def side_by_side(blocks: list[list[Text]], width: int) -> list[Text]:
    """Blocks of lines, each in a column of its own, as many beside each other as there is room for."""
    rows: list[Text] = []
    line: list[list[Text]] = []
    used = 0
    for block in blocks:
        wide = max(text.cell_len for text in block) + GAP
        if line and used + wide - GAP > width:
            rows += _beside(line)
            line, used = [], 0
        line.append(block)
        used += wide
    return rows + _beside(line)


def _beside(blocks: list[list[Text]]) -> list[Text]:
    rows = []
    for at in range(max(len(block) for block in blocks)):
        row = Text()
        for block in blocks:
            line = block[at].copy() if at < len(block) else Text()
            line.pad_right(max(text.cell_len for text in block) + GAP - line.cell_len)
            row.append_text(line)
        row.rstrip()
        rows.append(row)
    return rows


def _venue(venue: Venue, quarter: Quarter, seats: list[SeatFrame], say: Say) -> list[Text]:
    title = venue["name"]
    if venue["faces"] is not None:
        title += f" → {seats[venue['faces']]['name']}"
    workers = " ".join(
        f"{n}:{'-' if worker is None else worker['seat'] + 1}" for n, worker in enumerate(quarter["workers"], 1)
    )
    lines = [Text(f"── {title} ", "bold"), Text(f"{quarter['name']} {workers}", "dim")]
    spaces, size = venue["spaces"], ROW_OF[venue["venue"]]
    starts = range(0, len(spaces), size)
    lines += [_row(venue["venue"], start // size, spaces[start : start + size], say) for start in starts]
    if venue["venue"] == "festival":
        lines.append(Text("   a   b   c   d   e", "dim"))
    return [*lines, Text()]


def _row(venue: VenueId, row: int, spaces: list[Space], say: Say) -> Text:
    line = Text()
    if venue == "fromagerie":
        line.append(f"{row + 1} {say(f'draw-sign-{row + 1}'):4}", "dim")
    elif venue == "festival":
        line.append(f"{row + 1}  ", "dim")
    for at, space in enumerate(spaces):
        if venue == "bistro" and at % 2 == 0:
            line.append(f"{2 * row + at // 2 + 1} ", "dim")
        cell = _space(space)
        cell.pad_right(CELL - cell.cell_len)
        line.append_text(cell)
        if venue == "villes":
            line.append(f"{space['name']:13} ", "dim")
    return line


def _space(space: Space) -> Text:
    if space["owner"] is not None:
        return Text(f"●{space['owner'] + 1}", f"bold {COLOURS[space['owner']]}")
    if space["state"] == "sample":
        return Text("◇", "dim")
    if space["age"] is None:  # not in use
        return Text("·", "dim")
    return Text(space["code"], AGE_STYLE[space["age"]])


def _regions(view: dict[str, Any], say: Say) -> Text:
    shown = [
        f"{region['name']} {region['worth']} ({'/'.join(map(str, region['influence']))})"
        for region in view["regions"]
        if region["worth"] is not None
    ]
    return Text(f"{say('draw-regions')} {', '.join(shown)}", "dim")


def _creamery(own: Creamery, seat: SeatFrame, say: Say) -> RenderableType:
    """One player's board in a box."""
    rows: list[RenderableType] = [_stock(own, seat, say), _workers(own, say)]
    parlours = ", ".join(f"{p['cost']}: {p['cheese']}{'*' if p['used'] else ''}" for p in own["parlours"])
    built = ", ".join(f"{t['name']} ({t['cost']}){'*' if t['built'] else ''}" for t in own["structures"])
    rows.append(Text(f"{say('draw-parlours')} {parlours}; {say('draw-structures')} {built}", "dim"))
    if seat["you"]:
        rows += [Text(f"  {t['name']}: {t['text']}", "dim") for t in own["structures"] if not t["built"]]
    style = box.DOUBLE if seat["asked"] else box.ROUNDED
    return Panel(Group(*rows), title=_name(own, seat), title_align="left", box=style, padding=(0, 1))


def _name(own: Creamery, seat: SeatFrame) -> Text:
    name = (f"●{seat['seat'] + 1} {seat['name']}", f"bold {COLOURS[seat['seat']]}")
    return Text.assemble("▶ " if seat["asked"] else "", name, f"  {own['board']}")


def _stock(own: Creamery, seat: SeatFrame, say: Say) -> Text:
    stock = own["stock"]
    return Text(
        say(
            "draw-stock",
            tokens=own["tokens"],
            fruit=stock["fruit"],
            livestock=stock["livestock"],
            structures=stock["structure"],
            fruited=own["fruited"],
            jam=own["jam"],
            filled=own["filled"],
            points=seat["final"],
        )
    )


def _workers(own: Creamery, say: Say) -> Text:
    workers = ", ".join(f"{w['name']}{_when(w, say)}" for w in own["workers"])
    orders = ", ".join(f"{order['name']}{_times(order['n'])}" for order in own["orders"]) or say("draw-none")
    return Text(f"{say('draw-workers')} {workers}; {say('draw-orders')} {orders}")


def _when(worker: Worker, say: Say) -> str:
    return "" if worker["back"] == 0 else f" ({say('draw-back', n=worker['back'])})"


def _times(n: int) -> str:
    return f" ×{n}" if n > 1 else ""


def _corporation(them: Corporation, say: Say) -> Text:
    shown = say(
        "draw-corporation",
        level=them["level"],
        placed=them["placed"],
        tokens=them["tokens"],
        track=them["track"],
        cards=them["cards"],
        points=them["score"],
    )
    return Text.assemble((f"●2 {them['name']}", f"bold {COLOURS[1]}"), "  ", shown, (f"  {them['rule']}", "dim"))


def _draft(draft: Draft, say: Say) -> list[RenderableType]:
    return [
        Text(f"   {say(f'draw-{key}')} {tile['name']} ({tile['cost']}): {tile['text']}")
        for key, tiles in (("hand", draft["hand"]), ("kept", draft["kept"]))
        for tile in tiles
    ]
