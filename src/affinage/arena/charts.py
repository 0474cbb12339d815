"""Pictures of figures in plain HTML: readable on a phone, every one with its axis, nothing loaded from anywhere.

A row of a picture is a name, a strip with the mark on it, and the figure in words; on a narrow screen the strip goes
below the words. Rows of one picture share one scale, which stands below the last of them.
"""

import html
import math
from collections import Counter
from collections.abc import Iterable, Sequence

Row = tuple[str, float, float, float]  # name, figure, and its interval

STYLE = """
:root{color-scheme:light dark;--ink:#2b2320;--soft:#6d6058;--line:#e4dbd0;--card:#fffdf8;--paper:#f8f1e5;--one:#a4560f;
--two:#55692a;--bad:#a3352b}
@media (prefers-color-scheme:dark){:root{--ink:#efe6dc;--soft:#b3a69b;--line:#473d35;--card:#26201c;--paper:#1e1a17;
--one:#e0974b;--two:#a9bf6b;--bad:#e88d82}}
*{box-sizing:border-box}
body{font:16px/1.5 Georgia,serif;color:var(--ink);background:var(--paper);max-width:62rem;margin:1.5rem auto;
padding:0 1rem}
h1{font-size:1.9rem;line-height:1.2;margin:0 0 .2rem}
h2{font-size:1.25rem;line-height:1.3;margin:2.2rem 0 .6rem;padding-bottom:.2rem;border-bottom:1px solid var(--line)}
h3{font-size:1.05rem;margin:1.2rem 0 .3rem}
p{margin:.4rem 0}p.note{color:var(--soft)}
.lead{padding:.8rem 1rem;border:1px solid var(--line);border-left:4px solid var(--one);border-radius:6px;
background:var(--card);font-size:1.05rem}
.lead ul{margin:.4rem 0;padding-left:1.2rem}
table{border-collapse:collapse;width:100%;background:var(--card)}
td,th{text-align:left;padding:.3rem .6rem;border-bottom:1px solid var(--line);vertical-align:top;
overflow-wrap:anywhere}
td:first-child{overflow-wrap:break-word}td.n{white-space:nowrap}
.met{color:var(--two);font-weight:bold}.missed{color:var(--bad);font-weight:bold}.open{color:var(--soft)}
.row{display:grid;grid-template-columns:minmax(0,16rem) minmax(0,1fr) minmax(0,17rem);gap:0 .8rem;align-items:center;
padding:.12rem 0}
.row>b{font-weight:normal;overflow-wrap:anywhere}.row>.says{color:var(--soft);font-size:.92rem;text-align:right}
.strip{position:relative;height:1.3rem;border-inline:1px solid var(--line);display:block}
.strip i{position:absolute;top:50%}
.fill{left:0;height:.8rem;margin-top:-.4rem;background:var(--one);border-radius:0 3px 3px 0}
.span{height:2px;margin-top:-1px;background:var(--ink)}
.dot{width:.7rem;height:.7rem;margin:-.35rem;border-radius:50%;background:var(--one);border:1px solid var(--card)}
.was{background:var(--card);border:2px solid var(--one)}
.even{top:0!important;height:100%;border-left:2px dashed var(--two)}
.axis .strip{height:1.7rem;border:0;border-top:1px solid var(--soft)}
.axis em{position:absolute;top:.2rem;transform:translateX(-50%);font-style:normal;font-size:.85rem;color:var(--soft);
white-space:nowrap}
.axis em:first-child{transform:none}.axis em:last-child{transform:translateX(-100%)}
.columns{display:grid;grid-template-columns:auto minmax(0,1fr);gap:0 .5rem;max-width:44rem}
.columns>.marks{height:9rem;position:relative;border-left:1px solid var(--soft);border-bottom:1px solid var(--soft);
display:flex;align-items:flex-end;gap:1px}
.marks i{flex:1 1 0;background:var(--one);min-width:0}
.up{position:relative;width:3.2rem;color:var(--soft);font-size:.85rem;text-align:right}
.up em{position:absolute;right:0;font-style:normal;transform:translateY(-50%)}
.columns>.axis{grid-column:2}.columns>.axis .strip{border:0;height:1.4rem}
svg{width:100%;height:auto;display:block;margin:.6rem 0}svg text{font:12px Georgia,serif;fill:var(--ink)}
svg .soft{fill:var(--soft)}svg .axis{stroke:var(--soft)}
details{margin:.4rem 0}summary{cursor:pointer;padding:.4rem 0;font-weight:bold}
@media (max-width:46rem){
.row{grid-template-columns:minmax(0,1fr) auto;padding:.3rem 0}.row>b{grid-row:1}
.row>.says{grid-row:1;grid-column:2;max-width:12rem}.row>.strip{grid-row:2;grid-column:1/-1}
.row.axis{padding:0}.row.axis>b,.row.axis>.says{display:none}
table.wide,table.wide tbody,table.wide tr,table.wide td{display:block}table.wide tr:first-child:has(th){display:none}
table.wide tr{border-bottom:1px solid var(--line);padding:.4rem 0}table.wide td{border:0;padding:.1rem .6rem}
table.wide td[data-of]::before{content:attr(data-of) ": ";color:var(--soft)}
}
"""


