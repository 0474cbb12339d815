"""What a stretch has learnt, in one file: both nets, the scale of points, and the story of the learning so far.

Optimisers and earlier opponents are not kept: they start anew. So that a file stays small, the teacher's weights are
small whole numbers with a unit for each row (what that loses is learnt again within seconds), the student's have
sixteen bits.
"""

import json
from pathlib import Path
from typing import Any

import numpy as np
import torch

from affinage.core.errors import AffinageError
from affinage.core.game import Game
from affinage.core.layout import layout_of

from .ppo import Learner
from .selfplay import Scale

NETS = ("teacher", "student")
LEVELS, TINY, MATRIX, UNIT = 40, 1e-12, 2, ".unit"  # how finely a weight is told, from 0 to the largest of its row


def save(path: Path, game: Game, learner: Learner, scale: Scale, story: list[dict[str, Any]]) -> None:
    """Write the file whole or not at all."""
    arrays: dict[str, Any] = {"about": json.dumps(_about(game)), "story": json.dumps(story)}
    arrays["scale"] = np.array([scale.mean, scale.spread, scale.margin])
    for name in NETS:
        for key, weights in getattr(learner, name).state_dict().items():
            given = weights.detach().cpu().numpy()
            if name == "teacher" and given.ndim == MATRIX:
                unit = np.abs(given).max(1, keepdims=True) / LEVELS + TINY
                arrays |= {f"{name}.{key}": np.rint(given / unit).astype(np.int8), f"{name}.{key}{UNIT}": unit}
            else:
                arrays[f"{name}.{key}"] = given.astype(np.float16)
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_suffix(".new.npz")
    np.savez_compressed(beside, **arrays)
    beside.replace(path)


def load(path: Path, game: Game, learner: Learner, scale: Scale) -> list[dict[str, Any]]:
    """Go on where a file stopped; one of another game, of other rules or another layout is refused."""
    with np.load(path) as file:
        if "about" not in file or json.loads(str(file["about"])) != _about(game):
            about = str(file["about"]) if "about" in file else "nothing of the kind"
            raise AffinageError(
                f"{path} was learnt for {about}; this is {json.dumps(_about(game))}. Leave out --from to begin anew."
            )
        for name in NETS:
            net = getattr(learner, name)
            net.load_state_dict({key: _weights(file, f"{name}.{key}") for key in net.state_dict()})
        scale.mean, scale.spread, scale.margin = (float(x) for x in file["scale"])
        scale.known = True
        story: list[dict[str, Any]] = json.loads(str(file["story"]))
    return story


def _weights(file: Any, key: str) -> torch.Tensor:
    """One layer's weights as they were, or nearly."""
    unit = file[key + UNIT] if key + UNIT in file else np.float32(1)
    return torch.as_tensor(file[key].astype(np.float32) * unit)


def _about(game: Game) -> dict[str, Any]:
    return {"game": game.name, "rules": game.version, "entries": layout_of(game).size, "moves": game.actions}
