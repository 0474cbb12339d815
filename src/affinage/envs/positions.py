"""Positions by themselves: what is saved from a batch, guessed, or reached by moves that were only tried.

    children = batch.expand(parents, moves)        # out of place, nothing is set up anew
    deeper = children.expand(range(len(children)), children.random_moves())
    batch.load([3, 5], children.save([0, 1]))

A batch is positions that go on by `step`; what is offered here is offered there, too, and on a GPU by the same names.
"""

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from affinage.core.compiled_entry import CHANCE
from affinage.core.errors import AffinageError, Illegal
from affinage.core.layout import layout_of

from . import batch
from .batch import ENDED, GO_ON, LOOK, NO_MOVE
from .buffers import GameBuffers
from .crew import Crew
from .foreign import check_states, rows_of, solid_bytes
from .forms import FORMS, form_of, width_of, write_as
from .manner import Indices, Manner, indices_of, viewers_of, whole_moves
from .ready import compiling
from .seeds import DICE, generators, generators_by

CHUNK = 64  # observations that are written as float32 before they take another form
ROWS = (  # every array that has a row for each position
    "states", "generators", "turns", "masks", "rewards", "done", "scores", "points", "places",
    "lengths", "stages", "turn_numbers", "turn_begins", "_owners",
)  # fmt: skip


