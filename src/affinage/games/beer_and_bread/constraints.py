"""Checks a component file: first what the rules need to work at all, then the rule book, then our aims.

The first kind is here, the others in `constraints_facts` and `constraints_aims`. A constraint yields one
sentence for each thing that is wrong. Those here must bear anything that TOML can say.
"""

import re
from collections.abc import Iterator
from typing import TypeGuard

from affinage.core.components import Findings, sources_missing
from affinage.core.errors import nearest
from affinage.core.judging import is_number, no_word, shown, table_in, unlike, unreadable

from .constraints_aims import AIMS
from .constraints_facts import BANDS, FACTS, GOODS, GRAINS, RESOURCES, SLOTS, Constraint, Content

# Sections with one figure per key, and the range in which the rules can work with it.
TABLES: dict[str, dict[str, tuple[int, int]]] = {
    "tokens": dict.fromkeys(RESOURCES, (0, 100)),
    "fruitful": dict.fromkeys(GRAINS, (0, 100)),
    "dry": dict.fromkeys(GRAINS, (0, 100)),
    "limits": {"years": (1, 6), "hand": (1, 5), "exchange": (1, 9), "storage": (1, 30), "site": (1, 30)},
}
ROWS = ("upgrade", "card")
CARD_KEYS = ("id", "good", "value", "harvest", "recipe", "upgrade", "source")
UPGRADE_KEYS = ("id", "slot", "effect", "source")
# Every effect with its slot and its further figures.
EFFECTS: dict[str, tuple[str, tuple[str, ...]]] = {
    "redraw": ("year", ()),
    "drop_harvest": ("year", ()),
    "last_draw": ("year", ()),
    "invert": ("year", ()),
    "seed_collect": ("collecting", ("resource", "amount")),
    "from_supply": ("collecting", ("resource",)),
    "harvest_more": ("collecting", ("resource", "amount")),
    "echo": ("collecting", ("resource", "amount")),
    "water_units": ("storage", ("amount",)),
    "units": ("storage", ("amount",)),
    "room": ("production", ("good",)),
    "spend": ("production", ("rate", "from", "to")),
    "spend_either": ("production", ("rate", "swaps")),
    "clean_any": ("cleaning", ("good", "resource", "amount")),
    "clean_only": ("cleaning", ("good", "resource", "amount")),
    "clean_both": ("cleaning", ("resource", "amount")),
    "score_band": ("scoring", ("band",)),
    "score_pairs": ("scoring", ("good",)),
    "score_upgrades": ("scoring", ("amount",)),
    "score_tokens": ("scoring", ("amount", "lead")),
    "score_types": ("scoring", ("good", "amount")),
}
WORDS = {"resource": RESOURCES, "from": RESOURCES, "good": GOODS, "band": tuple(BANDS)}
NUMBERS = {"amount": (1, 9), "rate": (2, 9), "lead": (1, 30)}
SLUG = r"[a-z][a-z0-9]*(-[a-z0-9]+)*"
MOST_UPGRADES = 40
MOST_IN_A_SECTION = 20  # tokens in one harvest or recipe
MOST_CONVERSIONS = 7  # the payment rules keep one byte for each


def check(content: Content) -> Findings:
    """All that can be said about a component file. A broken file is judged no further."""
    beyond = list(unreadable(content))
    if beyond:
        return Findings(broken=beyond)
    broken = [sentence for constraint in BROKEN for sentence in constraint(content)]
    if broken:
        return Findings(broken=broken)
    return Findings(
        against_facts=[sentence for constraint in FACTS for sentence in constraint(content)],
        off_aims=[sentence for constraint in AIMS for sentence in constraint(content)],
    )


def _rows(content: Content, section: str) -> list[tuple[str, Content]]:
    rows = content.get(section)
    found = []
    for at, row in enumerate(rows if isinstance(rows, list) else [], start=1):
        if isinstance(row, dict):
            name = f' "{row["id"]}"' if isinstance(row.get("id"), str) else ""
            found.append((f"[[{section}]] {at}{name}", row))
    return found


