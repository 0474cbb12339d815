"""One game after another, stepped from Python by compiled code: what Gymnasium, PettingZoo and OpenSpiel share."""

import operator
import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from affinage.core import frame, writing
from affinage.core.chance import Dealer
from affinage.core.compiled_entry import CHANCE
from affinage.core.errors import AffinageError, Illegal, NotYourSeat, nearest
from affinage.core.game import Game
from affinage.core.layout import layout_of
from affinage.core.record import Record

from . import asking
from .asking import ENDED
from .batch import reward_of
from .buffers import GameBuffers, seats_for
from .manner import reward_number, whole_number
from .ready import compiling

ILLEGAL = ("terminate", "noop", "raise")


def illegal_way(illegal: str) -> str:
    """What an illegal move leads to; a wrong word gets a sentence."""
    if illegal not in ILLEGAL:
        raise AffinageError(f'An illegal move cannot lead to "{illegal}".{nearest(str(illegal), list(ILLEGAL))}')
    return illegal


def cut_after(max_cycles: int | None) -> int | None:
    """After how many moves a game is cut off; None is never."""
    return None if max_cycles is None else whole_number(max_cycles, "A game is cut off after at least one move")


def whole_move(action: object) -> int:
    """A move as it came from a learner: a whole number of any kind, else a sentence."""
    try:
        return operator.index(action)  # type: ignore[arg-type]  # that is the question
    except TypeError:
        raise AffinageError(f"A move is a whole number, not {action!r}.") from None


def check_reset(options: Mapping[str, object] | None) -> None:
    """There is nothing to choose at a reset: a game's options are given with its environment."""
    for name in options or ():
        raise AffinageError(
            f'A reset takes no option "{name}": a game\'s options are given when its environment is made, '
            'as in options={"windmill": "seat-1"}.'
        )


