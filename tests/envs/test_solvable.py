"""Component sets in OpenSpiel, and the one that is small enough for exact methods."""

import pickle
from pathlib import Path

import pytest

from affinage.core.errors import AffinageError
from affinage.core.game import declared_box, find

pyspiel = pytest.importorskip("pyspiel", reason="the extra affinage[openspiel] is not installed")

from open_spiel.python.algorithms import cfr, exploitability  # noqa: E402 - after the question whether it is there

from affinage.envs import spiel  # noqa: E402 - likewise; it registers the games

NAME = "affinage_template_v1"


def test_the_solvable_set_is_sound() -> None:
    game = find("template", spiel.SOLVABLE)
    assert not declared_box("template").check(game.box.content).broken
    assert game.own_box


def test_regret_minimisation_comes_close_to_unbeatable_play() -> None:
    game = pyspiel.load_game(f"{NAME}(components=solvable)")
    solver = cfr.CFRPlusSolver(game)
    first = exploitability.exploitability(game, solver.average_policy())
    assert first == pytest.approx(0.4115, abs=1e-3)  # at random, as docs/research.md says
    for _ in range(5):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(game, solver.average_policy()) < first / 3


def test_a_game_with_a_component_file_is_copied_and_found_again(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(spiel.SOLVABLE.read_bytes().replace(b"rounds = 2", b"rounds = 1"))
    short, usual = pyspiel.load_game(f"{NAME}(components={file})"), pyspiel.load_game(NAME)
    assert short.max_game_length() < usual.max_game_length()
    state = short.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    for twin in (state.clone(), pickle.loads(pickle.dumps(state.position)), short.deserialize_state(state.serialize())):
        position = getattr(twin, "position", twin)
        assert position.kit.game is state.position.kit.game
        assert position.seen == state.position.seen
    assert str(pickle.loads(pickle.dumps(short))) == str(short)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (f"{NAME}(components=nowhere.toml)", "There is no file nowhere.toml"),
        ("affinage_beer_and_bread_v1(components=solvable)", "cannot be played with"),
    ],
)
def test_a_set_that_does_not_fit_gets_a_sentence(text: str, reason: str) -> None:
    with pytest.raises(AffinageError, match=reason):
        pyspiel.load_game(text)
