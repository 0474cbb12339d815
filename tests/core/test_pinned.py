"""Earlier rules versions: kept, found, loaded beside the newest, and checked as every game is."""

import pickle
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from importlib import import_module
from multiprocessing import get_context
from operator import attrgetter
from pathlib import Path

import pytest

from affinage.core import about, checks, compiled_entry, pinned, replay
from affinage.core import game as games
from affinage.core.about import folder_of, names
from affinage.core.errors import ComponentError, NotKept, ReplayError
from affinage.core.game import find, kept_game
from affinage.core.pinned import Pinned
from affinage.core.play import Table
from affinage.core.shape import unlike

DATA = Path(__file__).resolve().parents[1] / "data"
KEPT = pinned.kept()
TEMPLATE = next(one for one in KEPT if one.game == "template")
every_kept = pytest.mark.parametrize("this", KEPT, ids=lambda this: f"{this.game}-{this.version}")


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if every game had newer rules by now."""
    monkeypatch.setattr(games, "about", lambda name: about.about(name)._replace(version=99))


def test_every_version_before_the_newest_is_kept_or_said_to_be_gone() -> None:
    for name in names(everything=True):
        for version in range(1, find(name).version):
            assert version in pinned.versions(name) or (name, version) in pinned.gone(), (
                f"Rules version {version} of {name} is not kept: tables under way would stop. Run "
                f"`python scripts/pin.py {name} --at COMMIT`, COMMIT being the last one with that version."
            )


def test_what_is_gone_is_said_and_not_kept() -> None:
    assert ("vinhos", 1) in pinned.gone()
    assert all(why for why in pinned.gone().values())
    assert not {(one.game, one.version) for one in KEPT} & pinned.gone().keys()


def test_the_first_kept_versions_stay() -> None:
    """Those that stood when earlier rules were first kept; a version is never dropped."""
    first = {("beer-and-bread", 1), ("fromage", 1), ("template", 1), ("vinhos", 2), ("wine-and-cheese", 1)}
    assert first <= {(one.game, one.version) for one in KEPT}


def test_no_kept_version_is_newer_than_its_game() -> None:
    assert all(one.version <= find(one.game).version for one in KEPT)


def test_the_folder_of_kept_versions_is_no_game() -> None:
    assert "pinned" not in names(everything=True)


@every_kept
def test_twenty_games_of_the_conformance_suite_find_nothing(this: Pinned) -> None:
    """Kept rules run on the present core: a change of the core carries them along."""
    same = pinned.unpack(this.file.read_bytes()) == pinned.files_in(folder_of(this.game))
    count, tally = 8 if same else 20, checks.Tally()  # rules that are still the newest are checked by many more anyway
    assert checks.run(kept_game(this), count, tally=tally) == []
    assert tally.games == count


@every_kept
def test_a_kept_version_is_what_its_file_is_called(this: Pinned) -> None:
    game, files = kept_game(this), pinned.unpack(this.file.read_bytes())
    assert (game.name, game.version, game.box.key) == (this.game, this.version, this.box)
    assert pinned.name_of(files) == this.file.name
    assert not game.own_box
    assert pinned.files_in(game.folder) == files
    assert not game.folder.is_relative_to(folder_of(this.game).parent)


@every_kept
def test_games_of_kept_versions_replay(this: Pinned, newer: None) -> None:
    """Also when the rules have moved on: every move legal, every word as it was, the same end."""
    found = sorted((DATA / this.game / "kept").glob(f"rules-{this.version}-{this.box}-*.json"))
    assert [int(file.stem.rsplit("-", 1)[1]) for file in found] == list(kept_game(this).seats)
    for file in found:
        table = replay.load(file)
        assert table.game.package == kept_game(this).package
        assert table.over


@every_kept
def test_the_present_page_knows_the_views_of_kept_versions(this: Pinned) -> None:
    """The page is drawn for the newest views: what they have and earlier ones have not must be `NotRequired`."""
    for file in sorted((DATA / this.game / "kept").glob(f"rules-{this.version}-{this.box}-*.json")):
        whole = replay.load(file)
        table = Table(kept_game(this), whole.seats, options=whole.options, deal=False)
        for number, event in enumerate(whole.events):
            table.put(event)
            if number % 9 == 0 or number == len(whole.events) - 1:
                shown = table.game.describe.view(table.observe(0), 0, table.game.say())
                assert unlike(shown, find(this.game).describe.VIEW) == []


def test_the_newest_rules_are_the_folder_itself() -> None:
    for name in names(everything=True):
        now = find(name)
        assert find(name, version=now.version, box=now.box.key) is now
        assert now.folder == folder_of(name)


def test_an_earlier_version_is_loaded_beside_the_newest(newer: None) -> None:
    old = find("template", version=1, box=TEMPLATE.box)
    now = find("template")
    assert old.package != now.package
    assert old.state is not now.state
    assert find("template", version=1) is old
    assert import_module(f"{old.package}.tables").BOX.key == TEMPLATE.box
    assert old.say("de")("title") == now.say("de")("title")


def test_rules_that_are_not_kept_are_told_from_sets_that_are_not_here(newer: None) -> None:
    with pytest.raises(
        NotKept, match=r"Rules version 7 of template is not here: .* plays version 99 and keeps"
    ) as none:
        find("template", version=7, box=TEMPLATE.box)
    assert none.value.no_rules
    with pytest.raises(NotKept, match="The component set 0123 of template is not here") as other:
        find("template", version=1, box="0123")
    assert not other.value.no_rules


def test_vinhos_1_is_gone_and_a_replay_of_it_says_so() -> None:
    text = (DATA / "vinhos" / "kept" / f"rules-2-{pinned.one('vinhos', 2).box}-2.json").read_text("utf-8")  # type: ignore[union-attr]  # it is kept
    with pytest.raises(ReplayError, match=r"with rules version 1 of vinhos; affinage .* plays version"):
        replay.read(text.replace('"rules": 2', '"rules": 1'))


def other_set(tmp_path: Path) -> Path:
    """A component file of somebody's own for the template."""
    raw = (kept_game(TEMPLATE).folder / "components.toml").read_text("utf-8")
    file = tmp_path / "own.toml"
    file.write_text(raw.replace(kept_game(TEMPLATE).box.name, "My own market"), "utf-8")
    return file


