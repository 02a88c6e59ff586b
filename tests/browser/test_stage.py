"""Big moments get a stage, being out is said, and the end is an ending."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import OVER, READY, SURE, Player, expect_fits, make_table, until
from tests.browser.test_places import PHONE, barriers

STAGE = "dialog.stage"
BOT = {"type": "BotSeated", "level": "rookie"}
QUICKLY = """(() => {
    const later = window.setTimeout
    window.setTimeout = (then, wait, ...rest) => later(then, wait / 20, ...rest)
})()"""
"""The story is told twenty times as fast, and nothing of it is left out."""

BIG = {
    "small_detectives": ("A find!", "is not part of the solution", "svg.find"),
    "cluedo": ("A card for you", "is not part of the solution", ".card"),
    "chaussette": ("A look into the drawer", "Only you see this", "svg.card"),
    "new_york": ("A new clue", "where this is true", "svg"),
    "almost_innocent": ("An answer about your case", "your own clue", ".mine"),
}
"""Of each game a moment that must come: its title, what it means, and its picture."""


class Onlooker(Player):
    """Plays by chance, and says OK to every moment that is not looked for."""

    def play_until(self, title: str) -> None:
        """A game that ends before is played again."""
        while self.stage_or_turn() != title:
            if self.page.locator(STAGE).count():
                self.say_ok()
            elif self.page.locator(OVER).count():
                self.page.get_by_role("button", name="Play again").click()
                self.page.locator(OVER).wait_for(state="detached")
            else:
                self.choose()

    def stage_or_turn(self) -> str:
        """The title of what is on the stage; empty when it is my turn, or all is over."""
        self.page.wait_for_selector(f"{STAGE}, {READY}, {OVER}")
        titles = self.page.locator(f"{STAGE} h2").all_inner_texts()
        return titles[0] if titles else ""

    def say_ok(self, key: str = "Enter") -> None:
        """Until it is gone: the first presses belong to what was there before."""
        stage = self.page.locator(STAGE).element_handle()
        while stage.evaluate("stage => stage.isConnected"):
            self.page.keyboard.press(key)


def sit_down(page: Page, game: str, **wishes: Any) -> Onlooker:
    page.add_init_script(QUICKLY)
    page.goto(f"/t/{make_table(page, game, **wishes)}")
    return Onlooker(page)


@pytest.mark.parametrize("game", BIG)
def test_every_game_has_its_big_moments(visit: Visit, game: str) -> None:
    title, means, picture = BIG[game]
    page = visit("", pace="brisk", reduced_motion="reduce")
    player = sit_down(page, game)
    player.play_until(title)
    stage = page.get_by_role("dialog", name=title)
    expect(stage.get_by_role("button", name="OK")).to_be_focused()
    expect(stage.locator(".means")).to_contain_text(means)
    expect(stage.locator(f".picture {picture}").first).to_be_visible()
    expect(page.locator(READY)).to_have_count(0)
    assert not barriers(page)
    player.say_ok()


def test_a_stage_leaves_the_notebook_in_reach_and_its_keys_alone(visit: Visit) -> None:
    page = visit("", pace="brisk", reduced_motion="reduce")
    player = sit_down(page, "chaussette")
    player.play_until("A look into the drawer")
    page.get_by_role("textbox", name="note").fill("mine")
    page.keyboard.press("Enter")
    expect(page.locator(STAGE)).to_be_visible()
    left = page.locator(STAGE).bounding_box()
    notebook = page.get_by_role("tabpanel").bounding_box()
    assert left and notebook and left["x"] + left["width"] < notebook["x"]
    player.say_ok("Escape")


def test_after_ok_the_focus_is_at_the_next_choice(visit: Visit) -> None:
    page = visit("", pace="brisk", reduced_motion="reduce")
    player = sit_down(page, "almost_innocent")
    player.play_until("An answer about your case")
    while player.stage_or_turn():
        player.say_ok()
    expect(page.locator(".asking :focus")).to_have_count(1)


def test_a_press_that_was_meant_for_something_else_does_not_close_it(visit: Visit) -> None:
    page = visit("", pace="brisk", reduced_motion="reduce")
    page.add_init_script("Date.now(); performance.now = () => 0")
    assert sit_down(page, "chaussette").stage_or_turn() == "Your clue"
    page.keyboard.press("Enter")
    page.locator(STAGE).click()
    expect(page.locator(STAGE)).to_be_visible()


@pytest.mark.parametrize("stage", ["awhile", "never"])
def test_how_long_it_stays_can_be_chosen(visit: Visit, stage: str) -> None:
    page = visit("", pace="brisk", reduced_motion="reduce")
    player = sit_down(page, "chaussette")
    assert player.stage_or_turn() == "Your clue"
    player.say_ok()
    page.wait_for_selector(READY)
    page.get_by_role("button", name="Pace, log, keys").click()
    page.get_by_label("Big moments stay").select_option(stage)
    page.keyboard.press("Escape")
    player.choose()
    if stage == "awhile":
        expect(page.locator(STAGE)).to_be_visible()
    else:
        page.add_locator_handler(page.locator(STAGE), lambda: pytest.fail("a stage"))
    page.wait_for_selector(READY)
    expect(page.locator(STAGE)).to_have_count(0)


OPENINGS = {
    "small_detectives": "Your cards",
    "chaussette": "Your clue",
    "new_york": "The case",
    "almost_innocent": "You hold",
}


def test_a_game_opens_with_what_i_hold(visit: Visit) -> None:
    page = visit(pace="brisk", reduced_motion="reduce")
    for game, title in OPENINGS.items():
        player = sit_down(page, game)
        assert player.stage_or_turn().startswith(title)
        expect(page.locator(f"{STAGE} .picture").locator("svg.art, .card").first).to_be_visible()
        expect(page.get_by_text("(you) away")).to_have_count(0)
        player.say_ok()


STAGED = "() => document.querySelector('dialog.stage')?.innerText"


def test_who_watches_sees_big_moments_too_and_need_not_say_ok(visit: Visit) -> None:
    page = visit(pace="brisk", reduced_motion="reduce")
    sit_down(page, "almost_innocent", chairs=[BOT, BOT])
    staged = until(page, STAGED)
    assert re.search("The answers.*Each (number|answer)", staged, re.DOTALL)
    while page.evaluate(STAGED) == staged:
        page.wait_for_timeout(20)


@pytest.mark.parametrize("game", ["chaussette", "almost_innocent"])
def test_on_a_phone_it_fits(visit: Visit, game: str) -> None:
    page = visit("", pace="brisk", reduced_motion="reduce", **PHONE)
    player = sit_down(page, game)
    player.play_until(BIG[game][0])
    expect_fits(page)
    assert page.locator(STAGE).evaluate("stage => stage.scrollWidth <= stage.clientWidth")
    assert not barriers(page)
    box = page.locator(f"{STAGE} button").bounding_box()
    assert box and box["height"] >= 44
    player.say_ok()


CONFIRM = """code => new Promise(done => {
    const line = new WebSocket(`ws://${location.host}/ws/${code}?after=0`)
    const choose = {type: 'Choose', key: 'elsewhere', choice: {type: 'Confirm'}}
    line.onopen = () => line.send(JSON.stringify(choose))
    line.onmessage = ({data}) => JSON.parse(data).type === 'Accepted' && done(line.close())
})"""


def test_what_fades_leaves_the_stage_and_never_comes_back(visit: Visit) -> None:
    page = visit("", pace="brisk", reduced_motion="reduce")
    wishes = {"chairs": [{"type": "Me"}, BOT], "options": {"notebook": [False, True]}}
    player = sit_down(page, "chaussette", **wishes)
    player.play_until("A look into the drawer")
    seen = page.locator(f"{STAGE} .sentence").inner_text()
    page.evaluate(CONFIRM, page.url.rpartition("/")[2])  # on another device of the same seat
    expect(page.get_by_role("dialog", name="A look into the drawer")).to_have_count(0)
    expect(page.get_by_text(seen)).to_have_count(0)
    while player.stage_or_turn():  # the bot may have found a pair
        player.say_ok()
    page.keyboard.press("w")  # what happened since my last turn
    while player.stage_or_turn():
        expect(page.get_by_text(seen)).to_have_count(0)
        player.say_ok()


def announce(player: Onlooker) -> None:
    """The first cell there is, by the controls."""
    player.play_until("")
    page = player.page
    asked = page.locator(".asking")
    asked.get_by_role("button", name="Announce where the thief is").click()
    form = asked.locator(".form")
    form.locator("label, [role=group].chips > button").first.click()
    if form.locator("> button.main").count():
        form.locator("> button.main").click()
    page.locator(SURE).click()


def test_who_is_out_is_told_why_and_what_is_left_to_do(visit: Visit) -> None:
    page = visit("", pace="brisk", reduced_motion="reduce")
    player = sit_down(page, "new_york", chairs=[{"type": "Me"}, BOT, BOT])
    announce(player)
    while player.stage_or_turn() == "You are right!":  # once in five and twenty games
        player.play_until("")
        page.get_by_role("button", name="Play again").click()
        page.locator(OVER).wait_for(state="detached")
        announce(player)
    assert player.stage_or_turn() == "The thief is not there"
    player.say_ok()
    assert player.stage_or_turn() == "Under the cover"
    player.say_ok()
    out = page.get_by_role("region", name="You are out")
    expect(out).to_contain_text(re.compile("You announced A1, and the thief is not there"))
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    expect(out.get_by_role("link", name="To the home page")).to_be_visible()
    out.get_by_role("button", name="Skip to the end").click()
    expect(page.locator(OVER)).to_have_text(re.compile("wins?\\.|got away"))
    expect(out).to_have_count(0)
    result = page.locator(".result")
    expect(result).to_contain_text("You announced A1, and were out.")
    expect(result).to_contain_text("The thief and the diamond were in")
    expect(result.locator("figure .picture svg.cell")).to_be_visible()


def test_the_end_tells_the_whole_story_and_is_kept_in_my_list(visit: Visit) -> None:
    page = visit("")
    page.goto(f"/t/{make_table(page, 'cluedo', options={'round_limit': 20})}")
    Player(page).play_to_the_end()
    result = page.locator(".result")
    expect(result).to_contain_text("It was")
    expect(result.locator("figure .card")).to_have_count(3)
    result.get_by_text("The whole story").click()
    story = result.get_by_role("log")
    expect(story).to_contain_text("Everyone holds")  # from the first event on
    said = page.locator(OVER).inner_text()
    page.goto("/")
    listed = page.get_by_role("region", name="My finished games").get_by_role("listitem").first
    expect(listed).to_contain_text(ended(said))


def ended(headline: str) -> re.Pattern[str]:
    """What the list says of a game with this headline."""
    words = {"You win!": "Won", "Nobody has solved the case.": "Not solved"}
    return re.compile(words.get(headline, r"Lost: place [23] of 3"))
