"""Draw how the nets in `training/` learnt, as docs/pictures/nets.svg: `python scripts/curves.py`."""

import json
from pathlib import Path
from typing import Any

import numpy as np

ROOT = Path(__file__).resolve().parent.parent
TO = ROOT / "docs" / "pictures" / "nets.svg"
GAMES = {
    "beer-and-bread": "Beer & Bread",
    "wine-and-cheese": "Wine & Cheese",
    "fromage": "Fromage",
    "vinhos": "Vinhos",
}
CURVES = {"points": "mean points of its own games", "against_earlier": "share of the win against earlier teachers"}
WIDE, HIGH, LEFT, TOP, BOTTOM = 360, 150, 44, 34, 22
STYLE = """
text { font: 12px system-ui, sans-serif; fill: #443a2c; } .soft { fill: #7d7263; } .edge { stroke: #c9bfae; }
.line { fill: none; stroke: #9c3d2e; stroke-width: 2; } rect { fill: #fbf7ee; }
@media (prefers-color-scheme: dark) {
text { fill: #e9e1d3; } .soft { fill: #a89d8c; } .edge { stroke: #55493a; } .line { stroke: #e08a6d; }
rect { fill: #211c16; } }
"""


def story_of(game: str) -> list[dict[str, Any]]:
    """What was measured while the game was learnt."""
    with np.load(ROOT / "training" / f"{game}.npz") as file:
        found: list[dict[str, Any]] = json.loads(str(file["story"]))
    return found


def points_of(story: list[dict[str, Any]], key: str) -> tuple[list[tuple[float, float]], list[float]]:
    """Minutes since the very beginning with what was measured, and where stretches end."""
    found, ends, before = list[tuple[float, float]](), list[float](), 0.0
    for row in story:
        if row.get("stretch"):
            before += row["seconds"] / 60
            ends.append(before)
        elif row.get(key):  # nothing yet in the first seconds
            found.append((before + row["seconds"] / 60, float(row[key])))
    return found, ends


def panel(title: str, points: list[tuple[float, float]], ends: list[float], left: int, top: int) -> list[str]:
    """One curve with its axes; dotted where a stretch ended."""
    low, high = min(y for _, y in points), max(y for _, y in points)
    room = (high - low or 1.0) * 0.08
    low, high, last = low - room, high + room, ends[-1]

    def x(at: float) -> float:
        return left + LEFT + (WIDE - LEFT - 30) * at / last

    def y(at: float) -> float:
        return top + TOP + (HIGH - TOP - BOTTOM) * (high - at) / (high - low)

    line = " ".join(f"{x(a):.1f},{y(b):.1f}" for a, b in points)
    told = [f'<text x="{left + 8}" y="{top + 20}">{title}</text>']
    for at in (low, (low + high) / 2, high):
        told.append(f'<line class="edge" x1="{x(0):.1f}" x2="{x(last):.1f}" y1="{y(at):.1f}" y2="{y(at):.1f}"/>')
        told.append(f'<text class="soft" text-anchor="end" x="{x(0) - 4:.1f}" y="{y(at) + 4:.1f}">{at:.3g}</text>')
    told += [
        f'<line class="edge" stroke-dasharray="2 3" x1="{x(at):.1f}" x2="{x(at):.1f}" y1="{y(high):.1f}" '
        f'y2="{y(low):.1f}"/><text class="soft" text-anchor="middle" x="{x(at):.1f}" y="{y(low) + 16:.1f}">'
        f"{at:.1f} min</text>"
        for at in ends
    ]
    return [*told, f'<polyline class="line" points="{line}"/>']


def main() -> None:
    """The whole picture."""
    width, height = WIDE * len(CURVES), HIGH * len(GAMES)
    told = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
        "<title>How the nets learnt</title>",
        f'<style>{STYLE}</style><rect width="{width}" height="{height}"/>',
    ]
    for row, (game, name) in enumerate(GAMES.items()):
        for column, (key, what) in enumerate(CURVES.items()):
            points, ends = points_of(story_of(game), key)
            told += panel(f"{name.replace('&', '&amp;')}: {what}", points, ends, column * WIDE, row * HIGH)
    TO.write_text("\n".join([*told, "</svg>"]) + "\n", "utf-8")


if __name__ == "__main__":
    main()
