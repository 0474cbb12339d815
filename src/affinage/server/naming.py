"""Names: what people may be called, and a game's sentences with the players' names for its seats."""

import unicodedata
from collections.abc import Sequence
from typing import Any

from affinage.agents.names import BOT_NAMES
from affinage.core.words import Say

LONGEST = 32
MARKS = 3  # accents, joiners and the like after one letter
_UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # control, format (bidi too), surrogates, private, unassigned
_JOINERS = "\u200c\u200d"  # they belong into words of some languages, and into pictures of several signs
_BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # Unicode calls them letters or signs; nobody sees them
# Letters of other scripts that look like Latin ones; a part of what Unicode lists as confusable (UTS 39).
_LIKE = str.maketrans("аеорсухіјѕԁһԛԝкмнтвгαοενικρτυχωνᴀ０１", "aeopcyxijsdhqwkmhtbraoevikptuxwva01")


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
    fine = all(map(readable, name))
    fine = fine and not any(c in _JOINERS and _alone(name, at) for at, c in enumerate(name))
    fine = fine and not any(all(map(leans, name[at : at + MARKS + 1])) for at in range(len(name) - MARKS))
    seen = any(unicodedata.category(c)[0] in "LNPS" for c in name)
    return name if fine and seen and len(name) <= LONGEST else None


def readable(c: str) -> bool:
    """Whether a sign can stand in what people write: seen, or joining signs that are."""
    return c in _JOINERS or (c not in _BLANK and unicodedata.category(c) not in _UNSEEN)


def leans(c: str) -> bool:
    """Whether a sign stands on the one before it, or joins it to the next: many of them would make a tower."""
    return c in _JOINERS or unicodedata.category(c) in ("Mn", "Me")


def label_from(text: str) -> str:
    """What a device is called in a list, cut to what can be shown."""
    clean = "".join(c for c in unicodedata.normalize("NFC", text) if readable(c))
    return " ".join(clean.split())[:LONGEST]


def _alone(name: str, at: int) -> bool:
    """Whether a joiner joins nothing: it stands between two signs that can be seen."""
    around = name[at - 1 : at] if at else "", name[at + 1 : at + 2]
    return not all(c and c not in _JOINERS and not c.isspace() and not c.isascii() for c in around)


def look(name: str) -> str:
    """What a name looks like: names that people take for the same have the same look."""
    seen = unicodedata.normalize("NFKD", name).casefold().translate(_LIKE)
    return "".join(c for c in seen if c not in _JOINERS and not unicodedata.category(c).startswith("M"))


def bot_name(level: str, others: Sequence[str]) -> str:
    """A name for a bot that nobody at the table has: one of its level, or else any."""
    taken = {look(other) for other in others}
    every = [*BOT_NAMES[level], *(name for names in BOT_NAMES.values() for name in names)]
    return next(name for name in every if look(name) not in taken)


def apart(name: str, others: Sequence[str]) -> str:
    """The name, with a number where somebody is called so already, or so that nobody could tell them apart."""
    taken = {look(other) for other in others}
    if look(name) not in taken:
        return name
    number = 2
    while look(f"{name} {number}") in taken:
        number += 1
    return f"{name} {number}"
