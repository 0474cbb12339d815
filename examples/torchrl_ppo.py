"""TorchRL's PPO on the Gymnasium environment, with masked moves: python examples/torchrl_ppo.py

Needs affinage[gymnasium] and torchrl. The learner sits in either seat and plays against a bot.
"""

import argparse
import time

import gymnasium
import torch
from tensordict.nn import TensorDictModule
from torch import nn
from torchrl.collectors import Collector
from torchrl.data import Binary
from torchrl.envs import ActionMask, Compose, GymWrapper, RewardSum, SerialEnv, TransformedEnv
from torchrl.envs.gym_like import default_info_dict_reader
from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

parser = argparse.ArgumentParser()
parser.add_argument("--game", default="affinage.envs.gym:affinage/beer-and-bread-v1")
parser.add_argument("--bots", default="random")
parser.add_argument("--steps", type=int, default=100_000)
parser.add_argument("--games", type=int, default=8, help="side by side")
given = parser.parse_args()
torch.manual_seed(1)
torch.set_num_threads(1)  # such small steps only wait for one another
BATCH, ROUNDS, WIDTH = 2048, 4, 256


def one_game() -> TransformedEnv:
    made = gymnasium.make(given.game, bots=given.bots, seat=None, illegal="raise", disable_env_checker=True)
    mask = Binary(int(made.action_space.n), dtype=torch.int8)
    env = GymWrapper(made, categorical_action_encoding=True)
    env.set_info_dict_reader(default_info_dict_reader(["action_mask"], spec={"action_mask": mask}))
    return TransformedEnv(env, Compose(ActionMask(), RewardSum()))


first = one_game()
seen, moves = first.observation_spec["observation"].shape[-1], first.action_spec.space.n


def net(out: int) -> nn.Module:
    return nn.Sequential(nn.Linear(seen, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU(), nn.Linear(WIDTH, out))


class Masked(nn.Module):
    """Logits, and the mask as the distribution wants it."""

    def __init__(self) -> None:
        super().__init__()
        self.net = net(moves)

    def forward(self, row: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        return self.net(row), mask.bool()


likely = TensorDictModule(Masked(), in_keys=["observation", "action_mask"], out_keys=["logits", "mask"])
actor = ProbabilisticActor(
    likely,
    in_keys=["logits", "mask"],
    distribution_class=MaskedCategorical,
    return_log_prob=True,
    spec=first.action_spec,
)
critic = ValueOperator(net(1), in_keys=["observation"])
advantages = GAE(gamma=1.0, lmbda=0.95, value_network=critic)
loss = ClipPPOLoss(actor, critic, clip_epsilon=0.2, entropy_coeff=0.01, normalize_advantage=True)
optimiser = torch.optim.Adam(loss.parameters(), lr=7e-4, eps=1e-5)
games = SerialEnv(given.games, one_game)
steps = -(-given.steps // BATCH) * BATCH
made, begin, won = 0, time.process_time(), []
for batch in Collector(games, actor, frames_per_batch=BATCH, total_frames=steps, auto_register_policy_transforms=True):
    for rate in optimiser.param_groups:
        rate["lr"] = 7e-4 * max(0.05, 1 - made / steps)
    for _ in range(ROUNDS):
        with torch.no_grad():
            advantages(batch)
        flat = batch.reshape(-1)
        for some in torch.randperm(len(flat)).split(512):
            parts = loss(flat[some])
            whole = parts["loss_objective"] + parts["loss_critic"] + parts["loss_entropy"]
            optimiser.zero_grad()
            whole.backward()
            nn.utils.clip_grad_norm_(loss.parameters(), 0.5)
            optimiser.step()
    made += batch.numel()
    won += batch["next", "episode_reward"][batch["next", "done"]].tolist()
    if made % (10 * BATCH) == 0 or made >= steps:
        share, spent = sum(won) / max(1, len(won)), time.process_time() - begin
        print(f"{made:8d} moves, {spent:4.0f} s of the processor: wins {share:.1%} of {len(won)} games", flush=True)
        won = []
