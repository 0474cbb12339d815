"""Checks a component file: first what the rules need to work at all, then the rule book, then our aims.

The first kind is here, the others in `constraints_facts` and `constraints_aims`. A constraint yields one
sentence for each thing that is wrong. Those here must bear anything that TOML can say.
"""

import re
from collections.abc import Iterator
from typing import Any

from affinage.core.components import Findings, sources_missing
from affinage.core.errors import nearest
from affinage.core.judging import is_number, no_word, shown, table_in, unlike, unreadable

from .constraints_aims import AIMS
from .constraints_facts import (
    ACTIONS,
    ANY,
    FACTS,
    GOODS,
    GROUND,
    INGREDIENTS,
    KINDS,
    OPTIONS,
    Constraint,
    Content,
)

# Sections with one figure per key, and the range in which the rules can work with it.
TABLES: dict[str, dict[str, tuple[int, int]]] = {
    "limits": {
        "years": (2, 2),
        "hand": (3, 3),
        "display": (3, 3),
        "slots": (2, 6),
        "cellar_markers": (1, 4),
        "cellar_steps": (1, 20),
        "trade": (2, 4),
    },
    "start": dict.fromkeys(INGREDIENTS, (0, 9)),
    "storage": dict.fromkeys(INGREDIENTS, (0, 9)),
}
# Sections that hold lists, with their keys.
LISTS = {"workers": ("colours",), "grid": ("rows",), "track": ("values", "lap_to", "bonus")}
# Rows: how many the rules can work with, and their keys.
ROWS: dict[str, tuple[tuple[int, int], tuple[str, ...]]] = {
    "housing": ((5, 12), ("id", "kind", "covers")),
    "label": ((7, 7), ("ingredient", "cost", "options")),
    "dish": ((1, 9), ("id", *GOODS)),
    "card": ((48, 48), ("id", "good", "cost", "gold", "silver")),
}
# What a card with a special action tells beyond that.
FIGURES = {**dict.fromkeys(ACTIONS, ()), "starter": ("pays", "moves", "steps"), "market": ("gains",)}
WORDS = {"kind": KINDS, "ingredient": INGREDIENTS, "good": GOODS, "action": ACTIONS, "moves": GOODS}
NUMBERS = {"gold": (0, 60), "silver": (0, 60), "steps": (1, 20), "wine": (0, 20), "cheese": (0, 20)}
AMOUNTS = ("cost", "pays", "gains")
SLUG = r"[a-z][a-z0-9]*(-[a-z0-9]+)*"
COLOURS, BONUSES, OF_A_GOOD = 5, 3, 24
NEEDED = {"together": 3, "alone": 2}  # housing spaces of each kind
PLOTS = (10, 40)  # ten workers stand on as many plots
TRACK_SPACES = (10, 60)
MOST_MARKERS = 20  # in one cost or gain
MOST_GAINED = 6  # by one market day: more could outgrow what a farmstead can count
OTHER_INDICATORS = 3


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


def _range(least: int, most: int) -> str:
    return f"it must be {least}" if least == most else f"it must be a whole number from {least} to {most}"


def _list(content: Content, section: str, key: str) -> list[Any]:
    found = table_in(content, section).get(key)
    return found if isinstance(found, list) else []


def _rows(content: Content, section: str) -> list[tuple[str, Content]]:
    rows = content.get(section)
    found = []
    for at, row in enumerate(rows if isinstance(rows, list) else [], start=1):
        if isinstance(row, dict):
            named = row.get("ingredient" if section == "label" else "id")
            found.append((f"[[{section}]] {at}" + (f' "{named}"' if isinstance(named, str) else ""), row))
    return found


def _all_rows(content: Content) -> list[tuple[str, Content]]:
    return [labelled for section in ROWS for labelled in _rows(content, section)]


# Schema: the sections
def _sections(content: Content) -> Iterator[str]:
    known = ("set", *TABLES, *LISTS, *ROWS)
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


# Schema: keys of the sections
def _table_keys(content: Content) -> Iterator[str]:
    for section, keys in (LISTS | TABLES).items():
        if isinstance(content.get(section), dict):
            yield from unlike(content[section], ("source", *keys), f"[{section}]")


# Fact sheet 1: numbers the rules can count with
def _table_figures(content: Content) -> Iterator[str]:
    for section, figures in TABLES.items():
        found = table_in(content, section)
        for key, (least, most) in figures.items():
            if key in found and not is_number(found[key], least, most):
                yield f"[{section}] {key} = {shown(found[key])}; {_range(least, most)}."


# Schema: how many rows there are
def _number_of_rows(content: Content) -> Iterator[str]:
    for section, ((least, most), _) in ROWS.items():
        rows = content.get(section)
        if isinstance(rows, list) and not least <= len(rows) <= most:
            wanted = f"{least}" if least == most else f"{least} to {most}"
            yield f"There are {len(rows)} rows [[{section}]]; the game needs {wanted}."


