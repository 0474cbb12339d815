"""Why a move is not legal now: the precise reason, and the rule behind it."""

from collections.abc import Callable
from typing import Any

from affinage.core.game import CHANCE, Reason
from affinage.core.sets import count, holds
from affinage.core.words import Say

from .moves import MOVES
from .phrases import (
    TASK_IDS,
    asked_seats,
    estate_of,
    expert_name,
    favour_name,
    listed,
    magnate_name,
    position_name,
    question,
    region_name,
    rule_key,
    rule_text,
    sale_name,
    seat_name,
    space_name,
    target_name,
    vineyard_name,
    wine_name,
)
from .rules.actions import NEVER, fitting_kinds, move_cost, need, price_of
from .rules.bank import DEPOSITED, DIVESTED_HERE, INVESTED, WITHDREW
from .rules.fair import candidates
from .rules.legal import AT_ANY_TIME
from .rules.magnates import open_slots
from .rules.sales import free_slots, paired
from .rules.wine import any_wine, reach, wine_at
from .state import Phase, Seat, Stage, State
from .tables import (
    ACCOUNT_TOP,
    COLOURS,
    DOES,
    ESTATES,
    EXPERT_PRICE,
    EXPORT_REQUEST,
    HIGHEST,
    INSET,
    INVEST_COST,
    LOWEST,
    MORE_ACTIONS,
    NONE,
    PER_ROW,
    PLAY_SIZE,
    POSITIONS,
    PRESS_SPACE,
    PRICE,
    RATES,
    SALE_COLOUR,
    SALE_REQUEST,
    TARGETS,
    Task,
)

CHANCE_MOVES = ("out", "order", "top", "show", "vintage", "sealed")


def why_not(s: State, seat: int, move: int, say: Say) -> Reason:
    """The reason why this move is not legal for this seat now."""
    kind, which = MOVES[move]
    assert isinstance(kind, str)
    assert isinstance(which, int)
    if s.phase == Phase.OVER:
        return _reason(say, "over", "over")
    if seat == CHANCE or kind in CHANCE_MOVES:
        return _reason(say, "chance", "chance")
    if s.phase <= Phase.VINTAGE:
        return _reason(say, "chance-first", "chance")
    if seat not in asked_seats(s):
        names = listed([seat_name(p, say) for p in asked_seats(s)], say)
        return _reason(say, "not-your-turn", "turns", seats=names)
    found = _WHY[kind](s, seat, which, say) if kind in _WHY else None
    if found is not None:
        return found
    return Reason(say("why-not-now", question=question(s, seat, say)), rule_text(rule_key(s, seat, say), say))


def _reason(say: Say, key: str, rule: str, **values: Any) -> Reason:
    return Reason(say(f"why-{key}", **values), rule_text(rule, say))


# Movement


def _go(s: State, seat: int, space: int, say: Say) -> Reason | None:
    me = s.seats[seat]
    if s.phase != Phase.TURN:
        return None
    name = space_name(space, say)
    if s.acted:
        return _reason(say, "moved", "turn")
    if space == me.marker:
        return _reason(say, "stay-press" if space == PRESS_SPACE else "stay", "turn", space=name)
    cost, least = move_cost(s, seat, space), need(s, seat, DOES[space], 0)
    if least >= NEVER:
        return _reason(say, f"cannot-{TASK_IDS[DOES[space]]}", "turn")
    return _reason(say, "too-dear", "turn", space=name, cost=cost, least=least, cash=me.cash)


# Land


