"""Names and small phrases that every sentence of this game is made of, and the question each phase asks."""

from collections.abc import Iterable
from typing import Any, cast

from affinage.core.game import CHANCE
from affinage.core.sets import count, holds
from affinage.core.view_cache import kept
from affinage.core.words import Say

from .rules.actions import price_of
from .rules.fair import candidates
from .rules.sales import paired
from .rules.wine import kind_of, quality_of, value_of, wine_at
from .score import CATEGORIES, ENDINGS, ending, points, rank
from .shapes import TaskId
from .state import Loss, Phase, Stage, State
from .tables import (
    BAGOS_OF_EXPERT,
    BOOTH_BAGOS,
    BOOTH_BONUS,
    BOOTH_FEATURES,
    BOOTH_POINTS,
    BOX,
    CELLAR,
    COLOURS,
    COUNTED_IDS,
    ESTABLISHMENT_IDS,
    EXPERT_FEATURE,
    EXPORT_REQUEST,
    FEATURES,
    MAGNATE_IDS,
    MAGNATE_LESS,
    MAGNATE_TASK,
    MORE_ACTIONS,
    NONE,
    PER_ROW,
    POSITIONS,
    RATE,
    RATES,
    REGION_IDS,
    ROWS,
    SALE_COLOUR,
    SALE_HOUSE,
    SALE_REQUEST,
    SKILL_IDS,
    SPACE_IDS,
    TARGETS,
    VINTAGE_IDS,
    Bonus,
    Task,
)

_rows: dict[str, list[dict[str, Any]]] = BOX.content
_box: dict[str, dict[str, Any]] = BOX.content
_limits = {
    key: n
    for section in ("quality", "limits", "prices", "account", "fair")
    for key, n in _box[section].items()
    if isinstance(n, int)
}  # by the names of the component file; prices win over qualities of the same name
TASK_IDS = tuple(cast("TaskId", task.name.lower()) for task in Task)


# Names


def _name(section: str, at: int, key: str, say: Say) -> str:
    """The name a component file gives, else ours, else the id made readable."""
    row = _rows[section][at]
    if "name" in row:
        return str(row["name"])
    return say(key) if say.has(key) else str(row.get("id", key)).replace("-", " ").title()


def seat_name(seat: int, say: Say) -> str:
    """A seat, or Chance, where no player's name is at hand."""
    return say("chance") if seat == CHANCE else say("seat", n=seat + 1)


@kept
def region_name(region: int, say: Say) -> str:
    """What a region is called."""
    return _name("region", region, f"region-{REGION_IDS[region]}", say)


def space_name(space: int, say: Say) -> str:
    """What a space of the quadrel is called."""
    return say(f"space-{SPACE_IDS[space]}")


def house_name(house: int, say: Say) -> str:
    """What an establishment is called."""
    return _name("establishment", house, f"house-{ESTABLISHMENT_IDS[house]}", say)


@kept
def magnate_name(magnate: int, say: Say) -> str:
    """What a magnate is called."""
    return _name("magnate", magnate, f"magnate-{MAGNATE_IDS[magnate]}", say)


def vintage_name(vintage: int, say: Say) -> str:
    """What a vintage tile is called."""
    return _name("vintage", vintage, f"vintage-{VINTAGE_IDS[vintage]}", say)


@kept
def expert_name(tile: int, say: Say) -> str:
    """An expert by its feature and what it can do."""
    feature, skill = say(f"feature-{FEATURES[EXPERT_FEATURE[tile]]}"), say(f"skill-{SKILL_IDS[tile]}")
    return say("expert", feature=feature, skill=skill)


@kept
def booth_name(booth: int, say: Say) -> str:
    """A booth by its two features."""
    return " / ".join(say(f"feature-{FEATURES[f]}") for f in BOOTH_FEATURES[booth])


