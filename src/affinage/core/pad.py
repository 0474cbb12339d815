"""Score pads for people who play with the box: what is written down, what it adds up to, and what decides a tie.

A game's `pad.py` says which rows its sheet has (`ROWS`), what decides between level seats (`TIES`) and what the rows
come to (`work_out`); all else that sheets have in common stands here.
Rows hold what the box prints, never a figure of our component files: those may differ from somebody's box.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from .errors import AffinageError
from .words import Say

MOST = 999  # no figure on a sheet is larger
LONGEST = 60  # no list of figures is longer


@dataclass(frozen=True)
class Row:
    """One row of a sheet. People fill in `number` and `list` (figures to be added up); the rest is worked out."""

    id: str
    kind: str  # number, list, total or lower (the lower of two totals counts)
    group: str = ""
    letter: str = ""  # as printed on the rule book's sheet
    lowest: int = 0
    most: int = MOST
    only: tuple[int, ...] = ()  # for some numbers of seats; empty: for all


@dataclass(frozen=True)
class Breaker:
    """A question that decides between level seats: a figure of each (the higher wins) or one seat's name."""

    id: str
    kind: str = "number"  # number or seat
    loses: bool = False  # the named seat is not the one that wins


Sheet = list[dict[str, int]]  # per seat: what each row comes to
Rank = tuple[int, ...]  # the final score, then what decides between level seats without a question


class Pad(Protocol):
    """A game's `pad.py`."""

    @property
    def ROWS(self) -> tuple[Row, ...]:  # noqa: N802 - a constant of the game's module
        """What is written down and worked out, from top to bottom."""

    @property
    def TIES(self) -> tuple[Breaker, ...]:  # noqa: N802 - likewise
        """What is asked where seats are level."""

    def work_out(self, sheet: Sheet, /) -> list[Rank]:
        """Fill in totals and finals; each seat's rank, and after them a rival's who has no sheet (`pad-rival`)."""


def rows(pad: Pad, say: Say) -> list[dict[str, Any]]:
    """The rows with their words: `pad-<id>`, and `pad-<id>-note` and `pad-group-<group>` where there are any."""
    found = []
    for row in pad.ROWS:
        note = f"pad-{row.id}-note"
        words = {
            "id": row.id,
            "kind": row.kind,
            "name": say(f"pad-{row.id}"),
            "note": say(note) if say.has(note) else "",
        }
        more = {"letter": row.letter, "group": row.group, "min": row.lowest, "max": row.most, "only": list(row.only)}
        more["group_name"] = say(f"pad-group-{row.group}") if row.group else ""
        found.append(words | more)
    return found


def written(rows: Sequence[Row], entries: Sequence[Mapping[str, Any]], say: Say) -> Sheet:
    """Each seat's figures as whole numbers, lists added up, 0 where nothing stands; refuses what no sheet can hold."""
    known = {row.id: row for row in rows if row.kind in ("number", "list")}
    sheet = []
    for entry in entries:
        for key in entry:
            if key not in known:
                raise AffinageError(say("pad-says-no-row", row=str(key)[:40]))
        sheet.append({row.id: _figure(row, entry.get(row.id, 0), say) for row in known.values()})
    return sheet


def _figure(row: Row, value: Any, say: Say) -> int:
    figures = value if row.kind == "list" and isinstance(value, list | tuple) else [value]
    if len(figures) > LONGEST:
        raise AffinageError(say("pad-says-too-many", row=say(f"pad-{row.id}"), most=LONGEST))
    for figure in figures:
        if isinstance(figure, bool) or not isinstance(figure, int) or not row.lowest <= figure <= row.most:
            words = {"row": say(f"pad-{row.id}"), "lowest": row.lowest, "most": row.most}
            raise AffinageError(say("pad-says-range", **words))
    return sum(figures)