class Episode:
    """A running game: the same seed and moves lead to the same end as at an `affinage.table`."""

    def __init__(
        self, game: Game, seats: int | None = None, options: dict[str, str] | None = None, reward: str = "win"
    ) -> None:
        self.game, self.seats, self.layout = game, seats_for(game, seats), layout_of(game)
        self.reward = reward_number(reward)
        self.options = dict(options or {})
        self._options = np.array(game.option_values(self.options, self.seats), np.int64)
        self._fast, self._asking = game.fast, game.specialise(asking)
        self._writing = game.specialise(writing)
        self._room = GameBuffers(game)
        self.state = np.zeros(1, game.state.dtype)  # the full truth: show players what `observe` gives
        self._series, self._games = secrets.token_hex(16), 0
        self.over, self.asked = False, list[int]()
        with compiling(game, asking, writing) as cold:
            if cold:
                self._try_out()

    def _try_out(self) -> None:
        """All that a game takes, so that it is compiled now; the series of games stands where it stood."""
        self.begin()
        self.play(self.asked[0], int(self.legal(self.asked[0])[0]))
        self.observe(0)
        self.rewards()
        self._games, self.over, self.asked = 0, False, []

    @property
    def begun(self) -> bool:
        """Whether a game is under way or has ended."""
        return self._games > 0

    def begin(self, seed: int | str | None = None) -> None:
        """A new game. With a seed that deal; without one the next of a series that began with the last seed."""
        if seed is not None:
            self._series, self._games = str(seed), 0
        self.seed = self._series if self._games == 0 else f"{self._series}/{self._games}"
        self._games += 1
        self.dealer, self.dealt = Dealer(self.seed), 0
        self._fast.setup_at(self.state, 0, self.seats, self._options)
        self._go_on()

    def _go_on(self) -> None:
        """Deal until a seat is asked."""
        self._legal: dict[int, NDArray[np.int16]] = {}
        asked = self._asking.who_is_asked(self.state, self.seats)
        while asked == CHANCE:
            room = self._room
            n = self._fast.legal_at(self.state, 0, CHANCE, room.moves)
            weights = room.weights[: self._fast.odds_at(self.state, 0, room.weights)].tolist() or [1] * n
            move = int(room.moves[self.dealer.choose(self.dealt, weights)])
            self.dealt += 1
            self._fast.apply_at(self.state, 0, CHANCE, move)
            asked = self._asking.who_is_asked(self.state, self.seats)
        self.over = asked == ENDED
        self.asked = [] if self.over else [p for p in range(self.seats) if asked >> p & 1]

    def legal(self, seat: int) -> NDArray[np.int16]:
        """The seat's legal moves now."""
        if seat not in self._legal:
            n = self._fast.legal_at(self.state, 0, seat, self._room.moves)
            self._legal[seat] = self._room.moves[:n].copy()
        return self._legal[seat]

    def mask(self, seat: int, size: int | None = None) -> NDArray[np.int8]:
        """1 for every legal move of the seat, 0 for all others; all 0 where it is not asked."""
        mask = np.zeros(size or self.game.actions, np.int8)
        if seat in self.asked:
            mask[self.legal(seat)] = 1
        return mask

    def observe(self, seat: int) -> NDArray[np.float32]:
        """What the seat may know, as the layout lays it out."""
        self._room.spare[0] = self.state[0]
        self._fast.cover_at(self._room.spare, 0, seat)
        return self._written(seat)

    def truth(self) -> NDArray[np.float32]:
        """The whole position, secrets included, laid out as for seat 0: for critics that train, not for players."""
        self._room.spare[0] = self.state[0]
        return self._written(0)

    def _written(self, seat: int) -> NDArray[np.float32]:
        row = np.empty(self.layout.size, np.float32)
        self._writing.write_observation(self._room.raw, self.layout.plan, seat, self.seats, row)
        return row

    def known(self, seat: int) -> Record:
        """What the seat may know, as a record: what bots are given."""
        self._room.spare[0] = self.state[0]
        self._fast.cover_at(self._room.spare, 0, seat)
        return self.game.state.from_array(self._room.spare)

    def is_legal(self, seat: int, move: int) -> bool:
        """Whether the seat is asked and may move so."""
        return seat in self.asked and bool((self.legal(seat) == move).any())

    def play(self, seat: int, move: int) -> None:
        """One checked move, and Chance's answers to it."""
        if seat not in self.asked:
            raise NotYourSeat(f"Seat {seat + 1} is not asked now.")
        if not self.is_legal(seat, move):
            raise Illegal(f"Seat {seat + 1} cannot make move {move} now.", "")
        self._fast.apply_at(self.state, 0, seat, move)
        self._go_on()

    def scores(self) -> list[int]:
        """Every seat's points as they stand."""
        return [int(self._fast.points_at(self.state, 0, p, self._room.parts)) for p in range(self.seats)]

    def rewards(self) -> list[float]:
        """Every seat's reward for the game as it stands; ask at the end."""
        self._fast.rank_at(self.state, 0, self._room.places)
        places, scores = self._room.places.tolist(), self.scores()
        return [reward_of(p, self.seats, self.reward, places, scores) for p in range(self.seats)]

    def text(self, viewer: int) -> str:
        """The position in words, as a seat (or PUBLIC) may see it."""
        known = self.game.state.from_array(self.state)
        self.game.observe.cover(known, viewer)
        say = self.game.say()
        return "\n".join(lines_of(frame.view(self.game, known, viewer, say)))


def lines_of(view: Any, indent: str = "") -> list[str]:
    """A view as indented lines."""
    if isinstance(view, dict):
        lines = []
        for name, value in view.items():
            if isinstance(value, dict | list) and value:
                lines += [f"{indent}{name}:", *lines_of(value, indent + "  ")]
            else:
                lines.append(f"{indent}{name}: {value}")
        return lines
    if isinstance(view, list) and any(isinstance(one, dict | list) for one in view):
        return [line for one in view for line in lines_of(one, indent + "  ")]
    return [f"{indent}{view}"]
