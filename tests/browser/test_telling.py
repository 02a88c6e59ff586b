"""What happened is told event by event: the board never runs ahead, every sentence is said once."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from deductio.games import names
from deductio.games.chaussette.messages import SawSocks
from deductio.tables.house import HouseSettings
from tests.browser.conftest import Visit
from tests.browser.player import OVER, READY, Player, make_table
from tests.browser.told import ToldPage
from tests.server.running import Running

EVERY_GAME = pytest.mark.parametrize("name", names())
SKIP = "Skip to now"
AGAIN = "What happened since my last turn?"
A_MOMENT = 250
"""Milliseconds: less than any sentence takes."""


@EVERY_GAME
def test_the_board_shows_what_was_told_and_no_more(visit: Visit, name: str) -> None:
    told = ToldPage(visit, name, 1, {})
    seen: list[tuple[int, str]] = []
    for update in islice(told.frames.updates(), 25):
        told.send(update)
        told.wait_until_told()
        seen += told.seen()
    numbers = [number for number, _ in seen]
    assert numbers == sorted(set(numbers)), "in order, and each once"
    assert numbers[-1] == len(told.frames.play.stream(0))
    for number, board in seen:
        told.come(number)
        told.page.locator(f".story[data-told='{number}']").wait_for()
        assert board == told.board(), f"after {number} events"


def tabs(page: Page) -> Iterator[None]:
    for name in cycle(("Log", "Talk", "Notebook")):
        page.get_by_role("tab", name=name).click()
        yield


def log(page: Page) -> list[str]:
    page.get_by_role("tab", name="Log").click()
    return page.get_by_role("log").locator("li").all_inner_texts()


@EVERY_GAME
def test_every_sentence_is_said_once_whatever_tab_is_open(visit: Visit, name: str) -> None:
    told = ToldPage(visit, name, 2, {})
    before = log(told.page)
    for update, _ in zip(islice(told.frames.updates(), 15), tabs(told.page), strict=False):
        told.send(update)
        told.wait_until_told()
    after = log(told.page)
    assert len(after) > len(before)
    assert told.spoken() == after[len(before) :]
    regions = told.page.locator(".table [aria-live=polite]:not([role=status])")
    expect(regions).to_have_count(1)


def newest(page: Page) -> str:
    return page.locator(".story .newest").inner_text()


@pytest.mark.parametrize("way", ["key", "tap"])
def test_one_key_or_tap_skips_to_now(visit: Visit, way: str) -> None:
    told = ToldPage(visit, "cluedo", 3, {})
    told.send(told.several())
    page, heard = told.page, len(told.frames.play.stream(0))
    expect(page.locator(f".story[data-told='{heard}']")).to_have_count(0)
    if way == "key":
        page.keyboard.press("Space")
    else:
        page.get_by_role("button", name=SKIP).click()
    expect(page.locator(f".story[data-told='{heard}']")).to_have_count(1)
    expect(page.get_by_role("button", name=SKIP)).to_have_count(0)
    assert newest(page) == log(page)[-1]


def test_what_happened_is_played_again_and_then_it_is_now(visit: Visit) -> None:
    told = ToldPage(visit, "small_detectives", 3, {})
    told.send(told.several())
    told.wait_until_told()
    told.seen()
    now, heard = told.board(), len(told.frames.play.stream(0))
    told.page.get_by_role("button", name=AGAIN).click()
    expect(told.page.locator(".story.again")).to_have_count(1)
    told.wait_until_told()
    numbers = [number for number, _ in told.seen()]
    assert numbers == sorted(numbers)
    assert len(numbers) > 3
    assert numbers[-1] == heard
    expect(told.page.locator(".story.again")).to_have_count(0)
    assert told.board() == now
    told.page.keyboard.press("w")
    expect(told.page.locator(".story.again")).to_have_count(1)


def test_the_question_comes_when_all_is_told(visit: Visit) -> None:
    told = ToldPage(visit, "cluedo", 3, {})
    update = told.several()
    ask: dict[str, Any] = {"name": "end", "options": [{"type": "EndTurn"}], "meanwhile": []}
    told.send(update | {"ask": ask, "waiting": [0]})
    expect(told.page.locator(".asking")).to_have_count(1)
    expect(told.page.locator(READY)).to_have_count(0)
    told.wait_until_told()
    expect(told.page.locator(READY)).to_have_count(1)


def test_whoever_is_far_behind_hears_it_in_short(visit: Visit) -> None:
    told = ToldPage(visit, "cluedo", 4, {})
    spoken = len(told.spoken())
    updates = list(islice(told.frames.updates(), 40))
    told.send(updates[0])
    for update in updates[1:]:
        told.line.send(told.as_text(update))
    told.wait_until_told()
    heard = len(told.frames.play.stream(0))
    expect(told.page.locator(f".story[data-told='{heard}']")).to_have_count(1)
    expect(told.page.locator(".story .left-out")).to_contain_text("more things happened")
    lines = told.spoken()[spoken:]
    assert any("more things happened" in line for line in lines)
    assert lines[-3:] == log(told.page)[-3:]


def test_a_look_that_has_faded_is_in_no_strip_and_in_nothing_that_is_played_again(
    visit: Visit,
) -> None:
    told = ToldPage(visit, "chaussette", 1, {"notebook": [False] * 5})
    updates, stream = told.frames.updates(), told.frames.play.stream(0)
    for update in updates:
        told.send(update)
        told.wait_until_told()
        if any(isinstance(event, SawSocks) for event in stream):
            break
    look = next(line for line in reversed(told.spoken()) if line in newest_lines(told.page))
    assert look in told.page.content()
    for update in updates:
        told.send(update)
        if not any(isinstance(event, SawSocks) for event in stream):
            break
        told.wait_until_told()
    assert look not in told.page.content()
    told.wait_until_told()
    told.page.keyboard.press("w")
    for _ in range(40):
        assert look not in told.page.content()
        told.page.clock.run_for(500)
    assert look not in log(told.page)


def newest_lines(page: Page) -> list[str]:
    return page.locator(".story ol li").all_inner_texts()


def test_a_whole_round_with_bots_at_a_pace(visit: Visit) -> None:
    """Over the real line: bots wait for the story, and the question never comes before its end."""
    page = visit("", pace="brisk", stage="never", reduced_motion="reduce")
    page.clock.install()
    page.goto(f"/t/{make_table(page, 'cluedo')}")
    player = Player(page)
    page.evaluate("""() => {
        window.early = 0
        new MutationObserver(() => early += Boolean(
            document.querySelector('.asking.mine') && document.querySelector('.story .skip')))
            .observe(document.body, {childList: true, subtree: true, attributes: true})
    }""")
    told = 0
    for turn in range(5):
        while not page.locator(f"{READY}, {OVER}").count():
            told += page.locator(".story .skip").count()
            page.clock.run_for(A_MOMENT)
        assert not page.locator(OVER).count()
        if turn < 4:
            player.choose()
    assert told, "there was something to wait for"
    assert page.evaluate("early") == 0


def test_focus_stays_where_the_next_choice_is(visit: Visit) -> None:
    page = visit("")
    page.goto(f"/t/{make_table(page, 'cluedo')}")
    page.wait_for_selector(READY)
    asked = page.locator(".asking.mine .line")
    before = asked.inner_text()
    page.locator(f"{READY} button:not([aria-expanded])").first.focus()
    page.keyboard.press("Enter")
    expect(asked.filter(has_not_text=before)).to_have_count(1)
    expect(page.locator(f"{READY} :is(button, input, select):focus")).to_have_count(1)


def test_bots_alone_are_played_at_once_on_demand(visit: Visit, tmp_path: Path) -> None:
    with Running(tmp_path, HouseSettings(pause=(3600, 3600))) as slow:
        page = visit("", base=slow.url, pace="calm")
        bots = [{"type": "BotSeated", "level": "random"}] * 3
        page.goto(f"/t/{make_table(page, 'small_detectives', chairs=bots)}")
        page.get_by_role("button", name="Let the bots play at once").click()
        expect(page.locator(OVER)).to_be_visible()


def test_the_pace_is_chosen_at_the_strip_and_remembered(visit: Visit) -> None:
    page = visit("", pace="calm")
    page.goto(f"/t/{make_table(page, 'cluedo')}")
    page.get_by_role("button", name="Pace, log, keys").click()
    page.get_by_label("How quickly it is told").select_option("at once")
    page.reload()
    page.get_by_role("button", name="Pace, log, keys").click()
    expect(page.get_by_label("How quickly it is told")).to_have_value("at once")


def test_question_mark_shows_all_keys(visit: Visit) -> None:
    page = visit("")
    page.goto(f"/t/{make_table(page, 'cluedo')}")
    page.locator(".story[data-told]").wait_for()
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Keys")
    for words in (SKIP, AGAIN, "The whole story", "Show the keys"):
        expect(dialog.get_by_text(words, exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_log_and_notebook_are_seen_together_on_a_desk(visit: Visit) -> None:
    page = visit("")
    page.goto(f"/t/{make_table(page, 'cluedo')}")
    page.wait_for_selector(READY)
    page.keyboard.press("l")
    expect(page.get_by_role("log", name="Log")).to_be_visible()
    expect(page.get_by_role("tabpanel", name="Notebook")).to_be_visible()
    page.keyboard.press("l")
    expect(page.get_by_role("log", name="Log")).to_have_count(0)


@pytest.mark.parametrize("tab", ["Notebook", "Log", "Talk"])
def test_on_a_phone_the_strip_stays_in_sight(visit: Visit, tab: str) -> None:
    page = visit("", viewport={"width": 360, "height": 740})
    page.goto(f"/t/{make_table(page, 'cluedo')}")
    page.wait_for_selector(READY)
    page.mouse.wheel(0, 400)
    page.get_by_role("tab", name=tab).click()
    expect(page.locator(".story .newest")).to_be_in_viewport(ratio=1)
    box = page.locator(".story .newest").bounding_box()
    assert box is not None
    under = page.evaluate(
        "([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('.story'))",
        [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2],
    )
    assert under, "nothing lies over it"
