"""The rules of every game can be read to the end: contents, search, and a picture of each thing."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from deductio.games import OURS, game
from deductio.rulebook import PICTURE, source_of
from tests.browser.conftest import Visit
from tests.browser.player import READY, expect_fits, make_table
from tests.browser.test_places import PHONE, barriers


@pytest.mark.parametrize("name", OURS)
def test_every_section_is_listed_and_every_picture_drawn(visit: Visit, name: str) -> None:
    book = source_of(game(name).package, "en")
    page = visit(f"/rules/{name}", locale="en", reduced_motion="reduce")
    page.wait_for_load_state("networkidle")
    heads = re.findall(r"^##+ (.+)$", book, re.MULTILINE)
    expect(page.get_by_role("navigation", name="Contents").get_by_role("link")).to_have_text(heads)
    pictures = page.locator("figure > div")
    expect(pictures).to_have_count(len(PICTURE.findall(book)))
    assert page.evaluate(
        "[...document.querySelectorAll('figure > div')].every(one => one.childElementCount > 0)"
    )
    assert not barriers(page)


@pytest.mark.parametrize("name", OURS)
def test_it_fits_on_a_phone(visit: Visit, name: str) -> None:
    page = visit(f"/rules/{name}", locale="fr", **PHONE)
    page.wait_for_load_state("networkidle")
    expect_fits(page)


def test_what_is_sought_is_found_and_marked(visit: Visit) -> None:
    page = visit("/rules/cluedo", locale="en")
    sections = page.locator("section:has(> h3, > h4)")
    expect(sections.first).to_be_visible()
    all_of_them = sections.count()
    page.get_by_role("searchbox").fill("ROPE")
    expect(page.locator("mark").first).to_have_text(re.compile("rope", re.IGNORECASE))
    assert 0 < sections.count() < all_of_them
    page.get_by_role("searchbox").fill("zeppelin")
    expect(page.get_by_role("status")).to_have_text("Nothing about that. Try another word.")
    page.get_by_role("searchbox").fill("")
    link = page.get_by_role("navigation", name="Contents").get_by_role("link").last
    title = link.inner_text()
    link.click()
    expect(page.get_by_role("heading", name=title, exact=True)).to_be_focused()


def test_a_table_has_them_at_hand(visit: Visit) -> None:
    page = visit("")
    page.goto(f"/t/{make_table(page, 'cluedo')}")
    page.wait_for_selector(READY)
    page.get_by_role("button", name="Rules").click()
    dialog = page.get_by_role("dialog", name="Rules")
    expect(dialog.get_by_role("heading", name="All the rules")).to_be_visible()
    expect(dialog.get_by_role("searchbox")).to_be_visible()
