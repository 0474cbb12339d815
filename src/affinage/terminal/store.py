"""Where games are kept between sittings: one replay file each, written anew after every move."""

import json
import os
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

import platformdirs

from affinage.core import replay
from affinage.core.errors import AffinageError, nearest
from affinage.core.game import Game
from affinage.core.pinned import is_here
from affinage.core.play import Table

_seen: dict[Path, tuple[int, int, int]] = {}  # per kept game: its file as this window last read or wrote it


@dataclass(frozen=True)
class Kept:
    """One kept game as its file's header tells it; `problem` says why it cannot be opened."""

    id: str
    file: Path
    when: datetime
    game: str = ""
    names: tuple[str, ...] = ()
    moves: int = 0
    finished: bool = False
    problem: str = ""


def folder() -> Path:
    """The folder of kept games; AFFINAGE_HOME moves it."""
    return Path(os.environ.get("AFFINAGE_HOME") or platformdirs.user_data_dir("affinage")) / "games"


def begin(game: Game) -> Path:
    """A file of its own for a new game; with a corrected component set, that set lies beside it."""
    number = 1
    while True:
        file = folder() / f"{game.name}-{number}.json"
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.open("x").close()  # taken at once, so that two games begun together get two files
        except FileExistsError:
            number += 1
        except OSError as error:
            raise _unwritable(file, error) from None
        else:
            break
    if game.own_box:  # the game was loaded with a file of the owner's
        _write(components_of(file), game.box.raw)
    return file


def components_of(file: Path) -> Path:
    """Where the component set of a kept game lies, if it is not the shipped one."""
    return file.with_suffix(".toml")


def keep(table: Table, file: Path) -> None:
    """Write the game down; the old file stays whole if that fails, or if another window has written it since."""
    if file in _seen and _stamp(file) != _seen[file]:
        raise AffinageError(
            f"{file.stem} is open in another window, which has played on. This window no longer keeps it: leave with q."
        )
    try:
        replay.save(table, file)
        _seen[file] = _stamp(file)
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        raise _unwritable(file, error) from None


def export(table: Table, file: Path) -> None:
    """A copy for the player, never over a file that is there."""
    if file.exists():
        raise AffinageError(f"{file} is already there; choose another name.")
    keep(table, file)


def _stamp(file: Path) -> tuple[int, int, int]:
    """What tells one writing of a file from another."""
    found = file.stat()
    return found.st_ino, found.st_mtime_ns, found.st_size


def open_kept(kept: Kept) -> Table:
    """The kept game, ready to go on."""
    _seen[kept.file] = _stamp(kept.file)
    own = components_of(kept.file)
    table = replay.load(kept.file, own if own.exists() else None)
    table.deal()
    return table


def kept_games() -> list[Kept]:
    """All kept games, the newest first."""
    files = folder().glob("*.json") if folder().is_dir() else []
    return sorted((_glance(file) for file in files), key=lambda kept: kept.when, reverse=True)


def find(name: str) -> Kept:
    """A kept game by its name."""
    known = {kept.id: kept for kept in kept_games()}
    wanted = name.removesuffix(".json")
    if wanted not in known:
        hint = nearest(wanted, list(known)) if known else " No game is kept here."
        raise AffinageError(f'There is no kept game "{name}".{hint}')
    return known[wanted]


def _glance(file: Path) -> Kept:
    """What the header says, unverified: a list of games must not take seconds."""
    when = datetime.fromtimestamp(file.stat().st_mtime).astimezone()
    try:
        content: Any = json.loads(file.read_text("utf-8"))
        box = None if components_of(file).exists() else str(content["components"]["hash"])
        return Kept(
            file.stem,
            file,
            when,
            str(content["game"]),
            tuple(str(seat["name"]) for seat in content["seats"]),
            len(content["moves"]),
            "result" in content,
            "" if is_here(content["game"], content["rules"], box) else "not-kept",
        )
    except (OSError, ValueError, LookupError, TypeError, RecursionError):
        return Kept(file.stem, file, when, problem="damaged")


def _write(file: Path, raw: bytes) -> None:
    try:
        file.write_bytes(raw)
    except OSError as error:
        raise _unwritable(file, error) from None


def _unwritable(file: Path, error: OSError | ValueError) -> AffinageError:
    why = getattr(error, "strerror", None) or error
    return AffinageError(f"{file} cannot be written: {why}. AFFINAGE_HOME names another folder for kept games.")
