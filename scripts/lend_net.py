"""Lend a game's trained net to another component set, to measure what it is worth there.

    python scripts/lend_net.py beer-and-bread own.toml nets
    AFFINAGE_MINDS=nets python -m affinage.arena.timed beer-and-bread --components own.toml --bots search:200,hard-1:280

A net is for the set that it was trained with, and bots do not ask it with another; so this is for measuring alone. What
stays is that rules, layout and moves must be the same.
"""

import json
import sys
from pathlib import Path

import numpy as np

from affinage.agents.mind import load_mind, place_of
from affinage.core.game import find


def main(name: str, components: str, folder: str) -> None:
    """Write the net into the folder, with the set's hash in place of its own."""
    game, mine = find(name), find(name, components)
    path = place_of(game)
    if path is None:
        sys.exit(f"There is no trained net for {name}.")
    with np.load(path) as file:
        kept = {part: file[part] for part in file.files}
    kept["about"] = np.array(json.dumps(json.loads(str(kept["about"])) | {"box": mine.box.key}))
    to = Path(folder) / f"{name}.npz"
    to.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(to, **kept)
    load_mind(to, mine)  # says so where observations or moves are others


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    main(*sys.argv[1:])
