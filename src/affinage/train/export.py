"""The student as the file that bots think with."""

from pathlib import Path
from typing import Any

from affinage.agents.mind import about_mind, save_mind
from affinage.core.game import Game

from .nets import Student


def export(path: Path, game: Game, student: Student, seats: list[int], trained: str) -> None:
    """Write the student's weights as `affinage.agents.mind` reads them."""
    layers = {"1": student.first, "2": student.second, "m": student.heads.moves, "v": student.heads.win}
    arrays: dict[str, Any] = {}
    for name, layer in layers.items():
        arrays[f"w{name}"] = layer.weight.detach().float().cpu().numpy().T.copy()
        arrays[f"b{name}"] = layer.bias.detach().float().cpu().numpy().copy()
    save_mind(path, arrays, about_mind(game, seats, trained))
