"""PettingZoo: `env` (AEC, one seat after another) and `parallel_env` (all seats at once).

    from affinage.envs import zoo
    env = zoo.env("fromage", seats=3)

In AEC the lowest of the seats that are asked comes next; what the others have secretly chosen is covered. In Parallel
every seat that is asked moves in every step, and the others `wait`, which is one move more than the game has.
"""

import functools
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import parallel_to_aec

from affinage.core.errors import Illegal
from affinage.core.game import PUBLIC, Game, find

from .episode import Episode, illegal_way

Info = dict[str, Any]
RENDER_MODES = ["human", "ansi"]


def env(game: str, *, every_seat: bool = False, components: Path | None = None, **settings: Any) -> Any:
    """A game as AEC environment; with `every_seat` each cycle comes to every seat, the waiting ones included."""
    if every_seat:
        return parallel_to_aec(parallel_env(game, components=components, **settings))
    return Turns(find(game, components), **settings)


def parallel_env(game: str, *, components: Path | None = None, **settings: Any) -> "Together":
    """A game as Parallel environment."""
    return Together(find(game, components), **settings)


class _Both:
    """What AEC and Parallel share: agents, spaces, infos and rendering."""

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        *,
        reward: str = "win",
        illegal: str = "terminate",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.episode = Episode(game, seats, options, reward)
        self.illegal, self.max_cycles, self.render_mode = illegal_way(illegal), max_cycles, render_mode
        self.metadata = {
            "name": f"{game.name.replace('-', '_')}_v{game.version}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": True,
            "render_fps": 1,
        }
        self.possible_agents = [f"seat_{p}" for p in range(self.episode.seats)]
        self.agents: list[str] = []
        self._moves = game.actions

    @functools.cache  # noqa: B019 - the same space for the same agent, as long as the environment lives
    def observation_space(self, agent: str) -> Any:  # noqa: ARG002 - all see alike
        """What a seat observes, and its legal moves."""
        return gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(0.0, 1.0, (self.episode.layout.size,), np.float32),
                "action_mask": gymnasium.spaces.Box(0, 1, (self._moves,), np.int8),
            }
        )

    @functools.cache  # noqa: B019 - likewise
    def action_space(self, agent: str) -> Any:  # noqa: ARG002 - all move alike
        """The moves of seats, as the game's page lists them."""
        return gymnasium.spaces.Discrete(self._moves)

    @functools.cached_property
    def state_space(self) -> Any:
        """The whole position, secrets included."""
        return gymnasium.spaces.Box(0.0, 1.0, (self.episode.layout.size,), np.float32)

    def state(self) -> Any:
        """The whole position, secrets included: for critics that train, not for players."""
        return self.episode.truth()

    def render(self) -> str | None:
        """The position as everybody may see it, in words."""
        if self.render_mode is None:
            gymnasium.logger.warn("You are calling render without specifying a render mode.")
            return None
        text = self.episode.text(PUBLIC)
        if self.render_mode == "ansi":
            return text
        print(text)  # noqa: T201 - that is what this mode is for
        return None

    def close(self) -> None:
        """Nothing is held open."""

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _mask(self, seat: int) -> Any:
        return self.episode.mask(seat, self._moves)

    def _info(self, seat: int) -> Info:
        info: Info = {"action_mask": self._mask(seat), "asked": seat in self.episode.asked}
        if self.episode.over:
            info["scores"] = self.episode.scores()
        return info

    def _observation(self, seat: int) -> dict[str, Any]:
        return {"observation": self.episode.observe(seat), "action_mask": self._mask(seat)}


class Turns(_Both, AECEnv):  # type: ignore[misc]  # PettingZoo's class is generic without saying so
    """AEC: one seat after another."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - options of a game are given with its environment
        """A new game; the same seed deals as at a table."""
        self.episode.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self._selected = dict.fromkeys(self.agents, 0)
        self._select()

    def _select(self) -> None:
        """The seat that is asked next; its info tells its legal moves."""
        if self.episode.asked:
            self.agent_selection = self.possible_agents[self.episode.asked[0]]
            self.infos[self.agent_selection] = self._info(self.episode.asked[0])

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent's seat may know; it has legal moves only when it is the one to move."""
        seen = self._observation(self._seat(agent))
        if agent != self.agent_selection:
            seen["action_mask"][:] = 0
        return seen

    def step(self, action: Any) -> None:
        """One move of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        seat = self._seat(agent)
        self._selected[agent] += 1
        self.infos[agent] = {"action_mask": np.zeros(self._moves, np.int8), "asked": False}
        if self.episode.is_legal(seat, action):
            self.episode.play(seat, int(action))
        elif self.illegal == "raise":
            raise Illegal(f"Seat {seat + 1} cannot make move {action} now.", "")
        elif self.illegal == "terminate":
            self.rewards[agent] = -1.0
            self._end(self.terminations)
        if self.episode.over:
            self.rewards.update(zip(self.agents, self.episode.rewards(), strict=True))
            self._end(self.terminations)
        elif self.max_cycles is not None and max(self._selected.values()) >= self.max_cycles:
            self._end(self.truncations)
        self._accumulate_rewards()
        if any(self.terminations.values()) or any(self.truncations.values()):
            self.agent_selection = self.agents[0]
        else:
            self._select()

    def _end(self, how: dict[str, bool]) -> None:
        for agent in self.agents:
            how[agent] = True
            self.infos[agent] = self._info(self._seat(agent))


class Together(_Both, ParallelEnv):  # type: ignore[misc]  # likewise
    """Parallel: every seat that is asked moves in every step."""

    def __init__(
        self, game: Game, seats: int | None = None, options: dict[str, str] | None = None, **more: Any
    ) -> None:
        super().__init__(game, seats, options, **more)
        self.wait = game.actions  # the move of a seat that is not asked
        self._moves = game.actions + 1

    def _mask(self, seat: int) -> Any:
        mask = super()._mask(seat)
        mask[self.wait] = seat not in self.episode.asked
        return mask

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:  # noqa: ARG002 - as above
        """A new game; the same seed deals as at a table."""
        self.episode.begin(seed)
        self.agents = self.possible_agents[:]
        self.cycles = 0
        return self._all(self._observation), self._all(self._info)

    def _all(self, what: Any) -> dict[str, Any]:
        return {agent: what(self._seat(agent)) for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        """One move of every seat that is asked; their order is no matter."""
        self.cycles += 1
        rewards, ended = dict.fromkeys(self.agents, 0.0), False
        asked = [seat for seat in self.episode.asked if f"seat_{seat}" in actions]
        wrong = [seat for seat in asked if not self.episode.is_legal(seat, actions[f"seat_{seat}"])]
        if wrong and self.illegal == "raise":
            raise Illegal(f"Seat {wrong[0] + 1} cannot make move {actions[f'seat_{wrong[0]}']} now.", "")
        if wrong and self.illegal == "terminate":
            rewards.update((f"seat_{seat}", -1.0) for seat in wrong)
            ended = True
        else:
            for seat in asked:
                if self.episode.is_legal(seat, actions[f"seat_{seat}"]):
                    self.episode.play(seat, int(actions[f"seat_{seat}"]))
        if self.episode.over:
            rewards.update(zip(self.agents, self.episode.rewards(), strict=True))
            ended = True
        cut = not ended and self.max_cycles is not None and self.cycles >= self.max_cycles
        told = self._all(self._observation), rewards, self._all(lambda _: ended), self._all(lambda _: cut)
        infos = self._all(self._info)
        if ended or cut:
            self.agents = []
        return *told, infos
