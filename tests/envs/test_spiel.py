import copy
import pickle
import re
import subprocess
import sys
from functools import cache
from random import Random
from typing import Any

import numpy as np
import pytest

from affinage.core.about import names
from affinage.core.errors import AffinageError, Illegal
from affinage.core.game import find
from affinage.core.layout import layout_of

cloudpickle = pytest.importorskip("cloudpickle", reason="it comes with Gymnasium")
pyspiel = pytest.importorskip("pyspiel", reason="the extra affinage[openspiel] is not installed")

from open_spiel.integration_tests import api_test  # noqa: E402 - after the question whether it is there
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402 - likewise

import affinage.envs.spiel  # noqa: E402, F401 - likewise; it registers the games

SEATED = [(name, seats) for name in names(everything=True) for seats in find(name).seats]
every_game = pytest.mark.parametrize(("name", "seats"), SEATED)
RULES = [name for name in dir(api_test.EnforceAPIOnPartialTreeBase) if name.startswith("test_")]


def loaded(name: str, seats: int, **more: str) -> Any:
    settings = ",".join(f"{key}={value}" for key, value in {"players": seats, **more}.items())
    return pyspiel.load_game(f"affinage_{name.replace('-', '_')}_v{find(name).version}({settings})")


def walk(game: Any, seed: int, most: int = 10_000) -> Any:
    """The state after so many random moves."""
    rnd, state = Random(seed), game.new_initial_state()
    while not state.is_terminal() and most > 0:
        likely = state.chance_outcomes() if state.is_chance_node() else [(a, 1) for a in state.legal_actions()]
        moves, weights = zip(*likely, strict=True)
        state.apply_action(rnd.choices(moves, weights)[0])
        most -= 1
    return state


@every_game
def test_the_official_random_games(name: str, seats: int) -> None:
    pyspiel.random_sim_test(loaded(name, seats), 1, serialize=True, verbose=False)


@cache
def official_case(name: str, seats: int) -> Any:
    game = loaded(name, seats)
    case: Any = type(
        name, (api_test.EnforceAPIOnPartialTreeBase,), {"game": game, "game_name": game.get_type().short_name}
    )
    case.setUpClass()
    return case


@every_game
@pytest.mark.parametrize("rule", RULES)
def test_the_official_rules_for_games(name: str, seats: int, rule: str) -> None:
    case = official_case(name, seats)(rule)
    getattr(case, rule)()


@every_game
def test_a_guess_looks_the_same_to_its_player_and_tells_nothing_of_the_others(name: str, seats: int) -> None:
    game = loaded(name, seats)
    for seed, most in ((1, 40), (2, 90), (3, 150)):
        state = walk(game, seed, most)
        if state.is_terminal() or state.is_chance_node():
            continue
        player = state.current_player()
        guessed = [state.resample_from_infostate(player, Random(at).random) for at in range(3)]
        for other in guessed:
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.legal_actions() == state.legal_actions()
            assert other.history() == state.history()
        again = state.resample_from_infostate(player, Random(0).random)
        assert str(again) == str(guessed[0])
        for p in range(seats):
            if p != player:
                assert guessed[0].information_state_string(p) != state.information_state_string(p)


def test_information_states_remember_everything() -> None:
    """Two ways to the same position are told apart by who has seen them."""
    game = loaded("template", 2)
    seen: dict[str, tuple[Any, ...]] = {}
    for seed in range(40):
        state = walk(game, seed, 12 + seed % 5)
        if state.is_player_node():
            player = state.current_player()
            own = tuple(one.action for one in state.full_history() if one.player == player)
            assert seen.setdefault(state.information_state_string(player), own) == own
    assert len(seen) > 20


def test_copies_are_independent_and_cheap() -> None:
    state = walk(loaded("template", 3), 1, 9)
    for twin in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert str(twin) == str(state)
        twin.apply_action(twin.legal_actions()[0])
        assert str(twin) != str(state)
    assert len(pickle.dumps(walk(loaded("beer-and-bread", 2), 1, 90).position)) < 600
    assert list(vars(state)) == ["position"]


def test_games_are_copied_as_those_of_openspiel_are() -> None:
    game = loaded("beer-and-bread", 2, windmill="seat-1")
    for copied in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game), cloudpickle.loads(cloudpickle.dumps(game))):
        assert str(copied) == str(game)
        assert type(copied) is type(game)
    state = walk(game, 1, 60)
    code = (
        "import pickle, sys; game, state = pickle.load(sys.stdin.buffer);"
        "print(game); state.apply_action(state.legal_actions()[0]); print(state.position.state.tobytes().hex())"
    )
    told = pickle.dumps((game, state))
    done = subprocess.run([sys.executable, "-c", code], input=told, capture_output=True, check=True)
    state.apply_action(state.legal_actions()[0])
    assert done.stdout.decode().split() == [str(game), state.position.state.tobytes().hex()]
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state)


def test_what_is_not_legal_is_refused_and_nothing_has_changed() -> None:
    state = walk(loaded("beer-and-bread", 2), 1, 60)
    assert state.is_player_node()
    before, history, legal = str(state), state.history(), state.legal_actions()
    for wrong in (30_000, -1, -2, 81, next(move for move in range(82) if move not in legal)):
        for step in (state.apply_action, state.child):
            if wrong not in legal and (wrong, step) != (-1, state.child):
                with pytest.raises(Illegal, match=f"cannot make move {wrong} now"):
                    step(wrong)
    with pytest.raises(AffinageError, match="There are moves 0 to"):
        state.action_to_string(0, 30_000)
    with pytest.raises(AffinageError, match="2 is nobody here: player >= 0 and player < 2"):
        state.observation_tensor(2)
    assert (str(state), state.history(), state.legal_actions()) == (before, history, legal)
    ended = walk(loaded("template", 2), 1)
    with pytest.raises(Illegal, match="over"):
        ended.apply_action(0)
    chance = loaded("template", 2).new_initial_state()
    there = [move for move, _ in chance.chance_outcomes()]  # Chance's moves are told as OpenSpiel counts them
    with pytest.raises(Illegal, match=re.escape(f"Chance cannot make move 30000 now: {there} are legal")):
        chance.apply_action(30_000)


