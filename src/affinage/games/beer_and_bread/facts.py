"""What the rule book shows of the box; "fact sheet" is the project's list of what is known, figure by figure.

These judges read a file that is not broken.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from affinage.core.box_findings import Content, Row, Said, rows_of, shown
from affinage.core.box_judges import Judge, judge, printed

GRAINS = ("wheat", "barley", "rye", "hops")
RESOURCES = ("water", *GRAINS)
GOODS = ("beer", "bread")
BANDS = {"4/5": (4, 5), "6/7": (6, 7), "8/9": (8, 9)}
SLOTS = ("year", "collecting", "storage", "production", "cleaning", "scoring")
PRINTED: dict[str, dict[str, int]] = {
    "tokens": {"water": 18, "wheat": 18, "barley": 18, "rye": 15, "hops": 15},
    "fruitful": {"wheat": 7, "barley": 8, "rye": 6, "hops": 6},
    "dry": {"wheat": 5, "barley": 4, "rye": 4, "hops": 4},
    "limits": {"years": 6, "hand": 5, "exchange": 3, "storage": 9, "site": 1},
}
NINE_SCORINGS: list[Content] = [
    *({"effect": "score_band", "band": band} for band in BANDS),
    *({"effect": "score_pairs", "good": good} for good in GOODS),
    {"effect": "score_upgrades", "amount": 2},
    {"effect": "score_tokens", "amount": 2, "lead": 2},
    *({"effect": "score_types", "good": good, "amount": 2} for good in GOODS),
]
# All ways to sell beers for 22 and breads for 23 coins that leave the extra coins of the rule book's sample.
SAMPLE_SALES = {
    "beer": ((6, 7, 9), (7, 7, 8), (4, 4, 7, 7), (4, 5, 6, 7), (5, 5, 6, 6)),
    "bread": ((7, 7, 9), (4, 4, 6, 9), (4, 4, 7, 8), (4, 5, 6, 8), (4, 4, 4, 4, 7), (4, 4, 4, 5, 6)),
}


def cards_of(content: Content, good: str) -> list[Row]:
    """The cards of one good."""
    return [card for card in rows_of(content, "card") if card["good"] == good]


def all_cards(content: Content) -> list[Row]:
    """The cards of both goods, one good after the other."""
    return [card for good in GOODS for card in cards_of(content, good)]


def carried(content: Content) -> list[Content]:
    """The upgrades that are on a card."""
    on_cards = {card["upgrade"] for card in content["card"]}
    return [upgrade for upgrade in content["upgrade"] if upgrade["id"] in on_cards]


def _fits(upgrade: Content, wanted: Content) -> bool:
    return all(upgrade.get(key) == value for key, value in wanted.items())


def _in_words(wanted: Content) -> str:
    return ", ".join(f"{key} = {shown(value)}" for key, value in wanted.items())


def lacking(content: Content, wanted: list[Content], why: str) -> Iterator[str]:
    """One sentence for each wanted upgrade that no card carries."""
    for one in wanted:
        if not any(_fits(upgrade, one) for upgrade in carried(content)):
            yield f"No card carries an upgrade with {_in_words(one)}; {why}."


@judge("card")
def every_band_in_both_goods(content: Content) -> Iterator[str]:
    """Each good has its three types (fact sheet 5.1)."""
    for good in GOODS:
        values = {card["value"] for card in cards_of(content, good)}
        for band, (low, high) in BANDS.items():
            if not values & {low, high}:
                yield f"No {good} is worth {low} or {high}; each good has cards of the band {band}."


@judge("card")
def every_value_on_a_card(content: Content) -> Iterator[str]:
    """All coin values occur (fact sheet 1)."""
    for value in sorted(set(range(4, 10)) - {card["value"] for card in content["card"]}):
        yield f"No card is worth {value}; there are cards of every value from 4 to 9."


@judge("card")
def recipes_fit_the_storage(content: Content) -> Iterator[Said]:
    """Every recipe can be paid from the storage at the start (fact sheet 5.4)."""
    room = PRINTED["limits"]["storage"]
    for card in all_cards(content):
        size = sum(card["recipe"].values())
        if size > room:
            yield card.says("recipe", f"the recipe takes {size} tokens; it must be payable from {room} storage units.")


@judge("card", "tokens")
def recipes_fit_the_tokens(content: Content) -> Iterator[Said]:
    """Every recipe can be paid from the tokens in the game (fact sheet 5.4)."""
    for card in all_cards(content):
        for resource, amount in card["recipe"].items():
            there_are = content["tokens"][resource]
            if amount > there_are:
                yield card.says(
                    "recipe", f"recipe {resource} = {amount}; there are only {there_are} {resource} tokens."
                )


@judge("upgrade", "card")
def no_upgrade_without_card(content: Content) -> Iterator[Said]:
    """Every upgrade lies on cards (fact sheet 2)."""
    on_cards = carried(content)
    for upgrade in rows_of(content, "upgrade"):
        if upgrade.values not in on_cards:
            sentence = f"{upgrade.label} is on no card; give it to a card or delete the row."
            yield Said(upgrade.place("id"), sentence)


@judge("upgrade", "card")
def enough_different_upgrades(content: Content) -> Iterator[str]:
    """There are at least 29 different upgrades (fact sheet 2)."""
    different = len(carried(content))
    if different < 29:
        yield f"The cards carry {different} different upgrades; the rule book tells at least 29 apart."


@judge("upgrade", "card")
def year_upgrades(content: Content) -> Iterator[str]:
    """Upgrades of the year (fact sheet 2, S1a to S1d)."""
    wanted = [{"effect": effect} for effect in ("redraw", "drop_harvest", "last_draw", "invert")]
    return lacking(content, wanted, "the rule book explains one")


@judge("upgrade", "card")
def collecting_upgrades(content: Content) -> Iterator[str]:
    """Upgrades for collecting (fact sheet 2, S2b to S2e)."""
    wanted: list[Content] = [{"effect": effect} for effect in ("seed_collect", "from_supply", "harvest_more")]
    wanted.append({"effect": "echo", "resource": "water", "amount": 1})
    return lacking(content, wanted, "the rule book explains one")


@judge("upgrade", "card")
def collecting_family(content: Content) -> Iterator[str]:
    """One upgrade for collecting exists for every grain (fact sheet 2, S2a)."""
    of_effect = {effect: set[str]() for effect in ("seed_collect", "from_supply", "harvest_more")}
    for upgrade in carried(content):
        of_effect.get(upgrade["effect"], set()).add(upgrade.get("resource", ""))
    if not any(resources.issuperset(GRAINS) for resources in of_effect.values()):
        yield f"No collecting upgrade exists for each of {', '.join(GRAINS)}; the rule book has that family."


@judge("upgrade", "card")
def storage_upgrades(content: Content) -> Iterator[str]:
    """Upgrades of the storage (fact sheet 2, S3a and S3b)."""
    wanted: list[Content] = [{"effect": "water_units", "amount": 2}, {"effect": "units"}]
    return lacking(content, wanted, "the rule book has one")


@judge("upgrade", "card")
def production_upgrades(content: Content) -> Iterator[str]:
    """Upgrades for production (fact sheet 2, S4a, S4b and S4e)."""
    wanted: list[Content] = [{"effect": "room", "good": good} for good in GOODS]
    wanted.append({"effect": "spend_either", "rate": 3})
    return lacking(content, wanted, "the rule book has one")


@judge("upgrade", "card")
def wheat_stands_for_hops_for_rye(content: Content) -> Iterator[str]:
    """The worked example of two upgrades for paying (fact sheet 2, S4c and S4d)."""
    spends = [upgrade for upgrade in carried(content) if _fits(upgrade, {"effect": "spend", "rate": 2})]
    for paid, meant in (("wheat", "hops"), ("hops", "rye")):
        if not any(upgrade["from"] == paid and meant in upgrade["to"] for upgrade in spends):
            yield f"No card lets 2 {paid} stand for 1 {meant}; the rule book makes 1 rye of 4 wheat so."


@judge("upgrade", "card")
def cleaning_upgrades(content: Content) -> Iterator[str]:
    """Upgrades for cleaning (fact sheet 2, S5a to S5e)."""
    wanted: list[Content] = [{"effect": "clean_any", "good": good, "amount": 1} for good in GOODS]
    wanted += [{"effect": "clean_only", "good": good, "amount": 2} for good in GOODS]
    wanted.append({"effect": "clean_both", "amount": 2})
    return lacking(content, wanted, "the rule book has one")


@judge("upgrade", "card")
def scoring_upgrades(content: Content) -> Iterator[str]:
    """Upgrades for scoring (fact sheet 2, S6a to S6i)."""
    return lacking(content, NINE_SCORINGS, "the rule book has it")


@judge("upgrade")
def no_other_scoring(content: Content) -> Iterator[Said]:
    """The list of scoring upgrades is complete (fact sheet 2)."""
    for upgrade in rows_of(content, "upgrade"):
        if upgrade["slot"] == "scoring" and not any(_fits(upgrade.values, one) for one in NINE_SCORINGS):
            figures = {key: value for key, value in upgrade.values.items() if key not in ("id", "slot", "source")}
            sentence = f"{_in_words(figures)} is none of the nine scoring upgrades of the rule book."
            yield upgrade.says("effect", sentence)


@judge("card")
def harvest_example(content: Content) -> Iterator[str]:
    """The worked example of a harvest (fact sheet 3, X1 and X2)."""
    harvests = [card["harvest"] for card in content["card"]]
    for at, new in enumerate(harvests):
        if set(new) == {"water", "barley", "wheat"} and new["barley"] == 1:
            earlier = [h for h in harvests[:at] + harvests[at + 1 :] if "barley" not in h]
            if _adds_up(earlier, 2 - new["water"], 3 - new["wheat"]):
                return
    yield (
        "No column ends with a card that shows water, barley and wheat and adds up to 2, 1 and 3 of them; "
        "the rule book harvests so."
    )


def _adds_up(harvests: list[Content], water: int, wheat: int) -> bool:
    # The new card shows both, so that 1 water and 2 wheat at most still lack: three cards are enough.
    parts = [(h.get("water", 0), h.get("wheat", 0)) for h in harvests]
    useful = [part for part in parts if part != (0, 0) and part[0] <= water and part[1] <= wheat]
    columns = (column for size in range(4) for column in combinations(useful, size))
    return any((sum(a for a, _ in c), sum(b for _, b in c)) == (water, wheat) for c in columns)


@judge("card")
def brewing_example(content: Content) -> Iterator[str]:
    """The worked example of brewing (fact sheet 3, X3)."""
    if not any(sorted(card["recipe"].values()) == [2, 3] for card in cards_of(content, "beer")):
        yield "No beer takes exactly 2 of one and 3 of another resource; the rule book brews one."


@judge("card")
def scoring_sample(content: Content) -> Iterator[str]:
    """The sample of scoring (fact sheet 5.2)."""
    for good, sales in SAMPLE_SALES.items():
        there_are = Counter(card["value"] for card in cards_of(content, good))
        if not any(Counter(sale) <= there_are for sale in sales):
            total = sum(sales[0])
            yield f"The {good} values cannot make the {total} coins of the rule book's scoring sample."


FACTS: tuple[Judge, ...] = (
    *(printed(section, figures) for section, figures in PRINTED.items()),
    every_band_in_both_goods, every_value_on_a_card, recipes_fit_the_storage, recipes_fit_the_tokens,
    no_upgrade_without_card, enough_different_upgrades, year_upgrades, collecting_upgrades, collecting_family,
    storage_upgrades, production_upgrades, wheat_stands_for_hops_for_rye, cleaning_upgrades, scoring_upgrades,
    no_other_scoring, harvest_example, brewing_example, scoring_sample,
)  # fmt: skip
