"""What the judge of component sets says, as a reader of the page hears it: in the page's language, in words.

Judges speak English, for the command line. Every sentence of theirs, or part of one, has its German in `judged.de.toml`
beside the words of its game, with the figures in braces; parts that were taken over are told in the same way, so that a
sentence may be put together of several. Ids that a game has words for become those words in every language.
"""

import re
import tomllib
from functools import cache
from pathlib import Path

from affinage.core.words import HOUSE, Say

DEEPEST = 20  # sentences within sentences
_GAP = re.compile(r"\{(\w+)\}")
_ROW = re.compile(r'(\[\[\w+\]\] \d+(?: "[^"]*")?: )(.+)', re.DOTALL)
_ID = re.compile(r'"([a-z][a-z0-9_-]*)"')
_BARE = re.compile(r"(?<![\w\[\"/-])[a-z][a-z0-9]*(?:[_-][a-z0-9]+)*(?![\w\]\"/-])")


def catalogue(folder: Path, language: str) -> dict[str, str]:
    """The sentences of one folder of words."""
    file = folder / f"judged.{language}.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


class Told:
    """Sentences of one game's judge in one language."""

    def __init__(self, folder: Path, say: Say) -> None:
        self.say = say
        known = catalogue(HOUSE, say.language) | catalogue(folder, say.language)
        # the longest first: whoever has most words of its own is meant
        said = sorted(known.items(), key=lambda pair: -len(_GAP.sub("", pair[0])))
        self.known = [
            (_pattern(english), own, english.endswith((".", "?", "{why}", "{hint}"))) for english, own in said
        ]

    def __call__(self, sentence: str) -> str:
        """The sentence in this language, or as it was where nobody has put it yet. Labels of rows stay as they are."""
        row = _ROW.fullmatch(sentence)
        return row[1] + self._told(row[2]) if row else self._told(sentence)

    def named(self, sentence: str) -> str:
        """The sentence with words for the ids that stand in it."""
        return _ID.sub(self._named, sentence)

    def _told(self, text: str, depth: int = 0) -> str:
        whole = text.endswith((".", "?"))
        for pattern, own, sentence in self.known if depth < DEEPEST else ():
            found = pattern.fullmatch(text) if sentence == whole else None
            if found:
                parts = {name: self._told(part, depth + 1) for name, part in found.groupdict().items()}
                return _filled(own, parts)
        return self._figures(text) if depth else text

    def _figures(self, text: str) -> str:
        """Figures as they stand in a file, in words; what is no such figure stays."""
        if all(self._called(word) for word in _BARE.findall(text)):
            return _BARE.sub(lambda word: self._called(word[0]), text)
        return text

    def _named(self, found: re.Match[str]) -> str:
        called = self._called(found[1])
        return f"“{called}”" if called and self.say.language == "en" else f"„{called}“" if called else found[0]

    def _called(self, word: str) -> str:
        plain = word.replace("_", "-")
        keys = (f"box-word-{plain}", f"upgrade-{plain}", f"card-{plain}", f"dish-{plain}", f"box-key-{plain}")
        return next((self.say(key) for key in keys if self.say.has(key)), "")


def _filled(own: str, parts: dict[str, str]) -> str:
    return _GAP.sub(lambda gap: parts[gap[1]], own)


def _pattern(english: str) -> re.Pattern[str]:
    found, at = "", 0
    for gap in _GAP.finditer(english):
        found += re.escape(english[at : gap.start()])
        found += f"(?P<{gap[1]}>.{'*' if gap[1] in ('hint', 'why') else '+'}?)"
        at = gap.end()
    return re.compile(found + re.escape(english[at:]), re.DOTALL)


@cache
def told(folder: Path, say: Say) -> Told:
    """A game's sentences, read once."""
    return Told(folder, say)