def add_up(
    pad: Pad, names: Sequence[str], entries: Sequence[Mapping[str, Any]], tie: Mapping[str, Any], say: Say
) -> dict[str, Any]:
    """What every row comes to, the final scores, and who has won."""
    sheet = written(pad.ROWS, entries, say)
    ranks = pad.work_out(sheet)
    parties = [*names, *(say("pad-rival") for _ in ranks[len(names) :])]
    found = decided(parties, ranks, pad.TIES, tie, say)
    found["places"] = found["places"][: len(names)]
    found["winner"] = [p for p in found["winner"] if p < len(names)]
    return found | {"totals": sheet, "final": [seat["final"] for seat in sheet]}


def decided(
    names: Sequence[str],
    ranks: Sequence[Rank],
    breakers: Sequence[Breaker],
    tie: Mapping[str, Any],
    say: Say,
) -> dict[str, Any]:
    """Who has won: the highest rank (final score first), then whatever still has to be asked for."""
    best = max(ranks)
    level, ask = [p for p, rank in enumerate(ranks) if rank == best], []
    for breaker in breakers:
        if len(level) < 2:
            break
        found = _broken(level, breaker, tie.get(breaker.id), len(names), say)
        if found is None:
            question = {"id": breaker.id, "name": say(f"pad-ask-{breaker.id}"), "kind": breaker.kind, "seats": level}
            ask.append(question)
            break
        level = found
    places = [0 if p in level else _before(p, ranks, level) for p in range(len(names))]
    return {
        "places": places,
        "winner": [] if ask else level,
        "ask": ask,
        "sentence": _said(names, ranks, level, ask, say),
    }


def _broken(level: list[int], breaker: Breaker, answer: Any, seats: int, say: Say) -> list[int] | None:
    """Who is left after this question; None while it is not answered."""
    if breaker.kind == "seat":
        if answer is None:
            return None
        if isinstance(answer, bool) or not isinstance(answer, int) or answer not in range(seats):
            raise AffinageError(say("pad-says-no-seat", seats=seats))
        left = [p for p in level if (p != answer if breaker.loses else p == answer)]
        return left or level
    figures = answer if isinstance(answer, list | tuple) else []
    known = {p: figures[p] for p in level if p < len(figures) and figures[p] is not None}
    if len(known) < len(level):
        return None
    for figure in known.values():
        if isinstance(figure, bool) or not isinstance(figure, int) or not -MOST <= figure <= MOST:
            raise AffinageError(say("pad-says-range", row=say(f"pad-ask-{breaker.id}"), lowest=-MOST, most=MOST))
    return [p for p in level if known[p] == max(known.values())]


def _before(seat: int, ranks: Sequence[Rank], winners: list[int]) -> int:
    return sum(q != seat and (ranks[q] > ranks[seat] or q in winners) for q in range(len(ranks)))


def _said(names: Sequence[str], ranks: Sequence[Rank], level: list[int], ask: list[dict[str, Any]], say: Say) -> str:
    points = ranks[level[0]][0]
    together = " & ".join(names[p] for p in level)
    if ask:
        return say("pad-says-level", names=together, points=points)
    if len(level) > 1:
        return say("pad-says-share", names=together, points=points)
    others = [rank[0] for p, rank in enumerate(ranks) if p != level[0]]
    if not others:
        return say("pad-says-alone", name=together, points=points)
    if max(others) == points:
        return say("pad-says-tie-break", name=together, points=points)
    return say("pad-says-wins", name=together, points=points, other=max(others))


def checked(pad: Pad, seats: Sequence[int], body: Mapping[str, Any], say: Say) -> dict[str, Any]:
    """What the server asks a game's pad: `body` has names, entries and the answers that decide a tie."""
    names, entries = body.get("names", []), body.get("entries", [])
    if len(names) not in seats or len(entries) != len(names):
        raise AffinageError(say("pad-says-seats", seats=", ".join(str(n) for n in seats)))
    found = add_up(pad, list(names), list(entries), dict(body.get("tie") or {}), say)
    if not any(value for entry in entries for value in entry.values()):  # an empty sheet has no winner
        found |= {"winner": [], "ask": [], "sentence": ""}
    return found
