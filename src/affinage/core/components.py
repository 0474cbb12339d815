"""What is in the box: component files, where each figure comes from, and sets a person has corrected.

A game reads its box by `read(__package__)`. When somebody plays with a file of their own, the game's package is loaded
once more under another name with that file as its box: rules, tables and compiled code of both sets live side by side.
"""

import hashlib
import json
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from .about import folder_of, home_of
from .errors import ComponentError

SOURCES = ("rulebook", "public", "rebuilt")
_other_boxes: dict[str, bytes] = {}


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


def lent(package: str) -> bool:
    """Whether a package reads another box than the one in its folder."""
    return package in _other_boxes


def lend(package: str, raw: bytes) -> None:
    """From now on `package` reads this file's bytes as its box."""
    _other_boxes[package] = raw


def read_file(file: Path) -> bytes:
    """A user's file, or a sentence why not."""
    try:
        return file.read_bytes()
    except FileNotFoundError:
        raise ComponentError(f"There is no file {file}.") from None
    except OSError as error:
        raise ComponentError(f"{file} cannot be read: {error.strerror}.") from None
