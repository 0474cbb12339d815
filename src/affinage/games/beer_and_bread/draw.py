"""The board for a terminal: the other village at the top, the shared fields, then mine and my hand."""

from textwrap import wrap
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
    "water": "bold #ffffff on #2f6f9f",
    "wheat": "bold #1a1a1a on #e3b448",
    "barley": "bold #ffffff on #7a4f28",
    "rye": "bold #1a1a1a on #e0862c",
    "hops": "bold #ffffff on #3f6f33",
    "beer": "bold #ffffff on #35506b",
    "bread": "bold #1a1a1a on #d8b98a",
}
FULL, GONE = "●", "○"
WIDE = 100  # below this many columns the halves of a village stand one above the other
CARD_WIDTH = 20  # the least that a card can be read on
BACKS_SHOWN = 12


def draw(view: View, say: Say, width: int) -> RenderableType:
    """The whole table as one seat sees it."""
    viewer = view["frame"]["viewer"]
    mine = viewer if viewer >= 0 else 0
    parts: list[RenderableType] = [
        _heading(view, say),
        _village(view, 1 - mine, say, width),
        _land(view, say),
        _village(view, mine, say, width),
    ]
    if any(space["card"] for space in view["exchange"]):
        parts.insert(3, _exchange(view, say, width))
    if mine == viewer and view["seats"][mine]["hand"]["cards"]:
        parts.append(_hand(view, mine, say, width))
    parts.append(_question(view["frame"], say))
    return Group(*parts)


# Small things


def _chip(kind: str, say: Say, count: int | None = None) -> Text:
    return Text(f"{'' if count is None else count}{say(f'letters-{kind}')}", CHIPS[kind])


def _amounts(amounts: dict[str, int], say: Say) -> Text:
    """2Wh 1Ry"""
    if not amounts:
        return Text(say("label-none"), "dim")
    return Text(" ").join(_chip(kind, say, n) for kind, n in amounts.items())


def _label(text: str) -> Text:
    return Text(text, "dim")


def _price(card: View, say: Say) -> Text:
    return Text.assemble(_chip(card["good"], say), " ", (say("coins", n=card["value"]), "bold"))


def _rows(rows: list[tuple[str, Text]], label_width: int) -> Table:
    """Labels at the left, what they label at the right."""
    table = Table.grid(padding=(0, 1), expand=True)
    table.add_column(no_wrap=True, width=label_width)
    table.add_column(ratio=1)
    for label, content in rows:
        table.add_row(_label(label), content)
    return table


# The heading


def _heading(view: View, say: Say) -> Text:
    text = Text.assemble((f" {view['frame']['title']} ", "bold reverse"), "  ")
    for year in view["calendar"]:
        name = f"{year['year']} {say('short-' + year['kind'])}"
        if year["state"] == "now":
            text.append(f"[{name}]", "bold")
        else:
            text.append(f" {name} ", "dim strike" if year["state"] == "past" else "dim")
        text.append(" ")
    if view["turn"]:
        text.append(" " + say("label-turn", n=view["turn"], of=view["turns"]))
    return text


def _question(frame: View, say: Say) -> Text:
    result = frame["result"]
    more = f" {say('ending-final')}" if result and result["ending"] == "final" else ""
    return Text.assemble(("▶ ", "bold"), (frame["question"] + more, "bold"))


# Fields, river, supply, deck


def _land(view: View, say: Say) -> RenderableType:
    fields = Table.grid(expand=True, padding=(0, 1))
    for _ in view["fields"]:
        fields.add_column(ratio=1, justify="center")
    fields.add_row(*[_field_name(field, say) for field in view["fields"]])
    fields.add_row(*[_field_tokens(field) for field in view["fields"]])
    fields.add_row(*[_field_sign(view, field, say) for field in view["fields"]])
    common = Text.assemble(_label(say("label-supply") + " "))
    for resource in view["resources"]:
        count = view["supply"].get(resource["id"], 0)
        common.append_text(Text.assemble(_chip(resource["id"], say), f" {resource['name']} {count}  "))
    return Panel(
        Group(fields, common, _deck(view, say), *_set_aside(view, say)),
        title=f"{say('label-land')}: {view['kind_name']}" if view["kind_name"] else say("label-land"),
        box=box.HEAVY,
        border_style="green" if view["kind"] != "dry" else "red",
        padding=(0, 1),
    )


def _field_name(field: View, say: Say) -> Text:
    return Text.assemble(_chip(field["resource"], say), f" {field['name']}")


def _field_tokens(field: View) -> Text:
    if field["river"]:
        return Text(f"≈≈≈ {field['count']} ≈≈≈", "bold")
    gone = max(0, field["sign"] - field["count"])
    return Text.assemble((FULL * field["count"], "bold"), (GONE * gone, "dim"), (f" {field['count']}", "bold"))


