"""Words for moves, where each move is made on the board, help, and which components have been seen.

`phrases` has the questions, `grounds` what refusals name, `view` shows the table to people.
"""

from collections.abc import Iterable

from affinage.core import moves
from affinage.core.packs import part, together
from affinage.core.sets import holds
from affinage.core.telling import Telling
from affinage.core.words import Say

from .grounds import grounds
from .moves import Kind
from .observe import drawn_for
from .phrases import (
    NAMES,
    action_id,
    agings,
    card_name,
    colour_name,
    dish_name,
    figures,
    gained,
    help_key,
    house_name,
    housing_name,
    listed,
    lost,
    markers,
    option_text,
    plot_name,
    question,
    seat_name,
    special_text,
    steps,
    target_verb,
)
from .rules import why
from .rules.calendar import deal_benches, next_space
from .rules.labels import SLOW, can_pay_label, open_cellar, pay, targets, trade, use_label
from .rules.market import partners
from .rules.reasons import Why
from .rules.specials import effective, gourmet_steps
from .rules.track import advance, stepped_back
from .rules.workers import choose_house, choose_plot, is_sending, on_plots, open_houses, produce
from .score import on_track
from .state import NONE, Did, Phase, State
from .tables import (
    CARD_IDS,
    CARDS,
    CELLAR_MARKERS,
    CELLAR_STEPS,
    COLOURS,
    COST,
    DISH,
    DISHES,
    GOLD,
    GOOD,
    GOODS,
    HOUSING_IDS,
    INGREDIENTS,
    LABEL_ANY,
    LABEL_COST,
    LABEL_OPTIONS,
    OPTIONS,
    OUTER,
    PAIR_STEPS,
    SILVER,
    SPACES,
    TRADE,
)
from .view import view

__all__ = ["component_keys", "components_seen", "place", "question", "rule", "view", "why_not", "words"]

MOVES = moves.listed(Kind)


def words(s: State, seat: int, move: int, say: Say) -> str:  # noqa: ARG001 - the state says whose move it is
    """One short sentence for a move in this position."""
    kind, which = _parts(move)
    if kind == "produce":
        return say("move-produce", card=card_name(which, say), paid=markers(COST[which], say), gold=GOLD[which])
    if kind == "slot":
        return _slot_words(s, which, say)
    if kind == "house":
        return _house_words(s, which, say)
    if kind == "plot":
        return _plot_words(s, which, say)
    if kind in ("option", "label"):
        return _label_words(s, kind, which, say)
    if kind in ("special", "decline", "alone"):
        return _choice_words(s, kind, say)
    if kind == "steps":
        return _steps_words(s, which, say)
    if kind == "open":
        return _open_words(s, which, say)
    if kind == "done":
        return _done_words(s, say)
    if kind in ("trade", "give", "gain", "take", "top"):
        return _taking_words(s, kind, which, say)
    return _chance_words(s, kind, which, say)


def _parts(move: int) -> tuple[str, int]:
    return MOVES[move]


# What a move would do is found by doing it on a copy: no rule is told a second time.


# Cards in the cellar


def _slot_words(s: State, slot: int, say: Say) -> str:
    me = s.seats[s.acting]
    card = me.cellar[slot]
    if card == NONE:
        return say("move-slot", slot=slot + 1)
    name, n = card_name(card, say), me.markers[slot]
    if s.phase == Phase.AGE:
        left = n - agings(s.calendar)
        key = "move-age" if left >= 0 else "move-age-overripe"
        return say(key, card=name, left=left, silver=SILVER[card])
    if s.phase in (Phase.TRIGGERS, Phase.HELP) and holds(effective(s, me, True), slot):
        return say("move-trigger", card=name, does=special_text(s, slot, say))
    if s.phase == Phase.TARGET and holds(targets(s, me), slot):
        return say(f"move-{target_verb(s)}", card=name, before=n, after=n + (1 if s.option >= SLOW else -1))
    if s.phase == Phase.PARTNER and holds(partners(me, s.slot), slot):
        return _pair_words(s, card, say)
    if s.phase in (Phase.TRIGGERS, Phase.HELP, Phase.TARGET, Phase.PARTNER):
        return say("move-slot-card", slot=slot + 1, card=name)
    return _sale_words(s, slot, say)


def _pair_words(s: State, card: int, say: Say) -> str:
    """Selling the card that was chosen together with another one."""
    sold, dish = s.seats[s.acting].cellar[s.slot], DISH[card]
    ahead = [say(f"plain-steps-{GOODS[good]}", n=n) for good, n in enumerate(PAIR_STEPS[dish]) if n > 0]
    return say(
        "move-pair",
        card=card_name(card, say),
        dish=dish_name(dish, say),
        gold=GOLD[sold] + GOLD[card],
        steps=listed(ahead, say) if ahead else say("nothing"),
    )


