"""OpenSpiel: every game as a Python game with explicit Chance.

    import pyspiel, affinage.envs.spiel
    game = pyspiel.load_game("affinage_beer_and_bread_v1(windmill=seat-1)")

A state carries one attribute, `position`: a record of a few hundred bytes, and per seat a hash of all that the seat has
seen, which is its information state. Copying and pickling it is cheap. Where several seats are asked at once they
answer one after another, lowest first, and none can tell what the others have chosen.
"""

from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from affinage.core.about import names
from affinage.core.chance import generator
from affinage.core.compiled_entry import CHANCE
from affinage.core.errors import AffinageError
from affinage.core.game import PUBLIC, Game, find
from affinage.core.record import Record

from . import asking, writing
from .asking import ENDED
from .batch import WIN, reward_of
from .buffers import GameBuffers
from .layout import layout_of
from .vector import REWARDS, reward_number

MANY_POINTS = 10_000.0


class Kit:
    """What all states of one game share: compiled functions and room to work in."""

    _kits: dict[str, "Kit"] = {}  # noqa: RUF012 - filled as games are asked for

    def __init__(self, game: Game) -> None:
        self.game, self.fast, self.layout = game, game.fast, layout_of(game)
        self.asking, self.write = game.specialise(asking), game.specialise(writing).write_observation
        self.room = GameBuffers(game)
        most, size = max(game.seats), game.state.dtype.itemsize
        self.faces, self.notes = np.zeros(most, np.int16), np.zeros(most, game.state.dtype)
        self.known = [row.data for row in self.notes.view(np.uint8).reshape(most, size)]  # the notes as bytes

    @classmethod
    def of(cls, name: str) -> "Kit":
        """The kit of a game; made once."""
        if name not in cls._kits:
            cls._kits[name] = Kit(find(name))
        return cls._kits[name]


class Position:
    """A state's one attribute: the record, and what each seat has seen as a hash."""

    __slots__ = ("asked", "first", "kit", "mover", "seats", "seen", "state")

    def __init__(self, kit: Kit, seats: int, state: NDArray[Any], seen: list[bytes], first: int = 0) -> None:
        self.kit, self.seats, self.state, self.seen = kit, seats, state, seen
        self.first = first  # who answers first where several are asked, then those after it
        self.ask(kit.asking.who_is_asked(state, seats))

    @classmethod
    def start(cls, kit: Kit, seats: int, options: NDArray[np.int64]) -> "Position":
        """The start of a game."""
        state = np.zeros(1, kit.game.state.dtype)
        kit.fast.setup_at(state, 0, seats, options)
        return cls(kit, seats, state, [b""] * seats)

    def __deepcopy__(self, memo: Any) -> "Position":
        twin = object.__new__(Position)
        twin.kit, twin.seats, twin.first = self.kit, self.seats, self.first
        twin.asked, twin.mover = self.asked, self.mover
        twin.state, twin.seen = _copied(self.state), self.seen[:]
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (self.kit.game.name, self.seats, self.state.tobytes(), self.seen, self.first)

    def ask(self, asked: int) -> None:
        """These seats owe a choice (or CHANCE, or ENDED); the one that moves next is found."""
        self.asked, self.mover = asked, asked
        if asked >= 0:
            self.mover = self.first
            while not asked >> self.mover & 1:
                self.mover = (self.mover + 1) % self.seats

    def legal(self, seat: int) -> list[int]:
        """The moves of a seat, or of Chance."""
        moves = self.kit.room.moves
        found: list[int] = moves[: self.kit.fast.legal_at(self.state, 0, seat, moves)].tolist()
        return found

    def weights(self, count: int) -> list[int]:
        """How likely each legal Chance move is, in no unit."""
        weights = self.kit.room.weights
        found: list[int] = weights[: self.kit.fast.odds_at(self.state, 0, weights)].tolist()
        return found or [1] * count

    def make(self, mover: int, move: int) -> None:
        """One move; every seat takes note of its face and of what it may know afterwards."""
        kit, seen = self.kit, self.seen
        self.ask(kit.asking.make_and_note(self.state, self.seats, mover, move, kit.faces, kit.notes))
        for seat, face in enumerate(kit.faces[: self.seats].tolist()):
            note = b"".join((seen[seat], bytes((mover & 0xFF, face & 0xFF, face >> 8)), kit.known[seat]))
            seen[seat] = blake2b(note, digest_size=16).digest()

    def known_bytes(self, seat: int) -> bytes:
        """What the seat may know, as bytes."""
        self.cover(seat)
        known: bytes = self.kit.room.spare.tobytes()
        return known

    def cover(self, seat: int) -> None:
        """What the seat (or PUBLIC) may know, into the kit's spare record."""
        self.kit.room.spare[0] = self.state[0]
        self.kit.fast.cover_at(self.kit.room.spare, 0, seat)

    def known(self, seat: int) -> Record:
        """What the seat (or PUBLIC) may know, as a record."""
        self.cover(seat)
        return self.kit.game.state.from_array(self.kit.room.spare)

    def guessed(self, seat: int, number: int) -> "Position":
        """A position that the seat cannot tell from this one; what the others have seen is guessed with it."""
        self.cover(seat)
        state = _copied(self.kit.room.spare)
        self.kit.fast.guess_at(state, 0, seat, generator(number))
        twin = Position(self.kit, self.seats, state, self.seen[:], seat)  # the others may be asked as well
        for other in range(self.seats):
            if other != seat:
                note = self.seen[seat] + twin.known_bytes(other)
                twin.seen[other] = blake2b(note, digest_size=16).digest()
        return twin

    def rewards(self, reward: int) -> list[float]:
        """What each seat gets, once the game has ended."""
        room, fast = self.kit.room, self.kit.fast
        fast.rank_at(self.state, 0, room.places)
        scores = [int(fast.points_at(self.state, 0, p, room.parts)) for p in range(self.seats)]
        return [reward_of(p, self.seats, reward, room.places, scores) for p in range(self.seats)]


