"""Watching: every turn of another seat is shown on the board, at a pace that one chooses, and none is ever lost."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from affinage.core.about import names
from affinage.core.game import find

from .conftest import FULL, Invite
from .house import House, Json
from .looks import barriers
from .watching import Watcher

ROUNDS = 100_000 if FULL else 3
EVERY = [(name, seats) for name in names() for seats in find(name).seats if seats > 1]
QUICK = {("beer-and-bread", 2), ("fromage", 3), ("vinhos", 4), ("wine-and-cheese", 2)}
Watching = Callable[..., Watcher]
ELSEWHERE = """(was) => {
  const bar = document.querySelector('.watch-bar');
  return !bar || `${bar.dataset.turn}/${bar.dataset.beat}` !== was;
}"""
LISTEN = """() => {
  window.heard = [];
  const region = document.querySelector('.main > .hidden[role=status]');
  const said = { childList: true, characterData: true, subtree: true };
  new MutationObserver(() => window.heard.push(region.textContent)).observe(region, said);
}"""
HEARD = "(version) => Number(document.querySelector('.table').dataset.version) >= version"
LONG = pytest.mark.long
CHOICES = ".field .place.legal, .deeds button[data-place]:not(:disabled)"
LEAD = 250  # ms before the first step of a turn
COUNT_DESKS = """() => {
  window.desks = 0;
  const plain = AudioContext;
  window.AudioContext = class extends plain { constructor() { super(); window.desks += 1; } };
}"""
MOVING = """() => document.getAnimations()
  .filter(({ effect }) => effect.target.closest('.watch-bar, .watch-marks, .watch-banner, [data-piece]')).length"""
SMALL = """() => [...document.querySelectorAll('.watch-bar button')].filter((e) => {
  const r = e.getBoundingClientRect();
  return r.width < 44 || r.height < 44 || r.right > innerWidth;
}).map((e) => e.textContent)"""


@pytest.fixture
def watching(house: House, invite: Invite) -> Watching:
    def sit(game: str = "beer-and-bread", seats: int = 2, before: int = 1, **more: object) -> Watcher:
        settings = {"pace": "normal", "reduced_motion": "no-preference", **more}
        watcher = Watcher(invite(**settings), house.against_bot(game, seats))
        for _ in range(before):
            watcher.play_turn()
        watcher.sit()
        watcher.rest()
        return watcher

    return sit


@pytest.mark.parametrize(
    ("game", "seats"), [pytest.param(*each, marks=() if each in QUICK else LONG) for each in EVERY]
)
def test_every_turn_of_the_others_is_shown(watching: Watching, game: str, seats: int) -> None:
    """With its headline and all its beats; afterwards the board is as the server says."""
    watcher = watching(game, seats)
    first = watcher.others()[-1]["number"]
    for _ in range(ROUNDS):
        over = watcher.play_turn()["status"] == "over"
        watcher.rest()
        if over:
            break
    shown, told = watcher.shown(), [turn for turn in watcher.others() if turn["number"] > first]
    assert told
    assert [turn["number"] for turn in told if turn["number"] not in shown] == []
    for note in watcher.notes:
        if note["turn"] is not None:
            assert note["headline"]
            assert set(range(note["of"])) <= shown[note["turn"]]
    points = [seat["final"] for seat in watcher.laid.view(0)["view"]["frame"]["seats"]]
    if watcher.page.query_selector(".score tfoot td"):
        expect(watcher.page.locator(".score tfoot td")).to_have_text([str(n) for n in points])


def lengths(notes: list[Json]) -> list[tuple[str, float]]:
    """What was shown, scene by scene, and for how many milliseconds; a banner belongs to the turn that it opens."""
    scenes: dict[tuple[str, ...], dict[int, float]] = {}
    for note in notes:
        if note["turn"] is not None:
            scene = (str(note["turn"]), note["name"], note["headline"])
            scenes.setdefault(scene, {})[note["beat"]] = note["ms"]
    return [(" ".join(scene), LEAD + sum(beats.values())) for scene, beats in scenes.items()]


@pytest.mark.parametrize("game", ["beer-and-bread", "vinhos"])
def test_a_turn_takes_two_to_eight_seconds_however_many_moves_it_has(watching: Watching, game: str) -> None:
    watcher = watching(game)
    seen = len(watcher.notes)
    for _ in range(2):
        watcher.play_turn()
        watcher.rest()
    took = lengths(watcher.notes[seen:])
    assert took
    assert [each for each in took if not 2000 <= each[1] <= 8010] == []  # each beat is rounded


def test_who_is_far_behind_is_asked(watching: Watching) -> None:
    """Six turns are not shown in a hurry: they are told, and it is up to who looks whether to watch them."""
    watcher = watching("vinhos", 4)
    page = watcher.page
    start = watcher.others()[-1]["number"]
    watcher.hide(True)
    while len([turn for turn in watcher.others() if turn["number"] > start]) <= 5:
        watcher.play_turn()
    watcher.until(HEARD, watcher.laid.view(0)["version"], 20)
    watcher.hide(False)
    watcher.until("() => document.querySelector('.since') !== null", step=20)
    page.clock.run_for(5_000)  # no longer: a page whose clock leaps takes the silence for a lost connection
    assert set(watcher.shown()) <= set(range(start + 1)), "nothing is shown unasked"
    expect(page.locator(".prompt.mine")).to_be_visible()
    wanted = [turn["headline"] for turn in watcher.others() if turn["number"] > start]
    told = page.locator(".since .told b").all_text_contents()
    assert [words for words in wanted if not any(row.endswith(words) for row in told)] == []
    page.get_by_role("button", name="To my turn").click()
    expect(page.locator(".since")).to_have_count(0)
    page.reload()
    expect(page.locator(".prompt.mine")).to_be_visible()
    expect(page.locator(".since, .watch-bar")).to_have_count(0)


def test_keys_pause_step_skip_and_lead_to_now(watching: Watching) -> None:
    watcher = watching("vinhos", 3)
    page = watcher.page
    watcher.play_turn()
    now = watcher.busy()
    page.keyboard.press("Space")
    expect(page.locator(".watch-bar[data-state=paused]")).to_be_visible()
    stood = watcher.state()
    page.clock.run_for(60_000)
    assert watcher.state() == stood, "a pause lasts"
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".watch-bar[data-beat='0']")).to_be_visible()
    if int(now["of"]) > 1:
        page.keyboard.press("ArrowRight")
        page.clock.run_for(50)
        page.keyboard.press("ArrowRight")
        watcher.until(ELSEWHERE, f"{now['turn']}/0", step=20)
    page.keyboard.press("Space")
    turn = watcher.state()["turn"]
    page.keyboard.press("Shift+ArrowRight")
    page.wait_for_function("(turn) => document.querySelector('.watch-bar')?.dataset.turn !== turn", arg=turn)
    page.keyboard.press("Escape")
    expect(page.locator(".watch-bar")).to_have_count(0)
    expect(page.locator(".prompt.mine")).to_be_visible()
    before = watcher.guest.now()["version"]
    page.keyboard.press("1")
    page.wait_for_function("(v) => Number(document.querySelector('.table').dataset.version) > v", arg=before)


def test_again_shows_the_last_turns_once_more(watching: Watching) -> None:
    watcher = watching("vinhos", 3)
    page = watcher.page
    watcher.play_turn()
    watcher.rest()
    seen = len(watcher.notes)
    page.keyboard.press("a")
    expect(page.locator(".since h2")).to_be_visible()
    rows = page.locator(".since li").count()
    page.locator(".since li button").first.click()
    watcher.until("() => document.querySelector('.watch-bar') !== null", step=20)
    watcher.until("() => document.querySelector('.watch-bar') === null")
    assert {note["turn"] for note in watcher.notes[seen:]} - {None}, "one turn was shown again"
    expect(page.locator(".since li")).to_have_count(rows)
    page.locator(".since .choice button").first.click()
    watcher.until("() => document.querySelector('.watch-bar') !== null", step=20)
    watcher.until("() => document.querySelector('.watch-bar') === null")
    expect(page.locator(".prompt.mine")).to_be_visible()


def test_a_click_on_the_board_ends_the_beat_and_makes_no_move(watching: Watching) -> None:
    watcher = watching("vinhos", 3)
    page = watcher.page
    watcher.play_turn()
    now = watcher.busy()
    version = watcher.laid.view(0)["version"]
    assert page.query_selector(".field .place.legal") is None, "nothing can be chosen on a table that was"
    box = page.locator(".field .board").bounding_box()
    assert box is not None
    for _ in range(2):  # the first may only end the moment before the first step
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_function(ELSEWHERE, arg=f"{now['turn']}/{now['beat']}")
    assert page.query_selector(".tip, .place-menu") is None
    assert watcher.laid.view(0)["version"] == version


def test_a_reload_in_the_middle_offers_what_was_missed(watching: Watching) -> None:
    watcher = watching("vinhos", 4)
    page = watcher.page
    start = watcher.others()[-1]["number"]
    watcher.play_turn()
    watcher.busy()
    page.reload()
    expect(page.locator(".since li").first).to_be_visible()
    expect(page.locator(".prompt.mine")).to_be_visible()
    assert page.query_selector(CHOICES) is not None, "an offer holds nothing up"
    watcher.rest()
    missing = {turn["number"] for turn in watcher.others() if turn["number"] > start} - set(watcher.shown())
    assert missing == set()
    page.reload()
    expect(page.locator(".prompt.mine")).to_be_visible()
    expect(page.locator(".since, .watch-bar")).to_have_count(0)


def test_nothing_is_lost_while_the_tab_is_hidden(watching: Watching) -> None:
    watcher = watching()
    start = watcher.others()[-1]["number"]
    watcher.hide(True)
    watcher.play_turn()
    watcher.until(HEARD, watcher.laid.view(0)["version"])
    watcher.page.clock.run_for(60_000)
    assert set(watcher.shown()) <= set(range(start + 1)), "nobody would have seen it"
    watcher.hide(False)
    watcher.rest()
    assert {turn["number"] for turn in watcher.others() if turn["number"] > start} <= set(watcher.shown())


def test_without_motion_every_picture_waits_for_a_key(watching: Watching) -> None:
    watcher = watching("vinhos", 2, reduced_motion="reduce", pace="result")
    page = watcher.page
    page.evaluate("() => localStorage.setItem('affinage/settings', JSON.stringify({ pace: 'normal' }))")
    page.reload()
    watcher.play_turn()
    watcher.until("() => document.querySelector('.watch-bar[data-state=waiting]') !== null", step=20)
    stood = watcher.state()
    page.clock.run_for(120_000)
    assert watcher.state() == stood
    assert page.evaluate(MOVING) == 0
    expect(page.get_by_role("button", name="Next", exact=True)).to_be_visible()
    for _ in range(40):
        if watcher.state() is None:
            break
        page.keyboard.press("Space")
        page.clock.run_for(30)
    assert watcher.state() is None


def test_who_listens_hears_one_sentence_for_each_turn(watching: Watching) -> None:
    watcher = watching("vinhos", 3)
    page = watcher.page
    page.evaluate(LISTEN)
    seen = len(watcher.notes)
    watcher.play_turn()
    watcher.rest()
    heard = page.evaluate("() => window.heard")
    scenes = [
        f"{n['name']}: {n['headline']}" if n["name"] else n["headline"] for n in watcher.notes[seen:] if n["turn"]
    ]
    said = [one for one, two in zip(scenes, ["", *scenes], strict=False) if one != two]
    assert heard == said
    assert page.locator(".watch-bar [aria-live], .watch-bar [role=status]").count() == 0


def test_only_the_result_is_one_picture_for_each_turn_and_the_pace_is_kept(watching: Watching) -> None:
    watcher = watching("vinhos", 3)
    page = watcher.page
    watcher.play_turn()
    watcher.busy()
    page.keyboard.press("Space")
    page.keyboard.press("p")
    page.get_by_role("menuitemradio", name="Only the result").click()
    page.keyboard.press("Escape")
    seen = len(watcher.notes)
    page.reload()
    watcher.rest()
    watcher.play_turn()
    watcher.rest()
    pictures = [note for note in watcher.notes[seen:] if note["turn"]]
    assert pictures
    assert {note["of"] for note in pictures} == {1}


def test_sounds_are_off_until_asked_for(watching: Watching) -> None:
    watcher = watching()
    page = watcher.page
    page.evaluate(COUNT_DESKS)
    watcher.play_turn()
    watcher.rest()
    assert page.evaluate("() => window.desks") == 0
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Settings").click()
    page.locator("fieldset", has_text="Sounds").locator("label", has_text="On").click()
    page.keyboard.press("Escape")
    watcher.play_turn()
    watcher.rest()
    assert page.evaluate("() => window.desks") == 1


@pytest.mark.parametrize(
    "look", [{}, {"width": 390, "touch": True, "lang": "de", "dark": True}, {"width": 360, "touch": True}], ids=str
)
@pytest.mark.parametrize("game", [name if name == "vinhos" else pytest.param(name, marks=LONG) for name in names()])
def test_nothing_bars_anybody(watching: Watching, axe: str, game: str, look: dict[str, object]) -> None:
    watcher = watching(game, find(game).seats[-1], **look)
    page = watcher.page
    watcher.play_turn()
    watcher.busy()
    page.locator(".watch-bar .go").click()
    assert barriers(page, axe, ".table") == []
    page.locator(".pace-menu > button").click()
    assert barriers(page, axe, ".table") == []
    page.keyboard.press("Escape")
    if look:
        small = page.evaluate(SMALL)
        assert small == []
    page.reload()
    expect(page.locator(".since li").first).to_be_visible()
    assert barriers(page, axe, ".table") == []
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