def test_tensors_of_information_states_tell_apart_what_their_strings_do() -> None:
    game = loaded("template", 3)
    assert game.get_type().provides_information_state_tensor
    by_tensor: dict[bytes, str] = {}
    by_string: dict[str, bytes] = {}
    for seed in range(60):
        state = walk(game, seed, seed % 37)
        observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
        for player in range(3):
            tensor, string = state.information_state_tensor(player), state.information_state_string(player)
            observer.set_from(state, player)
            assert tensor.tolist() == observer.tensor.tolist()
            assert tensor.shape == tuple(game.information_state_tensor_shape())
            assert by_tensor.setdefault(tensor.tobytes(), string) == string
            assert by_string.setdefault(string, tensor.tobytes()) == tensor.tobytes()
    assert len(by_tensor) > 50
    state = walk(game, 1, 12)
    player = state.current_player()
    guess = state.resample_from_infostate(player, Random(0).random)
    assert guess.information_state_tensor(player).tolist() == state.information_state_tensor(player).tolist()
    with pytest.raises(AffinageError, match="was guessed or told"):
        guess.information_state_tensor((player + 1) % 3)


def test_a_long_game_says_that_it_has_no_tensor_of_information_states() -> None:
    game = loaded("beer-and-bread", 2)
    assert not game.get_type().provides_information_state_tensor
    state = walk(game, 1, 60)
    sizes = game.information_state_tensor_shape, game.information_state_tensor_size
    for ask in (*sizes, state.information_state_tensor):
        with pytest.raises(AffinageError, match="has no information-state tensor"):
            ask()


def test_observations_have_the_pieces_of_the_layout() -> None:
    game = loaded("template", 2)
    layout = layout_of(find("template"))
    state = walk(game, 1, 8)
    observer = game.make_py_observer()
    observer.set_from(state, 1)
    assert list(observer.dict) == [piece.name for piece in layout.pieces]
    assert state.observation_tensor(1).tolist() == observer.tensor.tolist()
    assert state.observation_tensor().tolist() == state.observation_tensor(state.current_player()).tolist()


def test_structs() -> None:
    game = loaded("template", 2)
    state = walk(game, 4, 6)
    told = state.to_dict()
    assert told["current_player"] == state.current_player()
    assert told["fields"]["seats_used"] == 2
    assert len(told["fields"]["seats"]) == 4
    again = game.new_initial_state(told)
    assert str(again) == str(state)
    move = state.legal_actions()[-1]
    struct = state.action_to_struct(state.current_player(), move)
    assert state.struct_to_actions(struct) == [move]
    assert "bid" in struct.to_json()
    other = 1 - state.current_player()
    assert '"customer":-2' in state.to_observation_struct(other).to_json().replace(" ", "")


@pytest.mark.parametrize(("reward", "whole"), [("win", 1.0), ("rank", 1.5)])
def test_rewards(reward: str, whole: float) -> None:
    game = loaded("template", 3, reward=reward)
    assert game.utility_sum() == whole
    for seed in range(5):
        assert sum(walk(game, seed).returns()) == pytest.approx(whole)
    by_points = loaded("template", 3, reward="points")
    assert max(walk(by_points, 1).returns()) > 1
    pyspiel.random_sim_test(by_points, 1, serialize=True, verbose=False)


def test_mistakes_get_a_sentence() -> None:
    with pytest.raises(AffinageError, match="2 or 3 or 4 seats"):
        loaded("template", 7)
    with pytest.raises(AffinageError, match="cannot be"):
        loaded("template", 2, paying="nobody")


def test_a_struct_of_something_else_gets_a_sentence() -> None:
    game = loaded("template", 2)
    told = walk(game, 4, 6).to_dict()
    size = len(bytes.fromhex(told["position"]))
    for wrong, sentence in (
        ({"a": 1}, "not the struct of a state"),
        (told | {"position": "zz"}, "not the struct of a state"),
        (told | {"position": ""}, "not of a state of template for 2 seats"),
        (told | {"seen": told["seen"] * 2}, "not of a state of template for 2 seats"),
        (told | {"first": 2}, "not of a state of template for 2 seats"),
        (told | {"position": "ff" * size}, "is not one of template"),
        (walk(loaded("template", 3), 4, 6).to_dict() | {"seen": told["seen"]}, "3 seats; 2 sit at this table"),
    ):
        with pytest.raises(AffinageError, match=sentence):
            game.new_initial_state(wrong)
    with pytest.raises(AffinageError, match="2 is nobody here"):
        walk(game, 4, 6).resample_from_infostate(2, Random(1).random)


def test_search_by_information_sets_plays_a_game() -> None:
    game = loaded("template", 2)
    state, rnd = game.new_initial_state(), np.random.RandomState(0)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, rnd),
        uct_c=1.5,
        max_simulations=10,
        random_state=rnd,
    )
    while not state.is_terminal():
        if state.is_chance_node():
            moves, likely = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rnd.choice(moves, p=likely)))
        else:
            state.apply_action(bot.step(state))
    assert sum(state.returns()) == 1
