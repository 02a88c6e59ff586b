"""The coach on the page: hints in play, the review of a finished game, and a page of one's own."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.player import READY, RESTED, Player, expect_fits, make_table
from tests.browser.test_places import PHONE, barriers


def finished(page: Page) -> str:
    """The code of a game that I have played to its end, by chance."""
    code = make_table(page, "small_detectives", options={"round_limit": 20})
    page.goto(f"/t/{code}")
    Player(page).play_to_the_end()
    return code


def test_a_hint_comes_step_by_step_and_is_said_once(visit: Visit) -> None:
    page = visit("")
    page.goto(f"/t/{make_table(page, 'cluedo', help='told')}")
    page.wait_for_selector(READY)
    page.wait_for_selector(RESTED)
    page.get_by_role("button", name="Hint").click()
    hint = page.locator(".hint")
    expect(hint).to_be_visible()
    said = hint.locator("p").first.inner_text()
    expect(page.locator(".story [aria-live]").get_by_text(said, exact=False)).to_have_count(1)
    assert not barriers(page)
    hint.get_by_role("button", name="Close").click()
    expect(hint).to_have_count(0)


def test_hints_are_off_among_people_and_for_who_wants_none(visit: Visit) -> None:
    page = visit("")
    page.goto(f"/t/{make_table(page, 'cluedo', hints=False)}")
    page.wait_for_selector(READY)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)


def test_the_form_says_what_is_usual(visit: Visit) -> None:
    page = visit("/new/cluedo")
    hints = page.get_by_role("checkbox", name="Hints")
    expect(hints).not_to_be_checked()


@pytest.mark.parametrize("where", [{}, {"locale": "fr", **PHONE}], ids=["desk", "phone"])
def test_a_finished_game_is_reviewed_and_stands_on_my_page(
    visit: Visit, where: dict[str, Any]
) -> None:
    page = visit("", reduced_motion="reduce", **where)
    code = finished(page)
    expect(page.locator(".missed:not([aria-busy])")).not_to_be_empty()
    page.goto(f"/t/{code}/review?seat=0")
    expect(page.locator("#verdict")).to_be_in_viewport()
    expect_fits(page)
    page.locator("#knowledge ~ details summary").click()
    page.locator("table tbody button").first.click()
    expect(page.locator(".steps [role=status]")).to_contain_text("1")
    if page.locator("#moments").count():
        page.locator("#moments + ol li .row button").first.click()
    assert not barriers(page)
    held: list[Route] = []
    page.route("**/review?seat=1&*", lambda route: held.append(route))
    page.route("**/review/progress?*", lambda route: route.fulfill(json={"done": 1, "parts": 4}))
    page.get_by_role("combobox").first.select_option("1")
    expect(page).to_have_url(re.compile(r"seat=1$"))
    expect(page.get_by_role("progressbar")).to_have_js_property("position", 0.25)
    held[0].continue_()
    expect(page.locator("#verdict")).to_be_visible()
    page.goto("/")
    page.locator("a[href='/me']").click()
    expect(page.locator("#me-wins")).to_be_visible()
    expect_fits(page)
    assert not barriers(page)
    face = page.locator(".who svg.face").inner_html()
    page.locator(".who button.bare").click()
    expect(page.locator(".who svg.face")).not_to_have_js_property("innerHTML", face)
    page.locator(f"li a[href='/t/{code}/review?seat=0']").last.click()
    expect(page.locator("#verdict")).to_be_visible()
