"""What we aim at with the cards we had to rebuild; a file corrected from the real box may leave these ranges.

These judges read a file that is not broken.
"""

from collections.abc import Iterator
from itertools import pairwise

from affinage.core.box_findings import Content, Row, Said, rows_of
from affinage.core.box_judges import Judge, judge

from .facts import (
    BANDS,
    GOODS,
    GRAINS,
    RESOURCES,
    SLOTS,
    all_cards,
    cards_of,
    carried,
    lacking,
)

HELPS = {"beer": ("barley", "hops"), "bread": ("wheat", "rye")}


@judge("card")
def ten_cards_a_band(content: Content) -> Iterator[str]:
    """Ten cards of each band in each good."""
    for good in GOODS:
        for band, values in BANDS.items():
            number = sum(card["value"] in values for card in cards_of(content, good))
            if number != 10:
                yield f"{number} {good} cards are in the band {band}; we aim at 10."


@judge("card")
def both_values_in_each_band(content: Content) -> Iterator[str]:
    """Both values in each band."""
    for good in GOODS:
        values = {card["value"] for card in cards_of(content, good)}
        for value in sorted(set(range(4, 10)) - values):
            yield f"No {good} is worth {value}; we aim at both values of each band in each good."


@judge("card")
def recipe_size_follows_value(content: Content) -> Iterator[Said]:
    """About 3 tokens for a 4, up to 8 for a 9."""
    for card in all_cards(content):
        size, value = sum(card["recipe"].values()), card["value"]
        if abs(size - (value - 1)) > 1:
            yield card.says(
                "recipe", f"the recipe takes {size} tokens for a {value}; we aim at {value - 2} to {value}."
            )


@judge("card")
def recipes_grow_with_value(content: Content) -> Iterator[str]:
    """Recipes grow with what a card is worth."""
    for good in GOODS:
        sizes: dict[int, list[int]] = {}
        for card in cards_of(content, good):
            sizes.setdefault(card["value"], []).append(sum(card["recipe"].values()))
        means = [(value, sum(s) / len(s)) for value, s in sorted(sizes.items())]
        for (low, small), (high, large) in pairwise(means):
            if large <= small:
                yield (
                    f"A {good} of {high} takes {large:.1f} tokens on average, one of {low} {small:.1f}; "
                    "dearer cards are to take more."
                )


@judge("card")
def recipes_of_two_to_four_types(content: Content) -> Iterator[Said]:
    """Two to four types (fact sheet 5.4)."""
    for card in all_cards(content):
        if not 2 <= len(card["recipe"]) <= 4:
            yield card.says("recipe", f"the recipe shows {len(card['recipe'])} types; we aim at 2 to 4.")


@judge("card")
def harvests_of_two_to_four_tokens(content: Content) -> Iterator[Said]:
    """A harvest shows 2 to 4 tokens of 1 to 3 types."""
    for card in all_cards(content):
        size, types = sum(card["harvest"].values()), len(card["harvest"])
        if not 2 <= size <= 4 or types > 3:
            yield card.says("harvest", f"the harvest shows {size} tokens of {types} types; we aim at 2 to 4 of 1 to 3.")


@judge("card")
def harvest_is_not_the_recipe(content: Content) -> Iterator[Said]:
    """A harvest that is no recipe."""
    for card in all_cards(content):
        if card["harvest"] == card["recipe"]:
            yield card.says("harvest", "the harvest equals the recipe; we aim at cards that ask for what others bring.")


def _total(content: Content, section: str, goods: tuple[str, ...] = GOODS) -> dict[str, int]:
    rows = [card[section] for good in goods for card in cards_of(content, good)]
    return {resource: sum(row.get(resource, 0) for row in rows) for resource in RESOURCES}


@judge("card")
def goods_lean_on_their_grains(content: Content) -> Iterator[str]:
    """Beers lean on barley and hops, breads on wheat and rye."""
    for good, own in HELPS.items():
        total = _total(content, "recipe", (good,))
        grains = sum(total[grain] for grain in GRAINS)
        share = sum(total[grain] for grain in own) / max(grains, 1)
        if not 0.6 <= share <= 0.95:
            yield f"{own[0]} and {own[1]} are {share:.0%} of the grains in {good}; we aim at 60% to 95%."


@judge("card")
def most_recipes_take_water(content: Content) -> Iterator[str]:
    """Nearly all recipes take water."""
    for good in GOODS:
        number = sum("water" in card["recipe"] for card in cards_of(content, good))
        if number < 20:
            yield f"{number} of the {good} recipes take water; we aim at 20 or more."


@judge("card")
def most_resources_serve_both_goods(content: Content) -> Iterator[str]:
    """Most resources serve both goods."""
    totals = [_total(content, "recipe", (good,)) for good in GOODS]
    both = [resource for resource in RESOURCES if all(total[resource] >= 5 for total in totals)]
    if len(both) < 4:
        yield f"Only {len(both)} resources are in 5 or more tokens of the recipes of both goods; we aim at 4."