def _region(s: State, seat: int, region: int, say: Say) -> Reason | None:
    me, name = s.seats[seat], region_name(region, say)
    if s.phase not in (Phase.BUY, Phase.RENOWN, Phase.REARRANGE):
        return None
    if holds(s.out, region):
        return _reason(say, "region-out", "chance", region=name)
    if s.phase == Phase.RENOWN:
        if s.cubes[region] >= INSET[region]:
            return _reason(say, "inset-full", "renown", region=name)
        return _reason(say, "same-region", "renown", region=name)
    if s.phase == Phase.REARRANGE:
        return _reason(say, "no-other-colour", "rearrange", region=name)
    if holds(s.bought, region):
        return _reason(say, "bought", "buy", region=name)
    top = s.tops >> (2 * region) & 3
    if top == 0:
        return _reason(say, "sold-out", "buy", region=name)
    kind = 2 * region + top - 1
    if not holds(fitting_kinds(s, me), kind):
        return _reason(say, "no-estate", "buy", vineyard=vineyard_name(kind, say))
    price = max(0, PRICE[kind] - s.discount)
    return _reason(say, "price", "buy", vineyard=vineyard_name(kind, say), price=price, cash=me.cash)


def _estate(s: State, seat: int, e: int, say: Say) -> Reason | None:
    me, name = s.seats[seat], estate_of(s, seat, e, say)
    if s.phase == Phase.ESTATE:
        return _reason(say, "not-there", "estate", estate=name, vineyard=vineyard_name(s.kind, say))
    if s.phase == Phase.LOSE:
        return _reason(say, "nothing-to-lose", rule_key(s, seat, say), estate=name)
    if s.phase != Phase.BUILD:
        return None
    rule, price = rule_key(s, seat, say), price_of(s.task, s.less)
    left = {Task.WINERIES: s.wineries_left, Task.CELLARS: s.cellars_left}.get(Task(s.task), s.enologists_left)
    if left == 0:
        return _reason(say, "supply-empty", rule)
    if me.cash < price:
        return _reason(say, "no-cash", rule, price=price, cash=me.cash)
    if s.task == Task.CELLARS:
        return _reason(say, "has-cellar" if me.cellar[e] else "minho", rule, estate=name)
    return _reason(say, "no-winery-slot" if s.task == Task.WINERIES else "no-empty-winery", rule, estate=name)


# Wines, slots and barrels


def _wine(s: State, seat: int, at: int, say: Say) -> Reason | None:
    me = s.seats[seat]
    if s.phase not in (Phase.SELL, Phase.RELEASE, Phase.SPEND):
        return None
    rule = rule_key(s, seat, say)
    if wine_at(me, at) == 0:
        return _reason(say, "no-wine", rule, place=wine_name(s, seat, at, say))
    if s.phase == Phase.SPEND:
        return _reason(say, "last-fitting", rule, wine=wine_name(s, seat, at, say))
    if me.barrels == 0:
        return _reason(say, "no-barrel", rule)
    return _reason(say, "no-slot", rule, wine=wine_name(s, seat, at, say), most=reach(s, me, at))


def _slot(s: State, seat: int, slot: int, say: Say, task: Task) -> Reason | None:
    """A slot for the wine in hand."""
    if s.task != task:
        return None
    me, rule = s.seats[seat], rule_key(s, seat, say)
    request = SALE_REQUEST[slot] if task == Task.SALES else EXPORT_REQUEST[slot]
    if not holds(free_slots(s, task), slot):
        outside = task == Task.EXPORTS and not any(holds(p.exports, slot) for p in s.seats)
        return _reason(say, "outside-frame" if outside else "slot-taken", rule)
    if task == Task.SALES and SALE_COLOUR[slot] != (wine_at(me, s.pick) >> 4) & 1:
        return _reason(say, "wrong-colour", rule, colour=COLOURS[SALE_COLOUR[slot]])
    return _reason(say, "too-low", rule, request=request, most=reach(s, me, s.pick))


def _sale(s: State, seat: int, slot: int, say: Say) -> Reason | None:
    me = s.seats[seat]
    if s.phase == Phase.SLOT:
        return _slot(s, seat, slot, say, Task.SALES)
    if s.phase in (Phase.TURN, Phase.FINAL, Phase.WINDOW, Phase.PAIR, Phase.BARREL):
        if not holds(me.sales, slot):
            return _reason(say, "not-your-barrel", "window", slot=sale_name(slot, say))
        if s.phase == Phase.PAIR:
            return _reason(say, "other-house", "window")
        if not holds(paired(me), slot):
            return _reason(say, "no-pair", "window", slot=sale_name(slot, say))
        return _reason(say, "too-late-for-pairs", "window")
    return None


