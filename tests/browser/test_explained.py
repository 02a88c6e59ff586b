"""Things say what they are: on hover, on focus, on a long press; never over the thing itself."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import READY, expect_fits, make_table
from tests.browser.test_places import PHONE, barriers

THINGS = {
    "cluedo": (".board .art [role=img]", "A bonus square"),
    "small_detectives": (".board .street g[tabindex='0'] >> nth=2", "The pub"),
    "chaussette": (".board .case svg[role=img]", "The sleeve"),
    "new_york": (".board figure >> nth=0", "Informants still to be heard"),
    "almost_innocent": (".board .heap.innocent", "A wrong name costs one"),
}


def at(page: Page, game: str) -> Locator:
    page.goto(f"/t/{make_table(page, game)}")
    page.wait_for_selector(READY)
    return page.locator(THINGS[game][0]).first


def expect_beside(page: Page, thing: Locator, text: str) -> None:
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text(text, ignore_case=True)
    expect(thing).to_have_attribute("aria-describedby", "explained")
    one, other = tip.bounding_box(), thing.bounding_box()
    assert one is not None
    assert other is not None
    apart = (
        one["x"] + one["width"] <= other["x"]
        or other["x"] + other["width"] <= one["x"]
        or one["y"] + one["height"] <= other["y"]
        or other["y"] + other["height"] <= one["y"]
    )
    assert apart, (one, other)


@pytest.mark.parametrize("game", THINGS)
def test_by_mouse_and_by_key(visit: Visit, game: str) -> None:
    page = visit("", reduced_motion="reduce")
    thing = at(page, game)
    tip = page.get_by_role("tooltip")
    thing.hover()
    expect_beside(page, thing, THINGS[game][1])
    page.mouse.move(1, 1)
    expect(tip).to_be_hidden()
    page.keyboard.press("Tab")
    thing.focus()
    expect_beside(page, thing, THINGS[game][1])
    assert not barriers(page)
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    expect(thing).to_be_focused()


def test_by_a_finger_that_stays_and_nothing_is_pressed(visit: Visit) -> None:
    touch: dict[str, Any] = PHONE | {"locale": "en"}
    page = visit("", **touch)
    page.goto(f"/t/{make_table(page, 'cluedo', options={'pawn_choice': 'fixed'})}")
    page.wait_for_selector(READY)
    page.get_by_role("tab", name="Notebook").click()
    pen = page.get_by_role("button", name="maybe")
    finger = {"pointerType": "touch", "isPrimary": True, "bubbles": True}
    pen.dispatch_event("pointerdown", finger)
    expect_beside(page, pen, "perhaps")
    pen.dispatch_event("pointerup", finger)
    pen.dispatch_event("click")
    expect(pen).to_have_attribute("aria-pressed", "false")
    expect_fits(page)
    page.locator("h1").dispatch_event("pointerdown", finger)
    expect(page.get_by_role("tooltip")).to_be_hidden()
    pen.dispatch_event("pointerdown", finger)
    pen.dispatch_event("pointerup", finger)
    pen.click()
    expect(pen).to_have_attribute("aria-pressed", "true")


def test_players_say_what_their_marks_mean(visit: Visit) -> None:
    page = visit("", locale="fr")
    page.goto(f"/t/{make_table(page, 'cluedo')}")
    page.wait_for_selector(READY)
    players = page.get_by_role("list", name="Joueurs").get_by_role("listitem")
    players.nth(0).hover()
    expect(page.get_by_role("tooltip")).to_contain_text("C’est vous")
    players.nth(1).hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Un programme joue ici")
