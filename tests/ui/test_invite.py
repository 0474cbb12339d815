"""Inviting: a link, a square, a spoken code; who sits is seen at once, and nothing is dealt before all are there."""

import json
import re

from playwright.sync_api import expect

from .conftest import Invite
from .guests import Guest
from .house import House, Laid
from .test_axe import in_every_light, violations
from .test_lobby import HARM, NAUGHTY, SMALL, keep


def host(house: House, invite: Invite, seats: list[dict[str, str]], **more: int) -> tuple[Guest, Laid]:
    """The maker of a table, waiting."""
    laid, guest = house.lay("fromage" if len(seats) > 2 else "beer-and-bread", seats), invite(**more)
    invites = [{"seat": s["seat"], "invite": s["invite"]} for s in laid.made["seats"] if s["invite"]]
    kept = {"table": laid.id, "seats": [{"seat": 0, "token": laid.tokens[0]}], "invites": invites, "at": 1}
    kept |= {"spectator": laid.spectator, "code": laid.made["code"]}
    text = json.dumps(json.dumps({laid.id: kept}))
    guest.page.add_init_script(
        f"localStorage.getItem('affinage/tables') || localStorage.setItem('affinage/tables', {text})"
    )
    guest.page.goto(f"{house.url}#/t/{laid.id}")
    guest.page.wait_for_selector(".waiting")
    return guest, laid


def link_of(guest: Guest) -> str:
    """The link as the host sees it."""
    return guest.page.get_by_label("Link to this seat").first.input_value()


def test_a_friend_comes_by_the_link(house: House, invite: Invite) -> None:
    guest, laid = host(house, invite, [{"kind": "me"}, {"kind": "link"}])
    page = guest.page
    assert "One seat is still free" in page.inner_text("h1")
    assert laid.made["code"] in page.inner_text(".ticket")
    expect(page.get_by_role("img", name="QR code of the link")).to_have_count(1)  # the server draws it
    assert laid.view(0)["view"] is None
    friend = invite()
    friend.page.goto(link_of(guest))
    friend.page.wait_for_selector("text=You are invited to Beer & Bread")
    assert laid.made["seats"][1]["invite"] not in friend.page.url
    assert "Marta is waiting for you." in friend.page.inner_text("main")
    friend.page.get_by_label("What shall we call you?").fill("Noor")
    friend.page.get_by_role("button", name="Sit down").click()
    for each in (friend, guest):
        each.page.wait_for_selector(".table .field .board *")
    assert [seat["name"] for seat in laid.view(0)["seats"]] == ["Marta", "Noor"]


def test_an_invitation_is_good_once(house: House, invite: Invite) -> None:
    guest, laid = host(house, invite, [{"kind": "me"}, {"kind": "link"}, {"kind": "link"}])
    link = link_of(guest)
    body = {"invite": laid.made["seats"][1]["invite"], "name": "Noor", "claim_id": "0123456789abcdef"}
    house.ask(f"tables/{laid.id}/claim", body)
    guest.page.wait_for_selector("text=One seat is still free")
    assert "Noor" in guest.page.inner_text(".people")
    late = invite()
    late.forgive("40[39]")
    late.page.goto(link)
    late.page.wait_for_selector("text=This seat is taken")
    assert late.page.get_by_role("button", name="Sit down").count() == 0


def test_a_bot_comes_instead_of_a_friend(house: House, invite: Invite) -> None:
    guest, laid = host(house, invite, [{"kind": "me"}, {"kind": "link"}, {"kind": "link"}])
    page, watcher = guest.page, invite()
    watcher.page.goto(laid.address(None))
    watcher.page.wait_for_selector(".waiting .row.open")
    for seat in (2, 3):
        page.get_by_role("button", name=f"Let a bot play in seat {seat}").click()
        page.get_by_role("menuitem", name="Random").click()
        page.wait_for_selector("text=One seat is still free" if seat == 2 else ".table .field .board *")
    watcher.page.wait_for_selector(".table .field .board *")
    assert [seat["name"] for seat in laid.view(0)["seats"]] == ["Marta", "Randy", "Rosa"]


def test_copying_where_it_is_not_allowed_selects_the_text(house: House, invite: Invite) -> None:
    guest, _ = host(house, invite, [{"kind": "me"}, {"kind": "link"}])
    page = guest.page
    page.evaluate("() => Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.evaluate("() => { document.execCommand = () => false; }")
    page.get_by_role("button", name="Copy").first.click()
    page.wait_for_selector("text=Selected: now copy it")
    chosen = page.evaluate("() => document.activeElement.value.slice(0, document.activeElement.selectionEnd)")
    assert chosen == link_of(guest)


def test_the_seal_and_the_link_for_watching(house: House, invite: Invite) -> None:
    guest, laid = host(house, invite, [{"kind": "me"}, {"kind": "link"}])
    page = guest.page
    mark = re.sub(r"\s", "", page.inner_text(".seal code")).removeprefix("sha256")
    assert mark == laid.view(0)["commitment"]
    page.get_by_text("Link for watching").click()
    watcher = invite()
    watcher.page.goto(page.locator(".watch input").input_value())
    watcher.page.wait_for_selector(".waiting")
    assert watcher.page.locator(".link-field input").count() <= 1  # no invitation for somebody who watches


def test_naughty_names_stay_text(house: House, invite: Invite) -> None:
    for at in range(0, 6, 2):
        names = NAUGHTY[at : at + 2]
        seats = [{"kind": "me"}, *({"kind": "hotseat", "name": name} for name in names), {"kind": "link"}]
        guest, _ = host(house, invite, seats)
        shown = guest.page.inner_text("main")
        assert [name for name in names if name not in shown] == []
        assert not guest.page.evaluate(HARM)


def test_no_barrier(house: House, invite: Invite, axe: str) -> None:
    guest, laid = host(
        house, invite, [{"kind": "me"}, {"kind": "link"}, {"kind": "bot", "level": "random"}, {"kind": "link"}]
    )
    for there in (".qr", ".row .menu"):
        guest.page.wait_for_selector(there)
    in_every_light(guest, axe)
    assert guest.page.evaluate(SMALL) == []
    guest.page.get_by_role("button", name="Let a bot play in seat 2").click()
    guest.page.wait_for_selector("[role=menuitem]")
    assert violations(guest.page, axe) == []
    friend = invite(width=390, lang="de")
    keep(friend.page, laid)
    friend.page.goto(link_of(guest))
    friend.page.wait_for_selector("text=Du bist eingeladen")
    in_every_light(friend, axe, (1366, 390))
    assert violations(friend.page, axe) == []
    assert friend.page.evaluate(SMALL) == []
