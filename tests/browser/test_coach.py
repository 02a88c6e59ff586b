"""The coach on the page: hints in play, the review of a finished game, and a page of one's own."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import READY, Player, expect_fits, make_table
from tests.browser.test_places import PHONE, barriers


def finished(page: Page, game: str = "small_detectives") -> str:
    """The code of a game that I have played to its end, by chance."""
    code = make_table(page, game, options={"round_limit": 6})
    page.goto(f"/t/{code}")
    Player(page).play_to_the_end()
    return code


def test_a_hint_comes_step_by_step_and_is_said_once(visit: Visit) -> None:
    page = visit()
    page.goto(f"/t/{make_table(page, 'cluedo', help='told')}")
    page.wait_for_selector(READY)
    page.get_by_role("button", name="Hint").click()
    hint = page.locator(".hint")
    expect(hint).to_be_visible()
    said = hint.locator("p").first.inner_text()
    expect(page.locator(".story [aria-live]").get_by_text(said, exact=False)).to_have_count(1)
    assert not barriers(page)
    hint.get_by_role("button", name="Close").click()
    expect(hint).to_have_count(0)


def test_hints_are_off_among_people_and_for_who_wants_none(visit: Visit) -> None:
    page = visit()
    page.goto(f"/t/{make_table(page, 'cluedo', hints=False)}")
    page.wait_for_selector(READY)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)


def test_the_form_says_what_is_usual(visit: Visit) -> None:
    page = visit("/new/cluedo")
    hints = page.get_by_role("checkbox", name="Hints")
    expect(hints).not_to_be_checked()


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_a_finished_game_is_reviewed(visit: Visit, locale: str) -> None:
    page = visit(locale=locale)
    code = finished(page)
    expect(page.locator(".missed:not([aria-busy])")).not_to_be_empty()
    page.goto(f"/t/{code}/review?seat=0")
    expect(page.locator("#verdict")).to_be_visible()
    expect(page.locator("#knowledge")).to_be_visible()
    page.locator("details summary").last.click()
    first = page.locator("table tbody button").first
    first.click()
    expect(page.locator(".steps [role=status]")).to_contain_text("1")
    assert not barriers(page)
    page.get_by_role("combobox").first.select_option("1")
    expect(page).to_have_url(f"{page.url.split('?')[0]}?seat=1")
    expect(page.locator("#verdict")).to_be_visible()


def test_on_a_phone_the_verdict_comes_first_and_nothing_is_too_wide(visit: Visit) -> None:
    page = visit(**PHONE)
    code = finished(page)
    page.goto(f"/t/{code}/review?seat=0")
    expect(page.locator("#verdict")).to_be_in_viewport()
    expect_fits(page)
    page.goto("/me")
    expect(page.get_by_role("link", name="Review")).to_have_count(1)
    expect_fits(page)


def test_my_page_lists_my_games_and_home_leads_there(visit: Visit) -> None:
    page = visit()
    code = finished(page)
    page.goto("/")
    page.get_by_role("link", name="My page").click()
    expect(page.locator("#me-wins")).to_be_visible()
    assert not barriers(page)
    page.get_by_role("link", name="Review").last.click()
    expect(page).to_have_url(f"{page.url.split('/t/')[0]}/t/{code}/review?seat=0")
    page.goto("/me")
    face = page.locator(".who svg.face").inner_html()
    page.get_by_role("button", name="Another face").click()
    assert page.locator(".who svg.face").inner_html() != face
