"""The board for a terminal: the other farmstead at the top, houses, plots and money between, then mine and my hand."""

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from affinage.core.words import Say

View = dict[str, Any]

# A chip brings its own background, so that it reads on any terminal; its letters say the same as its colour.
CHIPS = {
    "white": "bold #1a1a1a on #b9c65a",
    "red": "bold #ffffff on #7a2e4d",
    "yeast": "bold #1a1a1a on #c9b79c",
    "sugar": "bold #1a1a1a on #ede6d6",
    "salt": "bold #1a1a1a on #9fb4bf",
    "cultures": "bold #ffffff on #3f7264",
    "milk": "bold #1a1a1a on #f3efe6",
    "laboratory": "bold #ffffff on #4f6f8f",
    "wine": "bold #ffffff on #7a2e3a",
    "cheese": "bold #1a1a1a on #e2a93b",
}
WORKERS = {
    "blue": "bold #ffffff on #2f6f9f",
    "red": "bold #ffffff on #b23a2e",
    "green": "bold #ffffff on #3e7d35",
    "ochre": "bold #1a1a1a on #d9a520",
    "plum": "bold #ffffff on #6b3f7f",
}
CRESTS = {"heart": ("♥", "bold #ffffff on #b23a48"), "ring": ("○", "bold #ffffff on #2f6f9f")}
CALENDAR_STYLES = {"past": "dim strike", "now": "bold reverse", "coming": "dim"}
WIDE = 100  # below this many columns things stand one above the other
MARKER, SPACE, STORED, UNSTORED = "●", "○", "▪", "▫"
SUMS = ("gold", "silver", "steps-sum", "pairs")  # of a good, in the order of the scoring sheet
RED_CELL, COVERED, OUTSIDE = "◆", "□", "·"


def draw(view: View, say: Say, width: int) -> RenderableType:
    """The whole table as one seat sees it."""
    viewer = view["frame"]["viewer"]
    mine = viewer if viewer >= 0 else 0
    parts: list[RenderableType] = [_heading(view, say, width)]
    if view["dealt"]:
        parts += [
            _farm(view, 1 - mine, say, width),
            _land(view, mine, say, width),
            _track(view, say, width),
            _display(view, say),
            _farm(view, mine, say, width),
        ]
        if mine == viewer:
            parts.append(_hand(view, mine, say))
    parts.append(_question(view["frame"], say))
    return Group(*parts)


# Small things


def _chip(kind: str, say: Say, count: int | None = None) -> Text:
    return Text(f"{'' if count is None else count}{say(f'letters-{kind}')}", CHIPS[kind])


def _amounts(amounts: dict[str, int], say: Say) -> Text:
    """2Wh 1Mi"""
    if not amounts:
        return Text(say("label-none"), "dim")
    return Text(" ").join(_chip(kind, say, n) for kind, n in amounts.items())


def _label(text: str) -> Text:
    return Text(text, "dim")


def _worker(view: View, colour: str | None) -> Text:
    if colour is None:
        return Text("--", "dim")
    letter = next(one["letter"] for one in view["colours"] if one["id"] == colour)
    return Text(f"({letter})", WORKERS.get(colour, "bold reverse"))


def _crest(farm: View) -> Text:
    return Text(*CRESTS[farm["crest"]])


def _panel(content: RenderableType, title: str | Text) -> Panel:
    return Panel(content, title=title, title_align="left", box=box.ROUNDED, padding=(0, 1))


# The heading


def _heading(view: View, say: Say, width: int) -> RenderableType:
    text = Text.assemble((f" {view['frame']['title']} ", "bold reverse"), "  ")
    text.append(say("label-now", year=view["year"], season=view["season_name"], what=view["kind_name"]), "bold")
    if view["turns"] and view["dealt"]:
        text.append("  ")
        for turn, seat in enumerate(view["turns"]):
            mark = CRESTS[view["seats"][seat]["crest"]][0]
            text.append(f"[{mark}]" if turn == view["turn"] else mark, "bold" if turn >= view["turn"] else "dim strike")
            text.append(" " if turn % 2 == 0 else "")
    years = range(1, view["years"] + 1) if width >= WIDE else [view["year"]]
    return Group(text, *[_calendar(view, year, say) for year in years])