class Positions:
    """Many positions of one game, each with its own generator; arrays with one row for each. See docs/research.md."""

    device = "cpu"

    def __init__(self, manner: Manner, count: int, crew: Crew) -> None:
        game = manner.game
        self.manner, self.game, self.count, self.layout = manner, game, count, layout_of(game)
        self.seats, self.reward, self.actions = manner.seats, manner.reward, game.actions
        self._options = np.array(manner.options, np.int64)
        self.crew, self._how = crew, manner.how
        self._fast = game.specialise(batch)
        self._dice: NDArray[np.uint64] | None = None
        self.states = np.zeros(count, game.state.dtype)
        self.generators = np.ones((count, 1), np.uint64)
        self.masks = np.zeros((count, self.actions), np.int8)
        self.turns = np.full(count, ENDED, np.int8)  # the seat that is asked
        self.rewards = np.zeros((count, self.seats), np.float32)
        self.done = np.zeros(count, np.int8)
        self.scores = np.zeros((count, self.seats), np.int32)  # final points of the last game that ended here
        self.points = np.zeros((count, self.seats, len(game.score.CATEGORIES)), np.int32)
        self.places = np.zeros((count, self.seats), np.int8)
        self.lengths = np.zeros(count, np.int32)  # moves of seats in the game under way
        self.stages = np.zeros(count, np.int32)
        self.turn_numbers = np.zeros(count, np.int32)
        self.turn_begins = np.zeros(count, np.int8)
        self._owners = np.zeros(count, np.int32)  # whose turn it is, see `batch.turn_of`
        self._unseen = np.zeros((0, self.layout.size), np.float32)

    def __len__(self) -> int:
        """How many there are."""
        return self.count

    def _new(self, count: int) -> "Positions":
        return Positions(self.manner, count, self.crew)

    def _bytes(self) -> NDArray[np.uint8]:
        """The states as rows of bytes: copied field by field they would lose what lies between the fields."""
        return self.states.view(np.uint8).reshape(self.count, self.game.state.dtype.itemsize)

    def save(self, games: ArrayLike | slice | None = None) -> "Positions":
        """A copy of these positions with all that belongs to them, to be kept, tried or loaded again."""
        at = indices_of(games, self.count)
        saved = self._new(len(at))
        saved._bytes()[:] = self._bytes()[at]  # noqa: SLF001 - one of our own
        for name in ROWS[1:]:
            getattr(saved, name)[:] = getattr(self, name)[at]
        return saved

    def load(
        self, games: ArrayLike | slice | None, positions: "Positions | Any", seeds: ArrayLike | None = None
    ) -> None:
        """Put positions in the place of these games: saved ones, an array of states, or their bytes.

        Bare states go on with the generators that lie here, or with new ones by `seeds`. In a batch a game that has
        ended is refused, since there the next one would have begun.
        """
        at = indices_of(games, self.count, once=True)
        if isinstance(positions, Positions):
            if positions.game is not self.game or positions.seats != self.seats:
                raise AffinageError("These positions are of another game or number of seats.")
            given = positions.save() if seeds is not None else positions
        else:
            given = self._made_of(positions)
        if given.count != len(at):
            raise AffinageError(f"{given.count} positions cannot be loaded into {len(at)} games.")
        if seeds is not None:
            given.generators[:] = generators_by(seeds, len(at))
        if given is not positions:
            if seeds is None:
                given.generators[:] = self.generators[at]
            given.refresh()
        if self._begins_anew and (given.turns == ENDED).any():
            raise AffinageError("A game that has ended cannot be loaded: a batch would have begun the next one.")
        self._bytes()[at] = given._bytes()  # noqa: SLF001 - one of our own
        for name in ROWS[1:]:
            getattr(self, name)[at] = getattr(given, name)
        self._look(at, GO_ON)

    _begins_anew = False  # whether a game that ends is set up again at once

    def copy(self, source: ArrayLike | slice | None, target: ArrayLike | slice | None) -> None:
        """Copy games over others of the same batch; both go on with the same luck."""
        self.load(target, self.save(source))

    def refresh(self, games: ArrayLike | slice | None = None) -> None:
        """Set all arrays anew after `states` were written: who is asked, masks, and in a batch observations.

        Chance is answered where it is asked, unless it is explicit. `rewards` and `done` are those of no move. States
        that the game cannot have (numbers out of their range, another number of seats) are refused.
        """
        at = indices_of(games, self.count)
        check_states(self.states if games is None else self.states[at], self.game, self.seats)
        self._look(at)

    def _look(self, at: Indices, order: int = LOOK) -> None:
        orders = np.full(self.count, batch.PASS, np.int32)
        orders[at] = order
        self._go(orders)

    def begin(self, games: ArrayLike | slice | None = None, seeds: ArrayLike | None = None) -> None:
        """Set these games up anew, with their own generators or new ones by `seeds`; the others stay as they are."""
        at = indices_of(games, self.count, once=True)
        if seeds is not None:
            self.generators[at] = generators_by(seeds, len(at))
        self._look(at, NO_MOVE)

    def play(self, games: ArrayLike | slice | None, moves: ArrayLike) -> None:
        """Make one move in each of these games, in place; the others stay as they are, `rewards` and `done` too."""
        at = indices_of(games, self.count, once=True)
        orders = np.full(self.count, batch.PASS, np.int32)
        orders[at] = self._legal_moves(whole_moves(moves, len(at)), at, "game")
        self._go(orders)

    def positions(self, states: Any, seeds: ArrayLike = 0) -> "Positions":
        """Positions from an array of states or their bytes, covered ones included, with generators by `seeds`."""
        made = self._made_of(states)
        made.generators[:] = generators_by(seeds, made.count)
        made.refresh()
        return made

    def _made_of(self, states: Any) -> "Positions":
        rows = rows_of(states, self.game.state.dtype)
        made = self._new(len(rows))
        made._bytes()[:] = rows  # noqa: SLF001 - one of our own
        return made

    def expand(
        self, parents: ArrayLike | slice | None, moves: ArrayLike, seeds: ArrayLike | None = None
    ) -> "Positions":
        """The positions that these moves lead to, one from each parent, which stays as it is.

        Without `seeds` children go on with their parent's generator: brothers and sisters share their luck. Nothing is
        set up anew: where a game ends `done` is 1 and `turns` is -3.
        """
        at = indices_of(parents, self.count)
        chosen = self._legal_moves(whole_moves(moves, len(at)), at, "position")
        children = self.save(at)
        if seeds is not None:
            children.generators[:] = generators_by(seeds, len(at))
        children._go(chosen)  # noqa: SLF001 - one of our own
        return children

    def _legal_moves(self, chosen: NDArray[np.integer[Any]], at: Indices, what: str) -> NDArray[np.int32]:
        """The moves as compiled code takes them; one that is not legal raises."""
        right = (chosen >= 0) & (chosen < self.actions)
        right &= self.masks[at, np.clip(chosen, 0, self.actions - 1)] == 1
        if self.manner.explicit:
            asked = np.flatnonzero(self.turns[at] == CHANCE)
            moves, _, counts = self.outcomes(at[asked])
            listed = np.arange(moves.shape[1]) < counts[:, None]
            right[asked] = ((moves == chosen[asked, None]) & listed).any(1)
        if not right.all():
            wrong = int((~right).argmax())
            why = {ENDED: ", which is over", CHANCE: ", where Chance is asked"}.get(int(self.turns[at[wrong]]), "")
            raise Illegal(f"Move {chosen[wrong]} is not legal in {what} {at[wrong]}{why}; nothing was moved.", "")
        return np.ascontiguousarray(chosen, np.int32)

    def _go(self, chosen: NDArray[np.int32], anew: int = 0, seen: NDArray[np.float32] | None = None) -> None:
        observations = self._unseen if seen is None else seen

        def share(first: int, last: int, room: GameBuffers) -> None:
            self._fast.step_games(
                self.states, chosen, first, last, self.seats, self._options, self.reward, self._how | anew,
                self.generators, self.layout.plan, self.turns, self.masks, observations, self.rewards, self.done,
                self.scores, self.points, self.places, self.lengths, self.stages, self.turn_numbers, self.turn_begins,
                self._owners, room.spare, room.raw, room.moves, room.weights, room.places, room.parts,
            )  # fmt: skip

        with compiling(self.game, batch):
            self.crew.share(self.count, share)

    def outcomes(
        self, games: ArrayLike | slice | None = None
    ) -> tuple[NDArray[np.int16], NDArray[np.int32], NDArray[np.int32]]:
        """What Chance may turn up in each game: its moves, their weights, and how many there are (0: it is not asked).

        A move is as likely as its weight in all the weights of its row; `step` and `expand` take it where Chance is
        asked (`turns` is -1), if the batch was made with `chance="explicit"`.
        """
        picked = self._some_states(games)
        count, width = len(picked), self.game.width
        moves, weights = np.zeros((count, width), np.int16), np.zeros((count, width), np.int32)
        counts = np.zeros(count, np.int32)
        self.crew.share(count, lambda a, b, _: self._fast.list_outcomes(picked, a, b, moves, weights, counts))
        return moves, weights, counts

    def _some_states(self, games: ArrayLike | slice | None) -> NDArray[Any]:
        at = indices_of(games, self.count)
        rows: NDArray[Any] = np.ascontiguousarray(self._bytes()[at]).view(self.game.state.dtype).reshape(len(at))
        return rows

    def cover(self, games: ArrayLike | slice | None, viewers: ArrayLike) -> NDArray[Any]:
        """States as a seat (or one seat for each) may know them: an array of records without any secret."""
        known = self._some_states(games)
        looking = viewers_of(viewers, len(known), self.seats)
        self.crew.share(len(known), lambda a, b, _: self._fast.cover_games(known, looking, a, b))
        return known

    def guess(self, games: ArrayLike | slice | None, viewers: ArrayLike, seeds: ArrayLike) -> "Positions":
        """Full positions that a seat cannot tell from these, drawn from all that fit what it may know.

        The same seed draws the same from the same knowledge. The guesses go on with the generators they were drawn by.
        """
        at = indices_of(games, self.count)
        looking = viewers_of(viewers, len(at), self.seats)
        drawn = self.save(at)
        drawn.generators[:] = generators_by(seeds, len(at))
        self.crew.share(len(at), lambda a, b, _: self._fast.guess_games(drawn.states, looking, a, b, drawn.generators))
        drawn._look(np.arange(len(at)))  # noqa: SLF001 - one of our own
        return drawn

    def keys(self, games: ArrayLike | slice | None, viewers: ArrayLike) -> NDArray[np.uint64]:
        """A number of 64 bits for what a seat may know: equal where it cannot tell two positions apart."""
        known = self.cover(games, viewers)
        looking, keys = viewers_of(viewers, len(known), self.seats), np.zeros(len(known), np.uint64)
        rows = known.view(np.uint8).reshape(len(known), self.game.state.dtype.itemsize)
        solid = np.flatnonzero(solid_bytes(self.game.state.dtype))
        self.crew.share(len(known), lambda a, b, _: self._fast.key_games(rows, solid, looking, a, b, keys))
        return keys

    def observe(
        self,
        viewers: ArrayLike | None = None,
        games: ArrayLike | slice | None = None,
        out: Any = None,
        form: str = "float32",
    ) -> Any:
        """What a seat (or one seat per game) may know now, asked or not; the seat that is asked if none is named.

        `games` are some of them; `form` is float32, bfloat16 (its bits as uint16), uint8 (255 is 1) or bits (see
        `affinage.envs.forms`). `out` is written to if it is given: an array of as many rows, in that form.
        """
        at = indices_of(games, self.count)
        looking = self._asked(at) if viewers is None else viewers_of(viewers, len(at), self.seats)
        seen = self._buffer(out, len(at), form_of(form))
        picked = self._some_states(at)

        def share(first: int, last: int, room: GameBuffers) -> None:
            rows = np.empty((min(CHUNK, last - first), self.layout.size), np.float32)
            for a in range(first, last, CHUNK):
                b = min(last, a + CHUNK)
                written = seen[a:b] if form == "float32" else rows[: b - a]
                self._fast.observe_games(
                    picked, looking, a, b, self.seats, self.layout.plan, written, room.spare, room.raw
                )
                if form != "float32":
                    write_as(form, self.layout, written, seen[a:b])

        self.crew.share(len(at), share)
        return seen

    def _asked(self, at: Indices) -> NDArray[np.int8]:
        """The seat that is asked in each of some games, for who names none."""
        asked = self.turns[at]
        if (asked < 0).any():
            nobody = int(at[(asked < 0).argmax()])
            raise AffinageError(f"No seat is asked in game {nobody}: name the seats that look.")
        return asked

    def _buffer(self, out: Any, count: int, form: str) -> NDArray[Any]:
        shape, kind = (count, width_of(self.layout, form)), np.dtype(FORMS[form])
        if out is None:
            return np.empty(shape, kind)
        wanted = f"{form} observations go into an array of {shape} {kind}"
        if not isinstance(out, np.ndarray) and not hasattr(out, "__dlpack__"):
            raise AffinageError(f"{wanted}, not into a {type(out).__name__}.")
        try:
            seen = out if isinstance(out, np.ndarray) else np.from_dlpack(out)
        except (BufferError, RuntimeError, TypeError) as error:  # on another device, or of a type that numpy lacks
            hint = " A tensor of bfloat16 is given by its bits: out.view(torch.uint16)." if form == "bfloat16" else ""
            raise AffinageError(f"{wanted}; this one cannot be shared: {str(error).rstrip('.')}.{hint}") from None
        if seen.shape != shape or seen.dtype != kind:
            raise AffinageError(f"{wanted}, not {seen.shape} {seen.dtype}.")
        if not seen.flags.writeable or not seen.flags.c_contiguous:
            raise AffinageError(f"{wanted} that can be written to and lies in one piece, row after row.")
        return seen

    def pick(self, games: Indices, dice: NDArray[np.uint64], chosen: NDArray[np.int32]) -> None:
        """Any legal move in each of some games, by generators of the caller's."""
        masks = self.masks[games]
        self.crew.share(len(games), lambda a, b, _: self._fast.pick_moves(masks, a, b, dice, chosen))

    def points_now(self, games: ArrayLike | slice | None = None) -> NDArray[np.int32]:
        """Every seat's points as a game stands, secrets and all: for what is told of a game that was cut off."""
        picked = self._some_states(games)
        found = np.zeros((len(picked), self.seats), np.int32)
        self.crew.share(len(picked), lambda a, b, room: self._fast.count_points(picked, a, b, room.parts, found))
        return found

    def random_moves(self, seed: int | None = None) -> NDArray[np.int32]:
        """A legal move for each game, any as likely as the others; for baselines and for measuring."""
        if seed is not None or self._dice is None:
            self._dice = generators(0 if seed is None else seed, self.count, DICE)
            self._chosen = np.zeros(self.count, np.int32)
        dice, chosen = self._dice, self._chosen
        self.crew.share(self.count, lambda a, b, _: self._fast.pick_moves(self.masks, a, b, dice, chosen))
        return chosen