def _copied(state: NDArray[Any]) -> NDArray[Any]:
    """Byte for byte: a copy of records would leave what lies between their fields to chance, and it is hashed."""
    return state.view(np.uint8).copy().view(state.dtype)


def _unpickled(name: str, seats: int, state: bytes, seen: list[bytes], first: int) -> Position:
    kit = Kit.of(name)
    return Position(kit, seats, np.frombuffer(bytearray(state), kit.game.state.dtype), seen, first)


class AffinageState(pyspiel.State):  # type: ignore[misc]  # pyspiel ships no type information
    """One position of a game."""

    def __init__(self, game: "AffinageGame") -> None:
        super().__init__(game)
        self.position = Position.start(game.kit, game.num_players(), game.option_values)

    # The names that follow are OpenSpiel's

    def current_player(self) -> int:
        """Who moves next."""
        mover = self.position.mover
        if mover >= 0:
            return mover
        return int(pyspiel.PlayerId.TERMINAL if mover == ENDED else pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can turn up, and how likely each is."""
        moves = self.position.legal(CHANCE)
        weights = self.position.weights(len(moves))
        first, whole = _first_of_chance(self.position.kit.game), sum(weights)
        return [(move - first, weight / whole) for move, weight in zip(moves, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        mover = self.position.mover
        first = _first_of_chance(self.position.kit.game) if mover == CHANCE else 0
        self.position.make(mover, action + first)

    def _action_to_string(self, player: int, action: int) -> str:
        moves = self.position.kit.game.moves
        first = _first_of_chance(self.position.kit.game) if player == CHANCE else 0
        return " ".join(str(part) for part in moves[action + first])

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.position.asked == ENDED

    def returns(self) -> list[float]:
        """What each seat has got."""
        if not self.is_terminal():
            return [0.0] * self.position.seats
        return self.position.rewards(self.get_game().reward)

    def __str__(self) -> str:
        state = self.position.kit.game.state.from_array(self.position.state)
        return f"{state!r} {' '.join(seen.hex() for seen in self.position.seen)}"

    def resample_from_infostate(self, player: int, sampler: Any) -> "AffinageState":
        """A state that the player cannot tell from this one, as likely as Chance makes it; for IS-MCTS."""
        twin = self.clone()
        twin.position = self.position.guessed(player, int(sampler() * (1 << 53)))
        resampled: AffinageState = twin
        return resampled

    def _to_struct(self) -> dict[str, Any]:
        state = self.position.kit.game.state.from_array(self.position.state)
        return {
            "current_player": int(self.current_player()),
            "fields": _as_dict(state),
            "first": self.position.first,
            "position": state.to_bytes().hex(),
            "seen": [seen.hex() for seen in self.position.seen],
        }

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        return {"player": player, "fields": _as_dict(self.position.known(player))}

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        return {"move": self._action_to_string(player, action)}

    def _struct_to_actions(self, struct: dict[str, Any]) -> list[int]:
        mover = int(self.current_player())
        found = [a for a in self.legal_actions() if self._action_to_string(mover, a) == struct["move"]]
        if not found:
            raise AffinageError(f'"{struct["move"]}" is no legal move now.')
        return found


def _as_dict(record: Record) -> dict[str, Any]:
    return {
        name: [_plain(one) for one in value] if isinstance(value, list) else _plain(value)
        for name, value in vars(record).items()
    }


def _plain(value: Any) -> Any:
    return _as_dict(value) if isinstance(value, Record) else int(value)


def _first_of_chance(game: Game) -> int:
    return game.actions if game.actions < len(game.moves) else 0


class Observer:
    """What a seat may know, by pieces; with perfect recall a string stands for all that it has seen."""

    def __init__(self, kit: Kit, kind: Any) -> None:
        self.recalls, self.public = kind.perfect_recall, kind.public_info
        self.viewer_only = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.kit = kit
        self.tensor = None
        self.dict: dict[str, Any] = {}
        if self.public and not self.recalls:
            self.tensor = np.zeros(kit.layout.size, np.float32)
            self.dict = {piece.name: self.tensor[piece.start : piece.start + piece.size] for piece in kit.layout.pieces}

    def set_from(self, state: AffinageState, player: int) -> None:
        """Write the tensor for a player."""
        if self.tensor is not None:
            position = state.position
            position.cover(player if self.viewer_only else PUBLIC)
            viewer = player if self.viewer_only else 0
            self.kit.write(self.kit.room.raw, self.kit.layout.plan, viewer, position.seats, self.tensor)

    def string_from(self, state: AffinageState, player: int) -> str | None:
        """The observation, or the information state, as a string."""
        if not self.public:
            return None  # what is private is not told apart from what is not
        position = state.position
        if self.recalls and self.viewer_only:
            return f"seat {player} has seen {position.seen[player].hex()}"
        return f"seat {player} {position.known(player)!r}" if self.viewer_only else repr(position.known(PUBLIC))


class AffinageGame(pyspiel.Game):  # type: ignore[misc]  # likewise
    """A game with its number of seats and its options; `register` makes a class of its own for each game."""

    name: str

    def __init__(self, params: Any = None) -> None:
        game = find(self.name)
        given = dict(params or {})
        seats = int(given.get("players", game.usual_seats))
        if seats not in game.seats:
            raise AffinageError(f"{game.name} is for {' or '.join(map(str, game.seats))} seats, not {seats}.")
        options = {option.name: str(given[option.name]) for option in game.options if option.name in given}
        self.kit, self.reward = Kit.of(self.name), reward_number(str(given.get("reward", REWARDS[WIN])))
        self.option_values = np.array(game.option_values(options, seats), np.int64)
        self._longest = game.bound
        shared = REWARDS[self.reward] != "points"
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=len(game.moves) - _first_of_chance(game),
            num_players=seats,
            min_utility=0.0 if shared else -MANY_POINTS,
            max_utility=1.0 if shared else MANY_POINTS,
            utility_sum=_utility_sum(self.reward, seats),
            max_game_length=game.bound,
        )
        super().__init__(_kind_of(game, seats, self.reward), info, given)

    def new_initial_state(self, struct: dict[str, Any] | None = None) -> AffinageState:
        """The start of a game, or the position that a state's struct tells."""
        state = AffinageState(self)
        if struct is not None:
            seen = [bytes.fromhex(one) for one in struct["seen"]]
            told = bytes.fromhex(struct["position"])
            state.position = _unpickled(self.name, self.num_players(), told, seen, struct["first"])
        return state

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """How states are observed."""
        if params:
            raise AffinageError(f"Observations take no parameters, not {params}.")
        return Observer(self.kit, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        """No game is longer than its bound, Chance included."""
        return self._longest


def _utility_sum(reward: int, seats: int) -> float | None:
    if REWARDS[reward] == "points" or seats == 1:
        return None
    return 1.0 if reward == WIN else seats / 2


def _kind_of(game: Game, seats: int, reward: int) -> Any:
    """What OpenSpiel wants to know of a game; what rewards add up to depends on seats and on what they are."""
    defaults: dict[str, Any] = {"players": game.usual_seats, "reward": REWARDS[WIN]}
    for option in game.options:  # OpenSpiel takes a word of digits for a number
        usual = option.values[option.default]
        defaults[option.name] = int(usual) if all(value.isdigit() for value in option.values) else usual
    whole = _utility_sum(reward, seats) is not None
    return pyspiel.GameType(
        short_name=f"affinage_{game.name.replace('-', '_')}_v{game.version}",
        long_name=f"{game.say()('title')} (Affinage)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM if whole else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults,
    )


def register() -> None:
    """Make every game known to `pyspiel.load_game` under its versioned name."""
    for name in names(everything=True):
        game = find(name)
        kind = _kind_of(game, game.usual_seats, WIN)
        if kind.short_name not in pyspiel.registered_names():
            # A class, not a function: OpenSpiel lets go of it when Python is gone already, and a class survives that.
            pyspiel.register_game(kind, type(kind.short_name, (AffinageGame,), {"name": name}))


register()
