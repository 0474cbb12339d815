from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from affinage.core.about import names
from affinage.core.errors import AffinageError, Illegal
from affinage.core.game import find

pytest.importorskip("pettingzoo", reason="the extra affinage[pettingzoo] is not installed")

from pettingzoo import test as official

from affinage.envs import zoo

SEATED = [(name, seats) for name in names(everything=True) for seats in find(name).seats]
every_game = pytest.mark.parametrize(("name", "seats"), SEATED)
# PettingZoo knows its own games by name; others get told that a dictionary with a mask is unusual
masks_are_meant = pytest.mark.filterwarnings("ignore:Observation (space|is not):UserWarning")


@every_game
@masks_are_meant
def test_the_official_tests_of_turns(name: str, seats: int) -> None:
    def fresh(**more: Any) -> Any:
        return zoo.env(name, seats=seats, **more)

    official.api_test(fresh(), num_cycles=150)
    official.seed_test(fresh, num_cycles=150)


@every_game
def test_the_official_tests_of_playing_together(name: str, seats: int) -> None:
    def fresh(**more: Any) -> Any:
        return zoo.parallel_env(name, seats=seats, **more)

    official.parallel_api_test(fresh(), num_cycles=300)
    official.parallel_seed_test(fresh, num_cycles=100)
    official.state_test(zoo.env(name, seats=seats), fresh())


@every_game
def test_the_official_test_of_cycles(name: str, seats: int) -> None:
    """It makes moves without looking at masks, and counts that every agent has its turn in every cycle."""
    settings: dict[str, Any] = {"seats": seats, "illegal": "noop"}
    official.max_cycles_test(
        SimpleNamespace(
            env=lambda max_cycles: zoo.env(name, every_seat=True, max_cycles=max_cycles, **settings),
            parallel_env=lambda max_cycles: zoo.parallel_env(name, max_cycles=max_cycles, **settings),
        )
    )


@every_game
def test_the_official_test_of_rendering(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    official.render_test(lambda render_mode: zoo.env(name, seats=seats, render_mode=render_mode))
    assert len(capsys.readouterr().out.splitlines()) > 20


def test_names_carry_the_version() -> None:
    assert zoo.env("template").metadata["name"] == "template_v1"


def test_seats_that_bid_at_once_do_so_in_one_step() -> None:
    env = zoo.parallel_env("template", seats=3)
    seen, infos = env.reset(seed=1)
    assert [infos[agent]["asked"] for agent in env.agents] == [True] * 3
    assert not any(own["action_mask"][env.wait] for own in seen.values())
    seen, _, _, _, infos = env.step({"seat_0": 3, "seat_1": 2, "seat_2": 1})
    assert [infos[agent]["asked"] for agent in env.agents] == [True, False, False]  # it has won, and takes
    for agent in ("seat_1", "seat_2"):
        assert seen[agent]["action_mask"].tolist() == [0] * env.wait + [1]


def test_turns_do_not_peek_at_what_was_bid() -> None:
    one, two = zoo.env("template", seats=2), zoo.env("template", seats=2)
    for env, bid in ((one, 1), (two, 4)):
        env.reset(seed=1)
        assert env.agent_selection == "seat_0"
        env.step(bid)
        assert env.agent_selection == "seat_1"
    seen = [env.last()[0] for env in (one, two)]
    assert np.array_equal(seen[0]["observation"], seen[1]["observation"])
    assert not np.array_equal(one.state(), two.state())


@pytest.mark.parametrize("make", [zoo.env, zoo.parallel_env])
def test_an_illegal_move(make: Any) -> None:
    def after(illegal: str) -> Any:
        env = make("template", seats=2, illegal=illegal)
        env.reset(seed=1)
        before = env.episode.state.tobytes()
        if make is zoo.env:
            env.step(8)
            return env, before, env.rewards, env.terminations
        _, rewards, terminations, _, _ = env.step({"seat_0": 8, "seat_1": 0})
        return env, before, rewards, terminations

    with pytest.raises(Illegal, match="Seat 1 cannot make move 8 now"):
        after("raise")
    _, _, rewards, terminations = after("terminate")
    assert rewards == {"seat_0": -1.0, "seat_1": 0.0}
    assert terminations == {"seat_0": True, "seat_1": True}
    env, before, rewards, terminations = after("noop")
    assert not any(rewards.values())
    assert not any(terminations.values())
    assert (env.episode.state.tobytes() == before) == (make is zoo.env)  # together, the other seat's bid stands
    with pytest.raises(AffinageError, match="cannot lead to"):
        after("ignore")


def test_turns_can_be_cut_off() -> None:
    env = zoo.env("template", seats=2, max_cycles=2)
    env.reset(seed=1)
    steps = 0
    for _ in env.agent_iter():
        seen, _, terminated, truncated, info = env.last()
        assert not terminated
        assert info["scores"].tolist() == (env.episode.scores() if truncated else [0, 0])
        env.step(None if truncated else int(seen["action_mask"].argmax()))
        steps += not truncated
    assert 2 <= steps <= 4


def test_a_game_that_was_cut_off_together_tells_its_points() -> None:
    env = zoo.parallel_env("template", seats=2, max_cycles=1)
    seen, _ = env.reset(seed=1)
    moves = {agent: int(seen[agent]["action_mask"].argmax()) for agent in env.agents}
    _, _, _, truncated, infos = env.step(moves)
    assert all(truncated.values())
    assert [info["scores"].tolist() for info in infos.values()] == [env.episode.scores()] * 2


@pytest.mark.parametrize("every_seat", [False, True])
def test_the_mask_stands_in_the_observation_alone_and_infos_keep_their_entries(every_seat: bool) -> None:
    """TorchRL makes tensors of infos by those of the first reset, and of masks from one place."""
    env = zoo.env("template", seats=3, every_seat=every_seat)
    env.reset(seed=1)
    for _ in env.agent_iter():
        seen, _, ended, _, _ = env.last()
        assert set(seen) == {"observation", "action_mask"}
        assert set(env.infos) == set(env.agents)
        for info in env.infos.values():
            assert {name: np.shape(value) for name, value in info.items()} == {"asked": (), "scores": (3,)}
        env.step(None if ended else int(seen["action_mask"].argmax()))


def test_mistakes_get_a_sentence() -> None:
    turns, together = zoo.env("template", seats=2), zoo.parallel_env("template", seats=2)
    for step in (lambda: turns.step(0), lambda: together.step({"seat_0": 0})):
        with pytest.raises(AffinageError, match="call reset first"):
            step()
    for env in (turns, together):
        with pytest.raises(AffinageError, match='takes no option "paying"'):
            env.reset(options={"paying": "winner"})
        env.reset(seed=1)
        with pytest.raises(AffinageError, match="no agent 'seat_7'"):
            env.action_space("seat_7")
    for make in (zoo.env, zoo.parallel_env):
        with pytest.raises(AffinageError, match='cannot be rendered as "x"'):
            make("template", render_mode="x")
    before = turns.episode.state.tobytes()
    for wrong in (None, 1.0, "1", [1]):
        with pytest.raises(AffinageError, match="whole number"):
            turns.step(wrong)
        with pytest.raises(AffinageError, match="whole number"):
            together.step({"seat_0": wrong})  # type: ignore[dict-item]  # that is the mistake
    with pytest.raises(AffinageError, match="no agent 'seat_2'"):
        together.step({"seat_2": 0})
    with pytest.raises(AffinageError, match="by agents"):
        together.step([0, 0])  # type: ignore[arg-type]  # likewise
    assert turns.episode.state.tobytes() == together.episode.state.tobytes() == before
