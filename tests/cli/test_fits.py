"""Boards fit the screen: 24 rows of 80 columns and 40 rows of 110, over whole games, in both languages."""

import random
import re
from collections.abc import Iterator
from io import StringIO
from typing import Any

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

from affinage.core.about import names
from affinage.core.drawing import Part, fit
from affinage.core.errors import AffinageError
from affinage.core.game import find
from affinage.core.play import Table
from affinage.terminal import show
from affinage.terminal.help import Help

from .screen import Screen, begin

PEOPLE = ["Bartholomew", "Wilhelmina", "Maximiliane", "Konstantin"]
SIZES = [(80, 24), (110, 40)]
EVERY = 40  # moves between two looks
CUT = re.compile(r"\w…")  # a name that was cut; a row of things that goes on has a space before its dots


def looks(game: str, seats: int) -> Iterator[tuple[Table, int]]:
    """Positions of a whole random game, the last one too."""
    table, dice, made = Table(find(game), seats, seed=f"fits {game}", names=PEOPLE[:seats]), random.Random(7), 0
    while not table.over:
        seat = dice.choice(table.asked)
        if made % EVERY == 0:
            yield table, seat
        table.play(seat, dice.choice(table.legal(seat)))
        made += 1
    yield table, 0


def seats_of(table: Table) -> Any:
    state: Any = table.state
    return state.seats


def drawn(drawing: RenderableType, width: int) -> str:
    console = Console(file=StringIO(), width=width, highlight=False)
    console.print(drawing)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize(("game", "seats"), [(name, find(name).seats[-1]) for name in (*names(), "template")])
def test_the_board_fits_small_and_usual_terminals_and_cuts_no_name(game: str, seats: int) -> None:
    for table, seat in looks(game, seats):
        for lang in ("en", "de"):
            say = table.game.say(lang)
            for width, height in SIZES:
                text = drawn(show.board(table, seat, say, width, height), width)
                assert text.count("\n") <= height, text
                assert not CUT.search(text), text
                assert show.named(table, table.game.describe.question(table.observe(seat), seat, say), say)[:30] in text
                assert all(len(line) <= width for line in text.splitlines())


def test_regions_of_vinhos_are_named_whole_at_110_columns() -> None:
    table = Table(find("vinhos"), 4, seed="s", names=PEOPLE)
    seat = table.asked[0]
    for lang in ("en", "de"):
        say = table.game.say(lang)
        text = drawn(show.board(table, seat, say, 110), 110)
        for region in table.view(seat, say)["regions"]:
            assert region["name"] in text
        assert not CUT.search(text)


def test_a_part_is_shown_whole_by_the_beginning_of_its_name_and_unknown_ones_are_named() -> None:
    table = Table(find("vinhos"), 4, seed="s", names=PEOPLE)
    say = table.game.say()
    whole = drawn(show.one_part(table, 0, say, 80, "regi"), 80)
    assert whole.count("\n") > 9
    assert "Trás-os-Montes" in whole
    assert "Anabela" in drawn(show.one_part(table, 0, say, 80, "magnates"), 80)
    assert drawn(show.one_part(table, 0, say, 80, "all"), 80).count("\n") > 60
    with pytest.raises(AffinageError, match="Regions"):
        show.one_part(table, 0, say, 80, "xyzzy")


def test_parts_are_shortened_before_they_are_left_out_and_the_heading_stays() -> None:
    def lines(n: int, mark: str) -> Text:
        return Text("\n".join(mark * n))

    def rows(one: RenderableType) -> int:
        return drawn(one, 80).count("\n")

    head = Part("", (lines(1, "h"),))
    parts = [head, Part("big", (lines(9, "B"), lines(2, "b")), 2), Part("own", (lines(6, "O"), lines(3, "o")), 1)]
    told = [(room, *_seen(fit(parts, room, rows))) for room in (16, 9, 6, 5, 1)]
    assert told == [
        (16, "hBO", []),
        (9, "hbO", []),
        (6, "hbo", []),
        (5, "ho", ["big"]),
        (1, "h", ["big", "own"]),
    ]


def _seen(found: tuple[list[RenderableType], list[Part]]) -> tuple[str, list[str]]:
    kept, left_out = found
    return "".join(str(one)[0] for one in kept), [part.name for part in left_out]


def test_the_board_is_shown_again_and_in_parts_while_playing() -> None:
    screen = Screen(iter(["b", "b fields", "b xyzzy"]))
    begin("beer-and-bread", "human,random", screen).play()
    assert "Beer & Bread" in screen.pages[1][0]
    assert "River" in screen.pages[2][0]
    assert "Beer & Bread" not in screen.pages[2][0]
    assert 'No part of the board begins with "xyzzy"' in screen.pages[3][0]


def test_a_hint_names_a_move_by_its_number_while_playing() -> None:
    screen = Screen(iter(["h"]))
    terminal = begin("template", "human,random", screen)
    terminal.play()
    found = re.search(r"Begin with (\d+)\.", screen.pages[1][0])
    assert found
    assert int(found[1]) in range(1, len(terminal.table.choices(0, terminal.say)) + 1)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_help_offers_no_move_of_chance_and_nobody_elses_experts(lang: str) -> None:
    table = next(table for table, _ in looks("vinhos", 4) if any(seat.up for seat in seats_of(table)))
    say = table.game.say(lang)
    seat = table.asked[0]
    found = Help(table, seat, table.choices(seat, say), say, Screen().console).found("")
    kinds = [table.game.moves[choice.move][0] for choice in found]
    assert all(choice.move < table.game.actions for choice in found)
    state: Any = table.observe(seat)
    own = state.seats[seat]
    experts = [table.game.moves[choice.move][1] for choice in found if table.game.moves[choice.move][0] == "expert"]
    assert all((own.up | own.down) >> expert & 1 for expert in experts)
    assert "go" in kinds
