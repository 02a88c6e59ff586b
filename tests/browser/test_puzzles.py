"""Puzzles on the page: one answered wrongly and then rightly, one rightly at once."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from deductio.coach.puzzles.finding import find
from deductio.coach.puzzles.making import Made
from tests.browser.conftest import Visit
from tests.browser.player import expect_fits
from tests.browser.test_places import PHONE, barriers

OWN_PROOF = {
    "en": "Your proof was lines 2, 3, 4 and 5. It holds, even without line 4.",
    "fr": "Votre preuve : les lignes 2, 3, 4 et 5. Elle tient, même sans la ligne 4.",
}
"""Of the first puzzle below, by one who takes all but its first line."""


@pytest.fixture(scope="module")
def made() -> tuple[Made, Made]:
    """One to get wrong, and one to solve."""
    return find("small_detectives", 1, 1), find("new_york", 1, 1)


def press(page: Page, made: Made, answer: str) -> None:
    """On a phone many answers come when somebody wants to answer."""
    if page.locator(".again").is_visible():
        page.locator(".again").click()
    number = [str(option) for option in made.options].index(answer)
    page.locator(".options button").nth(number).click()


def mark_all_but_the_first_line(page: Page) -> None:
    """As one's own proof; the first line is marked and taken back."""
    if page.locator(".tabs button").first.is_visible():
        page.locator(".tabs button").first.click()
    lines = page.locator(".know li button")
    for line in lines.all():
        line.click()
    lines.first.click()


def read_on(page: Page) -> None:
    """Until the proof has come to its end."""
    steps = page.locator(".answer .main")
    while steps.count():
        steps.click()


@pytest.mark.parametrize("where", [{}, {"locale": "fr", **PHONE}], ids=["desk", "phone"])
def test_a_wrong_answer_is_refuted_by_a_deal_and_a_right_one_proven(
    visit: Visit, made: tuple[Made, Made], where: dict[str, Any]
) -> None:
    one, other = made
    page = visit(f"/p/{one.code}", **where)
    expect(page.locator(".know li").first).to_be_visible()
    ways = page.locator(".again:visible, .options button:visible")
    expect(ways.last).to_be_in_viewport()
    expect_fits(page)
    press(page, one, next(str(fact) for fact in one.options if str(fact) != one.answer))
    expect(page.locator(".answer figure svg").first).to_be_visible()
    expect(page.locator(".answer h2")).to_be_focused()
    expect(page.locator(".answer")).not_to_contain_text("→")  # what it cost comes at the end
    assert not barriers(page)
    mark_all_but_the_first_line(page)
    page.reload()
    expect(page.locator(".know [aria-pressed=true]")).to_have_count(len(one.lines) - 1)
    press(page, one, one.answer)
    expect(page.locator(".answer .own")).to_have_text(OWN_PROOF[where.get("locale", "en")])
    expect(page.locator(".answer [aria-current=step]")).to_be_focused()
    read_on(page)
    expect(page.locator(".answer .so")).to_be_visible()
    page.goto(f"/p/{other.code}")
    page.locator(".question button").click()
    expect(page.locator(".hint")).to_be_visible()
    press(page, other, other.answer)
    expect(page.locator(".answer h2.right")).to_be_visible()
    expect(page.locator(".answer")).to_contain_text("→")
    expect_fits(page)
    page.goto("/me")
    expect(page.locator("#me-puzzles ~ ul.ratings li")).to_have_count(2)
    expect_fits(page)
    page.goto("/puzzles")
    expect(page.locator(".streak")).to_be_visible()
    assert not barriers(page)


def test_the_rules_can_be_read_beside_a_puzzle_and_no_key_answers_meanwhile(
    visit: Visit, made: tuple[Made, Made]
) -> None:
    one, _ = made
    page = visit(f"/p/{one.code}", **PHONE)
    page.get_by_role("button", name="Rules").click()
    rules = page.get_by_role("dialog")
    expect(rules).to_contain_text("four suspects")
    page.keyboard.press("1")
    expect_fits(page)
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    expect(page.locator(".know li").first).to_be_visible()
    assert page.locator(".answer").count() == 0


def test_an_answer_can_be_given_with_a_key_and_a_code_that_is_none_is_said_plainly(
    visit: Visit, made: tuple[Made, Made]
) -> None:
    one, _ = made
    page = visit(f"/p/{one.code}")
    expect(page.locator(".options button").first).to_be_visible()
    page.keyboard.press(str(1 + [str(option) for option in one.options].index(one.answer)))
    expect(page.locator(".answer h2.right")).to_be_visible()
    page.goto("/p/NONSENSE")
    expect(page.get_by_text("This is not the code of a puzzle.")).to_be_visible()


def test_a_puzzle_is_opened_by_its_code_and_keeps_its_marks_until_it_is_solved(
    visit: Visit, made: tuple[Made, Made]
) -> None:
    _, other = made
    page = visit("/puzzles")
    typed = page.get_by_label("The code of a puzzle, or a link to it")
    typed.fill("nonsense")
    typed.press("Enter")
    expect(page.locator("#puzzle-code-trouble")).to_contain_text("not the code of a puzzle")
    typed.fill(f"http://elsewhere/p/{other.code.lower()}?day=2026-11-18")
    typed.press("Enter")
    marked = page.locator(".notes [data-at=C3] b")
    page.locator(".notes [data-at=C3]").click()
    expect(marked).to_have_text("✕")
    assert page.url.endswith(f"/p/{other.code}")
    page.reload()
    expect(marked).to_have_text("✕")
    press(page, other, other.answer)
    expect(page.locator(".answer h2.right")).to_be_visible()
    page.reload()
    expect(page.locator(".notes [data-at=C3]")).to_be_visible()
    expect(marked).to_have_count(0)
