"""A plain verdict: each aim of docs/rulings.md, what was found, and whether that is met, missed or still open."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .balance import Balance

AIMS = Path(__file__).with_name("aims.toml")
MET, MISSED, OPEN = "met", "missed", "open"


@dataclass(frozen=True)
class Verdict:
    """One aim: in words, what was found, and how it stands. Open means that more games could decide it."""

    aim: str
    found: str
    stands: str


def of(game: str, found: Balance) -> list[Verdict]:
    """All aims of a game."""
    aims = tomllib.loads(AIMS.read_text("utf-8"))
    return [_judge(aim, found) for aim in aims.get(game, aims["any"])]


def _judge(aim: dict[str, Any], found: Balance) -> Verdict:
    what = str(aim["what"])
    if what == "seat-advantage":
        return _seats(found, float(aim["high"]))
    if what == "score-share":
        return _scores(found, int(aim["low"]), int(aim["high"]), float(aim["share"]))
    if what == "lift":
        return _lifts(found, float(aim["high"]))
    name = what.partition(":")[2]
    n, low, high = found.figures[name], float(aim["low"]), float(aim["high"])
    return Verdict(f"{low:g} to {high:g} {name} a seat", f"{n:.1f}", MET if low <= n <= high else MISSED)


def _seats(found: Balance, most: float) -> Verdict:
    even = 1 / len(found.seats)
    at = max(range(len(found.seats)), key=lambda p: found.seats[p].share)
    best = found.seats[at]
    over, sure = (best.share - even) * 100, (best.low - even) * 100
    stands = MET if (best.high - even) * 100 < most else MISSED if sure > most else OPEN
    told = f"seat {at + 1} is {over:.1f} points above an even share ({sure:.1f} to {(best.high - even) * 100:.1f})"
    return Verdict(f"seat advantage under {most:g} points of win rate", told, stands)


def _scores(found: Balance, low: int, high: int, share: float) -> Verdict:
    inside = sum(low <= score <= high for score in found.scores) / max(1, len(found.scores))
    told = f"{inside:.0%} of the scores, median {found.percentile(0.5)}"
    return Verdict(f"final scores mostly {low} to {high}", told, MET if inside >= share else MISSED)


def _lifts(found: Balance, most: float) -> Verdict:
    aim = f"no component whose owner wins more than {most:.0%}"
    if not found.lifts:
        return Verdict(aim, "nothing to compare", OPEN)
    name, r = max(found.lifts.items(), key=lambda pair: pair[1].share)
    sure = [n for n, one in found.lifts.items() if one.low > most]
    stands = MISSED if sure else MET if all(one.high < most for one in found.lifts.values()) else OPEN
    return Verdict(aim, f"the best is {name}: {r}", stands)
