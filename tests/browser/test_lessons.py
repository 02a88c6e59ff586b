"""Guided games in a real browser: from the shelf to the win, on a desk and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from deductio.coach.lessons import lesson_of
from deductio.games import OURS
from deductio.games import game as game_of
from tests.browser.conftest import Visit
from tests.browser.learner import Learner
from tests.browser.player import expect_fits, make_table, until
from tests.browser.test_places import barriers

BOARD_IS_BELOW = """() => {
    const box = (what) => document.querySelector(what).getBoundingClientRect()
    return box('[data-thing~=board]').top >= box('.speech').bottom
}"""
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True}


def learn(page: Page, game: str) -> Learner:
    card = page.locator("article", has=page.locator(f"a[href='/rules/{game}']"))
    card.locator("button.learn").click()
    return Learner(page)


@pytest.mark.parametrize("game", OURS)
def test_a_newcomer_learns_a_game_and_wins(visit: Visit, game: str) -> None:
    page = visit("/")
    expect(page.locator(".new")).to_be_visible()
    learner = learn(page, game)
    learner.play_to_the_end()
    expect(page.locator(".result.won")).to_be_visible()
    expect(page.locator(".speech")).to_contain_text("What next?")
    assert len(learner.read) >= 9


def test_on_a_phone_the_guide_makes_room(visit: Visit) -> None:
    page = visit("/", locale="fr", **PHONE)
    learner = learn(page, "chaussette")
    expect(page.locator(".speech")).to_contain_text("Bonjour")
    until(page, BOARD_IS_BELOW)
    expect_fits(page)
    learner.play_to_the_end()
    expect(page.locator(".result.won")).to_be_attached()
    expect_fits(page)


@pytest.mark.parametrize("game", OURS)
def test_everything_that_a_guide_points_at_is_there(visit: Visit, game: str) -> None:
    page = visit("/")
    learn(page, game).goes_on()
    lesson = lesson_of(game_of(game).package)
    assert lesson is not None
    for area in {area for step in lesson.steps for area in step.lights}:
        expect(page.locator(f"[data-thing={area}]").first).to_be_attached()


def test_a_lesson_is_left_found_again_and_speaks_the_language_of_its_reader(visit: Visit) -> None:
    page = visit("/")
    learner = learn(page, "cluedo")
    learner.goes_on()
    learner.choose()
    expect(page.locator(".speech")).to_contain_text("Now walk.")
    page.goto("/")
    page.get_by_role("button", name="Go on learning").click()
    expect(page.locator(".speech")).to_contain_text("Now walk.")
    page.locator("button.language").click()
    expect(page.locator(".speech")).to_contain_text("Marchez maintenant.")


def test_the_guide_is_read_by_key_and_by_the_one_live_region(visit: Visit) -> None:
    page = visit("/")
    learn(page, "cluedo")
    expect(page.locator("[aria-live] p").filter(has_text="I am the lamp")).to_have_count(1)
    expect(page.locator("[data-thing=board][data-guided]")).to_be_visible()
    while page.locator(".speech .next").count():
        page.locator(".speech .next").focus()
        page.keyboard.press("Enter")
    expect(page.locator("[data-thing=choices][data-guided]")).to_be_visible()
    expect(page.locator(".asking .advised")).to_have_text("Roll the dice")


def test_a_guided_game_has_no_barriers(visit: Visit) -> None:
    page = visit("/", reduced_motion="reduce")
    learn(page, "cluedo").goes_on()
    page.wait_for_selector(".speech .advice")
    assert not barriers(page)


def test_a_tip_comes_once_in_a_real_game_and_can_be_turned_off(visit: Visit) -> None:
    page = visit("/", tips=True)
    page.goto(f"/t/{make_table(page, 'small_detectives')}")
    expect(page.locator(".speech")).to_contain_text("light each other up")
    page.locator(".speech button", has_text="OK").click()
    expect(page.locator(".speech", has_text="light each other up")).to_have_count(0)
    page.goto(f"/t/{make_table(page, 'small_detectives')}")
    page.locator(".asking.mine").wait_for()
    expect(page.locator(".speech", has_text="light each other up")).to_have_count(0)
    if page.get_by_text("No more tips").count():
        page.get_by_text("No more tips").click()
    expect(page.locator(".speech")).to_have_count(0)
