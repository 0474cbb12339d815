"""The board for a small terminal: the same parts as in the whole drawing, each also as a few lines."""

from rich.table import Table
from rich.text import Text

from affinage.core.drawing import Part
from affinage.core.words import Say

from .draw import (
    View,
    _amounts,
    _chip,
    _coins,
    _column,
    _deck,
    _exchange,
    _hand,
    _hand_line,
    _heading,
    _label,
    _land,
    _question,
    _set_aside,
    _site,
    _sold,
    _storage,
    _village,
    _village_title,
)


def parts(view: View, say: Say, width: int) -> list[Part]:
    """The table in parts, each whole and short."""
    viewer = view["frame"]["viewer"]
    mine = viewer if viewer >= 0 else 0
    found = [
        Part("", (_heading(view, say),)),
        _village_part(view, 1 - mine, say, width, 5),
        Part(say("label-land"), (_land(view, say), _short_land(view, say)), 4),
        _village_part(view, mine, say, width, 2),
    ]
    if any(space["card"] for space in view["exchange"]):
        cards = [(str(space["space"] + 1), space["card"]) for space in view["exchange"] if space["card"]]
        whole = _exchange(view, say, width)
        found.insert(3, Part(say("label-exchange"), (whole, _short_cards(cards, say), _card_names(cards, say)), 3))
    if mine == viewer and view["seats"][mine]["hand"]["cards"]:
        cards = [("⇅" if not card["playable"] else "·", card) for card in view["seats"][mine]["hand"]["cards"]]
        found.append(Part(say("label-hand"), (_hand(view, mine, say, width), _short_cards(cards, say)), 1))
    found.append(Part("", (_question(view["frame"], say),)))
    return found


# Short drawings


def _village_part(view: View, seat: int, say: Say, width: int, rank: int) -> Part:
    place = view["frame"]["seats"][seat]
    return Part(place["name"], (_village(view, seat, say, width), _short_village(view, seat, say)), rank)


def _short_village(view: View, seat: int, say: Say) -> Text:
    """One paragraph: who, what is scored, what is stored, what stands and what is built."""
    village, place = view["seats"][seat], view["frame"]["seats"][seat]
    title = _village_title(place, view["windmill"] == seat, say)
    pieces = [Text.assemble(title, "  ", _coins(village, say)), _storage(village, say)]
    labelled = (
        ("label-column", _column(village, say), bool(village["column"]["cards"])),
        ("label-hand", _hand_line(village, place["you"], say), not place["you"]),
        ("label-sold", _sold(village, say), any(village["sold"].values())),
    )
    pieces += [Text.assemble(_label(say(key) + " "), text) for key, text, is_told in labelled if is_told]
    sites = [(village[site]["name"], _site(village[site], say)) for site in ("brewery", "bakery")]
    pieces += [Text.assemble(_label(name + " "), text) for name, text in sites]
    names = [
        u["name"] + (f" ×{u['copies']}" if u["copies"] > 1 else "")
        for slot in view["slots"]
        for u in village["upgrades"][slot["id"]]
    ]
    if names:
        pieces.append(Text.assemble(_label(say("label-upgrades") + " "), ", ".join(names)))
    return Text("  ").join(pieces)


def _short_land(view: View, say: Say) -> Text:
    fields = [
        Text.assemble(_chip(f["resource"], say), f" {f['name']} ", (str(f["count"]), "bold"))
        if f["river"]
        else Text.assemble(_chip(f["resource"], say), f" {f['name']} ", (str(f["count"]), "bold"), f"/{f['sign']}")
        for f in view["fields"]
    ]
    supply = Text(" ").join(_chip(r["id"], say, view["supply"].get(r["id"], 0)) for r in view["resources"])
    text = Text.assemble(Text("  ").join(fields), "  ", _label(say("label-supply") + " "), supply, "  ")
    return Text("  ").join([Text.assemble(text, _deck(view, say)), *_set_aside(view, say)])


def _short_cards(cards: list[tuple[str, View]], say: Say) -> Table:
    """A card in a line: what it earns, harvest, recipe, upgrade."""
    table = Table.grid(padding=(0, 1), expand=True)
    for _ in range(5):
        table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for number, card in cards:
        price = Text.assemble(_chip(card["good"], say), (f" {card['value']}", "bold"))
        sections = (_amounts(card["harvest"], say), Text.assemble(("→ ", "dim"), _amounts(card["recipe"], say)))
        table.add_row(_label(number), Text(card["name"], "bold"), price, *sections, Text(card["upgrade"]["name"]))
    return table


def _card_names(cards: list[tuple[str, View]], say: Say) -> Text:
    found = [Text.assemble(_label(f"{n} "), _chip(card["good"], say), f" {card['name']}") for n, card in cards]
    return Text.assemble(_label(say("label-exchange") + "  "), Text("  ").join(found))
