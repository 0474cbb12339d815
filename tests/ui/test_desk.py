"""A player's desk: the log by turns, another choice by one click, tips that keep out of the way, any time, chips."""

import random
import re
from collections.abc import Callable
from itertools import count

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Invite
from .guests import Guest
from .house import House, Json, Laid
from .test_axe import violations


def played(house: House, game: str, moves: int, seed: int = 1, seats: int = 2) -> Laid:
    """A table after so many moves at random."""
    laid, rng = house.hotseat(game, seats), random.Random(seed)
    for _ in range(moves):
        step(laid, rng)
    return laid


def step(laid: Laid, rng: random.Random) -> None:
    """One move at random, by whoever is asked."""
    seat = laid.view(None)["waiting"][0]
    seen = laid.view(seat)
    laid.move(seat, rng.choice(seen["choices"])["move"], seen["version"])


def found(house: House, game: str, wanted: Callable[[Json], bool]) -> tuple[Laid, int, Json]:
    """A table at which somebody's view is as wanted, and whose."""
    for seed in count():
        laid, rng = house.hotseat(game), random.Random(seed)
        for _ in range(60):
            seat = laid.view(None)["waiting"][0]
            seen = laid.view(seat)
            if wanted(seen):
                return laid, seat, seen
            step(laid, rng)
    raise AssertionError


# The log


@pytest.mark.parametrize("game", ["beer-and-bread", "wine-and-cheese", "fromage", "vinhos"])
def test_the_log_tells_turns_by_stages(house: House, invite: Invite, game: str) -> None:
    laid = played(house, game, 24)
    seat = laid.view(None)["waiting"][0]
    page, seen = invite().sit(laid, seat).page, laid.view(seat)
    turns = list(reversed(seen["turns"]))
    banners = [turn["banner"] for at, turn in enumerate(turns) if at == 0 or turns[at - 1]["banner"] != turn["banner"]]
    expect(page.locator(".by-turns .stage-name")).to_have_text(banners)
    expect(page.locator(".by-turns .turn")).to_have_count(len(turns))
    name = {p: "You" if p == seat else seen["seats"][p]["name"] for p in range(2)}
    for turn in turns[:12]:
        row = page.locator(f'.by-turns .turn[data-turn="{turn["number"]}"]')
        told = [f"{name[each['seat']]}: {each['words'] or '…'}" for each in turn["each"]]
        expect(row.locator(".part > span")).to_have_text(told)
        expect(row.locator(".mark")).to_have_count(len(told))
    expect(page.locator(".by-turns")).not_to_contain_text("backs")
    page.get_by_role("radio", name="All moves").check()
    expect(page.locator(".rail .log-lines li > span")).to_have_text([row["words"] for row in reversed(seen["log"])])


def details(turn: Json) -> list[str]:
    """What an open turn tells beside its headline."""
    said = [each["words"] for each in turn["each"]]
    return [beat["words"] for beat in turn["beats"] if beat["words"] not in said]


def test_details_are_folded_until_somebody_opens_a_turn(house: House, invite: Invite) -> None:
    laid = played(house, "beer-and-bread", 20)
    seat = laid.view(None)["waiting"][0]
    page = invite().sit(laid, seat).page
    turn = next(each for each in reversed(laid.view(seat)["turns"]) if len(each["beats"]) > 1 and each["seats"])
    row = page.locator(f'.by-turns .turn[data-turn="{turn["number"]}"]')
    expect(row.locator(".beats")).to_have_count(0)
    row.locator(".turn-head").click()
    expect(row.locator(".beats li > span")).to_have_text(details(turn))
    row.locator(".turn-head").click()
    expect(row.locator(".beats")).to_have_count(0)


def test_pointing_at_a_turn_lights_the_board(house: House, invite: Invite) -> None:
    laid = played(house, "beer-and-bread", 20)
    seat = laid.view(None)["waiting"][0]
    page = invite().sit(laid, seat).page
    head = page.locator(".by-turns .turn:not(.fold) .turn-head").first
    lit = page.locator(".field .lit")
    expect(lit).to_have_count(0)
    head.hover()
    expect(lit).not_to_have_count(0)
    page.mouse.move(2, 2)
    expect(lit).to_have_count(0)
    head.focus()
    expect(lit).not_to_have_count(0)
    page.keyboard.press("ArrowDown")
    expect(page.locator(".by-turns .turn-head").nth(1)).to_be_focused()


