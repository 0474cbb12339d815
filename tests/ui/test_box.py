"""Your box: cards typed off the pile, boards clicked space by space, files and links, and a table played with it."""

import os
import tomllib
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from affinage.core.about import folder_of
from affinage.core.box_file import written
from affinage.core.box_sets import fingerprint, taken_in
from affinage.core.components import parse
from affinage.core.game import declared_box

from .conftest import Invite
from .house import House
from .test_axe import in_every_light, violations

FULL = bool(os.environ.get("AFFINAGE_FULL"))
BREAD = "beer-and-bread"
PIECES = ("water", "wheat", "barley", "rye", "hops")
SLOTS = ("year", "collecting", "storage", "production", "cleaning", "scoring")
KEYS = "1234567890qwertyuiop"
ABOVE = """() => {
  const edge = (what) => document.querySelector(what).getBoundingClientRect();
  return edge('.reference .rows').bottom <= edge('.entry > .deeds').top;
}"""
WIDER = "() => { const share = document.querySelector('.share'); return share.scrollWidth - share.clientWidth; }"
KEPT = "() => JSON.parse(localStorage['affinage/box/{}'] ?? 'null')?.content"


def shipped(game: str = BREAD) -> dict[str, Any]:
    return tomllib.loads((folder_of(game) / "components.toml").read_text("utf-8"))


def pile(seed: int = 4) -> Iterator[dict[str, Any]]:
    """Sixty cards as they may be printed, in the order in which somebody takes them off the pile."""
    rng, cards = Random(seed), deepcopy(shipped()["card"])
    for good in ("beer", "bread"):
        mine = [card for card in cards if card["good"] == good]
        upgrades = [card["upgrade"] for card in mine]
        rng.shuffle(upgrades)
        for card, upgrade in zip(mine, upgrades, strict=True):
            card["upgrade"] = upgrade
            card["value"] = min(9, max(4, card["value"] + rng.choice((-1, 0, 1))))
            card["harvest"] = {piece: rng.randint(1, 3) for piece in sorted(rng.sample(PIECES, 2), key=PIECES.index)}
            card["recipe"] = {piece: card["recipe"][piece] for piece in PIECES if piece in card["recipe"]}
        rng.shuffle(mine)
        for card in mine:
            yield {key: card[key] for key in ("good", "harvest", "recipe", "value", "upgrade")}


def keys_of(card: dict[str, Any]) -> list[str]:
    """What somebody presses for one card."""
    upgrades = shipped()["upgrade"]
    slot = next(upgrade["slot"] for upgrade in upgrades if upgrade["id"] == card["upgrade"])
    listed = [upgrade["id"] for upgrade in upgrades if upgrade["slot"] == slot]
    counts = [str(card[part].get(piece, 0)) for part in ("harvest", "recipe") for piece in PIECES]
    return [*counts, str(card["value"]), str(SLOTS.index(slot) + 1), KEYS[listed.index(card["upgrade"])], "Enter"]


def kept(page: Page, game: str = BREAD) -> Any:
    """The draft on this device."""
    return page.evaluate(KEPT.format(game))


def by_hand(typed: list[dict[str, Any]]) -> dict[str, Any]:
    """The set that somebody would have written who takes the same cards off the same pile."""
    content, box = shipped(), declared_box(BREAD)
    content["set"]["name"] = "My box"
    for number, card in enumerate(typed):
        name = f"{card['good'].capitalize()} {sum(c['good'] == card['good'] for c in typed[:number]) + 1}"
        if card["upgrade"] not in [upgrade["id"] for upgrade in content["upgrade"]]:
            content["upgrade"].append(next(u for u in shipped()["upgrade"] if u["id"] == card["upgrade"]))
        content, _ = taken_in(box, content, "card", {**card, "name": name})
    return content


def type_cards(page: Page, cards: list[dict[str, Any]]) -> None:
    """Card after card by keys, at most fifteen for each."""
    good = ""
    for number, card in enumerate(cards):
        if card["good"] != good:
            good = card["good"]
            page.evaluate(f"() => {{ location.hash = '#/box/{BREAD}/card/{good}'; }}")
        page.wait_for_selector(f".entry[data-section=card] .card.{good}")
        keys = keys_of(card)
        assert len(keys) <= 15
        for key in keys:
            page.keyboard.press(key)
        page.wait_for_function(
            f"n => ({KEPT.format(BREAD)})()?.card.filter((row) => row.source === 'owner').length === n", arg=number + 1
        )


@pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.long)], ids=["three", "all sixty"])
def test_cards_off_the_pile_make_the_file_that_one_would_write_by_hand(
    house: House, invite: Invite, tmp_path: Path, every: bool
) -> None:
    page = invite(width=390, touch=True).page
    page.goto(f"{house.url}#/box/{BREAD}")
    page.get_by_role("link", name="Go on: Beer 1").first.click()
    cards = list(pile()) if every else [*list(pile())[:2], *list(pile())[-1:]]
    type_cards(page, cards)
    wanted = by_hand(cards)
    page.goto(f"{house.url}#/box/{BREAD}")
    page.get_by_role("button", name="Share").click()
    with page.expect_download() as coming:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / coming.value.suggested_filename
    coming.value.save_as(file)
    assert tomllib.loads(file.read_text("utf-8")) == wanted
    assert file.read_text("utf-8") == written(tomllib.loads(file.read_text("utf-8")))
    box = declared_box(BREAD)
    assert box.check(parse(file.read_bytes(), "mine").content).broken == []
    digits = fingerprint(box, wanted)
    expect(page.locator(".share .digits")).to_have_text(f"{digits[:4]} {digits[4:8]}")
    if every:
        assert len(cards) == 60
        assert {card["source"] for card in wanted["card"]} == {"owner"}


def test_a_card_is_drawn_while_one_types_and_the_rule_book_asks_once(house: House, invite: Invite) -> None:
    page = invite(width=390, touch=True).page
    page.goto(f"{house.url}#/box/{BREAD}/card/beer")
    page.get_by_role("button", name="Harvest: Water, 0").click()
    page.get_by_role("button", name="Harvest: Water, 1").click()
    page.get_by_role("button", name="Harvest: Rye, 0").click()
    page.get_by_role("button", name="Fewer: Harvest: Water").click()
    expect(page.locator(".drawn .hts .tok")).to_have_count(2)
    page.get_by_role("button", name="As on my card, next").click()
    expect(page.locator(".news")).to_contain_text("Still missing: Recipe, Worth, Upgrade")
    for _ in range(6):
        page.get_by_role("button", name="Recipe: Barley, ").click()
    for _ in range(5):
        page.get_by_role("button", name="Recipe: Hops, ").click()
    page.get_by_role("button", name="9", exact=True).click()
    expect(page.locator(".judged.asks")).to_contain_text("The recipe takes 11 tokens")  # though the card is not whole
    page.get_by_role("button", name="Storage").click()
    page.locator(".reference .rows button").first.click()
    expect(page.locator(".judged.asks")).to_contain_text("The recipe takes 11 tokens")
    page.get_by_role("button", name="My box says so, next").click()
    expect(page.locator(".entry h1")).to_contain_text("Beer 2")
    content = kept(page)
    [card] = [card for card in content["card"] if card["source"] == "owner"]
    assert content["accepted"] == [{"rule": "recipes-fit-the-storage", "at": f"card/{card['id']}"}]
    page.keyboard.press("d")
    expect(page.locator(".twin")).to_contain_text("has the same figures")
    page.goto(f"{house.url}#/box/{BREAD}/problems")
    expect(page.locator(".problems li.answered")).to_contain_text("my box says so")
    page.get_by_role("button", name="Undo").click()
    assert "accepted" not in kept(page)


def test_a_phone_shows_what_comes_next(house: House, invite: Invite) -> None:
    page = invite(width=390, touch=True).page
    page.goto(f"{house.url}#/box/{BREAD}/card/beer")
    for figure in ("Harvest: Water", "Harvest: Hops", "Recipe: Barley", "Recipe: Barley", "Recipe: Hops"):
        page.get_by_role("button", name=f"{figure}, ").click()
    page.get_by_role("button", name="6", exact=True).click()
    page.get_by_role("button", name="Storage").click()
    page.wait_for_function(ABOVE)
    page.locator(".reference .rows button").first.click()
    page.evaluate("() => scrollTo(0, 99999)")
    page.get_by_role("button", name="As on my card, next").click()
    expect(page.locator(".entry h1")).to_contain_text("Beer 2")
    page.wait_for_function("() => scrollY === 0")


