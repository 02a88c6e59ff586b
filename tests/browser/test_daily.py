"""The case of the day in a real browser: a whole day solved on a phone, shared, looked back on."""

from __future__ import annotations

import re
from datetime import date, timedelta
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from deductio.coach.daily.calendar import FIRST, day_of
from deductio.coach.puzzles.making import make
from deductio.core.solo import SOLVER
from deductio.games import game
from deductio.words import LANGUAGES, Language, Words
from tests.browser.case_solver import right_choices
from tests.browser.chooser import Chooser
from tests.browser.conftest import Visit
from tests.browser.player import OVER, expect_fits, post
from tests.browser.test_places import barriers
from tests.browser.test_puzzles import press

SOLVED = {
    "en": re.compile(r"^(puzzle \d: right at once, ){3}case: solved"),
    "fr": re.compile(r"^(énigme \d\s: juste du premier coup, ){3}affaire\s: résolue"),
}
"""What the squares of a whole day say."""
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True}


def solve_puzzle(page: Page, code: str) -> None:
    """By key where there is one, as its code proves it; then back to the day."""
    page.locator(f"a[href^='/p/{code}']").click()
    expect(page.locator("#question")).to_be_visible()
    made = make(code)
    place = [str(fact) for fact in made.options].index(made.answer)
    if place < 9:
        page.keyboard.press(f"{place + 1}")
    else:
        press(page, made, made.answer)
    page.locator(".ask .next").click()
    expect(page.locator("#day-title")).to_be_visible()


def solve_case(page: Page, when: date, language: Language = "en") -> None:
    """By the page's own controls, as our best player would."""
    seated = post(page, f"/api/daily/{when}/case", {})["sitters"]
    names = [sitter["name"] for sitter in seated]
    words = Words(game(day_of(when).game), language, me=SOLVER, names=names)
    somebody = Chooser(page, words)
    for choice in right_choices(when):
        somebody.take(choice)
    page.locator(OVER).wait_for()


def begin_case(page: Page) -> None:
    page.locator(".case button").click()
    expect(page.locator(".case.small")).to_contain_text("par")


@pytest.mark.proof
@pytest.mark.parametrize("number", range(7))
@pytest.mark.parametrize("size", [{}, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_day_of_a_week_is_solved(
    visit: Visit, language: Language, size: dict[str, Any], number: int
) -> None:
    page = visit(locale=language, **size)
    when = FIRST + timedelta(days=number)
    page.goto(f"/day/{when}")
    expect_fits(page)
    for code in day_of(when).puzzles:
        solve_puzzle(page, code)
    begin_case(page)
    solve_case(page, when, language)
    page.goto(f"/day/{when}")
    squares = page.locator(".head .squares")
    expect(squares).to_have_attribute("aria-label", SOLVED[language])
    expect_fits(page)


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
    begin_case(page)
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
