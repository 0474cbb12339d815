"""Gymnasium's vector environment: a learner in each of many games at once, batched bots in the other seats.

    envs = gymnasium.make_vec("affinage.envs.gym:affinage/beer-and-bread-v1", num_envs=1024, bots="greedy")

The games are played by the compiled batches, not by one environment after another. They differ from single environments
in how games are dealt (by the fast generator, as in batches), not in what is observed or paid.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from affinage.core.errors import AffinageError, Illegal, nearest
from affinage.core.game import find

from .batch import ENDED
from .crew import Crew
from .episode import check_reset, cut_after, illegal_way
from .manner import manner, whole_moves, whole_number
from .opponents import Opponent, Opponents, check_opponent
from .positions import Positions
from .seeds import generators_by, whole_seed

__all__ = ["SeatedVector"]

Flags = NDArray[np.bool_]
Seen = NDArray[np.float32]


class SeatedVector(VectorEnv[Seen, NDArray[np.int64], NDArray[Any]]):
    """Many games, each seen from one seat. `metadata["autoreset_mode"]` says what follows the end of a game.

    NextStep: the next step begins another game there, whatever the move. SameStep: it has begun already, and `infos`
    has `final_obs` and `final_info`. Disabled: `reset(options={"reset_mask": ...})` begins it.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012 - Gymnasium's way to say so

    def __init__(
        self,
        num_envs: int,
        game: str,
        *,
        seats: int | None = None,
        seat: int | None = 0,
        bots: Opponent | Sequence[Opponent] = "random",
        options: dict[str, str] | None = None,
        reward: str = "win",
        illegal: str = "terminate",
        max_cycles: int | None = None,
        components: str | Path | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        threads: int | None = None,
    ) -> None:
        """`seat=None` seats the learner anew in every game; `bots` is one kind for all others, or one for each.

        A kind is "random", "greedy", or a function of the observations and masks of those games in which such a bot is
        asked, which gives a move for each: a network, for instance. After `max_cycles` moves a game is cut off.
        """
        how = manner(find(game, components), seats, options, reward, "dealt", False)
        self.num_envs = whole_number(num_envs, "A vector environment has at least one game")
        if seat is not None and seat not in range(how.seats):
            raise AffinageError(f"There are seats 0 to {how.seats - 1}, not {seat}.")
        kinds = list(bots) if isinstance(bots, list | tuple) else [cast("Opponent", bots)] * (how.seats - 1)
        if len(kinds) != how.seats - 1:
            raise AffinageError(f"{how.seats - 1} bots are wanted beside the learner, not {len(kinds)}.")
        for kind in kinds:
            check_opponent(kind)
        self.autoreset_mode = reset_mode(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": self.autoreset_mode}
        self.illegal, self.max_cycles = illegal_way(illegal), cut_after(max_cycles)
        self._kinds, self._wanted = kinds, seat
        self.positions = Positions(how, self.num_envs, Crew(how.game, threads))
        self.learners = np.full(self.num_envs, seat or 0, np.int8)  # the learner's seat in each game
        self.steps = np.zeros(self.num_envs, np.int64)  # of the learner in the game under way
        self._over = np.zeros(self.num_envs, np.bool_)  # games that wait to be begun again
        self._begun = False
        self.single_observation_space = gymnasium.spaces.Box(0.0, 1.0, (self.positions.layout.size,), np.float32)
        self.single_action_space = gymnasium.spaces.Discrete(how.game.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """New games: all of them, or those of `options={"reset_mask": ...}`. A number seeds game i with seed + i."""
        chosen = dict(options or {})
        mask = chosen.pop("reset_mask", None)
        check_reset(chosen)
        games = np.arange(self.num_envs) if mask is None else np.flatnonzero(self._checked(mask))
        if isinstance(seed, int | np.integer):
            super().reset(seed=int(seed))
            seed = [int(seed) + i for i in range(self.num_envs)]
        given: list[int | None] = [None] * self.num_envs if seed is None else list(seed)
        if len(given) != self.num_envs:
            raise AffinageError(f"{self.num_envs} games take as many seeds, not {len(given)}.")
        if mask is None or not self._begun:
            mind = int(self.np_random.integers(1 << 31))
            self._bots = [Opponents(kind, self.positions, mind + at) for at, kind in enumerate(self._kinds)]
        drawn = self.np_random.integers(0, 1 << 62, self.num_envs)
        wished = [drawn[i] if one is None else whole_seed(one) for i, one in enumerate(given)]
        seeds = np.array(wished, np.uint64)
        self.positions.generators[games] = generators_by(seeds[games], len(games))
        self._begun = True
        self._begin(games)
        return self._observed(), self._infos(np.zeros(self.num_envs, np.bool_))

    def _checked(self, mask: Any) -> Flags:
        """Which games a caller wants begun; by Gymnasium's rules for such a mask."""
        given = np.asarray(mask)
        if given.dtype != np.bool_ or given.shape != (self.num_envs,) or not given.any():
            raise AffinageError(f"A reset_mask says yes or no for each of {self.num_envs} games, yes at least once.")
        return given

    def _begin(self, games: NDArray[np.int64]) -> None:
        """Set these games up, until the learner is asked in each."""
        while len(games):
            if self._wanted is None:
                self.learners[games] = self.np_random.integers(self.positions.seats, size=len(games))
            self.steps[games], self._over[games] = 0, False
            self.positions.begin(games)
            self._let_bots_move()
            games = games[self.positions.turns[games] == ENDED]  # the learner was never asked: deal again

    def _let_bots_move(self) -> None:
        """Until the learner is asked, or the game is over, in every game."""
        turns = self.positions.turns
        while True:
            waiting = np.flatnonzero((turns >= 0) & (turns != self.learners))
            if not len(waiting):
                return
            places = turns[waiting] - (turns[waiting] > self.learners[waiting])  # which of the others is asked
            moves = np.zeros(len(waiting), np.int64)
            for place, bot in enumerate(self._bots):
                here = np.flatnonzero(places == place)
                if len(here):
                    moves[here] = bot.choose(waiting[here])
            self.positions.play(waiting, moves)

    def step(self, actions: ArrayLike) -> tuple[Seen, NDArray[np.float64], Flags, Flags, dict[str, Any]]:
        """The learner's move in each game, then the bots' until it is asked again."""
        if not self._begun:
            raise AffinageError("No game has begun: call reset first.")
        if self.autoreset_mode == AutoresetMode.DISABLED and self._over.any():
            over = int(self._over.argmax())
            raise AffinageError(f'Game {over} is over: begin it by reset(options={{"reset_mask": ...}}).')
        chosen, fresh = whole_moves(actions, self.num_envs), self._over.copy()
        masks = self.positions.masks
        legal = (chosen >= 0) & (chosen < masks.shape[1])
        legal &= masks[np.arange(self.num_envs), np.clip(chosen, 0, masks.shape[1] - 1)] == 1
        wrong = ~legal & ~fresh
        if wrong.any() and self.illegal == "raise":
            at = int(wrong.argmax())
            raise Illegal(f"Seat {self.learners[at] + 1} cannot make move {chosen[at]} now, in game {at}.", "")
        self.steps += ~fresh
        playing = np.flatnonzero(legal & ~fresh)
        self.positions.play(playing, chosen[playing])
        self._let_bots_move()
        ended = (self.positions.turns == ENDED) & ~fresh
        rewards = np.zeros(self.num_envs, np.float64)
        rewards[ended] = self.positions.rewards[ended, self.learners[ended]]
        if self.illegal == "terminate":
            rewards[wrong], ended = -1.0, ended | wrong
        cut = np.zeros(self.num_envs, np.bool_)
        if self.max_cycles is not None:
            cut = (self.steps >= self.max_cycles) & ~ended & ~fresh
        return self._ended(rewards, ended, cut, fresh)

    def _ended(
        self, rewards: NDArray[np.float64], ended: Flags, cut: Flags, fresh: Flags
    ) -> tuple[Seen, NDArray[np.float64], Flags, Flags, dict[str, Any]]:
        """What a step gives, once games that are over are seen to as the mode says."""
        over = ended | cut
        if self.autoreset_mode == AutoresetMode.NEXT_STEP:
            self._begin(np.flatnonzero(fresh))
        infos: dict[str, Any]
        if self.autoreset_mode == AutoresetMode.SAME_STEP and over.any():
            last = {"final_obs": self._observed(), "final_info": self._infos(over)}
            self._begin(np.flatnonzero(over))
            infos = self._infos(np.zeros(self.num_envs, np.bool_))
            for name, told in last.items():
                infos[name], infos[f"_{name}"] = told, over.copy()
        else:
            self._over |= over
            infos = self._infos(over)
        return self._observed(), rewards, ended, cut, infos

    def _observed(self) -> Seen:
        seen: Seen = self.positions.observe(self.learners)
        return seen

    def _infos(self, over: Flags) -> dict[str, Any]:
        """For every game its mask and the learner's seat, and points where it is over."""
        everywhere = np.ones(self.num_envs, np.bool_)
        infos = {"action_mask": self.masks(), "_action_mask": everywhere}
        infos |= {"seat": self.learners.copy(), "_seat": everywhere}
        if over.any():
            infos |= {"scores": self._scores(over), "_scores": over.copy()}
        return infos

    def _scores(self, over: Flags) -> NDArray[np.int32]:
        """Points as they stand, also where a game was cut off."""
        scores = np.zeros((self.num_envs, self.positions.seats), np.int32)
        scores[over] = self.positions.points_now(np.flatnonzero(over))
        return scores

    def masks(self) -> NDArray[np.int8]:
        """1 for every legal move of the learner, in each game; nothing where a game is over."""
        own = (self.positions.turns == self.learners)[:, None] & ~self._over[:, None]
        masks: NDArray[np.int8] = self.positions.masks * own
        return masks

    def action_masks(self) -> Flags:
        """The same, as sb3-contrib asks for them."""
        return self.masks().astype(bool)


def reset_mode(mode: AutoresetMode | str) -> AutoresetMode:
    """What follows the end of a game; a wrong word gets a sentence."""
    try:
        return AutoresetMode(mode)
    except ValueError:
        known = [str(one.value) for one in AutoresetMode]
        raise AffinageError(f'There is no autoreset mode "{mode}".{nearest(str(mode), known)}') from None
