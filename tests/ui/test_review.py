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
    people = [
        {"skill": 82, "luck": -0.06, "words": "a little against them"},
        {"skill": 77, "luck": 0.06, "words": "even"},
    ]
    return {
        "seat": 0, "start": [0.5, 0.5], "win": {}, "points": {}, "people": people, "steps": steps, "doubt": "",
        "in_chances": "Start 50 %. Draws +10: 100 %.", "in_points": "In points ahead: start 0, draws +2: 2.",
        "stories": [{"turn": n, "seat": n % 2, "before": 0.5, "after": steps[n]["win"][0]} for n in (4, 7, 10)],
    }  # fmt: skip


def turn(number: int, first: int, last: int) -> Json:
    """One of its turns, of two moves; every second one is the seat's own. Turn 5 was a mistake."""
    seat, lost = number % 2, number == 4
    win = 0.5 + 0.3 * ((last % 10) - 5) / 10
    verdict = {
        "seat": seat, "word": "mistake" if lost else "best", "label": "Mistake" if lost else "Best", "chose": first,
        "loss": 0.2 if lost else 0.0, "made": f"Deed {number}", "best": "Something better" if lost else "",
        "text": "Something better was better." if lost else "There was nothing better.",
        "moves": [2] if lost else [],
        "why": "2 more fruit" if lost else "", "rows": [["Fruit", "1", "3"]] if lost else [],
        "wins": [0.4, 0.6] if lost else [],
    }  # fmt: skip
    return {
        "turn": number, "first": first, "number": last, "seats": [seat], "banner": f"Round {number // 8}",
        "words": f"Turn {number}", "win": [win, 1 - win], "change": 0.01, "luck": 0.0, "verdicts": [verdict],
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
    page = opened(house, invite, played, "/3").page
    expect(page.locator(".graph .turn")).to_have_count(3)
    graph = page.locator(".graph").bounding_box()
    assert graph is not None
    assert graph["y"] + graph["height"] < 768, "the graph is never below the fold"
    expect(page.locator(".rv-turned table tbody tr")).to_have_count(len(thoughts(played)["steps"]))
    page.get_by_role("button", name="Deed 4", exact=False).last.click()
    stands_at(page, 8)
    panel = page.get_by_role("region", name="Turn 5")
    expect(panel).to_contain_text("Mistake")
    expect(panel.locator("tbody tr")).to_have_text(["Fruit13", "Chance to win40 %60 %"])
    expect(panel).to_contain_text("Why. 2 more fruit.")
    panel.get_by_role("button", name="Next turn").click()
    expect(page.get_by_role("region", name="Turn 7")).to_contain_text("There was nothing better.")


def test_one_bar_for_every_turn_of_a_seat_with_mark_and_word(house: House, invite: Invite, played: Laid) -> None:
    page, told = opened(house, invite, played, "/3").page, thoughts(played)
    own = [step for step in told["steps"] if step["verdicts"][0]["seat"] == 0]
    expect(page.locator(".bars ol li")).to_have_count(len(own))
    expect(page.locator(".bars .counts li")).to_have_text([f"Best {len(own) - 1}", "Mistake 1"])
    page.get_by_role("button", name="Turn 3, Deed 4: Mistake").click()
    stands_at(page, 8)
    page.get_by_role("button", name="Turns of <b>Bo</b>").click()
    expect(page.locator(".bars ol li")).to_have_count(len(told["steps"]) - len(own))
    assert not page.evaluate(HARM)


def test_luck_and_skill_with_the_exact_split_one_tap_away(house: House, invite: Invite, played: Laid) -> None:
    page = opened(house, invite, played, "/3").page
    luck = page.get_by_role("region", name="Luck and skill")
    expect(luck).to_contain_text("82 of 100")
    expect(luck).to_contain_text("a little against them")
    expect(luck.get_by_text("In points ahead")).to_be_hidden()
    luck.get_by_text("The exact split").click()
    expect(luck.get_by_text("In points ahead: start 0, draws +2: 2.")).to_be_visible()


def test_a_story_has_the_board_before_it_and_can_be_tried(house: House, invite: Invite, played: Laid) -> None:
    page = opened(house, invite, played, "/3").page
    stories = page.locator(".story")
    expect(stories).to_have_count(3)
    for n in range(3):
        expect(stories.nth(n).locator(".little .board > *").first).to_be_attached()
    expect(stories.first).to_contain_text("Something better was better.")
    with page.expect_request("**/fork?*") as asked:
        page.get_by_role("button", name="Try it: decisive turn 1").click()
    told = json.loads(asked.value.post_data or "")
    assert (told["at"], [seat["kind"] for seat in told["seats"]]) == (8, ["me", "bot"])
    page.wait_for_selector(".table .field .board *")


def test_what_bots_of_each_level_would_have_played(house: House, invite: Invite, played: Laid) -> None:
    page = opened(house, invite, played, "/8").page
    levels = [{"level": "easy", "title": "Easy", "name": "Make cheese", "moves": [2]}]
    asked: list[Json] = []

    def compare(route: Route) -> None:
        asked.append(json.loads(route.request.post_data or ""))
        route.fulfill(body=json.dumps({"levels": levels}), content_type="application/json")

    page.route("**/compare?*", compare)
    page.get_by_role("button", name="What would bots play?").click()
    expect(page.locator(".levels")).to_contain_text("EasyMake cheese")
    assert asked == [{"number": 8}]


IS_WHOLE = """() => {
  const stage = document.querySelector('.stage-room > .stage').getBoundingClientRect();
  const board = document.querySelector('.stage-room .rv-whole').getBoundingClientRect();
  const fits = board.width <= stage.width + 1 && board.height <= stage.height + 1;
  return fits && stage.right <= innerWidth && Math.abs(board.width / board.height - 1076 / 656) < 0.01;
}"""


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1920, 1080)])
def test_the_board_is_whole_and_not_squeezed(
    house: House, invite: Invite, played: Laid, width: int, height: int
) -> None:
    page = opened(house, invite, played, "/8", width=width, height=height).page
    page.wait_for_function(IS_WHOLE)
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.wait_for_function(
        f"() => ({IS_WHOLE})() && document.querySelector('.stage-room').firstChild.offsetWidth <= 680"
    )