# Schema: the sections
def _sections(content: Content) -> Iterator[str]:
    known = ("set", *TABLES, *ROWS)
    for section in known:
        brackets = f"[[{section}]]" if section in ROWS else f"[{section}]"
        shape = list if section in ROWS else dict
        if section not in content:
            yield f"{brackets} is missing."
        elif not isinstance(content[section], shape):
            wanted = f"rows that open with {brackets}" if section in ROWS else f"one section {brackets}"
            yield f"{section} must be {wanted}."
        elif section in ROWS:
            for at, row in enumerate(content[section], start=1):
                if not isinstance(row, dict):
                    yield f"[[{section}]] {at} is {shown(row)}; it must be a row with keys and figures."
    for section in content:
        if section not in known:
            yield f"{section} is no section of this file.{nearest(section, list(known))}"


# Schema: the set's name
def _set_has_a_name(content: Content) -> Iterator[str]:
    found = table_in(content, "set")
    yield from unlike(found, ("name",), "[set]")
    name = found.get("name", "-")
    if not isinstance(name, str) or not name.strip():
        yield f"[set] name = {shown(name)}; it must be the name of the set in quotation marks."


# Schema: sections with one figure per key
def _table_keys(content: Content) -> Iterator[str]:
    for section, figures in TABLES.items():
        if isinstance(content.get(section), dict):
            yield from unlike(content[section], ("source", *figures), f"[{section}]")


# Fact sheet 1: numbers the rules can count with
def _table_figures(content: Content) -> Iterator[str]:
    for section, figures in TABLES.items():
        found = table_in(content, section)
        for key, (least, most) in figures.items():
            if key in found and not is_number(found[key], least, most):
                figure = shown(found[key])
                yield f"[{section}] {key} = {figure}; it must be a whole number from {least} to {most}."


# Schema: keys of an upgrade, which depend on its effect
def _upgrade_keys(content: Content) -> Iterator[str]:
    for label, row in _rows(content, "upgrade"):
        effect = row.get("effect")
        if isinstance(effect, str) and effect in EFFECTS:
            yield from unlike(row, UPGRADE_KEYS + EFFECTS[effect][1], label, free=("name",))
        else:
            yield from (f"{label}: {key} is missing." for key in UPGRADE_KEYS if key not in row)


# Schema: keys of a card
def _card_keys(content: Content) -> Iterator[str]:
    for label, row in _rows(content, "card"):
        yield from unlike(row, CARD_KEYS, label, free=("name",))


# Schema: an owner may call a card or an upgrade by another name than ours
def _names_are_words(content: Content) -> Iterator[str]:
    for section in ROWS:
        for label, row in _rows(content, section):
            if "name" in row and not (isinstance(row["name"], str) and row["name"].strip()):
                yield f"{label}: name = {shown(row['name'])}; it must be a name in quotation marks, or left out."


# Schema: ids, which words and replays use
def _ids_are_slugs(content: Content) -> Iterator[str]:
    for section in ROWS:
        for label, row in _rows(content, section):
            name = row.get("id")
            if "id" in row and not (isinstance(name, str) and re.fullmatch(SLUG, name)):
                yield f'{label}: id = {shown(name)}; it must be small letters and dashes, as in "rye-crisp".'


# Schema: no id twice
def _ids_are_unique(content: Content) -> Iterator[str]:
    for section in ROWS:
        first: dict[str, str] = {}
        for label, row in _rows(content, section):
            name = row.get("id")
            if isinstance(name, str) and first.setdefault(name, label) != label:
                yield f"{label}: {first[name]} has the same id; every {section} needs its own."


# Fact sheet 2: six slots
def _slots_are_known(content: Content) -> Iterator[str]:
    for label, row in _rows(content, "upgrade"):
        if "slot" in row and row["slot"] not in SLOTS:
            yield f"{label}: slot = {shown(row['slot'])} is no slot.{no_word(row['slot'], SLOTS)}"


# Fact sheet 2: what upgrades do
def _effects_are_known(content: Content) -> Iterator[str]:
    for label, row in _rows(content, "upgrade"):
        effect = row.get("effect")
        if "effect" in row and effect not in tuple(EFFECTS):
            yield f"{label}: effect = {shown(effect)} is no effect.{no_word(effect, tuple(EFFECTS))}"


