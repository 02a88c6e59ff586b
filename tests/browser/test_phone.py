"""On a phone: nothing scrolls sideways, fingers hit, and choices cover nothing they are about."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import BOTS, OVER, RESTED, Player, expect_fits, make_table

NARROW: dict[str, Any] = {"viewport": {"width": 320, "height": 640}}
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
STEPS = 12

SMALL = """() => [...document.querySelectorAll('button, a[href], select, label:has(input)')]
    .filter(one => one.checkVisibility() && !one.matches(':disabled, p a, svg *, .unseen'))
    .map(one => [one, one.getBoundingClientRect()])
    .filter(([one, box]) => box.width && (box.width < 43.5 || box.height < 43.5))
    .map(([one, box]) => `${Math.round(box.width)}×${Math.round(box.height)} `
        + one.outerHTML.slice(0, 120))"""
"""What a finger would miss; what is drawn on a board has its magnifier."""


def walk_through(player: Player) -> Any:
    """Every question of the first choices of a game."""
    for _ in range(STEPS):
        if player.wait_for_turn():
            return
        yield
        player.choose()


@pytest.mark.parametrize("game", BOTS)
def test_nothing_scrolls_sideways_at_320_pixels(visit: Visit, game: str) -> None:
    page = visit("/", **NARROW)
    expect_fits(page)
    code = make_table(page, game)
    for place in (f"/new/{game}", f"/rules/{game}"):
        page.goto(place)
        expect(page.locator("h1").first).to_be_visible()
        expect_fits(page)
    page.goto(f"/t/{code}")
    for _ in walk_through(Player(page)):
        expect_fits(page)


@pytest.mark.parametrize("game", BOTS)
def test_fingers_hit_what_they_mean(visit: Visit, game: str) -> None:
    page = visit("/", **PHONE)
    assert page.evaluate(SMALL) == []
    code = make_table(page, game)
    page.goto(f"/t/{code}")
    for _ in walk_through(Player(page)):
        assert page.evaluate(SMALL) == []


def test_the_suggestion_stays_visible_while_i_choose_which_card_to_show(visit: Visit) -> None:
    page = visit("/", **PHONE)
    code = make_table(page, "cluedo")
    page.goto(f"/t/{code}")
    player = Player(page)
    while not page.locator(".asking.answering").count():
        assert not player.wait_for_turn() or not page.locator(OVER).count(), "nobody asked me"
        if not page.locator(".asking.answering").count():
            player.choose()
    expect(page.locator("[data-about]")).to_be_in_viewport()
    about = page.locator("[data-about]").bounding_box()
    choices = page.locator(".asking").bounding_box()
    assert about
    assert choices
    assert about["y"] + about["height"] <= choices["y"]


def test_squares_that_are_too_small_are_shown_larger(visit: Visit) -> None:
    page = visit("/", **PHONE)
    code = make_table(page, "cluedo", options={"pawn_choice": "fixed"})
    page.goto(f"/t/{code}")
    player = Player(page)
    square = page.locator(".house [role=button].small")
    while not square.count():
        assert not player.wait_for_turn()
        if not square.count():
            player.choose()
    page.wait_for_selector(RESTED)
    square.first.tap(force=True)
    glass = page.locator(".magnifier")
    expect(glass).to_be_visible()
    large = glass.locator("[role=button].small").first.bounding_box()
    assert large
    assert min(large["width"], large["height"]) >= 44
