"""The component file meets what is known, and planted mistakes are found."""

import tomllib
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from affinage.core.box import form
from affinage.core.play import Table
from affinage.games.vinhos.box import BOX
from affinage.games.vinhos.game import GAME
from affinage.games.vinhos.tables import (
    ARROWS,
    DECK_MASK,
    DIVEST_RETURN,
    EXPERTS_FOR,
    MOST_QUALITY,
    PRICE,
    REGION_IDS,
    SALE_REQUEST,
    TAXED_IN,
)

Content = dict[str, Any]


def content() -> Content:
    return deepcopy(GAME.box.content)


def test_the_shipped_file_is_sound() -> None:
    found = BOX.check(content())
    assert (found.broken, found.against_facts, found.off_aims) == ([], [], [])


def test_every_figure_says_where_it_comes_from() -> None:
    for section, rows in content().items():
        for row in rows if isinstance(rows, list) else [rows]:
            if section != "set":
                assert "source" in row
                if isinstance(row["source"], dict):
                    assert row["source"].keys() <= row.keys(), section


def test_counts_of_the_box() -> None:
    box = content()
    assert [len(box[s]) for s in ("vintage", "region", "expert", "booth", "space", "country")] == [9, 9, 24, 6, 9, 4]


def test_known_prices_returns_and_tables() -> None:
    assert PRICE[2 * REGION_IDS.index("dao")] == 4
    assert PRICE[2 * REGION_IDS.index("ribatejo") + 1] == 4
    assert sum(DIVEST_RETURN[1:]) == 11
    assert sum(DIVEST_RETURN[:3]) == 8
    assert MOST_QUALITY == 14
    assert (EXPERTS_FOR[4], EXPERTS_FOR[10]) == (1, 4)
    assert TAXED_IN[3] == 4
    assert {7, 8, 9} <= set(SALE_REQUEST)
    assert (ARROWS & DECK_MASK[1]).bit_count() >= 2


def _set(path: str, value: object) -> Callable[[Content], None]:
    def change(box: Content) -> None:
        *way, last = path.split(".")
        here: Any = box
        for step in way:
            here = here[int(step)] if step.isdigit() else here[step]
        here[int(last) if last.isdigit() else last] = value

    return change


def _without(path: str) -> Callable[[Content], None]:
    def change(box: Content) -> None:
        *way, last = path.split(".")
        here: Any = box
        for step in way:
            here = here[int(step)] if step.isdigit() else here[step]
        del here[int(last) if last.isdigit() else last]

    return change


@pytest.mark.parametrize(
    "change",
    [
        _without("prices"),
        _without("prices.winery"),
        _without("region.3"),
        _without("expert.0"),
        _set("prices.winery", "three"),
        _set("prices.winery", True),
        _set("prices.winery", -1),
        _set("prices", 7),
        _set("region", {}),
        _set("region.0", 4),
        _set("region.0.number", 2),
        _set("region.0.ability", "sunshine"),
        _set("region.0.id", "Big Region"),
        _set("region.1.id", "dao"),
        _set("vintage.0.weather", 1),
        _set("magnate.0.less", [1, 0, 0]),  # of a sale
        _set("magnate.0.less", [0, 3]),
        _set("vintage.1.features", [1, 2]),
        _set("expert.0.arrow", "yes"),
        _set("expert.0.feature", "taste"),
        _set("booth.0.features", ["taste", "taste"]),
        _set("magnate.0.actions", ["sales"]),
        _set("multiplier.0.magnate", "dora"),
        _set("account.from", [1, 3, 9, 15, 20]),
        _set("account.from", [0, 3]),
        _set("features.booth", [1, 2]),
        _set("fair.years", [3, 5, 5]),
        _set("fair.from", [1, 4, 6, 8, 10]),
        _set("quality.enologist", 5),
        _set("start.cash", 2),
        _set("space.0.id", "bank"),
        _set("luck", {"source": "rebuilt"}),
        _set("region.0.source", "hearsay"),
        _set("region.0.rain", 3),
    ],
)
def test_a_broken_file_is_told_why(change: Callable[[Content], None]) -> None:
    box = content()
    change(box)
    found = BOX.check(box)
    assert found.broken
    assert all(sentence.endswith(".") for sentence in found.broken)


def test_a_file_may_lack_what_additional_actions_cost_less() -> None:
    box = content()
    for row in box["magnate"]:
        del row["less"], row["source"]["less"]
    assert BOX.check(box).broken == []


@pytest.mark.parametrize(
    "change",
    [
        _set("prices.winery", 2),
        _set("supply.cubes", 21),
        _set("quality.age", [0, 1, 2, 3]),
        _set("fair.first", [9, 12, 16]),
        _set("region.2.red", 5),
        _set("region.4.white", 5),
        _set("region.8.cubes", 2),
        _set("space.3.year", 5),
        _set("investment.costs", [4, 4, 2, 4, 4]),
        _set("investment.returns", [3, 3, 2, 3, 4]),
        _set("investment.returns", [2, 3, 2, 3, 3]),
        _set("account.points", [0, 3, 7, 12, 20]),
        _set("establishment.1.red", [5, 6, 8]),
        _set("establishment.2.white", [7, 8, 8]),
        _set("country.0.majority", 7),
        _set("country.0.requests", [10, 9, 7, 6]),
        _set("country.1.requests", [7, 8, 9, 11]),
        _set("vintage.1.value", 9),
        _set("vintage.3.weather", 0),
        _set("features.expert", [1, 1, 1, 1, 1, 3, 3, 3, 4, 4]),
        _set("booth.0.bonus", "expert"),
        _set("booth.2.bonus", "expert"),
        _set("fair.from", [0, 5, 6, 8, 10]),
        _set("magnate.0.actions", ["exports", "wineries", "enologists"]),
        _set("multiplier.2.rates", [2, 2]),
        _set("multiplier.2.most", 20),
        _set("multiplier.1.rates", [6, 2]),
    ],
)
def test_what_goes_against_the_rule_book_is_found(change: Callable[[Content], None]) -> None:
    box = content()
    change(box)
    found = BOX.check(box)
    assert found.broken == []
    assert found.against_facts


@pytest.mark.parametrize(
    "change",
    [
        _set("vintage.2.weather", -2),
        _set("expert.1.ability", "bagos"),
        _set("region.0.red", 9),
        _set("investment.returns", [5, 3, 2, 3, 3]),
    ],
)
def test_what_leaves_our_aims_is_noted(change: Callable[[Content], None]) -> None:
    box = content()
    change(box)
    assert BOX.check(box).off_aims


def test_any_toml_is_borne() -> None:
    for text in ("", "[set]\nname='x'", "limits=3", "[[limits]]\na=1", "region=[1,2]", "vintage=[[1]]"):
        assert BOX.check(tomllib.loads(text)).broken


def test_figures_on_the_board_have_the_places_of_moves() -> None:
    table, places = Table(GAME, 2, seed="places"), set[str]()
    for move, (kind, _) in enumerate(GAME.moves):
        if kind in ("go", "region"):
            places.add(GAME.describe.place(table.state, move))
    declared = set()
    for section in form(BOX)["sections"]:
        for row in content()[section["name"]] if section["kind"] == "rows" else []:
            declared |= {field["place"].format(**row) for field in section["fields"] if field["place"]}
    assert declared == places
