"""The same compiled rules on a GPU, where numba-cuda and a card are present. Nothing is written twice for it.

A block of threads shares a tray of games. Threads of a warp are fast only together, so before every move the games are
dealt to them by phase: a warp then runs one part of the rules for many games, not many parts for one game each.
"""

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

from affinage.core.chance import generator
from affinage.core.game import Game

TRAYS = (128, 64)  # games per block, one thread each: as many states as a block's shared memory holds
SHARED = 48 * 1024  # bytes of it, on any card
SHARED_LATE = 227 * 1024  # from Hopper on: Vinhos makes 302 M moves a second with 128 games on a tray, 212 M with 64
WARP = 32
REGISTERS = 96  # per thread: few enough that several blocks fit on a multiprocessor

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


def tray_for(game: Game, shared: int = SHARED) -> int:
    """How many games lie on a tray together."""
    rest = 8 * len(game.phases)
    return next((n for n in TRAYS if n * (game.state.dtype.itemsize + 12) + rest <= shared), WARP)


class RandomGames:
    """Many random games at once by the same functions, and with the same results, as on the CPU."""

    def __init__(self, game: Game, seats: int, options: Any) -> None:
        from numba import cuda

        self.game, self.seats, self.cuda = game, seats, cuda
        late = tuple(cuda.get_current_device().compute_capability) >= (9, 0)
        self.tray = tray_for(game, SHARED_LATE if late else SHARED)
        self._kernel = _kernel(game, self.tray)
        self._options = cuda.to_device(options)

    def room(self, count: int) -> list[Any]:
        """Host arrays for `count` games: states and generators."""
        rngs = np.concatenate([generator(i + 1) for i in range(count)]).reshape(count, 1)
        return [np.zeros(count, self.game.state.dtype), rngs]

    def play(self, room: list[Any], games: int) -> Any:
        """`games` random games per element of the (device) room; returns the moves made by each, on the device."""
        count = len(room[0])
        made = self.cuda.device_array(count, np.int32)
        with small_code():
            blocks = (count + self.tray - 1) // self.tray
            self._kernel[blocks, self.tray](*room, self._options, self.seats, games, made)
        self.cuda.synchronize()
        return made


def _kernel(game: Game, places: int) -> Any:
    from numba import cuda, from_dtype, int16, int32

    fast, kind, width, phases = game.fast, from_dtype(game.state.dtype), game.width, len(game.phases)
    begin, random_move, make, ended = fast.begin, fast.random_move, fast.make, fast.ended

    @cuda.jit(max_registers=REGISTERS)  # type: ignore[untyped-decorator]  # numba-cuda ships no type information
    def kernel(states: Any, rngs: Any, options: Any, seats: int, games: int, made: Any) -> None:
        tray = cuda.shared.array(places, kind)
        left = cuda.shared.array(places, int32)  # games still to play, per place on the tray
        steps = cuda.shared.array(places, int32)  # moves made
        order = cuda.shared.array(places, int32)  # which game each thread moves next
        waiting = cuda.shared.array(phases, int32)  # games per phase
        starts = cuda.shared.array(phases, int32)  # each phase's first thread; always the first of a warp
        moves = cuda.local.array(width, int16)
        weights = cuda.local.array(width, int32)
        me, first = cuda.threadIdx.x, cuda.blockIdx.x * places
        left[me], steps[me] = 0, 0
        if first + me < len(states):
            tray[me] = states[first + me]  # padding and all: results are compared byte for byte
            begin(tray[me], seats, options)
            left[me] = games
        while cuda.syncthreads_or(left[me]):
            for other in range(me, phases, places):
                waiting[other] = 0
            order[me] = -1
            cuda.syncthreads()
            phase, number = -1, 0
            if left[me] > 0:
                phase = tray[me].phase
                number = cuda.atomic.add(waiting, phase, 1)
            cuda.syncthreads()
            # The phases with most games come first; what finds no warp waits for more company.
            for mine in range(me, phases, places):
                start = 0
                for other in range(phases):
                    if waiting[other] > waiting[mine] or (waiting[other] == waiting[mine] and other < mine):
                        start += (waiting[other] + WARP - 1) // WARP * WARP
                starts[mine] = start
            cuda.syncthreads()
            if phase >= 0 and starts[phase] + number < places:
                order[starts[phase] + number] = me
            cuda.syncthreads()
            at = order[me]
            if at >= 0:
                seat, move = random_move(tray[at], seats, moves, weights, rngs[first + at])
                make(tray[at], seat, move)
                steps[at] += 1
                if ended(tray[at]):
                    left[at] -= 1
                    if left[at] > 0:
                        begin(tray[at], seats, options)
        if first + me < len(states):
            states[first + me] = tray[me]
            made[first + me] = steps[me]

    return kernel


@contextmanager
def small_code() -> Iterator[None]:
    """While a kernel is compiled, tell the compiler not to unroll loops.

    It would make the rules three times as long; the card's instruction cache then holds a fraction of them, and threads
    wait for code three quarters of the time (measured). numba-cuda has no switch for this, so its text is marked.
    """
    from numba.cuda.cudadrv import nvvm

    add = nvvm.CompilationUnit.add_module
    nvvm.CompilationUnit.add_module = lambda unit, text: add(unit, _without_unrolling(text))
    try:
        yield
    finally:
        nvvm.CompilationUnit.add_module = add


def _without_unrolling(text: bytes) -> bytes:
    """LLVM text with a note on every jump back: do not unroll this loop."""
    lines, passed, loops = [], set[str](), 0
    for line in text.decode().split("\n"):
        marked = line
        if line.startswith("define"):
            passed.clear()
        elif line.endswith(":") and not line.startswith(" "):
            passed.add(line[:-1].strip('"'))
        elif line.startswith("  br ") and "!llvm.loop" not in line:
            targets = {t.strip('"') for t in re.findall(r'label %("[^"]*"|[\w.]+)', line)}
            if targets & passed:
                marked, loops = f"{line}, !llvm.loop !777001", loops + 1
        lines.append(marked)
    if loops:
        lines += ["!777001 = distinct !{!777001, !777002}", '!777002 = !{!"llvm.loop.unroll.disable"}']
    return "\n".join(lines).encode()


def measure(game: Game, seats: int, options: Any, seconds: float = 5.0, count: int = 132 * 8192) -> dict[str, Any]:
    """Moves a second on the GPU, and whether it plays the very games that the CPU plays."""
    player = RandomGames(game, seats, options)
    cuda = player.cuda
    begin = time.perf_counter()
    small = [cuda.to_device(a) for a in player.room(2 * player.tray + 1)]
    player.play(small, 3)
    found: dict[str, Any] = {"device": str(cuda.get_current_device().name), "compile_s": time.perf_counter() - begin}
    found["same_as_cpu"] = _same_on_cpu(player, options, small[0].copy_to_host(), 3)
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


def _same_on_cpu(player: RandomGames, options: Any, states: Any, games: int) -> bool:
    game, (host, rngs) = player.game, player.room(len(states))
    moves, weights = np.zeros(game.width, np.int16), np.zeros(game.width, np.int32)
    for i in range(len(states)):
        game.fast.random_games(host[i : i + 1], player.seats, options, moves, weights, rngs[i], games)
    return bool(host.tobytes() == states.tobytes())