def test_an_upgrade_that_is_not_there_yet_is_made_on_the_fly(house: House, invite: Invite) -> None:
    page = invite().page
    page.goto(f"{house.url}#/box/{BREAD}/card/bread")
    page.wait_for_selector(".entry .drawn .card.bread")
    for key in "1000000200" + "5" + "3":
        page.keyboard.press(key)
    page.get_by_role("button", name="+ Another one").click()
    page.get_by_role("button", name="Room for water").click()
    page.locator(".fresh").get_by_role("button", name="3", exact=True).click()
    page.get_by_role("button", name="This one").click()
    page.get_by_role("button", name="As on my card, next").click()
    expect(page.locator(".entry h1")).to_contain_text("Bread 2")
    [upgrade] = [row for row in kept(page)["upgrade"] if row["id"].startswith("own-")]
    assert upgrade == {
        "id": upgrade["id"], "slot": "storage", "effect": "water_units", "amount": 3, "source": "owner",
    }  # fmt: skip


def test_a_price_of_vinhos_is_changed_by_clicking_the_map(house: House, invite: Invite, axe: str) -> None:
    guest = invite(width=390, lang="de", touch=True)
    page = guest.page
    page.goto(f"{house.url}#/box/vinhos/region")
    page.locator("[data-figure='douro/white']").click()
    expect(page.locator(".entry h1")).to_have_text("Douro, ein weißer Weinberg kostet")
    page.get_by_role("button", name="8", exact=True).click()
    page.get_by_role("button", name="So ist es gedruckt, weiter").click()
    douro = next(row for row in kept(page, "vinhos")["region"] if row["id"] == "douro")
    assert (douro["white"], douro["source"]["white"], douro["source"]["red"]) == (8, "owner", "rebuilt")
    in_every_light(guest, axe)


def test_a_layout_of_fromage_is_changed_by_clicking_its_spaces(house: House, invite: Invite, axe: str) -> None:
    guest = invite(width=390, touch=True)
    page = guest.page
    page.goto(f"{house.url}#/box/fromage/layout/1")
    page.locator("[data-space='3']").click()
    page.locator(".pad").get_by_role("button", name="bleu, gold, with jam").click()
    spaces = kept(page, "fromage")["layout"][0]["spaces"]
    assert " ".join(spaces).split()[3] == "B3j"
    in_every_light(guest, axe)


def test_a_plot_is_changed_by_clicking_the_field_and_by_keys(house: House, invite: Invite, axe: str) -> None:
    guest = invite(width=390, lang="de", touch=True)
    page = guest.page
    page.goto(f"{house.url}#/box/wine-and-cheese/grid/1")
    page.locator("[data-space='2']").click()
    page.locator(".pad").get_by_role("button", name="Labor", exact=True).click()
    assert kept(page, "wine-and-cheese")["grid"]["rows"][0][2] == "laboratory"
    page.locator("[data-space='2']").click()
    page.keyboard.press("z")
    assert kept(page, "wine-and-cheese")["grid"]["rows"][0][2] == "sugar"
    expect(page.locator(".judged.asks")).to_contain_text(
        "Die Parzellen: 3 Felder zeigen Zucker; laut Spielregel sind es 2."
    )
    in_every_light(guest, axe)


def test_letters_and_digits_make_a_space_of_fromage(house: House, invite: Invite) -> None:
    page = invite().page
    page.goto(f"{house.url}#/box/fromage/layout/1")
    page.locator("[data-space='1']").click()
    for key, space in (("b", "B2"), ("3", "B3"), ("j", "B3j"), ("j", "B3"), ("h", "H3"), ("f", "H3f"), ("1", "H1f")):
        page.keyboard.press(key)
        spaces = " ".join(kept(page, "fromage")["layout"][0]["spaces"]).split()
        assert spaces[1] == space, (key, space)


def test_two_sets_are_drawn_side_by_side(house: House, invite: Invite, tmp_path: Path, axe: str) -> None:
    guest = invite(width=390, touch=True)
    page = guest.page
    page.goto(f"{house.url}#/box/{BREAD}/compare")
    expect(page.locator("main.compare [role=status]")).to_contain_text("the same to the last figure")
    other = shipped()
    other["set"]["name"] = "Another one"
    other["card"][0]["value"] = 9
    other["tokens"]["water"] = 17
    file = tmp_path / "other.toml"
    file.write_text(written(other), "utf-8")
    page.get_by_label("Compare with a file").set_input_files(file)
    expect(page.locator(".pairs > li")).to_have_count(2)
    expect(page.locator(".pairs > li").nth(0)).to_contain_text("17")
    card = page.locator(".pairs > li", has_text="Cellar Mild")
    expect(card.locator(".card")).to_have_count(2)
    expect(card.locator("dd")).to_contain_text("9")
    expect(page.locator(".sides .stamp")).to_have_count(2)
    in_every_light(guest, axe)


