"""The table in a terminal, drawn from a view."""

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from affinage.core.words import Say

COLOURS = ("cyan", "magenta", "yellow", "green")
AGE_STYLE = {"bronze": "orange3", "silver": "grey70", "gold": "gold1"}
ROW_OF = {"festival": 5, "fromagerie": 3, "bistro": 2, "villes": 3}  # spaces in a row of the drawing
WIDTH = 24


def draw(view: dict[str, Any], say: Say, width: int) -> RenderableType:
    """The four venues, nearest first, with the quarters of the resource tile; then the creameries."""
    parts: list[RenderableType] = [_head(view, say)]
    if view["venues"]:
        pairs = zip(view["venues"], view["quarters"], strict=True)
        panels = [_venue(venue, quarter, view, say) for venue, quarter in pairs]
        parts.append(Columns(panels, padding=(0, 1), width=max(WIDTH, min(36, width // 4 - 2 if width >= 112 else 36))))
        parts.append(_regions(view, say))
    parts += [_creamery(seat, say) for seat in view["seats"] if seat["board"]]
    if view["corporation"]:
        parts.append(_corporation(view["corporation"], say))
    if view["draft"]:
        parts += _draft(view["draft"], say)
    parts.append(Text(view["question"], "bold"))
    return Group(*parts)


def _head(view: dict[str, Any], say: Say) -> Text:
    head = say("draw-head", turn=view["turn"], deck=view["deck"])
    return Text(f"{head}  {say('draw-last-turn')}" if view["last_turn"] else head)


def _venue(venue: dict[str, Any], quarter: dict[str, Any], view: dict[str, Any], say: Say) -> Panel:
    grid = Table.grid(padding=(0, 1))
    spaces, size = venue["spaces"], ROW_OF[venue["venue"]]
    for start in range(0, len(spaces), size):
        label = _label(venue["venue"], start // size, say)
        grid.add_row(Text(label, "dim"), *(_space(space) for space in spaces[start : start + size]))
    if venue["venue"] == "festival":
        grid.add_row(Text(""), *(Text(letter, "dim") for letter in "abcde"))
    if venue["venue"] == "villes":
        grid = _towns(spaces)
    workers = " ".join(
        f"{n}:{'-' if worker is None else worker['seat'] + 1}" for n, worker in enumerate(quarter["workers"], 1)
    )
    title = venue["name"]
    if venue["faces"] is not None:
        title += f" → {view['seats'][venue['faces']]['name']}"
    return Panel(Group(grid, Text(f"{quarter['name']} {workers}", "dim")), title=Text(title), width=WIDTH + 12)


def _label(venue: str, row: int, say: Say) -> str:
    if venue == "fromagerie":
        return f"{row + 1} {say(f'draw-sign-{row + 1}')}"
    return str(row + 1)


def _towns(spaces: list[dict[str, Any]]) -> Table:
    grid = Table.grid(padding=(0, 1))
    for row in range(9):
        cells = []
        for space in (spaces[row], spaces[row + 9]):
            cells += [_space(space), Text(space["name"][:10], "dim")]
        grid.add_row(*cells)
    return grid


def _space(space: dict[str, Any]) -> Text:
    if space["owner"] is not None:
        return Text(f"●{space['owner'] + 1}", f"bold {COLOURS[space['owner']]}")
    if space["state"] == "sample":
        return Text("◇", "dim")
    if space["state"] == "blocked":
        return Text("·", "dim")
    return Text(space["code"], AGE_STYLE[space["age"]])


def _regions(view: dict[str, Any], say: Say) -> Text:
    shown = [
        f"{region['name']} {region['worth']} ({'/'.join(map(str, region['influence']))})"
        for region in view["regions"]
        if region["worth"] is not None
    ]
    return Text(f"{say('draw-regions')} {', '.join(shown)}", "dim")


def _creamery(seat: dict[str, Any], say: Say) -> RenderableType:
    stock, score = seat["stock"], seat["score"]
    line = Text.assemble(
        (f"●{seat['seat'] + 1} {seat['name']}", f"bold {COLOURS[seat['seat']]}"),
        f"  {seat['board']}  ",
        say(
            "draw-stock",
            tokens=seat["tokens"],
            fruit=stock["fruit"],
            livestock=stock["livestock"],
            structures=stock["structure"],
            fruited=seat["fruited"],
            jam=seat["jam"],
            filled=seat["filled"],
            points=score["final"],
        ),
    )
    rows: list[RenderableType] = [line]
    workers = ", ".join(f"{w['name']}{_when(w, say)}" for w in seat["workers"])
    orders = ", ".join(f"{order['name']}{_times(order['n'])}" for order in seat["orders"]) or say("draw-none")
    rows.append(Text(f"   {say('draw-workers')} {workers}; {say('draw-orders')} {orders}"))
    parlours = ", ".join(f"{p['cost']}: {p['cheese']}{'*' if p['used'] else ''}" for p in seat["parlours"])
    built = ", ".join(f"{t['name']} ({t['cost']}){'*' if t['built'] else ''}" for t in seat["structures"])
    rows.append(Text(f"   {say('draw-parlours')} {parlours}; {say('draw-structures')} {built}", "dim"))
    if seat["you"]:
        rows += [Text(f"     {t['name']}: {t['text']}", "dim") for t in seat["structures"] if not t["built"]]
    return Group(*rows)


def _when(worker: dict[str, Any], say: Say) -> str:
    return "" if worker["back"] == 0 else f" ({say('draw-back', n=worker['back'])})"


def _times(n: int) -> str:
    return f" ×{n}" if n > 1 else ""


def _corporation(them: dict[str, Any], say: Say) -> Text:
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


def _draft(draft: dict[str, Any], say: Say) -> list[RenderableType]:
    return [
        Text(f"   {say(f'draw-{key}')} {tile['name']} ({tile['cost']}): {tile['text']}")
        for key in ("hand", "kept")
        for tile in draft[key]
    ]