def test_a_review_of_another_kind_breaks_nothing(house: House, invite: Invite, played: Laid) -> None:
    guest = invite()
    keep(guest.page, played)
    old = json.dumps({"seat": 0, "steps": [{"turn": 0}], "decisive": [1], "thoughts": 0.1})
    guest.page.route("**/review?*", lambda route: route.fulfill(body=old, content_type="application/json"))
    guest.page.goto(f"{house.url}#/r/{played.id}")
    expect(guest.page.locator(".rv-working")).to_contain_text("did not work")
    expect(guest.page.locator(".stage .board > *").first).to_be_attached()


def test_trying_it_from_here(house: House, invite: Invite, played: Laid) -> None:
    guest = opened(house, invite, played)
    page = guest.page
    page.get_by_role("slider", name="Position").fill("9")
    page.wait_for_function("at => location.hash.endsWith('/' + at)", arg=9)
    with page.expect_request("**/fork?*") as asked:
        page.get_by_role("button", name="Try it from here").click()
    told = json.loads(asked.value.post_data or "")
    assert (told["at"], [seat["kind"] for seat in told["seats"]]) == (8, ["me", "bot"])
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
    # The little boards of the stories are pictures: nothing in them can be clicked or reached by keys.
    guest.page.evaluate("() => document.querySelectorAll('.little[inert]').forEach((each) => each.remove())")
    assert [
        small for small in guest.page.evaluate(SMALL) if "data-place" not in small and "area-tab" not in small
    ] == []
    german = opened(house, invite, played, "/8", lang="de")
    expect(german.page.get_by_role("heading", name="Züge, die entschieden")).to_be_visible()
    expect(german.page.get_by_role("region", name="Glück und Können")).to_be_visible()