def test_a_link_leads_to_any_turn(house: House, invite: Invite) -> None:
    laid = played(house, "beer-and-bread", 30)
    page = invite().sit(laid, 0).page
    row = page.locator('.by-turns .turn[data-turn="1"]')
    row.locator(".turn-head").click()
    expect(page).to_have_url(f"{house.url}#/t/{laid.id}/turn-1")
    page.reload()
    expect(row).to_have_class(_has("open"))
    row.locator(".turn-head").click()
    expect(page).to_have_url(f"{house.url}#/t/{laid.id}")
    # Somebody who has no seat comes by the link that everybody may have, on a phone.
    phone = invite(390, touch=True).page
    phone.goto(f"{house.url}#/w/{laid.id}/{laid.spectator}/turn-1")
    expect(phone.locator('.dialog.sheet .turn[data-turn="1"] .turn-details')).to_be_visible()
    assert laid.spectator not in phone.url
    phone.keyboard.press("Escape")
    expect(phone).to_have_url(f"{house.url}#/t/{laid.id}")


def test_a_finished_table_has_its_first_turns_too(house: House, invite: Invite) -> None:
    laid = house.hotseat("beer-and-bread")
    laid.go_on(random.Random(4))
    page = invite().sit(laid, 0).page
    page.get_by_role("button", name="See the board").click()
    page.goto(f"{house.url}#/t/{laid.id}/turn-2")
    expect(page.locator('.by-turns .turn[data-turn="2"] .turn-details')).to_be_in_viewport()


# Changing one's mind


def test_another_card_is_a_click_on_it(house: House, invite: Invite) -> None:
    laid = house.hotseat()
    guest = invite().sit_first(laid)
    page, seat = guest.page, guest.seat
    first, second = [choice for choice in laid.view(seat)["choices"] if choice["place"].startswith("hand/")][:2]
    lines = len(laid.view(seat)["log"])

    def card(choice: Json) -> Locator:
        return page.locator(f'.field [data-place="{choice["place"]}"]')

    card(first).click()
    expect(card(first)).to_have_class(_has("chosen"))
    expect(card(second)).to_have_class(_has("other"))
    card(second).click()
    expect(card(second)).to_have_class(_has("chosen"))
    expect(card(first)).not_to_have_class(_has("chosen"))
    assert [line["words"] for line in laid.view(seat)["log"][lines:]] == [second["words"]]
    # An action, then another action, then another card: each by one click. Undo takes back what was made.
    action, other = [each for each in laid.view(seat)["choices"] if not each["place"].startswith("button/")][:2]
    card(action).first.click()
    expect(card(other).first).to_have_class(_has("other", "legal"))
    card(first).click()
    expect(card(first)).to_have_class(_has("chosen"))
    assert [line["words"] for line in laid.view(seat)["log"][lines:]] == [first["words"]]
    page.get_by_role("button", name="Undo").click()
    expect(card(first)).to_have_class(_has("legal"))
    assert len(laid.view(seat)["log"]) == lines


def _has(*names: str) -> re.Pattern[str]:
    return re.compile("|".join(rf"(^|\s){name}(\s|$)" for name in names))


# Tips


SHARED = """() => {
  const tip = document.querySelector('.tip').getBoundingClientRect();
  return [...document.querySelectorAll('.field .place.legal, .deeds button:not(:disabled)')]
    .filter((e) => document.querySelector('[aria-describedby=tip]') !== e).map((e) => e.getBoundingClientRect())
    .filter((r) => Math.min(r.right, tip.right) - Math.max(r.left, tip.left) > 1
      && Math.min(r.bottom, tip.bottom) - Math.max(r.top, tip.top) > 1).length;
}"""


@pytest.mark.parametrize("game", ["beer-and-bread", "vinhos"])
def test_a_tip_covers_nothing_to_click_and_goes_with_the_pointer(house: House, invite: Invite, game: str) -> None:
    guest = invite(1440, 900).sit_first(house.hotseat(game))
    spots = [each for each in guest.lit() if not each["place"].startswith("button/")][:4]
    for spot in spots:
        guest.page.mouse.move(*spot["hit"])
        guest.page.wait_for_selector(".tip[data-shown=true]")
        assert guest.page.evaluate(SHARED) == 0, spot
        guest.page.mouse.move(2, 2)
        expect(guest.page.locator(".tip")).to_have_count(0)


