"""A plain verdict: each aim of docs/rulings.md, what was found, and whether that is met, missed or still open."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from affinage.core.words import Say

from .balance import Balance

AIMS = Path(__file__).with_name("aims.toml")
MET, MISSED, OPEN = "met", "missed", "open"


@dataclass(frozen=True)
class Verdict:
    """One aim: in words, what was found, and how it stands. Open means that more games could decide it."""

    aim: str
    found: str
    stands: str


def of(game: str, found: Balance, say: Say | None = None) -> list[Verdict]:
    """All aims of a game that such a series can speak to; `say`: what pieces are called."""
    aims = tomllib.loads(AIMS.read_text("utf-8"))
    return [_judge(aim, found, say) for aim in aims.get(game, aims["any"]) if _applies(aim, found)]


def _applies(aim: dict[str, Any], found: Balance) -> bool:
    """Some aims are for a number of seats, an option or a bot; and alone nobody sits better than others."""
    if len(found.seats) not in aim.get("seats", [len(found.seats)]):
        return False
    if any(found.options.get(name) != value for name, value in aim.get("options", {}).items()):
        return False
    if "bot" in aim and found.bots != (aim["bot"],):
        return False
    return not (aim["what"] == "seat-advantage" and len(found.seats) == 1)


def _judge(aim: dict[str, Any], found: Balance, say: Say | None) -> Verdict:
    what = str(aim["what"])
    if what == "seat-advantage":
        return _seats(found, float(aim["high"]))
    if what == "action-share":
        return _book_actions(found, float(aim["low"]), float(aim["high"]))
    if what == "win-share":
        return _wins(found, float(aim["low"]), float(aim["high"]))
    if what == "score-share":
        return _scores(found, int(aim["low"]), int(aim["high"]), float(aim["share"]))
    if what == "lift":
        return _lifts(found, float(aim["high"]), say)
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


def _book_actions(found: Balance, low: float, high: float) -> Verdict:
    aim = f"no action in less than {low:g} or more than {high:g} % of all actions"
    if not found.book_actions:
        return Verdict(aim, "no actions were counted", OPEN)
    rare, often = (pick(found.book_actions, key=lambda name: found.book_actions[name].share) for pick in (min, max))
    sure = [k for k, r in found.book_actions.items() if r.high * 100 < low or r.low * 100 > high]
    inside = all(low <= r.low * 100 and r.high * 100 <= high for r in found.book_actions.values())
    told = ", ".join(f"{k.partition('-')[2] or k} {found.book_actions[k].share * 100:.1f} %" for k in (rare, often))
    return Verdict(aim, f"from {told}" + (f"; outside: {_names(sure)}" if sure else ""), _stands(inside, bool(sure)))


def _names(keys: list[str]) -> str:
    return ", ".join(key.partition("-")[2] or key for key in keys)


def _stands(inside: bool, outside: bool) -> str:
    return MISSED if outside else MET if inside else OPEN


def _wins(found: Balance, low: float, high: float) -> Verdict:
    r = found.seats[0]
    inside, outside = low <= r.low * 100 and r.high * 100 <= high, r.high * 100 < low or r.low * 100 > high
    bounds = f"at least {low:g}" if high >= 100 else f"{low:g} to {high:g}"
    return Verdict(f"the first seat wins {bounds} % of the games", str(r), _stands(inside, outside))


def _scores(found: Balance, low: int, high: int, share: float) -> Verdict:
    inside = sum(low <= score <= high for score in found.scores) / max(1, len(found.scores))
    told = f"{inside:.0%} of the scores, median {found.percentile(0.5)}"
    return Verdict(f"final scores mostly {low} to {high}", told, MET if inside >= share else MISSED)


def _lifts(found: Balance, most: float, say: Say | None) -> Verdict:
    aim = f"no component whose owner wins more than {most:.0%}"
    if not found.lifts:
        return Verdict(aim, "nothing to compare", OPEN)
    name, r = max(found.lifts.items(), key=lambda pair: pair[1].share)
    sure = [n for n, one in found.lifts.items() if one.low > most]
    stands = MISSED if sure else MET if all(one.high < most for one in found.lifts.values()) else OPEN
    called = say(name) if say and say.has(name) else name
    return Verdict(aim, f"the best is {called}: {r}", stands)
