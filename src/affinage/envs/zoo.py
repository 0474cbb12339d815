"""PettingZoo: `env` (AEC, one seat after another) and `parallel_env` (all seats at once).

    from affinage.envs import zoo
    env = zoo.env("fromage", seats=3)

In AEC the lowest of the seats that are asked comes next; what the others have secretly chosen is covered. In Parallel
every seat that is asked moves in every step, and the others `wait`, which is one move more than the game has.

Masks stand in the observation alone, and every `info` has the same entries from the first to the last: wrappers that
make tensors of both (TorchRL's) ask for that.
"""

import functools
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, SupportsIndex, TypedDict, TypeVar

import gymnasium
import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import parallel_to_aec

from affinage.core.errors import AffinageError, Illegal, nearest
from affinage.core.game import PUBLIC, Game, find

from .episode import Episode, check_reset, cut_after, illegal_way, whole_move

__all__ = ["Info", "Observation", "Together", "Turns", "env", "parallel_env"]

T = TypeVar("T")
RENDER_MODES = ["human", "ansi"]
PROBE = {"options": 1}  # with this PettingZoo's own tests ask whether a reset takes options at all


class Info(TypedDict):
    """What is told beside an observation; all points are 0 until the game has ended or was cut off."""

    asked: bool
    scores: NDArray[np.int32]


class Observation(TypedDict):
    """What a seat may know, and 1 for each of its legal moves."""

    observation: NDArray[np.float32]
    action_mask: NDArray[np.int8]


def env(game: str, *, every_seat: bool = False, components: str | Path | None = None, **settings: Any) -> Any:
    """A game as AEC environment; with `every_seat` each cycle comes to every seat, the waiting ones included."""
    if every_seat:
        return parallel_to_aec(parallel_env(game, components=components, **settings))
    return Turns(find(game, components), **settings)


def parallel_env(game: str, *, components: str | Path | None = None, **settings: Any) -> "Together":
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
        self.illegal, self.max_cycles, self.render_mode = illegal_way(illegal), cut_after(max_cycles), render_mode
        if render_mode not in (None, *RENDER_MODES):
            raise AffinageError(
                f'A game cannot be rendered as "{render_mode}".{nearest(str(render_mode), RENDER_MODES)}'
            )
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
    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        """What a seat observes, and its legal moves."""
        self._seat(agent)
        return gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(0.0, 1.0, (self.episode.layout.size,), np.float32),
                "action_mask": gymnasium.spaces.Box(0, 1, (self._moves,), np.int8),
            }
        )

    @functools.cache  # noqa: B019 - likewise
    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        """The moves of seats, as the game's page lists them."""
        self._seat(agent)
        return gymnasium.spaces.Discrete(self._moves)

    @functools.cached_property
    def state_space(self) -> gymnasium.spaces.Box:
        """The whole position, secrets included."""
        return gymnasium.spaces.Box(0.0, 1.0, (self.episode.layout.size,), np.float32)

    def state(self) -> NDArray[np.float32]:
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

    def _begin(self, seed: int | None, options: dict[str, Any] | None) -> None:
        if options != PROBE:
            check_reset(options)
        self.episode.begin(seed)
        self.agents = self.possible_agents[:]

    def _check_begun(self) -> None:
        if not self.agents:
            raise AffinageError("No game is under way: call reset first.")

    def _seat(self, agent: str) -> int:
        if agent not in self.possible_agents:
            raise AffinageError(f"There is no agent {agent!r}.{nearest(str(agent), self.possible_agents)}")
        return self.possible_agents.index(agent)

    def _mask(self, seat: int) -> NDArray[np.int8]:
        return self.episode.mask(seat, self._moves)

    def _info(self, seat: int, ended: bool = False) -> Info:
        points = self.episode.scores() if ended else [0] * self.episode.seats
        return {"asked": seat in self.episode.asked, "scores": np.array(points, np.int32)}

    def _observation(self, seat: int) -> Observation:
        return {"observation": self.episode.observe(seat), "action_mask": self._mask(seat)}


class Turns(_Both, AECEnv):  # type: ignore[misc]  # PettingZoo's class is generic without saying so
    """AEC: one seat after another."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed deals as at a table."""
        self._begin(seed, options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {}
        self._selected = dict.fromkeys(self.agents, 0)
        self._select()

    def _select(self) -> None:
        """The seat that is asked next."""
        self.infos = {agent: self._info(self._seat(agent)) for agent in self.agents}
        if self.episode.asked:
            self.agent_selection = self.possible_agents[self.episode.asked[0]]

    def observe(self, agent: str) -> Observation:
        """What the agent's seat may know; it has legal moves only when it is the one to move."""
        seen = self._observation(self._seat(agent))
        if agent != self.agent_selection:
            seen["action_mask"][:] = 0
        return seen

    def step(self, action: Any) -> None:
        """One move of the agent whose turn it is."""
        self._check_begun()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat, move = self._seat(agent), whole_move(action)
        legal = self.episode.is_legal(seat, move)
        if not legal and self.illegal == "raise":
            raise Illegal(f"Seat {seat + 1} cannot make move {move} now.", "")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._selected[agent] += 1
        if legal:
            self.episode.play(seat, move)
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
            self.infos[agent] = self._info(self._seat(agent), ended=True)


class Together(_Both, ParallelEnv):  # type: ignore[misc]  # likewise
    """Parallel: every seat that is asked moves in every step."""

    def __init__(
        self, game: Game, seats: int | None = None, options: dict[str, str] | None = None, **more: Any
    ) -> None:
        super().__init__(game, seats, options, **more)
        self.wait = game.actions  # the move of a seat that is not asked
        self._moves = game.actions + 1

    def _mask(self, seat: int) -> NDArray[np.int8]:
        mask = super()._mask(seat)
        mask[self.wait] = seat not in self.episode.asked
        return mask

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        """A new game; the same seed deals as at a table."""
        self._begin(seed, options)
        self.cycles = 0
        return self._all(self._observation), self._all(self._info)

    def _all(self, what: Callable[[int], T]) -> dict[str, T]:
        return {agent: what(self._seat(agent)) for agent in self.agents}

    def step(
        self, actions: Mapping[str, SupportsIndex]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]:
        """One move of every seat that is asked; their order is no matter."""
        self._check_begun()
        if not isinstance(actions, Mapping):
            raise AffinageError(f'Moves come by agents, as in {{"seat_0": 3}}, not as {actions!r}.')
        given = {self._seat(agent): whole_move(action) for agent, action in actions.items()}
        moves = {seat: given[seat] for seat in self.episode.asked if seat in given}
        wrong = [seat for seat, move in moves.items() if not self.episode.is_legal(seat, move)]
        if wrong and self.illegal == "raise":
            raise Illegal(f"Seat {wrong[0] + 1} cannot make move {moves[wrong[0]]} now.", "")
        self.cycles += 1
        rewards, ended = dict.fromkeys(self.agents, 0.0), False
        if wrong and self.illegal == "terminate":
            rewards.update((f"seat_{seat}", -1.0) for seat in wrong)
            ended = True
        else:
            for seat, move in moves.items():
                if self.episode.is_legal(seat, move):
                    self.episode.play(seat, move)
        if self.episode.over:
            rewards.update(zip(self.agents, self.episode.rewards(), strict=True))
            ended = True
        cut = not ended and self.max_cycles is not None and self.cycles >= self.max_cycles
        told = self._all(self._observation), rewards, self._all(lambda _: ended), self._all(lambda _: cut)
        infos = self._all(lambda seat: self._info(seat, ended or cut))
        if ended or cut:
            self.agents = []
        return *told, infos
