"""The table for a terminal: the year and the vintage, the boards that all share, then every producer's own."""

from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from affinage.core.words import Say

View = dict[str, Any]
# Each brings its own background, so that it reads on any terminal; a letter or number says the same as the colour.
SEATS = ("bold #ffffff on #a3304a", "bold #ffffff on #2f6f9f", "bold #1a1a1a on #d9a441", "bold #ffffff on #3f6f33")
COLOURS = {"red": "bold #ffffff on #7a1f35", "white": "bold #1a1a1a on #e6d68a"}
WIDE = 110  # below this many columns the shared boards stand one above the other


def draw(view: View, say: Say, width: int) -> RenderableType:
    """The whole table as one seat sees it."""
    viewer = max(0, view["frame"]["viewer"])
    places = list(zip(view["frame"]["seats"], view["seats"], strict=True))
    places = places[viewer + 1 :] + places[: viewer + 1]  # mine comes last, next to the question
    left = Group(_quadrel(view, say), _vintage(view, say), _fair(view, say))
    right = Group(_regions(view, say), _experts(view, say))
    parts: list[RenderableType] = [_heading(view, say)]
    if width >= WIDE:
        halves = Table.grid(expand=True, padding=(0, 1))
        halves.add_column(ratio=4)
        halves.add_column(ratio=5)
        halves.add_row(left, right)
        parts.append(halves)
    else:
        parts += [left, right]
    parts += [_markets(view, say), _magnates(view, say)]
    parts += [_producer(place, seat, say) for place, seat in places]
    parts.append(Text.assemble(("▶ ", "bold"), (view["frame"]["question"], "bold")))
    return Group(*parts)


# Small things


def _seat(number: int) -> Text:
    return Text(f" {number + 1} ", SEATS[number])


def _seats(numbers: list[int]) -> Text:
    return Text(" ").join(_seat(n) for n in numbers)


def _colour(colour: str, text: str) -> Text:
    return Text(text, COLOURS[colour])


def _panel(content: RenderableType, title: str) -> Panel:
    return Panel(content, title=title, title_align="left", box=box.ROUNDED, padding=(0, 1))


# What all share


def _heading(view: View, say: Say) -> Text:
    text = Text.assemble((f" {view['frame']['title']} ", "bold reverse"), "  ")
    text.append(say("draw-year", n=view["year"], of=view["years"]), "bold")
    text.append(f"  {view['stage_name']}")
    if view["action"]:
        text.append(f", {say('draw-action', n=view['action'])}")
    text.append_text(Text.assemble(f"   {say('draw-order')} ", _seats(view["order"])))
    below = [Text(" _ ") if p is None else _seat(p) for p in view["order_below"]]
    if any(p is not None for p in view["order_below"]):
        text.append_text(Text.assemble("  ↓ ", Text(" ").join(below)))
    return text


def _quadrel(view: View, say: Say) -> RenderableType:
    grid = Table(box=box.SQUARE, expand=True, show_header=False, show_lines=True, padding=(0, 1))
    for _ in range(3):
        grid.add_column(ratio=1)
    cells = []
    for space in view["quadrel"]:
        cell = Text(space["name"], "bold")
        if space["taxed"]:
            cell.append(f" ({say('draw-taxed')})", "italic")
        elif space["tax_year"]:
            cell.append(f" {space['tax_year']}", "dim")
        cells.append(Text.assemble(cell, "\n", _seats(space["seats"])))
    for row in range(3):
        grid.add_row(*cells[3 * row : 3 * row + 3])
    return grid


def _vintage(view: View, say: Say) -> RenderableType:
    vintage, (anabela, bruno, carolina) = view["vintage"], view["magnates"]
    weather = say("draw-weather", weather=f"{vintage['weather']:+d}")
    regions = " ".join(str(n) for n in vintage["regions"])
    wants = Text.assemble(
        f"{anabela['name']}: ",
        _colour(vintage["colour"], vintage["colour_name"]),
        f"   {bruno['name']}: {say('draw-wants-value', n=vintage['value'])}",
        f"   {carolina['name']}: {regions}",
    )
    return _panel(Group(Text(f"{vintage['name']}, {weather}", "bold"), wants), say("draw-vintage"))


def _fair(view: View, say: Say) -> RenderableType:
    features = Text("   ").join(
        Text.assemble(f"{f['name']} ", "■" * f["at"], ("□" * (f["of"] - f["at"]), "dim"), (f" {f['points']}", "bold"))
        for f in view["features"]
    )
    booths = []
    for booth in view["booths"]:
        cell = Text.assemble(f"{booth['name']}: ", (str(booth["points"]), "bold"), f" + {booth['bonus_name']} ")
        if booth["seat"] is not None:
            cell.append_text(Text.assemble(_seat(booth["seat"]), f" {booth['allowed']}"))
        booths.append(cell)
    return _panel(Group(features, Columns(booths, padding=(0, 2))), f"{say('draw-features')}, {say('draw-booths')}")


def _regions(view: View, say: Say) -> RenderableType:
    heads = ("number", "region", "top", "price", "left", "renown", "estates")
    table = Table(box=box.SIMPLE_HEAD, expand=True, padding=(0, 1, 0, 0), show_edge=False, pad_edge=False)
    for head in heads:  # a name is never cut for the sake of a heading
        table.add_column(say(f"draw-{head}"), overflow="fold", no_wrap=head in ("region", "top"))
    for region in view["regions"]:
        if region["out"]:
            table.add_row(str(region["number"]), region["name"], say("draw-out"), style="dim strike")
            continue
        top = _colour(region["top"], region["top_name"]) if region["top"] else Text("–")
        below = " ".join(f"{n}{say(colour)[0]}" for colour, n in region["below"].items() if n) or "–"
        cubes = "■" * region["cubes"] + "□" * (region["inset"] - region["cubes"])
        price = str(region["price"]) if region["top"] else "–"
        row = (str(region["number"]), region["name"], top, price, below, cubes, _seats(region["seats"]))
        table.add_row(*row)
    return _panel(table, say("draw-regions"))


