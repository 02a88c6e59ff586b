"""Notebooks: marked by click and by key, kept over a reload, and Why? on what is proven."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import READY, make_table
from tests.browser.test_places import barriers


def open_notebook(page: Page, game: str, **wishes: Any) -> None:
    page.goto(f"/t/{make_table(page, game, **wishes)}")
    page.wait_for_selector(READY)
    page.get_by_role("tab", name="Notebook").click()
    page.locator(".notebook button").first.wait_for()


def test_ring_and_clues_of_small_detectives(visit: Visit) -> None:
    page = visit()
    open_notebook(page, "small_detectives", help="told")
    ring = page.get_by_role("radiogroup", name="The street")
    expect(ring.get_by_role("radio")).to_have_count(7)
    ring.get_by_role("radio", checked=True).focus()
    page.keyboard.press("ArrowRight")
    house = ring.get_by_role("radio", checked=True)
    expect(house).to_have_accessible_name("the Fox house: 8 of 8 clues still possible")
    page.get_by_role("button", name="the frozen trout: empty").press("x")
    expect(house).to_have_accessible_name("the Fox house: 7 of 8 clues still possible")
    page.get_by_role("button", name="the garden gnome: empty").press("y")
    expect(house).to_have_accessible_name("the Fox house: the garden gnome")
    assert not barriers(page)
    page.reload()
    page.wait_for_selector(READY)
    expect(page.get_by_role("radio", name="the Fox house: the garden gnome")).to_be_visible()


def test_sheet_of_cluedo(visit: Visit) -> None:
    page = visit()
    open_notebook(page, "cluedo", help="proven", options={"pawn_choice": "fixed"})
    me, other, *_ = (
        page.get_by_role("list", name="Players").first.locator(".name").all_inner_texts()
    )
    sheet = page.locator(".notebook table")
    for kind in ("Suspects", "Weapons", "Rooms"):
        expect(sheet.get_by_role("rowheader", name=kind)).to_be_visible()
    sheet.get_by_role("button", name=re.compile(f", {me}: proven: yes")).first.click()
    why = page.get_by_role("dialog", name="Why?")
    expect(why.locator("li").nth(1)).to_be_visible()
    page.keyboard.press("Escape")
    free = sheet.get_by_role("button", name=re.compile(f", {other}: empty")).first
    name = (free.get_attribute("aria-label") or "").removesuffix("empty")
    page.get_by_role("textbox", name="note").fill("ask")
    free.click()
    expect(sheet.get_by_role("button", name=f"{name}ask")).to_be_visible()
    page.reload()
    page.wait_for_selector(READY)
    expect(sheet.get_by_role("button", name=f"{name}ask")).to_be_visible()
