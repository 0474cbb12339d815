"""Figures as a page that people like to look at: one file, drawings as SVG inside, nothing loaded from anywhere."""

import html
from collections import Counter
from collections.abc import Iterable, Sequence

from affinage.core.words import Say

from .balance import Balance
from .ladder import Ladder
from .match import Rate
from .verdict import Verdict

STYLE = """
:root{--ink:#2b2320;--soft:#8a7d74;--line:#e4dbd0;--paper:#fdfaf5;--one:#b5651d;--two:#6b7f3a;--bad:#a3352b}
@media (prefers-color-scheme:dark){:root{--ink:#efe6dc;--soft:#a2958a;--line:#40372f;--paper:#1e1a17;--one:#e0974b;
--two:#a9bf6b;--bad:#e2776c}}
body{font:16px/1.5 Georgia,serif;color:var(--ink);background:var(--paper);max-width:60rem;margin:2rem auto;
padding:0 1rem}
h1{font-size:1.9rem;margin-bottom:.2rem}h2{font-size:1.2rem;margin-top:2.4rem;border-bottom:1px solid var(--line)}
p.note{color:var(--soft);margin-top:.2rem}table{border-collapse:collapse;width:100%}
td,th{text-align:left;padding:.25rem .6rem;border-bottom:1px solid var(--line);vertical-align:top}
.met{color:var(--two)}.missed{color:var(--bad)}.open{color:var(--soft)}
svg{width:100%;height:auto;display:block;margin:.6rem 0}svg text{font:12px Georgia,serif;fill:var(--ink)}
svg .soft{fill:var(--soft)}svg .bar{fill:var(--one)}svg .bar:hover{opacity:.7}svg .dot{fill:var(--one)}
svg .whisker{stroke:var(--ink);stroke-width:1.5}svg .even{stroke:var(--two);stroke-dasharray:4 3}
"""
WIDTH, LEFT, ROW = 760, 220, 22


def esc(text: object) -> str:
    """Text that is safe in HTML."""
    return html.escape(str(text))


def page(title: str, note: str, sections: Iterable[tuple[str, str]], language: str = "en") -> str:
    """A whole page of titled sections."""
    body = "".join(f"<section><h2>{esc(name)}</h2>{content}</section>" for name, content in sections if content)
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{esc(title)}</title>'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f'<style>{STYLE}</style></head><body><h1>{esc(title)}</h1><p class="note">{esc(note)}</p>{body}</body></html>\n'
    )


def bars(rows: Sequence[tuple[str, float]], form: str = "{:.1f}") -> str:
    """A bar for each name."""
    most = max((abs(n) for _, n in rows), default=0) or 1
    parts = []
    for at, (name, n) in enumerate(rows):
        y, long = at * ROW, (WIDTH - LEFT - 70) * max(0.0, n) / most
        told = form.format(n)
        parts.append(
            f'<text x="{LEFT - 8}" y="{y + 15}" text-anchor="end">{esc(name)}</text>'
            f'<rect class="bar" x="{LEFT}" y="{y + 4}" width="{long:.1f}" height="14" rx="3">'
            f"<title>{esc(name)}: {told}</title></rect>"
            f'<text class="soft" x="{LEFT + long + 6:.1f}" y="{y + 15}">{told}</text>'
        )
    return _svg(len(rows) * ROW, parts)


def dots(rows: Sequence[tuple[str, float, float, float]], even: float | None, form: str = "{:.1%}") -> str:
    """A dot with its interval for each name; a dashed line where all would be equal."""
    if not rows:
        return ""
    least, most = min(r[2] for r in rows), max(r[3] for r in rows)
    if even is not None:
        least, most = min(least, even), max(most, even)
    span = (most - least) or 1

    def x(n: float) -> float:
        return LEFT + (WIDTH - LEFT - 80) * (n - least) / span

    high = len(rows) * ROW
    parts = [] if even is None else [f'<line class="even" x1="{x(even):.1f}" x2="{x(even):.1f}" y1="0" y2="{high}"/>']
    for at, (name, n, low, up) in enumerate(rows):
        y = at * ROW + 11
        parts.append(
            f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{esc(name)}</text>'
            f'<line class="whisker" x1="{x(low):.1f}" x2="{x(up):.1f}" y1="{y}" y2="{y}"/>'
            f'<circle class="dot" cx="{x(n):.1f}" cy="{y}" r="5"><title>{esc(name)}: {form.format(n)} '
            f"({form.format(low)} to {form.format(up)})</title></circle>"
            f'<text class="soft" x="{WIDTH - 70}" y="{y + 4}">{form.format(n)}</text>'
        )
    return _svg(high, parts)