@kept
def vineyard_name(kind: int, say: Say) -> str:
    """A region and a colour."""
    return say("vineyard", colour=COLOURS[kind & 1], region=region_name(kind // 2, say))


def estate_name(e: int, kind: int, say: Say) -> str:
    """An estate by its number, with its region and colour once it has one."""
    if kind == NONE:
        return say("estate-open", n=e + 1)
    return say("estate", n=e + 1, vineyard=vineyard_name(kind, say))


def estate_of(s: State, seat: int, e: int, say: Say) -> str:
    """A seat's estate by name."""
    me = s.seats[seat]
    return estate_name(e, NONE if me.region[e] == NONE else 2 * me.region[e] + me.colour[e], say)


def wine_name(s: State, seat: int, place: int, say: Say) -> str:
    """A wine by kind, quality and value without renown; a word for an empty place."""
    me = s.seats[seat]
    wine = wine_at(me, place)
    if wine == 0:
        return say("wine-none", n=place // CELLAR + 1, slot=place % CELLAR + 1)
    vineyard = vineyard_name(kind_of(wine), say)
    return say("wine", vineyard=vineyard, quality=quality_of(wine), value=value_of(me, place))


def sale_name(slot: int, say: Say) -> str:
    """A sales slot: the house, its colour and what it asks for."""
    house = house_name(SALE_HOUSE[slot], say)
    return say("sale-slot", house=house, colour=COLOURS[SALE_COLOUR[slot]], request=SALE_REQUEST[slot])


def export_name(slot: int, say: Say) -> str:
    """An export slot: the country and what it asks for."""
    return say("export-slot", country=slot // ROWS + 1, request=EXPORT_REQUEST[slot])


def position_name(source: int, say: Say) -> str:
    """A space of a magnate's row where a barrel can lie."""
    row, at = source // POSITIONS, source % POSITIONS
    if at == 0:
        return magnate_name(row, say)
    return say("more-action", task=favour_name(row, at - 1, say), magnate=magnate_name(row, say))


def favour_name(row: int, k: int, say: Say) -> str:
    """An additional action, with its price where that is not the usual one."""
    name, price = say(f"task-{TASK_IDS[MAGNATE_TASK[row][k]]}"), favour_price(row, k)
    return name if price is None else say("task-for-less", task=name, price=price)


def favour_price(row: int, k: int) -> int | None:
    """What each thing costs that an additional action builds, if that is not the usual price."""
    less = MAGNATE_LESS[row][k]
    return price_of(MAGNATE_TASK[row][k], less) if less else None


def target_name(target: int, say: Say) -> str:
    """Where a magnate's barrel can go: an additional action or a slot of a multiplier."""
    row, k = target // TARGETS, target % TARGETS
    if k < MORE_ACTIONS:
        return position_name(row * POSITIONS + 1 + k, say)
    slot = row * PER_ROW * RATES + k - MORE_ACTIONS
    return multiplier_name(slot, say)


def halves(n: int) -> str:
    """So many halves, written so that every language reads it, as 1.5 is not."""
    return f"{n // 2 or ''}½" if n % 2 else str(n // 2)


def multiplier_name(slot: int, say: Say) -> str:
    """A slot of a multiplier by its rate and what it counts."""
    return say("multiplier", rate=halves(RATE[slot]), what=say(f"counted-{COUNTED_IDS[slot // RATES]}"))


def bonus_name(booth: int, say: Say) -> str:
    """What a booth gives besides fair points for its features."""
    bonus = Bonus(BOOTH_BONUS[booth])
    n = {Bonus.BAGOS: BOOTH_BAGOS, Bonus.POINTS: BOOTH_POINTS}.get(bonus, 1)
    return say(f"bonus-{bonus.name.lower()}", n=n)


def skill_text(tile: int, say: Say) -> str:
    """What an expert can do."""
    return say(f"skill-{SKILL_IDS[tile]}-text", bagos=BAGOS_OF_EXPERT)


@kept
def rule_text(key: str, say: Say) -> str:
    """A rule in our own words, with the figures of the component set in play."""
    return say(f"rule-{key}", **_limits)


# Phrases


def listed(parts: Iterable[str], say: Say) -> str:
    """Several things in a row: a, b and c."""
    items = list(parts)
    if len(items) < 2:
        return "".join(items)
    return say("list-and", most=", ".join(items[:-1]), last=items[-1])


def asked_seats(s: State) -> list[int]:
    """The seats that owe a choice now."""
    if s.phase == Phase.SECRET:
        return [p for p in range(s.seats_used) if holds(s.waiting_for, p)]
    return [s.acting] if Phase.VINTAGE < s.phase < Phase.OVER else []


def winners(s: State) -> list[int]:
    """The seats in first place."""
    places = [0] * s.seats_used
    rank(s, places)
    return [p for p, place in enumerate(places) if place == 0]


# Questions


def question(s: State, seat: int, say: Say) -> str:
    """What is asked of the seat now; else who is awaited."""
    if s.phase == Phase.OVER:
        return _result(s, say)
    if s.phase <= Phase.VINTAGE:
        return say("question-chance")
    asked = asked_seats(s)
    if seat not in asked:
        return say("await", seats=listed([seat_name(p, say) for p in asked], say))
    return _asked(s, seat, say)


def _result(s: State, say: Say) -> str:
    best = winners(s)
    score = points(s, best[0], [0] * len(CATEGORIES))
    sentence = say("question-over", seats=listed([seat_name(p, say) for p in best], say), points=score)
    decided = ENDINGS[ending(s)]
    return sentence if decided == "points" else f"{sentence} {say(f'ending-{decided}')}"


def _asked(s: State, seat: int, say: Say) -> str:
    return say(f"question-{question_key(s, seat)}", **_figures(s, seat, say))


def _figures(s: State, seat: int, say: Say) -> dict[str, Any]:
    """What the questions of some phases name."""
    me = s.seats[seat]
    if s.phase == Phase.SLOT:
        return {"wine": wine_name(s, seat, s.pick, say)}
    if s.phase == Phase.ESTATE:
        return {"vineyard": vineyard_name(s.kind, say)}
    if s.phase == Phase.BANK:
        return {"account": me.account, "cash": me.cash}
    if s.phase == Phase.FREE:
        return {"n": s.free_experts}
    if s.phase in (Phase.CUBES, Phase.BOOTH, Phase.PLACE):
        return {"worth": s.worth}
    if s.phase == Phase.TARGET:
        return {"source": position_name(s.source, say)}
    if s.phase == Phase.SPEND:
        return {"target": target_name(s.target, say)}
    if s.phase == Phase.RENOWN:
        return {"n": s.free_cubes}
    if s.phase == Phase.PORTO:
        return {"estate": estate_of(s, seat, s.harvested, say), "porto": me.porto}
    if s.phase == Phase.SECRET:
        return {"allowed": min(me.allowed, count(candidates(me)))}
    return {}


def question_key(s: State, seat: int) -> str:
    """Which question of its phase is asked."""
    phase = Phase(s.phase).name.lower().replace("_", "-")
    if s.phase == Phase.TURN:
        return "turn-after" if s.acted else "turn"
    if s.phase == Phase.FINAL:
        return "final-after" if s.favoured else "final"
    if s.phase == Phase.BUY and s.stage == Stage.SETUP:
        return "buy-first"
    if s.phase == Phase.BUILD:
        return f"build-{TASK_IDS[s.task]}"
    if s.phase == Phase.SELL and s.steps == 0 and s.seats[seat].barrels == 0:
        return "sell-barrels"
    if s.phase in (Phase.SELL, Phase.SLOT):
        return f"{phase}-{TASK_IDS[s.task]}"
    if s.phase == Phase.RELEASE and s.stage == Stage.FAIR:
        return "release-late"
    if s.phase == Phase.WINDOW:
        if paired(s.seats[seat]) == 0:
            return "window-over"
        return "window" if s.stage == Stage.FAIR or s.steps > 0 else "window-must"
    if s.phase == Phase.LOSE:
        return f"lose-{Loss(s.loss).name.lower()}"
    return phase


def rule_key(s: State, seat: int, say: Say) -> str:
    """Which rule stands behind what is asked now: the question's own, else its phase's."""
    key = question_key(s, seat)
    return key if say.has(f"rule-{key}") else Phase(s.phase).name.lower()


def rule(s: State, seat: int, say: Say) -> str:
    """Help for what is asked now, in our own words."""
    if s.phase == Phase.OVER:
        return rule_text("over", say)
    if s.phase <= Phase.VINTAGE:
        return rule_text("chance", say)
    return rule_text(rule_key(s, seat, say), say)
