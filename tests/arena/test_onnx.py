"""Nets in ONNX files as agents of the arena."""

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from affinage.arena import match
from affinage.arena.own import Position
from affinage.cli import app
from affinage.core.errors import AffinageError
from affinage.core.game import find
from affinage.core.layout import layout_of

onnx = pytest.importorskip("onnx", reason="the package onnx, which writes such files, is not installed")
pytest.importorskip("onnxruntime", reason="the extra affinage[onnx] is not installed")

GAME = find("template")
WIDE = layout_of(GAME).size
WEIGHTS = np.random.default_rng(4).normal(size=(WIDE, GAME.actions)).astype(np.float32)
F32 = onnx.TensorProto.FLOAT


def told(name: str, shape: Sequence[Any], kind: int = F32) -> Any:
    return onnx.helper.make_tensor_value_info(name, kind, shape)


def net(
    file: Path, *, weights: Any = WEIGHTS, rows: Any = "batch", reads: str = "observation", mask: bool = False
) -> Path:
    """A linear net with a value beside its logits."""
    nodes = [onnx.helper.make_node("MatMul", [reads, "w"], ["likes"])]
    if mask:  # what is not legal is said to be impossible
        nodes.append(onnx.helper.make_node("Where", ["action_mask", "likes", "never"], ["logits"]))
    else:
        nodes.append(onnx.helper.make_node("Identity", ["likes"], ["logits"]))
    nodes.append(onnx.helper.make_node("ReduceMean", ["likes"], ["value"], keepdims=1))
    inputs = [told(reads, [rows, weights.shape[0]])]
    if mask:
        inputs.append(told("action_mask", [rows, weights.shape[1]], onnx.TensorProto.BOOL))
    outputs = [told("value", [1, 1]), told("logits", [rows, weights.shape[1]])]
    known = [
        onnx.numpy_helper.from_array(weights, "w"),
        onnx.numpy_helper.from_array(np.array(-np.inf, np.float32), "never"),
    ]
    graph = onnx.helper.make_graph(nodes, "net", inputs, outputs, known)
    model = onnx.helper.make_model(graph, opset_imports=[onnx.helper.make_opsetid("", 13)], ir_version=8)
    file.write_bytes(model.SerializeToString())
    return file


class ByHand:
    """What the net does, in numpy."""

    def choose_many(self, positions: Sequence[Position]) -> list[int]:
        rows, masks = np.stack([one.row for one in positions]), np.stack([one.mask for one in positions])
        return [int(move) for move in np.where(masks, rows @ WEIGHTS, -np.inf).argmax(axis=1)]


@pytest.mark.parametrize("how", [{}, {"mask": True}, {"rows": 1}, {"rows": 7}, {"reads": "x"}], ids=str)
def test_a_net_plays_what_it_says(how: dict[str, Any], tmp_path: Path) -> None:
    file = net(tmp_path / "my net.onnx", **how)
    series = match.play(GAME, [str(file), "random"], 12, seats=3)
    wanted = match.play(GAME, [ByHand, "random"], 12, seats=3)
    assert [one.moves for one in series.played] == [one.moves for one in wanted.played]


def test_the_commands_take_a_net(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    net(Path("mine.onnx"))
    bots = ("--bots", "mine.onnx,random", "--games", "4", "--beside", "0", "--json")
    done = CliRunner().invoke(app, ["match", "template", *bots])
    assert done.exit_code == 0, done.output
    assert list(json.loads(done.stdout)) == ["measured", "mine.onnx – random"]
    rungs = ("--levels", "random,mine.onnx", "--games", "2", "--seats", "2", "--doublings", "0", "--json")
    done = CliRunner().invoke(app, ["ladder", "template", *rungs])
    assert done.exit_code == 0, done.output
    assert [row["name"] for row in json.loads(done.stdout)["ratings"]["2"]] == ["random", "mine.onnx"]


def test_what_is_wrong_with_a_net_gets_a_sentence(tmp_path: Path) -> None:
    nonsense = tmp_path / "nonsense.onnx"
    nonsense.write_text("no net at all")
    wide = net(tmp_path / "wide.onnx", weights=np.zeros((WIDE + 1, GAME.actions), np.float32))
    few = net(tmp_path / "few.onnx", weights=np.zeros((WIDE, 3), np.float32))
    nan = net(tmp_path / "nan.onnx", weights=np.full((WIDE, GAME.actions), np.nan, np.float32))
    for file, reason in (
        (tmp_path / "none.onnx", "There is no file .*none.onnx"),
        (nonsense, "nonsense.onnx is not an ONNX file that can be run"),
        (wide, rf'wide.onnx takes "observation" as batch by {WIDE + 1}; in template it is a row of {WIDE} for each'),
        (few, rf'few.onnx gives "logits" as batch by 3; in template it is a row of {GAME.actions}'),
        (nan, "nan.onnx gives NaN"),
    ):
        with pytest.raises(AffinageError, match=reason):
            match.play(GAME, [str(file), "random"], 2)


def test_without_the_extra_a_sentence_says_what_to_install(tmp_path: Path) -> None:
    file = net(tmp_path / "mine.onnx")
    code = (
        "import sys; sys.modules['onnxruntime'] = None\n"
        "from affinage.cli import main\n"
        f"sys.argv = ['affinage', 'match', 'template', '--bots', {f'{file},random'!r}]\nmain()"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "pip install 'affinage[onnx]'" in " ".join(done.stderr.split())
