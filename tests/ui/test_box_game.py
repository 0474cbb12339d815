"""A whole game with an owner's set: against a hard bot, in the browser, with a hint, across newer rules; then verified
and looked back at."""

import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path
from urllib.error import HTTPError

import pytest
from playwright.sync_api import expect

from .conftest import Invite
from .house import ROOT, House, Json, Laid
from .test_box import BREAD, pile, type_cards


def verified(*arguments: str) -> "subprocess.CompletedProcess[str]":
    """What the command line says."""
    command = [sys.executable, "-c", "from affinage.cli import main; main()", "verify", *arguments]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False)


def answered(laid: Laid, what: str, body: Json, wanted: str) -> Json:
    """What bots say of the table: once its set is compiled, and once they have thought."""
    until = time.monotonic() + 1500
    while True:
        try:
            found = laid.house.ask(f"tables/{laid.id}/{what}", body, laid.key(0))
        except HTTPError as error:
            found = json.load(error)
            assert found["code"] == "warming", found
        if wanted in found:
            return found
        assert time.monotonic() < until, found
        time.sleep(1)


@pytest.mark.long
def test_a_whole_game_against_a_hard_bot_across_newer_rules(page_files: Path, invite: Invite, tmp_path: Path) -> None:
    house = House(page_files, tmp_path / "tables.sqlite", ["--bots"])
    house.start()
    try:
        guest = invite()
        page = guest.page
        guest.forgive("ERR_CONNECTION_REFUSED|502|WebSocket")
        page.goto(f"{house.url}#/box/{BREAD}")
        page.wait_for_selector(".overview")
        type_cards(page, list(pile())[:2])
        page.goto(f"{house.url}#/box/{BREAD}")
        page.get_by_role("button", name="Share").click()
        with page.expect_download() as coming:
            page.get_by_role("button", name="Save as a file").click()
        mine = tmp_path / "mine.toml"
        coming.value.save_as(mine)
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Play with it").click()
        expect(page.locator("label.option select option:checked", has_text="My box")).to_have_count(1)
        key = page.locator("label.option select").first.input_value()
        laid = house.lay(BREAD, [{"kind": "me"}, {"kind": "bot", "level": "hard"}], box=key)
        guest.sit(laid, 0)
        rng = random.Random(3)
        guest.play_on(rng, 12)
        guest.await_turn()
        assert answered(laid, "hint", {}, "advice")["advice"][0]["words"]
        house.stop()
        house.newer_rules = BREAD
        house.start()
        guest.sit(laid, 0)
        guest.play_on(rng)
        assert laid.view()["status"] == "over"
        assert laid.view()["box"]["key"] == key
        assert answered(laid, "review", {"seat": 0}, "steps")["stories"]
        replay = tmp_path / "game.json"
        address, token = f"{house.url}api/tables/{laid.id}/file", {"Authorization": f"Bearer {laid.key(0)}"}
        replay.write_bytes(page.request.get(address, headers=token).body())
    finally:
        house.stop()
    without = verified(str(replay))
    assert without.returncode != 0
    assert "--components" in without.stderr + without.stdout
    told = verified(str(replay), "--components", str(mine))
    assert told.returncode == 0, told.stdout + told.stderr