def _export(s: State, seat: int, slot: int, say: Say) -> Reason | None:
    if s.phase == Phase.SLOT:
        return _slot(s, seat, slot, say, Task.EXPORTS)
    if s.phase == Phase.BARREL:
        return _reason(say, "no-export-barrel", "barrel")
    if holds(s.seats[seat].exports, slot):
        return _reason(say, "exports-stay", "sell-exports")
    return None


# Experts


def _deck(s: State, seat: int, feature: int, say: Say) -> Reason | None:
    if s.phase not in (Phase.HIRE, Phase.FREE):
        return None
    if s.top[feature] == NONE:
        return _reason(say, "deck-empty", "hire")
    return _reason(say, "no-cash", "hire", price=EXPERT_PRICE, cash=s.seats[seat].cash)


def _expert(s: State, seat: int, tile: int, say: Say) -> Reason | None:
    me, name = s.seats[seat], expert_name(tile, say)
    if not holds(me.up | me.down, tile):
        return _reason(say, "not-your-expert", "skills", expert=name)
    if holds(me.down, tile):
        return _reason(say, "turned-down", "skills", expert=name)
    if AT_ANY_TIME[s.phase] and s.stage != Stage.SETUP:
        return _reason(say, "no-effect", "skills", expert=name)
    return None


def _play(s: State, seat: int, which: int, say: Say) -> Reason | None:
    me = s.seats[seat]
    if s.phase != Phase.SECRET:
        return None
    if PLAY_SIZE[which] > me.allowed:
        return _reason(say, "too-many-experts", "secret", allowed=me.allowed)
    return _reason(say, "no-such-experts", "secret", n=count(candidates(me)))


# The bank


def _withdraw(s: State, seat: int, bagos: int, say: Say) -> Reason | None:
    if s.phase != Phase.BANK:
        return None
    if s.bank_way & DEPOSITED:
        return _reason(say, "deposited", "bank")
    if bagos == 0:
        return _reason(say, "nothing", "bank")
    return _reason(say, "account-low", "bank", account=s.seats[seat].account)


def _deposit(s: State, seat: int, bagos: int, say: Say) -> Reason | None:
    me = s.seats[seat]
    if s.phase != Phase.BANK:
        return None
    if s.bank_way & WITHDREW:
        return _reason(say, "withdrew", "bank")
    if bagos == 0:
        return _reason(say, "nothing", "bank")
    if bagos > me.cash:
        return _reason(say, "cash-low", "bank", cash=me.cash)
    return _reason(say, "account-full", "bank", room=ACCOUNT_TOP - me.account)


def _invest(s: State, seat: int, bagos: int, say: Say) -> Reason | None:  # noqa: ARG001 - any share is refused alike
    me = s.seats[seat]
    if s.phase != Phase.BANK:
        return None
    if me.investment == HIGHEST:
        return _reason(say, "invested-all", "bank")
    if s.bank_way & DIVESTED_HERE:
        return _reason(say, "divested-here", "bank")
    cost = INVEST_COST[me.investment - LOWEST]
    return _reason(say, "invest-share", "bank", cost=cost, account=me.account, cash=me.cash)


def _divest(s: State, seat: int, _: int, say: Say) -> Reason | None:
    if s.seats[seat].investment == LOWEST:
        return _reason(say, "divested-all", "bank")
    if s.phase == Phase.BANK and s.bank_way & INVESTED:
        return _reason(say, "invested-here", "bank")
    return None


# Press release and magnates


def _queue(s: State, seat: int, slot: int, say: Say) -> Reason | None:  # noqa: ARG001 - all reasons take the same
    if s.phase != Phase.QUEUE:
        return None
    return _reason(say, "no-such-slot" if slot >= s.seats_used else "queue-taken", "queue")


