"""Looking back: score sheet, replay on the real board, graph, trying it from here, playing again, the proof."""

import json
import os
import random
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import pytest
from playwright.sync_api import Page, Route, expect

from .conftest import Invite
from .guests import Guest
from .house import ROOT, House, Laid
from .test_axe import in_every_light
from .test_lobby import HARM, SMALL, keep

Json = Any


@pytest.fixture(scope="module")
def played(house: House) -> Laid:
    """A whole game against a bot, by choices at random."""
    bot = {"kind": "bot", "level": "random", "name": "<b>Bo</b>"}
    laid, rng = house.lay("fromage", [{"kind": "me"}, bot]), random.Random(4)
    while (view := laid.view(0))["status"] != "over":
        if view["choices"]:
            body = {"move_id": f"{rng.getrandbits(60):016x}", "version": view["version"]}
            try:
                house.ask(
                    f"tables/{laid.id}/moves", body | {"move": rng.choice(view["choices"])["move"]}, laid.tokens[0]
                )
            except HTTPError as error:
                assert error.code == 409  # noqa: PT017 - the bot was quicker: look again
    return laid


def replay(laid: Laid, at: int) -> Json:
    """A position of the finished game."""
    address = f"{laid.house.url}api/tables/{laid.id}/replay?at={at}"
    request = urllib.request.Request(address, headers={"Authorization": f"Bearer {laid.tokens[0]}"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


def thoughts(laid: Laid) -> Json:
    """A review as a bot would send it, with round figures; working one out takes a minute."""
    length = replay(laid, 0)["length"]
    steps = [turn(first // 2, first, min(first + 1, length - 1)) for first in range(0, length, 2)]
    parts = {"start": 0.5, "luck": 0.1, "choice": -0.3, "others": 0.5, "thoughts": 0.2, "result": 1.0}
    return {"seat": 0, "steps": steps, "decisive": [7, 13, 21], **parts}


def turn(number: int, first: int, last: int) -> Json:
    """One of its turns, of two moves; every second one is the seat's own."""
    own = number % 2 == 0
    return {
        "turn": number, "first": first, "number": last, "mover": number % 2, "seats": [number % 2],
        "moves": [1] * (last - first + 1), "words": f"Turn {number}", "win": 0.5 + 0.3 * ((last % 10) - 5) / 10,
        "change": -0.2 if last == 7 else 0.01, "luck": 0.0, "own": own, "chose": first if own else -1,
        "best": [2] if own else [], "best_words": "Something better" if own else "",
    }  # fmt: skip


def opened(house: House, invite: Invite, laid: Laid, at: str = "", **more: Any) -> Guest:
    """A guest who looks back."""
    guest, told = invite(**more), json.dumps(thoughts(laid))
    keep(guest.page, laid)
    guest.page.route("**/review?*", lambda route: route.fulfill(body=told, content_type="application/json"))
    guest.page.goto(f"{house.url}#/r/{laid.id}{at}")
    guest.page.wait_for_selector(".stage .board *")
    return guest


def stands_at(page: Page, at: int) -> None:
    """Where the slider stands."""
    expect(page.get_by_role("slider", name="Position")).to_have_value(str(at))


def test_the_score_sheet_is_the_servers(house: House, invite: Invite, played: Laid) -> None:
    page = opened(house, invite, played).page
    score = played.view(0)["view"]["frame"]["seats"]
    rows = page.locator(".score-block tbody tr")
    expect(rows).to_have_count(len(score[0]["parts"]))
    for at, part in enumerate(score[0]["parts"]):
        expect(rows.nth(at).locator("td")).to_have_text([str(seat["parts"][at]["points"]) for seat in score])
        expect(rows.nth(at).locator("th")).to_have_text(part["name"])
    expect(page.locator(".score-block tfoot td")).to_have_text([str(seat["final"]) for seat in score])
    expect(page.locator("h1")).to_contain_text(played.view(0)["view"]["frame"]["result"]["sentence"])
    assert "<b>Bo</b>" in page.inner_text(".score-block thead")
    assert not page.evaluate(HARM)


def test_the_slider_its_keys_and_its_links(house: House, invite: Invite, played: Laid) -> None:
    guest = opened(house, invite, played, "/5")
    page, length = guest.page, replay(played, 0)["length"]
    stands_at(page, 5)
    told = replay(played, 5)["log"][-1]
    expect(page.locator(".rv-told")).to_contain_text(told["words"])
    for key, at in (("ArrowRight", 6), ("ArrowLeft", 5), ("End", length), ("Home", 0)):
        page.keyboard.press(key)
        page.wait_for_function("at => location.hash.endsWith('/' + at)", arg=at)
        stands_at(page, at)
    page.get_by_role("button", name="One move on").click()
    page.get_by_role("slider", name="Position").fill("9")
    expect(page.locator(".rv-moves .on i")).to_have_text("9")
    expect(page.locator(".rv-moves button i").last).to_have_text("14")
    page.locator(".rv-moves button").last.click()
    stands_at(page, 14)
    page.get_by_label("Speed").select_option("4")
    page.get_by_role("button", name="Play by itself").click()
    page.wait_for_function("() => Number(document.querySelector('.rv-track input').value) > 16")
    page.get_by_role("button", name="Pause").click()


def test_the_graph_and_what_decided(house: House, invite: Invite, played: Laid) -> None:
    guest = opened(house, invite, played, "/3")
    page = guest.page
    expect(page.locator(".graph .turn")).to_have_count(3)
    page.locator(".rv-turning button").first.click()
    stands_at(page, 8)
    page.wait_for_selector("text=Turning point 1")
    expect(page.locator(".decision")).to_contain_text("−20 %")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("text=Better: Something better")
    shares = [text.replace("−", "-") for text in page.locator(".luck dd b").all_inner_texts()]
    assert 50 + sum(int(share.split()[0]) for share in shares) == 100  # they lead from the start to the result
    assert "From 50 % at the start these add up to 100 % at the end." in page.inner_text(".luck")


def test_why_a_bot_would_have_done_otherwise(house: House, invite: Invite, played: Laid) -> None:
    guest = opened(house, invite, played, "/30")
    page = guest.page
    advice = [{"move": 2, "words": "Make cheese", "place": "", "win": 0.61, "score": 3, "parts": {}}]
    asked: list[Json] = []

    def explain(route: Route) -> None:
        asked.append(json.loads(route.request.post_data or ""))
        route.fulfill(body=json.dumps({"advice": advice, "why": "It fills an order."}), content_type="application/json")

    page.route("**/explain?*", explain)
    numbers = [line["number"] for line in played.view(0)["log"] if line["seat"] >= 0]
    page.get_by_role("slider", name="Position").fill(str(numbers[5] + 1))
    page.get_by_role("button", name="What would the bot do?").click()
    page.wait_for_selector("text=It fills an order.")
    expect(page.locator(".advice")).to_contain_text("61 %")
    assert asked == [{"number": numbers[5]}]


def test_trying_it_from_here(house: House, invite: Invite, played: Laid) -> None:
    guest = opened(house, invite, played)
    page = guest.page
    own = next(line["number"] for line in played.view(0)["log"] if line["seat"] == 0)
    page.get_by_role("slider", name="Position").fill(str(own + 1))
    page.wait_for_function("at => location.hash.endsWith('/' + at)", arg=own + 1)
    with page.expect_request("**/fork?*") as asked:
        page.get_by_role("button", name="Try it from here").click()
    told = json.loads(asked.value.post_data or "")
    assert (told["at"], [seat["kind"] for seat in told["seats"]]) == (own, ["me", "bot"])
    page.wait_for_selector(".table .field .board *")


def test_playing_again_and_the_proof(house: House, invite: Invite, played: Laid, tmp_path: Path) -> None:
    page = opened(house, invite, played).page
    page.get_by_text("Check the shuffle").click()
    expect(page.locator(".proof")).to_contain_text(played.view(0)["reveal"]["secret"], use_inner_text=True)
    with page.expect_download() as got:
        page.get_by_role("button", name="Download the game").click()
    file = tmp_path / got.value.suggested_filename
    got.value.save_as(file)
    command = [sys.executable, "-c", "from affinage.cli import main; main()", "verify", str(file)]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    checked = subprocess.run(command, capture_output=True, text=True, timeout=240, check=False, env=env)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_selector(".table .field .board *")
    assert played.id not in page.url


def test_a_running_game_is_not_laid_open(house: House, invite: Invite) -> None:
    laid, guest = house.against_bot(), invite()
    guest.forgive("40[13]")
    keep(guest.page, laid)
    guest.page.goto(f"{house.url}#/r/{laid.id}")
    guest.page.wait_for_selector("text=This game is not over yet")
    stranger = invite()
    stranger.forgive("40[14]")
    stranger.page.goto(f"{house.url}#/r/{laid.id}")
    stranger.page.wait_for_selector("text=There is no such table here")


def test_no_barrier(house: House, invite: Invite, axe: str, played: Laid) -> None:
    guest = opened(house, invite, played, "/8")
    guest.page.wait_for_selector(".graph .turn")
    in_every_light(guest, axe)
    assert [
        small for small in guest.page.evaluate(SMALL) if "data-place" not in small and "area-tab" not in small
    ] == []
    german = opened(house, invite, played, "/8", lang="de")
    german.page.wait_for_selector("text=Wie sich die Partie drehte")
    german.page.wait_for_selector(".rv-turning")
    assert "Turning" not in german.page.inner_text("#app")