def _calendar(view: View, year: int, say: Say) -> Text:
    """One year's phases in a line; the present one in brackets."""
    text, season = Text(say("label-year", n=year)), ""
    for space in view["calendar"]:
        if space["year"] == year:
            if space["season"] != season:
                season = space["season"]
                text.append(f" {space['season_name']}", "bold")
            now = space["state"] == "now"
            text.append(" ")
            text.append(f"[{space['short']}]" if now else space["short"], CALENDAR_STYLES[space["state"]])
    return text


def _question(frame: View, say: Say) -> Text:
    result = frame["result"]
    more = f" {say('ending-final')}" if result and result["ending"] == "final" else ""
    return Text.assemble(("▶ ", "bold"), (frame["question"] + more, "bold"))


# Houses and plots


def _land(view: View, mine: int, say: Say, width: int) -> RenderableType:
    houses = _panel(_houses(view, mine, say), say("label-houses"))
    plots = _plots(view, say)
    if width < WIDE:
        return Group(houses, plots)
    halves = Table.grid(expand=True)
    halves.add_column(ratio=5)
    halves.add_column(ratio=6)
    halves.add_row(houses, plots)
    return halves


def _houses(view: View, mine: int, say: Say) -> Table:
    """Five housing cards: the other seat's house, the pattern, mine."""
    table = Table.grid(expand=True)
    for _ in view["housing"]:
        table.add_column(ratio=1)
    cards = view["housing"]
    table.add_row(*[Text(f"{c['space'] + 1} {c['name']}", "bold reverse" if c["chosen"] else "bold") for c in cards])
    table.add_row(*[_label(c["kind_name"]) for c in cards])
    for seat in (1 - mine, mine):
        row = [Text.assemble(_crest(view["seats"][seat]), " ", _worker(view, c["houses"][seat])) for c in cards]
        if seat == mine:
            for line in range(3):
                table.add_row(*[_pattern(c["pattern"], line) for c in cards])
        table.add_row(*row)
    plots = {plot for by_plot in view["yields"].values() for plot in by_plot}
    if len(plots) == 1:  # where the worker's plot is settled, the houses say what they would bring
        gains = [view["yields"].get(str(c["space"]), {}) for c in cards]
        table.add_row(*[_amounts(next(iter(gain.values())), say) if gain else Text("") for gain in gains])
    return table


def _pattern(offsets: list[list[int]], line: int) -> Text:
    """One of three lines: the worker's plot and the two others that the card covers."""
    if not offsets:
        return Text("")
    cells = [(0, 0), *((down, right) for down, right in offsets)]
    top, left = min(r for r, _ in cells), min(c for _, c in cells)
    wide = max(c for _, c in cells) - left + 1
    if line > max(r for r, _ in cells) - top:
        return Text("")
    text = Text()
    for column in range(wide):
        cell = (top + line, left + column)
        mark = RED_CELL if cell == (0, 0) else COVERED if cell in cells else OUTSIDE
        text.append(mark + " ", "bold red" if cell == (0, 0) else "" if cell in cells else "dim")
    return text


def _plots(view: View, say: Say) -> Table:
    """The grid with workers; what each plot would bring where the house is settled."""
    yields = next(iter(view["yields"].values())) if len(view["yields"]) == 1 else {}
    table = Table(box=box.SQUARE, show_lines=bool(yields), expand=True, padding=0)
    table.add_column("", width=1)
    for cell in view["grid"][0]:
        table.add_column(_label(cell["at"][0]), ratio=1)
    for row in view["grid"]:
        table.add_row(_label(row[0]["at"][1:]), *[_cell(view, cell, yields, say) for cell in row])
    return table


def _cell(view: View, cell: View, yields: dict[str, dict[str, int]], say: Say) -> Text:
    if cell["plot"] is None:
        return Text("≈≈≈", "dim")
    text = Text.assemble("▶" if cell["chosen"] else "", _chip(cell["type"], say))
    if cell["worker"]:
        text.append_text(Text.assemble(" ", _worker(view, cell["worker"])))
    if yields:
        gain = yields.get(str(cell["plot"]))
        text.append_text(Text.assemble("\n", *[_chip(kind, say, n) for kind, n in (gain or {}).items()]))
    return text


# Money track, display


