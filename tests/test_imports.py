"""Imports run one way: core knows nobody, no game knows another, and the rules know no compiler."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
FILES = sorted((SOURCE / "affinage").rglob("*.py"))
MOST_LINES = 420

# What each room may import from the house, beside itself. Rooms that are not named may import anything.
MAY_IMPORT: dict[str, tuple[str, ...]] = {
    "affinage.core": (),
    "affinage.agents": ("affinage.core",),
    "affinage.arena": ("affinage.core", "affinage.agents", "affinage.envs"),
    "affinage.envs": ("affinage.core", "affinage.agents", "affinage.gpu"),
    "affinage.books": ("affinage.core",),
    "affinage.server": ("affinage.core", "affinage.agents", "affinage.books"),
}
VERSION = ("affinage", "affinage.__version__")  # that everybody may ask for
KNOW_NUMBA = (
    *("core.compile", "core.parts", "gpu"),
    *("envs.card", "envs.kernels", "envs.row_kernels", "envs.writing_kernel"),
)


def module_of(file: Path, source: Path = SOURCE) -> str:
    parts = file.relative_to(source).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(text: str, module: str, is_package: bool) -> Iterator[str]:
    """Every module that a source imports anywhere, also inside functions, by its whole name."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parts = module.split(".")
                parts = parts[: len(parts) - node.level + is_package]
                base = ".".join([*parts, *([base] if base else [])])
            yield base
            # `from package import name`: the name may be a module of it
            yield from (f"{base}.{alias.name}" for alias in node.names)


def of_file(file: Path) -> set[str]:
    return set(imports(file.read_text("utf-8"), module_of(file), file.name == "__init__.py"))


def within(name: str, room: str) -> bool:
    return name == room or name.startswith(f"{room}.")


def room_of(module: str) -> str:
    """The package whose rule holds for a module: its game, or the first part below `affinage`."""
    parts = module.split(".")
    return ".".join(parts[:3] if parts[1:2] == ["games"] and len(parts) > 2 else parts[:2])


def wrong(module: str, imported: set[str]) -> list[str]:
    """Imports that go the wrong way."""
    room = room_of(module)
    if within(room, "affinage.games"):
        allowed: tuple[str, ...] = ("affinage.core",)
    elif room in MAY_IMPORT:
        allowed = MAY_IMPORT[room]
    else:
        return []
    ours = [name for name in imported if within(name, "affinage") and name not in VERSION]
    return sorted(name for name in ours if not any(within(name, r) for r in (room, *allowed)))


def test_imports_run_one_way() -> None:
    found = {module_of(file): wrong(module_of(file), of_file(file)) for file in FILES}
    assert {module: names for module, names in found.items() if names} == {}


def test_only_the_compiler_knows_numba() -> None:
    users = {module_of(file) for file in FILES if any(within(name, "numba") for name in of_file(file))}
    assert users == {f"affinage.{name}" for name in KNOW_NUMBA}


def test_a_game_names_itself_by_relative_imports_alone() -> None:
    """A game's package is loaded once more under another name for another component set."""
    for file in FILES:
        module = module_of(file)
        if within(room_of(module), "affinage.games"):
            named = ast.walk(ast.parse(file.read_text("utf-8")))
            bases = {n.module or "" for n in named if isinstance(n, ast.ImportFrom) and n.level == 0}
            assert not [base for base in bases if within(base, "affinage.games")], file


@pytest.mark.parametrize(
    ("module", "text"),
    [
        ("affinage.core.play", "from affinage.agents import make"),
        ("affinage.core.play", "from ..agents.random import RandomBot"),
        ("affinage.core.play", "from .. import games"),
        ("affinage.core.play", "from affinage import table"),
        ("affinage.core.play", "def f():\n    import affinage.games.template"),
        ("affinage.agents.greedy", "from affinage.arena import driver"),
        ("affinage.agents.greedy", "from affinage.games.template.game import GAME"),
        ("affinage.arena.driver", "from affinage.terminal import show"),
        ("affinage.games.template.rules", "from ..beer_and_bread import tables"),
        ("affinage.games.template.rules", "from affinage.games import beer_and_bread"),
        ("affinage.games.template.rules", "from affinage.agents import make"),
        ("affinage.games.template.rules", "from affinage import names"),
    ],
)
def test_an_import_the_wrong_way_is_noticed(module: str, text: str) -> None:
    assert wrong(module, set(imports(text, module, is_package=False)))


@pytest.mark.parametrize(
    ("module", "text"),
    [
        ("affinage.core.replay", "from affinage import __version__"),
        ("affinage.core.play", "from .chance import Dealer\nfrom . import compiled_entry\nimport json"),
        ("affinage.agents.greedy", "from affinage.core.game import Game\nfrom . import lookahead"),
        ("affinage.arena.driver", "from affinage.agents.lookahead import best_move"),
        ("affinage.games.template.rules", "from .moves import BID\nfrom affinage.core.counts import pay"),
        ("affinage.games.beer_and_bread.rules.years", "from ..tables import YEARS\nfrom .cards import draw"),
        ("affinage.cli", "from affinage.terminal import show\nfrom affinage.games.template.game import GAME"),
    ],
)
def test_an_import_the_right_way_is_fine(module: str, text: str) -> None:
    assert wrong(module, set(imports(text, module, is_package=False))) == []


def test_no_file_is_too_long() -> None:
    files = [*FILES, *(ROOT / "tests").rglob("*.py")]
    lengths = {str(f.relative_to(ROOT)): len(f.read_text("utf-8").splitlines()) for f in files}
    assert {name: n for name, n in lengths.items() if n > MOST_LINES} == {}
