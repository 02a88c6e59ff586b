"""Somebody who knows what to choose, and finds it among the general controls by what it says."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page

from deductio.core.messages import Choice
from deductio.words import Words
from tests.browser.player import OVER, READY, SURE

STAGE = "dialog.stage[open] button.main"

OPEN = "[role=radiogroup]:not(:has(:checked))"


class Chooser:
    """Whose words are those of the page: game, language, seat and names."""

    def __init__(self, page: Page, words: Words) -> None:
        self.page = page
        self.words = words

    def choose(self, choice: Choice) -> None:
        """As soon as it is asked, and until it is sent: a button, or a form filled in."""
        self.wait()
        if self.page.locator("dialog[open]").count():  # of the board, over the list
            self.page.keyboard.press("Escape")
        asked = self.page.locator(".asking [role=group]").first
        said = asked.locator("> .row > button:not([aria-expanded])", has_text=self.all_of(choice))
        if said.count():
            self.press(said.first)
        else:
            self.fill_in(self.opened(asked, choice), choice)
        if self.page.locator(SURE).count():
            self.press(self.page.locator(SURE))

    def wait(self) -> None:
        """Until I am asked; big moments are read and put away."""
        while True:
            self.page.wait_for_selector(f"{READY}, {OVER}, {STAGE}")
            if not self.page.locator(STAGE).count():
                return
            self.press(self.page.locator(STAGE))

    def opened(self, asked: Locator, choice: Choice) -> Locator:
        """The form for such a choice."""
        opener = asked.locator("button[aria-expanded]", has_text=self.words.label(choice))
        if opener.count() and opener.get_attribute("aria-expanded") == "false":
            self.press(opener)
        return asked.locator(".form").first

    def fill_in(self, form: Locator, choice: Choice) -> None:
        for field in choice.__struct_fields__:
            value = getattr(choice, field)
            for one in value if isinstance(value, tuple) else (value,):
                self.pick(form, self.words.value(type(choice), field, one))
        submit = form.locator("> button.main")
        if submit.count():
            self.press(submit)

    def pick(self, form: Locator, word: str) -> None:
        """Of the first that is open; where only one value is left, nothing asks for it."""
        chips = form.locator(f"{OPEN} label, .chips > button").filter(has_text=exactly(word))
        if chips.count():
            self.press(chips.first)

    def all_of(self, choice: Choice) -> re.Pattern[str]:
        """What things in it say stands below."""
        return re.compile(rf"^\s*{re.escape(self.words.say(choice))}\s*", re.MULTILINE)

    def press(self, target: Locator) -> None:
        self.page.mouse.move(0, 0)  # a hand that comes from elsewhere presses on purpose
        target.click()


def exactly(word: str) -> re.Pattern[str]:
    return re.compile(rf"^\s*{re.escape(word)}\s*$")
