"""What a component file of Beer & Bread must be: its shape, and what the rules need; `facts` and `aims` say more."""

from collections.abc import Iterator

from affinage.core.box import STRICT_SET, BoxRules, Values, rows, section
from affinage.core.box_findings import Content, Place, Row, Said, rows_of
from affinage.core.box_judges import judge
from affinage.core.box_values import Value, amounts, number, row_of, several, slug, title, word

from .aims import AIMS
from .facts import BANDS, FACTS, GOODS, GRAINS, RESOURCES, SLOTS, carried

MOST_UPGRADES = 40
MOST_IN_A_SECTION = 20  # tokens in one harvest or recipe
MOST_CONVERSIONS = 7  # the payment rules keep one byte for each

RESOURCE, GOOD, AMOUNT, RATE = word(*RESOURCES), word(*GOODS), number(1, 9), number(2, 9)
TWO_RESOURCES = several(RESOURCE, 2, 2, different=True)
TOKENS = amounts(RESOURCES, MOST_IN_A_SECTION)


def in_slot(slot: str, **figures: Value) -> Values:
    """An effect belongs to one slot, and has figures of its own."""
    return {"slot": word(slot), **figures}


EFFECTS = {
    "redraw": in_slot("year"),
    "drop_harvest": in_slot("year"),
    "last_draw": in_slot("year"),
    "invert": in_slot("year"),
    "seed_collect": in_slot("collecting", resource=RESOURCE, amount=AMOUNT),
    "from_supply": in_slot("collecting", resource=RESOURCE),
    "harvest_more": in_slot("collecting", resource=RESOURCE, amount=AMOUNT),
    "echo": in_slot("collecting", resource=word("water"), amount=AMOUNT),  # it looks at water on the new card
    "water_units": in_slot("storage", amount=AMOUNT),
    "units": in_slot("storage", amount=AMOUNT),
    "room": in_slot("production", good=GOOD),
    "spend": in_slot("production", rate=RATE, **{"from": RESOURCE}, to=TWO_RESOURCES),
    "spend_either": in_slot("production", rate=RATE, swaps=several(TWO_RESOURCES, 2, 2)),  # spent, stands for
    "clean_any": in_slot("cleaning", good=GOOD, resource=RESOURCE, amount=AMOUNT),
    "clean_only": in_slot("cleaning", good=GOOD, resource=RESOURCE, amount=AMOUNT),
    "clean_both": in_slot("cleaning", resource=RESOURCE, amount=AMOUNT),
    "score_band": in_slot("scoring", band=word(*BANDS)),
    "score_pairs": in_slot("scoring", good=GOOD),
    "score_upgrades": in_slot("scoring", amount=AMOUNT),
    "score_tokens": in_slot("scoring", amount=AMOUNT, lead=number(1, 30)),
    "score_types": in_slot("scoring", good=GOOD, amount=AMOUNT),
}

COINS_FOR_EITHER_GOOD = ("score_upgrades", "score_tokens", "score_types")

BOX = BoxRules(
    set=STRICT_SET,
    every_source_but=("id", "name", "slot"),
    tokens=section(**dict.fromkeys(RESOURCES, number(0, 100))),
    fruitful=section(**dict.fromkeys(GRAINS, number(0, 100))),
    dry=section(**dict.fromkeys(GRAINS, number(0, 100))),
    limits=section(
        years=number(1, 6), hand=number(1, 5), exchange=number(1, 9), storage=number(1, 30), site=number(1, 30)
    ),
    upgrade=rows(1, MOST_UPGRADES, id=slug, slot=word(*SLOTS), effect=word(*EFFECTS), name=title).by("effect", EFFECTS),
    card=rows(
        60, 60, id=slug, good=GOOD, harvest=TOKENS, recipe=TOKENS, value=number(4, 9), upgrade=row_of("upgrade"),
        name=title,
    ).grouped("good", beer=30, bread=30),
)  # fmt: skip


# Fact sheet 2: copies of one upgrade add up, so they must be one row
@judge("upgrade")
def upgrades_differ(content: Content) -> Iterator[Said]:
    """No two upgrades do the same."""
    seen: list[tuple[Content, Row]] = []
    for row in rows_of(content, "upgrade"):
        figures = {key: value for key, value in row.values.items() if key not in ("id", "name", "source")}
        twins = [first for other, first in seen if other == figures]
        if twins:
            yield row.says("effect", f"{twins[0].label} does the same; let the cards share one row.")
        seen.append((figures, row))


def conversions(content: Content) -> list[tuple[str, str]]:
    """Every way to count a token as another: what is spent, what it stands for."""
    found: list[tuple[str, str]] = []
    for row in content["upgrade"]:
        if row["effect"] == "spend":
            found += [(row["from"], meant) for meant in row["to"]]
        elif row["effect"] == "spend_either":
            found += [(paid, meant) for paid, meant in row["swaps"]]
    return found


# Rulings: no ring of conversions
@judge("upgrade")
def conversions_make_no_ring(content: Content) -> Iterator[str]:
    """No token can become itself again."""
    reached = set(conversions(content))
    for _ in RESOURCES:
        reached |= {(a, d) for a, b in reached for c, d in reached if b == c}
    ring = [resource for resource in RESOURCES if (resource, resource) in reached]
    if ring:
        yield f"Conversions lead from {', '.join(ring)} back to the same resource; they may not make a ring."


# The payment rules count how often each conversion is used
@judge("upgrade")
def number_of_conversions(content: Content) -> Iterator[str]:
    """There is room for so many."""
    n = len(conversions(content))
    if n > MOST_CONVERSIONS:
        yield f"There are {n} ways to count tokens as others; there may be {MOST_CONVERSIONS} at most."


# Chapter "Upgrades", inverting a card: hands are swapped after each turn, so one of even size ends with the other seat
@judge("limits", "upgrade", "card")
def hands_that_can_be_inverted_are_odd(content: Content) -> Iterator[Said]:
    """Nobody is left with a card that only the other seat may play."""
    hand = content["limits"]["hand"]
    inverting = next((upgrade["id"] for upgrade in carried(content) if upgrade["effect"] == "invert"), "")
    if hand % 2 == 0 and inverting:
        sentence = (
            f'[limits] hand = {hand}; it must be odd, since the upgrade "{inverting}" inverts a card: '
            "the last card of a hand of even size would be the other seat's to play, and it may not."
        )
        yield Said(Place("limits", key="hand"), sentence)


# Chapter "End of the game": `score.extras` gives these coins, copy by copy, to the good that has less
@judge("upgrade")
def coins_for_either_good_are_alike(content: Content) -> Iterator[Said]:
    """Only of equal amounts is that always the best way: of 2 and 3 coins the 3 may have to go first."""
    found = [row for row in rows_of(content, "upgrade") if row["effect"] in COINS_FOR_EITHER_GOOD]
    for row in found:
        if row["amount"] != found[0]["amount"]:
            sentence = (
                f"amount = {row['amount']}; it must be {found[0]['amount']} as in {found[0].label}: "
                "upgrades with coins for either good give equal amounts."
            )
            yield row.says("amount", sentence)


BOX.needs(
    upgrades_differ,
    conversions_make_no_ring,
    number_of_conversions,
    hands_that_can_be_inverted_are_odd,
    coins_for_either_good_are_alike,
)
BOX.facts(*FACTS)
BOX.aims(*AIMS)
