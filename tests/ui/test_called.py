"""Being called, in a real browser: its worker shows the notice, a visible page silences it; the page opens offline."""

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from affinage.server import push

from .conftest import Invite
from .guests import Guest
from .house import House, Laid
from .receiving import Receiver, until
from .test_axe import in_every_light, violations
from .test_my_games import known, open_list

NOTICES = """async () => (await self.registration.getNotifications())
  .map(({ title, body, tag, data }) => ({ title, body, tag, data }))"""

BADGES = """() => {
  self.shownBadges = [];
  const show = navigator.setAppBadge?.bind(navigator);
  navigator.setAppBadge = (count) => { self.shownBadges.push(count); return show?.(count) ?? Promise.resolve(); };
}"""
CLICKED = """async () => {
  const [notification] = await self.registration.getNotifications();
  self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
}"""


@pytest.fixture(scope="module")
def calling(page_files: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house whose calls stay on this computer, an hour after a turn has begun: a test says when it is over."""
    house = House(page_files, tmp_path_factory.mktemp("calling") / "tables.sqlite")
    house.quick = {"call_after": 3600.0, "call_look": 0.05, "calls_at_home": True}
    house.start()
    yield house
    house.stop()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    opened = Receiver()
    yield opened
    opened.close()


def calls(house: House, laid: Laid) -> list[tuple[int, str]]:
    """Turns of a table that are noted, and how far they are."""
    with closing(sqlite3.connect(house.data)) as connection:
        return connection.execute(
            "SELECT seat, state FROM calls WHERE table_id = ? ORDER BY seat", (laid.id,)
        ).fetchall()


def worker(page: Page) -> Any:
    """The page's own worker, once it has taken over."""
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    return page.context.service_workers[0]


def deliver(page: Page, house: House, told: Any) -> None:
    """What a push service hands to the browser, decrypted."""
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    until(lambda: found, page=page)
    message = {"origin": house.url.rstrip("/"), "registrationId": found[-1], "data": json.dumps(told)}
    session.send("ServiceWorker.deliverPushMessage", message)


def test_the_worker_shows_one_notice_and_tells_nothing_else(house: House, invite: Invite) -> None:
    guest = invite(service_workers="allow", permissions=["notifications"])
    laid = house.against_bot()
    known(guest, laid)
    page = open_list(house, guest)
    own = worker(page)
    told = {
        "title": "Beer & Bread",
        "body": "Ben has moved. It is your turn.",
        "url": f"#/t/{laid.id}",
        "tag": "t",
        "n": 1,
    }
    own.evaluate(BADGES)
    deliver(page, house, told)
    shown = {"title": told["title"], "body": told["body"], "tag": "t", "data": {"url": told["url"]}}
    until(lambda: own.evaluate(NOTICES) == [shown])
    deliver(page, house, told | {"body": "2 tables are waiting for you.", "n": 2})
    until(
        lambda: [one["body"] for one in own.evaluate(NOTICES)] == ["2 tables are waiting for you."],
        "one replaces the other",
    )
    until(lambda: own.evaluate("() => self.shownBadges") == [1, 2], "the icon shows how many tables wait")
    own.evaluate(CLICKED)
    until(lambda: own.evaluate(NOTICES) == [], "who opens it has no more notices")


def play_on(laid: Laid, seat: int) -> None:
    """Somebody at another device plays until the turn is over."""
    while seat in (seen := laid.view(seat))["waiting"]:
        final = [one for one in seen["choices"] if one["final"]] or seen["choices"]
        laid.move(seat, final[0]["move"], seen["version"])


def test_a_visible_page_says_what_it_has_shown(calling: House, invite: Invite) -> None:
    guest = invite()
    laid = calling.hotseat()
    seat = laid.view(None)["waiting"][0]
    key = known(guest, laid, seat).page.evaluate("() => JSON.parse(localStorage['affinage/me'])")
    with closing(Receiver()) as receiver:
        calling.ask("me/calls/webhook", {"url": f"{receiver.url}/topic"}, key)
        until(lambda: calls(calling, laid) == [(seat, "seen")], "this turn was shown before anybody was to be called")
        guest.look_away()
        play_on(laid, seat)
        play_on(laid, 1 - seat)
        until(lambda: calls(calling, laid) == [(seat, "due")])
        guest.page.goto(f"{calling.url}#/")  # another page of the house shows nothing of it
        expect(guest.page.locator(".runs .run")).to_have_count(1)
        assert calls(calling, laid) == [(seat, "due")]
        guest.page.goto(f"{calling.url}#/t/{laid.id}")
        until(lambda: calls(calling, laid) == [(seat, "seen")], page=guest.page)
        assert receiver.got == []


def test_channels_on_the_page(calling: House, invite: Invite, receiver: Receiver, axe: str) -> None:
    guest = invite()
    guest.forgive("422")
    known(guest, calling.against_bot())
    page = open_list(calling, guest)
    box = page.get_by_role("region", name="Call me when it is my turn")
    field = box.get_by_role("textbox")
    field.fill("https://user@ntfy.sh/topic")
    box.get_by_role("button", name="Add").click()
    expect(box.get_by_role("alert")).to_contain_text("You cannot be called at that address")
    field.fill(f"{receiver.url}/topic")
    box.get_by_role("button", name="Add").click()
    expect(box.get_by_role("listitem")).to_contain_text("ntfy (127.0.0.1)")
    expect(box.get_by_role("alert")).to_have_count(0)
    box.get_by_role("button", name=re.compile("^Try ntfy")).click()
    expect(box.get_by_role("status")).to_have_text("It has been sent.")
    assert receiver.got == [("/topic", b"Affinage: This is how you will be called.")]
    in_every_light(guest, axe, (390,))
    box.get_by_role("radio", name="Once a day").click()
    expect(box.get_by_role("radio", name="Once a day")).to_be_checked()
    box.get_by_role("button", name=re.compile("^Remove ntfy")).click()
    expect(box.get_by_role("listitem")).to_have_count(0)


# What a browser's push service would give it; this computer's browser has none.
SUBSCRIBED = """({ endpoint, p256dh, auth }) => {
  const said = { endpoint, keys: { p256dh, auth } };
  const unsubscribe = () => Promise.resolve(true);
  const sub = { endpoint, options: { applicationServerKey: null }, unsubscribe, toJSON: () => said };
  PushManager.prototype.getSubscription = () => Promise.resolve(null);
  PushManager.prototype.subscribe = () => Promise.resolve(sub);
}"""


def test_a_browser_that_wants_calls_is_called_also_by_another_address(
    calling: House, invite: Invite, receiver: Receiver
) -> None:
    """The page hands its subscription on, a turn falls due, and what comes can be read by this browser alone."""
    guest = invite(service_workers="allow", permissions=["notifications"])
    laid, secret, auth = calling.hotseat(), push.read_key(push.new_key()), "BTBZMqHH6r4Tts7J_aSIgg"
    seat = laid.view(None)["waiting"][0]
    given = {"endpoint": f"{receiver.url}/push/1", "p256dh": push.text(push.point(secret.public_key())), "auth": auth}
    key = known(guest, laid, 1 - seat).page.evaluate("() => JSON.parse(localStorage['affinage/me'])")
    page = open_list(calling, guest)
    page.evaluate(SUBSCRIBED, given)
    page.get_by_role("button", name="Call me in this browser").click()
    expect(page.get_by_text("this browser, even when no page is open")).to_be_visible()
    play_on(laid, seat)
    until(lambda: calls(calling, laid) == [(1 - seat, "due")])
    with closing(sqlite3.connect(calling.data)) as connection, connection:
        connection.execute("UPDATE calls SET due_at = 1")
    until(lambda: receiver.got)
    told = json.loads(push.opened(receiver.got[0][1], secret, push.raw(auth)))
    assert told["title"] == "Beer & Bread"
    assert told["url"] == f"#/t/{laid.id}"
    assert set(told) == {"title", "body", "url", "tag", "n"}

    guest.context.add_init_script(f"({SUBSCRIBED})({json.dumps(given | {'endpoint': f'{receiver.url}/push/2'})})")
    page.evaluate("() => { localStorage['affinage/called'] = '1'; }")  # long ago
    page.reload()
    page.wait_for_function("() => Number(localStorage['affinage/called']) > 1")
    (channel,) = calling.ask("me/calls", token=key)["channels"]
    assert calling.ask("me/calls/test", {"channel": channel["id"]}, key) == {"fate": "arrived"}
    assert [path for path, _ in receiver.got] == ["/push/1", "/push/2"]


def test_by_plain_http_the_page_says_why_it_cannot_call(house: House, invite: Invite) -> None:
    guest: Guest = invite(lang="de")
    laid = house.against_bot()
    guest.page.goto(laid.address().replace(house.url, house.lan_url))
    guest.page.wait_for_selector(".table .field .board *")
    guest.page.wait_for_function("() => JSON.parse(localStorage.getItem('affinage/me/told') ?? '[]').length > 0")
    guest.page.goto(f"{house.lan_url}#/my")
    expect(guest.page.get_by_text("nur von einer Adresse mit https aus")).to_be_visible()


def test_the_page_opens_without_network_and_shows_the_list_as_it_was(house: House, invite: Invite, axe: str) -> None:
    guest = invite(service_workers="allow")
    guest.forgive("ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch")
    known(guest, house.against_bot())
    page = open_list(house, guest)
    worker(page)
    expect(page.locator(".my-table")).to_have_count(1)
    page.reload()  # its parts go through the worker, which keeps them
    expect(page.locator(".my-table")).to_have_count(1)
    guest.context.set_offline(True)
    page.reload()
    expect(page.get_by_text("This is the list as it was last seen.")).to_be_visible()
    expect(page.locator(".my-table")).to_have_count(1)
    guest.context.set_offline(False)


# All that the page has fetched is kept, the styles of the list among it.
KEPT = """async () => {
  const all = performance.getEntriesByType('resource').map(({ name }) => name);
  const parts = new Set(all.filter((name) => name.includes('/assets/')));
  const kept = await Promise.all([...parts].map((name) => caches.match(name)));
  if (!kept.every(Boolean)) return false;
  return (await Promise.all(kept.map((each) => each.text()))).some((text) => text.startsWith('.my'));
}"""


def test_who_was_only_at_a_table_finds_the_list_without_network(house: House, invite: Invite, axe: str) -> None:
    """Its parts are kept from the moment somebody has something here; other pages say kindly what is the matter."""
    guest = invite(width=390, touch=True, service_workers="allow", lang="de")
    guest.forgive("ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch")
    known(guest, house.against_bot())
    page = guest.page
    worker(page)
    until(lambda: page.evaluate(KEPT), page=page)
    guest.context.set_offline(True)
    page.reload()  # the table, of which nothing is kept
    expect(page.get_by_role("status")).to_have_text(re.compile("Der Server ist gerade nicht zu erreichen"))
    assert violations(page, axe) == []
    page.get_by_role("link", name="Meine Partien, wie sie zuletzt standen").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Meine Partien")
    guest.context.set_offline(False)
    expect(page.locator(".my-table")).to_have_count(1)


def test_it_can_be_installed(house: House, invite: Invite) -> None:
    page = invite().page
    page.goto(house.url)
    manifest = page.evaluate("() => fetch(document.querySelector('link[rel=manifest]').href).then((r) => r.json())")
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        drawn = page.evaluate(
            """(src) => new Promise((done) => {
              const image = new Image(); image.onload = () => done(image.naturalWidth); image.onerror = () => done(0);
              image.src = src; })""",
            icon["src"],
        )
        assert drawn, icon
        if icon["type"] == "image/png":
            assert f"{drawn}x{drawn}" == icon["sizes"]
