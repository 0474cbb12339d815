"""Agents of one's own in the arena: `module:Class`, `file.py:Class`, `net.onnx`, or a class or function from a program.

An agent is asked by `choose(position)` and answers with one of the legal moves. One that is quicker with many at a time
offers `choose_many(positions)` instead: games are then played side by side, and it is asked about all of them at once.
"""

import importlib
import importlib.util
import inspect
import operator
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from affinage.agents import KINDS, Bot, make, parse
from affinage.core.errors import AffinageError, nearest
from affinage.core.game import Game
from affinage.core.record import Record

from .onnx_agent import AgentError, agent_in, is_net

_HERE: dict[str, Callable[..., Any]] = {}  # agents that were handed in by a program, by name


@dataclass(frozen=True)
class Position:
    """All that an agent is told: what its seat may know, and what it may choose."""

    game: Game
    seat: int
    seats: int  # at the table
    known: Record  # the covered state, which bots are given too
    legal: list[int]

    @cached_property
    def row(self) -> NDArray[np.float32]:
        """The same as a row of numbers between 0 and 1, as the environments give it."""
        from affinage.envs.rows import observation_row

        return observation_row(self.game, self.known, self.seat, self.seats)

    @cached_property
    def mask(self) -> NDArray[np.bool_]:
        """Which of all moves are legal."""
        mask = np.zeros(self.game.actions, np.bool_)
        mask[self.legal] = True
        return mask


def is_own(text: str) -> bool:
    """Whether this names an agent that is none of the house's bots."""
    if is_net(text):
        return True
    name, colon, what = text.strip().partition(":")
    return text in _HERE or (bool(colon) and name.lower() not in (*KINDS, "cheat") and what.isidentifier())


def named(agent: str | Callable[..., Any]) -> str:
    """The text of an agent or bot, so that equal ones have equal texts; what is wrong with it gets a sentence."""
    if not isinstance(agent, str):
        name = f"{getattr(agent, '__module__', '')}:{getattr(agent, '__name__', type(agent).__name__)}"
        text, number = name, 1
        while _HERE.get(text, agent) is not agent:  # two functions without a name, say, are two agents
            number += 1
            text = f"{name}#{number}"
        _HERE[text] = agent
        return text
    if is_own(agent):
        found(agent.strip())
        return agent.strip()
    return str(parse(agent))


def found(text: str) -> Callable[..., Any]:
    """The class or function that a text names."""
    if text in _HERE:
        return _HERE[text]
    if is_net(text):
        return agent_in(text)
    where, _, what = text.partition(":")
    module = _loaded(where, text)
    agent = getattr(module, what, None)
    if not callable(agent):
        offered = [
            name
            for name, one in vars(module).items()
            if callable(one) and not name.startswith("_") and getattr(one, "__module__", "") == module.__name__
        ]
        raise AffinageError(f'There is no agent "{what}" in {where}.{nearest(what, offered) if offered else ""}')
    return agent  # type: ignore[no-any-return]  # whatever somebody's module has there


def _loaded(where: str, text: str) -> ModuleType:
    try:
        if not where.endswith(".py"):
            if str(Path.cwd()) not in sys.path:  # a command does not look there by itself, as `python -m` does
                sys.path.insert(0, str(Path.cwd()))
            return importlib.import_module(where)
        file = Path(where).resolve()
        if not file.is_file():
            raise AffinageError(f'There is no file {where}, which the agent "{text}" should be in.')
        name = f"affinage_agent_{blake2b(str(file).encode(), digest_size=6).hexdigest()}"
        if name not in sys.modules:
            spec = importlib.util.spec_from_file_location(name, file)
            assert spec is not None
            assert spec.loader is not None
            module = importlib.util.module_from_spec(spec)
            sys.modules[name] = module
            try:
                spec.loader.exec_module(module)
            except BaseException:
                del sys.modules[name]
                raise
        return sys.modules[name]
    except ModuleNotFoundError as error:
        if error.name and where.split(".")[0] == error.name.split(".")[0]:
            like = nearest(where, list(KINDS))
            raise AffinageError(
                f'There is no bot and no module "{where}", which the agent "{text}" should be in.{like}'
            ) from None
        raise AffinageError(f'The agent "{text}" cannot be loaded: {error}.') from None
    except AffinageError:
        raise
    except Exception as error:
        raise AffinageError(f'The agent "{text}" cannot be loaded: {_what(error)}.') from error