def esc(text: object) -> str:
    """Text that is safe in HTML."""
    return html.escape(str(text))


def page(title: str, note: str, sections: Iterable[tuple[str, str]], language: str = "en") -> str:
    """A whole page of titled sections."""
    body = "".join(f"<section><h2>{esc(name)}</h2>{content}</section>" for name, content in sections if content)
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{esc(title)}</title>'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f'<style>{STYLE}</style></head><body><main><h1>{esc(title)}</h1><p class="note">{esc(note)}</p>{body}'
        "</main></body></html>\n"
    )


class Scale:
    """Where a number lies on a strip, in per cent of its length; it begins and ends at round numbers."""

    def __init__(self, least: float, most: float) -> None:
        most = most if most > least else least + 1
        power = 10.0 ** math.floor(math.log10((most - least) / 4))
        self.step = next(n * power for n in (1, 2, 5, 10) if n * power * 4.01 >= most - least)
        self.least = math.floor(least / self.step + 1e-9) * self.step
        self.most = math.ceil(most / self.step - 1e-9) * self.step

    def at(self, n: float) -> float:
        """From 0 to 100."""
        return max(0.0, min(100.0, 100 * (n - self.least) / (self.most - self.least)))

    def axis(self, form: str) -> str:
        """Its numbers, to stand below the strips."""
        count = round((self.most - self.least) / self.step)
        words = [form.format(self.least + k * self.step) for k in range(count + 1)]
        if all(word.endswith(".0%") for word in words):
            words = [word.replace(".0%", "%") for word in words]
        told = "".join(f'<em style="left:{100 * k / count:.4g}%">{word}</em>' for k, word in enumerate(words))
        strip = f'<b></b><span class="strip">{told}</span><span class="says"></span>'
        return f'<div class="row axis" aria-hidden="true">{strip}</div>'


def scale_of(rows: Iterable[Row], even: float | None = None) -> Scale:
    """One scale that all these rows lie on, whichever pictures they are in."""
    rows = list(rows)
    known = [*(r[2] for r in rows), *(r[3] for r in rows), *([] if even is None else [even])]
    return Scale(min(known, default=0), max(known, default=1))


def bars(rows: Sequence[tuple[str, float]], form: str = "{:.1f}") -> str:
    """A bar for each name, from nothing."""
    if not rows:
        return ""
    scale = Scale(0, max(n for _, n in rows))
    told = (_row(name, f'<i class="fill" style="width:{scale.at(n):.2f}%"></i>', form.format(n)) for name, n in rows)
    return "".join(told) + scale.axis(form)


def dots(rows: Sequence[Row], even: float | None, form: str = "{:.1%}", scale: Scale | None = None) -> str:
    """A dot with its interval for each name; a dashed line where all would be equal."""
    if not rows:
        return ""
    on = scale or scale_of(rows, even)
    line = "" if even is None else f'<i class="even" style="left:{on.at(even):.2f}%"></i>'
    told = (
        _row(name, line + _dot(on, n, low, up), form.format(n) + _between(low, up, n, form))
        for name, n, low, up in rows
    )
    return "".join(told) + on.axis(form)


def _between(low: float, up: float, n: float, form: str) -> str:
    return "" if low == n == up else f" ({form.format(low)} to {form.format(up)})"


