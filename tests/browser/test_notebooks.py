"""Notebooks: marked by click and by key, kept over a reload, and Why? on what is proven."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import READY, make_table, until
from tests.browser.test_places import barriers


def open_notebook(page: Page, game: str, **wishes: Any) -> None:
    page.goto(f"/t/{make_table(page, game, **wishes)}")
    page.wait_for_selector(READY)
    page.get_by_role("tab", name="Notebook").click()
    page.locator(".notebook button").first.wait_for()


def test_ring_and_clues_of_small_detectives(visit: Visit) -> None:
    page = visit("")
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
    page = visit("")
    open_notebook(page, "cluedo", help="proven", options={"pawn_choice": "fixed"})
    me, other, *_ = (
        page.get_by_role("list", name="Players").first.locator(".name").all_inner_texts()
    )
    sheet = page.locator(".notebook table")
    for kind in ("Suspects", "Weapons", "Rooms"):
        expect(sheet.get_by_role("rowheader", name=kind)).to_be_visible()
    sheet.get_by_role("button", name=re.compile(f", {me}: proven: yes")).first.click()
    why = page.get_by_role("dialog", name="Why?")
    expect(why.locator("li").first).to_be_visible()
    expect(why.locator(".so")).to_contain_text("So: ")
    page.keyboard.press("Escape")
    sheet.get_by_role("button", name=re.compile(f", {other}: proven: no")).first.click()
    expect(why.locator("li [aria-current=step]")).to_be_focused()
    expect(why.locator("li")).to_have_count(1)
    expect(why.locator(".so")).to_have_count(0)
    why.get_by_role("button", name="Next step").click()
    expect(why.locator("li")).to_have_count(2)
    expect(why.locator("li").last.locator("[aria-current=step]")).to_be_focused()
    while not why.locator(".so").count():  # there are more where bots began
        why.get_by_role("button", name="Next step").click()
    expect(why.locator(".so")).to_contain_text("So: ")
    page.keyboard.press("ArrowUp")
    expect(why.locator("li").nth(-2).locator("[aria-current=step]")).to_be_focused()
    assert not barriers(page)
    page.keyboard.press("Escape")
    free = sheet.get_by_role("button", name=re.compile(f", {other}: empty")).first
    name = (free.get_attribute("aria-label") or "").removesuffix("empty")
    page.get_by_role("textbox", name="note").fill("ask")
    free.click()
    expect(sheet.get_by_role("button", name=f"{name}ask")).to_be_visible()
    page.reload()
    page.wait_for_selector(READY)
    expect(sheet.get_by_role("button", name=f"{name}ask")).to_be_visible()


FIXED = {"pawn_choice": "fixed"}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_all_of_cluedos_sheet_fits_beside_the_board(visit: Visit, language: str) -> None:
    page = visit("", locale=language)
    page.request.put("/api/me", data={"name": "Maximilienne-Aurore"})  # a high column
    for seats in range(2, 7):
        bots = [{"type": "BotSeated", "level": "rookie"}] * (seats - 1)
        for help in ("none", "odds"):
            chairs = [{"type": "Me"}, *bots]
            code = make_table(page, "cluedo", chairs=chairs, help=help, options=FIXED)
            page.goto(f"/t/{code}")
            page.wait_for_selector(READY)
            page.locator(".notebook td button").first.wait_for()
            if help == "odds":
                page.locator(".foot > button").wait_for()
            until(page, f"() => !({OUTSIDE})().length")  # what comes with the notes makes room


OUTSIDE = """() => {
    const room = document.querySelector('.notebook').getBoundingClientRect()
    const parts = document.querySelectorAll('.notebook th, .notebook td, .notebook .name, .foot')
    const hidden = [...parts].filter(one => {
        const {top, bottom, left, right} = one.getBoundingClientRect()
        return top < room.top || bottom > room.bottom + 1
            || left < room.left || right > room.right + 1
    })
    const cut = [...document.querySelectorAll('tbody th')].filter(
        one => one.scrollWidth > one.clientWidth + 1)
    return [...hidden, ...cut].map(one => one.textContent)
}"""
"""What of the sheet cannot be seen without scrolling, or is cut off."""


def test_heads_of_the_row_in_the_game_for_two(visit: Visit) -> None:
    page = visit("")
    bot = {"type": "BotSeated", "level": "rookie"}
    open_notebook(page, "cluedo", help="told", chairs=[{"type": "Me"}, bot], options=FIXED)
    players = page.get_by_role("list", name="Players").first.locator(".name").all_inner_texts()
    heads = page.locator(".notebook thead th")
    assert heads.all_inner_texts() == [
        *("solution", *players),
        *("Row 1", "Row 2", "Row 3", "Row 4"),
    ]
    cut = heads.locator(".name").evaluate_all(
        "all => all.filter(one => one.scrollHeight > one.clientHeight + 1)"
        ".map(one => one.textContent)"
    )
    assert not cut


def test_marks_are_taken_back_and_cells_are_bound(visit: Visit) -> None:
    page = visit("")
    open_notebook(page, "cluedo", help="none", options=FIXED)
    cells = page.locator(".notebook td button")
    cells.nth(0).press("x")
    cells.nth(1).press("y")
    expect(cells.nth(1)).to_have_text("✓")
    page.keyboard.press("Control+z")
    expect(cells.nth(1)).to_have_text("")
    expect(cells.nth(0)).to_have_text("✕")
    page.get_by_role("button", name="Undo").click()
    expect(cells.nth(0)).to_have_text("")
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    page.keyboard.press("Control+Shift+Z")
    expect(cells.nth(0)).to_have_text("✕")
    pen = page.get_by_role("button", name="one of these", exact=True)
    pen.click()
    for cell in (4, 9, 14):
        cells.nth(cell).click()
    pen.click()
    pen.click()
    for cell in (14, 19):
        cells.nth(cell).click()
    assert [cells.nth(cell).inner_text() for cell in (4, 9, 14, 19)] == ["①", "①", "①②", "②"]
    cells.nth(4).hover()
    expect(page.locator(".notebook .companion")).to_have_count(3)
    page.get_by_role("tab", name="Log").click()
    page.get_by_role("tab", name="Notebook").click()
    page.get_by_role("button", name="Undo").click()
    expect(cells.nth(19)).to_have_text("")


def wrong_mark(page: Page, code: str) -> None:
    """Writes that I do not hold a card of mine, as if before it was told."""
    notes = page.evaluate(f"fetch('/api/tables/{code}/notes').then(answer => answer.json())")
    fact: str = next(fact for fact, so in notes["certain"].items() if so and "@seat0" in fact)
    page.evaluate(
        """([code, fact]) => new Promise(done => {
            const socket = new WebSocket(`ws://${location.host}/ws/${code}?after=0`)
            socket.onmessage = () => {
                socket.send(JSON.stringify({type: 'Mark', fact, mark: 'no'}))
                socket.send(JSON.stringify({type: 'Choose', key: 'none', choice: {type: 'None'}}))
                socket.onmessage = ({data}) => data.includes('Refusal') && done(socket.close())
            }
        })""",
        [code, fact],
    )


@pytest.mark.parametrize("help", ["told", "proven"])
def test_a_mark_that_was_told_otherwise_is_flagged_and_says_why(visit: Visit, help: str) -> None:
    page = visit()
    code = make_table(page, "cluedo", help=help, options=FIXED)
    wrong_mark(page, code)
    page.goto(f"/t/{code}")
    page.wait_for_selector(READY)
    flag = page.get_by_role("list", name="Marks of yours that cannot be so")
    expect(flag).to_contain_text("You were told: Your cards")
    expect(page.locator(".notebook .flagged")).to_have_count(1)
    flag.get_by_role("button", name="rub out").click()
    expect(page.locator(".notebook .flagged")).to_have_count(0)
    page.keyboard.press("Control+z")
    expect(page.locator(".notebook .flagged")).to_have_count(1)
    assert not barriers(page)


def test_why_points_at_its_events_on_the_board_and_in_the_log(visit: Visit) -> None:
    page = visit("")
    open_notebook(page, "cluedo", help="told", options=FIXED)
    known = page.locator(".notebook td button.asks.yes").first
    expect(known).to_have_attribute("aria-label", re.compile("ask why"))
    assert known.evaluate("one => getComputedStyle(one).cursor") == "help"
    known.click()
    why = page.get_by_role("dialog", name="Why?")
    expect(why.locator("li [aria-current=step]")).to_be_focused()
    expect(page.locator(".tray [data-lit], .board [data-lit]").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(why).to_have_count(0)
    expect(known).to_be_focused()
    expect(page.locator("[data-lit]")).to_have_count(0)
