"""Somebody who learns a game by its guide: reads what it says, and presses what is lit up."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page

from tests.browser.player import OVER, READY

SPEECH = ".speech:not(.away)"
NEXT = f"{SPEECH} button.next"
STAGE = "dialog.stage button.main"
SURE = ".confirm button.main"


class Learner:
    """Follows the guide to the end of its game; `look` is called whenever something is new."""

    def __init__(self, page: Page, look: Callable[[str], None] = lambda what: None) -> None:
        self.page = page
        self.look = look
        self.read: list[str] = []
        """Everything the guide has said, in order."""

    def play_to_the_end(self) -> None:
        while not self.goes_on():
            self.choose()
        self.listen()

    def goes_on(self) -> bool:
        """Reads and waits until it must choose; true if the game is over."""
        self.page.locator(".speech").wait_for(state="attached")  # the table comes before its guide
        while True:
            self.page.wait_for_selector(f"{READY}, {OVER}, {NEXT}, {STAGE}")
            if self.page.locator(STAGE).count():
                self.look("stage")
                self.page.wait_for_timeout(450)  # a stage takes no press for its first moment
                self.page.locator(STAGE).click()
                continue
            self.listen()
            if self.page.locator(NEXT).count():
                self.page.locator(NEXT).click()
                continue
            if self.page.locator(OVER).count():
                return True
            if self.page.locator(READY).count():
                return False

    def listen(self) -> None:
        said = self.page.locator(".speech .text > p:first-child")
        text = said.first.text_content() if said.count() else ""
        if text and text not in self.read:
            self.read.append(text)
            self.look("said")

    def choose(self) -> None:
        """Whatever the guide would choose; asks it where it does not say so by itself."""
        page = self.page
        if page.locator(SURE).count():
            self.press(page.locator(SURE))
            return
        page.wait_for_selector(f".speech .advice, .speech .ask, {NEXT}, {STAGE}", state="attached")
        if page.locator(f"{NEXT}, {STAGE}").count():  # there is more to read first
            return
        if not page.locator(".speech .said").is_visible():
            page.locator(".speech .lamp").click()
        page.locator(".speech .advice, .speech .ask").first.wait_for()  # more may be told meanwhile
        if page.locator(".speech .ask").count():
            page.locator(".speech .ask").click()
        page.wait_for_selector(".speech .advice")
        self.put_away()
        if page.locator("dialog[open]").count():  # of the board, over the list
            page.keyboard.press("Escape")
        advised = page.locator(".asking .advised")
        advised.first.wait_for()
        if page.locator(".asking .form .advised").count():
            self.fill_in(page.locator(".asking .form:has(.advised)"))
        else:
            self.press(advised.first)
            if page.locator(".asking .form label.advised").count():
                self.fill_in(page.locator(".asking .form:has(.advised)"))

    def put_away(self) -> None:
        """On a phone the guide lies over the board."""
        away = self.page.locator(".speech .phone")
        if away.count() and away.is_visible():
            away.click()

    def fill_in(self, form: Locator) -> None:
        """Presses again what was pressed too early to count."""
        direct = form.locator(".chips > button.advised:not([aria-pressed])")
        if direct.count():
            self.press(direct.first)
            return
        missing = form.locator(
            "[role=radiogroup]:not(:has(:checked)) label.advised,"
            " button.advised[aria-pressed=false]"
        )
        submit = form.locator("> button.main")
        while submit.is_disabled():
            self.press(missing.first)
        self.press(submit)

    def press(self, target: Locator) -> None:
        self.page.mouse.move(0, 0)
        target.click()