def _field_sign(view: View, field: View, say: Say) -> Text:
    """What the field is brought to this year, and next year."""
    if field["river"]:
        return Text(say("label-sign-river"), "dim")
    if view["year"] in (0, view["years"]):
        return Text(say("label-sign-last", now=field["sign"]), "dim")
    after = field["sign_fruitful"] if view["kind"] == "dry" else field["sign_dry"]
    return Text(say("label-sign", now=field["sign"], then=after), "dim")


def _deck(view: View, say: Say) -> Text:
    deck, text = view["deck"], Text()
    text.append(say("label-deck") + " ", "dim")
    text.append(f"{deck['count']}  ")
    for back in deck["backs"][:BACKS_SHOWN]:
        text.append_text(Text.assemble(_chip(back, say), " "))
    if deck["count"] > BACKS_SHOWN:
        text.append("…")
    text.append("   " + say("label-discard") + " ", "dim")
    text.append(str(view["discard"]["count"]))
    return text


def _set_aside(view: View, say: Say) -> list[Text]:
    """Tokens that lie between the villages just now."""
    return [
        Text.assemble((say(f"label-{what}") + " ", "bold"), _amounts(view[what], say))
        for what in ("offer", "paid")
        if view[what]
    ]


# A village


def _village(view: View, seat: int, say: Say, width: int) -> RenderableType:
    village, place = view["seats"][seat], view["frame"]["seats"][seat]
    stores = [
        (say("label-storage"), _storage(village, say)),
        (say("label-column"), _column(village, say)),
        (say("label-hand"), _hand_line(village, place["you"], say)),
    ]
    goods = [
        *[(village[site]["name"], _site(village[site], say)) for site in ("brewery", "bakery")],
        (say("label-sold"), _sold(village, say)),
        (say("label-coins"), _coins(village, say)),
    ]
    upgrades = (say("label-upgrades"), _upgrades(view, village, say))
    label_width = max(len(label) for label, _ in (*stores, *goods, upgrades))
    halves = Table.grid(expand=True, padding=(0, 2))
    if width >= WIDE:
        halves.add_column(ratio=6)
        halves.add_column(ratio=5)
        halves.add_row(_rows(stores, label_width), _rows(goods, label_width))
    else:
        halves.add_column(ratio=1)
        halves.add_row(_rows([*stores, *goods], label_width))
    return Panel(
        Group(halves, _rows([upgrades], label_width)),
        title=_village_title(place, view["windmill"] == seat, say),
        title_align="left",
        box=box.DOUBLE if place["asked"] else box.ROUNDED,
        padding=(0, 1),
    )


def _village_title(place: View, windmill: bool, say: Say) -> Text:
    text = Text("▶ " if place["asked"] else "", "bold")
    text.append(place["name"], "bold")
    if place["you"]:
        text.append(f" ({say('label-you')})")
    if windmill:
        text.append(f"  ✣ {say('windmill')}", "bold")
    return text


def _storage(village: View, say: Say) -> Text:
    """One box per unit: ordinary ones first, then those for water alone, then what finds no room."""
    units, tokens = village["storage"], dict(village["tokens"])
    tokens["water"] = tokens.get("water", 0) - units["in_water_only"]
    stored = [kind for kind, n in tokens.items() for _ in range(n)]
    text = Text()
    for kind in stored[: units["units"]]:
        text.append_text(Text.assemble(_chip(kind, say), " "))
    text.append("__ " * units["free"], "dim")
    if units["water_only"]:
        text.append("│", "dim")
        text.append_text(Text(" ").join([_chip("water", say)] * units["in_water_only"]))
        text.append(" ≈≈" * units["free_water_only"], "dim")
        text.append("│ ", "dim")
    if units["excess"]:
        text.append("+ ", "bold")
        for kind in stored[units["units"] :]:
            text.append_text(Text.assemble(_chip(kind, say), " "))
    text.append(f" {units['stored']}/{units['units'] + units['water_only']}", "bold")
    return text


def _column(village: View, say: Say) -> Text:
    column = village["column"]
    if not column["cards"]:
        return Text(say("label-none"), "dim")
    names = ", ".join(card["name"] for card in column["cards"])
    return Text.assemble(_amounts(column["totals"], say), f"  {names}")


def _hand_line(village: View, mine: bool, say: Say) -> Text:
    """How many cards, which of them the viewer knows, and the backs of the others."""
    hand = village["hand"]
    text = Text(say("cards", n=hand["count"]))
    known = [] if mine else [card["name"] for card in hand["cards"]]
    if known:
        text.append(": " + ", ".join(known))
    for good, n in hand["hidden"].items():
        if n:
            text.append_text(Text.assemble(", " if known else ": ", f"{n}× ", _chip(good, say)))
            known = [good]
    inverted = village["inverted"]
    if inverted:
        text.append(f"  ⇅ {inverted['name']}", "bold")
    return text


