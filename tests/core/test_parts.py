import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from affinage.core import compiled_entry, parts
from affinage.core.chance import generator
from affinage.core.compile import Compiled, build
from affinage.core.game import Game, find

PLAY = """
import sys
import numpy as np
from affinage.core import parts
from affinage.core.chance import generator
from affinage.core.game import find

found = {"read": 0, "made": 0}
load = parts.Shelf.load_overload

def counted(self, signature, context):
    result = load(self, signature, context)
    found["made" if result is None else "read"] += 1
    return result

parts.Shelf.load_overload = counted
game = find("template")
states, moves, weights = np.zeros(1, game.state.dtype), np.zeros(game.width, np.int16), np.zeros(game.width, np.int64)
if sys.argv[1] == "games":
    options = np.array(game.option_values({}), np.int64)
    made = game.fast.random_games(states, 2, options, moves, weights, generator(3), 20)
else:
    game.fast.setup_at(states, 0, 2, np.zeros(1, np.int64))
    made = game.fast.legal_at(states, 0, -1, moves)
print(made, found["read"], found["made"])
"""


def play(what: str, cache: Path) -> list[int]:
    """Moves made in a fresh process, parts that it read and parts that it had to translate."""
    env = {**os.environ, "AFFINAGE_CACHE": str(cache)}
    done = subprocess.run([sys.executable, "-c", PLAY, what], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return [int(word) for word in done.stdout.split()]


def fresh(game: Game) -> Compiled:
    """The compiled entry, with what is on disk: nothing that this process knows already is used again."""
    return build(
        [compiled_entry], bound=game.functions(), folders=[game.folder], data=[game.box.raw], base=[game.folder]
    )


def kept(cache: Path, ending: str) -> list[Path]:
    return sorted(cache.glob(f"compiled/parts-*/*.{ending}"))


def test_rules_are_translated_once_for_all_loops(tmp_path: Path) -> None:
    made, read, translated = play("games", tmp_path)
    assert read == 0 < translated
    assert len(kept(tmp_path, "index")) == translated
    assert len(kept(tmp_path, "part")) <= translated
    _, read_later, translated_later = play("one", tmp_path)  # another loop: setup and legal are there already
    assert read_later == 2
    assert translated_later == 0
    for folder in tmp_path.glob("compiled/*"):  # the loops are gone, the rules are not
        if not folder.name.startswith("parts-"):
            for file in folder.rglob("*.nb?"):
                file.unlink()
    again, read, translated = play("games", tmp_path)
    assert again == made
    assert read > 0 == translated


def test_a_spoilt_part_is_translated_again(tmp_path: Path) -> None:
    made, _, _ = play("games", tmp_path)
    good = {file: file.read_bytes() for file in kept(tmp_path, "part")}
    for n, file in enumerate(good):
        file.write_bytes([b"", file.read_bytes()[:-7], b"nonsense"][n % 3])
    for file in tmp_path.rglob("*.nbi"):
        file.unlink()
    again, read, translated = play("games", tmp_path)
    assert again == made
    assert read == 0 < translated


def test_a_part_is_named_by_what_it_is_and_by_what_it_uses(tmp_path: Path) -> None:
    play("games", tmp_path)
    before = {file.name: file.read_bytes() for file in kept(tmp_path, "part")}
    for file in kept(tmp_path, "index"):  # whoever comes later translates everything once more
        file.unlink()
    play("one", tmp_path)
    after = {file.name: file.read_bytes() for file in kept(tmp_path, "part")}
    assert all(after[name] == content for name, content in before.items())  # nothing was written over


def test_another_box_has_parts_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AFFINAGE_CACHE", str(tmp_path / "cache"))
    other = tmp_path / "other.toml"
    other.write_bytes(find("template").box.raw.replace(b"copies = 2", b"copies = 3", 1))
    for components in (None, other):
        game = find("template", components)
        fresh(game).setup_at(np.zeros(1, game.state.dtype), 0, 2, np.zeros(1, np.int64))
    assert len(list((tmp_path / "cache").glob("compiled/parts-*"))) == 2


def test_callers_stand_before_what_they_call() -> None:
    class Library(parts.Part):
        def __init__(self, *used: "Library") -> None:
            self._linking_libraries = list(used)
            self._finalized = True

    deep = Library()
    left, right = Library(deep), Library(deep)
    top = Library(left, right, deep)
    found = parts.callers_first([left, top])
    assert sorted(map(id, found)) == sorted(map(id, (deep, left, right, top)))
    assert [found.index(x) < found.index(y) for x in found for y in x.uses] == [True] * 5


def test_a_full_disk_costs_nothing_but_time(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def full(file: Path, content: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setenv("AFFINAGE_CACHE", str(tmp_path))
    monkeypatch.setattr(parts, "write", full)
    game = find("template")
    states, options, weights = np.zeros(1, game.state.dtype), np.zeros(1, np.int64), np.zeros(game.width, np.int64)
    assert fresh(game).random_games(states, 2, options, weights.astype(np.int16), weights, generator(1), 3) > 0
    assert kept(tmp_path, "part") == []


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parts.write(tmp_path / "new" / "a.part", b"one")
    assert (tmp_path / "new" / "a.part").read_bytes() == b"one"

    def fails(self: Path, target: Path) -> None:
        raise OSError

    monkeypatch.setattr(Path, "replace", fails)
    with pytest.raises(OSError):  # noqa: PT011 - whatever the system says
        parts.write(tmp_path / "new" / "b.part", b"two")
    assert [file.name for file in (tmp_path / "new").iterdir()] == ["a.part"]
