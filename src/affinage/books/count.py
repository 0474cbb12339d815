"""`python -m affinage.books.count GAME FILE`: what `affinage balance GAME --json` has told, kept for the gallery.

The file is what the command wrote. Of it stays how often the owners of each piece won, with the rules version and the
component set that it was counted by: for any other the gallery shows no figures.
"""

import json
import sys
from pathlib import Path

from affinage.core.game import find

from .gallery import COUNTED


def main(name: str, file: str) -> None:
    """Write the game's counts."""
    game, told = find(name), json.loads(Path(file).read_text("utf-8"))
    lifts = {
        what: [*(round(row[key], 3) for key in ("share", "low", "high")), row["games"]]
        for what, row in told["lifts"].items()
    }
    kept = {
        "rules": game.version,
        "components": game.box.key,
        "bot": told["bots"][0],
        "games": told["games"],
        "even": round(1 / len(told["seats"]), 3),
        "lifts": lifts,
    }
    (game.folder / COUNTED).write_text(json.dumps(kept, indent=0).replace(",\n", ",") + "\n", "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:3])
