"""Judges: what must hold between the figures of a component file whose shape is sound.

A judge is any function from the content to sentences, marked with the sections that it reads:

    @judge("card", "tokens")
    def recipes_fit_the_tokens(content):
        for card in rows_of(content, "card"):
            if ...:
                yield card.says("recipe", "the recipe takes ...")

Its name is its rule's. A plain sentence is about the first section that it reads. What is often said has words of its
own below.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from .box_findings import Content, Place, Row, Said, rows_of, shown

Find = Callable[[Content], Iterator[str | Said]]


@dataclass(frozen=True)
class Judge:
    """One thing that must hold."""

    rule: str
    reads: tuple[str, ...]  # sections; none of them may be broken
    find: Find

    def said(self, content: Content) -> Iterator[Said]:
        """Every sentence with its place."""
        for one in self.find(content):
            yield Said(Place(self.reads[0]), one) if isinstance(one, str) else one


def judge(*reads: str) -> Callable[[Find], Judge]:
    """Makes a judge of a function, named like it."""
    return lambda find: Judge(find.__name__.strip("_").replace("_", "-"), reads, find)


class Figure(NamedTuple):
    """A number found in a sound file."""

    reads: tuple[str, ...]
    of: Callable[[Content], int]


def figure(section: str, key: str) -> Figure:
    """One figure of a section."""
    return Figure((section,), lambda c: int(c[section][key]))


def total(section: str, key: str, times: str = "") -> Figure:
    """A key added up over all rows; `times`: as often as another key says."""
    return Figure((section,), lambda c: sum(row[key] * (row[times] if times else 1) for row in c[section]))


def number_of(section: str, **having: object) -> Figure:
    """How many rows have these values."""
    return Figure((section,), lambda c: sum(_has(row, having) for row in c[section]))


def _has(row: Content, having: dict[str, object]) -> bool:
    return all(row.get(key) == value for key, value in having.items())


def at_least(rule: str, found: Figure, wanted: Figure | int, sentence: str) -> Judge:
    """A figure is no less than another; the sentence may name both as {found} and {wanted}."""
    right = Figure((), lambda _: wanted) if isinstance(wanted, int) else wanted

    def find(c: Content) -> Iterator[str]:
        if found.of(c) < right.of(c):
            yield sentence.format(found=found.of(c), wanted=right.of(c))

    return Judge(rule, found.reads + right.reads, find)


def about(rule: str, one: Figure, other: Figure, apart: int, sentence: str) -> Judge:
    """Two figures lie within so much of each other; the sentence may name {one} and {other}."""

    def find(c: Content) -> Iterator[str]:
        if abs(one.of(c) - other.of(c)) > apart:
            yield sentence.format(one=one.of(c), other=other.of(c))

    return Judge(rule, one.reads + other.reads, find)


def so_many(rule: str, section: str, wanted: int, sentence: str, **having: object) -> Judge:
    """Exactly so many rows have these values; the sentence may name {found} and {wanted}."""
    found = number_of(section, **having)

    def find(c: Content) -> Iterator[str]:
        if found.of(c) != wanted:
            yield sentence.format(found=found.of(c), wanted=wanted)

    return Judge(rule, found.reads, find)


def printed(section: str, figures: Mapping[str, object], where: str = "the rule book") -> Judge:
    """A section has the figures that are printed there."""

    def find(c: Content) -> Iterator[Said]:
        row = Row(section, 0, c[section])
        for key, right in figures.items():
            if row[key] != right:
                sentence = f"{row.label} {key} = {shown(row[key])}; {where} says {shown(right)}."
                yield Said(row.place(key), sentence)

    return Judge(f"{section}-as-printed", (section,), find)


def each_row(rule: str, section: str, key: str, sentence: str, good: Callable[[Row], bool]) -> Judge:
    """Something holds for every row; the sentence may name its keys."""

    def find(c: Content) -> Iterator[Said]:
        return (row.says(key, sentence.format(**row.values)) for row in rows_of(c, section) if not good(row))

    return Judge(rule, (section,), find)


def holds(rule: str, section: str, key: str, sentence: str, good: Callable[[Content], bool]) -> Judge:
    """Something holds for a section; `good` gets the whole file."""
    return Judge(rule, (section,), lambda c: iter(() if good(c) else (Said(Place(section, key=key), sentence),)))
