"""Names and small phrases that every sentence of this game is made of, and the question each phase asks."""

from collections.abc import Iterable
from typing import Any, Literal, cast

from affinage.core.game import CHANCE
from affinage.core.packs import packed, part
from affinage.core.sets import count, holds, lowest, only
from affinage.core.telling import Names
from affinage.core.words import Say

from .moves import WITH_WORKERS
from .rules.labels import CARD, HURRY, SLOW, last_of, owing, targets
from .rules.market import AGINGS, LONG_AGINGS, filled_slots, store
from .rules.specials import effective, trigger
from .rules.track import advance
from .rules.workers import is_sending
from .score import CATEGORIES, ENDINGS, ending, on_track, points, rank
from .shapes import SpecialAction, Task
from .state import CALENDAR, NONE, SEATS, CalendarTask, Did, Owed, Phase, Purpose, Seat, State
from .tables import (
    ACTION,
    BOX,
    CARD_IDS,
    CELL,
    COLOURS,
    DISH,
    DISHES,
    GOODS,
    HOUSING_IDS,
    HOUSING_KIND,
    INGREDIENTS,
    KINDS,
    LAP,
    MARKET_ANY,
    MARKET_GAIN,
    OPTIONS,
    PLOT_TYPE,
    PLOT_TYPES,
    STARTER_GOOD,
    STARTER_PAY,
    STARTER_STEPS,
    STORAGE,
    TRADE,
    Action,
)

_cards: list[dict[str, Any]] = sorted(BOX.content["card"], key=lambda card: GOODS.index(card["good"]))
_rows: dict[str, list[dict[str, Any]]] = BOX.content
FIGURES: dict[str, Any] = {"trade": TRADE, "agings": AGINGS, "long": LONG_AGINGS}  # that rules speak of


# Names


def _name(row: dict[str, Any], key: str, say: Say) -> str:
    """The name a component file gives, else ours, else the id made readable."""
    if "name" in row:
        return str(row["name"])
    return say(key) if say.has(key) else str(row["id"]).replace("-", " ").title()


def card_name(card: int, say: Say) -> str:
    """What a wine or a cheese is called."""
    return _name(_cards[card], f"card-{CARD_IDS[card]}", say)


def dish_name(dish: int, say: Say) -> str:
    """What a dish is called."""
    return _name(_rows["dish"][dish], f"dish-{DISHES[dish]}", say)


def housing_name(card: int, say: Say) -> str:
    """What a housing card is called."""
    return _name(_rows["housing"][card], f"housing-{HOUSING_IDS[card]}", say)


def colour_name(colour: int, say: Say) -> str:
    """A pair of workers."""
    return _name({"id": COLOURS[colour]}, f"colour-{COLOURS[colour]}", say)


def seat_name(seat: int, say: Say) -> str:
    """A seat, or Chance, where no player's name is at hand."""
    return say("chance") if seat == CHANCE else say("seat", n=seat + 1)


def cell_name(row: int, column: int) -> str:
    """A cell of the grid: columns have letters, rows numbers."""
    return f"{chr(ord('A') + column)}{row + 1}"


def plot_name(plot: int, say: Say) -> str:
    """Where a plot lies and what it is."""
    return say("plot", at=cell_name(*CELL[plot]), what=say(f"plot-{PLOT_TYPES[PLOT_TYPE[plot]]}"))


def house_name(s: State, space: int, say: Say) -> str:
    """A house by its housing card and what kind of work that stands for."""
    card = s.housing[space]
    if card == NONE:
        return say("house-empty", space=space + 1)
    return say("house", space=space + 1, card=housing_name(card, say), kind=say(f"work-{KINDS[HOUSING_KIND[card]]}"))


def action_id(card: int) -> SpecialAction | Literal[""]:
    """The special action's name as message keys spell it; empty for gourmet cards."""
    return "" if ACTION[card] == NONE else cast("SpecialAction", Action(ACTION[card]).name.lower().replace("_", "-"))


NAMES: Names = {  # what the number of a part is called, by the part's name
    "card": card_name,
    "slot": lambda slot, _: str(slot + 1),
    "plot": plot_name,
    "good": lambda good, _: GOODS[good],
    "label": lambda label, say: say(INGREDIENTS[label]),
    "ingredient": lambda ingredient, say: say(INGREDIENTS[ingredient]),
    "place": lambda place, _: str(place + 1),
    "seat": seat_name,
    "housing": housing_name,
    "colour": colour_name,
}


# Phrases


