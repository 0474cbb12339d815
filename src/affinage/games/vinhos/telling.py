"""Sentences about moves and refusals: what they name beside the parts of a move, and which message a move has."""

from typing import Any

from affinage.core.sets import count, things
from affinage.core.telling import Parts, Telling
from affinage.core.words import Say

from .moves import PERMUTATIONS, Kind
from .phrases import (
    TASK_IDS,
    asked_seats,
    bonus_name,
    booth_name,
    estate_of,
    expert_name,
    export_name,
    favour_name,
    listed,
    magnate_name,
    position_name,
    question,
    region_name,
    rule,
    rule_key,
    rule_text,
    sale_name,
    seat_name,
    skill_text,
    space_name,
    target_name,
    vineyard_name,
    vintage_name,
    wine_name,
)
from .rules.actions import move_cost, need, price_of
from .rules.fair import candidates, chosen
from .rules.legality import Why, why
from .rules.press import features_worth
from .rules.wine import kind_of, reach, value_of, wine_at
from .state import Loss, Phase, State
from .tables import (
    ACCOUNT_TOP,
    COLOURS,
    CUBE_VALUE,
    DIVEST_RETURN,
    DOES,
    EXPERT_FEATURE,
    EXPERT_PRICE,
    EXPORT_POINTS,
    EXPORT_REQUEST,
    FEATURES,
    HIGHEST,
    INVEST_COST,
    LOWEST,
    NONE,
    PRICE,
    SALE_COLOUR,
    SALE_REQUEST,
    TARGETS,
    WEATHER,
    Task,
)

# Which message


def message(s: State, seat: int, kind: Kind, parts: Parts) -> str:
    """The message of a move: several kinds have another one in each phase."""
    at = next(iter(parts.values()), 0)
    if kind == Kind.GO and at == s.seats[seat].marker:
        return "stay"
    if kind == Kind.ESTATE:
        return _estate_message(s)
    if kind == Kind.DONE:
        return f"done-{_done_message(s)}"
    if kind == Kind.PORTO:
        return "porto" if at else "no-porto"
    if kind == Kind.PLAY:
        return "play" if at else "play-none"
    if kind == Kind.WINE and s.task == Task.EXPORTS:
        return _BY_PHASE.get((kind, s.phase), "exports")
    return _BY_PHASE.get((kind, s.phase)) or _USUAL.get(kind) or kind.key


_BY_PHASE: dict[tuple[int, int], str] = {
    (Kind.REGION, Phase.RENOWN): "renown",
    (Kind.REGION, Phase.REARRANGE): "rearrange",
    (Kind.WINE, Phase.RELEASE): "present",
    (Kind.WINE, Phase.SPEND): "spend",
    (Kind.SALE, Phase.SLOT): "sell-to",
    (Kind.SALE, Phase.BARREL): "bring-back",
    (Kind.EXPORT, Phase.SLOT): "export-to",
    (Kind.DECK, Phase.HIRE): "hire",
    (Kind.EXPERT, Phase.DISMISS): "dismiss",
}
_USUAL: dict[int, str] = {
    Kind.REGION: "buy",
    Kind.WINE: "sales",
    Kind.SALE: "retrieve",
    Kind.EXPORT: "bring-back",
    Kind.DECK: "take",
    Kind.EXPERT: "use",
}
_DONE: dict[int, str] = {
    Phase.TURN: "turn",
    Phase.RELEASE: "pass",
    Phase.PLACE: "place",
    Phase.FREE: "free",
    Phase.WINDOW: "window",
    Phase.STAFF: "staff",
}


def _estate_message(s: State) -> str:
    if s.phase == Phase.ESTATE:
        return "plant"
    if s.phase == Phase.LOSE:
        return f"lose-{Loss(s.loss).name.lower()}"
    return f"build-{TASK_IDS[s.task]}"


