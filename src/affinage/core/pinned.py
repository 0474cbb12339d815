"""Rules of earlier versions, kept so that a game is played to its end by the rules it began with.

A kept version is a game's whole folder, packed into one file under `games/pinned` that is named by game, rules version
and component set: `fromage-1-0123456789abcdef.tar.xz`. `scripts/pin.py` makes it before the rules are changed. Packed
twice, the same folder gives the same bytes. To be played it is unpacked once, into the cache, and loaded under another
name, as games with an owner's component set are (`game.find`).
"""

import ast
import atexit
import hashlib
import io
import lzma
import shutil
import tarfile
import tempfile
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from . import components
from .about import about, names
from .compile import cache_root

PLACE = Path(__file__).resolve().parent.parent / "games" / "pinned"
ENDING = ".tar.xz"
_LAID = {"__pycache__"}  # what Python itself lays into a folder
NET = "mind.npz"  # a trained net is not kept with the rules: bots of earlier versions think without one


@dataclass(frozen=True, order=True)
class Pinned:
    """One kept version of a game, in its file."""

    game: str
    version: int
    box: str  # the hash of the component set that it was shipped with
    file: Path

    @property
    def alias(self) -> str:
        """The last part of the name under which its package is loaded."""
        return f"{self.game.replace('-', '_')}__{self.version}_{self.box}"


def kept(folder: Path = PLACE) -> tuple[Pinned, ...]:
    """Every version that is kept, by game and version."""
    found = []
    for file in folder.glob(f"*{ENDING}"):
        game, version, box = file.name.removesuffix(ENDING).rsplit("-", 2)
        found.append(Pinned(game, int(version), box, file))
    return tuple(sorted(found))


def gone(folder: Path = PLACE) -> dict[tuple[str, int], str]:
    """The versions that were shipped once and are not kept, with the reason."""
    rows = tomllib.loads((folder / "gone.toml").read_text("utf-8"))["gone"]
    return {(row["game"], row["version"]): row["why"] for row in rows}


@cache
def _all() -> tuple[Pinned, ...]:
    return kept()


def one(game: str, version: int, box: str | None = None) -> Pinned | None:
    """The kept version with this component set; whatever the set, if none is named."""
    found = [p for p in _all() if (p.game, p.version) == (game, version) and box in (None, p.box)]
    return found[-1] if found else None


def is_here(game: str, version: int, box: str | None = None) -> bool:
    """Whether a game can be played by these rules and with this set, now or as a kept version; nothing is loaded."""
    if game not in names(everything=True):
        return False
    newest = version == about(game).version
    if (newest and box in (None, components.shipped(game))) or one(game, version, box) is not None:
        return True
    rules = newest or one(game, version) is not None
    return rules and box is not None and components.kept(game, box) is not None


def versions(game: str) -> list[int]:
    """Which earlier versions of a game are kept."""
    return sorted({p.version for p in _all() if p.game == game})


def pack(files: Mapping[str, bytes]) -> bytes:
    """A game's files, by their names in its folder, as one file: the same files give the same bytes."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for name in sorted(files):
            entry = tarfile.TarInfo(name)
            entry.size = len(files[name])
            tar.addfile(entry, io.BytesIO(files[name]))
    return lzma.compress(packed.getvalue(), preset=9 | lzma.PRESET_EXTREME)


def unpack(packed: bytes) -> dict[str, bytes]:
    """The files again."""
    with tarfile.open(fileobj=io.BytesIO(lzma.decompress(packed))) as tar:
        found = {entry.name: tar.extractfile(entry) for entry in tar}
        return {name: content.read() for name, content in found.items() if content is not None}


def name_of(files: Mapping[str, bytes]) -> str:
    """What the file of a packed game is called: by what its sources say of themselves."""
    about = {
        word.arg: ast.literal_eval(word.value)
        for node in ast.walk(ast.parse(files["__init__.py"]))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "About"
        for word in node.keywords
        if word.arg
    }
    box = components.parse(files["components.toml"], "components.toml")
    return f"{about['name']}-{about['version']}-{box.key}{ENDING}"


@cache
def unpacked(this: Pinned) -> Path:
    """The folder of a kept version, laid out in the cache: whole, or not at all."""
    packed = this.file.read_bytes()
    files, root = unpack(packed), cache_root()
    if root is None:  # nothing can be kept: for this process alone
        root = Path(tempfile.mkdtemp(prefix="affinage-"))
        atexit.register(shutil.rmtree, root, ignore_errors=True)
    home = root / "pinned" / f"{this.alias}-{hashlib.sha256(packed).hexdigest()[:16]}"
    if _as_packed(home, files):
        return home
    home.parent.mkdir(parents=True, exist_ok=True)
    room = Path(tempfile.mkdtemp(dir=home.parent))
    for name, content in files.items():
        (room / name).parent.mkdir(parents=True, exist_ok=True)
        (room / name).write_bytes(content)
    if home.exists() and not _as_packed(home, files):  # somebody has tidied up in there
        home.rename(Path(tempfile.mkdtemp(dir=home.parent)) / "old")
    try:
        room.rename(home)
    except OSError:  # another process was quicker
        shutil.rmtree(room, ignore_errors=True)
    return home


def _as_packed(home: Path, files: Mapping[str, bytes]) -> bool:
    """Whether a folder holds these files and no others."""
    there = {
        file.relative_to(home).as_posix(): file
        for file in home.rglob("*")
        if file.is_file() and not _LAID & set(file.relative_to(home).parts)
    }
    return there.keys() == files.keys() and all(there[name].read_bytes() == files[name] for name in files)


def files_in(folder: Path) -> dict[str, bytes]:
    """A game's files as they lie in its folder."""
    return {
        file.relative_to(folder).as_posix(): file.read_bytes()
        for file in sorted(folder.rglob("*"))
        if file.is_file() and file.name != NET and not _LAID & set(file.relative_to(folder).parts)
    }
