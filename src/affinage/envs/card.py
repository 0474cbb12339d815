"""Launching on a GPU, and arrays there: what all positions of a game's batches share."""

import warnings
from functools import cached_property
from typing import Any

from numpy.typing import NDArray

from affinage.core.errors import AffinageError
from affinage.core.game import Game
from affinage.core.layout import layout_of
from affinage.gpu import SHARED, TRAYS, available, small_code, tray_for

from . import dlpack, row_kernels
from .kernels import Packing, move_kernel
from .writing_kernel import ROWS, WRITERS, room_to_write, write_kernel

BLOCK = TRAYS[0]  # threads of a block where no tray is needed


class Card:
    """The kernels of one game, each made when it is first asked for; batches of the same game share theirs."""

    def __init__(self, game: Game) -> None:
        if not available():
            raise AffinageError(
                "No GPU can be used here: it takes a card with its driver, and the extra affinage[gpu]."
            )
        from numba import cuda

        # Records on a tray lie further apart; numba takes them for the same all the same, and says so at length.
        warnings.filterwarnings("ignore", ".*has been considered a subtype of.*")
        self.cuda, self.game, self.packing = cuda, game, Packing(game.state.dtype)
        self.tray = tray_for(game, SHARED - 16 * BLOCK)  # up to four numbers more for each game than random games need
        self._made = dict[str, Any]()

    @cached_property
    def _move(self) -> Any:
        return move_kernel(self.game, self.tray)

    def kernel(self, name: str, *more: Any) -> Any:
        """One of `row_kernels`, for this game."""
        key = repr((name, *more))
        if key not in self._made:
            self._made[key] = getattr(row_kernels, f"{name}_kernel")(self.game, *more)
        return self._made[key]

    def plain_kernel(self, name: str) -> Any:
        """One of `row_kernels` that is the same for every game."""
        if name not in self._made:
            self._made[name] = getattr(row_kernels, f"{name}_kernel")()
        return self._made[name]

    def each(self, kernel: Any, count: int, stream: Any, *given: Any) -> None:
        """Start a kernel with a thread for each of `count`."""
        if count:
            kernel[(count + BLOCK - 1) // BLOCK, BLOCK, stream](*given)

    def move(self, count: int, stream: Any, *given: Any) -> None:
        """Move the games of a batch: first all of them, then those that take longer."""
        shared = self.tray * self.packing.place * self.packing.unit.itemsize
        with small_code():
            for late in (0, 1):
                self._move[(count + self.tray - 1) // self.tray, self.tray, stream, shared](*given, late)

    def write(self, form: str, count: int, stream: Any, *given: Any) -> None:
        """Write observations from covered states."""
        key = f"write {form}"
        if key not in self._made:
            self._made[key] = write_kernel(self.game, layout_of(self.game), form)
        room = room_to_write(self.game, layout_of(self.game), form)
        self._made[key][(count + ROWS - 1) // ROWS, WRITERS, stream, room](*given)

    def here(self, array: NDArray[Any], stream: Any = 0) -> Any:
        """An array of the host on the device; other libraries may look at it by DLPack, too."""
        return dlpack.lent(self.cuda.to_device(array, stream=stream))

    def stream(self, given: Any) -> Any:
        """A stream as numba knows it: its own, PyTorch's, CuPy's, or the number of one; None is the usual one."""
        if given is None:
            return 0
        number = next((getattr(given, name) for name in ("cuda_stream", "ptr") if hasattr(given, name)), given)
        if isinstance(number, int):
            return self.cuda.external_stream(number) if number else 0
        return number


_cards: dict[int, Card] = {}  # compiling takes up to two minutes; each keeps its game, so that no other gets its number


def card_for(game: Game) -> Card:
    """The kernels for a game's batches; which seats are at the table does not matter to them."""
    if id(game) not in _cards:
        _cards[id(game)] = Card(game)
    return _cards[id(game)]