def test_what_the_judge_says_is_german_on_a_german_page(house: House, invite: Invite) -> None:
    page = invite(width=390, lang="de", touch=True).page
    page.goto(f"{house.url}#/box/{BREAD}/card/beer")
    page.wait_for_selector(".entry .drawn .card.beer")
    for key in "1000006000" + "5" + "31":
        page.keyboard.press(key)
    page.get_by_role("button", name="Rezept: Hopfen, ").click()
    for _ in range(4):
        page.get_by_role("button", name="Rezept: Hopfen, ").click()
    expect(page.locator(".judged.asks")).to_contain_text("Das Rezept braucht 11 Plättchen")
    page.get_by_role("button", name="Bei mir steht es so, weiter").click()
    page.goto(f"{house.url}#/box/{BREAD}/problems")
    told = page.locator(".problems li.answered")
    expect(told).to_contain_text(
        "Bier 1: Das Rezept braucht 11 Plättchen; es muss aus 9 Lagerplätzen zu bezahlen sein."
    )


def test_all_boxes_tell_how_much_of_each_is_ours(house: House, invite: Invite, axe: str) -> None:
    guest = invite(width=390, lang="de", touch=True)
    page = guest.page
    page.goto(f"{house.url}#/box/{BREAD}")
    page.wait_for_selector(".overview")
    type_cards(page, list(pile())[:1])
    page.wait_for_function(f"() => JSON.parse(localStorage['affinage/box/{BREAD}']).print")
    page.goto(f"{house.url}#/box")
    expect(page.locator(".shelf > li")).to_have_count(4)
    mine = page.locator(".shelf a.set")
    expect(mine).to_contain_text("2 von ")  # the card, and its upgrade
    expect(mine.locator(".stamp rect").first).to_be_attached()
    in_every_light(guest, axe)


def test_the_pages_have_no_barriers(house: House, invite: Invite, axe: str) -> None:
    guest = invite()
    places = (BREAD, f"{BREAD}/card/beer", "wine-and-cheese/card/wine", "fromage/problems")
    for place in places if FULL else places[:2]:
        guest.page.goto(f"{house.url}#/box/{place}")
        guest.page.wait_for_selector(".page.box main")
        in_every_light(guest, axe)


def test_files_that_are_none_change_nothing(house: House, invite: Invite, tmp_path: Path) -> None:
    guest = invite()
    guest.forgive("422")
    page = guest.page
    page.goto(f"{house.url}#/box/{BREAD}/card/beer")
    page.wait_for_selector(".entry .drawn .card.beer")
    page.keyboard.press("1")
    expect(page.locator(".drawn .hts .tok")).to_have_count(1)
    vinhos = (folder_of("vinhos") / "components.toml").read_bytes()
    for raw, said in ((b"x" * 5_000_000, "has 4883 kB"), (b"[set", "is not valid TOML"), (vinhos, "a file for Vinhos")):
        file = tmp_path / "box.toml"
        file.write_bytes(raw)
        page.locator("input[type=file]").set_input_files(file)
        expect(page.locator(".box-news")).to_contain_text(said)
    expect(page.locator(".drawn .hts .tok")).to_have_count(1)
    short = shipped() | {"set": {"name": "Short by one"}, "card": shipped()["card"][:-1]}
    file.write_text(written(short), "utf-8")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".to-problems")).to_have_attribute("aria-label", "Problems: 2")  # 59 cards, 29 of them breads


def test_a_file_with_a_card_too_few_is_filled_from_the_pile(house: House, invite: Invite, tmp_path: Path) -> None:
    """All that is there is checked already, so nothing could make room: the missing card is added."""
    page = invite(width=390, touch=True).page
    page.goto(f"{house.url}#/box/{BREAD}")
    page.wait_for_selector(".overview")
    full = shipped()
    cards = [card | {"source": "owner"} for card in full["card"]]
    file = tmp_path / "short.toml"
    file.write_text(written(full | {"set": {"name": "Short by one"}, "card": cards[:-1]}), "utf-8")
    page.locator("input[type=file]").set_input_files(file)
    page.locator(".rooms-of-box").get_by_role("link", name="Problems").click()
    page.locator(".problems li.broken").get_by_role("link", name="Look").first.click()
    expect(page.locator(".entry .room")).to_have_text("The set has too few of these: this one is added.")
    for key in keys_of(cards[-1]):
        page.keyboard.press(key)
    page.wait_for_function(f"() => ({KEPT.format(BREAD)})()?.card.length === 60")
    assert fingerprint(declared_box(BREAD), kept(page)) == fingerprint(declared_box(BREAD), full)
    page.goto(f"{house.url}#/box/{BREAD}/problems")
    expect(page.locator(".problems li.broken")).to_have_count(0)


