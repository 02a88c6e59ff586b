"""Somebody who plays by the general controls alone, as one without mouse or board would."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

BOTS = {"small_detectives": 2, "cluedo": 2, "chaussette": 1, "new_york": 1, "almost_innocent": 1}
"""How many bots make a quick game."""

READY = ".asking.mine fieldset:not([disabled])"
RESTED = "[data-guarded]:not([data-fresh])"
"""New choices take a finger or a key now."""
OVER = "#result"
BLANK = "about:blank"
SURE = ".confirm button.main"
PATIENCE = 1500
"""How often a page is asked again; only a broken one needs so many."""


def make_table(page: Page, game: str, **wishes: Any) -> str:
    """A table of me and bots, begun at once; returns its code."""
    bots = [{"type": "BotSeated", "level": "rookie"}] * BOTS[game]
    order = {"game": game, "chairs": [{"type": "Me"}, *bots], "start": True} | wishes
    return str(post(page, "/api/tables", order)["code"])


def post(page: Page, path: str, body: Any) -> Any:
    """What the house answers to this page's reader, who must be known to it."""
    if page.url != BLANK:
        page.wait_for_load_state("networkidle")  # the page has introduced itself
    answer = page.request.post(path, data=body)
    assert answer.ok, answer.text()
    return answer.json()


class Player:
    """Chooses by chance among what the page offers."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.luck = Random(seed)
        self.choices = 0

    def play_to_the_end(self) -> None:
        while not self.wait_for_turn():
            self.choose()

    def wait_for_turn(self) -> bool:
        """Returns when I am asked and no choice of mine is on its way; true if the game is over."""
        self.page.wait_for_selector(f"{READY}, {OVER}")
        return self.page.locator(OVER).count() > 0

    def choose(self) -> None:
        """One choice: a button, or a form filled in; a dialog of the board is closed unread."""
        if self.confirm():
            return
        self.choices += 1
        if self.page.locator("dialog[open]").count():
            self.page.keyboard.press("Escape")
        asked = self.page.locator(".asking [role=group]").first
        asked.locator("button, .form").first.wait_for()
        openers = asked.locator("> .row > button[aria-expanded]")
        buttons = asked.locator("> .row > button:not([aria-expanded])")
        forms = asked.locator(".form")
        ways = buttons.count() + max(openers.count(), forms.count())
        number = self.luck.randrange(ways)
        if number < buttons.count():
            self.click(buttons.nth(number))
            return
        if openers.count():
            opener = openers.nth(number - buttons.count())
            if opener.get_attribute("aria-expanded") == "false":
                self.click(opener)
        self.fill_in(asked.locator(".form").first)

    def confirm(self) -> bool:
        """Says that a final choice is meant; false where none is asked about."""
        sure = self.page.locator(SURE)
        if not sure.count():
            return False
        self.click(sure)
        return True

    def fill_in(self, form: Locator) -> None:
        form.locator("button").first.wait_for()
        direct = form.locator("[role=group].chips > button:not([aria-pressed])")
        if direct.count():
            self.click(self.any_of(direct))
            return
        for number in range(form.get_by_role("radiogroup").count()):
            self.click(self.any_of(form.get_by_role("radiogroup").nth(number).locator("label")))
        submit = form.locator("> button.main")
        while submit.is_disabled():
            self.pick_more(form)
        self.click(submit)

    def pick_more(self, form: Locator) -> None:
        """What is still missing; also where a press came too early to count."""
        unpicked = form.locator("[role=radiogroup]:not(:has(:checked)) label")
        more = unpicked.or_(form.locator("button[aria-pressed=false]:not([disabled])"))
        if more.count():
            self.click(self.any_of(more))

    def click(self, target: Locator) -> None:
        self.page.mouse.move(0, 0)  # a hand that comes from elsewhere presses on purpose
        target.click()

    def any_of(self, found: Locator) -> Locator:
        return found.nth(self.luck.randrange(found.count()))


def expect_fits(page: Page) -> None:
    """Nothing scrolls sideways."""
    beyond: list[str] = page.evaluate(
        """() => document.documentElement.scrollWidth <= innerWidth ? []
            : [...document.querySelectorAll('*')]
                .filter(one => one.getBoundingClientRect().right > innerWidth + 0.5)
                .map(one => one.outerHTML.slice(0, 90))"""
    )
    assert not beyond, f"{page.url} is too wide: " + "\n".join(beyond)


def until(page: Page, script: str) -> Any:
    """What it gives at last; the policy of the page forbids the browser to ask again by itself."""
    for _ in range(PATIENCE):
        if found := page.evaluate(script):
            return found
        page.wait_for_timeout(20)
    raise AssertionError(f"never true: {script}")


def begun(page: Page) -> None:
    expect(page.locator(".asking").first).to_be_visible()
