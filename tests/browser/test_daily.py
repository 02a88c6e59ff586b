"""The case of the day in a real browser: a whole day solved on a phone, shared, looked back on."""

from __future__ import annotations

import re
from datetime import date

from playwright.sync_api import Page, expect

from deductio.coach.daily.calendar import FIRST, day_of
from deductio.coach.puzzles.making import make
from deductio.core.solo import SOLVER
from deductio.games import game
from deductio.words import Words
from tests.browser.case_solver import right_choices
from tests.browser.chooser import Chooser
from tests.browser.conftest import Visit
from tests.browser.player import OVER, expect_fits
from tests.browser.test_places import barriers

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True}


def solve_puzzle(page: Page, code: str) -> None:
    """By key, as its code proves it; then back to the day."""
    page.locator(f"a[href^='/p/{code}']").click()
    expect(page.locator("#question")).to_be_visible()
    made = make(code)
    place = [str(fact) for fact in made.options].index(made.answer)
    page.keyboard.press(f"{place + 1}")
    page.locator(".ask .next").click()
    expect(page.locator("#day-title")).to_be_visible()


def solve_case(page: Page, when: date) -> None:
    """By the page's own controls, as our best player would."""
    somebody = Chooser(page, Words(game(day_of(when).game), "en", me=SOLVER))
    for choice in right_choices(when):
        somebody.take(choice)
    page.locator(OVER).wait_for()


def test_a_day_is_solved_on_a_phone_shared_with_friends_and_its_proofs_are_read(
    visit: Visit,
) -> None:
    page = visit("/", **PHONE)
    page.locator("a.today").click()
    expect(page.locator("#day-title")).to_have_text("Case of the day")
    when = FIRST
    page.goto(f"/day/{when}")
    expect_fits(page)
    for code in day_of(when).puzzles:
        solve_puzzle(page, code)
    page.locator(".case button").click()
    expect(page.locator(".case.small")).to_contain_text("par")
    solve_case(page, when)
    page.get_by_role("link", name="Back to the day").click()
    expect(page.locator(".head .squares")).to_have_attribute(
        "aria-label", re.compile(r"(puzzle \d: right at once, ){3}case: solved")
    )
    expect(page.locator(".case")).to_contain_text("Solved:")
    page.get_by_role("button", name="New link for friends").click()
    expect(page.locator("tr.me .squares")).to_be_visible()
    page.locator("summary").click()
    expect(page.locator("details .proof")).to_have_count(3)
    expect_fits(page)
    assert barriers(page) == []
    with page.expect_download() as picture:
        page.get_by_role("button", name="Picture").click()
    assert picture.value.suggested_filename == f"deductio-{when}.png"


def test_a_day_that_is_none_says_so_in_one_sentence(visit: Visit) -> None:
    page = visit("/day/2020-01-01", locale="fr")
    expect(page.locator("main")).to_contain_text("La première est celle du 1er novembre 2026")
