"""OpenSpiel: every game as a Python game with explicit Chance.

    import pyspiel, affinage.envs.spiel
    game = pyspiel.load_game("affinage_beer_and_bread_v1(windmill=seat-1)")

`components=FILE` plays with a component file; `affinage_template_v1(components=solvable)` is small enough for CFR.

A state carries one attribute, `position`: a record of a few hundred bytes, and per seat a hash of all that the seat has
seen, which is its information state. Copying and pickling it is cheap. Where several seats are asked at once they
answer one after another, lowest first, and none can tell what the others have chosen.
"""

from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from affinage.core.about import names
from affinage.core.compiled_entry import CHANCE
from affinage.core.errors import AffinageError
from affinage.core.game import PUBLIC, Game, find
from affinage.core.record import Record

from .asking import ENDED
from .batch import WIN
from .foreign import check_states
from .manner import REWARDS, reward_number
from .spiel_position import LONGEST, Kit, Position, first_of_chance, recalled, unpickled

__all__ = ["AffinageGame", "AffinageState", "NoSuchPlayer", "Observer", "register"]

MANY_POINTS = 10_000.0
SOLVABLE = Path(__file__).with_name("solvable.toml")


class NoSuchPlayer(AffinageError, RuntimeError):  # noqa: N818 - how it is at this table
    """A player that is not there; OpenSpiel's rules for games ask for a RuntimeError, and for what must hold."""


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
        first, whole = first_of_chance(self.position.kit.game), sum(weights)
        return [(move - first, weight / whole) for move, weight in zip(moves, weights, strict=True)]

    def apply_action(self, action: int) -> None:
        """One move; OpenSpiel itself refuses -1, but in no words for people."""
        if action == pyspiel.INVALID_ACTION:
            self._apply_action(action)
        super().apply_action(action)

    def _apply_action(self, action: int) -> None:
        mover = self.position.mover
        first = first_of_chance(self.position.kit.game) if mover == CHANCE else 0
        self.position.make(mover, action + first)

    def _action_to_string(self, player: int, action: int) -> str:
        moves = self.position.kit.game.moves
        first = first_of_chance(self.position.kit.game) if player == CHANCE else 0
        if not 0 <= action < len(moves) - first:
            raise AffinageError(f"There are moves 0 to {len(moves) - first - 1}, not {action}.")
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

    # OpenSpiel's own ways to these tensors make an observer and a list of numbers each time; these are written at once.

    def observation_tensor(self, player: int | None = None) -> NDArray[np.float32]:
        """What a player (whoever moves, if none is named) may know, as a new array."""
        seat, row = self._viewer(player), np.empty(self.position.kit.layout.size, np.float32)
        self.position.write_observation(seat, seat, row)
        return row

    def information_state_tensor(self, player: int | None = None) -> NDArray[np.float32]:
        """All that a player has seen, in games short enough for it."""
        seat, row = self._viewer(player), np.empty(self.get_game().information_state_tensor_size(), np.float32)
        self.position.write_past(seat, row)
        return row

    def _viewer(self, player: int | None) -> int:
        seat = self.position.mover if player is None else player
        if not 0 <= seat < self.position.seats:
            raise NoSuchPlayer(f"{seat} is nobody here: player >= 0 and player < {self.position.seats} must hold.")
        return seat

    def resample_from_infostate(self, player: int, sampler: Any) -> "AffinageState":
        """A state that the player cannot tell from this one, as likely as Chance makes it; for IS-MCTS."""
        self._viewer(player)
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
            raise AffinageError(f'"{struct["move"]}" is not a legal move now.')
        return found


def _as_dict(record: Record) -> dict[str, Any]:
    return {
        name: [_plain(one) for one in value] if isinstance(value, list) else _plain(value)
        for name, value in vars(record).items()
    }


def _plain(value: Any) -> Any:
    return _as_dict(value) if isinstance(value, Record) else int(value)


