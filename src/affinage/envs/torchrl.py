"""TorchRL: many games at once as one environment, every seat played by the learner.

    env = affinage.envs.torchrl.Games("beer-and-bread", 256)
    env.rollout(100, policy, break_when_any_done=False)

The row of a game belongs to the seat that is asked (`turn`); rewards are told for every seat. Link advantages by seat,
as `trajectories` does: TorchRL's own GAE takes every row for the same player's.
"""

from pathlib import Path
from typing import Any

import numpy as np
import torch
from tensordict import TensorDict, TensorDictBase
from torchrl.data import Binary, Bounded, Categorical, Composite, Unbounded
from torchrl.envs import EnvBase

from affinage.core.game import find

from .crew import Crew
from .manner import manner, whole_number
from .positions import Positions
from .seeds import generators

__all__ = ["Games"]


class Games(EnvBase):  # type: ignore[misc]  # TorchRL's class is generic without saying so
    """A batch as an environment of TorchRL; observations and masks come as tensors of their own."""

    def __init__(
        self,
        game: str,
        count: int,
        *,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        reward: str = "win",
        skip_forced: bool = False,
        seed: int = 0,
        components: str | Path | None = None,
        threads: int | None = None,
        device: Any = "cpu",
    ) -> None:
        how = manner(find(game, components), seats, options, reward, "dealt", skip_forced)
        count = whole_number(count, "A batch has at least one game")
        super().__init__(device=torch.device(device), batch_size=torch.Size([count]))
        self.positions = Positions(how, count, Crew(how.game, threads))
        size, actions, sitting, on = self.positions.layout.size, how.game.actions, how.seats, self.device
        self.observation_spec = Composite(
            observation=Bounded(0.0, 1.0, (count, size), dtype=torch.float32, device=on),
            action_mask=Binary(actions, (count, actions), dtype=torch.bool, device=on),
            turn=Categorical(sitting, (count, 1), dtype=torch.int64, device=on),
            turn_begins=Binary(1, (count, 1), dtype=torch.bool, device=on),
            shape=(count,),
            device=on,
        )
        self.action_spec = Categorical(actions, (count,), dtype=torch.int64, device=on)
        self.reward_spec = Unbounded((count, sitting), dtype=torch.float32, device=on)
        ended = Binary(1, (count, 1), dtype=torch.bool, device=on)
        self.full_done_spec = Composite(done=ended.clone(), terminated=ended.clone(), shape=(count,), device=on)
        self._set_seed(seed)

    def _set_seed(self, seed: int | None) -> None:
        self.positions.generators[:] = generators(0 if seed is None else seed, self.positions.count)

    def _reset(self, given: TensorDictBase | None = None, **_: Any) -> TensorDictBase:
        """New games: all of them, or those that `_reset` names."""
        wanted = None if given is None else given.get("_reset", None)
        games = None if wanted is None else np.flatnonzero(wanted.reshape(-1).cpu().numpy())
        self.positions.begin(games)
        return self._told()

    def _step(self, given: TensorDictBase) -> TensorDictBase:
        going = np.flatnonzero(self.positions.turns >= 0)
        moves = given["action"].reshape(-1).cpu().numpy()
        self.positions.play(going, moves[going])
        told = self._told()
        told["reward"] = torch.as_tensor(self.positions.rewards).clone().to(self.device)
        return told

    def _told(self) -> TensorDictBase:
        """What stands in every game; a game that is over shows its last position, as seat 0 may know it."""
        positions = self.positions
        asked, over = np.maximum(positions.turns, 0), positions.turns < 0
        masks = positions.masks.astype(bool)
        masks[over] = True  # whatever is drawn there is never made
        rows = {
            "observation": torch.from_numpy(positions.observe(asked)),
            "action_mask": torch.from_numpy(masks),
            "turn": torch.from_numpy(asked.astype(np.int64))[:, None],
            "turn_begins": torch.from_numpy(positions.turn_begins.astype(bool))[:, None],
            "done": torch.from_numpy(over)[:, None],
            "terminated": torch.from_numpy(over.copy())[:, None],
        }
        told = TensorDict(rows, batch_size=self.batch_size).to(self.device)
        self.action_spec.update_mask(told["action_mask"])
        return told
