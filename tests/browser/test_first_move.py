"""From the shelf to the first move in two clicks."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from deductio.games import OURS
from tests.browser.conftest import Visit
from tests.browser.player import READY, Player

GAMES = pytest.mark.parametrize("number", range(len(OURS)), ids=list(OURS))


@GAMES
def test_play_now_and_move(visit: Visit, number: int) -> None:
    page = visit()
    page.get_by_role("button", name="Play now").nth(number).click()
    page.wait_for_selector(READY)
    page.get_by_role("tab", name="Log").click()
    told = page.get_by_role("log").locator("li")
    before = told.count()
    assert before > 0
    player = Player(page, seed=number)
    player.choose()
    player.confirm()
    expect(told.nth(before)).to_be_visible()


def test_my_turn_is_in_the_title(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_selector(READY)
    expect(page).to_have_title("● Your turn · Small Detectives")
