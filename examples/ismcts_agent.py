"""OpenSpiel's IS-MCTS as an agent of the arena: affinage match template --bots examples/ismcts_agent.py:IsMcts,greedy

Needs affinage[openspiel]. What the seat knows is filled in by a guess and told to OpenSpiel as a state; its search then
begins from states that the seat cannot tell from this one, so the guess itself is no matter.
"""

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import affinage.envs.spiel  # noqa: F401 - registers the games
from affinage.core.chance import generator

SIMULATIONS = 100


class IsMcts:
    """A new tree for each choice, random rollouts to the end of the game.

    OpenSpiel's states are for one thread: who offers `choose_many` is asked from one thread alone.
    """

    def __init__(self, game, seats, seed):
        self.game, self.luck = game, generator(seed)
        self.spiel = pyspiel.load_game(f"affinage_{game.name.replace('-', '_')}_v{game.version}(players={seats})")
        dice = np.random.RandomState(seed % 2**32)
        self.bot = ismcts.ISMCTSBot(
            game=self.spiel,
            evaluator=mcts.RandomRolloutEvaluator(1, dice),
            uct_c=1.0,
            max_simulations=SIMULATIONS,
            random_state=dice,
        )

    def choose_many(self, positions):
        return [self.choose(position) for position in positions]

    def choose(self, position):
        guess = position.known.copy()
        self.game.observe.guess(guess, position.seat, self.luck)
        told = {"position": guess.to_bytes().hex(), "first": position.seat, "seen": [""] * position.seats}
        return self.bot.step(self.spiel.new_initial_state(told))
