"""Solve a small game by CFR+, and see how far from unbeatable our bots play it: python examples/cfr.py

Needs affinage[openspiel]. The game is the template game with a component set that leaves 8,623 positions in its tree.
Exploitability is what a seat that knows a policy wins more against it than against an unbeatable one, as a share of the
win, mean of both seats: 0 is unbeatable. A bot's policy is how often it chooses each move, asked with several seeds.
"""

import argparse

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability
from open_spiel.python.policy import TabularPolicy, UniformRandomPolicy

import affinage.envs.spiel  # noqa: F401 - registers the games
from affinage.agents import make, split

parser = argparse.ArgumentParser()
parser.add_argument("--game", default="affinage_template_v1(components=solvable)")
parser.add_argument("--iterations", type=int, default=64)
parser.add_argument("--bots", default="greedy,search:10,search:100,search:1000")
parser.add_argument("--seeds", type=int, default=8, help="with which each bot is asked in each information state")
given = parser.parse_args()
game = pyspiel.load_game(given.game)


def exploitable(policy) -> float:
    return exploitability.exploitability(game, policy)


def of_bot(kind: str) -> TabularPolicy:
    """How often a bot chooses each move, from what its seat may know."""
    policy = TabularPolicy(game)
    policy.action_probability_array[:] = 0.0
    for row, state in enumerate(policy.states):
        seat, legal = state.current_player(), state.legal_actions()
        for seed in range(given.seeds):
            bot = make(kind, game.kit.game, seat, seed, game.num_players(), trees=1)
            move = bot.choose(state.position.known(seat), legal) if len(legal) > 1 else legal[0]
            policy.action_probability_array[row, move] += 1 / given.seeds
    return policy


print(f"{game}: exploitability {exploitable(UniformRandomPolicy(game)):.4f} at random", flush=True)
solver, told = cfr.CFRPlusSolver(game), 1
for iteration in range(1, given.iterations + 1):
    solver.evaluate_and_update_policy()
    if iteration == told or iteration == given.iterations:
        print(f"CFR+, iteration {iteration}: {exploitable(solver.average_policy()):.4f}", flush=True)
        told *= 2
for kind in split(given.bots):
    print(f"{kind}: {exploitable(of_bot(kind)):.4f}", flush=True)
