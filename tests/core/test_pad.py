"""What every score pad keeps: figures are refused with a sentence, ties are asked for only when they matter."""

from importlib import import_module
from typing import Any

import pytest

from affinage.core.about import names
from affinage.core.errors import AffinageError
from affinage.core.game import find
from affinage.core.pad import Pad, checked, rows
from affinage.core.words import LANGUAGES


def pad_of(name: str) -> Pad:
    found: Any = import_module(f"affinage.games.{name.replace('-', '_')}.pad")
    pad: Pad = found
    return pad


def sheet(name: str, **body: Any) -> dict[str, Any]:
    game = find(name)
    return checked(pad_of(name), game.seats, body, game.say())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_every_row_has_words(name: str, language: str) -> None:
    told = rows(pad_of(name), find(name).say(language))
    assert len({row["id"] for row in told}) == len(told)
    assert all(row["name"] for row in told)
    assert told[-1]["kind"] in ("total", "lower")


@pytest.mark.parametrize("name", names())
def test_every_number_of_seats_has_a_sheet(name: str) -> None:
    for seats in find(name).seats:
        people = [f"P{p}" for p in range(seats)]
        empty = sheet(name, names=people, entries=[{} for _ in people])
        assert (empty["winner"], empty["sentence"], empty["final"]) == ([], "", [0] * seats)
        row = _first(name)
        found = sheet(name, names=people, entries=[{row: 3} for _ in people])
        assert len(found["totals"]) == seats


def _first(name: str) -> str:
    return str(next(row.id for row in pad_of(name).ROWS if row.kind == "number"))


@pytest.mark.parametrize("bad", [-1, 1000, True, "3", 2.5, None, [1], float("nan"), 10**30])
def test_a_figure_that_no_sheet_holds_is_refused(bad: Any) -> None:
    with pytest.raises(AffinageError, match="whole numbers from 0 to 999"):
        sheet("beer-and-bread", names=["A", "B"], entries=[{"beer-extra": bad}, {}])


def test_a_list_is_short_and_whole() -> None:
    with pytest.raises(AffinageError, match="At most 60"):
        sheet("beer-and-bread", names=["A", "B"], entries=[{"beer-cards": [1] * 61}, {}])
    with pytest.raises(AffinageError, match="whole numbers"):
        sheet("beer-and-bread", names=["A", "B"], entries=[{"beer-cards": [4, "x"]}, {}])


def test_a_row_that_is_worked_out_cannot_be_written() -> None:
    with pytest.raises(AffinageError, match="no row"):
        sheet("beer-and-bread", names=["A", "B"], entries=[{"final": 99}, {}])


@pytest.mark.parametrize("people", [[], ["A"], ["A", "B", "C"]])
def test_a_sheet_for_two_is_for_two(people: list[str]) -> None:
    with pytest.raises(AffinageError, match="for 2 players"):
        sheet("beer-and-bread", names=people, entries=[{} for _ in people])


@pytest.mark.parametrize("bad", [2, -1, "0", True, [0]])
def test_a_tie_is_decided_by_a_seat_that_is_there(bad: Any) -> None:
    entries = [{"beer-extra": 2, "bread-extra": 2}] * 2
    with pytest.raises(AffinageError, match="one of the 2 seats"):
        sheet("beer-and-bread", names=["A", "B"], entries=entries, tie={"windmill": bad})