def _site(site: View, say: Say) -> Text:
    text = Text(" ").join(
        [Text.assemble((f"{card['name']} ", ""), (str(card["value"]), "bold")) for card in site["cards"]]
        + [Text(f"[{say('label-free')}]", "dim")] * site["free"]
    )
    return text if text.plain else Text(say("label-none"), "dim")


def _sold(village: View, say: Say) -> Text:
    """What the cards beside the board are worth, by good."""
    piles = [
        Text.assemble(_chip(good, say), " ", " ".join(str(card["value"]) for card in village["sold"][good]))
        for good in ("beer", "bread")
        if village["sold"][good]
    ]
    return Text("   ").join(piles) if piles else Text(say("label-none"), "dim")


def _coins(village: View, say: Say) -> Text:
    """The totals as they stand; the lower one is the score."""
    score, text = village["score"], Text()
    for good in ("beer", "bread"):
        text.append_text(Text.assemble(_chip(good, say), f" {say(good)} ", (str(score[good]), "bold")))
        if score["lower"] == good:
            text.append(f" ◀ {say('label-lower')}", "bold")
        text.append("   ")
    return text


def _upgrades(view: View, village: View, say: Say) -> Text:
    parts = []
    for slot in view["slots"]:
        built = village["upgrades"][slot["id"]]
        names = [u["name"] + (f" ×{u['copies']}" if u["copies"] > 1 else "") for u in built]
        if names:
            parts.append(Text.assemble((f"{slot['name']}: ", "dim"), ", ".join(names)))
    return Text("  ").join(parts) if parts else Text(say("label-none"), "dim")


# Cards


def _exchange(view: View, say: Say, width: int) -> RenderableType:
    table = Table.grid(padding=(0, 2 if width >= WIDE else 1), expand=True)
    for _ in range(5):
        table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    headings = ("", "", "", say("label-harvest"), say("label-recipe"), say("label-upgrade"))
    table.add_row(*[_label(heading) for heading in headings])
    for space in view["exchange"]:
        card = space["card"]
        if card:
            upgrade = card["upgrade"]
            text = Text.assemble(f"{upgrade['name']} ", (upgrade["text"] if width >= WIDE else "", "dim"))
            name = Text.assemble((card["name"], "bold"))
            sections = (_amounts(card["harvest"], say), _amounts(card["recipe"], say))
            table.add_row(_label(str(space["space"] + 1)), name, _price(card, say), *sections, text)
    return Panel(table, title=say("label-exchange"), title_align="left", box=box.ROUNDED, padding=(0, 1))


def _hand(view: View, seat: int, say: Say, width: int) -> RenderableType:
    cards = view["seats"][seat]["hand"]["cards"]
    per_row = max(1, min(len(cards), 5 if width >= WIDE else 3, width // CARD_WIDTH))
    grid = Table.grid(expand=True)
    for _ in range(per_row):
        grid.add_column(ratio=1)
    for at in range(0, len(cards), per_row):
        row = cards[at : at + per_row]
        sections = [_sections(card, say) for card in row]
        height = max(_lines(texts, width // per_row - 2) for texts in sections) + 2
        grid.add_row(*[_card(view, card, texts, height) for card, texts in zip(row, sections, strict=True)])
    return grid


def _sections(card: View, say: Say) -> list[Text]:
    """What a card earns, then its three sections from top to bottom."""
    return [
        Text.assemble(_chip(card["good"], say), (f" {card['value']}", "bold"), (f" {card['band_name']}", "dim")),
        Text.assemble((say("label-harvest") + " ", "dim"), _amounts(card["harvest"], say)),
        Text.assemble((say("label-recipe") + " ", "dim"), _amounts(card["recipe"], say)),
        Text(card["upgrade"]["name"], "bold"),
        Text(card["upgrade"]["text"], "dim"),
    ]


def _lines(texts: list[Text], width: int) -> int:
    """How high they stand, so that all cards of a row can be alike."""
    return sum(max(1, len(wrap(text.plain, width))) for text in texts)


def _card(view: View, card: View, sections: list[Text], height: int) -> RenderableType:
    chosen = view["chosen"] is not None and view["chosen"]["card"] == card["card"]
    title = ("▶ " if chosen else "") + card["name"] + ("" if card["playable"] else " ⇅")
    return Panel(
        Group(*sections),
        title=Text(title, "bold"),
        title_align="left",
        subtitle=Text(card["upgrade"]["slot_name"], "dim"),
        subtitle_align="right",
        box=box.HEAVY if chosen else box.ROUNDED,
        border_style="bold" if chosen else "" if card["playable"] else "dim",
        height=height,
        padding=0,
    )