# Any time


@pytest.mark.parametrize("game", ["wine-and-cheese", "vinhos"])
def test_what_any_time_allows_has_one_quiet_place(house: House, invite: Invite, game: str) -> None:
    laid, seat, seen = found(house, game, lambda view: any(each["anytime"] for each in view["choices"]))
    guest = invite().sit(laid, seat)
    page = guest.page
    words = [each["words"] for each in seen["choices"] if each["anytime"]]
    button = page.get_by_role("button", name=f"At any time: {len(words)} thing")
    expect(button).to_be_visible()
    for each in seen["choices"]:
        if each["anytime"]:
            expect(page.locator(f'.deeds > button[data-place="{each["place"]}"]')).to_have_count(0)
    button.focus()
    page.keyboard.press("Enter")
    items = page.locator(".anytime-list [role=menuitem]")
    expect(items).to_have_text(words)
    expect(items.first).to_be_focused()
    page.keyboard.press("Escape")
    expect(items).to_have_count(0)
    expect(button).to_be_focused()
    button.click()
    items.first.click()
    page.wait_for_function(f"() => Number(document.querySelector('.table').dataset.version) > {seen['version']}")
    assert laid.view(seat)["log"][-1]["words"] == words[0]


# Chips and the question before Ready


def chip(guest: Guest, what: str) -> Locator:
    return guest.page.locator(f'[data-chip="{what}"]')


def answer_in_between(laid: Laid) -> None:
    """Whatever a cheese or a gathering asks before the turn goes on."""
    while True:
        seen = laid.view(0)
        if any(each["place"] == "button/ready" for each in seen["choices"]):
            return
        laid.move(0, seen["choices"][-1]["move"], seen["version"])


def test_chips_fill_and_ready_asks_once(house: House, invite: Invite, axe: str) -> None:
    laid = house.hotseat("fromage")
    guest = invite().sit(laid, 0)
    page = guest.page
    guest.await_turn()
    expect(chip(guest, "cheese")).to_have_class("chip open")
    expect(chip(guest, "gather")).to_have_class("chip open")
    ready = page.locator('.deeds [data-place="button/ready"]')
    expect(ready).to_have_text("Ready2 left")
    ready.click()
    dialog = page.get_by_role("alertdialog")
    expect(dialog).to_contain_text("2 things are still possible")
    expect(dialog.get_by_role("button", name="Make it first")).to_be_focused()
    assert violations(page, axe) == []
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    for done, (what, prefix) in enumerate((("gather", "gather/"), ("cheese", "space/")), 1):
        page.locator(f'.field .place.legal[data-place^="{prefix}"]').first.click()
        page.wait_for_function(f"() => document.querySelectorAll('.chip.done').length === {done}")
        answer_in_between(laid)
        expect(chip(guest, what)).to_have_class("chip done")
        if what == "gather":
            expect(ready).to_have_text("Ready1 left")
            ready.click()
            expect(dialog).to_contain_text("You can still make a cheese")
            dialog.get_by_role("button", name="Make it first").click()
            expect(dialog).to_have_count(0)
    expect(ready).to_have_text("Ready")
    ready.click()
    page.wait_for_selector(".prompt:not(.mine)")
    assert 0 not in laid.view(None)["waiting"]


def test_who_does_not_want_to_be_asked_is_asked_no_more(house: House, invite: Invite) -> None:
    laid = house.hotseat("fromage")
    guest = invite().sit(laid, 0)
    guest.await_turn()
    ready = guest.page.locator('.deeds [data-place="button/ready"]')
    ready.click()
    guest.page.get_by_label("Do not ask again this game").check()
    guest.page.get_by_role("button", name="Ready anyway").click()
    guest.page.wait_for_selector(".prompt:not(.mine)")
    guest.page.get_by_role("button", name="Undo").click()
    guest.await_turn()
    ready.click()
    guest.page.wait_for_selector(".prompt:not(.mine)")
    expect(guest.page.get_by_role("alertdialog")).to_have_count(0)
