"""The examples that learn run as they are, on the small game and for a moment."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from affinage.arena import match
from affinage.core.game import find

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
pytestmark = pytest.mark.long


def run(script: str, *words: str) -> str:
    env = os.environ | {"OMP_NUM_THREADS": "1"}
    command = [sys.executable, str(EXAMPLES / script), *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=env)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_ppo_writes_a_net_that_plays_in_the_arena(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed")
    pytest.importorskip("onnx", reason="the package onnx, by which PyTorch writes such files, is not installed")
    pytest.importorskip("onnxruntime", reason="the extra affinage[onnx] is not installed")
    net = tmp_path / "net.onnx"
    small = ("--game", "template", "--games", "32", "--steps", "16", "--moves", "1000")
    assert "against random" in run("ppo.py", *small, "--onnx", str(net), "--device", "cpu")
    series = match.play(find("template"), [str(net), "random"], 6, seats=2)
    assert len(series.played) == 6


def test_maskable_ppo_learns() -> None:
    pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed")
    small = ("--game", "affinage.envs.gym:affinage/template-v1", "--steps", "2048")
    assert "of 200 games won against random" in run("maskable_ppo.py", *small)


def test_is_mcts_of_openspiel_plays_in_the_arena() -> None:
    pytest.importorskip("pyspiel", reason="the extra affinage[openspiel] is not installed")
    series = match.play(find("template"), [f"{EXAMPLES / 'ismcts_agent.py'}:IsMcts", "random"], 2, seats=3)
    assert len(series.played) == 2


def test_torchrl_learns() -> None:
    pytest.importorskip("torchrl", reason="TorchRL is not installed")
    small = ("--game", "affinage.envs.gym:affinage/template-v1", "--steps", "2048")
    assert "2048 moves" in run("torchrl_ppo.py", *small)
