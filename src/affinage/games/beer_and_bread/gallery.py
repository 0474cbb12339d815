"""Every card in the box, for the gallery."""

from collections.abc import Iterator

from affinage.core.gallery import Facet, Piece
from affinage.core.words import Say

from .phrases import upgrade_name, upgrade_text
from .tables import BAND, CARD_IDS, CARDS, GOOD, GOODS, SLOT, SLOTS, UPGRADE, UPGRADE_IDS
from .view import card


def pieces(say: Say) -> Iterator[Piece]:
    """All cards, in the order of the component file."""
    for number in range(CARDS):
        front, good, band, built = card(number, say), GOODS[GOOD[number]], BAND[number], UPGRADE[number]
        slot = SLOTS[SLOT[built]]
        yield Piece(
            CARD_IDS[number],
            "card",
            front["name"],
            f"{upgrade_name(built, say)}: {upgrade_text(built, say)}",
            front,
            (
                Facet("good", good, say(good)),
                Facet("band", f"{good}-{band + 1}", say(f"band-{good}-{band + 1}")),
                Facet("slot", slot, say(f"slot-{slot}")),
            ),
            {"card": ("card", number), "effect": ("upgrade", built)},
            f"upgrade-{UPGRADE_IDS[built]}",
        )
