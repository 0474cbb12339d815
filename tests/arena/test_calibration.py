"""Whether what a net says comes true is measured as it is told."""

from pathlib import Path

import numpy as np
import pytest

from affinage.agents.mind import about_mind, save_mind
from affinage.arena.calibration import PARTS, Said, parts_of, play
from affinage.core.errors import AffinageError
from affinage.core.game import find
from affinage.core.layout import layout_of

GAME = find("template")


def test_parts_are_told_by_themselves() -> None:
    early = [Said(0, 0.1, 0.5, 1.0), Said(1, 0.15, 0.5, 0.0)]  # says nothing, and is right on average
    late = [Said(0, 0.9, 0.9, 1.0), Said(1, 0.95, 0.9, 0.0)]  # too sure of itself
    first, *between, last = parts_of([*early, *late])
    assert first == (2, 0.25, 0.0, 0.0)
    assert [part.choices for part in between] == [0] * (PARTS - 2)
    assert last.brier == pytest.approx((0.01 + 0.81) / 2)
    assert last.off == pytest.approx(0.4)
    often = parts_of([*late, *late])[-1]  # the same two games again: choices of a game tell nothing new
    assert often.give == pytest.approx(last.give) == pytest.approx(1.96 * 0.2 * np.sqrt(2))


def test_a_net_that_sees_everybody_level_is_a_coin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AFFINAGE_MINDS", str(tmp_path))
    with pytest.raises(AffinageError, match="There is no trained net for template"):
        play(GAME, "random", 2, 0)
    entries, most = layout_of(GAME).size, max(GAME.seats)
    shapes = {"w1": (entries, 4), "b1": (4,), "w2": (4, 4), "b2": (4,), "wm": (4, GAME.actions), "bm": (GAME.actions,)}
    arrays = {name: np.zeros(shape, np.float32) for name, shape in (shapes | {"wv": (4, most), "bv": (most,)}).items()}
    save_mind(tmp_path / "template.npz", arrays, about_mind(GAME, GAME.seats, "not at all"))
    found = [one for number in range(6) for one in play(GAME, "random", 2, number)]
    assert all(one.said == pytest.approx(0.5) and 0 <= one.at < 1 for one in found)
    assert {one.came for one in found} <= {0.0, 0.5, 1.0}
    decided = [one for one in found if one.came != 0.5]
    assert all(part.brier in (0.0, 0.25) for part in parts_of(decided))