def _track(view: View, say: Say, width: int) -> RenderableType:
    """Values above, indicators and bonus markers below; only the start space holds several."""
    step, track = 4 if width >= WIDE else 3, view["track"]
    values, pieces, to = Text(), Text(), track["spaces"][track["lap_to"]]["value"]
    for space in track["spaces"]:
        room = 9 if space["at"] == 0 else step
        value = Text(say("label-start") if space["at"] == 0 else str(space["value"]), "dim")
        here = Text()
        for piece in space["indicators"]:
            mark, style = CRESTS[view["seats"][piece["seat"]]["crest"]]
            here.append(f"{mark}{say('letter-' + piece['good'])}", style)
        if space["bonus"]:
            here.append("+1", "bold reverse")
        for line, content in ((values, value), (pieces, here)):
            content.truncate(room)
            line.append_text(content)
            line.append(" " * (room - content.cell_len))
    return _panel(Group(values, pieces), say("label-track", lap=track["lap"], to=to))


def _display(view: View, say: Say) -> RenderableType:
    rows = [(_chip(good, say), place["card"]) for good in ("wine", "cheese") for place in view["display"][good]]
    decks = Text.assemble(say("label-display"), "  ")
    for good in ("wine", "cheese"):
        decks.append_text(Text.assemble(_chip(good, say), " ", say("label-deck", n=view["decks"][good]), "  "))
    return _panel(_cards(rows, say), decks)


def _cards(rows: list[tuple[Text, View | None]], say: Say, about: bool = True) -> Table:
    """A card in a line: what it costs, what it is worth, what it does."""
    table = Table.grid(padding=(0, 1), expand=True)
    for _ in range(4):
        table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for chip, card in rows:
        if card is None:
            table.add_row(chip, _label(say("label-none")))
        else:
            worth = Text(say("label-worth", gold=card["gold"], silver=card["silver"]), "bold")
            name, cost = Text(card["name"], "bold"), _amounts(card["cost"], say)
            table.add_row(chip, name, cost, worth, _about(card, say, about))
    return table


def _about(card: View, say: Say, whole: bool = True) -> Text:
    """The dish with its steps, or the special action with its text."""
    if card["dish"]:
        dish = card["dish"]
        return Text.assemble(dish["name"], (" " + say("label-steps", wine=dish["wine"], cheese=dish["cheese"]), "dim"))
    if card["action"]:
        name = card["action"]["name"]
        return Text.assemble(f"{name}: ", (card["action"]["text"], "dim")) if whole else Text(name)
    return Text("")


# A farmstead


def _farm(view: View, seat: int, say: Say, width: int) -> RenderableType:
    farm, place = view["seats"][seat], view["frame"]["seats"][seat]
    rows = [(say("label-sold"), _sold(farm, say)), (say("label-coins"), _coins(farm, place, say, width))]
    if not place["you"]:
        rows.insert(0, (say("label-hand"), _hand_line(farm, say)))
    under = Table.grid(padding=(0, 1), expand=True)
    under.add_column(no_wrap=True)
    under.add_column(ratio=1)
    for label, content in rows:
        under.add_row(_label(label), content)
    return Panel(
        Group(_sites(view, farm, place["you"], say, width), _cellar(farm, say), under),
        title=_farm_title(farm, place, say),
        title_align="left",
        box=box.DOUBLE if place["asked"] else box.ROUNDED,
        padding=(0, 1),
    )


def _farm_title(farm: View, place: View, say: Say) -> Text:
    text = Text.assemble(("▶ " if place["asked"] else "", "bold"), _crest(farm), " ", (place["name"], "bold"))
    if place["you"]:
        text.append(f" ({say('label-you')})")
    if farm["order"]:
        text.append("  " + say("label-order", n=farm["order"]))
    if farm["out"]:
        text.append("  " + say("label-out"), "bold")
    return text


def _sites(view: View, farm: View, mine: bool, say: Say, width: int) -> Table:
    """Markers by kind; at my own farmstead with the labels, where they can be used."""
    table = Table.grid(expand=True, padding=(0, 1))
    for _ in view["ingredients"]:
        table.add_column(ratio=1)
    table.add_row(*[_site(one, farm["markers"][one["id"]], say) for one in view["ingredients"]])
    if mine:
        table.add_row(*[Text(one["name"]) for one in view["ingredients"]])
    if mine and view["labels_allowed"] and width >= WIDE:
        table.add_row(*[_label_cost(label, say) for label in view["labels"]])
        for which in range(2):
            table.add_row(*[_label(say(f"short-{label['options'][which]['id']}")) for label in view["labels"]])
    return table


