"""The environments under the wrappers and checkers of learning libraries, where these are installed."""

from typing import Any

import numpy as np
import pytest

from affinage.core.about import names

pytest.importorskip("torch", reason="PyTorch is not installed")
every_game = pytest.mark.parametrize("name", names(everything=True))
pytestmark = pytest.mark.long


@every_game
@pytest.mark.filterwarnings("default")  # what those libraries warn of is theirs
def test_the_checker_of_stable_baselines(name: str) -> None:
    checker = pytest.importorskip("stable_baselines3.common.env_checker", reason="Stable-Baselines3 is not installed")
    from affinage.envs.gym import Seated

    checker.check_env(Seated(name), warn=True)


@every_game
@pytest.mark.parametrize("parallel", [False, True])
@pytest.mark.filterwarnings("default")
def test_the_wrapper_of_torchrl(name: str, parallel: bool) -> None:
    libs = pytest.importorskip("torchrl.envs.libs.pettingzoo", reason="TorchRL is not installed")
    utils = pytest.importorskip("torchrl.envs.utils", reason="TorchRL is not installed")
    from affinage.envs import zoo

    made: Any = zoo.parallel_env(name) if parallel else zoo.env(name)
    env = libs.PettingZooWrapper(env=made, use_mask=True, return_state=True)
    utils.check_env_specs(env)
    played = env.rollout(40, break_when_any_done=False)
    assert len(played) == 40


@every_game
@pytest.mark.filterwarnings("default")
def test_batches_as_an_environment_of_torchrl(name: str) -> None:
    utils = pytest.importorskip("torchrl.envs.utils", reason="TorchRL is not installed")
    from affinage.core.game import find
    from affinage.envs.torchrl import Games

    game = find(name)
    env = Games(name, 6, seats=game.seats[-1], seed=3)
    utils.check_env_specs(env)
    env.set_seed(5)
    played = env.rollout(game.bound, break_when_any_done=False)
    masks, moves, done = (played[key].numpy() for key in ("action_mask", "action", ("next", "done")))
    assert np.take_along_axis(masks, moves[..., None], 2).all()  # every move was legal
    assert done.any()
    paid = played["next", "reward"].numpy().sum(2)
    assert np.allclose(paid, done[..., 0])  # a win is shared out once in every game, when it ends
    env.set_seed(5)
    again = env.reset()
    assert np.array_equal(again["observation"].numpy(), played["observation"][:, 0].numpy())


@pytest.mark.filterwarnings("default")
def test_a_collector_of_torchrl_makes_legal_moves_at_random() -> None:
    collectors = pytest.importorskip("torchrl.collectors", reason="TorchRL is not installed")
    from affinage.envs.torchrl import Games

    env = Games("template", 6, seed=3)
    played, ended = 0, 0
    for rows in collectors.Collector(env, env.rand_action, frames_per_batch=120, total_frames=600):
        masks, moves = rows["action_mask"].numpy(), rows["action"].numpy()
        assert np.take_along_axis(masks, moves[..., None], 2).all()
        played, ended = played + rows.numel(), ended + int(rows["next", "done"].sum())
    assert played == 600
    assert ended
