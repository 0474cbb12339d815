"""The board for a small terminal: the same parts as in the whole drawing, each also as a few lines."""

from rich.table import Table
from rich.text import Text

from affinage.core.drawing import Part
from affinage.core.words import Say

from .draw import (
    CRESTS,
    MARKER,
    SPACE,
    View,
    _amounts,
    _cards,
    _cell,
    _chip,
    _coins,
    _crest,
    _display,
    _farm,
    _farm_title,
    _hand,
    _hand_line,
    _heading,
    _label,
    _land,
    _pattern,
    _question,
    _sold,
    _track,
    _worker,
)


def parts(view: View, say: Say, width: int) -> list[Part]:
    """The table in parts, each whole and short."""
    viewer = view["frame"]["viewer"]
    mine = viewer if viewer >= 0 else 0
    found = [Part("", (_heading(view, say, width), _heading(view, say, 0), _heading_line(view, say)), 9)]
    if view["dealt"]:
        land, title = (_land(view, mine, say, width), _short_land(view, mine, say)), say("label-houses")
        found += [
            _farm_part(view, 1 - mine, say, width, 6),
            Part(title, land, 3),
            Part(say("label-money"), (_track(view, say, width), _short_track(view, say)), 7),
            Part(say("label-display"), (_display(view, say), *_short_display(view, say)), 5),
            _farm_part(view, mine, say, width, 2),
        ]
        if mine == viewer:
            cards = [(_chip(card["good"], say), card) for card in view["seats"][mine]["hand"]["cards"]]
            short = (_cards(cards, say, about=False), _paragraph(cards, say("label-hand"), say))
            found.append(Part(say("label-hand"), (_hand(view, mine, say), *short), 4))
    found.append(Part("", (_question(view["frame"], say),)))
    return found


def _farm_part(view: View, seat: int, say: Say, width: int, rank: int) -> Part:
    place = view["frame"]["seats"][seat]
    return Part(place["name"], (_farm(view, seat, say, width), _short_farm(view, seat, say)), rank)


def _short_farm(view: View, seat: int, say: Say) -> Text:
    """One paragraph: who, what is scored, markers, cellar, and what was sold."""
    farm, place = view["seats"][seat], view["frame"]["seats"][seat]
    stock = {kind: n for kind, n in farm["markers"].items() if n}
    cellar = [_short_slot(slot, say) for slot in farm["cellar"]]
    pieces = [Text.assemble(_farm_title(farm, place, say), "  ", _coins(farm, place, say, 0)), _amounts(stock, say)]
    pieces += cellar
    if not place["you"]:
        pieces.append(Text.assemble(_label(say("label-hand") + " "), _hand_line(farm, say)))
    if farm["gold"] or farm["silver"]:
        pieces.append(Text.assemble(_label(say("label-sold") + " "), _sold(farm, say)))
    return Text("  ").join(pieces)


def _short_slot(slot: View, say: Say) -> Text:
    number, card = f"[{slot['slot'] + 1}] ", slot["card"]
    if card is None:
        return Text(number + say("label-closed" if slot["closed"] else "label-empty"), "dim")
    spaces = MARKER * slot["markers"] + SPACE * max(0, card["spaces"] - slot["markers"])
    state = say("label-finished") if slot["finished"] else spaces
    spoils = f" {say('label-spoils')}" if slot["overripe_next"] else ""
    return Text.assemble((number, "dim"), _chip(card["good"], say), f" {card['name']} ", state, (spoils, "bold red"))


def _short_land(view: View, mine: int, say: Say) -> Table:
    """Houses in lines at the left, plots without frames at the right."""
    houses = Table.grid(padding=(0, 1))
    for card in view["housing"]:
        name = Text(f"{card['space'] + 1} {card['name']}", "bold reverse" if card["chosen"] else "bold")
        lines = [_pattern(card["pattern"], line).plain.rstrip().replace(" ", "") for line in range(3)]
        workers = [
            Text.assemble(_crest(view["seats"][seat]), _worker(view, card["houses"][seat])) for seat in (1 - mine, mine)
        ]
        houses.add_row(name, _label(card["kind_name"]), Text("/".join(line for line in lines if line)), *workers)
    yields = next(iter(view["yields"].values())) if len(view["yields"]) == 1 else {}
    plots = Table.grid(padding=(0, 1))
    plots.add_row("", *[_label(cell["at"][0]) for cell in view["grid"][0]])
    for row in view["grid"]:
        cells = [_cell(view, cell, {}, say) for cell in row]
        for cell, text in zip(row, cells, strict=True):
            gain = yields.get(str(cell["plot"])) if cell["plot"] is not None else None
            text.append("".join(f"+{n}{say(f'letters-{kind}')}" for kind, n in (gain or {}).items()), "dim")
        plots.add_row(_label(row[0]["at"][1:]), *cells)
    halves = Table.grid(padding=(0, 2))
    halves.add_row(houses, plots)
    return halves


def _heading_line(view: View, say: Say) -> Text:
    text = Text.assemble((f" {view['frame']['title']} ", "bold reverse"), "  ")
    now = say("label-now", year=view["year"], season=view["season_name"], what=view["kind_name"])
    return text.append(now, "bold")


def _short_track(view: View, say: Say) -> Text:
    """Where everybody stands, and where bonus markers lie."""
    pieces = [_label(say("label-money"))]
    for space in view["track"]["spaces"]:
        value = say("label-start") if space["at"] == 0 else str(space["value"])
        for piece in space["indicators"]:
            mark, style = CRESTS[view["seats"][piece["seat"]]["crest"]]
            pieces.append(Text.assemble((f"{mark}{say('letter-' + piece['good'])}", style), f" {value}"))
        if space["bonus"]:
            pieces.append(Text.assemble(("+1", "bold reverse"), f" {value}"))
    return Text("  ").join(pieces)


def _short_display(view: View, say: Say) -> tuple[Table, Text]:
    rows = [(_chip(good, say), place["card"]) for good in ("wine", "cheese") for place in view["display"][good]]
    return _cards(rows, say, about=False), _paragraph(rows, say("label-display"), say)


def _paragraph(cards: list[tuple[Text, View | None]], title: str, say: Say) -> Text:
    """Cards one after another: name, cost and worth."""
    found = [_label(title)]
    for chip, card in cards:
        if card is not None:
            worth = say("label-worth", gold=card["gold"], silver=card["silver"])
            found.append(Text.assemble(chip, f" {card['name']} ", _amounts(card["cost"], say), f" {worth}"))
    return Text("  ").join(found)