# Fact sheet 2: which slot has which effects
def _effects_in_their_slots(content: Content) -> Iterator[str]:
    for label, row in _rows(content, "upgrade"):
        for effect, (slot, _) in EFFECTS.items():
            if row.get("effect") == effect and row.get("slot") in SLOTS and row["slot"] != slot:
                yield f'{label}: slot = {shown(row["slot"])} for the effect {effect}; it belongs to "{slot}".'


# Schema: figures of upgrades
def _upgrade_figures(content: Content) -> Iterator[str]:
    for label, row in _rows(content, "upgrade"):
        for key, value in row.items():
            if key in WORDS and value not in WORDS[key]:
                yield f"{label}: {key} = {shown(value)} is not known.{no_word(value, WORDS[key])}"
            elif key in NUMBERS and not is_number(value, *NUMBERS[key]):
                least, most = NUMBERS[key]
                yield f"{label}: {key} = {shown(value)}; it must be a whole number from {least} to {most}."
            elif key == "to" and not _are_two_resources(value):
                yield f'{label}: to = {shown(value)}; it must be two resources, as in ["hops", "barley"].'
            elif key == "swaps" and not _are_two_swaps(value):
                yield f"{label}: swaps = {shown(value)}; it must be two pairs [spent, stands for]."


def _are_two_resources(value: object) -> TypeGuard[list[str]]:
    if not isinstance(value, list) or len(value) != 2 or value[0] == value[1]:
        return False
    return all(resource in RESOURCES for resource in value)


def _are_two_swaps(value: object) -> TypeGuard[list[list[str]]]:
    return isinstance(value, list) and len(value) == 2 and all(map(_are_two_resources, value))


# Fact sheet 2: copies of one upgrade add up, so they must be one row
def _upgrades_differ(content: Content) -> Iterator[str]:
    seen: list[tuple[Content, str]] = []
    for label, row in _rows(content, "upgrade"):
        figures = {key: value for key, value in row.items() if key not in ("id", "source")}
        twins = [first for other, first in seen if other == figures]
        if twins:
            yield f"{label}: {twins[0]} does the same; let the cards share one row."
        seen.append((figures, label))


def _conversions(content: Content) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for _, row in _rows(content, "upgrade"):
        targets, swaps = row.get("to"), row.get("swaps")
        if row.get("effect") == "spend" and row.get("from") in RESOURCES and _are_two_resources(targets):
            found += [(row["from"], meant) for meant in targets]
        elif row.get("effect") == "spend_either" and _are_two_swaps(swaps):
            found += [(paid, meant) for paid, meant in swaps]
    return found


# Rulings: no ring of conversions
def _conversions_make_no_ring(content: Content) -> Iterator[str]:
    reached = set(_conversions(content))
    for _ in RESOURCES:
        reached |= {(a, d) for a, b in reached for c, d in reached if b == c}
    ring = [resource for resource in RESOURCES if (resource, resource) in reached]
    if ring:
        yield f"Conversions lead from {', '.join(ring)} back to the same resource; they may not make a ring."


# The payment rules count how often each conversion is used
def _number_of_conversions(content: Content) -> Iterator[str]:
    number = len(_conversions(content))
    if number > MOST_CONVERSIONS:
        yield f"There are {number} ways to count tokens as others; there may be {MOST_CONVERSIONS} at most."


# Rulings: the after-harvest upgrade looks at water on the new card
def _echo_is_water(content: Content) -> Iterator[str]:
    for label, row in _rows(content, "upgrade"):
        if row.get("effect") == "echo" and row.get("resource") in RESOURCES[1:]:
            yield f"{label}: resource = {shown(row['resource'])}; this effect knows only water."


# Fact sheet 2: fewer upgrades than cards, so that some have copies; the record has room for so many
def _number_of_upgrades(content: Content) -> Iterator[str]:
    number = len(_rows(content, "upgrade"))
    if not 1 <= number <= MOST_UPGRADES:
        yield f"There are {number} different upgrades; the game needs 1 to {MOST_UPGRADES}."


