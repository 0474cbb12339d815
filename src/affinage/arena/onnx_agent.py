"""A net in an ONNX file as an agent: observation rows in, a number for each move out, the best legal one is chosen.

The net's input is called `observation` (or is its only one), float32 with one row for each position; one called
`action_mask` gets the legal moves, if the net wants to know them. Its output `logits` (or its first) has a number for
each move of the game; others, such as `value`, are not read. Needs the extra `onnx`.
"""

import os
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from affinage.core.cores import cores
from affinage.core.errors import AffinageError
from affinage.core.game import Game
from affinage.core.layout import layout_of

if TYPE_CHECKING:
    from .own import Position

SUFFIX = ".onnx"
OBSERVATION, MASK, LOGITS = "observation", "action_mask", "logits"
TYPES: dict[str, Any] = {
    "tensor(float)": np.float32, "tensor(float16)": np.float16, "tensor(double)": np.float64,
    "tensor(bool)": np.bool_, "tensor(int8)": np.int8, "tensor(uint8)": np.uint8,
    "tensor(int32)": np.int32, "tensor(int64)": np.int64,
}  # fmt: skip
LEAST = -1e30  # nets that know the mask say so of what is not legal, or minus infinity


def is_net(text: str) -> bool:
    """Whether this names an ONNX file."""
    return text.strip().lower().endswith(SUFFIX)


def agent_in(text: str) -> type["OnnxAgent"]:
    """The agent that an ONNX file makes, as a class like everybody's own."""
    file = Path(text).resolve()
    if not file.is_file():
        raise AgentError(f"There is no file {text}, which the agent should be in.")
    _opened(file, file.stat().st_mtime_ns)  # what is wrong with it is said before anything is played
    return type("OnnxAgent", (OnnxAgent,), {"text": text, "file": file})


@lru_cache(maxsize=8)
def _opened(file: Path, changed: int) -> Any:  # noqa: ARG001 - another time of change is another net
    """The net, ready to run; opened once however many games it plays in."""
    try:
        import onnxruntime
    except ImportError:
        raise AgentError(
            f"{file.name} is a net, and what runs it is not installed: pip install 'affinage[onnx]'."
        ) from None
    options = onnxruntime.SessionOptions()
    options.log_severity_level = 4  # what goes wrong is told below, in a sentence
    options.intra_op_num_threads = int(os.environ.get("OMP_NUM_THREADS") or 0) or cores()
    try:
        return onnxruntime.InferenceSession(str(file), options, providers=["CPUExecutionProvider"])
    except Exception as error:
        raise AgentError(f"{file.name} is not an ONNX file that can be run: {_first_line(error)}.") from error


class AgentError(AffinageError):
    """What is wrong with an agent, told with its name."""


class OnnxAgent:
    """One net in all the seats that it has; it is asked about many positions at once."""

    text: str
    file: Path

    def __init__(self, game: Game) -> None:
        self.net = _opened(self.file, self.file.stat().st_mtime_ns)
        self.game = game
        inputs = {one.name: one for one in self.net.get_inputs()}
        self.observation = OBSERVATION if OBSERVATION in inputs else next(iter(inputs), "")
        strange = [name for name in inputs if name not in (self.observation, MASK)]
        if strange or not inputs:
            raise AgentError(
                f'{self.text} wants "{", ".join(strange)}"; a net in the arena gets {OBSERVATION} and, if it asks for '
                f"it, {MASK}."
            )
        widths = {self.observation: layout_of(game).size, MASK: game.actions}
        for name, one in inputs.items():
            self._check(one, widths[name], f'takes "{name}"')
        self.types = {name: TYPES[one.type] for name, one in inputs.items()}
        outputs = {one.name: one for one in self.net.get_outputs()}
        self.logits = LOGITS if LOGITS in outputs else next(iter(outputs))
        self._check(outputs[self.logits], game.actions, f'gives "{self.logits}"')
        first = inputs[self.observation].shape[0]
        self.at_once = first if isinstance(first, int) else None  # exported for so many rows, no more and no fewer

    def _check(self, one: Any, width: int, does: str) -> None:
        """A tensor of the net is one row for each position, as wide as the game wants it."""
        shape = list(one.shape)
        if len(shape) != 2 or (isinstance(shape[1], int) and shape[1] != width):
            told = " by ".join(str(part) for part in shape) or "one number"
            raise AgentError(
                f"{self.text} {does} as {told}; in {self.game.name} it is a row of {width} for each position."
            )
        if one.type not in TYPES:
            raise AgentError(f"{self.text} {does} as {one.type}; tensor(float) is usual.")

    def choose_many(self, positions: Sequence["Position"]) -> list[int]:
        """For each position the legal move with the highest number."""
        masks = np.stack([one.mask for one in positions])
        given = {self.observation: np.stack([one.row for one in positions]), MASK: masks}
        found = self._run({name: given[name].astype(kind, copy=False) for name, kind in self.types.items()})
        if found.shape != masks.shape:
            raise AgentError(
                f'{self.text} gives "{self.logits}" as {" by ".join(map(str, found.shape))}; in {self.game.name} it is '
                f"{len(masks)} by {self.game.actions}."
            )
        if np.isnan(found[masks]).any():
            raise AgentError(f"{self.text} gives NaN where a number for each move of {self.game.name} is wanted.")
        likes = np.where(masks, np.maximum(found, LEAST), -np.inf)
        return [int(move) for move in likes.argmax(axis=1)]

    def _run(self, given: dict[str, NDArray[Any]]) -> NDArray[np.float64]:
        rows = len(given[self.observation])
        step, found = self.at_once or rows, []
        for begin in range(0, rows, step):
            some = {name: array[begin : begin + step] for name, array in given.items()}
            here = len(some[self.observation])
            full = some if here == step else {k: np.resize(v, (step, v.shape[1])) for k, v in some.items()}
            found.append(np.asarray(self.net.run([self.logits], full)[0], np.float64)[:here])
        return np.concatenate(found)


def _first_line(error: Exception) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0].rstrip(".")
