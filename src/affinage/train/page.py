"""The story of a net's learning as a page with curves."""

from collections.abc import Sequence
from typing import Any

from affinage.arena.charts import esc, page, table
from affinage.core.game import Game

WIDTH, HIGH, EDGE = 760, 180, 48
CURVES = (
    ("against_earlier", "Share of the win against earlier teachers (seats rotated among the games)"),
    ("doubt", "Entropy of the choices: how far from sure of itself the teacher is"),
    ("win", "How surprised the teacher is by results (cross-entropy)"),
    ("student", "How far the student is from the teacher (Kullback-Leibler, and its own surprise)"),
    ("points", "Mean final points"),
)


def story_page(game: Game, story: Sequence[dict[str, Any]]) -> str:
    """All stretches of a net, one after another."""
    stretches = [row for row in story if row.get("stretch")]
    rows = [(str(i + 1), f"{s['seconds']:.0f} s", f"{s['moves']:,}", str(s["seats"])) for i, s in enumerate(stretches)]
    sections = [("Stretches", table(("stretch", "time on the card", "moves", "seat counts in turn"), rows))]
    for key, name in CURVES:
        sections.append((name, curve(points_of(story, key))))
    return page(f"How the net of {game.name} learnt", f"rules {game.version}; x: minutes of learning", sections)


def points_of(story: Sequence[dict[str, Any]], key: str) -> list[tuple[float, float]]:
    """Minutes since the very beginning, and what was measured."""
    found, before = [], 0.0
    for row in story:
        if row.get("stretch"):
            before += row["seconds"]
        elif row.get(key) is not None and "seconds" in row:
            found.append(((before + row["seconds"]) / 60, float(row[key])))
    return found


def curve(points: Sequence[tuple[float, float]]) -> str:
    """A line through the points, with its axes."""
    if len(points) < 2:
        return ""
    low, high = min(y for _, y in points), max(y for _, y in points)
    low, high = (low - 0.5, high + 0.5) if high == low else (low, high)
    right = max(x for x, _ in points)

    def x(at: float) -> float:
        return EDGE + (WIDTH - EDGE - 10) * at / right

    def y(at: float) -> float:
        return HIGH - 24 - (HIGH - 40) * (at - low) / (high - low)

    line = " ".join(f"{x(a):.1f},{y(b):.1f}" for a, b in points)
    told = [
        f'<polyline points="{line}" fill="none" stroke="var(--one)" stroke-width="2"/>',
        *(f'<text class="soft" x="0" y="{y(at) + 4:.1f}">{at:.3g}</text>' for at in (low, (low + high) / 2, high)),
        *(
            f'<text class="soft" x="{x(right * k / 4):.1f}" y="{HIGH - 4}">{esc(f"{right * k / 4:.2g}")}</text>'
            for k in range(4)
        ),
    ]
    return f'<svg viewBox="0 0 {WIDTH} {HIGH}" role="img">{"".join(told)}</svg>'
