import importlib
import importlib.util
import os
import sys
import types
from collections.abc import Callable, Iterator
from enum import IntEnum
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest

from affinage.core import compile as compiler
from affinage.core import counts, slots
from affinage.core.compile import Compiled, build, cache_root, fingerprint

CONFIG: Any = numba.config  # its settings are made at run time
PACKAGE = "shop_for_tests"
FILES = {
    "__init__.py": "",
    "helper.py": "def price(n):\n    return 3 * n\n",
    "tables.py": (
        "import tomllib\n"
        "from pathlib import Path\n"
        "_box = tomllib.loads((Path(__file__).parent / 'components.toml').read_text('utf-8'))\n"
        "WORTH = tuple(_box['worth'])\n"
    ),
    "components.toml": "worth = [10, 20, 30]\n",
    "main.py": (
        "from affinage.core.counts import total\n"
        "from .helper import price\n"
        "from .tables import WORTH\n"
        "def bill(n):\n"
        "    return price(n) + WORTH[n]\n"
        "def whole(row):\n"
        "    return total(row) + helped(1)\n"
        "def helped(n):\n"
        "    return price(n)\n"
    ),
}


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("AFFINAGE_CACHE", str(tmp_path / "cache"))
    monkeypatch.syspath_prepend(tmp_path)
    yield
    forget()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / PACKAGE
    folder.mkdir()
    for name, text in FILES.items():
        (folder / name).write_text(text, "utf-8")
    return folder


def forget() -> None:
    for name in [n for n in sys.modules if n.partition(".")[0] == PACKAGE]:
        del sys.modules[name]
    importlib.invalidate_caches()


def load(module: str = "main") -> types.ModuleType:
    """The module as its file says now, not as it was when it was last imported."""
    forget()
    for name in FILES:
        if name.endswith(".py"):
            compiled = importlib.util.cache_from_source(str(Path(sys.path[0]) / PACKAGE / name))
            Path(compiled).unlink(missing_ok=True)
    return importlib.import_module(f"{PACKAGE}.{module}")


def built(folder: Path) -> Compiled:
    return build([load()], ours=(f"{PACKAGE}.", "affinage."), folders=[folder])


def module_of(name: str, source: str, **scope: Any) -> types.ModuleType:
    """A module in a file of its own, so that the compiler can find its source."""
    file = Path(sys.path[0]) / f"{name}.py"
    file.write_text(source, "utf-8")
    module = types.ModuleType(name)
    module.__file__ = str(file)
    module.__dict__.update(scope)
    exec(compile(source, str(file), "exec"), module.__dict__)
    return module


def change(file: Path, old: str, new: str) -> None:
    """Another text of the same length with the same time of change: only reading it tells."""
    before = file.stat()
    text = file.read_text("utf-8")
    assert old in text
    assert len(old) == len(new)
    file.write_text(text.replace(old, new), "utf-8")
    os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns))


def test_functions_and_all_they_call_are_compiled(folder: Path) -> None:
    shop = built(folder)
    assert shop.bill(2) == 36
    assert shop.whole(np.array([1, 2, 3])) == 9
    assert shop.bill.signatures  # a dispatcher that has been compiled, not a plain function
    assert shop.bill.py_func.__globals__["price"].signatures  # of another file of the package
    assert shop.whole.py_func.__globals__["total"].signatures  # of the house
    assert shop.whole.py_func.__globals__["helped"].signatures  # of the same module: inside, by its own door outside
    assert not shop.helped.signatures
    assert shop.helped(1) == 3


def test_the_modules_themselves_stay_plain(folder: Path) -> None:
    main = load()
    before = dict(vars(main))
    build([main], ours=(f"{PACKAGE}.", "affinage."), folders=[folder]).bill(1)
    assert dict(vars(main)) == before
    assert isinstance(main.price, types.FunctionType)
    assert main.total is counts.total
    assert main.bill(2) == 36


def test_tables_become_arrays() -> None:
    tables = module_of(
        "tables_for_tests",
        "def look(i, j):\n    return FLAT[i] + DEEP[i][j] + len(NAMES) + len(MIXED) + len(FLAGS) + ONE\n",
        FLAT=(1, 2, 3),
        DEEP=((10, 20), (30, 40), (50, 60)),
        NAMES=("a", "b"),
        MIXED=(1, "a"),
        FLAGS=(True, False),
        ONE=1000,
    )
    look = build([tables]).look
    scope = look.py_func.__globals__
    assert isinstance(scope["FLAT"], np.ndarray)
    assert scope["FLAT"].dtype == np.int64
    assert scope["DEEP"].shape == (3, 2)
    for name, kept in (("NAMES", tuple), ("MIXED", tuple), ("FLAGS", tuple), ("ONE", int)):
        assert type(scope[name]) is kept
    assert look(2, 1) == 3 + 60 + 2 + 2 + 2 + 1000
    assert isinstance(tables.FLAT, tuple)


class Colour(IntEnum):
    RED = 3
    BLUE = 40
    GREEN = -1


def test_enums_become_plain_numbers() -> None:
    painter = module_of(
        "painter_for_tests",
        "def is_blue(n):\n    return n == Colour.BLUE\ndef mixed(n):\n    return Colour.RED + Colour.GREEN + n\n",
        Colour=Colour,
    )
    fast = build([painter])
    assert [fast.is_blue(n) for n in (3, 40)] == [False, True]
    assert fast.mixed(10) == 12
    assert fast.is_blue.py_func.__globals__["Colour"] == (3, 40, -1)
    assert painter.Colour is Colour


