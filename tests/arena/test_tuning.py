"""Weights tuned by play: quick games tell better from worse, and the present ones move towards the better."""

import sys

import numpy as np
import pytest

from affinage.agents import quick
from affinage.arena import tuning
from affinage.core.errors import AffinageError
from affinage.core.game import find

WINE = find("wine-and-cheese")


@pytest.fixture(scope="module")
def arena() -> tuning.Arena:
    return tuning.Arena(WINE, 2)


def test_steps_lead_to_what_is_best() -> None:
    best, present, rng = np.array([300.0, -40.0, 0.0]), tuning.Present.at((200, 30, 5)), np.random.default_rng(3)
    far = np.abs(present.weights - best).sum()
    for _ in range(60):
        tries = present.tries(16, rng)
        assert np.allclose(tries.sum(axis=0), 0)
        present.learn(tries, -(((present.weights + present.steps * tries - best) / (100, 30, 10)) ** 2).sum(axis=1))
    assert np.abs(present.weights - best).sum() < far / 8
    assert (present.steps >= tuning.NARROWEST * present.first_steps - 1e-9).all()


def test_who_goes_by_sense_beats_who_goes_by_nonsense(arena: tuning.Arena) -> None:
    sense = np.array(WINE.foresight.WEIGHTS)
    won, equal, lost = arena.duels([(sense, -sense), (sense, sense), (-sense, sense)], range(6))
    assert won[:, quick.WON].mean() > 0.9
    assert won[:, quick.LEAD].mean() > 5
    assert won[:, quick.WON].tolist() == [1 - one for pair in lost.reshape(-1, 2, 2) for one in pair[::-1, quick.WON]]
    assert (equal.reshape(-1, 2, 2).sum(axis=1) == (1, 0)).all()  # the same game from both sides


def test_the_same_deals_are_the_same_games(arena: tuning.Arena) -> None:
    sense = np.array(WINE.foresight.WEIGHTS)
    once, again = (arena.duels([(sense, sense * 0.5)], range(3))[0] for _ in range(2))
    assert (once == again).all()
    assert (once != arena.duels([(sense, sense * 0.5)], range(3, 6))[0]).any()


def test_a_lead_means_more_towards_the_end(arena: tuning.Arena) -> None:
    found = arena.spreads(np.array(WINE.foresight.WEIGHTS), range(60))
    assert len(found) == len(WINE.foresight.SPREAD)
    assert found[-1] < found[3]


def test_the_command_tells_figures_as_the_file_has_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    given = ["tuning", "wine-and-cheese", "--minutes", "0", "--tries", "2", "--games", "4", "--proof", "2"]
    monkeypatch.setattr(sys, "argv", given)
    tuning.main()
    told, spread, weights = capsys.readouterr().out.splitlines()
    assert told.startswith("# after 1 generations, against the start in quick games on other deals: ")
    assert spread.startswith("spread = [")
    assert weights.startswith("weights = [")
    assert weights.count(",") == len(WINE.foresight.WEIGHTS) - 1


def test_what_cannot_be_tuned_is_told_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(AffinageError, match="fromage has nothing to tune"):
        tuning.Arena(find("fromage"), 1)
    monkeypatch.setattr(sys, "argv", ["tuning", "fromage"])
    with pytest.raises(SystemExit, match="nothing to tune"):
        tuning.main()
    monkeypatch.setattr(sys, "argv", ["tuning", "wine-and-cheese", "--games", "1"])
    with pytest.raises(SystemExit):
        tuning.main()
    assert "four games" in capsys.readouterr().err
