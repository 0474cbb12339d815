import gc
import pickle
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any
from weakref import ref

import numpy as np
import pytest

from affinage.core import components, replay
from affinage.core.about import folder_of
from affinage.core.box import BoxRules, rows, section
from affinage.core.box_findings import Place
from affinage.core.box_values import number, optional
from affinage.core.components import parse
from affinage.core.errors import ComponentError, ReplayError
from affinage.core.game import Game, find, unload
from affinage.core.play import Table

from .tables import TEMPLATE, step

SET = b'[set]\nname = "A box"\n'
SHIPPED = TEMPLATE.box.raw.decode()
CHANGES = {'"Affinage template set 1"': '"My own set"', "coins = 10": "coins = 7", "rounds = 5": "rounds = 3"}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The template's box, corrected by somebody."""
    text = SHIPPED
    for old, new in CHANGES.items():
        assert text.count(old) == 1
        text = text.replace(old, new)
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    return file


def tables(game: Game) -> ModuleType:
    return import_module(f"{game.package}.tables")


# Files that cannot be read


@pytest.fixture
def no_collecting() -> Iterator[None]:
    """Old objects of other tests are not thrown away at the bottom of a deep recursion, where that fails."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.parametrize(
    ("raw", "sentence"),
    [
        (b"", r'does not say what it is: .* \[set\] and name = "\.\.\."'),
        (b"[limits]\nrounds = 5\n", r"does not say what it is"),
        (b"set = 5\n", r"does not say what it is"),
        (b"[set]\nname = 7\n", r"does not say what it is"),
        (b"[set]\nname = 2024-12-31\n", r"does not say what it is"),
        (b"[[set]]\nname = 'x'\n", r"does not say what it is"),
        (b"[set\n", r"is not valid TOML: .*line 1"),
        (SET + b"a = 1\na = 2\n", r"is not valid TOML: .*line 4"),
        (SET + b"date = 2024-02-31\n", r"is not valid TOML"),
        (SET + b"a = " + b"[" * 20_000 + b"]" * 20_000, r"is not valid TOML|out of all bounds"),
        (SET + b"a = " + b"{b = " * 2_000 + b"1" + b"}" * 2_000, r"is not valid TOML|out of all bounds"),
        (SET + b"a = " + b"9" * 5_000, r"is not valid TOML|out of all bounds"),
        (SET + b'a = "\xff\xfe"\n', r"is not a text file in UTF-8 \(byte 26\)"),
        (b"\x89PNG\r\n\x1a\n", r"is not a text file in UTF-8 \(byte 0\)"),
        (b"\xff\xfe[\x00s\x00", r"is not a text file in UTF-8 \(byte 0\)"),
        (SET + b"a = 'x\0'\n", r"is not valid TOML"),
    ],
)
def test_a_file_that_is_no_component_set_gets_a_sentence(raw: bytes, sentence: str, no_collecting: None) -> None:
    with pytest.raises(ComponentError, match=f"^mine.toml {sentence}"):
        parse(raw, "mine.toml")


@pytest.mark.parametrize("value", [b"2024-12-31", b"07:32:00", b"1979-05-27T07:32:00Z", b"inf", b"nan", b"0x7fff"])
def test_all_that_toml_can_say_can_be_parsed(value: bytes) -> None:
    box = parse(SET + b"a = " + value, "mine.toml")
    assert box.name == "A box"
    assert len(box.key) == 16


def test_the_key_is_of_the_content_not_of_the_text() -> None:
    one = parse(SET + b"a = 1\nb = [1, 2]\n", "x").key
    assert parse(b"# mine\n" + SET + b"b = [ 1,2 ]  # two\na = 0x1\n", "x").key == one
    assert parse(SET + b"a = 1\nb = [2, 1]\n", "x").key != one
    assert parse(SET.replace(b"A box", b"B box") + b"a = 1\nb = [1, 2]\n", "x").key != one


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("rounds = 5", "rounds = 2024-12-31"),
        ("rounds = 5", "rounds = 5.0"),
        ("rounds = 5", "rounds = true"),
        ("rounds = 5", "rounds = 99999999999999999999999"),
        ("rounds = 5", "rounds = [[[[5]]]]"),
        ("rounds = 5", ""),
        ("[supply]", "[stores]"),
    ],
)
def test_a_set_that_the_rules_cannot_work_with_is_refused(old: str, new: str, tmp_path: Path) -> None:
    file = tmp_path / "broken.toml"
    file.write_text(SHIPPED.replace(old, new), "utf-8")
    before = {name for name in sys.modules if "__" in name}  # other sets are loaded as template__<key>
    with pytest.raises(ComponentError, match=r"broken\.toml cannot be played with: ") as refused:
        find("template", file)
    assert refused.value.problems
    assert {name for name in sys.modules if "__" in name} == before  # nothing half loaded is left


def test_files_that_cannot_be_read_get_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(ComponentError, match=r"There is no file .*nowhere.toml\."):
        find("template", tmp_path / "nowhere.toml")
    with pytest.raises(ComponentError, match="cannot be read: "):
        find("template", tmp_path)


@pytest.mark.parametrize("source", ['"guessed"', "7", '{coins = "guessed"}', "[]", '""'])
def test_every_figure_must_say_where_it_comes_from(source: str) -> None:
    raw = SET + f"[a]\nsource = {source}\n[[b]]\nsource = 'public'\n[[b]]\nx = 1\n".encode()
    box = BoxRules(a=section(), b=rows(0, 2, x=optional(number(0, 9))))
    found = box.check(parse(raw, "x").content).found
    assert [finding.place for finding in found] in (
        [Place("a", key=key), Place("b", 2, key="source")] for key in ("source", "source.coins")
    )
    good = SET + b'[a]\nsource = {x = "rulebook", y = "rebuilt"}\n[[b]]\nsource = "public"\n'
    assert box.check(parse(good, "x").content).found == ()


# Two sets side by side


def test_another_set_has_its_own_tables_and_leaves_the_first_alone(file: Path) -> None:
    before = {name: value for name, value in vars(tables(TEMPLATE)).items() if name.isupper()}
    mine = find("template", file)
    assert mine is not TEMPLATE
    assert (mine.name, mine.version) == (TEMPLATE.name, TEMPLATE.version)
    assert mine.box.name == "My own set"
    assert mine.box.key != TEMPLATE.box.key
    assert (tables(mine).COINS, tables(mine).ROUNDS) == (7, 3)
    assert (tables(TEMPLATE).COINS, tables(TEMPLATE).ROUNDS) == (10, 5)
    assert {name: value for name, value in vars(tables(TEMPLATE)).items() if name.isupper()} == before
    assert mine.state is not TEMPLATE.state
    assert mine.rules is not TEMPLATE.rules
    assert mine.bound < TEMPLATE.bound
    assert find("template") is TEMPLATE
    assert find("template", file) is mine  # the same content is loaded once


def test_both_sets_are_played_by_their_own_figures_plain_and_compiled(file: Path) -> None:
    for game, coins in ((find("template", file), 7), (TEMPLATE, 10)):
        table: Table = Table(game, seed="two sets")
        state: Any = table.state
        assert state.seats[0].coins == coins
        states = np.zeros(1, game.state.dtype)
        game.fast.setup_at(states, 0, 2, np.array([0]))
        assert states["seats"]["coins"][0].tolist() == [coins, coins, 0, 0]
    assert find("template", file).fast.cache != TEMPLATE.fast.cache


def test_a_replay_names_its_set(file: Path, tmp_path: Path) -> None:
    mine = find("template", file)
    table, random = Table(mine, seed="named"), Random(1)
    while not table.over:
        step(table, random)
    replay.save(table, tmp_path / "game.json")
    with pytest.raises(ReplayError, match=rf'the component set "My own set" \({mine.box.key}\).*--components'):
        replay.load(tmp_path / "game.json")
    again = replay.load(tmp_path / "game.json", file)
    assert again.game is mine
    assert again.state == table.state
    replay.save(Table(TEMPLATE, seed="shipped"), tmp_path / "shipped.json")
    with pytest.raises(ReplayError, match=r'not with "My own set"'):
        replay.load(tmp_path / "shipped.json", file)


def test_a_lent_box_is_read_in_place_of_the_file() -> None:
    components.lend("affinage.games.lent_for_tests", SET)
    assert components.read("affinage.games.lent_for_tests").name == "A box"
    assert components.read("affinage.games.template").name == TEMPLATE.box.name


def test_a_file_from_another_system_is_read_all_the_same() -> None:
    raw = (folder_of("beer-and-bread") / "components.toml").read_bytes()
    other = b"\xef\xbb\xbf" + raw.replace(b"\n", b"\r\n")
    assert components.parse(other, "box").key == components.parse(raw, "box").key


def test_a_set_that_nobody_uses_is_unloaded_and_leaves_nothing_behind(file: Path) -> None:
    file.write_text(file.read_text("utf-8").replace("My own set", "My other set"), "utf-8")  # nobody has compiled it
    game = find("template", file)
    table = Table(game, 2, seed="away")
    table.play(table.asked[0], table.legal(table.asked[0])[0])
    assert game.turn_goes_on is not None  # functions of its own, bound for plain runs
    package, state, module = game.package, ref(game.state), ref(tables(game))
    assert package in components.lendings()
    unload(package)
    assert package not in components.lendings()
    assert pickle.loads(pickle.dumps(game)).box.raw == game.box.raw
    unload(package)
    del game, table
    gc.collect()
    assert (state(), module()) == (None, None)
    assert find("template", file).box.content["limits"] != find("template").box.content["limits"]