def _experts(view: View, say: Say) -> RenderableType:
    parts = []
    for deck in view["experts"]:
        text = Text(f"{deck['name']}: ", "dim")
        if deck["top"]:
            text.append(deck["top"]["name"].partition("(")[2].rstrip(")") + (" ↑" if deck["top"]["arrow"] else ""))
        text.append(f" +{deck['below']}", "dim")
        parts.append(text)
    return _panel(Columns(parts, padding=(0, 3)), say("draw-experts"))


def _markets(view: View, say: Say) -> RenderableType:
    sales = Table.grid(padding=(0, 2))
    for house in view["sales"]:
        cells = Text(" ").join(
            _seat(slot["seat"])
            if slot["seat"] is not None
            else _colour(slot["colour"], f" {say(slot['colour'])[0]}{slot['request']} ")
            for slot in house["slots"]
        )
        sales.add_row(Text(house["name"]), cells)
    exports = Table.grid(padding=(0, 2))
    exports.add_row("", *(Text(say("draw-majority", n=c["majority"]), "bold") for c in view["exports"]))
    for at, slot in enumerate(view["exports"][0]["slots"]):
        row = [_export(country["slots"][at]) for country in view["exports"]]
        exports.add_row(Text(f"{slot['points']} {say('draw-vp')}", "dim"), *row)
    return Columns([_panel(sales, say("draw-sales")), _panel(exports, say("draw-exports"))])


def _export(slot: View) -> Text:
    if slot["seat"] is not None:
        return _seat(slot["seat"])
    return Text(f" {slot['request']} " if slot["open"] else " × ", "" if slot["open"] else "dim")


def _barrels(barrels: dict[str, int]) -> Text:
    return Text(" ").join(Text.assemble(_seat(int(p)), f"×{n}" if n > 1 else "") for p, n in barrels.items())


def _magnates(view: View, say: Say) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    for magnate in view["magnates"]:
        row = [Text.assemble((magnate["name"], "bold"), " ", _barrels(magnate["barrels"]))]
        row += [Text.assemble(f"{a['name']} ", _barrels(a["barrels"])) for a in magnate["actions"]]
        slots = [m["name"] if m["seat"] is None else _seat(m["seat"]) for m in magnate["multipliers"]]
        row.append(Text.assemble(*[part for slot in slots for part in (slot, "   ")]))
        table.add_row(*row)
    return _panel(table, say("draw-magnates"))


# One producer


def _producer(place: View, seat: View, say: Say) -> RenderableType:
    figures = Text("   ").join(
        Text.assemble((f"{say(f'draw-{label}')} ", "dim"), (str(n), "bold"))
        for label, n in (
            ("cash", seat["cash"]),
            ("account", seat["account"]),
            ("investment", f"{seat['investment']:+d}"),
            ("barrels", seat["barrels"]),
            ("fair", seat["fair_points"]),
            ("vp", seat["track"]),
            ("porto", seat["porto"]),
        )
    )
    experts = [Text(e["name"] + (" ↑" if e["arrow"] else "")) for e in seat["experts"]]
    experts += [Text(f"{e['name']} ({say('draw-down')})", "dim") for e in seat["experts_down"]]
    lines: list[RenderableType] = [figures]
    if experts:
        lines.append(Text.assemble((f"{say('draw-experts')} ", "dim"), Text(", ").join(experts)))
    lines += [_estate(estate, say) for estate in seat["estates"] if _is_used(estate)]
    title = Text.assemble("▶ " if place["asked"] else "", _seat(place["seat"]), f" {place['name']}")
    if place["you"]:
        title.append(f" ({say('draw-you')})")
    if seat["booth"]:
        title.append(f"  ✦ {seat['booth']}")
    style = box.DOUBLE if place["asked"] else box.ROUNDED
    return Panel(Group(*lines), title=title, title_align="left", box=style, padding=(0, 1))


def _is_used(estate: View) -> bool:
    return bool(estate["region"] or estate["wineries"] or estate["cellar"] or any(s["wine"] for s in estate["slots"]))


def _estate(estate: View, say: Say) -> Text:
    name = f" {estate['region_name']} " if estate["region"] else f" {estate['name']} "
    text = _colour(estate["colour"], name) if estate["colour"] else Text(name, "reverse")
    counts = [
        f"{say(f'draw-{label}')} {estate[key]}"
        for key, label in (
            ("vineyards", "vines"),
            ("farmers", "farmers"),
            ("wineries", "wineries"),
            ("enologists", "enologists"),
        )
        if estate[key]
    ]
    text = Text.assemble(text, " ", ", ".join(counts), ("  " + say(f"draw-{_store(estate)}") + " ", "dim"))
    for slot in estate["slots"]:
        wine = slot["wine"]
        if wine is None:
            text.append(f" [+{slot['adds']}]" if slot["adds"] else " [ ]", "dim")
        else:
            text.append(" ")
            text.append(f" {wine['quality']}→{wine['value']} ", COLOURS[wine["colour"]])
    if estate["next_quality"] is not None:
        text.append("   " + say("draw-next", n=estate["next_quality"]), "dim")
    return text


def _store(estate: View) -> str:
    return "cellar" if estate["cellar"] else "warehouse"