# Fact sheet 1: 30 beers and 30 breads
def _number_of_cards(content: Content) -> Iterator[str]:
    goods = [row.get("good") for _, row in _rows(content, "card")]
    beers, breads = goods.count("beer"), goods.count("bread")
    if len(goods) != 60:
        yield f"There are {len(goods)} cards; the game needs 60 (30 beers and 30 breads)."
    elif beers != 30 or breads != 30:
        yield f"There are {beers} beers and {breads} breads; the game needs 30 of each."


# Fact sheet 1: two kinds of back
def _card_goods(content: Content) -> Iterator[str]:
    for label, row in _rows(content, "card"):
        if "good" in row and row["good"] not in GOODS:
            yield f"{label}: good = {shown(row['good'])} is no good.{no_word(row['good'], GOODS)}"


# Fact sheet 1: coin values
def _card_values(content: Content) -> Iterator[str]:
    for label, row in _rows(content, "card"):
        if "value" in row and not is_number(row["value"], 4, 9):
            yield f"{label}: value = {shown(row['value'])}; it must be a whole number from 4 to 9."


# Fact sheet 1: harvest section
def _card_harvests(content: Content) -> Iterator[str]:
    for label, row in _rows(content, "card"):
        yield from _wrong_amounts(row, "harvest", label, "a harvest")


# Fact sheet 1: recipe
def _card_recipes(content: Content) -> Iterator[str]:
    for label, row in _rows(content, "card"):
        yield from _wrong_amounts(row, "recipe", label, "a cost")


def _wrong_amounts(row: Content, section: str, label: str, what: str) -> Iterator[str]:
    amounts = row.get(section, {"water": 1})
    if not isinstance(amounts, dict):
        yield f"{label}: {section} = {shown(amounts)}; it must be a table, as in {{ water = 1, rye = 2 }}."
        return
    sound = True
    for resource, amount in amounts.items():
        if resource not in RESOURCES:
            yield f"{label}: {section} {resource} is no resource.{nearest(resource, list(RESOURCES))}"
        elif type(amount) is not int:
            yield f"{label}: {section} {resource} = {shown(amount)}; it must be a whole number."
        elif amount < 0:
            yield f"{label}: {section} {resource} = {amount}; {what} cannot be negative."
        elif amount == 0:
            yield f"{label}: {section} {resource} = 0; leave out what it does not show."
        sound = sound and is_number(amount, 1, 2**63)
    if sound and not 1 <= sum(amounts.values()) <= MOST_IN_A_SECTION:
        size = sum(amounts.values())
        yield f"{label}: {section} shows {size} tokens; it must show 1 to {MOST_IN_A_SECTION}."


# Fact sheet 2: every card carries one upgrade
def _card_upgrades(content: Content) -> Iterator[str]:
    names = tuple(row["id"] for _, row in _rows(content, "upgrade") if isinstance(row.get("id"), str))
    for label, row in _rows(content, "card"):
        name = row.get("upgrade")
        if "upgrade" in row and name not in names:
            yield f"{label}: upgrade = {shown(name)} is no upgrade.{no_word(name, names)}"


# Design: every figure says where it comes from
def _sources(content: Content) -> Iterator[str]:
    rows = [(f"[{section}]", table_in(content, section)) for section in TABLES]
    for label, row in rows + [labelled for section in ROWS for labelled in _rows(content, section)]:
        source = row.get("source")
        if isinstance(source, dict):
            figures = tuple(key for key in row if key not in ("id", "name", "slot", "source"))
            yield from unlike(source, figures, f"{label} source")
    yield from sources_missing(content)


BROKEN: tuple[Constraint, ...] = (
    _sections,
    _set_has_a_name,
    _table_keys,
    _table_figures,
    _upgrade_keys,
    _card_keys,
    _names_are_words,
    _ids_are_slugs,
    _ids_are_unique,
    _slots_are_known,
    _effects_are_known,
    _effects_in_their_slots,
    _upgrade_figures,
    _upgrades_differ,
    _conversions_make_no_ring,
    _number_of_conversions,
    _echo_is_water,
    _number_of_upgrades,
    _number_of_cards,
    _card_goods,
    _card_values,
    _card_harvests,
    _card_recipes,
    _card_upgrades,
    _sources,
)
