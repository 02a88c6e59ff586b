"""New York on its board: whole games, announcing, the notebook, and no barriers."""

from __future__ import annotations

import json
import re

import msgspec
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import OVER, READY, SURE, Player, expect_fits, make_table
from tests.browser.test_boards import CHAIRS, Ear, streams_at
from tests.browser.test_places import PHONE, barriers, too_small

GAME = "new_york"
LIT = ".map .lit, .desk li.lit button, .desk section button.lit"
SWAP = ".desk button.cards.lit"


class Investigator(Player):
    """Rolls by the dice, walks and announces on the map, spies and swaps beside it."""

    def choose(self) -> None:
        self.page.mouse.move(0, 0)
        if self.confirm():
            return
        self.choices += 1
        dice = self.page.locator(".luck button")
        lit = self.page.locator(LIT)
        if dice.count():
            dice.click()
        elif lit.count():
            self.press(self.any_of(lit))
            if self.page.locator(SWAP).count():
                self.press(self.any_of(self.page.locator(SWAP)))
        elif self.luck.random() < 0.2 or not self.page.locator(f"{READY} .row > button").count():
            self.press(self.any_of(self.page.locator(".map .open")))
        else:
            self.page.locator(f"{READY} .row > button").first.click()

    def press(self, lit: Locator) -> None:
        lit.focus()
        self.page.keyboard.press("Enter")


def sit_down(page: Page, **wishes: object) -> Investigator:
    page.goto(f"/t/{make_table(page, GAME, **wishes)}")
    page.wait_for_selector(READY)
    return Investigator(page)


def hear_something(player: Investigator) -> None:
    """Until there is a clue in the notebook."""
    while not player.page.locator(".notebook .clue").count():
        player.wait_for_turn()
        player.page.mouse.move(0, 0)
        buttons = player.page.locator(f"{READY} .row > button:not([aria-expanded])")
        if buttons.count() and not player.page.locator(SURE).count():  # rather than announce
            buttons.first.click()
        else:
            player.choose()


def test_two_browsers_and_a_bot_play_a_whole_game(visit: Visit) -> None:
    host, friend = visit(""), visit("")
    options = {"level": 2, "announce": "any_time", "max_rounds": 10}
    ears = [Ear(host), Ear(friend)]
    code = make_table(host, GAME, chairs=CHAIRS, options=options, start=False)
    for page in (host, friend):
        page.goto(f"/t/{code}")
    friend.get_by_role("button", name="Sit here").click()
    host.get_by_role("button", name="Start").click()
    players = [Investigator(host, seed=1), Investigator(friend, seed=2)]
    while not host.locator(OVER).count():
        for player in players:
            if player.page.locator(READY).count() and not player.page.locator(OVER).count():
                player.choose()
        host.wait_for_timeout(20)
    for page in (host, friend):
        expect(page.locator(OVER)).to_be_visible()
    for ear, told in zip(ears, streams_at(host, code), strict=False):
        assert ear.stream == json.loads(msgspec.json.encode(told))


def test_announcing_is_asked_twice(visit: Visit) -> None:
    page = visit("")
    sit_down(page)
    page.locator("[data-cell=C4]").click()
    sure = page.get_by_role("alertdialog")
    expect(sure).to_contain_text("The thief is in C4")
    expect(sure).to_contain_text("If the thief is not there, you are out.")
    expect(page.locator(".board .map")).to_be_in_viewport()
    assert not barriers(page)
    sure.get_by_role("button", name="Choose again").click()
    expect(sure).to_have_count(0)
    expect(page.locator(READY)).to_be_visible()
    page.locator("[data-cell=C4]").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    sure.get_by_role("button", name="Yes, I mean it").click()
    expect(page.locator(OVER)).to_be_visible()


def test_a_cell_tells_what_lies_there(visit: Visit) -> None:
    page = visit("", **PHONE)
    sit_down(page)
    expect(page.locator("[data-cell=B4]")).to_have_accessible_name(
        re.compile("Swap a card, Manhattan.*Brooklyn Bridge, the Battery pier.*Broadway.*Hudson")
    )
    page.locator("[data-cell=B4]").focus()
    expect(page.locator(".caption")).to_contain_text("the Battery pier")
    expect_fits(page)
    assert not too_small(page)


def test_map_and_clues_of_the_notebook(visit: Visit) -> None:
    page = visit("", reduced_motion="reduce")
    player = sit_down(page, help="proven")
    page.get_by_role("tab", name="Notebook").click()
    cells = page.get_by_role("group", name="The map").get_by_role("button")
    expect(cells).to_have_count(25)
    cells.first.press("?")
    expect(page.get_by_role("button", name="A1: maybe")).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("x")
    page.reload()
    expect(page.get_by_role("button", name="B1: no")).to_be_visible()
    hear_something(player)
    clue = page.locator(".notebook .clue > button").first
    clue.click()
    expect(clue).to_have_attribute("aria-expanded", "true")
    expect(page.get_by_role("group", name="Where is this card?")).to_contain_text("✓")
    assert not barriers(page)
    page.get_by_role("group", name="The map").locator("button.proven").first.click()
    why = page.get_by_role("dialog", name="Why?")
    expect(why.locator("li").first).to_be_visible()


def test_who_watches_sees_the_city_and_no_clue(visit: Visit) -> None:
    page, watcher = visit(""), visit("")
    player = sit_down(page, options={"announce": "any_time"})
    watcher.goto(page.url)
    hear_something(player)
    expect(watcher.locator("[data-cell]")).to_have_count(25)
    expect(watcher.get_by_role("list", name="What everyone holds")).to_be_visible()
    assert not watcher.locator(".desk section").count()


def test_the_game_again_step_by_step(visit: Visit) -> None:
    page = visit("", reduced_motion="reduce")
    player = sit_down(page)
    hear_something(player)
    player.play_to_the_end()
    page.goto(f"{page.url}/replay?step=5")
    step = page.get_by_role("button", name="One step on")
    step.wait_for()
    while not page.locator(".desk section button").count():
        step.click()
    assert not barriers(page)
    page.goto(f"{page.url.split('?')[0]}?seat=0&step=5&analyse")
    page.locator(".hindsight[aria-busy=false] .notebook button").first.wait_for()
    expect(page.get_by_role("group", name="The map").get_by_role("button")).to_have_count(25)
    assert not barriers(page)
