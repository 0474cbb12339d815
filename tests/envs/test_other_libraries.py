"""The environments under the wrappers and checkers of learning libraries, where these are installed."""

from typing import Any

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
