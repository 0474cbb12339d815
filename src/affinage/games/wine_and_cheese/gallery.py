"""Everything printed on cards and labels, for the gallery."""

from collections.abc import Iterator

from affinage.core.gallery import Facet, Piece
from affinage.core.words import Say

from .phrases import housing_name, listed, markers
from .pieces import card, dish, label, site
from .tables import (
    BOX,
    CARD_IDS,
    CARDS,
    DISHES,
    GOODS,
    HOUSING,
    HOUSING_IDS,
    HOUSING_KIND,
    INGREDIENTS,
    KINDS,
    LABEL_ANY,
    LABEL_COST,
    NONE,
    PATTERN,
)


def pieces(say: Say) -> Iterator[Piece]:
    """Cards in the order of the component file, then housing cards, labels and dishes."""
    yield from (_card(number, say) for number in range(CARDS))
    yield from (_housing(number, say) for number in range(HOUSING))
    yield from (_label(number, say) for number in range(len(INGREDIENTS)))
    yield from (_dish(number, say) for number in range(len(DISHES)))


def _card(number: int, say: Say) -> Piece:
    front = card(number, say)
    eaten, action = front["dish"], front["action"]
    kind = "gourmet" if eaten else "action"
    facets = [Facet("good", front["good"], front["good_name"]), Facet("sort", kind, say(f"gallery-{kind}"))]
    if eaten:
        facets.append(Facet("dish", eaten["id"], eaten["name"]))
    if action:
        facets.append(Facet("does", action["id"], action["name"]))
    text = f"{action['name']}: {action['text']}" if action else eaten["name"] if eaten else ""
    name = CARD_IDS[number]
    return Piece(name, "card", front["name"], text, front, tuple(facets), {"card": ("card", number)}, f"card-{name}")


def _housing(number: int, say: Say) -> Piece:
    kind, name = KINDS[HOUSING_KIND[number]], housing_name(number, say)
    front = {"kind": kind, "name": name, "pattern": list(PATTERN[number])}
    facets, rows = (Facet("work", kind, say(f"gallery-{kind}")),), {"housing": ("housing", number)}
    return Piece(f"housing-{HOUSING_IDS[number]}", "housing", name, say(f"gallery-{kind}-text"), front, facets, rows)


def _label(number: int, say: Say) -> Piece:
    name, front, further = INGREDIENTS[number], label(number, say), LABEL_ANY[number]
    printed = site(number, say)
    called, good = printed["name"], printed["good"]
    more = [] if further == NONE else [say(f"amount-further-{GOODS[further]}", n=1)]
    one, other = (option["name"] for option in front["options"])
    text = say("gallery-label-text", paid=markers(LABEL_COST[number], say, more), one=one, other=other)
    at = next(n for n, row in enumerate(BOX.content["label"]) if row["ingredient"] == name)
    return Piece(
        f"label-{name}",
        "label",
        say("gallery-label-of", ingredient=called),
        text,
        {**front, "name": called, "good": good},
        (Facet("good", good, say(good)),),
        {"label": ("label", at)},
    )


def _dish(number: int, say: Say) -> Piece:
    front = dish(number, say)
    steps = listed((say(f"plain-steps-{good}", n=front[good]) for good in GOODS if front[good] > 0), say)
    facets = (Facet("dish", front["id"], front["name"]),)
    text = say("gallery-dish-text", steps=steps)
    return Piece(f"dish-{front['id']}", "dish", front["name"], text, front, facets, {"dish": ("dish", number)})