# Schema: keys of the rows; a card has a dish or a special action with its figures
def _row_keys(content: Content) -> Iterator[str]:
    for section, (_, keys) in ROWS.items():
        for label, row in _rows(content, section):
            more: tuple[str, ...] = ()
            if section == "card":
                action = row.get("action")
                figures = FIGURES.get(action, ()) if isinstance(action, str) else ()
                more = ("dish",) if "dish" in row and "action" not in row else ("action", *figures)
            yield from unlike(row, (*keys, *more, "source"), label, free=("name",))


# Schema: an owner may call things by other names than ours
def _names_are_words(content: Content) -> Iterator[str]:
    for label, row in _all_rows(content):
        if "name" in row and not (isinstance(row["name"], str) and row["name"].strip()):
            yield f"{label}: name = {shown(row['name'])}; it must be a name in quotation marks, or left out."


# Schema: ids, which words and replays use
def _ids_are_slugs(content: Content) -> Iterator[str]:
    for label, row in _all_rows(content):
        name = row.get("id")
        if "id" in row and not (isinstance(name, str) and re.fullmatch(SLUG, name)):
            yield f'{label}: id = {shown(name)}; it must be small letters and dashes, as in "hay-loaf".'


# Schema: no id twice, no two labels for one ingredient
def _ids_are_unique(content: Content) -> Iterator[str]:
    for section in ROWS:
        key = "ingredient" if section == "label" else "id"
        first: dict[str, str] = {}
        for label, row in _rows(content, section):
            name = row.get(key)
            if isinstance(name, str) and first.setdefault(name, label) != label:
                yield f"{label}: {first[name]} has the same {key}; every row [[{section}]] needs its own."


# Schema: words of which there is a fixed list, and the dishes in this file
def _words_are_known(content: Content) -> Iterator[str]:
    dishes = tuple(row["id"] for _, row in _rows(content, "dish") if isinstance(row.get("id"), str))
    for label, row in _all_rows(content):
        for key, known in {**WORDS, "dish": dishes}.items():
            if key in row and row[key] not in known:
                yield f"{label}: {key} = {shown(row[key])} is not known.{no_word(row[key], known)}"


# Schema: figures of rows
def _row_figures(content: Content) -> Iterator[str]:
    for label, row in _all_rows(content):
        for key, (least, most) in NUMBERS.items():
            if key in row and not is_number(row[key], least, most):
                yield f"{label}: {key} = {shown(row[key])}; {_range(least, most)}."


# Schema: markers that are paid or gained
def _row_amounts(content: Content) -> Iterator[str]:
    for label, row in _all_rows(content):
        for key in AMOUNTS:
            if key in row:
                known = INGREDIENTS + ANY if key == "gains" or label.startswith("[[label]]") else INGREDIENTS
                most = MOST_GAINED if key == "gains" else MOST_MARKERS
                yield from _wrong_amounts(row[key], known, f"{label}: {key}", most)


def _wrong_amounts(amounts: object, known: tuple[str, ...], label: str, most: int) -> Iterator[str]:
    if not isinstance(amounts, dict):
        yield f"{label} = {shown(amounts)}; it must be a table, as in {{ milk = 2, salt = 1 }}."
        return
    for ingredient, amount in amounts.items():
        if ingredient not in known:
            yield f"{label} {ingredient} is no ingredient.{nearest(ingredient, list(known))}"
        elif not is_number(amount, 1, most):
            yield f"{label} {ingredient} = {shown(amount)}; it must be 1 to {most}, or left out."
    total = sum(amount for amount in amounts.values() if type(amount) is int)
    if not 1 <= total <= most:
        yield f"{label} shows {total} markers; it must show 1 to {most}."


# Fact sheet 5: one further ingredient of any kind at most
def _labels_ask_for_one_further(content: Content) -> Iterator[str]:
    for label, row in _rows(content, "label"):
        cost = row.get("cost")
        further = [cost[key] for key in ANY if key in cost] if isinstance(cost, dict) else []
        if further not in ([], [1]):
            yield f"{label}: cost = {shown(cost)}; there may be one of {' and '.join(ANY)}, once."


# Fact sheet 5: two options each
def _labels_have_two_options(content: Content) -> Iterator[str]:
    for label, row in _rows(content, "label"):
        options = row.get("options", ["wine-step", "cheese-step"])
        if not isinstance(options, list) or len(options) != 2 or options[0] == options[1]:
            yield f"{label}: options = {shown(options)}; it must be two different ones."
        else:
            for option in options:
                if option not in OPTIONS:
                    yield f"{label}: option {shown(option)} is not known.{no_word(option, OPTIONS)}"