def _sale_words(s: State, slot: int, say: Say) -> str:
    me = s.seats[s.acting]
    card = me.cellar[slot]
    name, gold = card_name(card, say), GOLD[card]
    if me.markers[slot] > 0:
        return say("move-sell-silver", card=name, silver=SILVER[card], n=me.markers[slot])
    if DISH[card] != NONE:
        return say("move-sell-paired" if partners(me, slot) > 0 else "move-sell", card=name, gold=gold)
    if holds(effective(s, me, True), slot):
        return say("move-sell-special", card=name, gold=gold, does=special_text(s, slot, say))
    return say("move-sell", card=name, gold=gold)


def _choice_words(s: State, kind: str, say: Say) -> str:
    """What is done with the card that is being produced or sold."""
    if s.slot == NONE or s.seats[s.acting].cellar[s.slot] == NONE:
        return say(f"move-{kind}-any")
    card = s.seats[s.acting].cellar[s.slot]
    name = card_name(card, say)
    if kind == "special":
        if not holds(effective(s, s.seats[s.acting], True), s.slot):
            return say("move-special-any")
        return say("move-special", card=name, does=special_text(s, s.slot, say))
    return say(f"move-{kind}", card=name, gold=GOLD[card])


def _steps_words(s: State, good: int, say: Say) -> str:
    if s.phase == Phase.STEPS:
        twin = s.copy()
        gourmet_steps(twin, good)
        return say("move-steps", steps=steps(s, good, twin.ahead[good], say))
    if s.phase == Phase.ORDER:
        twin, other = s.copy(), 1 - good
        first = steps(s, good, s.ahead[good], say)
        advance(twin, good, s.ahead[good])
        return say("move-order", first=first, then=steps(twin, other, s.ahead[other], say))
    return say("move-steps-any", good=GOODS[good])


# Workers


def _house_words(s: State, space: int, say: Say) -> str:
    me, name = s.seats[s.acting], house_name(s, space, say)
    if s.phase != Phase.HOUSE or not holds(open_houses(s, me), space):
        return name
    if is_sending(s):
        return say("move-house-send", colour=colour_name(me.houses[space], say), house=name)
    twin = s.copy()
    choose_house(twin, space)
    produce(twin)
    colour = colour_name(s.colour, say)
    return say("move-house-return", colour=colour, house=name, gained=gained(s, twin, say))


def _plot_words(s: State, plot: int, say: Say) -> str:
    name = plot_name(plot, say)
    if s.phase != Phase.PLOT or holds(on_plots(s), plot) == is_sending(s):
        return name
    twin = s.copy()
    choose_plot(twin, plot)
    colour = colour_name(twin.colour, say)
    if twin.phase != Phase.PRODUCE:
        return say("move-plot-return", colour=colour, plot=name)
    produce(twin)
    if is_sending(s):
        return say("move-plot-send", colour=colour, plot=name, gained=gained(s, twin, say))
    home = house_name(s, twin.house, say)
    return say("move-plot-return-last", colour=colour, plot=name, house=home, gained=gained(s, twin, say))


# Labels, trades, the closed cellar


def _label_words(s: State, kind: str, which: int, say: Say) -> str:
    if kind == "option":
        return say("move-option", does=option_text(s, which, say))
    label, pool = which // 2, s.seats[s.acting].pool
    further = [] if LABEL_ANY[label] == NONE else [say(f"amount-further-{GOODS[LABEL_ANY[label]]}", n=1)]
    paid = markers(LABEL_COST[label], say, further)
    if further and can_pay_label(label, pool):
        twin = s.copy()
        use_label(twin, which)
        paid = _paid(s, twin, say) or paid
    does = option_text(s, LABEL_OPTIONS[label][which % 2], say)
    return say("move-label", label=say(INGREDIENTS[label]), paid=paid, does=does)


def _paid(s: State, twin: State, say: Say) -> str:
    """The markers that are given where there is no choice; nothing is said where there is one."""
    pay(twin)
    return "" if twin.phase == Phase.GIVE else markers(s.seats[s.acting].pool - twin.seats[s.acting].pool, say)


def _trade_words(s: State, say: Say) -> str:
    twin = s.copy()
    trade(twin)
    paid = _paid(s, twin, say) if together(s.seats[s.acting].pool) >= TRADE else ""
    return say("move-trade-all", paid=paid) if paid else say("move-trade", n=TRADE)


def _open_words(s: State, way: int, say: Say) -> str:
    good, twin = way - 1, s.copy()
    if way == 0:
        open_cellar(twin, 0)
        paid = _paid(s, twin, say) if together(s.seats[s.acting].pool) >= CELLAR_MARKERS else ""
        return say("move-open-all", paid=paid) if paid else say("move-open-markers", n=CELLAR_MARKERS)
    to = stepped_back(s, s.acting, good)
    if to == NONE:
        return say("move-open-steps-any", good=GOODS[good], n=CELLAR_STEPS)
    twin.seats[s.acting].indicator[good] = to
    before, after = (on_track(one, s.acting, good) for one in (s, twin))
    return say("move-open-steps", good=GOODS[good], n=CELLAR_STEPS, before=before, after=after)


def _taking_words(s: State, kind: str, which: int, say: Say) -> str:
    if kind == "trade":
        return _trade_words(s, say)
    if kind == "top":
        return say("move-top", good=GOODS[which])
    if kind == "take":
        card = s.display[which]
        return say("move-take-none", place=which + 1) if card == NONE else say("move-take", card=card_name(card, say))
    return say(f"move-{kind}", marker=say(f"amount-{INGREDIENTS[which]}", n=1))


