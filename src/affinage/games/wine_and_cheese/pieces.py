"""What is printed on cards, boards and labels, in words and numbers: the same in every position."""

from affinage.core.packs import part
from affinage.core.view_cache import kept
from affinage.core.words import Say

from .phrases import action_id, action_text, card_name, colour_name, dish_name
from .shapes import Amounts, Card, Colour, Dish, Label, Printed, Site
from .tables import (
    CARD_IDS,
    CHEESE,
    COLOURS,
    COST,
    COST_SIZE,
    DISH,
    DISHES,
    GOLD,
    GOOD,
    GOODS,
    INGREDIENTS,
    LABEL_ANY,
    LABEL_COST,
    LABEL_OPTIONS,
    NONE,
    OPTIONS,
    PAIR_STEPS,
    SILVER,
    STORAGE,
    WINE,
)


@kept
def card(number: int, say: Say) -> Card:
    """A card's front."""
    good, action = GOODS[GOOD[number]], action_id(number)
    return {
        "id": CARD_IDS[number],
        "card": number,
        "name": card_name(number, say),
        "good": good,
        "good_name": say(good),
        "cost": amounts(COST[number]),
        "spaces": COST_SIZE[number],
        "gold": GOLD[number],
        "silver": SILVER[number],
        "dish": None if DISH[number] == NONE else dish(DISH[number], say),
        "action": {"id": action, "name": say(f"action-{action}"), "text": action_text(number, say)} if action else None,
    }


@kept
def dish(number: int, say: Say) -> Dish:
    """A dish with the steps of its pair."""
    wine, cheese = PAIR_STEPS[number]
    return {"id": DISHES[number], "name": dish_name(number, say), "wine": wine, "cheese": cheese}


def amounts(pack: int) -> Amounts:
    """Markers by kind, without those of which there are none."""
    return {name: part(pack, i) for i, name in enumerate(INGREDIENTS) if part(pack, i) > 0}


def site(i: int, say: Say) -> Site:
    """The processing site of an ingredient and how many storage spaces it has."""
    name = INGREDIENTS[i]
    good = GOODS[WINE if i < INGREDIENTS.index("salt") else CHEESE]
    return {"id": name, "name": say(name), "good": good, "storage": STORAGE[i]}


def colour(number: int, say: Say) -> Colour:
    """A pair of workers; the letter says the same as the colour."""
    name = COLOURS[number]
    letter = say(f"letter-{name}") if say.has(f"letter-{name}") else name[0].upper()
    return {"id": name, "name": colour_name(number, say), "letter": letter}


def label(number: int, say: Say) -> Label:
    """What a label costs and its two options."""
    return {
        "ingredient": INGREDIENTS[number],
        "cost": amounts(LABEL_COST[number]),
        "any": None if LABEL_ANY[number] == NONE else GOODS[LABEL_ANY[number]],
        "options": [{"id": OPTIONS[o], "name": say(f"effect-{OPTIONS[o]}")} for o in LABEL_OPTIONS[number]],
    }


@kept
def printed(say: Say) -> Printed:
    """What the boards and labels say."""
    return {
        "goods": [{"id": good, "name": say(good)} for good in GOODS],
        "ingredients": [site(i, say) for i in range(len(INGREDIENTS))],
        "colours": [colour(c, say) for c in range(len(COLOURS))],
        "labels": [label(i, say) for i in range(len(INGREDIENTS))],
    }