def pairs(rows: Sequence[tuple[Row, Row]], even: float | None, form: str = "{:.1%}") -> str:
    """Two dots for each name: hollow what was before, full what is now."""
    if not rows:
        return ""
    on = scale_of([one for pair in rows for one in pair], even)
    line = "" if even is None else f'<i class="even" style="left:{on.at(even):.2f}%"></i>'
    told = (
        _row(now[0], line + _dot(on, *before[1:], kind="dot was") + _dot(on, *now[1:]),
             f"{form.format(before[1])} → {form.format(now[1])}")
        for before, now in rows
    )  # fmt: skip
    return "".join(told) + on.axis(form)


def _dot(on: Scale, n: float, low: float, up: float, kind: str = "dot") -> str:
    left, right = on.at(low), on.at(up)
    span = f'<i class="span" style="left:{left:.2f}%;width:{right - left:.2f}%"></i>'
    return f'{span}<i class="{kind}" style="left:{on.at(n):.2f}%"></i>'


def _row(name: str, marks: str, told: str) -> str:
    strip = f'<span class="strip" aria-hidden="true">{marks}</span>'
    return f'<div class="row"><b>{esc(name)}</b>{strip}<span class="says">{esc(told)}</span></div>'


def histograms(series: Sequence[Sequence[int]], what: str) -> list[str]:
    """How often each number came up in several series, on the same axes across and up: they can be compared."""
    every = [n for numbers in series for n in numbers] or [0]
    within = min(every), max(every)
    top = max((max(_heights(numbers, within)) for numbers in series if numbers), default=1.0)
    return [histogram(numbers, what, within, top) for numbers in series]


def _heights(numbers: Sequence[int], within: tuple[int, int]) -> list[float]:
    counts, (least, most) = Counter(numbers), within
    step = max(1, (most - least) // 40 + 1)
    return [sum(counts[n + k] for k in range(step)) / len(numbers) for n in range(least, most + 1, step)]


def histogram(numbers: Sequence[int], what: str, within: tuple[int, int] | None = None, top: float = 0.0) -> str:
    """How often each number came up; `within` and `top`: how far the axes go, where others are beside it."""
    if not numbers:
        return ""
    least, most = within or (min(numbers), max(numbers))
    heights = _heights(numbers, (least, most))
    top = top or max(heights)
    columns = "".join(f'<i style="height:{100 * n / top:.1f}%"></i>' for n in heights)
    ticks = [(k, least + round((most - least) * k / 4)) for k in range(5)]
    below = "".join(f'<em style="left:{25 * k}%">{n}</em>' for k, n in ticks)
    middle = sorted(numbers)[len(numbers) // 2]
    up = f'<em style="top:0">{top:.1%}</em><em style="top:50%">{top / 2:.1%}</em><em style="top:100%">0</em>'
    told = f"{what}: from {min(numbers)} to {max(numbers)}, half of them up to {middle}"
    note = f"Across: {what}. Up: its share. n = {len(numbers):,}; half of them are {middle} or less."
    return (
        f'<div class="columns" role="img" aria-label="{esc(told)}"><div class="up">{up}</div>'
        f'<div class="marks">{columns}</div>'
        f'<div class="axis"><span class="strip">{below}</span></div></div>'
        f'<p class="note">{esc(note)}</p>'
    )


def table(head: Sequence[str], rows: Iterable[Sequence[str]], classes: Sequence[str] = ()) -> str:
    """A plain table; `classes` gives each row's last cell a colour. On a phone each row is a small list."""
    told = "".join(f"<th>{esc(cell)}</th>" for cell in head)
    body = "".join(_line(head, row, classes[at] if classes else "") for at, row in enumerate(rows))
    wide = ' class="wide"' if len(head) > 2 else ""
    return f"<table{wide}>{f'<tr>{told}</tr>' if any(head) else ''}{body}</table>"


def _number(cell: str) -> bool:
    return cell.replace(",", "").replace(".", "").removesuffix("%").isdigit()


def _line(head: Sequence[str], row: Sequence[str], colour: str) -> str:
    cells = ""
    for n, cell in enumerate(row):
        of = f' data-of="{esc(head[n])}"' if n and n < len(head) and head[n] else ""
        mark = f' class="{colour}"' if colour and n == len(row) - 1 else ' class="n"' if _number(cell) else ""
        cells += f"<td{of}{mark}>{esc(cell)}</td>"
    return f"<tr>{cells}</tr>"