@judge("card")
def harvest_follows_demand(content: Content) -> Iterator[str]:
    """Harvests bring what recipes take."""
    taken, brought = _total(content, "recipe"), _total(content, "harvest")
    for resource in RESOURCES:
        of_taken = taken[resource] / sum(taken.values())
        of_brought = brought[resource] / sum(brought.values())
        if not 0.8 * of_taken <= of_brought <= 1.25 * of_taken:
            yield (
                f"{resource} is {of_taken:.0%} of all recipes and {of_brought:.0%} of all harvests; "
                "we aim at a harvest share of 0.8 to 1.25 times the recipe share."
            )


@judge("card")
def no_card_beats_another(content: Content) -> Iterator[Said]:
    """No card is best at everything."""
    for good in GOODS:
        for card in cards_of(content, good):
            for other in cards_of(content, good):
                if card != other and _beats(card, other):
                    sentence = (
                        f'{card.label} is worth no less, costs no more and harvests no less than "{other["id"]}" '
                        "in every figure; we aim at cards that are each good for something."
                    )
                    yield Said(card.place("value"), sentence)


def _beats(card: Row, other: Row) -> bool:
    return card["value"] >= other["value"] and all(
        card["recipe"].get(resource, 0) <= other["recipe"].get(resource, 0)
        and card["harvest"].get(resource, 0) >= other["harvest"].get(resource, 0)
        for resource in RESOURCES
    )


def _cards_by_slot(content: Content) -> dict[str, list[Content]]:
    slot_of = {upgrade["id"]: upgrade["slot"] for upgrade in content["upgrade"]}
    return {slot: [card for card in content["card"] if slot_of[card["upgrade"]] == slot] for slot in SLOTS}


@judge("card", "upgrade")
def slots_on_eight_to_twelve_cards(content: Content) -> Iterator[str]:
    """Each of the six slots is on 8 to 12 cards."""
    for slot, cards in _cards_by_slot(content).items():
        if not 8 <= len(cards) <= 12:
            yield f"{len(cards)} cards carry {slot} upgrades; we aim at 8 to 12."


@judge("card", "upgrade")
def slots_spread_over_goods_and_bands(content: Content) -> Iterator[str]:
    """Upgrades are spread over goods and values."""
    for slot, cards in _cards_by_slot(content).items():
        for good in GOODS:
            if not any(card["good"] == good for card in cards):
                yield f"No {good} carries a {slot} upgrade; we aim at each slot on both goods."
        for band, values in BANDS.items():
            if not any(card["value"] in values for card in cards):
                yield f"No card of the band {band} carries a {slot} upgrade; we aim at some in each band."


@judge("upgrade", "card")
def rebuilt_upgrades(content: Content) -> Iterator[str]:
    """Upgrades whose wording is rebuilt (fact sheet 2, S2b, S2c, S2d and S3b)."""
    wanted: list[Content] = [{"effect": "seed_collect", "resource": grain, "amount": 1} for grain in GRAINS]
    wanted += [{"effect": "harvest_more", "resource": grain, "amount": 1} for grain in GRAINS]
    wanted += [{"effect": "units", "amount": amount} for amount in (1, 2)]
    yield from lacking(content, wanted, "we aim at one")
    merchants = sum(upgrade["effect"] == "from_supply" for upgrade in carried(content))
    if merchants < 2:
        yield f"{merchants} different upgrades collect from the supply; we aim at 2 or more."


@judge("upgrade")
def cleaning_helps_the_other_good(content: Content) -> Iterator[Said]:
    """Cleaning bonuses give what helps the other good."""
    for upgrade in rows_of(content, "upgrade"):
        good = upgrade.get("good")
        if upgrade["slot"] == "cleaning" and upgrade.get("resource") in HELPS.get(str(good), ()):
            other = HELPS["bread" if good == "beer" else "beer"]
            sentence = f"we aim at what helps the other good, {other[0]} or {other[1]}."
            yield upgrade.says("resource", f'resource = "{upgrade["resource"]}" for {good}; {sentence}')


@judge("card")
def harvest_example_of_three_tokens(content: Content) -> Iterator[str]:
    """The likely reading of the harvest example (fact sheet 3, X1)."""
    if {"water": 1, "barley": 1, "wheat": 1} not in [card["harvest"] for card in content["card"]]:
        yield "No harvest is exactly water 1, barley 1, wheat 1; we aim at one as in the rule book's example."


AIMS: tuple[Judge, ...] = (
    ten_cards_a_band, both_values_in_each_band, recipe_size_follows_value, recipes_grow_with_value,
    recipes_of_two_to_four_types, harvests_of_two_to_four_tokens, harvest_is_not_the_recipe,
    goods_lean_on_their_grains, most_recipes_take_water, most_resources_serve_both_goods, harvest_follows_demand,
    no_card_beats_another, slots_on_eight_to_twelve_cards, slots_spread_over_goods_and_bands, rebuilt_upgrades,
    cleaning_helps_the_other_good, harvest_example_of_three_tokens,
)  # fmt: skip
