"""A component set written as the file that people and the command line read: always the same bytes for a content."""

import json
import re
from datetime import date, datetime, time
from typing import Any

from .box_findings import Content

HEAD = """\
# A component set for Affinage: figures alone, no texts or pictures of the box.
#
# Where a figure comes from: owner (somebody checked it against the box), rulebook, public (an owner wrote it down) or
# rebuilt (ours). `affinage components check` says what is wrong with this file; `affinage play --components` takes it.
"""
_BARE = re.compile(r"[A-Za-z0-9_-]+")


def written(content: Content) -> str:
    """The whole file."""
    parts = [HEAD]
    loose = {key: value for key, value in content.items() if not _opens(value)}
    if loose:
        parts.append(_lines(loose))
    for name, found in content.items():
        if isinstance(found, dict):
            parts.append(f"[{_key(name)}]\n{_lines(found)}")
        elif _opens(found):
            parts += [f"[[{_key(name)}]]\n{_lines(row)}" for row in found]
    return "\n".join(parts)


def _opens(value: object) -> bool:
    """Whether it is a section, or rows, with a heading of their own."""
    return isinstance(value, dict) or (
        isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)
    )


def _lines(values: Content) -> str:
    return "".join(f"{_key(key)} = {_value(value)}\n" for key, value in values.items())


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else _text(name)


def _text(value: str) -> str:
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(key)} = {_value(one)}" for key, one in value.items()) + " }" if value else "{}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    if isinstance(value, date | datetime | time):
        return value.isoformat()
    return repr(value)
