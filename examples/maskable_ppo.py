"""sb3-contrib's MaskablePPO on the Gymnasium environment: python examples/maskable_ppo.py

Needs affinage[gymnasium] and sb3-contrib. The learner sits in either seat and plays against a bot.
"""

import argparse
import time

import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from stable_baselines3.common.env_util import make_vec_env

parser = argparse.ArgumentParser()
parser.add_argument("--game", default="affinage.envs.gym:affinage/beer-and-bread-v1")
parser.add_argument("--bots", default="random")
parser.add_argument("--steps", type=int, default=100_000)
parser.add_argument("--games", type=int, default=8, help="side by side")
given = parser.parse_args()
torch.set_num_threads(1)  # such small steps only wait for one another
settings = {"seat": None, "bots": given.bots, "illegal": "raise", "disable_env_checker": True, "render_mode": None}
env, test = (
    make_vec_env(given.game, count, seed=seed, env_kwargs=settings) for count, seed in ((given.games, 1), (1, 2))
)
model = MaskablePPO(
    "MlpPolicy", env, seed=1, device="cpu", n_steps=2048 // given.games, batch_size=512, n_epochs=4, gamma=1.0,
    ent_coef=0.01, learning_rate=lambda left: 7e-4 * max(0.05, left), policy_kwargs={"net_arch": [256, 256]},
)  # fmt: skip
before, _ = evaluate_policy(model, test, n_eval_episodes=200)
begin = time.process_time()
model.learn(given.steps)
spent = time.process_time() - begin
after, _ = evaluate_policy(model, test, n_eval_episodes=200)
print(
    f"{given.game}: {before:.0%} of 200 games won against {given.bots} before, {after:.0%} after {model.num_timesteps} "
    f"moves and {spent:.0f} s of the processor"
)
