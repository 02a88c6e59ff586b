"""The Sock Inquiry on its board: whole games in every mode, looks that fade, and the notebook."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from tests.browser.boards import BoardPlayer
from tests.browser.conftest import Visit
from tests.browser.player import OVER, READY, expect_fits, make_table
from tests.browser.test_boards import CHAIRS, Ear, streams_at, take_turns
from tests.browser.test_notebooks import open_notebook
from tests.browser.test_places import PHONE, barriers, too_small

SLOT = ".drawer g[role=button]"
LOOK = ".drawer button.main"
BOT = {"type": "BotSeated", "level": "rookie"}
MODES: dict[str, dict[str, Any]] = {
    "competition": {},
    "effects": {"mode": "cooperation", "effects": True},
    "from memory": {"mode": "cooperation", "level": "easy", "notebook": [False, True, True]},
}


class SockPlayer(BoardPlayer):
    """Presses slots until the drawer's own button is ready, and for the rest what is lit."""

    def choose(self) -> None:
        look = self.page.locator(LOOK)
        if not look.count() or not self.page.locator(SLOT).count():
            super().choose()
            return
        while look.is_disabled():
            self.press(self.any_of(self.page.locator(f"{SLOT}[aria-pressed=false]")))
        look.click()
        self.choices += 1


def sit_down(page: Page, **wishes: Any) -> SockPlayer:
    page.goto(f"/t/{make_table(page, 'chaussette', **wishes)}")
    page.wait_for_selector(f"{READY}, {OVER}")
    return SockPlayer(page)


@pytest.mark.parametrize("mode", MODES)
def test_two_browsers_and_a_bot_play_a_whole_game(visit: Visit, mode: str) -> None:
    host, friend = visit(""), visit("")
    ears = [Ear(host), Ear(friend)]
    code = make_table(host, "chaussette", chairs=CHAIRS, options=MODES[mode], start=False)
    for page in (host, friend):
        page.goto(f"/t/{code}")
    friend.get_by_role("button", name="Sit here").click()
    host.get_by_role("button", name="Start").click()
    take_turns([SockPlayer(host, seed=1), SockPlayer(friend, seed=2)])
    for page in (host, friend):
        expect(page.locator(OVER)).to_be_visible()
    for number, (ear, told) in enumerate(zip(ears, streams_at(host, code), strict=False)):
        if mode != "from memory" or number:
            assert ear.stream == json.loads(msgspec.json.encode(told))


def test_alone_on_the_board(visit: Visit) -> None:
    player = sit_down(visit(""), chairs=[{"type": "Me"}])
    player.play_to_the_end()
    assert player.choices > 0


def test_pressed_slots_can_be_given_back(visit: Visit) -> None:
    page = visit("")
    sit_down(page)
    slots, look = page.locator(SLOT), page.locator(LOOK)
    for number in (0, 1, 2):
        slots.nth(number).click()
    expect(look).to_be_enabled()
    slots.nth(1).click()
    expect(look).to_have_text("One more")
    expect(look).to_be_disabled()
    slots.nth(4).click()
    slots.nth(5).click()
    expect(page.locator(f"{SLOT}[aria-pressed=true]")).to_have_count(3)
    expect(look).to_be_enabled()


def test_a_look_without_notebook_fades_from_the_board(visit: Visit) -> None:
    page = visit("")
    lines: list[str] = []
    page.on("websocket", lambda line: lines.append(line.url))
    player = sit_down(page, chairs=[{"type": "Me"}, BOT], options={"notebook": [False, True]})
    player.choose()
    drawer = page.locator(".drawer > svg")
    expect(drawer).to_have_attribute("aria-label", re.compile("you see"))
    expect(page.locator(".lifted")).to_have_count(3)
    page.mouse.move(0, 0)
    page.locator(LOOK).click()
    expect(page.locator(".lifted")).to_have_count(0)
    expect(drawer).not_to_have_attribute("aria-label", re.compile("you see|you noted"))
    assert len(lines) == 1, "it forgets without hearing everything anew"
    page.reload()
    expect(drawer).to_have_attribute("aria-label", re.compile("searched by"))
    expect(drawer).not_to_have_attribute("aria-label", re.compile("you see|you noted"))