def listed(parts: Iterable[str], say: Say) -> str:
    """Several things in a row: a, b and c."""
    items = list(parts)
    if len(items) < 2:
        return "".join(items)
    return say("list-and", most=", ".join(items[:-1]), last=items[-1])


def markers(pack: int, say: Say, more: Iterable[str] = ()) -> str:
    """Markers by kind: 2 white grapes and 1 milk; a word for none."""
    amounts = [(kind, part(pack, i)) for i, kind in enumerate(INGREDIENTS)]
    parts = [*(say(f"amount-{kind}", n=n) for kind, n in amounts if n > 0), *more]
    return listed(parts, say) if parts else say("nothing")


def gained(before: State, after: State, say: Say) -> str:
    """What the acting seat has more of than before, and what it may still choose."""
    laboratory = after.owed[Owed.LABORATORY] - before.owed[Owed.LABORATORY]
    more = [say("amount-laboratory", n=laboratory)] if laboratory > 0 else []
    return markers(after.seats[before.acting].pool - before.seats[before.acting].pool, say, more)


def steps(s: State, good: int, n: int, say: Say) -> str:
    """Steps of the acting seat's indicator, and what it is worth after them."""
    twin = s.copy()
    advance(twin, good, n)
    return say(f"steps-{GOODS[good]}", n=n, worth=on_track(twin, s.acting, good))


def lost(me: Seat) -> int:
    """The markers that find no storage space."""
    twin = me.copy()
    store(twin)
    return me.pool - twin.pool


def agings(at: int) -> int:
    """How many markers a card loses in a phase of the calendar."""
    return LONG_AGINGS if CALENDAR[at] == CalendarTask.AGE_LONG else AGINGS


def action_text(card: int, say: Say) -> str:
    """What a card's special action does, with the figures of the component set in play."""
    action = ACTION[card]
    if action == Action.STARTER:
        good, paid = GOODS[STARTER_GOOD[card]], markers(STARTER_PAY[card], say)
        return say("text-starter", paid=paid, steps=say(f"plain-steps-{good}", n=STARTER_STEPS[card]))
    if action == Action.MARKET:
        return say("text-market", gained=market_gain(card, say))
    return say(f"text-{action_id(card)}")


def market_gain(card: int, say: Say) -> str:
    """What a market day brings."""
    more = [say(f"amount-any-{GOODS[good]}", n=MARKET_ANY[card][good]) for good in range(2) if MARKET_ANY[card][good]]
    return markers(MARKET_GAIN[card], say, more)


def special_text(s: State, slot: int, say: Say) -> str:
    """What the special action of the card in a slot would do now, found by triggering it on a copy."""
    cellar, twin = s.seats[s.acting].cellar, s.copy()
    card, twin.slot = cellar[slot], slot
    action = action_id(card)
    if action == "market":
        return say("does-market", gained=market_gain(card, say))
    if action == "helper":
        twin.chain |= only(slot)
        others = effective(twin, twin.seats[s.acting], True)
        if count(others) != 1:
            return say("does-helper")
        return say("does-helper-one", card=card_name(cellar[lowest(others)], say))
    trigger(twin)
    if twin.choices > 0:
        return say(f"does-{action}", n=twin.choices)
    good = 0 if twin.ahead[0] > 0 else 1
    ahead = steps(s, good, twin.ahead[good], say)
    return say("does-starter", paid=markers(STARTER_PAY[card], say), steps=ahead) if action == "starter" else ahead


def option_text(s: State, option: int, say: Say) -> str:
    """What an option would do; where one card alone can be meant it is named."""
    good = option % 2
    if OPTIONS[option].endswith("-step"):
        return steps(s, good, 1, say)
    if CARD <= option < HURRY and last_of(s, good) != NONE:
        return say("does-take", card=card_name(s.display[last_of(s, good)], say))
    if option >= HURRY:
        twin, me = s.copy(), s.seats[s.acting]
        twin.option = option
        slots = targets(twin, me)
        if count(slots) == 1:
            slot = lowest(slots)
            name, n = card_name(me.cellar[slot], say), me.markers[slot]
            after = n + (1 if option >= SLOW else -1)
            return say(f"does-{target_verb(twin)}", card=name, before=n, after=after)
    return say(f"effect-{OPTIONS[option]}")


def figures(say: Say) -> dict[str, Any]:
    """The numbers that help speaks of."""
    return FIGURES | {"lap": LAP, "stored": markers(packed(STORAGE), say)}


# Questions


