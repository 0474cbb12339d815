"""What the rule book shows of the box; "fact sheet" is the project's list of what is known, figure by figure.

These constraints read a file whose structure is sound: `constraints.check` sees to that first.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

from affinage.core.judging import shown

Content = dict[str, Any]
Constraint = Callable[[Content], Iterator[str]]

GRAINS = ("wheat", "barley", "rye", "hops")
RESOURCES = ("water", *GRAINS)
GOODS = ("beer", "bread")
BANDS = {"4/5": (4, 5), "6/7": (6, 7), "8/9": (8, 9)}
SLOTS = ("year", "collecting", "storage", "production", "cleaning", "scoring")
PRINTED = {
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


def cards_of(content: Content, good: str) -> list[tuple[str, Content]]:
    """The cards of one good with the words by which a sentence names them."""
    rows = enumerate(content["card"], start=1)
    return [(f'[[card]] {at} "{card["id"]}"', card) for at, card in rows if card["good"] == good]


def all_cards(content: Content) -> list[tuple[str, Content]]:
    """The cards of both goods, named likewise."""
    return [labelled for good in GOODS for labelled in cards_of(content, good)]


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


def _unlike_printed(content: Content, section: str) -> Iterator[str]:
    for key, right in PRINTED[section].items():
        if content[section][key] != right:
            yield f"[{section}] {key} = {content[section][key]}; the rule book says {right}."


# Fact sheet 1: tokens
def _tokens_as_printed(content: Content) -> Iterator[str]:
    return _unlike_printed(content, "tokens")


# Fact sheet 1: signs, fruitful year
def _fruitful_signs_as_printed(content: Content) -> Iterator[str]:
    return _unlike_printed(content, "fruitful")


# Fact sheet 1: signs, dry year
def _dry_signs_as_printed(content: Content) -> Iterator[str]:
    return _unlike_printed(content, "dry")


# Fact sheet 1: storage, brewery and bakery, exchange spaces, calendar
def _limits_as_printed(content: Content) -> Iterator[str]:
    return _unlike_printed(content, "limits")


# Fact sheet 5.1: three types of each good
def _every_band_in_both_goods(content: Content) -> Iterator[str]:
    for good in GOODS:
        values = {card["value"] for _, card in cards_of(content, good)}
        for band, (low, high) in BANDS.items():
            if not values & {low, high}:
                yield f"No {good} is worth {low} or {high}; each good has cards of the band {band}."


# Fact sheet 1: coin values
def _every_value_on_a_card(content: Content) -> Iterator[str]:
    for value in sorted(set(range(4, 10)) - {card["value"] for card in content["card"]}):
        yield f"No card is worth {value}; there are cards of every value from 4 to 9."


# Fact sheet 5.4: payable from the storage at the start
def _recipes_fit_the_storage(content: Content) -> Iterator[str]:
    room = PRINTED["limits"]["storage"]
    for label, card in all_cards(content):
        size = sum(card["recipe"].values())
        if size > room:
            yield f"{label}: the recipe takes {size} tokens; it must be payable from {room} storage units."


# Fact sheet 5.4: payable from the tokens in the game
def _recipes_fit_the_tokens(content: Content) -> Iterator[str]:
    for label, card in all_cards(content):
        for resource, amount in card["recipe"].items():
            there_are = content["tokens"][resource]
            if amount > there_are:
                yield f"{label}: recipe {resource} = {amount}; there are only {there_are} {resource} tokens."


# Fact sheet 2: every upgrade lies on cards
def _no_upgrade_without_card(content: Content) -> Iterator[str]:
    on_cards = carried(content)
    for at, upgrade in enumerate(content["upgrade"], start=1):
        if upgrade not in on_cards:
            yield f'[[upgrade]] {at} "{upgrade["id"]}" is on no card; give it to a card or delete the row.'


# Fact sheet 2: at least 29 different upgrades
def _enough_different_upgrades(content: Content) -> Iterator[str]:
    different = len(carried(content))
    if different < 29:
        yield f"The cards carry {different} different upgrades; the rule book tells at least 29 apart."


# Fact sheet 2: S1a to S1d
def _year_upgrades(content: Content) -> Iterator[str]:
    wanted = [{"effect": effect} for effect in ("redraw", "drop_harvest", "last_draw", "invert")]
    return lacking(content, wanted, "the rule book explains one")


# Fact sheet 2: S2b to S2e
def _collecting_upgrades(content: Content) -> Iterator[str]:
    wanted: list[Content] = [{"effect": effect} for effect in ("seed_collect", "from_supply", "harvest_more")]
    wanted.append({"effect": "echo", "resource": "water", "amount": 1})
    return lacking(content, wanted, "the rule book explains one")


# Fact sheet 2: S2a
def _collecting_family(content: Content) -> Iterator[str]:
    of_effect = {effect: set[str]() for effect in ("seed_collect", "from_supply", "harvest_more")}
    for upgrade in carried(content):
        of_effect.get(upgrade["effect"], set()).add(upgrade.get("resource", ""))
    if not any(resources.issuperset(GRAINS) for resources in of_effect.values()):
        yield f"No collecting upgrade exists for each of {', '.join(GRAINS)}; the rule book has that family."


# Fact sheet 2: S3a, S3b
def _storage_upgrades(content: Content) -> Iterator[str]:
    wanted: list[Content] = [{"effect": "water_units", "amount": 2}, {"effect": "units"}]
    return lacking(content, wanted, "the rule book has one")


# Fact sheet 2: S4a, S4b, S4e
def _production_upgrades(content: Content) -> Iterator[str]:
    wanted: list[Content] = [{"effect": "room", "good": good} for good in GOODS]
    wanted.append({"effect": "spend_either", "rate": 3})
    return lacking(content, wanted, "the rule book has one")


# Fact sheet 2: S4c, S4d and the worked example of both
def _wheat_stands_for_hops_for_rye(content: Content) -> Iterator[str]:
    spends = [upgrade for upgrade in carried(content) if _fits(upgrade, {"effect": "spend", "rate": 2})]
    for paid, meant in (("wheat", "hops"), ("hops", "rye")):
        if not any(upgrade["from"] == paid and meant in upgrade["to"] for upgrade in spends):
            yield f"No card lets 2 {paid} stand for 1 {meant}; the rule book makes 1 rye of 4 wheat so."


# Fact sheet 2: S5a to S5e
def _cleaning_upgrades(content: Content) -> Iterator[str]:
    wanted: list[Content] = [{"effect": "clean_any", "good": good, "amount": 1} for good in GOODS]
    wanted += [{"effect": "clean_only", "good": good, "amount": 2} for good in GOODS]
    wanted.append({"effect": "clean_both", "amount": 2})
    return lacking(content, wanted, "the rule book has one")


# Fact sheet 2: S6a to S6i
def _scoring_upgrades(content: Content) -> Iterator[str]:
    return lacking(content, NINE_SCORINGS, "the rule book has it")


# Fact sheet 2: the list of scoring upgrades is complete
def _no_other_scoring(content: Content) -> Iterator[str]:
    for at, upgrade in enumerate(content["upgrade"], start=1):
        if upgrade["slot"] == "scoring" and not any(_fits(upgrade, one) for one in NINE_SCORINGS):
            figures = {key: value for key, value in upgrade.items() if key not in ("id", "slot", "source")}
            yield (
                f'[[upgrade]] {at} "{upgrade["id"]}": {_in_words(figures)} '
                "is none of the nine scoring upgrades of the rule book."
            )


# Fact sheet 3: X1 and X2
def _harvest_example(content: Content) -> Iterator[str]:
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


# Fact sheet 3: X3
def _brewing_example(content: Content) -> Iterator[str]:
    if not any(sorted(card["recipe"].values()) == [2, 3] for _, card in cards_of(content, "beer")):
        yield "No beer takes exactly 2 of one and 3 of another resource; the rule book brews one."


# Fact sheet 5.2
def _scoring_sample(content: Content) -> Iterator[str]:
    for good, sales in SAMPLE_SALES.items():
        there_are = Counter(card["value"] for _, card in cards_of(content, good))
        if not any(Counter(sale) <= there_are for sale in sales):
            total = sum(sales[0])
            yield f"The {good} values cannot make the {total} coins of the rule book's scoring sample."


FACTS: tuple[Constraint, ...] = (
    _tokens_as_printed,
    _fruitful_signs_as_printed,
    _dry_signs_as_printed,
    _limits_as_printed,
    _every_band_in_both_goods,
    _every_value_on_a_card,
    _recipes_fit_the_storage,
    _recipes_fit_the_tokens,
    _no_upgrade_without_card,
    _enough_different_upgrades,
    _year_upgrades,
    _collecting_upgrades,
    _collecting_family,
    _storage_upgrades,
    _production_upgrades,
    _wheat_stands_for_hops_for_rye,
    _cleaning_upgrades,
    _scoring_upgrades,
    _no_other_scoring,
    _harvest_example,
    _brewing_example,
    _scoring_sample,
)