def test_a_look_is_noted_for_whoever_has_a_notebook(visit: Visit) -> None:
    page = visit("")
    player = sit_down(page, chairs=[{"type": "Me"}, BOT])
    player.choose()
    page.wait_for_selector(READY)
    drawer = page.locator(".drawer > svg")
    expect(drawer).to_have_attribute("aria-label", re.compile("you (see|noted)"))


def test_spectators_see_no_secrets(visit: Visit) -> None:
    host, stranger = visit(""), visit("")
    player = sit_down(host, chairs=[{"type": "Me"}, BOT])
    stranger.goto(host.url)
    player.choose()
    host.wait_for_selector(READY)
    drawer = stranger.locator(".drawer > svg")
    expect(drawer).to_have_attribute("aria-label", re.compile("searched by"))
    expect(drawer).not_to_have_attribute("aria-label", re.compile("you"))
    expect(stranger.locator(".clue")).to_have_count(0)
    expect(stranger.locator(".board button, .board [role=button]")).to_have_count(0)


def test_notebook_of_the_drawer(visit: Visit) -> None:
    page = visit("")
    open_notebook(page, "chaussette", help="proven", chairs=[{"type": "Me"}])
    drawer = page.get_by_role("radiogroup", name="The drawer")
    expect(drawer.get_by_role("radio")).to_have_count(16)
    sleeve = drawer.get_by_role("radio", checked=True)
    expect(sleeve).to_have_accessible_name("The missing sock: 4 of 8 socks still possible")
    page.locator(".socks button.proven").first.click()
    why = page.get_by_role("dialog", name="Why?")
    expect(why.locator("li").first).to_be_visible()
    page.keyboard.press("Escape")
    sleeve.hover()
    expect(page.get_by_role("tooltip")).to_contain_text(
        "The letters are the socks that may be here"
    )
    sleeve.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    slot = drawer.get_by_role("radio", checked=True)
    expect(slot).to_have_accessible_name("slot 2: 8 of 8 socks still possible")
    page.get_by_role("button", name="D (white, short, with S): empty").press("x")
    expect(slot).to_have_accessible_name("slot 2: 7 of 8 socks still possible")
    page.get_by_role("button", name="E (blue, long, plain): empty").press("y")
    expect(slot).to_have_accessible_name("slot 2: E (blue, long, plain)")
    page.reload()
    page.wait_for_selector(READY)
    expect(page.get_by_role("radio", name="slot 2: E (blue, long, plain)")).to_be_visible()


def at_council(page: Page) -> None:
    """Two with a rookie play until a pair is out."""
    council = page.locator(".council")
    while not council.count():
        player = sit_down(page, chairs=[{"type": "Me"}, BOT], options={"mode": "cooperation"})
        while not player.wait_for_turn() and not council.count():
            player.choose()


def test_a_proposal_says_who_what_and_why(visit: Visit) -> None:
    page = visit("", reduced_motion="reduce")
    at_council(page)
    assert not barriers(page)
    reasons = page.get_by_role("group", name="What do you say with it?")
    expect(reasons.locator("[aria-pressed=true]")).to_have_text("say nothing more")
    reasons.get_by_role("button", name="I have deduced a characteristic").click()
    mine = page.get_by_role("button", name="Propose to indicate a characteristic yourself, and say")
    mine.click()
    line = page.locator(".asking .line")
    expect(line).to_contain_text(re.compile("Which characteristic|You do not agree yet"))
    if "agree" in line.inner_text():
        bubble = page.locator("[data-thing=seat-0] .bubble")
        expect(bubble).to_have_text(re.compile("indicate a characteristic.*a characteristic", re.S))
    assert not barriers(page)


def test_no_barriers(visit: Visit) -> None:
    page = visit("", reduced_motion="reduce")
    open_notebook(page, "chaussette", help="odds", options={"mode": "cooperation", "effects": True})
    found = barriers(page)
    player = sit_down(page)
    player.choose()
    page.wait_for_selector(READY)
    found += barriers(page)
    player.play_to_the_end()
    found += barriers(page)
    assert not found, "\n".join(found)


def test_on_a_phone_everything_can_be_pressed(visit: Visit) -> None:
    page = visit("", **PHONE)
    page.goto(f"/t/{make_table(page, 'chaussette')}")
    page.wait_for_selector(READY)
    expect_fits(page)
    assert not too_small(page)
    boxes = [slot.bounding_box() for slot in page.locator(SLOT).all()]
    assert all(box and min(box["width"], box["height"]) >= 44 for box in boxes)
