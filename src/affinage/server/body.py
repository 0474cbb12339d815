"""Request bodies, read strictly: what JSON parsers disagree about or choke on is refused before all else."""

import json
import math
from typing import Any

MOST_BYTES = 16 * 1024  # the longest that a page sends is a filled score pad, of two
MOST_VALUES = 1000
MOST_OF_A_BOX = 128 * 1024  # bytes of a component set; the longest of the house has 17 kB
VALUES_OF_A_BOX = 8000
MOST_DEPTH = 12
MOST_DIGITS = 15


class BadBody(Exception):  # noqa: N818 - says what it is
    """A body that is refused, with the key of the sentence why."""


def parse(raw: bytes, most_bytes: int = MOST_BYTES, most_values: int = MOST_VALUES) -> Any:
    """The value, or BadBody."""
    if len(raw) > most_bytes:
        raise BadBody("server-body-too-big")
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError:
        raise BadBody("server-body-no-json") from None
    if depth(text) > MOST_DEPTH:
        raise BadBody("server-body-too-deep")
    try:
        value = json.loads(
            text,
            object_pairs_hook=_once,
            parse_constant=_no_constant,
            parse_int=_small,
            parse_float=_finite,
        )
    except (ValueError, RecursionError):
        raise BadBody("server-body-no-json") from None
    _clean(value, [most_values])
    return value


def limits(path: str) -> tuple[int, int]:
    """How many bytes and values may be sent there: a component set is long."""
    return (MOST_OF_A_BOX, VALUES_OF_A_BOX) if path.startswith("/api/boxes/") else (MOST_BYTES, MOST_VALUES)


def depth(text: str) -> int:
    """How deep lists and maps lie in each other, without reading them."""
    deepest = level = 0
    in_text = escaped = False
    for c in text:
        if in_text:
            if escaped:
                escaped = False
            elif c == "\\":
                escaped = True
            elif c == '"':
                in_text = False
        elif c == '"':
            in_text = True
        elif c in "[{":
            level += 1
            deepest = max(deepest, level)
        elif c in "]}":
            level -= 1
    return deepest


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise BadBody("server-body-twice")
    return found


def _no_constant(name: str) -> Any:  # noqa: ARG001 - NaN and its kin are refused by any name
    raise BadBody("server-body-number")


def _small(digits: str) -> int:
    if len(digits.lstrip("-")) > MOST_DIGITS:
        raise BadBody("server-body-number")
    return int(digits)


def _finite(digits: str) -> float:
    number = float(digits)
    if len(digits) > 32 or not math.isfinite(number):
        raise BadBody("server-body-number")
    return number


def _clean(value: Any, left: list[int]) -> None:
    """No text may hold a zero byte or half a character: databases and encoders fail on them. `left`: so many values."""
    left[0] -= 1
    if left[0] < 0:
        raise BadBody("server-body-too-big")
    if isinstance(value, str):
        if "\0" in value or any("\ud800" <= c <= "\udfff" for c in value):
            raise BadBody("server-body-text")
    elif isinstance(value, dict):
        for key, inner in value.items():
            _clean(key, left)
            _clean(inner, left)
    elif isinstance(value, list):
        for inner in value:
            _clean(inner, left)