def _booth(s: State, seat: int, booth: int, say: Say) -> Reason | None:  # noqa: ARG001 - all reasons take the same
    return _reason(say, "booth-taken", "booth") if s.phase == Phase.BOOTH else None


def _cubes(s: State, seat: int, n: int, say: Say) -> Reason | None:  # noqa: ARG001 - all reasons take the same
    return _reason(say, "no-cubes", "cubes", n=n) if s.phase == Phase.CUBES else None


def _magnate(s: State, seat: int, magnate: int, say: Say) -> Reason | None:  # noqa: ARG001 - all take the same
    if s.phase != Phase.PLACE:
        return None
    key = "one-each" if holds(s.bought, magnate) else "not-pleased"
    return _reason(say, key, "place", magnate=magnate_name(magnate, say))


def _from(s: State, seat: int, source: int, say: Say) -> Reason | None:
    me = s.seats[seat]
    if s.phase not in (Phase.TURN, Phase.FINAL):
        return None
    if me.magnates[source] == 0:
        return _reason(say, "no-magnate-barrel", "target", source=position_name(source, say))
    if s.favoured:
        return _reason(say, "one-favour", "target")
    return _reason(say, "no-target" if any_wine(me) else "no-wine-to-spend", "target")


def _to(s: State, seat: int, target: int, say: Say) -> Reason | None:
    if s.phase != Phase.TARGET:
        return None
    row, k = divmod(target, TARGETS)
    if row != s.source // POSITIONS:
        return _reason(say, "other-row", "target")
    if k < MORE_ACTIONS:
        if k + 1 == s.source % POSITIONS:
            return _reason(say, "same-space", "target")
        return _reason(say, "cannot-perform", "target", task=favour_name(row, k, say))
    slot = row * PER_ROW * RATES + k - MORE_ACTIONS
    key = "multiplier-taken" if s.slots[slot] != NONE else "multiplier-twice"
    assert not holds(open_slots(s, seat, row), slot)
    return _reason(say, key, "target", target=target_name(target, say))


# Production


def _staff(s: State, seat: int, pair: int, say: Say, have: str, room: str) -> Reason | None:
    me: Seat = s.seats[seat]
    a, b = divmod(pair, ESTATES)
    if s.phase != Phase.STAFF:
        return None
    if a == b or getattr(me, have)[a] == 0:
        return _reason(say, f"no-{have}", "staff", estate=estate_of(s, seat, a, say))
    if getattr(me, room)[b] <= getattr(me, have)[b]:
        return _reason(say, f"no-room-{have}", "staff", estate=estate_of(s, seat, b, say))
    return _reason(say, "in-circles", "staff")


def _done(s: State, seat: int, _: int, say: Say) -> Reason | None:
    if s.phase == Phase.TURN:
        return _reason(say, "not-acted", "turn")
    if AT_ANY_TIME[s.phase] and s.phase not in (Phase.RELEASE, Phase.FINAL):
        return _reason(say, "act-once", rule_key(s, seat, say))
    if s.phase == Phase.RELEASE:
        return _reason(say, "must-present", "release-late")
    return None


_WHY: dict[str, Callable[[State, int, int, Say], Reason | None]] = {
    "go": _go,
    "region": _region,
    "estate": _estate,
    "wine": _wine,
    "sale": _sale,
    "export": _export,
    "deck": _deck,
    "withdraw": _withdraw,
    "deposit": _deposit,
    "invest": _invest,
    "queue": _queue,
    "cubes": _cubes,
    "booth": _booth,
    "magnate": _magnate,
    "from": _from,
    "to": _to,
    "enologist": lambda s, seat, pair, say: _staff(s, seat, pair, say, "enologists", "wineries"),
    "farmer": lambda s, seat, pair, say: _staff(s, seat, pair, say, "farmers", "vines"),
    "play": _play,
    "expert": _expert,
    "divest": _divest,
    "done": _done,
}
