"""Words for judging a component file that somebody has written: they bear anything that TOML can say."""

import json
from collections.abc import Iterator
from typing import Any, TypeGuard

from .errors import nearest

Content = dict[str, Any]


def shown(value: object) -> str:
    """A figure as it stands in the file."""
    return json.dumps(value, default=str, ensure_ascii=False)[:60]


def is_number(value: object, least: int, most: int) -> TypeGuard[int]:
    """Whether it is a whole number in this range; true and false are none."""
    return type(value) is int and least <= value <= most


def table_in(content: Content, section: str) -> Content:
    """A section with its figures, empty where there is no such section."""
    found = content.get(section)
    return found if isinstance(found, dict) else {}


def unlike(found: Content, known: tuple[str, ...], label: str, free: tuple[str, ...] = ()) -> Iterator[str]:
    """What is missing, and what has no meaning here; `free` may be there or not."""
    for key in known:
        if key not in found:
            yield f"{label}: {key} is missing."
    for key in found:
        if key not in known + free:
            yield f"{label}: {key} has no meaning here.{nearest(key, list(known))}"


def no_word(value: object, known: tuple[str, ...]) -> str:
    """The nearest right word, or all of them where it is no word at all."""
    return nearest(value, list(known)) if isinstance(value, str) else f" There is: {', '.join(known)}."


def unreadable(content: Content) -> Iterator[str]:
    """TOML keeps to 64 bits, but Python reads more; and nothing in a component file lies deep."""
    left: list[tuple[Any, int]] = [(content, 0)]
    while left:
        value, depth = left.pop()
        if type(value) is int and abs(value) >= 2**63:
            yield "A number in the file has more digits than any figure can have."
        elif isinstance(value, dict | list) and depth > 6:
            yield "Something in the file is nested deeper than any figure can be."
        elif isinstance(value, dict | list):
            left += [(inner, depth + 1) for inner in (value.values() if isinstance(value, dict) else value)]