def histogram(numbers: Sequence[int]) -> str:
    """How often each number came up."""
    if not numbers:
        return ""
    counts = Counter(numbers)
    least, most = min(counts), max(counts)
    step = max(1, (most - least) // 40 + 1)
    heights = [sum(counts[n + k] for k in range(step)) for n in range(least, most + 1, step)]
    wide, high, top = (WIDTH - 40) / len(heights), 170, max(heights)
    parts = []
    for at, n in enumerate(heights):
        tall = 140 * n / top
        label = f"{least + at * step}" + (f" to {least + at * step + step - 1}" if step > 1 else "")
        parts.append(
            f'<rect class="bar" x="{20 + at * wide:.1f}" y="{150 - tall:.1f}" width="{max(1, wide - 2):.1f}" '
            f'height="{tall:.1f}"><title>{label}: {n / len(numbers):.1%}</title></rect>'
        )
        if at % max(1, len(heights) // 12) == 0:
            middle = 20 + at * wide + wide / 2
            parts.append(f'<text x="{middle:.1f}" y="166" text-anchor="middle">{least + at * step}</text>')
    return _svg(high, parts)


def table(head: Sequence[str], rows: Iterable[Sequence[str]], classes: Sequence[str] = ()) -> str:
    """A plain table; `classes` gives each row's last cell a colour."""
    told = "".join(f"<th>{esc(cell)}</th>" for cell in head)
    body = ""
    for at, row in enumerate(rows):
        cells = [f"<td>{esc(cell)}</td>" for cell in row]
        if classes:
            cells[-1] = f'<td class="{classes[at]}">{esc(row[-1])}</td>'
        body += f"<tr>{''.join(cells)}</tr>"
    return f"<table><tr>{told}</tr>{body}</table>"


def _svg(high: float, parts: Iterable[str]) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {high:.0f}" role="img">{"".join(parts)}</svg>'


def _rate(name: str, r: Rate) -> tuple[str, float, float, float]:
    return name, r.share, r.low, r.high


def balance_page(found: Balance, verdicts: Sequence[Verdict], bot: str, say: Say) -> str:
    """The balance report."""
    even = 1 / len(found.seats)
    lifts = sorted(found.lifts.items(), key=lambda pair: -pair[1].share)
    mean = sum(found.lead_changes) / max(1, len(found.lead_changes))
    named = [(say(k) if say.has(k) else k, r) for k, r in lifts]
    judged = [(v.aim, v.found, v.stands) for v in verdicts]
    sections = [
        ("Verdict", table(("aim", "found", ""), judged, [v.stands for v in verdicts])),
        ("Who wins, by seat", dots([_rate(f"seat {p + 1}", r) for p, r in enumerate(found.seats)], even)),
        ("Final scores", histogram(found.scores)),
        ("Winning margins", histogram(found.margins)
         + f"<p class='note'>{found.close:.0%} of the games end within a tenth of the winning score.</p>"),
        ("Points by category", bars([(say(f"category-{k}"), n) for k, n in found.categories.items()])),
        ("Changes of the lead", histogram(found.lead_changes) + f"<p class='note'>{mean:.1f} in a game.</p>"),
        ("What is chosen", bars(sorted(found.shares.items(), key=lambda p: -p[1]), "{:.1%}")),
        ("Shares of the actions", dots([_rate(say(k), r) for k, r in found.book_actions.items()], None)),
        ("How often an owner wins, where another seat lacks it", dots([_rate(k, r) for k, r in named], even)),
        ("Also", bars([*found.figures.items(), ("moves in a game", found.length)])),
    ]  # fmt: skip
    return page(f"{say('title')}: balance", f"{found.games} games, {bot} in every seat", sections, say.language)


def ladder_page(found: Ladder, say: Say) -> str:
    """The skill ladder."""
    sections = []
    for seats, rows in found.ratings.items():
        told = [(r.name, r.rating, r.low, r.high) for r in rows]
        sections.append((f"Ratings with {seats} seats", dots(told, None, "{:.0f}")))
        steps = [_rate(k, r) for k, r in found.steps[seats].items()]
        sections.append((f"First places of each level against the one below, {seats} seats", dots(steps, 1 / seats)))
        if seats > 2:
            ahead = [_rate(k, r) for k, r in found.ahead[seats].items()]
            sections.append((f"How many of the others it finishes ahead of, {seats} seats", dots(ahead, 0.5)))
    doubled = [_rate(k, r) for k, r in found.doublings.items()]
    sections.append(("Twice the thinking against once", dots(doubled, 0.5)))
    sections.append(("Iterations of a search in a second", bars(list(found.speed.items()), "{:,.0f}")))
    note = "400 points more win ten times as often; bars are 95 % intervals"
    return page(f"{say('title')}: skill ladder", note, sections, say.language)