class Observer:
    """What a seat may know, by pieces; with perfect recall all that it has seen, in long games as a string alone."""

    def __init__(self, kit: Kit, kind: Any) -> None:
        self.recalls, self.public = kind.perfect_recall, kind.public_info
        self.viewer_only = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        most = max(kit.game.seats)
        if self.public and not self.recalls:
            row = self.tensor = np.zeros(kit.layout.size, np.float32)
            self.dict = {piece.name: row[piece.start : piece.start + piece.size] for piece in kit.layout.pieces}
        elif self.public and self.viewer_only and kit.recalls:
            row = self.tensor = np.zeros(kit.recalled, np.float32)
            self.dict = {"player": row[:most], "seen": row[most:].reshape(kit.game.bound, kit.row)}

    def set_from(self, state: AffinageState, player: int) -> None:
        """Write the tensor for a player."""
        if self.tensor is None:
            return
        if self.recalls:
            state.position.write_past(player, self.tensor)
        elif self.viewer_only:
            state.position.write_observation(player, player, self.tensor)
        else:
            state.position.write_observation(0, PUBLIC, self.tensor)

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
        given = dict(params or {})
        game = find(self.name, components_named(str(given.get("components", ""))))
        seats = int(given.get("players", game.usual_seats))
        if seats not in game.seats:
            raise AffinageError(f"{game.name} is for {' or '.join(map(str, game.seats))} seats, not {seats}.")
        options = {option.name: str(given[option.name]) for option in game.options if option.name in given}
        self.kit, self.reward = Kit.of(game), reward_number(str(given.get("reward", REWARDS[WIN])))
        self.option_values = np.array(game.option_values(options, seats), np.int64)
        self._longest = game.bound
        shared = REWARDS[self.reward] != "points"
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=len(game.moves) - first_of_chance(game),
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
            game, seats = self.kit.game, self.num_players()
            try:
                seen, first = [bytes.fromhex(one) for one in struct["seen"]], int(struct["first"])
                told = bytes.fromhex(struct["position"])
            except (KeyError, TypeError, ValueError):
                raise AffinageError(
                    "This is not the struct of a state, as `to_struct` and `to_dict` give it."
                ) from None
            if len(told) != game.state.dtype.itemsize or len(seen) != seats or first not in range(seats):
                raise AffinageError(f"This struct is not of a state of {game.name} for {seats} seats.")
            check_states(np.frombuffer(told, game.state.dtype), game, seats)
            state.position = unpickled(game, seats, told, seen, first)
        return state

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """How states are observed."""
        if params:
            raise AffinageError(f"Observations take no parameters, not {params}.")
        return Observer(self.kit, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def __reduce__(self) -> tuple[Any, ...]:
        """As all games of OpenSpiel: by its name and parameters. Naming this module registers it elsewhere."""
        return loaded_again, (str(self),)

    def information_state_tensor_shape(self) -> list[int]:
        """How long a row with all that a seat has seen is; refused where that is more than a network could take."""
        if not self.kit.recalls:
            raise AffinageError(
                f"{self.name} has no information-state tensor: it would take {self.kit.recalled:,} numbers. "
                "information_state_string remembers everything, observation_tensor tells what is known now."
            )
        return [self.kit.recalled]

    def information_state_tensor_size(self) -> int:
        """Likewise."""
        return self.information_state_tensor_shape()[0]

    def max_chance_nodes_in_history(self) -> int:
        """No game is longer than its bound, Chance included."""
        return self._longest


def components_named(text: str) -> Path | None:
    """The component file that a parameter names; `solvable` is a set for the template game, small enough to solve."""
    return SOLVABLE if text == SOLVABLE.stem else Path(text) if text else None


def loaded_again(text: str) -> AffinageGame:
    """A game as its text tells it."""
    game: AffinageGame = pyspiel.load_game(text)
    return game


def _utility_sum(reward: int, seats: int) -> float | None:
    if REWARDS[reward] == "points" or seats == 1:
        return None
    return 1.0 if reward == WIN else seats / 2


def _kind_of(game: Game, seats: int, reward: int) -> Any:
    """What OpenSpiel wants to know of a game; what rewards add up to depends on seats and on what they are."""
    defaults: dict[str, Any] = {"players": game.usual_seats, "reward": REWARDS[WIN], "components": ""}
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
        provides_information_state_tensor=recalled(game) <= LONGEST,
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
