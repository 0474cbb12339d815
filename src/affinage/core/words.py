"""Words in every language, from message catalogues (Fluent) that a translator can edit.

A catalogue is `words/<language>.ftl`: one for the house and one per game. A long one has further chapters beside it,
`words/<chapter>.<language>.ftl`, read in the order of their names. `Say` looks a message up and fills it in.
Messages are parsed when they are first asked for: a list of games needs a dozen of thousands.
"""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any

from .errors import AffinageError, nearest

LANGUAGES = ("en", "de")
HOUSE = Path(__file__).resolve().parent.parent / "words"
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*)[ \t]*=", re.MULTILINE)  # where a message or a term begins
NAME = re.compile(r"-?[a-zA-Z][\w-]*")  # whatever may be the name of one
REMEMBERED = 20_000  # sentences kept ready per language: a table's page asks for the same few thousand again and again


class Say:
    """Messages of one language: `say("storage-full", seat="Ada", n=2)`."""

    def __init__(self, language: str, folders: Iterable[Path] = ()) -> None:
        if language not in LANGUAGES:
            raise AffinageError(f'There is no language "{language}".{nearest(language, list(LANGUAGES))}')
        from fluent.runtime import FluentBundle, FluentResource  # late: rules run without any words

        self.language = language
        self.plain: Say = self  # the same words without any player's name
        self._said: dict[str | tuple[str, tuple[tuple[str, Any], ...]], str] = {}
        self._bundle, self._resource = FluentBundle([language], use_isolating=False), FluentResource
        self._entries: dict[str, str] = {}  # as they stand in the catalogues, until they are in the bundle
        self._known: set[str] = set()
        self._parsing = Lock()  # a message leaves the entries before it is in the bundle: one thread at a time
        for folder in (HOUSE, *folders):
            for key, entry in entries(catalogue(folder, language)).items():
                self._entries.setdefault(key, entry)
        self._known.update(self._entries)

    def __call__(self, key: str, /, **values: Any) -> str:
        """The message, filled in. A missing message or value is a mistake in the catalogue and raises."""
        wanted = (key, tuple(values.items())) if values else key
        said = self._said.get(wanted)
        if said is None:
            said = self._format(key, values)
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            self._said[wanted] = said
        return said

    def _format(self, key: str, values: dict[str, Any]) -> str:
        if key not in self._known:
            raise LookupError(f'{self.language}.ftl has no message "{key}"')
        self._parse(key)
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"{key} has no text of its own"
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise LookupError(f'{self.language}.ftl, message "{key}": {errors[0]}')
        return str(text)

    def _parse(self, key: str) -> None:
        """Bring a message, and whatever it may refer to, from the catalogue into the bundle."""
        wanted = [key]
        with self._parsing:
            while wanted:
                entry = self._entries.pop(wanted.pop(), None)
                if entry is not None:
                    self._bundle.add_resource(self._resource(entry))
                    wanted += NAME.findall(entry)

    def has(self, key: str) -> bool:
        """Whether the catalogue knows this message."""
        return key in self._known


def entries(text: str) -> dict[str, str]:
    """A catalogue's messages and terms by name, each as it stands there with all its lines."""
    starts = list(ENTRY.finditer(text))
    ends = [at.start() for at in starts[1:]] + [len(text)]
    return {at[1]: text[at.start() : end] for at, end in zip(starts, ends, strict=True)}


@cache
def say_in(language: str, folder: Path | None = None) -> Say:
    """A shared `Say` for the house, or for the house and one game's words."""
    return Say(language, () if folder is None else (folder,))


def catalogue(folder: Path, language: str) -> str:
    """All chapters of a catalogue, one after another, as text."""
    chapters = [folder / f"{language}.ftl", *sorted(folder.glob(f"*.{language}.ftl"))]
    return "\n".join(chapter.read_text("utf-8") for chapter in chapters)


def keys(folder: Path, language: str, chapters: bool = True) -> set[str]:
    """The message names that a catalogue defines, with its further chapters or without."""
    text = catalogue(folder, language) if chapters else (folder / f"{language}.ftl").read_text("utf-8")
    return set(re.findall(r"^([a-zA-Z][\w-]*)\s*=", text, re.MULTILINE))
