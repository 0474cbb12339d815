"""What is in the box: component files, where each figure comes from, and sets a person has corrected.

A game reads its box by `read(__package__)`. When somebody plays with a file of their own, the game's package is loaded
once more under another name with that file as its box: rules, tables and compiled code of both sets live side by side.
"""

import hashlib
import json
import time
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from .about import folder_of, home_of
from .errors import ComponentError

SOURCES = ("rulebook", "owner", "public", "rebuilt")  # the surest first
ACCEPTED = "accepted"  # the section with an owner's answers: "my box says so"
_other_boxes: dict[str, bytes] = {}
_used_at: dict[str, float] = {}  # when somebody last asked for such a package, by this computer's running time
_shelves: list[Callable[[str, str], bytes | None]] = []  # where sets of other people are kept


@dataclass(frozen=True)
class Box:
    """One component set: its parsed content, its raw bytes and a short hash that replays name."""

    content: dict[str, Any]
    raw: bytes
    key: str

    @property
    def name(self) -> str:
        """What the set calls itself."""
        return str(self.content["set"]["name"])


def parse(raw: bytes, where: str) -> Box:
    """A component file's bytes as a box; a file that is no TOML is refused with the place of the mistake."""
    try:
        content = tomllib.loads(raw.decode("utf-8-sig").replace("\r\n", "\n"))
    except UnicodeDecodeError as error:
        raise ComponentError(f"{where} is not a text file in UTF-8 (byte {error.start}).") from None
    except tomllib.TOMLDecodeError as error:
        raise ComponentError(f"{where} is not valid TOML: {error}.") from None
    except (ValueError, RecursionError):
        raise ComponentError(f"{where} is not valid TOML: a number or a nesting in it is out of all bounds.") from None
    if not isinstance(content.get("set"), dict) or not isinstance(content["set"].get("name"), str):
        raise ComponentError(f'{where} does not say what it is: a component file opens with [set] and name = "...".')
    try:
        canonical = json.dumps(content, sort_keys=True, ensure_ascii=True, separators=(",", ":"), default=str)
    except (ValueError, RecursionError):
        raise ComponentError(f"{where} holds a number or a nesting out of all bounds.") from None
    return Box(content, raw, hashlib.sha256(canonical.encode()).hexdigest()[:16])


def read(package: str) -> Box:
    """The box of a game's package: the file in its folder, or the one it was loaded with."""
    raw = _other_boxes.get(package)
    if raw is not None:
        return parse(raw, "The component file")
    return parse((home_of(package) / "components.toml").read_bytes(), "components.toml")


@cache
def shipped(name: str) -> str:
    """The hash of the component set that a game is shipped with now."""
    return parse((folder_of(name) / "components.toml").read_bytes(), "components.toml").key


def look_in(shelf: Callable[[str, str], bytes | None]) -> None:
    """From now on, sets that tables and replays name by their hash are also looked for here, by game and hash."""
    _shelves.append(shelf)


def look_no_more(shelf: Callable[[str, str], bytes | None]) -> None:
    """What was kept there is not found any more."""
    if shelf in _shelves:
        _shelves.remove(shelf)


def kept(game: str, key: str) -> bytes | None:
    """A set that somebody else's table is played with, as it is kept; None where nobody has it."""
    return next((raw for shelf in _shelves if (raw := shelf(game, key)) is not None), None)


@contextmanager
def at_hand(game: str, box: Box) -> Iterator[None]:
    """Meanwhile this set is found, too."""

    def shelf(name: str, key: str) -> bytes | None:
        return box.raw if (name, key) == (game, box.key) else None

    look_in(shelf)
    try:
        yield
    finally:
        look_no_more(shelf)


def under_our_name(game: str, box: Box) -> bool:
    """Whether a changed set still bears the shipped one's name: whoever reads the name would take it for that."""
    ours = parse((folder_of(game) / "components.toml").read_bytes(), "components.toml")
    return box.name == ours.name and box.key != ours.key


def lendings() -> dict[str, float]:
    """The packages that read a box of their own, each a game loaded once more, and when they were last asked for."""
    return {package: _used_at.get(package, 0.0) for package in list(_other_boxes)}


def lend(package: str, raw: bytes) -> None:
    """From now on `package` reads this file's bytes as its box."""
    _other_boxes[package] = raw


def used(package: str) -> None:
    """Somebody asks for a package now."""
    _used_at[package] = time.monotonic()


def take_back(package: str) -> None:
    """The package is not there any more."""
    _other_boxes.pop(package, None)
    _used_at.pop(package, None)


def read_file(file: str | Path) -> bytes:
    """A user's file, or a sentence why not."""
    try:
        return Path(file).read_bytes()
    except FileNotFoundError:
        raise ComponentError(f"There is no file {file}.") from None
    except OSError as error:
        raise ComponentError(f"{file} cannot be read: {error.strerror}.") from None