def _done_message(s: State) -> str:
    if s.phase == Phase.FINAL:
        return "turn" if s.favoured else "drop-out"
    return _DONE.get(s.phase, "action")


# What sentences about moves name


def facts(s: State, seat: int, kind: Kind, parts: Parts, say: Say) -> dict[str, Any]:
    """What the words of a move name beside its parts."""
    if kind == Kind.GO:
        return {"cost": move_cost(s, seat, parts["space"])}
    if kind == Kind.REGION:
        return _region(s, parts["region"], say)
    if kind == Kind.ESTATE:
        return {"estate": estate_of(s, seat, parts["estate"], say)}
    if kind == Kind.WINE:
        return {"wine": wine_name(s, seat, parts["wine"], say)}
    if kind == Kind.SALE or kind == Kind.EXPORT:
        return _slot(s, seat, kind, parts["slot"], say)
    if kind == Kind.DECK:
        tile = s.top[parts["feature"]]
        empty = say(f"feature-{FEATURES[parts['feature']]}")
        return {"expert": empty if tile == NONE else expert_name(tile, say), "price": EXPERT_PRICE}
    if kind == Kind.INVEST or kind == Kind.DIVEST:
        return _investment(s, seat, parts)
    if kind == Kind.CUBES:
        return {"worth": s.worth + parts["n"] * CUBE_VALUE[s.kind // 2]}
    if kind == Kind.BOOTH:
        return {"n": features_worth(s, parts["booth"]), "bonus": bonus_name(parts["booth"], say)}
    if kind == Kind.ENOLOGIST or kind == Kind.FARMER:
        return {which: estate_of(s, seat, e, say) for which, e in parts.items()}
    if kind == Kind.PLAY:
        tiles = things(chosen(s.seats[seat], parts["which"]))
        return {"experts": listed([expert_name(tile, say) for tile in tiles], say)}
    if kind == Kind.EXPERT:
        feature = say(f"feature-{FEATURES[EXPERT_FEATURE[parts['expert']]]}")
        return {"feature": feature, "text": skill_text(parts["expert"], say)}
    if kind == Kind.ORDER:
        return {"seats": ", ".join(seat_name(p, say) for p in PERMUTATIONS[parts["order"]][: s.seats_used])}
    if kind == Kind.TOP:
        return {"vineyard": vineyard_name(2 * max(0, s.open_region) + parts["colour"], say)}
    return {"weather": f"{WEATHER[parts['vintage']]:+d}"} if kind == Kind.VINTAGE else {}


def _region(s: State, region: int, say: Say) -> dict[str, Any]:
    kind = 2 * region + (s.tops >> (2 * region + 1) & 1)
    shown = kind ^ 1 if s.phase == Phase.REARRANGE else kind
    return {"vineyard": vineyard_name(shown, say), "price": max(0, PRICE[kind] - s.discount)}


def _slot(s: State, seat: int, kind: Kind, slot: int, say: Say) -> dict[str, Any]:
    name = sale_name(slot, say) if kind == Kind.SALE else export_name(slot, say)
    if s.phase != Phase.SLOT:
        return {"slot": name}
    me, request = s.seats[seat], SALE_REQUEST[slot] if kind == Kind.SALE else EXPORT_REQUEST[slot]
    missing = max(0, request - value_of(me, s.pick))
    cubes = -(-missing // CUBE_VALUE[kind_of(wine_at(me, s.pick)) // 2])
    return {"slot": name, "n": request if kind == Kind.SALE else EXPORT_POINTS[slot], "cubes": cubes}


def _investment(s: State, seat: int, parts: Parts) -> dict[str, Any]:
    at = s.seats[seat].investment
    if "account" not in parts:
        at = max(LOWEST + 1, at)
        return {"n": DIVEST_RETURN[at - LOWEST - 1], "to": f"{at - 1:+d}"}
    at = min(HIGHEST - 1, at)
    return {"cash": max(0, INVEST_COST[at - LOWEST] - parts["account"]), "to": f"{at + 1:+d}"}


# What refusals name


def grounds(s: State, seat: int, reason: Why, kind: Kind, parts: Parts, say: Say) -> dict[str, Any]:
    """What a refusal names beside the parts of the move."""
    me = s.seats[max(0, seat)]
    if reason == Why.KEEP_FOR_ACTION:
        return {"space": space_name(me.marker, say)}
    if kind == Kind.GO:
        space = parts["space"]
        return {"cost": move_cost(s, seat, space), "least": need(s, seat, DOES[space], 0), "cash": me.cash}
    if kind == Kind.REGION:
        return _region(s, parts["region"], say) | {"cash": me.cash}
    if kind == Kind.ESTATE:
        build = {"price": price_of(s.task, s.less), "cash": me.cash}
        return {"estate": estate_of(s, seat, parts["estate"], say), "vineyard": vineyard_name(s.kind, say)} | build
    if kind == Kind.WINE:
        return {"wine": wine_name(s, seat, parts["wine"], say), "most": reach(s, me, parts["wine"])}
    if kind == Kind.SALE or kind == Kind.EXPORT:
        return _slot_refused(s, seat, reason, kind, parts["slot"], say)
    if kind == Kind.DECK:
        return {"price": EXPERT_PRICE, "cash": me.cash}
    if kind == Kind.PLAY:
        return {"allowed": me.allowed, "n": count(candidates(me))}
    if kind == Kind.WITHDRAW or kind == Kind.DEPOSIT:
        return {"account": me.account, "cash": me.cash, "room": ACCOUNT_TOP - me.account}
    if kind == Kind.INVEST:
        cost = INVEST_COST[min(HIGHEST - 1, me.investment) - LOWEST]
        return {"cost": cost, "account": me.account, "cash": me.cash}
    if kind == Kind.ENOLOGIST or kind == Kind.FARMER:
        to = reason == Why.NO_ROOM_ENOLOGISTS or reason == Why.NO_ROOM_FARMERS
        return {"estate": estate_of(s, seat, parts["there" if to else "here"], say)}
    if reason == Why.CANNOT_PERFORM:
        return {"task": favour_name(*divmod(parts["target"], TARGETS), say)}
    return {}


def _slot_refused(s: State, seat: int, reason: Why, kind: Kind, slot: int, say: Say) -> dict[str, Any]:
    if reason == Why.TOO_LOW:
        request = SALE_REQUEST[slot] if kind == Kind.SALE else EXPORT_REQUEST[slot]
        return {"request": request, "most": reach(s, s.seats[seat], s.pick)}
    if reason == Why.WRONG_COLOUR:
        return {"colour": COLOURS[SALE_COLOUR[slot]]}
    return {"slot": sale_name(slot, say) if kind == Kind.SALE else export_name(slot, say)}


def _house_rule(s: State, seat: int, say: Say) -> str:
    """The rule behind a refusal of the house: who waits is told how turns go round."""
    waits = Phase.VINTAGE < s.phase < Phase.OVER and seat not in asked_seats(s)
    return rule_text("turns", say) if waits else rule(s, seat, say)


def _rule_of(s: State, seat: int, name: str, say: Say) -> str:
    """The rule behind a reason, with the figures of the component set; without a name that of what is asked."""
    return rule_text(name or rule_key(s, seat, say), say)


NAMES = {
    "space": space_name,
    "region": region_name,
    "feature": lambda n, say: say(f"feature-{FEATURES[n]}"),
    "place": lambda n, say: str(n + 1),  # noqa: ARG005 - a name takes what all take
    "booth": booth_name,
    "magnate": magnate_name,
    "source": position_name,
    "target": target_name,
    "expert": expert_name,
    "vintage": vintage_name,
}
TELLING = Telling(Kind, Why, why, question, _house_rule, NAMES, facts, grounds, message, _rule_of)