def question(s: State, seat: int, say: Say) -> str:
    """What is asked of the seat now; else who is awaited."""
    if s.phase == Phase.OVER:
        return _result(s, say)
    if s.phase <= Phase.DRAW:
        return say("question-chance")
    if seat != s.acting:
        # The same sentence for a whole turn: what the other seat has not confirmed is not ours to tell.
        return say("await", seat=seat_name(s.acting, say), what=task_name(s.calendar, say))
    if s.phase in WITH_WORKERS:
        return _workers(s, say)
    if s.phase <= Phase.SELL_OUT:
        return _turn(s, say)
    return _effect(s, say)


def task_name(at: int, say: Say) -> str:
    """What is done in a phase of the calendar."""
    return say(f"kind-{task_id(at)}")


def task_id(at: int) -> Task:
    """The same as message keys spell it."""
    return cast("Task", CalendarTask(CALENDAR[at]).name.lower().replace("_", "-"))


def _result(s: State, say: Say) -> str:
    places, scores = [0] * SEATS, [0] * SEATS
    rank(s, places)
    for p in range(SEATS):
        scores[p] = points(s, p, [0] * len(CATEGORIES))
    best, decided = places.index(0), ENDINGS[ending(s)]
    sentence = say("question-over", winner=seat_name(best, say), won=scores[best], lost=scores[1 - best])
    return sentence if decided == "final" else f"{sentence} {say(f'ending-{decided}')}"


def _workers(s: State, say: Say) -> str:
    if s.phase == Phase.CONFIRM:
        return say("question-confirm")
    if s.phase == Phase.HOUSE:
        if is_sending(s):
            return say("question-house-send")
        return say("question-house-return", colour=colour_name(s.colour, say), plot=plot_name(s.plot, say))
    if not is_sending(s):
        return say("question-plot-return")
    key = "question-plot-send" if s.turn % 2 == 0 else "question-plot-follow"
    return say(key, colour=colour_name(s.colour, say), house=house_name(s, s.house, say))


def _turn(s: State, say: Say) -> str:
    me = s.seats[s.acting]
    if s.phase == Phase.TURN:
        return say(f"question-turn-{Did(s.did).name.lower()}")
    if s.phase == Phase.STORE:
        going = lost(me)
        return say("question-store-lost", lost=markers(going, say)) if going > 0 else say("question-store")
    if s.phase == Phase.AGE:
        left = filled_slots(me) & ~s.used
        return say("question-age", n=agings(s.calendar)) if left > 0 else say("question-age-done")
    if s.phase == Phase.TRIGGERS:
        return say("question-triggers" if effective(s, me, True) & ~s.used > 0 else "question-triggers-done")
    return say("question-sell-out" if filled_slots(me) > 0 else "question-sell-out-done")


def _effect(s: State, say: Say) -> str:
    name = card_name(s.seats[s.acting].cellar[s.slot], say) if s.slot != NONE else ""
    if s.phase == Phase.FREE:
        special = holds(effective(s, s.seats[s.acting], True), s.slot)
        return say("question-free-special" if special else "question-free", card=name)
    if s.phase == Phase.OFFER:
        return say("question-offer", card=name, does=special_text(s, s.slot, say))
    if s.phase == Phase.PARTNER:
        return say("question-partner", card=name)
    if s.phase == Phase.ORDER:
        return say("question-order", dish=dish_name(DISH[s.seats[s.acting].cellar[s.slot]], say))
    if s.phase == Phase.STEPS:
        return say("question-steps", card=name, n=s.choices)
    if s.phase == Phase.HELP:
        return say("question-help", card=name)
    if s.phase == Phase.GIVE:
        return say(f"question-give-{Purpose(s.purpose).name.lower().replace('_', '-')}", n=s.due)
    if s.phase == Phase.GAIN:
        why = owing(s)
        return say(f"question-gain-{Owed(why).name.lower().replace('_', '-')}", n=s.owed[why])
    good = GOODS[s.option % 2]
    return say("question-take" if s.phase == Phase.TAKE else f"question-{target_verb(s)}", good=good)


def target_verb(s: State) -> str:
    """Whether cards are hurried or slowed."""
    return "hurry" if s.option // 2 == 2 else "slow"


def help_key(s: State, seat: int) -> str:
    """Which help fits what is going on now."""
    if s.phase <= Phase.DRAW:
        return "help-chance"
    if s.phase == Phase.OVER:
        return "help-over"
    if seat != s.acting:
        return "help-wait"
    key = f"help-{Phase(s.phase).name.lower().replace('_', '-')}"
    if s.phase in (Phase.HOUSE, Phase.PLOT):
        return f"{key}-{'send' if is_sending(s) else 'return'}"
    return key