def _site(ingredient: View, n: int, say: Say) -> Text:
    """2 Su, and a box for each storage space."""
    stored = min(n, ingredient["storage"])
    boxes = STORED * stored + UNSTORED * (ingredient["storage"] - stored)
    text = Text.assemble((f"{n} ", "bold" if n else "dim"), _chip(ingredient["id"], say))
    return text.append(f" {boxes}" if boxes else "", "dim")


def _label_cost(label: View, say: Say) -> Text:
    parts = [_chip(kind, say, n) for kind, n in label["cost"].items()]
    if label["any"]:
        parts.append(_chip(label["any"], say, 1))
    return Text.assemble(Text("+").join(parts), " →")


def _cellar(farm: View, say: Say) -> Table:
    table = Table(box=box.SQUARE, show_header=False, expand=True, padding=0, pad_edge=False)
    for _ in farm["cellar"]:
        table.add_column(ratio=1)
    table.add_row(*[_slot(farm, slot, say) for slot in farm["cellar"]])
    return table


def _slot(farm: View, slot: View, say: Say) -> Text:
    """A card with the markers on it, and a warning where the next ageing would be too much for it."""
    number, card = f"{slot['slot'] + 1} ", slot["card"]
    if slot["closed"]:
        price = say("label-open", n=farm["closed"]["markers"], steps=farm["closed"]["steps"])
        return Text.assemble((number + say("label-closed"), "dim"), ("\n" + price, "dim"))
    if card is None:
        return Text(number + say("label-empty"), "dim")
    markers = slot["markers"]
    spaces = MARKER * markers + SPACE * max(0, card["spaces"] - markers)
    state = say("label-finished") if slot["finished"] else spaces
    about = card["dish"]["name"] if card["dish"] else card["action"]["name"] if card["action"] else ""
    return Text.assemble(
        (number, "dim"),
        _chip(card["good"], say),
        (f" {card['name']}\n", "bold"),
        (state, "bold"),
        (f" {say('label-spoils')}" if slot["overripe_next"] else "", "bold red"),
        f"\n{say('label-worth', gold=card['gold'], silver=card['silver'])} ",
        (about, "dim"),
    )


def _hand_line(farm: View, say: Say) -> Text:
    """How many cards, which of them the viewer remembers, and the backs of the others."""
    hand, parts = farm["hand"], []
    parts += [Text.assemble(_chip(card["good"], say), f" {card['name']}") for card in hand["cards"]]
    parts += [Text.assemble(f"{n}× ", _chip(good, say)) for good, n in hand["hidden"].items() if n]
    text = Text(say("cards", n=hand["count"]))
    return Text.assemble(text, ": ", Text(", ").join(parts)) if parts else text


def _sold(farm: View, say: Say) -> Text:
    """Who watched remembers what was sold for gold and for silver."""
    piles = []
    for coin in ("gold", "silver"):
        cards = [Text.assemble(_chip(card["good"], say), f" {card['name']} {card[coin]}") for card in farm[coin]]
        if cards:
            piles.append(Text.assemble((say(f"label-{coin}") + " ", "dim"), Text(", ").join(cards)))
    return Text("  ").join(piles) if piles else Text(say("label-none"), "dim")


def _coins(farm: View, place: View, say: Say, width: int) -> Text:
    """The totals as they stand; the lower one is the score."""
    score, text = farm["score"], Text()
    for at, good in enumerate(("wine", "cheese")):
        text.append_text(Text.assemble(_chip(good, say), f" {say(good)} ", (str(score[good]), "bold")))
        if width >= WIDE:
            parts = zip(SUMS, place["parts"][4 * at : 4 * at + 4], strict=True)
            sums = [f"{say(f'label-{what}')} {part['points']}" for what, part in parts if part["points"]]
            text.append(f" ({', '.join(sums)})" if sums else "", "dim")
        if score["lower"] == good:
            text.append(f" ◀ {say('label-lower')}", "bold")
        text.append("   ")
    return text


def _hand(view: View, seat: int, say: Say) -> RenderableType:
    hand = view["seats"][seat]["hand"]
    rows = [(_chip(card["good"], say), card) for card in hand["cards"]]
    title = f"{say('label-hand')}: {say('cards', n=hand['count'])}"
    return _panel(_cards(rows, say) if rows else Text(say("label-none"), "dim"), title)
