"""The same compiled rules on a GPU, where numba-cuda and a card are present. Nothing is written twice for it."""

import time
from typing import Any

import numpy as np

from affinage.core.chance import generator
from affinage.core.game import Game


# Names that numpy has dropped and numba-cuda 0.30 still asks for when it is imported.
for _old, _new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
    if not hasattr(np, _old):
        setattr(np, _old, getattr(np, _new))


def available() -> bool:
    """Whether games can run on a GPU here."""
    try:
        from numba import cuda

        return bool(cuda.is_available())
    except (ImportError, OSError, RuntimeError):
        return False


class RandomGames:
    """Many random games at once, one per GPU thread, by the same functions as on the CPU.

    Each thread keeps its state, moves and weights in local memory: there the same byte of neighbouring threads lies side
    by side, so that a warp reads it at once. Only results and generators go through the card's main memory.
    """

    def __init__(self, game: Game) -> None:
        from numba import cuda

        self.game, self.cuda = game, cuda
        self._kernel = _kernel(game)
        self._options = cuda.to_device(np.array(game.option_values({}), np.int64))

    def room(self, count: int) -> list[Any]:
        """Host arrays for `count` games: states and generators."""
        rngs = np.concatenate([generator(i + 1) for i in range(count)]).reshape(count, 1)
        return [np.zeros(count, self.game.state.dtype), rngs]

    def play(self, room: list[Any], games: int, threads: int = 128) -> Any:
        """`games` random games per element of the (device) room; returns the moves made by each, on the device."""
        count = len(room[0])
        made = self.cuda.device_array(count, np.int32)
        blocks = (count + threads - 1) // threads
        self._kernel[blocks, threads](*room, self._options, self.game.seats[0], games, made)
        self.cuda.synchronize()
        return made


def _kernel(game: Game) -> Any:
    from numba import cuda, from_dtype, int16, int32

    play, kind, width = game.fast.random_game, from_dtype(game.state.dtype), game.width

    @cuda.jit  # type: ignore[untyped-decorator]  # numba-cuda ships no type information
    def kernel(states: Any, rngs: Any, options: Any, seats: int, games: int, made: Any) -> None:
        i = cuda.grid(1)
        if i < len(states):
            own = cuda.local.array(1, kind)
            moves = cuda.local.array(width, int16)
            weights = cuda.local.array(width, int32)
            own[0] = states[i]  # padding and all: results are compared byte for byte
            n = 0
            for _ in range(games):
                n += play(own[0], seats, options, moves, weights, rngs[i])
            states[i] = own[0]
            made[i] = n

    return kernel


def measure(game: Game, seconds: float = 5.0, count: int = 132 * 2048) -> dict[str, Any]:
    """Moves a second on the GPU, and whether it plays the very games that the CPU plays."""
    player = RandomGames(game)
    cuda = player.cuda
    begin = time.perf_counter()
    small = [cuda.to_device(a) for a in player.room(128)]
    player.play(small, 1)
    found: dict[str, Any] = {"device": str(cuda.get_current_device().name), "compile_s": time.perf_counter() - begin}
    player.play(small, 2)
    found["same_as_cpu"] = _same_on_cpu(game, player, small[0].copy_to_host(), 3)
    room = [cuda.to_device(a) for a in player.room(count)]
    games = 1
    while True:
        begin = time.perf_counter()
        made = player.play(room, games)
        took = time.perf_counter() - begin
        if took > seconds / 4:
            break
        games *= 2
    found["games_at_once"], found["moves"] = count, float(made.copy_to_host().sum(dtype=np.int64)) / took
    return found


def _same_on_cpu(game: Game, player: RandomGames, states: Any, games: int) -> bool:
    host, rngs = player.room(len(states))
    options = np.array(game.option_values({}), np.int64)
    moves, weights = np.zeros(game.width, np.int16), np.zeros(game.width, np.int32)
    for i in range(len(states)):
        game.fast.random_games(host[i : i + 1], game.seats[0], options, moves, weights, rngs[i], games)
    return bool(host.tobytes() == states.tobytes())
