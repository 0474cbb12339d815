"""The table for a small terminal: the same parts as in the whole drawing, each also as a few lines."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from affinage.core.drawing import Part
from affinage.core.words import Say

from .draw import (
    WIDE,
    View,
    _barrels,
    _colour,
    _estate,
    _experts,
    _export,
    _fair,
    _heading,
    _is_used,
    _magnates,
    _markets,
    _producer,
    _quadrel,
    _regions,
    _seat,
    _seats,
    _vintage,
)


def parts(view: View, say: Say, width: int) -> list[Part]:
    """The table in parts, each whole and short."""
    viewer = max(0, view["frame"]["viewer"])
    places = list(zip(view["frame"]["seats"], view["seats"], strict=True))
    places = places[viewer + 1 :] + places[: viewer + 1]  # mine comes last, next to the question
    question = Text.assemble(("▶ ", "bold"), (view["frame"]["question"], "bold"))
    found = [
        Part("", (_heading(view, say),)),
        Part(say("draw-quadrel"), (_quadrel(view, say), _short_quadrel(view, say)), 3),
        Part(say("draw-vintage"), (_vintage(view, say), _short_vintage(view, say)), 6),
        Part(say("draw-features"), (_fair(view, say), _short_fair(view, say)), 8),
        Part(say("draw-regions"), (_regions(view, say), _short_regions(view, say, width)), 4),
        Part(say("draw-experts"), (_experts(view, say), _short_experts(view, say)), 7),
        Part(f"{say('draw-sales')}, {say('draw-exports')}", (_markets(view, say), _short_markets(view, say)), 9),
        Part(say("draw-magnates"), (_magnates(view, say), _short_magnates(view)), 10),
    ]
    for place, seat in places:
        sizes: tuple[RenderableType, ...] = (_producer(place, seat, say), _short_producer(place, seat, say))
        if not place["you"]:
            sizes = (*sizes, _figures_only(place, seat, say))
        found.append(Part(place["name"], sizes, 1 if place["you"] else 5))
    return [*found, Part("", (question,))]


def _short_quadrel(view: View, say: Say) -> Table:
    grid = Table.grid(padding=(0, 2))
    cells = []
    for space in view["quadrel"]:
        note = f" ({say('draw-taxed')})" if space["taxed"] else f" {space['tax_year']}" if space["tax_year"] else ""
        cells.append(Text.assemble((space["name"], "bold"), (note, "dim"), " ", _seats(space["seats"])))
    for row in range(3):
        grid.add_row(*cells[3 * row : 3 * row + 3])
    return grid


def _short_vintage(view: View, say: Say) -> Text:
    vintage, (anabela, bruno, carolina) = view["vintage"], view["magnates"]
    weather = say("draw-weather", weather=f"{vintage['weather']:+d}")
    return Text.assemble(
        (f"{vintage['name']}, {weather}", "bold"),
        f"  {anabela['name']}: ",
        _colour(vintage["colour"], vintage["colour_name"]),
        f"  {bruno['name']}: {say('draw-wants-value', n=vintage['value'])}",
        f"  {carolina['name']}: {' '.join(str(n) for n in vintage['regions'])}",
    )


def _short_fair(view: View, say: Say) -> Text:
    pieces = [Text(f"{f['name']} {f['at']}/{f['of']} ({f['points']})") for f in view["features"]]
    booths = [
        Text.assemble(_seat(booth["seat"]), f" {booth['name']}")
        for booth in view["booths"]
        if booth["seat"] is not None
    ]
    free = [f"{b['name']} {b['points']}" for b in view["booths"] if b["seat"] is None]
    if free:
        booths.append(Text(f"{say('draw-booths')}: {', '.join(free)}", "dim"))
    return Text("  ").join([*pieces, *booths])


def _short_regions(view: View, say: Say, width: int) -> Table:
    """Two regions a line, three where there is room: name, top tile, price, renown, whose estates."""
    grid, cells = Table.grid(padding=(0, 3)), []
    for region in view["regions"]:
        name = f"{region['number']} {region['name']}"
        if region["out"]:
            cells.append(Text(f"{name} {say('draw-out')}", "dim"))
            continue
        top = Text("–")
        if region["top"]:
            top = Text.assemble(_colour(region["top"], region["top_name"]), f" {region['price']}")
        cubes = "■" * region["cubes"] + "□" * (region["inset"] - region["cubes"])
        cells.append(Text.assemble(f"{name} ", top, f" {cubes} ", _seats(region["seats"])))
    across = 3 if width >= WIDE else 2
    for first in range(0, len(cells), across):
        grid.add_row(*cells[first : first + across])
    return grid


def _short_experts(view: View, say: Say) -> Text:
    tops = [f"{d['name']}: {d['top']['name'].partition('(')[2].rstrip(')')}" for d in view["experts"] if d["top"]]
    return Text.assemble((f"{say('draw-experts')} ", "dim"), "  ".join(tops))


def _short_markets(view: View, say: Say) -> Text:
    pieces = []
    for house in view["sales"]:
        slots = [
            _colour(slot["colour"], f" {say(slot['colour'])[0]}{slot['request']} ") if slot["seat"] is None
            else _seat(slot["seat"])
            for slot in house["slots"]
        ]  # fmt: skip
        pieces.append(Text.assemble((f"{house['name']} ", "dim"), Text("").join(slots)))
    for country in view["exports"]:
        rows = Text("").join(_export(slot) for slot in country["slots"])
        pieces.append(Text.assemble((f"{say('draw-majority', n=country['majority'])} ", "dim"), rows))
    return Text("  ").join(pieces)


def _short_magnates(view: View) -> Text:
    pieces = []
    for magnate in view["magnates"]:
        taken = [_seat(m["seat"]) for m in magnate["multipliers"] if m["seat"] is not None]
        actions = [Text.assemble(f"{a['name']} ", _barrels(a["barrels"])) for a in magnate["actions"]]
        head = Text.assemble((magnate["name"], "bold"), " ", _barrels(magnate["barrels"]), *taken, ": ")
        pieces.append(Text.assemble(head, Text(", ").join(actions)))
    return Text("  ").join(pieces)


def _short_producer(place: View, seat: View, say: Say) -> Group:
    estates = [_estate(estate, say) for estate in seat["estates"] if _is_used(estate)]
    ready = [e["name"] + (" ↑" if e["arrow"] else "") for e in seat["experts"]]
    lines = [_figures_only(place, seat, say)]
    if ready:
        lines.append(Text.assemble((f"{say('draw-experts')} ", "dim"), ", ".join(ready)))
    return Group(*lines, *estates)


def _figures_only(place: View, seat: View, say: Say) -> Text:
    """Who, and the figures of the board in one line."""
    title = Text.assemble("▶ " if place["asked"] else "", _seat(place["seat"]), (f" {place['name']} ", "bold"))
    keys = (("cash", "cash"), ("barrels", "barrels"), ("fair", "fair_points"), ("vp", "track"), ("porto", "porto"))
    figures = [Text.assemble((f"{say(f'draw-{label}')} ", "dim"), str(seat[key])) for label, key in keys]
    count = sum(_is_used(estate) for estate in seat["estates"])
    return Text.assemble(title, " ", Text("  ").join(figures), f"  {say('draw-estates')} {count}")