class OwnAgent:
    """Somebody's agent in the arena. Whatever goes wrong in it is told with its name."""

    def __init__(self, text: str, game: Game, seats: int, seed: int, seat: int | None = None) -> None:
        self.text, self.game, self.seat, self.seats = text, game, seat, seats
        agent, given = found(text), {"game": game, "seat": seat, "seats": seats, "seed": seed}
        if not inspect.isclass(agent):
            self._choose: Callable[[Position], int] | None = agent
            self._many: Callable[[Sequence[Position]], Sequence[int]] | None = None
            return
        try:
            known = inspect.signature(agent).parameters
            one = agent(**{name: value for name, value in given.items() if name in known})
        except AgentError:
            raise  # it says itself what is wrong, and with what
        except Exception as error:
            raise AffinageError(f'The agent "{text}" cannot sit down: {_what(error)}.') from error
        self._many = getattr(one, "choose_many", None)
        self._choose = getattr(one, "choose", None)
        if self._many is None and self._choose is None:
            raise AffinageError(f'The agent "{text}" has neither choose(position) nor choose_many(positions).')

    def choose(self, observation: Record, legal: list[int]) -> int:
        """A move, as every bot in the arena is asked for one."""
        assert self.seat is not None
        position = Position(self.game, self.seat, self.seats, observation, legal)
        return self.choose_many([position])[0]

    def choose_many(self, positions: Sequence[Position]) -> list[int]:
        """A legal move for each position."""
        try:
            if self._many is not None:
                answers: Sequence[Any] = list(self._many(positions))
            else:
                assert self._choose is not None
                answers = [self._choose(position) for position in positions]
        except AgentError:
            raise
        except (Exception, SystemExit) as error:  # an agent that leaves would take the whole series along
            raise AffinageError(f'The agent "{self.text}" failed in {self.game.name}: {_what(error)}.') from error
        if len(answers) != len(positions):
            raise AffinageError(
                f'The agent "{self.text}" gave {len(answers)} moves for {len(positions)} positions: one each is wanted.'
            )
        moves = [self._whole(answer) for answer in answers]
        for move, position in zip(moves, positions, strict=True):
            if move not in position.legal:
                raise AffinageError(
                    f'The agent "{self.text}" chose move {move} in {self.game.name}, which is not legal there: '
                    f"{len(position.legal)} moves are, {position.legal[0]} the first of them."
                )
        return moves

    def _whole(self, answer: Any) -> int:
        """A move as it came; a float may be a value or a share, and would be cut off to some other move."""
        try:
            return operator.index(answer)
        except TypeError:
            raise AffinageError(
                f'The agent "{self.text}" answered {answer!r} in {self.game.name}: a move is a whole number.'
            ) from None


def _what(error: BaseException) -> str:
    said = str(error).rstrip(".")
    return f"{type(error).__name__}: {said}" if said else type(error).__name__


def takes_many(text: str) -> bool:
    """Whether an agent wants to be asked about many positions at once; found out without making one for no seat."""
    return is_own(text) and inspect.isclass(found(text)) and hasattr(found(text), "choose_many")


def seated(text: str, game: Game, seat: int, seed: int, seats: int) -> Bot:
    """A bot or an agent of one's own in one seat of one game."""
    if is_own(text):
        return OwnAgent(text, game, seats, seed, seat)
    return make(text, game, seat, seed, seats, trees=1)
