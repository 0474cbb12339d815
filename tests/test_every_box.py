"""Component files as people may write them: whatever is in one, every game's check ends in sentences."""

import json
import os
import re
from copy import deepcopy
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from affinage.core.about import names
from affinage.core.box import form
from affinage.core.box_findings import Findings, Place
from affinage.core.game import declared_box, find

EXAMPLES = 2000 if os.environ.get("AFFINAGE_FULL") else 80
ANYTHING = st.recursive(
    st.booleans() | st.integers() | st.floats() | st.text(max_size=12) | st.dates(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
every_game = pytest.mark.parametrize("name", names(everything=True))
at_leisure = settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))


@cache
def shipped(name: str) -> dict[str, Any]:
    return find(name).box.content


@every_game
def test_the_shipped_file_has_no_findings(name: str) -> None:
    found = declared_box(name).check(shipped(name))
    assert (found.broken, found.against_facts, found.off_aims) == ([], [], [])


@every_game
@given(data=st.data())
@at_leisure
def test_no_content_makes_the_check_fail(name: str, data: st.DataObject) -> None:
    content = deepcopy(shipped(name))
    for _ in range(data.draw(st.integers(1, 4))):
        where: Any = content
        while True:
            keys = list(where) if isinstance(where, dict) else list(range(len(where)))
            if not keys:
                break
            key = data.draw(st.sampled_from(keys))
            if isinstance(where[key], dict | list) and data.draw(st.booleans()):
                where = where[key]
                continue
            if data.draw(st.booleans()):
                where[key] = data.draw(ANYTHING)
            else:
                where.pop(key)
            break
    said(declared_box(name).check(content), content)


@every_game
@given(data=st.data())
@at_leisure
def test_no_file_at_all_makes_the_check_fail(name: str, data: st.DataObject) -> None:
    content = data.draw(st.dictionaries(st.sampled_from([*shipped(name), "other"]), ANYTHING))
    found = declared_box(name).check(content)
    said(found, content)
    assert found.broken


def said(found: Findings, content: dict[str, Any]) -> None:
    """Every finding is a sentence about the place that it names."""
    for one in found.found:
        assert one.sentence.endswith((".", "?"))
        opening = re.match(r"\[{1,2}(\w+)\]{1,2}(?: (\d+))?", one.sentence)
        if opening:
            assert (one.place.section, one.place.row) == (opening[1], int(opening[2] or 0)), one
        if one.place.row:
            row = content[one.place.section][one.place.row - 1]
            assert one.place.id in ("", *(row.values() if isinstance(row, dict) else ()))


# The form that a page draws


def fits(field: dict[str, Any], value: Any, content: dict[str, Any]) -> bool:
    """Whether a value is what a form's field asks for; this is all that a page needs to know."""
    match field["kind"]:
        case "number":
            return type(value) is int and field["least"] <= value <= field["most"]
        case "choice":
            return value in field["choices"]
        case "flag":
            return isinstance(value, bool)
        case "text":
            return isinstance(value, str) and (field["blank"] or bool(value.strip()))
        case "code" | "name":
            return isinstance(value, str) and re.fullmatch(field["pattern"], value) is not None
        case "row":
            return value in [row["id"] for row in content[field["section"]]]
        case "list":
            most = len(value) if field["most"] is None else field["most"]
            alike = field["different"] and any(one in value[:n] for n, one in enumerate(value))
            return (
                field["least"] <= len(value) <= most
                and not alike
                and all(fits(field["of"], one, content) for one in value)
            )
        case "line":
            words = value.split()
            return len(words) == field["size"] and all(fits(field["of"], word, content) for word in words)
        case "table":
            return all(fits(part, value[part["key"]], content) for part in field["parts"])
        case "amounts":
            each, whole = field["each"], field["sum"]
            return (
                set(value) <= set(field["keys"])
                and all(each["least"] <= n <= each["most"] for n in value.values())
                and whole["least"] <= sum(value.values()) <= whole["most"]
            )
        case "cells":
            return len(value) == field["size"] and all(abs(n) <= field["reach"] for cell in value for n in cell)
    return False


def fields_of(section: dict[str, Any], row: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The fields that a row has, by their keys."""
    cases = section.get("cases")
    more = cases["fields"][row[cases["key"]]] if cases and cases["key"] in row else []
    return {field["key"]: field for field in (*section["fields"], *more)}


@every_game
def test_the_shipped_file_fits_its_form(name: str) -> None:
    drawn, content = form(declared_box(name)), shipped(name)
    assert json.loads(json.dumps(drawn)) == drawn
    assert {section["name"] for section in drawn["sections"]} == set(content)
    for section in drawn["sections"]:
        found = content[section["name"]]
        rows = found if section["kind"] == "rows" else [found]
        if section["kind"] == "rows":
            assert section["least"] <= len(rows) <= section["most"]
        for word, size in section.get("groups", {"sizes": {}})["sizes"].items():
            assert size["least"] <= [row[section["groups"]["key"]] for row in rows].count(word) <= size["most"]
        for row in rows:
            fields = fields_of(section, row)
            assert row.keys() - fields.keys() == ({"source"} if section["sourced"] else set())
            either = section["either"]
            assert sum(key in row for key in either) == bool(either)
            assert all(key in row or field["optional"] or key in either for key, field in fields.items())
            for key in row.keys() & fields.keys():
                assert fits(fields[key], row[key], content), (section["name"], key)
        for key in (field["key"] for field in section["fields"] if field["unique"]):
            assert len({row[key] for row in rows}) == len(rows)


@every_game
def test_a_number_beyond_the_range_of_its_form_is_found_at_its_place(name: str) -> None:
    tried = 0
    for section in form(declared_box(name))["sections"]:
        rows = shipped(name)[section["name"]]
        row = rows[0] if section["kind"] == "rows" else rows
        for key, field in fields_of(section, row).items():
            for value in (field["least"] - 1, field["most"] + 1) if field["kind"] == "number" and key in row else ():
                content = deepcopy(shipped(name))
                (content[section["name"]][0] if section["kind"] == "rows" else content[section["name"]])[key] = value
                number, named = (1, row.get(section["named"])) if section["kind"] == "rows" else (0, "")
                place = Place(section["name"], number, named if isinstance(named, str) else "", key)
                found = [(one.level, one.rule, one.place, one.open) for one in declared_box(name).check(content).found]
                assert ("broken", "value", place, False) in found
                tried += 1
    assert tried > 10


@every_game
def test_no_two_judges_have_the_same_name(name: str) -> None:
    rules = [judge.rule for judges in declared_box(name).judges.values() for judge in judges]
    assert len(set(rules)) == len(rules)
