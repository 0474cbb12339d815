"""The doctor says of each game whether its bots ask a trained net."""

import json
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from affinage.agents.mind import about_mind, save_mind
from affinage.cli import app
from affinage.core.game import find
from affinage.core.layout import layout_of
from affinage.core.words import say_in
from affinage.server import nets
from affinage.server.store import Store

GAME, TITLE = find("vinhos"), "Vinhos"


def lay(folder: Path, rules: int = GAME.version) -> None:
    """A net that knows nothing, for some version of the rules."""
    entries, seats = layout_of(GAME).size, max(GAME.seats)
    shapes = {"w1": (entries, 4), "b1": (4,), "w2": (4, 4), "b2": (4,), "wm": (4, GAME.actions), "bm": (GAME.actions,)}
    arrays = {
        name: np.zeros(shape, np.float32) for name, shape in (shapes | {"wv": (4, seats), "bv": (seats,)}).items()
    }
    path = folder / "vinhos.npz"
    save_mind(path, arrays, about_mind(GAME, GAME.seats, "not at all"))
    with np.load(path) as file:
        kept = {name: file[name] for name in file.files}
    kept["about"] = np.array(json.dumps(json.loads(str(kept["about"])) | {"version": rules}))
    with path.open("wb") as written:
        np.savez(written, **kept)


def of_vinhos(language: str = "en") -> str:
    return next(sentence for sentence in nets.told(say_in(language)) if TITLE in sentence)


@pytest.mark.parametrize(
    ("seats", "said"),
    [((2,), "fits, at tables with this many seats: 2."), ((2, 4), "seats: 2, 4."), ((), "no bot asks it by itself")],
)
def test_a_net_that_fits_is_told_with_its_tables(
    seats: tuple[int, ...], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay(tmp_path)
    monkeypatch.setenv("AFFINAGE_MINDS", str(tmp_path))
    monkeypatch.setattr(GAME.value, "NET_SEATS", seats, raising=False)
    assert said in of_vinhos()
    assert TITLE in of_vinhos("de")


def test_a_net_that_does_not_fit_is_told_with_its_reason_and_is_no_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay(tmp_path, rules=99)
    monkeypatch.setenv("AFFINAGE_MINDS", str(tmp_path))
    assert of_vinhos().startswith("Bots of Vinhos think without their trained net. The net of vinhos was trained with ")
    Store.open(str(tmp_path / "tables.sqlite")).close()
    done = CliRunner().invoke(app, ["doctor", "--data", str(tmp_path / "tables.sqlite")])
    assert "trained with rules version 99, and this is" in done.output
    assert done.exit_code == 0


def test_a_game_without_a_net_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nets, "place_of", lambda game: None)
    assert of_vinhos() == "Bots of Vinhos think without a trained net."


def test_nets_are_told_before_anything_was_ever_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AFFINAGE_HOME", str(tmp_path))
    done = CliRunner().invoke(app, ["doctor"])
    assert "Bots of Vinhos" in done.output
    assert "Nothing is stored here yet." in done.output
    assert done.exit_code == 0
    assert list(tmp_path.iterdir()) == []
    named = CliRunner().invoke(app, ["doctor", "--data", str(tmp_path / "missing.sqlite")])
    assert named.exit_code != 0  # a file that was named is looked for
