"""One language for component files: their shape, what the rules need, what the rule book shows, what we aim at.

    BOX = BoxRules(
        limits=section(rounds=number(1, 20), coins=number(0, 30)),
        crate=rows(1, 20, id=slug, copies=number(1, 20)),
    )
    BOX.needs(at_least("crates-for-rounds", total("crate", "copies"), figure("limits", "rounds"), "There must be ..."))
    BOX.facts(printed("limits", {"rounds": 5}))
    BOX.aims(about("as-much-of-both", total("crate", "cheese"), total("crate", "bread"), 4, "..."))

A game's `box.py` holds its `BOX`: files are judged by it, and a page's forms are drawn from it (`form`). A shape bears
anything that TOML can say. Needs are asked where the sections that they read are sound; facts and aims where nothing
is broken. Kinds of values are in `box_values`, words for judges in `box_judges`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from .box_findings import Content, Finding, Findings, Level, Place, Row, Said, rows_of, shown, unreadable
from .box_judges import Judge
from .box_values import Choice, Code, Field, RowOf, Text, Value, near
from .components import ACCEPTED, SOURCES

SHAPE_RULES = (
    "unreadable", "section", "rows", "groups", "missing", "unknown", "value", "reference", "twice", "source",
)  # fmt: skip
Values = Mapping[str, Value]


@dataclass(frozen=True)
class Cases:
    """A key whose word decides about further keys."""

    key: str
    keys_of: Mapping[str, Values]


@dataclass(frozen=True)
class Groups:
    """A key by which rows fall into groups of a certain size, least and most."""

    key: str
    sizes: Mapping[str, tuple[int, int]]


@dataclass(frozen=True)
class Part:
    """One [section], or all rows of a [[section]]."""

    values: Values
    least: int = 0
    most: int = 0  # 0: one section
    named: str = "id"  # the key that tells rows apart
    cases: Cases | None = None
    either: tuple[str, ...] = ()  # a row has exactly one of these keys
    groups: Groups | None = None
    sourced: bool = True  # says where its figures come from
    more: bool = False  # keys that nobody reads may be there too

    def keys_of(self, row: Row) -> tuple[dict[str, Value], bool]:
        """The keys that this row is to have, and whether the word that decides about them is known."""
        found = dict(self.values)
        given = [key for key in self.either if key in row]
        for key in self.either:
            if key not in given[-1:]:
                del found[key]
        if self.cases is None or self.cases.key not in found:
            return found, True
        word = row.get(self.cases.key)
        known = isinstance(word, str) and word in self.cases.keys_of
        return found | dict(self.cases.keys_of[word] if known else {}), known

    def named_by(self, key: str) -> "Part":
        """Rows are told apart by this key, not by an id."""
        return replace(self, named=key)

    def by(self, key: str, keys_of: Mapping[str, Values]) -> "Part":
        """The word that stands under this key decides about further keys, or leaves less choice for the others."""
        return replace(self, cases=Cases(key, keys_of))

    def with_one_of(self, *keys: str) -> "Part":
        """A row has exactly one of these keys."""
        return replace(self, either=keys)

    def grouped(self, key: str, **sizes: int | tuple[int, int]) -> "Part":
        """So many rows have each word under this key: a number, or least and most."""
        pairs = {word: (size, size) if isinstance(size, int) else size for word, size in sizes.items()}
        return replace(self, groups=Groups(key, pairs))


def section(**values: Value) -> Part:
    """[name] with these keys."""
    return Part(values)


def rows(least: int, most: int, /, **values: Value) -> Part:
    """So many [[name]] with these keys."""
    return Part(values, least, most)


SET_NAME = Text("the name of the set in quotation marks")
SET = Part({"name": replace(SET_NAME, blank=True)}, sourced=False, more=True)  # unless a game is stricter
BY = Text("the name of whoever checked it", may_lack=True)
STRICT_SET = Part({"name": SET_NAME, "by": BY}, sourced=False)
# "My box says so": a fact of ours that an owner overrules, and about which row, section or whole set.
ANSWER = {
    "rule": Code(r"[a-z0-9-]{1,60}", 'the name of a rule, as in "recipes-fit-the-storage"'),
    "at": Code(r"[a-z0-9_/-]{1,80}", 'a section or a row, as in "card" or "card/green-hop-ale"'),
}
MOST_ANSWERS = 200
ENOUGH = 50  # names without a meaning that are told one by one; a file with more of them is none of ours


@dataclass
class Verdict:
    """What is found while a file is judged, and which sections are in order."""

    found: list[Finding] = field(default_factory=list)
    unsound: set[str] = field(default_factory=set)
    ids: dict[str, tuple[str, ...]] = field(default_factory=dict)  # by section, where other rows refer to it

    def add(self, rule: str, place: Place, sentence: str, *, open_: bool = False) -> None:
        """Something is broken."""
        self.found.append(Finding("broken", rule, place, sentence, open_))
        self.unsound.add(place.section)


class BoxRules:
    """What a component file of one game must be."""

    def __init__(self, *, every_source_but: tuple[str, ...] | None = None, **parts: Part) -> None:
        """`every_source_but`: a table of sources must name every key of its row but these; None: it need not."""
        self.parts = {"set": SET} | parts
        self.answers = Part(ANSWER, 0, MOST_ANSWERS, sourced=False)
        self.every_source_but = every_source_but
        self.judges: dict[Level, list[Judge]] = {"broken": [], "against_facts": [], "off_aims": []}

    def needs(self, *judges: Judge) -> None:
        """What the rules cannot do without."""
        self.judges["broken"] += judges

    def facts(self, *judges: Judge) -> None:
        """What the rule book shows."""
        self.judges["against_facts"] += judges

    def aims(self, *judges: Judge) -> None:
        """What we aim at with figures of our own."""
        self.judges["off_aims"] += judges

    def check(self, content: Content) -> Findings:
        """All that can be said. A broken file is not held against facts and aims."""
        beyond = [Finding("broken", "unreadable", Place(), sentence) for sentence in unreadable(content)]
        if beyond:
            return Findings(tuple(beyond))
        verdict = Verdict()
        self._shape(content, verdict)
        for judge in self.judges["broken"]:
            if verdict.unsound.isdisjoint(judge.reads):
                verdict.found += [Finding("broken", judge.rule, *said) for said in judge.said(content)]
        if verdict.found:
            return Findings(tuple(verdict.found))
        answers = {(row["rule"], row["at"]) for row in content.get(ACCEPTED, ())}
        facts = tuple(
            Finding(
                "against_facts", judge.rule, *said, self._open(content, judge, said),
                (judge.rule, said.place.path) in answers,
            )
            for judge in self.judges["against_facts"]
            for said in judge.said(content)
        )  # fmt: skip
        aims = tuple(
            Finding("off_aims", judge.rule, *said, self._open(content, judge, said))
            for judge in self.judges["off_aims"]
            for said in judge.said(content)
            if not self._owned(content, judge, said)
        )
        return Findings(facts + aims)

    def _owned(self, content: Content, judge: Judge, said: Said) -> bool:
        """What we aim at is not held against an owner, whose box is as it is."""
        if said.place.row:
            return "owner" in _sources(content[said.place.section][said.place.row - 1])
        found = [content[name] for name in judge.reads]
        return any("owner" in _sources(row) for part in found for row in (part if isinstance(part, list) else [part]))

    def _open(self, content: Content, judge: Judge, said: Said) -> bool:
        """What is said of all rows together may be settled by correcting those that are still rebuilt."""
        counted = [name for name in judge.reads if self.parts[name].most]
        return said.place.row == 0 and any(_rebuilt(row) for name in counted for row in content[name])

    # The shape

    def _shape(self, content: Content, verdict: Verdict) -> None:
        strange = [name for name in content if name not in self.parts and name != ACCEPTED]
        for name in strange[:ENOUGH]:
            hint = near(name, self.parts) or f" There is: {', '.join(self.parts)}."
            verdict.add("section", Place(name), f"{name} is no section of this file.{hint}")
        for name, part in self.parts.items():
            found = content.get(name)
            brackets, shape = (f"[[{name}]]", list) if part.most else (f"[{name}]", dict)
            if name not in content:
                verdict.add("section", Place(name), f"{brackets} is missing.", open_=True)
            elif not isinstance(found, shape):
                wanted = f"rows that open with {brackets}" if part.most else f"one section {brackets}"
                verdict.add("section", Place(name), f"{name} must be {wanted}.")
            elif part.most:
                self._rows(content, name, part, verdict)
            else:
                self._keys(content, Row(name, 0, content[name]), part, verdict)
        if ACCEPTED in content:
            if isinstance(content[ACCEPTED], list):
                self._rows(content, ACCEPTED, self.answers, verdict)
            else:
                verdict.add("section", Place(ACCEPTED), f"{ACCEPTED} must be rows that open with [[{ACCEPTED}]].")

    def _rows(self, content: Content, name: str, part: Part, verdict: Verdict) -> None:
        within = 2 * part.most  # far too many are too many; nobody goes through a hundred times as many
        for number, row in enumerate(content[name][:within], start=1):
            if not isinstance(row, dict):
                sentence = f"[[{name}]] {number} is {shown(row)}; it must be a row with keys and figures."
                verdict.add("section", Place(name, number), sentence)
        found, n = rows_of(content, name, part.named), len(content[name])
        found = found[:within]
        for row in found:
            self._keys(content, row, part, verdict)
        for key in (key for key, value in part.values.items() if value.unique):
            _once(found, key, verdict)
        if not part.least <= n <= part.most:
            there_are = f"There is 1 row [[{name}]]" if n == 1 else f"There are {n} rows [[{name}]]"
            sentence = f"{there_are}; the game needs {_range(part.least, part.most)}."
            verdict.add("rows", Place(name), sentence, open_=n < part.least)
        if part.groups:
            _groups(found, part.groups, n < part.most, verdict)

    def _keys(self, content: Content, row: Row, part: Part, verdict: Verdict) -> None:
        values, sure = part.keys_of(row)
        missing = {key: key for key, value in values.items() if key not in row and not value.may_lack}
        if part.either and not any(key in row for key in part.either):
            missing[part.either[0]] = " or ".join(part.either)
        if part.sourced and "source" not in row:
            missing["source"] = "source"
        for key, words in missing.items():
            verdict.add("missing", row.place(key), f"{row.label}: {words} is missing.", open_=True)
        strange = [key for key in row.values if key not in values]
        for key in [key for key in row.values if key in values] + strange[:ENOUGH]:
            if key in values:
                self._value(content, row, key, values[key], part, verdict)
            elif key == "source" and part.sourced:
                self._source(row, verdict)
            elif sure and not part.more:
                verdict.add("unknown", row.place(key), f"{row.label}: {key} has no meaning here{_why_not(part, key)}")

    def _value(self, content: Content, row: Row, key: str, value: Value, part: Part, verdict: Verdict) -> None:
        wrongs, rule = list(value.wrong(row[key])), "value"
        if isinstance(value, RowOf) and not wrongs:
            if value.section not in verdict.ids:
                within = rows_of(content, value.section)[: 2 * self.parts[value.section].most]
                verdict.ids[value.section] = tuple(str(other.get("id")) for other in within)
            wrongs, rule = list(value.unknown(row[key], verdict.ids[value.section])), "reference"
        for wrong in wrongs:
            path = (key, *wrong.path)
            where = f"{row.label}{':' if row.number else ''} {' '.join(path)}"
            words = wrong.words
            if part.cases and key in part.values and value is not part.values[key]:  # there is less choice here
                words = f"{words.removesuffix('.')}, since {part.cases.key} = {shown(row[part.cases.key])}."
            verdict.add(rule, row.place(*path), f"{where} {words}")

    def _source(self, row: Row, verdict: Verdict) -> None:
        source, label = row["source"], f"{row.label}{':' if row.number else ''} source"
        one = Choice(SOURCES)
        for key, given in source.items() if isinstance(source, dict) else [("", source)]:
            for wrong in one.wrong(given):
                path = ("source", key) if key else ("source",)
                verdict.add("source", row.place(*path), f"{label}{' ' if key else ''}{key} {wrong.words}")
        if isinstance(source, dict) and self.every_source_but is not None:
            figures = [key for key in row.values if key not in (*self.every_source_but, "source")]
            for key in figures:
                if key not in source:
                    verdict.add("source", row.place("source", key), f"{label}: {key} is missing.", open_=True)
            for key in source:
                if key not in figures:
                    sentence = f"{label}: {key} has no meaning here.{near(key, figures)}"
                    verdict.add("source", row.place("source", key), sentence)


def _rebuilt(row: Content) -> bool:
    return "rebuilt" in _sources(row)


def _sources(row: Content) -> list[str]:
    source = row.get("source")
    return [str(one) for one in (source.values() if isinstance(source, dict) else [source])]


def _why_not(part: Part, key: str) -> str:
    """The end of a sentence about a key that has no meaning in a row."""
    if key in part.either:
        return f"; a row has {' or '.join(part.either)}, not both."
    cases = part.cases.keys_of.items() if part.cases else ()
    words = [word for word, keys in cases if key in keys]
    if part.cases and words:
        return f"; it goes with {part.cases.key} = {' or '.join(map(shown, words))}."
    return "." + (near(key, part.values) or f" There is: {', '.join(part.values)}.")


def _groups(found: list[Row], groups: Groups, room: bool, verdict: Verdict) -> None:
    """As many rows of each group as there must be; `room`: there may be more rows."""
    words = [row.get(groups.key) for row in found]
    if not all(word in tuple(groups.sizes) for word in words):
        return  # a word that is wrong is reason enough
    for word, (least, most) in groups.sizes.items():
        number = words.count(word)
        if not least <= number <= most and found:
            place = Place(found[0].section, key=groups.key)
            have = f"1 row [[{place.section}]] has" if number == 1 else f"{number} rows [[{place.section}]] have"
            sentence = f'{have} {groups.key} = "{word}"; the game needs {_range(least, most)}.'
            verdict.add("groups", place, sentence, open_=number < least and room)


def _range(least: int, most: int) -> str:
    return str(least) if least == most else f"{least} to {most}"


def _once(found: list[Row], key: str, verdict: Verdict) -> None:
    """No two rows have the same."""
    first: dict[str | int, Row] = {}
    for row in found:
        name = row.get(key)
        if isinstance(name, str | int) and (other := first.setdefault(name, row)) is not row:
            sentence = f"{other.label} has the same {key}; every row [[{row.section}]] needs its own."
            verdict.add("twice", row.place(key), f"{row.label}: {sentence}")


# The form


def form(box: BoxRules) -> dict[str, Any]:
    """The shape as plain data, from which a page can draw an editor: sections in order, their fields and ranges."""
    return {"sources": list(SOURCES), "sections": [_section(name, part) for name, part in box.parts.items()]}


def _section(name: str, part: Part) -> Field:
    found: Field = {"name": name, "kind": "rows" if part.most else "section", "sourced": part.sourced}
    if part.most:
        found |= {"least": part.least, "most": part.most, "named": part.named}
    found["fields"] = _fields(part.values)
    found["more"] = part.more
    found["either"] = list(part.either)
    if part.groups:
        sizes = {word: {"least": least, "most": most} for word, (least, most) in part.groups.sizes.items()}
        found["groups"] = {"key": part.groups.key, "sizes": sizes}
    if part.cases:
        cases = {word: _fields(values) for word, values in part.cases.keys_of.items()}
        found["cases"] = {"key": part.cases.key, "fields": cases}
    return found


def _fields(values: Values) -> list[Field]:
    return [
        {"key": key, **value.field(), "optional": value.may_lack, "unique": value.unique, "place": value.place}
        for key, value in values.items()
    ]