ASKER = """
from affinage.core.slots import legal
def many(s, seat, moves):
    return legal(s, seat, moves) * 100
"""


def test_slots_are_bound_to_a_games_own_functions(folder: Path) -> None:
    (folder / "rules.py").write_text("def legal(s, seat, moves):\n    return s[seat] + 1\n", "utf-8")
    rules = load("rules")
    asker = module_of("asker_for_tests", ASKER)
    fast = build([asker], bound={"legal": rules.legal}, ours=(f"{PACKAGE}.",))
    assert fast.many(np.array([4, 5]), 1, np.zeros(2, np.int64)) == 600


def test_a_slot_that_stands_for_nothing_is_refused() -> None:
    asker = module_of("asker_for_tests", ASKER)
    with pytest.raises(LookupError, match=r"legal stands for nothing here; bound are apply, over"):
        build([asker], bound={"over": counts.total, "apply": counts.total})


def test_every_slot_says_so_when_it_is_called_unbound() -> None:
    names = [n for n, f in vars(slots).items() if isinstance(f, types.FunctionType) and not n.startswith("_")]
    assert {"setup", "legal", "odds", "apply", "asked", "over", "cover", "guess", "rank", "points"} <= set(names)
    for name in names:
        f: Callable[..., Any] = getattr(slots, name)
        with pytest.raises(LookupError, match=f"{name} stands for a game's own function"):
            f(*[None] * f.__code__.co_argcount)


def test_the_cache_is_used_again_when_nothing_changed(folder: Path) -> None:
    first = built(folder)
    assert first.bill(1) == 23
    assert first.cache is not None
    assert first.cache.is_dir()
    again = built(folder)
    assert again.bill(1) == 23
    assert again.cache == first.cache
    assert sum(again.bill.stats.cache_hits.values()) == 1
    assert sum(again.bill.stats.cache_misses.values()) == 0


@pytest.mark.parametrize(
    ("file", "old", "new", "result"),
    [
        ("main.py", "price(n) + WORTH", "price(n) - WORTH", -17),
        ("helper.py", "return 3 * n", "return 4 * n", 24),
        ("components.toml", "20", "70", 73),
    ],
)
def test_a_change_that_only_reading_tells_is_seen(folder: Path, file: str, old: str, new: str, result: int) -> None:
    first = built(folder)
    assert first.bill(1) == 23
    change(folder / file, old, new)
    again = built(folder)
    assert again.cache != first.cache
    assert again.bill(1) == result


def test_numbas_own_cache_would_be_stale(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted stale cache: numba looks at the one file of a function, which has not changed."""
    (folder / "own.py").write_text(
        "from numba import njit\n"
        "from . import helper\n"
        "price = njit(helper.price)\n"
        "@njit(cache=True)\n"
        "def bill(n):\n"
        "    return price(n)\n",
        "utf-8",
    )
    assert built(folder).helped(5) == 15
    with monkeypatch.context() as patch:
        patch.setattr(CONFIG, "CACHE_DIR", str(tmp_path / "numba"))
        assert load("own").bill(5) == 15
        change(folder / "helper.py", "3 * n", "4 * n")
        own = load("own")
        assert own.helper.price(5) == 20
        assert own.bill(5) == 15  # stale
    assert built(folder).helped(5) == 20  # ours is not


def test_the_key_tells_options_and_versions_apart(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folders = [built(folder).cache]
    monkeypatch.setenv("AFFINAGE_BOUNDS", "0")
    folders.append(built(folder).cache)
    monkeypatch.setenv("AFFINAGE_BOUNDS", "1")
    monkeypatch.setattr(compiler, "_environment", lambda: b"another numba")
    folders.append(built(folder).cache)
    folders.append(build([load()], ours=(PACKAGE,), folders=[folder], data=[b"another box"]).cache)
    assert None not in folders
    assert len(set(folders)) == 4


def test_the_fingerprint_reads_sources_and_components_alone(folder: Path) -> None:
    before = fingerprint([folder])
    (folder / "notes.txt").write_text("nothing", "utf-8")
    (folder / "__pycache__").mkdir(exist_ok=True)
    (folder / "__pycache__" / "x.py").write_text("nothing", "utf-8")
    assert fingerprint([folder]) == before
    (folder / "new.py").write_text("", "utf-8")
    with_new = fingerprint([folder])
    assert with_new != before
    (folder / "new.py").rename(folder / "newer.py")
    assert fingerprint([folder]) not in (before, with_new)
    assert fingerprint([folder], [b"a", b"b"]) != fingerprint([folder], [b"ab"])


def test_an_index_out_of_range_is_an_error_in_compiled_code(folder: Path) -> None:
    shop = built(folder)
    assert shop.bill(2) == 36
    with pytest.raises(IndexError):
        shop.bill(3)


def test_without_a_place_to_write_the_code_is_kept_in_memory(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a-file").write_text("in the way", "utf-8")
    monkeypatch.setenv("AFFINAGE_CACHE", str(tmp_path / "a-file"))
    assert cache_root() is None
    shop = built(folder)
    assert shop.cache is None
    assert shop.bill(2) == 36
    assert (tmp_path / "a-file").read_text("utf-8") == "in the way"


def test_numbas_setting_is_left_as_it_was(folder: Path) -> None:
    before = CONFIG.CACHE_DIR
    built(folder).bill(1)
    assert before == CONFIG.CACHE_DIR
