"""What a run of the benchmark comes to: a file for programs, a page for people, and what has to be said beside."""

import hashlib
import json
import math
import platform
from collections.abc import Sequence
from dataclasses import asdict
from importlib.metadata import version
from typing import Any

from affinage import __version__
from affinage.core.errors import AffinageError, nearest
from affinage.core.game import find

from .benchmark import UNKNOWN, Definition, Discipline, Result, fingerprint_of
from .charts import dots, esc, page, table

FORMAT = 2  # 2: results name the ratings that theirs follow from, so that the field may be rated further
Whole = dict[str, Any]


def reported(what: Definition, told: Sequence[str]) -> dict[str, str]:
    """`name=value` as a person gave it, by the names that the benchmark knows."""
    found = {}
    for text in told:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals or not value:
            raise AffinageError(f'A report is NAME=VALUE, as in training_games=100000; not "{text}".')
        if name not in what.report:
            raise AffinageError(f'{what.name} asks for no "{name}".{nearest(name, list(what.report))}')
        found[name] = value
    return found


def as_json(what: Definition, agent: str, size: str, found: Sequence[Result], told: dict[str, str]) -> Whole:
    """All of it, so that the page and every table can be made from this alone."""
    return {
        "affinage": "benchmark",
        "format": FORMAT,
        "benchmark": what.name,
        "definition": digest_of(what),
        "agent": agent,
        "fingerprint": fingerprint_of(agent),
        "size": size,
        "games": what.games[size],
        "overall": _overall(what, found),
        "results": [asdict(result) for result in found],
        "report": told,
        "written_by": f"affinage {__version__}",
        "machine": {
            "processor": platform.machine(),
            "python": platform.python_version(),
            "numpy": version("numpy"),
            "numba": version("numba"),
        },
    }


def digest_of(what: Definition) -> str:
    """The hash of what is played and told, whatever is remarked beside it.

    The field's ratings are not in it: where it is rated later, what was played before is still the same benchmark.
    """
    played = asdict(what)
    for row in played["disciplines"]:
        del row["ratings"]
    return hashlib.sha256(json.dumps(played, sort_keys=True).encode()).hexdigest()[:16]


def _overall(what: Definition, found: Sequence[Result]) -> Whole | None:
    """The mean of all ratings with its interval; nothing where disciplines whose field is rated were left out."""
    over = [r.discipline for r in found if r.rating is not None]
    rated = [r.rating for r in found if r.rating is not None]
    if not rated or len(rated) < len(_with_ratings(what)):
        return None
    middle = sum(r.rating for r in rated) / len(rated)
    reach = math.sqrt(sum(((r.high - r.low) / 2) ** 2 for r in rated)) / len(rated)
    return {"rating": middle, "low": middle - reach, "high": middle + reach, "over": over}


def _with_ratings(what: Definition) -> list[Discipline]:
    return [row for row in what.disciplines if row.ratings]


def remarks(what: Definition, whole: Whole) -> list[str]:
    """What whoever reads these results should know."""
    lines = []
    if whole["overall"]:
        r = whole["overall"]
        lines.append(f"{whole['agent']}: {r['rating']:.0f} ({r['low']:.0f} to {r['high']:.0f}) over {_counted(what)}.")
    else:
        missing = [d.name for d in _with_ratings(what) if d.name not in {r["discipline"] for r in whole["results"]}]
        lines.append(f"No overall rating: {', '.join(missing)} were not played.")
    if whole["size"] != "full":
        lines.append(
            f"{whole['games']} games against each opponent are for trying; results to publish take the full size."
        )
    lines += [
        f"{result['discipline']}: {' and '.join(result['field_differs'])} chose otherwise here than where the field "
        "was rated, so ratings can be a little off; say so beside them."
        for result in whole["results"]
        if result["field_differs"]
    ]
    if whole["fingerprint"] == UNKNOWN:
        lines.append("The agent has no file of its own, so kept games cannot tell one version of it from another.")
    missing = [name for name in what.report if name not in whole["report"]]
    if missing:
        lines.append(f"Not reported (--report NAME=VALUE): {', '.join(missing)}.")
    return lines


def _counted(what: Definition) -> str:
    rated, there = len(_with_ratings(what)), len(what.disciplines)
    return "all disciplines" if rated == there else f"the {rated} of {there} disciplines whose field is rated"


def page_of(what: Definition, whole: Whole) -> str:
    """The results as a page of one file."""
    rows = {d.name: d for d in what.disciplines}
    rated = [(_title(rows[r["discipline"]]), *_span(r["rating"], "rating")) for r in whole["results"] if r["rating"]]
    if whole["overall"]:
        rated.append(("overall", *_span(whole["overall"], "rating")))
    sections = [("Ratings", dots(rated, None, "{:.0f}"))]
    sections += [
        (_title(row), _discipline(row, whole["agent"], r)) for r in whole["results"] for row in [rows[r["discipline"]]]
    ]
    played = [
        (_title(row), str(row.rules), row.components, row.plays, str(r["seed"]))
        for r in whole["results"]
        for row in [rows[r["discipline"]]]
    ]
    sections.append(("What was played", table(("discipline", "rules", "components", "plays", "first deal"), played)))
    told = [(name, whole["report"].get(name, "not reported"), asked) for name, asked in what.report.items()]
    sections.append(("What is reported", table(("name", "value", "what it is"), told)))
    sections.append(("To be said", "".join(f"<p>{esc(line)}</p>" for line in remarks(what, whole))))
    note = (
        f"{whole['games']} games against each opponent; 400 points more win ten times as often; bars are 95 % intervals"
    )
    return page(f"{whole['agent']}: {what.name}", note, sections)


def _discipline(row: Discipline, agent: str, result: Whole) -> str:
    """The rating among those of the field, and how the games against each of it went."""
    shown = "<p class='note'>The field is not yet rated here.</p>"
    if result["rating"]:
        field = [(bot, n, n, n) for bot, n in result["rated_by"].items() if bot != agent]
        ratings = sorted([*field, (agent, *_span(result["rating"], "rating"))], key=lambda one: one[1])
        shown = "<p class='note'>Rating; those of the field are fixed.</p>" + dots(ratings, None, "{:.0f}")
    shares = [("First places.", result["against"], 1 / row.seats)]
    if row.seats > 2:
        shares.append(("How many of the others it finishes ahead of.", result["ahead"], 0.5))
    for told, rates, even in shares:
        against = [(f"against {bot}", *_span(one, "share")) for bot, one in rates.items()]
        shown += f"<p class='note'>{told} The dashed line is an even share.</p>" + dots(against, even)
    return shown


def _span(one: Whole, middle: str) -> tuple[float, float, float]:
    return one[middle], one["low"], one["high"]


def _title(row: Discipline) -> str:
    return f"{find(row.game).say()('title')}, {row.seats} seats"
