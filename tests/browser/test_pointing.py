"""Pointing at a choice lights up what it is about on the board, and the other way round."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import READY, Player, make_table

POINTED = ".board [data-pointed]"
OPTIONS = {"cluedo": {"pawn_choice": "fixed"}}
ABOUT = {
    "small_detectives": "button.bare",
    "cluedo": "g[role=button]",
    "chaussette": "g[role=button]",
    "new_york": "g[role=button]",
    "almost_innocent": "g[role=button]",
}
"""What on each board a choice is about."""


def seated(visit: Visit, game: str) -> Page:
    page = visit("")
    page.goto(f"/t/{make_table(page, game, options=OPTIONS.get(game, {}))}")
    page.wait_for_selector(READY)
    return page


def offers(page: Page) -> Iterator[Locator]:
    """Whatever can be chosen or picked without the board, one form open at a time."""
    asked = page.locator(".asking [role=group]").first
    yield from asked.locator("> .row > button:not([aria-expanded])").all()
    openers = asked.locator("> .row > button[aria-expanded]")
    for number in range(max(1, openers.count())):
        if openers.count() and openers.nth(number).get_attribute("aria-expanded") == "false":
            openers.nth(number).click()
        yield from page.locator(".asking .form .chips button, .asking .form .chips label").all()


def lights_up(page: Page, board: str) -> bool:
    for offer in offers(page):
        offer.hover()
        if page.locator(f".board {board}[data-pointed]").count():
            return True
    return False


@pytest.mark.parametrize("game", ABOUT)
def test_pointing_at_a_choice_lights_up_the_board(visit: Visit, game: str) -> None:
    page = seated(visit, game)
    player = Player(page)
    while not lights_up(page, ABOUT[game]):
        player.choose()
        assert not player.wait_for_turn(), "the game was over before anything lit up"
    page.mouse.move(0, 0)
    expect(page.locator(POINTED)).to_have_count(0)


def test_focus_lights_up_like_a_pointer_and_the_board_points_back(visit: Visit) -> None:
    page = seated(visit, "small_detectives")
    first = page.locator(".asking [role=group] button:not([aria-expanded])").first
    first.focus()
    pressed = page.locator(f"{POINTED}:is(button, [role=button])")
    expect(pressed).to_have_count(1)
    pressed.hover()
    expect(page.locator(".asking button.pointed")).to_have_count(1)