def test_two_people_at_one_draft_and_the_later_one_is_told(house: House, invite: Invite, axe: str) -> None:
    nina, jonas = invite(), invite()
    jonas.forgive("409")
    nina.page.goto(f"{house.url}#/box/{BREAD}")
    nina.page.get_by_role("button", name="Share").click()
    nina.page.get_by_role("button", name="Make a link").click()
    address = nina.page.locator(".share .address").input_value()
    assert violations(nina.page, axe) == []
    jonas.page.goto(address)
    jonas.page.wait_for_selector(".overview")
    nina.page.get_by_role("button", name="Save to the link").click()
    expect(nina.page.locator(".share .news")).to_have_text("Saved to the link")
    jonas.page.get_by_role("button", name="Share").click()
    jonas.page.get_by_role("button", name="Save to the link").click()
    expect(jonas.page.locator(".share .news")).to_contain_text("Nothing was overwritten")
    jonas.page.get_by_role("button", name="Open theirs").click()
    expect(jonas.page.locator(".share .news")).to_contain_text("one Undo away")


def test_a_link_opened_on_a_phone_leaves_the_draft_that_lay_there_its_own(house: House, invite: Invite) -> None:
    nina, jonas = invite(width=390, lang="de", touch=True).page, invite(width=390, touch=True).page
    nina.goto(f"{house.url}#/box/{BREAD}")
    nina.get_by_label("Name deines Materials").fill("Ninas Schachtel")
    nina.get_by_role("button", name="Teilen").click()
    nina.get_by_role("button", name="Link anlegen").click()
    address = nina.locator(".share .address").input_value()
    expect(nina.get_by_role("button", name="Unter dem Link sichern")).to_be_visible()
    assert nina.evaluate(WIDER) <= 0
    jonas.goto(f"{house.url}#/box/{BREAD}")
    jonas.wait_for_selector(".overview")
    jonas.goto(address)  # the same page, another place on it
    expect(jonas.locator(".box-news")).to_contain_text("Your own draft is one Undo away")
    expect(jonas.locator(".set-name")).to_have_value("Ninas Schachtel")
    jonas.get_by_role("button", name="Undo").click()
    expect(jonas.locator(".set-name")).to_have_value("My box")
    jonas.get_by_role("button", name="Share").click()
    expect(jonas.get_by_role("button", name="Make a link")).to_be_visible()  # nothing is saved to hers by mistake
    jonas.keyboard.press("Escape")
    jonas.get_by_role("button", name="Play with it").click()
    expect(jonas.locator("dialog label.option select option:checked", has_text="My box")).to_have_count(1)


def test_a_table_is_played_with_it_and_guests_may_look(house: House, invite: Invite, axe: str) -> None:
    page = invite().page
    page.goto(f"{house.url}#/box/{BREAD}")
    page.wait_for_selector(".overview")
    type_cards(page, list(pile())[:1])
    page.goto(f"{house.url}#/box/{BREAD}")
    page.get_by_role("button", name="Play with it").click()
    expect(page.locator("label.option select option:checked", has_text="My box")).to_have_count(1)
    page.get_by_role("button", name="Start the table").click()
    page.wait_for_selector(".table .field .board *")
    link = page.locator("header.strip").get_by_role("link", name="Played with “My box”")
    page.goto(f"{house.url}{link.get_attribute('href')}")
    page.wait_for_selector(".spectacle")
    expect(page.locator(".spectacle h2").first).to_have_text("Cards")  # and then what is printed on them
    assert violations(page, axe) == []
    expect(page.locator(".spectacle .still.owner")).to_have_count(2)  # the card, and the upgrade that is printed on it
    expect(page.locator(".spectacle details.plain")).to_have_count(4)  # what is not drawn can be looked at as well
