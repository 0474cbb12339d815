"""`affinage.vector(..., device="cuda")`: the same batches on a GPU, by the same compiled functions.

Two kernels make a step. The first moves: as in `affinage.gpu`, the games of a block lie in shared memory and are dealt
to its threads by phase before every move, Chance's included, so that a warp runs one part of the rules at a time; it
leaves each state as the seat now asked may know it. A few games take many moves of Chance before a seat is asked again
(a year begins): lest whole blocks wait for them, they are set aside and finished together by a second run. The other
kernel writes observations: a block copies some covered states into shared memory, works out their entries as bits, and
spells them out in the order of memory, which is so written in whole lines.
"""

from typing import Any

import numpy as np

from affinage.core.game import Game

from .batch import ANEW, NO_MOVE
from .card import card_for
from .device_positions import DevicePositions
from .forms import FORMS, form_of, width_of
from .manner import manner, whole_number
from .seeds import generators_by

__all__ = ["DevicePositions", "DeviceVector"]


class DeviceVector(DevicePositions):
    """Many games on a GPU: arrays and methods as in `Vector`, with every array on the device.

    The arrays have `__cuda_array_interface__` and `__dlpack__`, which PyTorch (`torch.as_tensor`) and JAX take without
    a copy. Moves, and numbers of games, may come as such an array or from the host. An illegal move is not made;
    `wrong` counts them. Everything runs on `stream`, or where a call names another one; no step waits for the card.
    """

    _anew = ANEW

    def __init__(
        self,
        game: Game,
        count: int,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        seed: int = 0,
        reward: str = "win",
        *,
        chance: str = "dealt",
        skip_forced: bool = False,
        form: str | None = "float32",
        stream: Any = None,
    ) -> None:
        card = card_for(game)
        count = whole_number(count, "A batch has at least one game")
        if form is not None:
            form_of(form)
        super().__init__(manner(game, seats, options, reward, chance, skip_forced), count, card, card.stream(stream))
        self.form = form
        self.observations: Any = None
        if form is not None:
            self.observations = card.here(np.zeros((count, width_of(self.layout, form)), FORMS[form]))
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Set every game up anew; the same seed deals the same games as on the processor."""
        for told in (self.scores, self.points, self.places, self.generators):
            host = np.zeros(told.shape, told.dtype)
            if told is self.generators:
                host = generators_by(seed, self.count)
            told.copy_to_device(host, stream=self.stream)
        self._go(self.card.here(np.full(self.count, NO_MOVE, np.int32), self.stream), self.stream)

    def step(self, actions: Any, stream: Any = None) -> None:
        """Make one move in each game, by the seat that `turns` names; see `Vector.step`.

        With moves on the device it can be captured in a CUDA graph, on the stream that is captured, once it has run.
        """
        on = self.stream if stream is None else self.card.stream(stream)
        self._take(self._moves(actions, self.count, on), on)
        self._go(self._orders, on)

    def _go(self, chosen: Any, stream: Any) -> None:
        super()._go(chosen, stream)
        if self.observations is not None:
            self._spell(self.turns, self.observations, str(self.form), self.count, self._known, stream)
