"""Search by information sets (OpenSpiel's IS-MCTS) against a random player: python examples/ismcts.py

Needs affinage[openspiel]. Each search begins from states that the player cannot tell from the real one.
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import affinage.envs.spiel  # noqa: F401 - registers the games

parser = argparse.ArgumentParser()
parser.add_argument("--game", default="affinage_template_v1")
parser.add_argument("--games", type=int, default=20)
parser.add_argument("--simulations", type=int, default=100)
given = parser.parse_args()
game, rnd = pyspiel.load_game(given.game), np.random.RandomState(1)
searcher = ismcts.ISMCTSBot(
    game=game,
    evaluator=mcts.RandomRolloutEvaluator(1, rnd),
    uct_c=1.0,
    max_simulations=given.simulations,
    random_state=rnd,
)
won = 0.0
for number in range(given.games):
    state, me = game.new_initial_state(), number % game.num_players()
    while not state.is_terminal():
        if state.is_chance_node():
            moves, likely = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rnd.choice(moves, p=likely)))
        elif state.current_player() == me:
            state.apply_action(searcher.step(state))
        else:
            state.apply_action(int(rnd.choice(state.legal_actions())))
    won += state.returns()[me]
print(f"{given.game}: IS-MCTS with {given.simulations} simulations wins {won / given.games:.0%} of {given.games} games")
