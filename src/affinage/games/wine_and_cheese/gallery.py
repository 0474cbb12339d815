"""Every card in the box, for the gallery."""

from collections.abc import Iterator

from affinage.core.gallery import Facet, Piece
from affinage.core.words import Say

from .pieces import card
from .tables import CARD_IDS, CARDS


def pieces(say: Say) -> Iterator[Piece]:
    """All cards, in the order of the component file."""
    for number in range(CARDS):
        front = card(number, say)
        dish, action = front["dish"], front["action"]
        kind = "gourmet" if dish else "action"
        facets = [Facet("good", front["good"], front["good_name"]), Facet("sort", kind, say(f"gallery-{kind}"))]
        if dish:
            facets.append(Facet("dish", dish["id"], dish["name"]))
        if action:
            facets.append(Facet("does", action["id"], action["name"]))
        text = f"{action['name']}: {action['text']}" if action else dish["name"] if dish else ""
        name = CARD_IDS[number]
        yield Piece(name, "card", front["name"], text, front, tuple(facets), {"card": ("card", number)}, f"card-{name}")
