"""sb3-contrib's MaskablePPO on the Gymnasium environment: python examples/maskable_ppo.py

Needs affinage[gymnasium] and sb3-contrib.
"""

import argparse

import gymnasium
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from stable_baselines3.common.monitor import Monitor

import affinage.envs.gym  # noqa: F401 - registers the games

parser = argparse.ArgumentParser()
parser.add_argument("--game", default="affinage/template-v1")
parser.add_argument("--steps", type=int, default=30_000)
given = parser.parse_args()
env = Monitor(gymnasium.make(given.game, seat=None, bots="random", illegal="raise", disable_env_checker=True))
model = MaskablePPO("MlpPolicy", env, seed=1, n_steps=1024, device="cpu")
before, _ = evaluate_policy(model, env, n_eval_episodes=200)
model.learn(given.steps)
after, _ = evaluate_policy(model, env, n_eval_episodes=200)
print(f"{given.game}: {before:.0%} of games won before, {after:.0%} after {given.steps} steps")