# Fact sheet 3: the red cell and two others
def _covers_are_cells(content: Content) -> Iterator[str]:
    for label, row in _rows(content, "housing"):
        covers = row.get("covers", [[0, 1], [0, 2]])
        cells = covers if isinstance(covers, list) else []
        sound = all(isinstance(c, list) and len(c) == 2 and all(is_number(n, -2, 2) for n in c) for c in cells)
        if not sound or len(cells) != 2 or cells[0] == cells[1] or [0, 0] in cells:
            yield f"{label}: covers = {shown(covers)}; it must be two further cells, as in [[0, 1], [-1, 0]]."


# Fact sheet 1: a card of its kind for each housing space
def _housing_for_every_space(content: Content) -> Iterator[str]:
    for kind, needed in NEEDED.items():
        number = sum(row.get("kind") == kind for _, row in _rows(content, "housing"))
        if number < needed:
            yield f'{number} housing cards have kind = "{kind}"; the game needs {needed} or more.'


# Fact sheet 1: 24 wines and 24 cheeses
def _number_of_cards(content: Content) -> Iterator[str]:
    goods = [row.get("good") for _, row in _rows(content, "card")]
    for good in GOODS:
        if goods.count(good) != OF_A_GOOD:
            yield f'{goods.count(good)} cards have good = "{good}"; the game needs {OF_A_GOOD}.'


# Fact sheet 1: five colours
def _five_colours(content: Content) -> Iterator[str]:
    colours = _list(content, "workers", "colours")
    words = [colour for colour in colours if isinstance(colour, str) and re.fullmatch(SLUG, colour)]
    if len(colours) != COLOURS or len(set(words)) != COLOURS:
        yield f"[workers] colours = {shown(colours)}; it must be {COLOURS} different names in small letters."


# Fact sheet 2: a rectangle of plots and water holes
def _grid_is_a_rectangle(content: Content) -> Iterator[str]:
    rows = _list(content, "grid", "rows")
    if not rows or not all(isinstance(row, list) and row for row in rows) or len({len(row) for row in rows}) > 1:
        yield "[grid] rows: it must be a list of rows with the same number of cells each."
        return
    cells = [what for row in rows for what in row]
    for what in cells:
        if what not in GROUND:
            yield f"[grid] rows: {shown(what)} is no cell.{no_word(what, GROUND)}"
    number = len(cells) - cells.count("water")
    if not PLOTS[0] <= number <= PLOTS[1]:
        yield f"[grid] rows: {number} plots; the game needs {PLOTS[0]} to {PLOTS[1]}."


# Fact sheet 4: values along the track
def _track_has_values(content: Content) -> Iterator[str]:
    values = _list(content, "track", "values")
    least, most = TRACK_SPACES
    if not least <= len(values) <= most or not all(is_number(value, 0, 99) for value in values):
        yield f"[track] values = {shown(values)}; it must be {least} to {most} whole numbers from 0 to 99."


# Fact sheet 4: spaces that the track has
def _track_places(content: Content) -> Iterator[str]:
    track, last = table_in(content, "track"), len(_list(content, "track", "values"))
    if "lap_to" in track and not is_number(track["lap_to"], 1, last - OTHER_INDICATORS):
        where = "a space with room behind it for the three other indicators, or a lap would never end"
        yield f"[track] lap_to = {shown(track['lap_to'])}; {_range(1, last - OTHER_INDICATORS)}, {where}."
    bonus = _list(content, "track", "bonus")
    numbers = {space for space in bonus if is_number(space, 1, last)}
    if len(bonus) != BONUSES or len(numbers) != BONUSES:
        yield f"[track] bonus = {shown(bonus)}; it must be {BONUSES} different spaces from 1 to {last}."


# Design: every figure says where it comes from
def _sources(content: Content) -> Iterator[str]:
    rows = [(f"[{section}]", table_in(content, section)) for section in (*TABLES, *LISTS)]
    for label, row in rows + _all_rows(content):
        source = row.get("source")
        if isinstance(source, dict):
            figures = tuple(key for key in row if key not in ("id", "name", "good", "ingredient", "source"))
            yield from unlike(source, figures, f"{label} source")
    yield from sources_missing(content)


BROKEN: tuple[Constraint, ...] = (
    _sections,
    _set_has_a_name,
    _table_keys,
    _table_figures,
    _number_of_rows,
    _row_keys,
    _names_are_words,
    _ids_are_slugs,
    _ids_are_unique,
    _words_are_known,
    _row_figures,
    _row_amounts,
    _labels_ask_for_one_further,
    _labels_have_two_options,
    _covers_are_cells,
    _housing_for_every_space,
    _number_of_cards,
    _five_colours,
    _grid_is_a_rectangle,
    _track_has_values,
    _track_places,
    _sources,
)