def _done_words(s: State, say: Say) -> str:
    if s.phase == Phase.TURN and s.did == Did.NOTHING:
        return say("move-drop-out")
    if s.phase == Phase.STORE:
        me = s.seats[s.acting]
        going = lost(me)
        key = "move-store-lost" if going > 0 else "move-store"
        return say(key, kept=markers(me.pool - going, say), lost=markers(going, say))
    return say("move-done")


# Chance


def _chance_words(s: State, kind: str, which: int, say: Say) -> str:
    if kind == "first":
        return say("move-first", seat=seat_name(which, say))
    if kind == "housing":
        space = next_space(s) + 1 if NONE in s.housing else SPACES
        return say("move-housing", card=housing_name(which, say), space=space)
    if kind == "waits":
        return say("move-waits", colour=colour_name(which, say))
    if kind == "benches":
        return _benches_words(s, which, say)
    hand = drawn_for(s)
    drawer = seat_name(s.acting if hand == NONE else hand, say)
    if kind == "drawn":
        return say("move-drawn", good=GOODS[which], seat=drawer)
    return say("move-draw-display" if hand == NONE else "move-draw", card=card_name(which, say), seat=drawer)


def _benches_words(s: State, order: int, say: Say) -> str:
    """The benches beside the grid, from the first housing space on."""
    p, twin = 0 if s.seats[0].houses[0] == NONE else 1, s.copy()
    deal_benches(twin, order)
    colours = [colour_name(colour, say) for colour in twin.seats[p].houses[:OUTER]]
    return say("move-benches", seat=seat_name(p, say), colours=listed(colours, say))


# Places on the board

PLACES = {"produce": "hand", "plot": "plot", "take": "display", "first": "order"}
BY_NAME = {"top": ("deck", GOODS), "drawn": ("deck", GOODS), "option": ("option", OPTIONS)}
# Both farmsteads have these, so the seat is part of the place: a page can show what the other one has just done.
OWN = {"slot": "cellar", "house": "house"}
OWN_BY_NAME = {"give": ("site", INGREDIENTS), "gain": ("site", INGREDIENTS), "steps": ("indicator", GOODS)}
OWN_BY_NAME |= {"open": ("closed", ("markers", *GOODS))}


def place(s: State, move: int) -> str:
    """Where on the board the move is made; stable, for pages and tests."""
    kind, which = _parts(move)
    if kind in PLACES:
        return f"{PLACES[kind]}/{which}"
    if kind in BY_NAME:
        where, names = BY_NAME[kind]
        return f"{where}/{names[which]}"
    if kind in OWN:
        return f"{OWN[kind]}/{s.acting}/{which}"
    if kind in OWN_BY_NAME:
        where, names = OWN_BY_NAME[kind]
        return f"{where}/{s.acting}/{names[which]}"
    if kind == "label":
        return f"label/{s.acting}/{INGREDIENTS[which // 2]}-{which % 2}"
    if kind in ("special", "alone"):
        return f"button/{kind}" if s.slot == NONE else f"cellar/{s.acting}/{s.slot}"
    if kind in ("decline", "trade", "done"):
        return f"button/{kind}"
    if kind == "draw":
        return f"deck/{GOODS[GOOD[which]]}"
    return {"housing": "housing", "waits": "calendar"}.get(kind, "benches")


def rule(s: State, seat: int, say: Say) -> str:
    """Help for what is asked now, in our own words."""
    return say(help_key(s, seat), **figures(say))


TELLING = Telling(Kind, Why, why, question, rule, NAMES, grounds=grounds)
why_not = TELLING.why_not


# Components


def component_keys() -> Iterable[str]:
    """The message of every piece in the box."""
    yield from INGREDIENTS
    yield from GOODS
    yield from (f"colour-{colour}" for colour in COLOURS)
    yield from (f"housing-{card}" for card in HOUSING_IDS)
    yield from (f"dish-{dish}" for dish in DISHES)
    yield from dict.fromkeys(f"action-{action_id(card)}" for card in range(CARDS) if action_id(card))
    yield from (f"card-{card}" for card in CARD_IDS)


def components_seen(s: State) -> Iterable[str]:
    """The pieces in play in this position: cards out of the decks, housing cards, workers, markers."""
    for card in range(CARDS):
        if not holds(s.deck, card):
            yield f"card-{CARD_IDS[card]}"
            yield GOODS[GOOD[card]]
            if DISH[card] != NONE:
                yield f"dish-{DISHES[DISH[card]]}"
            if action_id(card):
                yield f"action-{action_id(card)}"
    yield from (f"housing-{HOUSING_IDS[card]}" for card in s.housing if card != NONE)
    at_home = {colour for me in s.seats for colour in me.houses}
    yield from (f"colour-{name}" for c, name in enumerate(COLOURS) if c in at_home or s.field[c] > 0)
    for me in s.seats:
        yield from (name for i, name in enumerate(INGREDIENTS) if part(me.pool, i) > 0)
