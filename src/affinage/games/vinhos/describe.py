"""Words for moves, where each move is made on the board, help, and which components have been seen.

`phrases` has names and questions, `reasons` says why a move is not legal, `view` shows the table to people.
"""

from collections.abc import Callable, Iterable

from affinage.core.sets import holds, things
from affinage.core.words import Say

from .moves import MOVES, PERMUTATIONS
from .phrases import (
    TASK_IDS,
    bonus_name,
    booth_name,
    estate_of,
    expert_name,
    export_name,
    listed,
    magnate_name,
    position_name,
    question,
    region_name,
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
from .reasons import why_not
from .rules.actions import move_cost
from .rules.fair import chosen
from .rules.press import features_worth
from .rules.wine import kind_of, value_of, wine_at
from .state import Loss, Phase, State
from .tables import (
    ACCOUNT_TOP,
    CELLAR,
    COLOURS,
    COUNTED_IDS,
    CUBE_VALUE,
    DIVEST_RETURN,
    ESTABLISHMENT_IDS,
    ESTATES,
    EXPERT_FEATURE,
    EXPERT_PRICE,
    EXPORT_POINTS,
    EXPORT_REQUEST,
    FEATURES,
    HIGHEST,
    INVEST_COST,
    LOWEST,
    MAGNATE_IDS,
    MAGNATES,
    NONE,
    POSITIONS,
    PRICE,
    RATES,
    REGION_IDS,
    REGIONS,
    SALE_HOUSE,
    SALE_REQUEST,
    SALE_SLOTS,
    SKILL_IDS,
    SPACE_IDS,
    VINTAGE_IDS,
    WEATHER,
)
from .view import barrel_place, target_place, view

__all__ = ["component_keys", "components_seen", "place", "question", "rule", "view", "why_not", "words"]


def words(s: State, seat: int, move: int, say: Say) -> str:
    """One short sentence for a move in this position."""
    kind, which = _parts(move)
    if kind in _WORDS:
        return _WORDS[kind](s, seat, which, say)
    if kind in ("withdraw", "deposit"):
        return say(f"move-{kind}", n=which)
    if kind == "queue":
        return say("move-queue", n=which + 1)
    if kind == "cubes":
        return say("move-cubes", n=which, worth=s.worth + which * CUBE_VALUE[s.kind // 2])
    if kind == "magnate":
        return say("move-magnate", magnate=magnate_name(which, say))
    if kind == "from":
        return say("move-from", source=position_name(which, say))
    if kind == "to":
        return say("move-to", target=target_name(which, say))
    if kind == "porto":
        return say("move-porto" if which else "move-no-porto")
    if kind == "done":
        return say(f"move-done-{_done_key(s)}")
    return _chance_words(s, kind, which, say)


def _parts(move: int) -> tuple[str, int]:
    kind, which = MOVES[move]
    assert isinstance(kind, str)
    assert isinstance(which, int)
    return kind, which


def _go(s: State, seat: int, space: int, say: Say) -> str:
    if space == s.seats[seat].marker:
        return say("move-stay", space=space_name(space, say))
    return say("move-go", space=space_name(space, say), cost=move_cost(s, seat, space))


def _region(s: State, seat: int, region: int, say: Say) -> str:  # noqa: ARG001 - all words take the same
    name = region_name(region, say)
    if s.phase == Phase.RENOWN:
        return say("move-renown", region=name)
    kind = 2 * region + int(holds(s.tops, 2 * region + 1))
    if s.phase == Phase.REARRANGE:
        return say("move-rearrange", vineyard=vineyard_name(kind ^ 1, say))
    return say("move-buy", vineyard=vineyard_name(kind, say), price=max(0, PRICE[kind] - s.discount))


def _estate(s: State, seat: int, e: int, say: Say) -> str:
    name = estate_of(s, seat, e, say)
    if s.phase == Phase.ESTATE:
        return say("move-plant", estate=name)
    if s.phase == Phase.LOSE:
        return say(f"move-lose-{Loss(s.loss).name.lower()}", estate=name)
    return say(f"move-build-{TASK_IDS[s.task]}", estate=name)


def _wine(s: State, seat: int, at: int, say: Say) -> str:
    key = {Phase.RELEASE: "move-present", Phase.SPEND: "move-spend"}.get(Phase(s.phase), f"move-{TASK_IDS[s.task]}")
    return say(key if say.has(key) else "move-sales", wine=wine_name(s, seat, at, say))


def _cubes_taken(s: State, seat: int, request: int) -> int:
    region = kind_of(wine_at(s.seats[seat], s.pick)) // 2
    missing = max(0, request - value_of(s.seats[seat], s.pick))
    return -(-missing // CUBE_VALUE[region])


def _sale(s: State, seat: int, slot: int, say: Say) -> str:
    name = sale_name(slot, say)
    if s.phase == Phase.SLOT:
        return say("move-sell-to", slot=name, n=SALE_REQUEST[slot], cubes=_cubes_taken(s, seat, SALE_REQUEST[slot]))
    return say("move-bring-back" if s.phase == Phase.BARREL else "move-retrieve", slot=name)


def _export(s: State, seat: int, slot: int, say: Say) -> str:
    name = export_name(slot, say)
    if s.phase == Phase.SLOT:
        cubes = _cubes_taken(s, seat, EXPORT_REQUEST[slot])
        return say("move-export-to", slot=name, n=EXPORT_POINTS[slot], cubes=cubes)
    return say("move-bring-back", slot=name)


def _deck(s: State, seat: int, feature: int, say: Say) -> str:  # noqa: ARG001 - all words take the same
    tile = s.top[feature]
    name = say(f"feature-{FEATURES[feature]}") if tile == NONE else expert_name(tile, say)
    return say("move-hire", expert=name, price=EXPERT_PRICE) if s.phase == Phase.HIRE else say("move-take", expert=name)


def _invest(s: State, seat: int, bagos: int, say: Say) -> str:
    at = min(s.seats[seat].investment - LOWEST, len(INVEST_COST) - 1)
    return say("move-invest", account=bagos, cash=max(0, INVEST_COST[at] - bagos), to=f"{at + LOWEST + 1:+d}")


def _booth(s: State, seat: int, booth: int, say: Say) -> str:  # noqa: ARG001 - all words take the same
    return say("move-booth", booth=booth_name(booth, say), n=features_worth(s, booth), bonus=bonus_name(booth, say))


def _staff(s: State, seat: int, pair: int, say: Say, who: str) -> str:
    a, b = (estate_of(s, seat, e, say) for e in divmod(pair, ESTATES))
    return say(f"move-{who}", a=a, b=b)


def _play(s: State, seat: int, which: int, say: Say) -> str:
    tiles = things(chosen(s.seats[seat], which))
    if not tiles:
        return say("move-play-none")
    return say("move-play", experts=listed([expert_name(tile, say) for tile in tiles], say))


def _expert(s: State, seat: int, tile: int, say: Say) -> str:  # noqa: ARG001 - all words take the same
    if s.phase == Phase.DISMISS:
        return say("move-dismiss", expert=expert_name(tile, say))
    return say("move-use", feature=say(f"feature-{FEATURES[EXPERT_FEATURE[tile]]}"), text=skill_text(tile, say))


def _divest(s: State, seat: int, _: int, say: Say) -> str:
    at = max(1, s.seats[seat].investment - LOWEST)
    return say("move-divest", n=DIVEST_RETURN[at - 1], to=f"{at + LOWEST - 1:+d}")


_WORDS: dict[str, Callable[[State, int, int, Say], str]] = {
    "go": _go,
    "region": _region,
    "estate": _estate,
    "wine": _wine,
    "sale": _sale,
    "export": _export,
    "deck": _deck,
    "invest": _invest,
    "booth": _booth,
    "enologist": lambda s, seat, pair, say: _staff(s, seat, pair, say, "enologist"),
    "farmer": lambda s, seat, pair, say: _staff(s, seat, pair, say, "farmer"),
    "play": _play,
    "expert": _expert,
    "divest": _divest,
}


def _done_key(s: State) -> str:
    if s.phase == Phase.FINAL:
        return "turn" if s.favoured else "drop-out"
    return {
        Phase.TURN: "turn",
        Phase.RELEASE: "pass",
        Phase.PLACE: "place",
        Phase.FREE: "free",
        Phase.WINDOW: "window",
        Phase.STAFF: "staff",
    }.get(Phase(s.phase), "action")


def _chance_words(s: State, kind: str, which: int, say: Say) -> str:
    if kind == "out":
        return say("move-out", region=region_name(which, say))
    if kind == "order":
        seats = [seat_name(p, say) for p in PERMUTATIONS[which][: s.seats_used]]
        return say("move-order", seats=", ".join(seats))
    if kind == "top":
        return say("move-top", vineyard=vineyard_name(2 * max(0, s.open_region) + which, say))
    if kind == "show":
        return say("move-show", expert=expert_name(which, say))
    if kind == "vintage":
        return say("move-vintage", vintage=vintage_name(which, say), weather=f"{WEATHER[which]:+d}")
    return say("move-sealed")


# Places on the board


def place(s: State, move: int) -> str:
    """Where on the board the move is made; stable, for pages and tests. What a seat owns names the seat."""
    kind, which = _parts(move)
    if kind == "go":
        return f"quadrel/{SPACE_IDS[which]}"
    if kind == "region":
        return f"map/{REGION_IDS[which]}"
    if kind == "estate":
        return f"estate/{s.acting}/{which}"
    if kind == "wine":
        return f"cellar/{s.acting}/{which // CELLAR}/{which % CELLAR}"
    if kind in ("deck", "show"):
        return f"experts/{FEATURES[which if kind == 'deck' else EXPERT_FEATURE[which]]}"
    if kind in ("enologist", "farmer"):
        return f"{kind}/{s.acting}/{which // ESTATES}"  # somebody is taken there; where to is asked
    if kind in ("withdraw", "deposit", "invest"):
        return _bank_place(s, kind, which)
    if kind == "from":
        return barrel_place(which)
    if kind == "to":
        return target_place(which)
    if kind in ("done", "divest"):
        return f"button/{kind}"
    if kind in ("out", "top"):
        return "map"
    if kind in ("order", "vintage", "sealed"):
        return kind
    return f"{kind}/{which}"


def _bank_place(s: State, kind: str, bagos: int) -> str:
    """The space of the account or investment track where the seat's marker would come to stand."""
    me = s.seats[s.acting]
    if kind == "invest":
        return f"investment/{min(HIGHEST, me.investment + 1)}"
    to = me.account - bagos if kind == "withdraw" else me.account + bagos
    return f"account/{min(ACCOUNT_TOP, max(0, to))}"


def rule(s: State, seat: int, say: Say) -> str:
    """Help for what is asked now, in our own words."""
    if s.phase == Phase.OVER:
        return rule_text("over", say)
    if s.phase <= Phase.VINTAGE:
        return rule_text("chance", say)
    return rule_text(rule_key(s, seat, say), say)


# Components


def component_keys() -> Iterable[str]:
    """The message of every piece in the box."""
    yield from (f"region-{region}" for region in REGION_IDS)
    yield from (f"space-{space}" for space in SPACE_IDS)
    yield from (f"house-{house}" for house in ESTABLISHMENT_IDS)
    yield from (f"magnate-{magnate}" for magnate in MAGNATE_IDS)
    yield from (f"vintage-{vintage}" for vintage in VINTAGE_IDS)
    yield from (f"feature-{feature}" for feature in FEATURES)
    yield from (f"skill-{skill}" for skill in dict.fromkeys(SKILL_IDS))
    yield from (f"counted-{what}" for what in dict.fromkeys(COUNTED_IDS))
    yield from ("winery", "cellar", "enologist", "farmer", "porto", *COLOURS)


def components_seen(s: State) -> Iterable[str]:
    """The pieces that are in play in this position."""
    yield f"vintage-{VINTAGE_IDS[s.vintage]}"
    yield from (f"region-{REGION_IDS[region]}" for region in range(REGIONS) if not holds(s.out, region))
    for p in range(s.seats_used):
        me = s.seats[p]
        yield f"space-{SPACE_IDS[me.marker]}"
        for tile in things(me.up | me.down):
            yield f"skill-{SKILL_IDS[tile]}"
            yield f"feature-{FEATURES[EXPERT_FEATURE[tile]]}"
        counts = {"winery": me.wineries, "cellar": me.cellar, "enologist": me.enologists, "farmer": me.farmers}
        yield from (piece for piece, n in counts.items() if sum(n) > 0)
        if me.porto > 0:
            yield "porto"
        yield from (COLOURS[me.colour[e]] for e in range(ESTATES) if me.region[e] != NONE)
        yield from (f"house-{ESTABLISHMENT_IDS[h]}" for h in _houses(me.sales))
        for row in range(MAGNATES):
            if sum(me.magnates[row * POSITIONS : (row + 1) * POSITIONS]) > 0:
                yield f"magnate-{MAGNATE_IDS[row]}"
    for slot, owner in enumerate(s.slots):
        if owner != NONE:
            yield f"counted-{COUNTED_IDS[slot // RATES]}"


def _houses(sales: int) -> set[int]:
    return {SALE_HOUSE[slot] for slot in range(SALE_SLOTS) if holds(sales, slot)}
