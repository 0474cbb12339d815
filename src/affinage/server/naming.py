"""Names: what people may be called, and a game's sentences with the players' names for its seats."""

import unicodedata
from collections.abc import Sequence
from typing import Any

from affinage.core.words import Say

LONGEST = 32
_UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # control, format (bidi too), surrogates, private, unassigned
_JOINERS = "\u200c\u200d"  # they belong into words of some languages, and into pictures of several signs


class Named(Say):
    """A game's words in which a seat is called by its player's name. Names are text, never part of a message."""

    def __init__(self, say: Say, names: Sequence[str]) -> None:
        vars(self).update(vars(say))  # the same catalogue, and the same memory of what was said
        self._names = tuple(names)

    def __call__(self, key: str, /, **values: Any) -> str:
        """The message, filled in; `seat` is the name of whoever sits there."""
        if not values and key in self._said:
            return self._said[key]
        if key == "seat" and values["n"] in range(1, len(self._names) + 1):
            return self._names[int(values["n"]) - 1]
        return super().__call__(key, **values)


def name_from(text: str) -> str | None:
    """A name of 1 to 32 visible characters, in one spelling; nothing where it is none."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    fine = all(c in _JOINERS or unicodedata.category(c) not in _UNSEEN for c in name)
    seen = any(unicodedata.category(c)[0] in "LNPS" for c in name)
    return name if fine and seen and len(name) <= LONGEST else None


def apart(name: str, others: Sequence[str]) -> str:
    """The name, with a number where somebody is called so already."""
    taken = {other.casefold() for other in others}
    if name.casefold() not in taken:
        return name
    number = 2
    while f"{name} {number}".casefold() in taken:
        number += 1
    return f"{name} {number}"