def test_an_owners_components_go_with_earlier_rules(tmp_path: Path, newer: None) -> None:
    own = find("template", other_set(tmp_path), version=1)
    assert own.box.name == "My own market"
    assert own.own_box
    assert own.folder == kept_game(TEMPLATE).folder
    table = Table(own, 2, seed="mine")
    again = replay.read(replay.write(table), components_file=other_set(tmp_path))
    assert again.game is own
    with pytest.raises(ReplayError, match="Give that set's file by --components"):
        replay.read(replay.write(table))
    with pytest.raises(ComponentError, match="There is no file"):
        find("template", tmp_path / "nowhere.toml", version=1)


def test_a_kept_game_is_found_again_by_pickling(tmp_path: Path, newer: None) -> None:
    for game in (find("template", version=1), find("template", other_set(tmp_path), version=1)):
        assert pickle.loads(pickle.dumps(game)) is game


def test_a_kept_game_is_found_in_another_process() -> None:
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        told = pool.submit(attrgetter("version", "box.key"), kept_game(TEMPLATE)).result()
    assert told == (TEMPLATE.version, TEMPLATE.box)


def test_packing_the_same_files_gives_the_same_bytes() -> None:
    files = pinned.files_in(folder_of("template"))
    assert pinned.pack(files) == pinned.pack(dict(reversed(files.items())))
    assert pinned.unpack(pinned.pack(files)) == files


def test_an_unpacked_folder_that_was_tidied_is_laid_out_anew(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("AFFINAGE_CACHE", str(tmp_path))
    pinned.unpacked.cache_clear()
    home = pinned.unpacked(TEMPLATE)
    (home / "rules" / "legality.py").unlink()
    (home / "left_behind.py").write_text("raise SystemExit\n")
    pinned.unpacked.cache_clear()
    assert pinned.files_in(pinned.unpacked(TEMPLATE)) == pinned.unpack(TEMPLATE.file.read_bytes())
    pinned.unpacked.cache_clear()


def test_where_nothing_can_be_kept_it_is_unpacked_for_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pinned, "cache_root", lambda: None)
    pinned.unpacked.cache_clear()
    home = pinned.unpacked(TEMPLATE)
    assert pinned.files_in(home) == pinned.unpack(TEMPLATE.file.read_bytes())
    pinned.unpacked.cache_clear()


def test_the_command_that_keeps_a_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a copy of the tree: the file it writes is the game's folder, and a second run changes nothing."""
    root = Path(__file__).resolve().parents[2]
    copy = tmp_path / "tree"
    for part in ("core", "games/template", "words"):
        for file in (root / "src" / "affinage" / part).rglob("*"):
            if file.is_file() and "__pycache__" not in file.parts:
                to = copy / file.relative_to(root)
                to.parent.mkdir(parents=True, exist_ok=True)
                to.write_bytes(file.read_bytes())
    for name in ("src/affinage/__init__.py", "src/affinage/games/__init__.py", "scripts/pin.py"):
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        (copy / name).write_bytes((root / name).read_bytes())
    (copy / "src/affinage/games/pinned").mkdir()
    monkeypatch.delenv("PYTHONPATH", raising=False)
    first, second = (
        subprocess.run(
            [sys.executable, "scripts/pin.py", "template"], cwd=copy, capture_output=True, text=True, check=True
        )
        for _ in range(2)
    )
    (made,) = pinned.kept(copy / "src/affinage/games/pinned")
    assert pinned.unpack(made.file.read_bytes()) == pinned.files_in(folder_of("template"))
    assert (first.stdout.count("written"), second.stdout.count("as before")) == (1, 1)
    assert len(list((copy / "tests/data/template/kept").glob("*.json"))) == len(find("template").seats)
    wrong = subprocess.run([sys.executable, "scripts/pin.py", "chess"], cwd=copy, capture_output=True, text=True)
    assert "there is no game chess" in wrong.stderr


def test_every_package_of_affinage_has_the_kept_versions() -> None:
    builders = pytest.importorskip("hatchling.builders.wheel", reason="Hatch is there only where packages are built.")
    root = Path(__file__).resolve().parents[2]
    packed = {Path(file.path).name for file in builders.WheelBuilder(str(root)).recurse_included_files()}
    assert {*(one.file.name for one in KEPT), "gone.toml"} <= packed


def test_kept_versions_are_told_apart_by_their_sets() -> None:
    assert pinned.one("template", 1, TEMPLATE.box) == TEMPLATE
    assert pinned.one("template", 1, "0" * 16) is None
    assert replace(TEMPLATE, box="0" * 16).alias != TEMPLATE.alias


@pytest.mark.parametrize("this", pinned.kept(), ids=str)
def test_a_kept_version_keeps_its_compiled_code_apart(this: pinned.Pinned) -> None:
    """Also where its files are those of today: compiled code names the package that it was made in."""
    assert kept_game(this).place_of(compiled_entry) != find(this.game).place_of(compiled_entry)
