"""What the page of component sets shows: the form, the words around it, and what is found while somebody types."""

import re
from functools import cache
from typing import Any

from affinage.core.about import folder_of, names
from affinage.core.box import BoxRules, form
from affinage.core.box_findings import Content, Finding
from affinage.core.box_sets import Change, changes, fingerprint, sources
from affinage.core.components import ACCEPTED, SOURCES, Box, parse, under_our_name
from affinage.core.errors import ComponentError
from affinage.core.game import declared_box, find
from affinage.core.words import Say, keys

from .box_told import told

Json = dict[str, Any]
MOST_FINDINGS = 60
_SECTION = re.compile(r"(\[\w+\]) (?=[^.:;]* = )")  # at the beginning, before what stands in the section
_LABEL = re.compile(r'\[\[(\w+)\]\](?: (\d+)(?: "[^"]*")?)?|\[(\w+)\]')


def sheet(game: str, box: Box, language: str) -> Json:
    """A set with the form to edit it."""
    declared, say = declared_box(game), find(game).say(language)
    return {
        "game": game,
        "title": say("title"),
        "form": form(declared),
        "words": words(game, say),
        "content": box.content,
        **standing(game, box.content, say, box),
    }


def standing(game: str, content: Content, say: Say, box: Box | None = None) -> Json:
    """How a set stands: what is found, and what it is."""
    declared = declared_box(game)
    found = declared.check(content)
    sound = not found.broken
    return {
        "name": _name(content),
        "fingerprint": fingerprint(declared, content) if sound else "",
        "key": box.key if box is not None else "",
        "playable": sound,
        "our_name": box is not None and under_our_name(game, box),
        "sources": counted(content),
        "findings": [_finding(game, one, content, say) for one in found.found[:MOST_FINDINGS]],
    }


def _name(content: Content) -> str:
    head = content.get("set")
    return str(head.get("name", ""))[:80] if isinstance(head, dict) else ""


def counted(content: Content) -> dict[str, int]:
    """How many rows come from where; a row of mixed origin counts for the least sure one."""
    found = dict.fromkeys(SOURCES, 0)
    for section, rows in content.items():
        for row in rows if isinstance(rows, list) else [rows]:
            if section not in ("set", ACCEPTED) and isinstance(row, dict):
                known = [source for source in sources(row) if source in SOURCES]
                if known:
                    found[max(known, key=SOURCES.index)] += 1
    return found


def _finding(game: str, one: Finding, content: Content, say: Say) -> Json:
    place = one.place
    return {
        "level": one.level,
        "rule": one.rule,
        "section": place.section,
        "row": place.row,
        "key": place.key,
        "at": place.path,
        "sentence": spoken(game, one.sentence, content, say),
        "open": one.open,
        "accepted": one.accepted,
    }


def spoken(game: str, sentence: str, content: Content, say: Say) -> str:
    """A sentence as the page says it: Beer 12, not [[card]] 12 "green-hop-ale"."""

    declared = declared_box(game)

    def label(found: re.Match[str]) -> str:
        section = found[1] or found[3]
        if section not in declared.parts or sentence.startswith(f"{section} must be "):  # how it is to be written
            return found[0]
        return called(content, declared, section, int(found[2]), say) if found[2] else _word(say, "section", section)

    here = told(folder_of(game) / "words", say)
    said = here(sentence)
    start = _SECTION.match(said)
    return here.named(_LABEL.sub(label, f"{start[1]}: {said[start.end() :]}" if start else said))


def called(content: Content, declared: BoxRules, section: str, number: int, say: Say) -> str:
    """What a row is called on the page: by its own name or ours, or by its kind and its number among those."""
    part, rows = declared.parts[section], content.get(section)
    row = rows[number - 1] if isinstance(rows, list) and 0 < number <= len(rows) else None
    name = _row_name(say, section, row, part.named) if isinstance(row, dict) else ""
    if not name and part.groups and isinstance(row, dict) and isinstance(rows, list):
        word = row.get(part.groups.key)
        before = [other for other in rows[:number] if isinstance(other, dict) and other.get(part.groups.key) == word]
        name = f"{_word(say, 'word', word)} {len(before)}" if isinstance(word, str) else ""
    return name or f"{_word(say, 'section', section)} {number}"


def _row_name(say: Say, section: str, row: Json, named: str) -> str:
    own, known = row.get("name"), row.get(named)
    if isinstance(own, str) and own:
        return own
    return say(f"{section}-{known}") if isinstance(known, str) and say.has(f"{section}-{known}") else ""


def _plain(word: str) -> str:
    """A word of a component file as the names of messages have it."""
    return word.replace("_", "-").replace("/", "-").lower()


def _word(say: Say, kind: str, word: str) -> str:
    key = f"box-{kind}-{_plain(word)}"
    if say.has(key):
        return say(key)
    readable = word.replace("_", " ").replace("-", " ")
    return readable[:1].upper() + readable[1:]


@cache
def words(game: str, say: Say) -> Json:
    """What sections, keys, words and our own rows are called, in one language."""
    declared = form(declared_box(game))
    content = find(game).box.content
    known = [key for key in keys(folder_of(game) / "words", say.language) if key.startswith("box-word-")]
    words = {key.removeprefix("box-word-"): say(key) for key in known}  # also for codes, such as B2
    found: Json = {"sections": {}, "keys": {}, "where": {}, "words": words, "rows": {}}
    for section in declared["sections"]:
        name = section["name"]
        found["sections"][name] = _word(say, "section", name)
        fields = [
            *section["fields"],
            *(f for case in section.get("cases", {}).get("fields", {}).values() for f in case),
        ]
        for field in fields:
            own = f"box-key-{name}-{field['key']}".replace("_", "-")
            found["keys"][f"{name}.{field['key']}"] = say(own) if say.has(own) else _word(say, "key", field["key"])
            where = f"box-where-{name}-{field['key']}".replace("_", "-")
            if say.has(where):
                found["where"][f"{name}.{field['key']}"] = say(where)
            for word in _choices(field):
                found["words"][_plain(word)] = _word(say, "word", word)
        rows = content.get(name)
        named = section.get("named", "id")
        found["rows"][name] = {
            str(row[named]): told
            for row in (rows if isinstance(rows, list) else [])
            if named in row and (told := _row_name(say, name, row, named))
        }
    return found


def _choices(field: Json) -> list[str]:
    inner = [field["of"]] if isinstance(field.get("of"), dict) else field.get("parts", [])
    words = [*field.get("choices", []), *field.get("keys", [])]
    return [*words, *(word for one in inner for word in _choices(one))]


def read(game: str, text: str, say: Say) -> Box:
    """A file's text as a set of this game, or a sentence why it is none."""
    box = parse(text.encode("utf-8"), say("box-this-file"))
    known = {name: len(box.content.keys() & declared_box(name).parts.keys() - {"set"}) for name in names()}
    likely = max(known, key=lambda name: (known[name], name == game))
    if not known[likely]:
        raise ComponentError(say("box-of-no-game"))
    if likely != game:
        raise ComponentError(say("box-of-another-game", other=find(likely).say(say.language)("title")))
    return box


def differences(game: str, before: Content, after: Content, say: Say) -> list[Json]:
    """What differs between two sound sets."""
    declared = declared_box(game)
    return [_change(change, say) for change in changes(declared, before, after)]


def _change(change: Change, say: Say) -> Json:
    known = f"{change.section}-{change.row}"
    return {
        "section": change.section,
        "row": say(known) if say.has(known) else change.row,
        "key": change.key,
        "before": change.before,
        "after": change.after,
        "at": change.at,
        "to": change.to,
    }
