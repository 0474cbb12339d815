"""Positions on a GPU: what `positions` offers on the processor, by the same names."""

from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from affinage.core.errors import AffinageError
from affinage.core.layout import layout_of

from . import entries
from .batch import ENDED, GO_ON, LOOK, NO_MOVE, PASS
from .card import Card
from .dlpack import address_of
from .foreign import check_states, rows_of, solid_bytes
from .forms import FORMS, form_of, width_of
from .manner import Manner, check_moves, indices_of, viewers_of, whole_moves
from .positions import ROWS
from .row_kernels import unit_of
from .seeds import DICE, generators, generators_by
from .writing_kernel import ROWS as WRITTEN

GAMES = ArrayLike | slice | Any | None  # which games: as on the processor, or an array on the device


class DevicePositions:
    """Many positions of one game on a GPU; see `Positions`. What is illegal is not made, and counted in `wrong`."""

    device = "cuda"
    _anew = 0

    def __init__(self, manner: Manner, count: int, card: Card, stream: Any) -> None:
        if count < 1:
            raise AffinageError("On a GPU there is at least one position.")
        game = manner.game
        self.manner, self.game, self.count, self.layout = manner, game, count, layout_of(game)
        self.card, self.cuda, self.stream = card, card.cuda, stream
        self.seats, self.reward, self.actions = manner.seats, manner.reward, game.actions
        packing = card.packing

        def here(shape: int | tuple[int, ...], kind: Any) -> Any:
            return card.here(np.zeros(shape, kind), stream)

        self._options = card.here(np.array(manner.options, np.int64), stream)
        self._cells = here(count * packing.parts, packing.unit)
        self.states = self._cells.view(packing.kind)
        self._known = here(count * packing.known, packing.unit)
        self.generators = card.here(np.ones((count, 1), np.uint64), stream)
        self.masks = here((count, self.actions), np.int8)
        self.turns = card.here(np.full(count, ENDED, np.int8), stream)
        self.rewards = here((count, self.seats), np.float32)
        self.done, self.turn_begins = here(count, np.int8), here(count, np.int8)
        self.scores = here((count, self.seats), np.int32)
        self.points = here((count, self.seats, len(game.score.CATEGORIES)), np.int32)
        self.places = here((count, self.seats), np.int8)
        self.lengths, self.stages = here(count, np.int32), here(count, np.int32)
        self.turn_numbers, self._owners = here(count, np.int32), here(count, np.int32)
        self._wrong, self._dice = here(1, np.int64), None
        self._chosen, self._orders = here(count, np.int32), here(count, np.int32)
        self._aside, self._pending = here(count + 1, np.int32), here(count, np.int32)
        self._nothing = here(1, np.int64)
        self._flat_masks = self.masks.reshape(count * self.actions)
        table, units = entries.of(self.layout, self.seats)
        self._entries, self._units, self._counts = (card.here(a) for a in (table, units, entries.counts(table)))

    def __len__(self) -> int:
        """How many there are."""
        return self.count

    @property
    def wrong(self) -> int:
        """How many illegal moves were tried, and not made, since these positions were set up."""
        return int(self._wrong.copy_to_host()[0])

    def _new(self, count: int) -> "DevicePositions":
        return DevicePositions(self.manner, count, self.card, self.stream)

    def _at(self, games: GAMES, *, once: bool = False) -> Any:
        """Numbers of games on the device; those that came there are kept within what there is."""
        if not hasattr(games, "__cuda_array_interface__"):
            return self.card.here(indices_of(games, self.count, once=once), self.stream)
        given = self.cuda.as_cuda_array(games)
        if given.ndim != 1 or given.dtype.kind not in "iu":
            raise AffinageError(f"Games are named by their numbers, in one row, not by {given.dtype}.")
        kept = self.card.here(np.zeros(len(given), np.int64), self.stream)
        self.card.each(self.card.plain_kernel("bounds"), len(given), self.stream, given, self.count - 1, kept)
        return kept

    def _viewers(self, viewers: Any, count: int) -> Any:
        if not hasattr(viewers, "__cuda_array_interface__"):
            return self.card.here(viewers_of(viewers, count, self.seats), self.stream)
        given = self.cuda.as_cuda_array(viewers)
        if given.shape != (count,) or given.dtype.kind not in "iu":
            raise AffinageError(f"One seat looks in each of {count} games, not {given.shape} {given.dtype}.")
        kept = self.card.here(np.zeros(count, np.int8), self.stream)
        self.card.each(self.card.plain_kernel("bounds"), count, self.stream, given, self.seats - 1, kept)
        return kept

    def _copy_rows(self, source: "DevicePositions", out: Any, target: "DevicePositions", to: Any) -> None:
        """Rows of all arrays, in whole numbers of as many bytes as divide a row."""
        kernel = self.card.plain_kernel("rows")
        for name in ROWS:
            one = "_cells" if name == "states" else name
            mine, its = getattr(source, one), getattr(target, one)
            width = mine.size // source.count * mine.dtype.itemsize
            unit = unit_of(width)
            some, other = (array.reshape(array.size).view(unit) for array in (mine, its))
            wide = width // unit.itemsize
            self.card.each(kernel, len(out) * wide, self.stream, some, out, other, to, wide)

    def save(self, games: GAMES = None) -> "DevicePositions":
        """A copy of these positions with all that belongs to them, to be kept, tried or loaded again."""
        at = self._at(games)
        saved = self._new(len(at))
        self._copy_rows(self, at, saved, saved._at(None))  # noqa: SLF001 - one of our own
        return saved

    def load(self, games: GAMES, positions: "DevicePositions | Any", seeds: ArrayLike | None = None) -> None:
        """Put positions in the place of these games; see `Positions.load`. A batch begins anew what has ended."""
        at = self._at(games, once=True)
        if not isinstance(positions, DevicePositions):
            given = self._made_of(positions)
        elif positions.game is not self.game or positions.seats != self.seats:
            raise AffinageError("These positions are of another game or number of seats.")
        else:
            given = positions if seeds is None else positions.save()
        if given.count != len(at):
            raise AffinageError(f"{given.count} positions cannot be loaded into {len(at)} games.")
        if seeds is not None:
            given.generators.copy_to_device(generators_by(seeds, given.count), stream=self.stream)
        if given is not positions:
            if seeds is None:
                mine, its = (one.generators.reshape(one.count).view(np.int32) for one in (self, given))
                everyone = given._at(None)  # noqa: SLF001 - one of our own
                self.card.each(self.card.plain_kernel("rows"), 2 * given.count, self.stream, mine, at, its, everyone, 2)
            if not isinstance(positions, DevicePositions):
                given.refresh()
        self._copy_rows(given, given._at(None), self, at)  # noqa: SLF001 - one of our own
        self._look(at, GO_ON)

    def copy(self, source: GAMES, target: GAMES) -> None:
        """Copy games over others of the same batch; both go on with the same luck."""
        self.load(target, self.save(source))

    def refresh(self, games: GAMES = None) -> None:
        """Set all arrays anew after `states` were written; see `Positions.refresh`."""
        self._look(self._at(games), LOOK)

    def _look(self, at: Any, order: int) -> None:
        orders = self.card.here(np.full(self.count, PASS, np.int32), self.stream)
        self.card.each(self.card.plain_kernel("order"), len(at), self.stream, orders, at, order)
        self._go(orders, self.stream)

    def begin(self, games: GAMES = None, seeds: ArrayLike | None = None) -> None:
        """Set these games up anew, with their own generators or new ones by `seeds`; the others stay as they are."""
        at = self._at(games, once=True)
        if seeds is not None:
            fresh = self.card.here(generators_by(seeds, len(at)).reshape(-1).view(np.int32), self.stream)
            self._scatter(fresh, self.generators.reshape(self.count).view(np.int32), at, 2)
        self._look(at, NO_MOVE)

    def play(self, games: GAMES, moves: Any) -> None:
        """Make one move in each of these games, in place; the others stay as they are, `rewards` and `done` too."""
        at = self._at(games, once=True)
        given = self._moves(moves, len(at), self.stream)
        chosen = self.card.here(np.full(self.count, -1, np.int64), self.stream)
        wide = self.card.here(np.zeros(len(at), np.int64), self.stream)
        self.card.each(self.card.plain_kernel("widen"), len(at), self.stream, wide, given)
        self._scatter(wide.view(np.int32), chosen.view(np.int32), at, 2)
        self._take(chosen, self.stream)
        orders = self.card.here(np.full(self.count, PASS, np.int32), self.stream)
        self.card.each(self.card.plain_kernel("rows"), len(at), self.stream, self._orders, at, orders, at, 1)
        self._go(orders, self.stream)

    def _scatter(self, source: Any, target: Any, at: Any, width: int) -> None:
        """The rows of one array into some places of another."""
        everyone = self.card.here(np.arange(len(at)), self.stream)
        self.card.each(
            self.card.plain_kernel("rows"), len(at) * width, self.stream, source, everyone, target, at, width
        )

    def _moves(self, moves: Any, count: int, stream: Any) -> Any:
        """Whole numbers on the device, of whatever width they were given in."""
        if hasattr(moves, "__cuda_array_interface__"):
            given = self.cuda.as_cuda_array(moves, sync=False)
            check_moves(given.shape, given.dtype, count)
            return given
        there = whole_moves(moves, count)  # one that is too wide for int32 must not become another move
        known = np.where((there < 0) | (there >= len(self.game.moves)), -1, there)
        return self.card.here(np.ascontiguousarray(known, np.int32), stream)

    def positions(self, states: Any, seeds: ArrayLike = 0) -> "DevicePositions":
        """Positions from an array of states, here or on the host, or their bytes, with generators by `seeds`."""
        made = self._made_of(states)
        made.generators.copy_to_device(generators_by(seeds, made.count), stream=self.stream)
        made.refresh()
        return made

    def _made_of(self, states: Any) -> "DevicePositions":
        if hasattr(states, "copy_to_host"):
            states = states.copy_to_host()
        rows = rows_of(states, self.game.state.dtype)
        check_states(rows.view(self.game.state.dtype).reshape(-1), self.game, self.seats)
        made = self._new(len(rows))
        made._cells.copy_to_device(  # noqa: SLF001 - one of our own
            np.ascontiguousarray(rows).reshape(-1).view(self.card.packing.unit), stream=self.stream
        )
        return made

    def expand(self, parents: GAMES, moves: Any, seeds: ArrayLike | None = None) -> "DevicePositions":
        """The positions that these moves lead to, one from each parent, which stays as it is; see `Positions.expand`.

        A move that is not legal is not made; the children's `wrong` counts those.
        """
        children = self.save(parents)
        count = children.count
        if seeds is not None:
            children.generators.copy_to_device(generators_by(seeds, count), stream=self.stream)
        given = self._moves(moves, count, self.stream)
        children._take(given, self.stream)  # noqa: SLF001 - one of our own
        children._go(children._orders, self.stream)  # noqa: SLF001 - likewise
        return children

    def _take(self, given: Any, stream: Any) -> None:
        """Moves as they are made, into `_orders`: what is not legal is left out."""
        kernel = self.card.kernel("take", self.manner.explicit)
        self.card.each(kernel, self.count, stream, given, self.masks, self.turns, self.states, self._orders)

    def _go(self, chosen: Any, stream: Any) -> None:
        self.card.each(self.card.plain_kernel("clear"), 1, stream, self._aside)
        self.card.move(
            self.count, stream,
            self._cells, chosen, self.generators, self._options, self.seats, self.reward, self.manner.how | self._anew,
            self.turns, self.masks, self._flat_masks, self.rewards, self.done, self.scores, self.points, self.places,
            self.lengths, self.stages, self.turn_numbers, self.turn_begins, self._owners, self._known, self._wrong,
            self._pending, self._aside,
        )  # fmt: skip

    def outcomes(self, games: GAMES = None) -> tuple[Any, Any, Any]:
        """What Chance may turn up in each game: its moves, their weights, and how many; see `Positions.outcomes`."""
        at, width = self._at(games), self.game.width
        moves, weights, counts = (
            self.card.here(np.zeros(shape, kind), self.stream)
            for shape, kind in (((len(at), width), np.int16), ((len(at), width), np.int32), (len(at), np.int32))
        )
        kernel = self.card.kernel("outcome")
        self.card.each(kernel, len(at), self.stream, self.states, at, moves, weights, counts)
        return moves, weights, counts

    def cover(self, games: GAMES, viewers: Any) -> Any:
        """States as a seat (or one seat for each) may know them: an array of records without any secret."""
        at, packing = self._at(games), self.card.packing
        known = self.card.here(np.zeros(len(at) * packing.parts, packing.unit), self.stream)
        records = known.view(packing.kind)
        self._cover(at, self._viewers(viewers, len(at)), known, records, packing.parts, self.stream)
        return records

    def _cover(self, at: Any, looking: Any, known: Any, records: Any, apart: int, stream: Any) -> None:
        kernel = self.card.kernel("cover")
        self.card.each(kernel, len(at), stream, self._cells, at, looking, known, records, apart)

    def guess(self, games: GAMES, viewers: Any, seeds: ArrayLike) -> "DevicePositions":
        """Full positions that a seat cannot tell from these, drawn from all that fit; see `Positions.guess`."""
        drawn = self.save(games)
        looking = self._viewers(viewers, drawn.count)
        drawn.generators.copy_to_device(generators_by(seeds, drawn.count), stream=self.stream)
        kernel = self.card.kernel("guess")
        self.card.each(kernel, drawn.count, self.stream, drawn.states, looking, drawn.generators)
        drawn.refresh()
        return drawn

    def keys(self, games: GAMES, viewers: Any) -> Any:
        """A number of 64 bits for what a seat may know: equal where it cannot tell two positions apart."""
        at, packing = self._at(games), self.card.packing
        known = self.card.here(np.zeros(len(at) * packing.parts, packing.unit), self.stream)
        looking = self._viewers(viewers, len(at))
        self._cover(at, looking, known, known.view(packing.kind), packing.parts, self.stream)
        rows = known.view(np.uint8).reshape(len(at), packing.kind.itemsize)
        solid = self.card.here(np.flatnonzero(solid_bytes(packing.kind)), self.stream)
        keys = self.card.here(np.zeros(len(at), np.uint64), self.stream)
        self.card.each(self.card.kernel("key"), len(at), self.stream, rows, solid, looking, keys)
        return keys

    def observe(
        self, viewers: Any = None, games: GAMES = None, out: Any = None, form: str = "float32", stream: Any = None
    ) -> Any:
        """What a seat (or one seat per game) may know now, asked or not; see `Positions.observe`."""
        on = self.stream if stream is None else self.card.stream(stream)
        at, packing = self._at(games), self.card.packing
        seen = self._buffer(out, len(at), form_of(form))
        if viewers is None:
            looking = self.card.here(np.zeros(len(at), np.int8), on)
            everyone = self.card.here(np.arange(len(at)), on)
            self.card.each(self.card.plain_kernel("rows"), len(at), on, self.turns, at, looking, everyone, 1)
        else:
            looking = self._viewers(viewers, len(at))
        known = self.card.here(np.zeros(len(at) * packing.known, packing.unit), on)
        self._cover(at, looking, known, known.view(packing.spaced(packing.known)), packing.known, on)
        self._spell(looking, seen, form, len(at), known, on)
        return seen

    def _buffer(self, out: Any, count: int, form: str) -> Any:
        shape, kind = (count, width_of(self.layout, form)), np.dtype(FORMS[form])
        if out is None:
            return self.card.here(np.zeros(shape, kind), self.stream)
        seen = self.cuda.as_cuda_array(out)
        kinds = "f" if form == "float32" else "iu"
        if seen.shape != shape or seen.dtype.itemsize != kind.itemsize or seen.dtype.kind not in kinds:
            wanted, here = f"{shape} {kind}", f"{seen.shape} {seen.dtype}"
            raise AffinageError(f"{form} observations go into an array of {wanted}, not {here}.")
        if not seen.is_c_contiguous() or address_of(seen) % 8:
            raise AffinageError("Observations go into an array in one piece that begins at a multiple of eight bytes.")
        return seen if seen.dtype == kind else seen.view(kind)

    def _spell(self, looking: Any, out: Any, form: str, count: int, known: Any, stream: Any) -> None:
        """Observations from covered states, all in a row."""
        words, flat, whole = known.view(np.int32), out.reshape(out.size), count // WRITTEN * WRITTEN
        eights = flat[: whole * out.shape[1]].view(np.int64) if whole else self._nothing
        told = (words, self._entries, self._units, self._counts, looking, flat, eights)
        self.card.write(form, count, stream, *told)

    def random_moves(self, seed: int | None = None) -> Any:
        """A legal move for each game, any as likely as the others; -1 where no seat has one."""
        if seed is not None or self._dice is None:
            self._dice = self.card.here(generators(0 if seed is None else seed, self.count, DICE), self.stream)
        self.card.each(self.card.kernel("pick"), self.count, self.stream, self.masks, self._dice, self._chosen)
        return self._chosen
