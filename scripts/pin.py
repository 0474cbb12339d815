"""Keeps the rules of a game as they stand: `python scripts/pin.py fromage`, before its rules version is raised.

Writes src/affinage/games/pinned/<game>-<rules version>-<component set>.tar.xz, by which tables and replays of that
version go on when the rules have changed, and for each number of seats one game that was played by it, as a replay
under tests/data/<game>/kept. `--at COMMIT` packs the game as it was in a commit: for rules that were changed before
anybody thought of keeping them. Without a game all are kept. Run twice, nothing changes.
"""

import argparse
import subprocess
import sys
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))  # also from a checkout that is not installed

from affinage.core import pinned, replay  # noqa: E402 - the path comes first
from affinage.core.about import folder_of, names  # noqa: E402 - the path comes first
from affinage.core.game import Game, kept_game  # noqa: E402 - the path comes first
from affinage.core.play import Table  # noqa: E402 - the path comes first


def main() -> None:
    """Keep the games that are named, or all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="which; all that there are if none is named")
    parser.add_argument("--at", metavar="COMMIT", help="as it was in a commit, not as it lies here")
    given = parser.parse_args()
    for name in given.games or names(everything=True):
        if name not in names(everything=True):
            parser.error(f"there is no game {name}; there is: {', '.join(names(everything=True))}")
        files = at_commit(given.at, folder_of(name)) if given.at else pinned.files_in(folder_of(name))
        file = pinned.PLACE / pinned.name_of(files)
        packed = pinned.pack(files)
        news = "as before" if file.is_file() and file.read_bytes() == packed else "written"
        file.write_bytes(packed)
        print(f"{file.relative_to(ROOT)}: {len(packed)} bytes, {news}")
        (this,) = [one for one in pinned.kept() if one.file == file]
        for seats in kept_game(this).seats:
            replay.save(played(kept_game(this), seats), replay_of(this, seats))


def replay_of(this: pinned.Pinned, seats: int) -> Path:
    """Where the game that was played by a kept version lies."""
    return ROOT / "tests" / "data" / this.game / "kept" / f"rules-{this.version}-{this.box}-{seats}.json"


def played(game: Game, seats: int) -> Table:
    """A random game to its end, always the same one."""
    random, table = Random(seats), Table(game, seats, seed=f"kept {game.version} {seats}")
    while not table.over:
        seat = random.choice(table.asked)
        if table.can_take_back(seat) and random.random() < 0.03:
            table.take_back(seat)
        else:
            table.play(seat, random.choice(table.legal(seat)))
    return table


def at_commit(commit: str, folder: Path) -> dict[str, bytes]:
    """A game's files as a commit has them."""
    here = folder.relative_to(ROOT).as_posix()
    found = git("ls-tree", "-r", "--name-only", "-z", commit, "--", here).decode().split("\0")
    return {name.removeprefix(f"{here}/"): git("show", f"{commit}:{name}") for name in found if name}


def git(*asked: str) -> bytes:
    """What git answers."""
    return subprocess.run(["git", *asked], cwd=ROOT, check=True, capture_output=True).stdout


if __name__ == "__main__":
    main()
