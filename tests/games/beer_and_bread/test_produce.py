from typing import Any

import pytest

from affinage.games.beer_and_bread.state import Phase, State

from .places import Place, eyes, place_of
from .setups import asked, card, cards, choices, kinds, make, named, play, position, recipe_card, stock, take_turn

BEER = recipe_card("beer", barley=3, hops=2)
BREAD = recipe_card("bread", wheat=2, rye=2)
OTHER_BEER = recipe_card("beer", barley=1)
OTHER_BREAD = recipe_card("bread", rye=1)
THIRD_BEER = recipe_card("beer", hops=1)
PLENTY = {"barley": 3, "hops": 2, "wheat": 2, "rye": 2}


def ask(chosen: int, **given: Any) -> State:
    """The seat has chosen a card and is asked what to do with it."""
    fillers = [c for c in cards(upgrade="band-89", but=(chosen,)) if c != chosen]
    s = position(hands=((chosen, *fillers[:1]), (58, 59)), turn=6, **given)
    make(s, "card", chosen)
    return s


def test_recipe_goes_from_storage_to_the_supply() -> None:
    s = ask(BEER, tokens=({"barley": 4, "hops": 3, "rye": 1}, {}), field={})
    before = named(s.supply)
    make(s, "produce")
    assert stock(s, 0) == {"barley": 1, "hops": 1, "rye": 1}
    assert s.supply[2] == before["barley"] + 3
    assert s.supply[4] == before["hops"] + 2
    assert named(s.field) == {}


def test_beer_goes_to_the_brewery_and_bread_to_the_bakery_side_by_side() -> None:
    for chosen, there in ((BEER, OTHER_BREAD), (BREAD, OTHER_BEER)):
        s = ask(chosen, tokens=(PLENTY, {}), sites=((there,), ()))
        make(s, "produce")
        assert place_of(s, chosen) == place_of(s, there) == Place.SITE


@pytest.mark.parametrize("lacking", ["barley", "hops"])
def test_producing_needs_the_full_recipe(lacking: str) -> None:
    short = {"barley": 3, "hops": 2, "rye": 4}
    short[lacking] -= 1
    assert "produce" not in kinds(ask(BEER, tokens=(short, {})))
    assert "produce" in kinds(ask(BEER, tokens=({"barley": 3, "hops": 2}, {})))


def test_tokens_on_the_fields_pay_nothing() -> None:
    s = ask(BEER, tokens=({"barley": 3, "hops": 1}, {"hops": 5}), field={"hops": 6})
    assert "produce" not in kinds(s)


def test_brewery_holds_one_card() -> None:
    assert "produce" not in kinds(ask(BEER, tokens=(PLENTY, {}), sites=((OTHER_BEER,), ())))


def test_bakery_holds_one_card() -> None:
    assert "produce" not in kinds(ask(BREAD, tokens=(PLENTY, {}), sites=((OTHER_BREAD,), ())))


def test_the_other_seat_s_sites_do_not_matter() -> None:
    assert "produce" in kinds(ask(BEER, tokens=(PLENTY, {}), sites=((), (OTHER_BEER,))))


def test_cards_cleaned_away_leave_room() -> None:
    assert "produce" in kinds(ask(BEER, tokens=(PLENTY, {}), sold=((OTHER_BEER,), ())))


def test_sold_card_stays_on_its_site_until_cleaned() -> None:
    s = ask(OTHER_BEER, tokens=({"barley": 1}, {}))
    make(s, "produce")
    make(s, "done")
    take_turn(s, 58, "harvest")
    assert place_of(s, OTHER_BEER) == Place.SITE


def test_producing_collects_nothing_and_needs_only_the_seat_s_word() -> None:
    s = ask(OTHER_BEER, tokens=({"barley": 1}, {}))
    make(s, "produce")
    assert choices(s) == [("done", 0)]
    assert s.phase == Phase.CONFIRM
    make(s, "done")
    assert asked(s) == 1


def test_room_upgrade_lets_the_brewery_hold_one_more_beer() -> None:
    there = (OTHER_BEER,)
    s = ask(BEER, tokens=(PLENTY, {}), sites=(there, ()), upgrades=(["room-beer"], []))
    assert "produce" in kinds(s)
    s = ask(BEER, tokens=(PLENTY, {}), sites=((*there, THIRD_BEER), ()), upgrades=(["room-beer"], []))
    assert "produce" not in kinds(s)


def test_room_upgrade_lets_the_bakery_hold_one_more_bread() -> None:
    s = ask(BREAD, tokens=(PLENTY, {}), sites=((OTHER_BREAD,), ()), upgrades=(["room-bread"], []))
    assert "produce" in kinds(s)


def test_room_for_one_good_is_none_for_the_other() -> None:
    s = ask(BREAD, tokens=(PLENTY, {}), sites=((OTHER_BREAD,), ()), upgrades=(["room-beer"], []))
    assert "produce" not in kinds(s)
    s = ask(BEER, tokens=(PLENTY, {}), sites=((OTHER_BEER,), ()), upgrades=(["room-bread"], []))
    assert "produce" not in kinds(s)


def test_room_upgrade_serves_its_owner_alone() -> None:
    s = ask(BEER, tokens=(PLENTY, {}), sites=((OTHER_BEER,), ()), upgrades=([], ["room-beer"]))
    assert "produce" not in kinds(s)


def test_copies_of_room_upgrades_add_up() -> None:
    there = (OTHER_BEER, THIRD_BEER)
    s = ask(BEER, tokens=(PLENTY, {}), sites=(there, ()), upgrades=(["room-beer"] * 2, []))
    assert "produce" in kinds(s)


def test_card_that_was_sold_shows_its_front_to_all_when_played() -> None:
    s = ask(OTHER_BREAD, tokens=({"rye": 1}, {}))
    make(s, "produce")
    assert eyes(s, OTHER_BREAD) == 7


def test_largest_recipe_of_nine_tokens_can_be_paid_from_nine_units() -> None:
    feast = recipe_card("bread", water=2, wheat=4, rye=3)
    s = ask(feast, tokens=({"water": 2, "wheat": 4, "rye": 3}, {}))
    play(s, feast, "produce")
    assert stock(s, 0) == {}
    assert card(good="bread", recipe={"water": 2, "wheat": 4, "rye": 3}) == feast


def test_second_seat_s_brewery_holds_one_card_too() -> None:
    for there, possible in ((OTHER_BEER, False), (OTHER_BREAD, True)):
        s = position(turn=6, windmill=1, hands=((58, 59), (BEER, 26)), tokens=({}, PLENTY), sites=((), (there,)))
        make(s, "card", BEER)
        assert ("produce" in kinds(s)) == possible
