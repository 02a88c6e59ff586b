"""Almost Innocent on its board: whole games, questions at signposts, abilities, and the slate."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from tests.browser.accused import MAP, AccusedPlayer
from tests.browser.conftest import Visit
from tests.browser.player import READY, SURE, expect_fits, make_table
from tests.browser.test_boards import Ear, streams_at, take_turns
from tests.browser.test_notebooks import open_notebook
from tests.browser.test_places import PHONE, barriers, too_small

NAME = "almost_innocent"
BOT = {"type": "BotSeated", "level": "rookie"}
TWO = [{"type": "Me"}, {"type": "PersonWanted"}]


def sit_together(host: Page, friend: Page, **wishes: Any) -> str:
    code = make_table(host, NAME, start=False, **({"chairs": TWO} | wishes))
    for page in (host, friend):
        page.goto(f"/t/{code}")
    friend.get_by_role("button", name="Sit here").click()
    host.get_by_role("button", name="Start").click()
    return code


def test_two_browsers_and_a_bot_play_a_whole_game(visit: Visit) -> None:
    host, friend = visit(""), visit("")
    ears = [Ear(host), Ear(friend)]
    code = sit_together(host, friend, chairs=[*TWO, BOT], options={"scenario": "11B"})
    take_turns([AccusedPlayer(host, seed=1), AccusedPlayer(friend, seed=2)])
    for page in (host, friend):
        expect(page.locator("#result")).to_be_visible()
    for ear, told in zip(ears, streams_at(host, code), strict=False):
        assert ear.stream == json.loads(msgspec.json.encode(told))


def first_asked(pages: tuple[Page, Page]) -> tuple[Page, Page]:
    """Who is asked first, and the other."""
    one, other = pages
    while True:
        if one.locator(READY).count():
            return one, other
        if other.locator(READY).count():
            return other, one
        one.wait_for_timeout(20)


def cast(visit: Visit, first: str, second: str) -> tuple[Page, Page]:
    """Two people at a table with all abilities; the one who begins is the first character."""
    pages = visit(""), visit("")
    sit_together(*pages, options={"scenario": "9"})
    beginner, other = first_asked(pages)
    beginner.locator(".cast button", has_text=first).click()
    other.locator(".cast button", has_text=second).click()
    beginner.locator(".board button", has_text="Nothing").click()
    beginner.locator(MAP).first.wait_for()
    return beginner, other


def test_a_signpost_is_pressed_and_asked_about(visit: Visit) -> None:
    page = visit("")
    page.goto(f"/t/{make_table(page, NAME, options={'scenario': '2'})}")
    page.wait_for_selector(READY)
    signpost = page.locator(MAP).first
    line = signpost.get_attribute("aria-label") or ""
    signpost.click()
    slip = page.get_by_role("group", name=line, exact=True)
    expect(slip.locator(".ways button")).to_have_count(6)
    page.keyboard.press("Escape")
    expect(slip).to_have_count(0)
    signpost.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    column = page.locator(".tavern th[scope=col]", has_text=f"{line}, How many?")
    expect(column).to_have_count(1)


def test_a_line_is_the_same_on_the_board_and_in_the_list(visit: Visit) -> None:
    page = visit("")
    page.goto(f"/t/{make_table(page, NAME, options={'scenario': '2'})}")
    page.wait_for_selector(READY)
    page.locator(MAP).and_(page.get_by_role("button", name="row 2", exact=True)).click()
    page.locator(".asking button", has_text="Ask about one type").click()
    in_list = page.locator(".asking .form")
    expect(in_list.get_by_role("radio", name="row 2", exact=True)).to_be_checked()
    in_list.locator("label", has_text="row 3").click()
    slip = page.get_by_role("group", name="row 3", exact=True)
    expect(slip).to_be_visible()
    in_list.locator("label", has_text="Victim").click()
    expect(slip.locator(".meant")).to_have_text("Victim")
    page.keyboard.press("Escape")
    expect(slip).to_have_count(0)
    expect(in_list.get_by_role("radio", name="row 3", exact=True)).not_to_be_checked()


def test_detectives_mark_themselves_ready_and_take_it_back(visit: Visit) -> None:
    host, friend = visit(""), visit("")
    ear = Ear(friend)
    sit_together(host, friend, options={"scenario": "1", "difficulty": "detective"})
    for page in (host, friend):
        page.locator(".board button", has_text="I am ready").wait_for()
    heard = len(ear.stream)
    host.locator(".board button", has_text="I am ready").click()
    host.locator(SURE).click()
    expect(host.locator(".board .deeds")).to_contain_text("Nobody else hears of it")
    host.locator(".board button", has_text="no longer ready").click()
    host.locator(".board button", has_text="I am ready").wait_for()
    assert len(ear.stream) == heard


def test_valia_sends_the_queen_to_one_of_nine_windows(visit: Visit) -> None:
    beginner, other = cast(visit, "Valia", "Edd")
    beginner.locator(".board button", has_text="Valia").click()
    windows = beginner.get_by_role("button", name=re.compile("^Valia: how many"))
    expect(beginner.locator(MAP).and_(windows)).to_have_count(9)
    beginner.locator(MAP).and_(windows).last.click()
    for page in (beginner, other):
        expect(page.locator(".tavern th[scope=col]", has_text="E5–F6")).to_have_count(1)


def test_din_shows_three_cards_to_one_and_one_card_to_all(visit: Visit) -> None:
    beginner, other = cast(visit, "Valia", "Din")
    other.locator(".board button", has_text="Din").click()
    other.locator(".ways button", has_text="I draw").click()
    for drawn in range(3):
        other.locator(".piles button").nth(drawn).click()
        expect(other.locator(".brought .card")).to_have_count(drawn + 1)
    expect(beginner.locator(".brought")).to_have_count(0)
    other.locator(".brought button").first.click()
    expect(beginner.locator(".brought .card")).to_have_count(1)
    expect(other.locator(".brought .card")).to_have_count(3)


def test_teor_marks_a_window_in_the_colour_that_is_true(visit: Visit) -> None:
    beginner, other = cast(visit, "Valia", "Teor")
    other.locator(".board button", has_text="Teor").click()
    other.locator(".ways button", has_text="I may mark").click()
    points = other.locator(MAP)
    expect(points).to_have_count(25)
    said = points.nth(12).get_attribute("aria-label") or ""
    points.nth(12).focus()
    other.keyboard.press("Enter")
    for page in (beginner, other):
        expect(page.locator(".board .mark title")).to_contain_text(said.partition(":")[0])


def test_no_barriers_at_any_question(visit: Visit) -> None:
    page = visit("", reduced_motion="reduce")
    page.goto(
        f"/t/{make_table(page, NAME, chairs=[*TWO[:1], BOT, BOT], options={'scenario': '9'})}"
    )
    player = AccusedPlayer(page)
    seen: set[str] = set()
    while not player.wait_for_turn():
        asked = page.locator(".asking .line").inner_text()
        if asked not in seen:
            seen.add(asked)
            look_closely(page)
        player.choose()
    assert not barriers(page)


def look_closely(page: Page) -> None:
    """As it is, and with a slip open where there is one to open."""
    assert not barriers(page)
    opener = page.locator(f"{MAP}[aria-expanded]")
    if opener.count():
        opener.first.click()
        assert not barriers(page)
        page.keyboard.press("Escape")


@pytest.mark.parametrize("scenario", ["1", "9", "10"])
def test_five_fit_on_a_phone(visit: Visit, scenario: str) -> None:
    page = visit("", **PHONE)
    chairs = [{"type": "Me"}, *[BOT] * 4]
    page.goto(f"/t/{make_table(page, NAME, chairs=chairs, options={'scenario': scenario})}")
    player = AccusedPlayer(page)
    for _ in range(4):
        if player.wait_for_turn():
            break
        expect_fits(page)
        assert not too_small(page)
        player.choose()


def test_on_a_phone_a_touch_says_what_lies_there(visit: Visit) -> None:
    page = visit("", **PHONE)
    page.goto(f"/t/{make_table(page, NAME, options={'scenario': '2'})}")
    page.wait_for_selector(READY)
    page.locator(".board [data-clue=E2]").tap()
    expect(page.locator(".town > .name")).to_have_text("Odd Boot")


def test_slate(visit: Visit) -> None:
    page = visit("")
    open_notebook(page, NAME, help="proven", options={"scenario": "4", "abilities": []})
    slate = page.locator(".notebook .slate")
    expect(slate.locator("button")).to_have_count(30)
    slate.get_by_role("button", name="Guard Goose").focus()
    page.keyboard.press("ArrowRight")
    expect(slate.get_by_role("button", name="Bent Key")).to_be_focused()
    free = slate.get_by_role("button", name=re.compile(": empty$")).first
    name = (free.get_attribute("aria-label") or "").removesuffix(": empty")
    free.press("x")
    expect(slate.get_by_role("button", name=f"{name}: no")).to_be_visible()
    assert not barriers(page)
    slate.get_by_role("button", name=re.compile("proven: no")).first.click()
    expect(page.get_by_role("dialog", name="Why?").locator("li").first).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".notebook .places label").nth(1).click()
    expect(slate.get_by_role("button", name=re.compile("proven: yes"))).to_have_count(5)
    page.reload()
    page.wait_for_selector(READY)
    expect(slate.get_by_role("button", name=f"{name}: no")).to_be_visible()
