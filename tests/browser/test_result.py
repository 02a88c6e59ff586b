"""After a game: the seal, a replay, what could be known at each step, and another game."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import Player, make_table
from tests.browser.test_places import barriers


def finish(page: Page, game: str) -> None:
    page.goto(f"/t/{make_table(page, game, options={'round_limit': 20})}")
    Player(page).play_to_the_end()
    expect(page.locator(".seal")).to_contain_text("The seal is whole")


def test_my_own_share_is_in_the_luck(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play now").first.click()
    Player(page).play_to_the_end()
    expect(page.locator(".seal")).to_contain_text("Your own share is in its luck.")


def test_analyse_shows_what_could_be_known_then(visit: Visit) -> None:
    page = visit()
    finish(page, "small_detectives")
    page.get_by_role("link", name="Analyse").click()
    panel = page.get_by_role("tabpanel", name="Analysis")
    expect(panel.get_by_text("What Red could know here")).to_be_visible()
    settled = page.locator(".hindsight[aria-busy=false]")
    expect(settled.get_by_text("There is nothing to note yet.")).to_have_count(0)
    while not panel.get_by_text("chose this because").count():
        page.get_by_role("button", name="One step on").click()
        settled.wait_for()
    assert not barriers(page)
    page.get_by_role("button", name="To the end").click()
    settled.wait_for()
    panel.get_by_role("button", name=re.compile("proven: yes")).first.click()
    expect(page.get_by_role("dialog", name="Why?").locator("li").nth(1)).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_label("As seen by").select_option("the all-seeing eye")
    expect(panel.get_by_text("Choose above whose eyes to look through")).to_be_visible()
