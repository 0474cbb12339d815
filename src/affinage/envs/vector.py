"""`affinage.vector`: many games side by side, for training and for figures.

    batch = affinage.vector("beer-and-bread", 1024, seed=1)
    while training:
        batch.step(policy(batch.observations, batch.masks))
        learn(batch.rewards, batch.done)

All arrays belong to the batch and are written anew by every step: no copies, also not to PyTorch or JAX.
"""

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from affinage.core.errors import AffinageError, nearest
from affinage.core.game import Game

from . import batch
from .batch import ANEW
from .crew import Crew
from .forms import FORMS, form_of, width_of
from .manner import REWARDS, Manner, manner, whole_moves, whole_number
from .positions import Positions
from .seeds import generators, generators_by

if TYPE_CHECKING:  # it takes numba-cuda
    from .device import DeviceVector

__all__ = ["REWARDS", "Positions", "Vector", "generators", "make"]


class Vector(Positions):
    """Many games on the processor's cores; see `step` for what its arrays hold."""

    _begins_anew = True

    def __init__(
        self,
        game: Game,
        count: int,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        seed: int = 0,
        reward: str = "win",
        threads: int | None = None,
        *,
        chance: str = "dealt",
        skip_forced: bool = False,
        form: str | None = "float32",
    ) -> None:
        count = whole_number(count, "A batch has at least one game")
        if form is not None:
            form_of(form)
        self._sit_down(manner(game, seats, options, reward, chance, skip_forced), count, threads, form)
        self.reset(seed)

    def _sit_down(self, how: Manner, count: int, threads: int | None, form: str | None) -> None:
        super().__init__(how, count, Crew(how.game, threads))
        self.form = form
        kind, width = (np.float32, 0) if form is None else (FORMS[form], width_of(self.layout, form))
        self.observations: NDArray[Any] = np.zeros((count, width), kind)

    def reset(self, seed: int = 0) -> None:
        """Set every game up anew; the same seed deals the same games. With an array each game has a seed of its own."""
        self.generators[:] = generators_by(seed, self.count)
        for told in (self.scores, self.points, self.places):
            told[:] = 0
        self._go(np.full(self.count, batch.NO_MOVE, np.int32))

    def step(self, actions: ArrayLike) -> None:
        """Make one move in each game, by the seat that `turns` names. Afterwards:

        `observations[i]` is what the seat now asked may know, `masks[i]` its legal moves, `rewards[i]` what each seat
        got by this move, `done[i]` whether it ended the game; then the next game has already begun.
        """
        self._go(self._legal_moves(whole_moves(actions, self.count), np.arange(self.count), "game"))

    def _go(self, chosen: NDArray[np.int32], anew: int = ANEW, seen: NDArray[np.float32] | None = None) -> None:
        super()._go(chosen, anew, self.observations if self.form == "float32" else seen)
        if self.form not in (None, "float32"):
            self._write(np.flatnonzero(chosen != batch.PASS))

    def _write(self, at: NDArray[np.int64]) -> None:
        """Observations in another form than float32, of the seats that are asked."""
        asked = at[self.turns[at] >= 0]
        self.observations[at[self.turns[at] < 0]] = 0
        if len(asked) == self.count:
            self.observe(self.turns, None, self.observations, str(self.form))
        else:
            self.observations[asked] = self.observe(self.turns[asked], asked, None, str(self.form))


def make(
    game: Game,
    count: int,
    seats: int | None,
    options: dict[str, str] | None,
    seed: int,
    reward: str,
    device: str,
    threads: int | None,
    **more: Any,
) -> "Vector | DeviceVector":
    """A batch on the processor ("cpu") or on a GPU ("cuda"), with the same arrays and methods."""
    if device == "cpu":
        return Vector(game, count, seats, options, seed, reward, threads, **more)
    if device != "cuda":
        raise AffinageError(f'There is no device "{device}".{nearest(device, ["cpu", "cuda"])}')
    from .device import DeviceVector

    return DeviceVector(game, count, seats, options, seed, reward, **more)
