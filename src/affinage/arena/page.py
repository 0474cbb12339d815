"""Reports of the arena as pages: what a balance says, what a ladder says."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from affinage.core.words import Say

from .balance import Balance
from .charts import bars, dots, esc, histogram, page, scale_of, table
from .ladder import Ladder
from .match import Rate
from .measured import Measured
from .pieces import Use
from .verdict import Verdict

Section = tuple[str, str]
OPEN_SORTS = ("card", "tile", "space", "region")  # what people look for first; the rest is a click away


def rated(name: str, r: Rate) -> tuple[str, float, float, float]:
    """A share as a row of a picture, with its sample size."""
    return f"{name} (n = {r.games:,})", r.share, r.low, r.high


def measured_section(what: Measured) -> Section:
    """The section that says what was measured."""
    return "What was measured", table(("", ""), what.rows())


def readable(key: str) -> str:
    """A name of ours as words: corporate-cheese becomes Corporate cheese."""
    words = key.replace("-", " ").replace("_", " ")
    return words[:1].upper() + words[1:]


def _sorts(uses: Iterable[Use]) -> list[tuple[str, list[Use]]]:
    found = [(sort, list(group)) for sort, group in groupby(uses, key=lambda use: use.sort)]
    return sorted(found, key=lambda pair: (pair[0] not in OPEN_SORTS, -len(pair[1])))


def pieces_section(found: Balance) -> str:
    """Every card, tile and space: who uses it, and how often whoever does so wins."""
    told = ""
    even = 1 / len(found.seats)
    for sort, uses in _sorts(found.pieces):
        some = [use for use in uses if use.used.share > 0]
        won = [use for use in some if use.wins.games]
        if not some:
            continue
        wins = [rated(use.name, use.wins) for use in sorted(won, key=lambda use: -use.wins.share)]
        often = [rated(use.name, use.used) for use in sorted(some, key=lambda use: -use.used.share)]
        never = ", ".join(use.name for use in uses if not use.used.share)
        told += (
            f"<details{' open' if sort in OPEN_SORTS else ''}><summary>{readable(sort)}: {len(uses)}</summary>"
            + (f"<h3>Whoever uses it wins so often, where another seat does not</h3>{dots(wins, even)}" if wins else "")
            + f"<h3>So many of all seats use it at least once in a game</h3>{dots(often, None)}"
            + (f"<p class='note'>Never used: {esc(never)}.</p>" if never else "")
            + "</details>"
        )
    return told


def balance_page(
    found: Balance, verdicts: Sequence[Verdict], what: Measured, say: Say, more: Sequence[Section] = ()
) -> str:
    """The balance report; `more`: what another set is compared with."""
    even, n = 1 / len(found.seats), f"{found.games:,}"
    lifts = sorted(found.lifts.items(), key=lambda pair: -pair[1].share)
    mean = sum(found.lead_changes) / max(1, len(found.lead_changes))
    seats = [rated(f"seat {p + 1}", r) for p, r in enumerate(found.seats)]
    owners = [rated(say(k) if say.has(k) else readable(k), r) for k, r in lifts]
    both = scale_of([*seats, *owners], even)  # shares of games won lie on one scale
    judged = [(v.aim, v.found, v.stands) for v in verdicts]
    chosen = [(readable(k), share) for k, share in sorted(found.shares.items(), key=lambda p: -p[1])]
    figures = [(readable(k), n) for k, n in found.figures.items()]
    dashed = "<p class='note'>The dashed line is an even share; the lines are 95 % intervals.</p>"
    owned = dashed + dots(owners, even, scale=both) if owners else ""
    sections = [
        *more,
        *([] if more else [measured_section(what)]),
        ("Verdict", table(("aim", "found", "how it stands"), judged, [v.stands for v in verdicts])),
        ("Who wins, by seat", dashed + dots(seats, even, scale=both)),
        ("How often an owner wins, where another seat lacks it", owned),
        ("Cards, tiles and spaces", pieces_section(found)),
        ("Final scores", histogram(found.scores, "points of a seat at the end")),
        ("Winning margins", histogram(found.margins, "points between the first two")
         + f"<p class='note'>{found.close:.0%} of the games end within a tenth of the winning score (n = {n}).</p>"),
        ("Changes of the lead", histogram(found.lead_changes, "changes of the lead in a game")
         + f"<p class='note'>{mean:.1f} in a game.</p>"),
        ("Points by category", _mean_of(n, "points of a seat")
         + bars([(say(f"category-{k}"), p) for k, p in found.categories.items()])),
        ("Shares of the actions", dots([rated(say(k), r) for k, r in found.book_actions.items()], None)),
        ("What is chosen", f"<p class='note'>Each kind of choice as a share of all choices in {n} games.</p>"
         + bars(chosen, "{:.1%}")),
        ("How seats played", _mean_of(n, "so many for a seat") + bars(figures)),
        ("Length", f"<p>{found.length:.1f} moves in a game, those of chance included (n = {n}).</p>"),
    ]  # fmt: skip
    title = f"{say('title')}: balance" + (" of two component sets" if more else "")
    note = f"{n} games, {what.bots[0]} in every seat"
    return page(title, note + (", with each set" if more else ""), sections, say.language)


def _mean_of(n: str, what: str) -> str:
    return f"<p class='note'>Means of {n} games: {what}.</p>"


def ladder_page(found: Ladder, what: Measured, say: Say) -> str:
    """The skill ladder."""
    sections = [measured_section(what)]
    everybody = [(r.name, r.rating, r.low, r.high) for rows in found.ratings.values() for r in rows]
    shares = [rated(k, r) for told in (*found.steps.values(), found.doublings) for k, r in told.items()]
    evens = [("", 1 / n, 1 / n, 1 / n) for n in (2, *found.steps)]  # the dashed lines lie on the scale, too
    levels, won = scale_of(everybody), scale_of([*shares, *evens])
    for seats, rows in found.ratings.items():
        told = [(f"{r.name} (n = {r.games:,})", r.rating, r.low, r.high) for r in rows]
        sections.append((f"Ratings with {seats} seats", dots(told, None, "{:.0f}", levels)))
        steps = [rated(k, r) for k, r in found.steps[seats].items()]
        name = f"First places of each level against the one below, {seats} seats"
        sections.append((name, dots(steps, 1 / seats, scale=won)))
        if seats > 2:
            ahead = [rated(k, r) for k, r in found.ahead[seats].items()]
            sections.append((f"How many of the others it finishes ahead of, {seats} seats", dots(ahead, 0.5)))
    doubled = [rated(k, r) for k, r in found.doublings.items()]
    sections.append(("Twice the thinking against once", dots(doubled, 0.5, scale=won)))
    sections.append(("Iterations of a search in a second", bars(list(found.speed.items()), "{:,.0f}")))
    note = "400 points more win ten times as often; lines are 95 % intervals, dashed is an even share"
    return page(f"{say('title')}: skill ladder", note, sections, say.language)
