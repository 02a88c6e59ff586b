"""Somebody who knows what to choose, and finds it among the general controls by what it says."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page

from deductio.core.messages import Choice
from deductio.words import Words
from tests.browser.player import SURE, Player

OPEN = "[role=radiogroup]:not(:has(:checked))"


class Chooser(Player):
    """Whose words are those of the page: game, language, seat and names."""

    def __init__(self, page: Page, words: Words) -> None:
        super().__init__(page)
        self.words = words

    def take(self, choice: Choice) -> None:
        """As soon as it is asked, and until it is sent: a button, or a form filled in."""
        self.wait_for_turn()
        if self.page.locator("dialog[open]").count():  # of the board, over the list
            self.page.keyboard.press("Escape")
        asked = self.page.locator(".asking .choices")
        asked.locator("button, .form").first.wait_for()
        said = asked.locator("> .row > button:not([aria-expanded])", has_text=self.all_of(choice))
        if said.count():
            self.click(said.first)
        else:
            self.spell_out(self.opened(asked, choice), choice)
        if choice.final:
            self.click(self.page.locator(SURE))

    def all_of(self, choice: Choice) -> re.Pattern[str]:
        """What things in it say stands below."""
        return re.compile(rf"^\s*{re.escape(self.words.say(choice))}\s*", re.MULTILINE)

    def opened(self, asked: Locator, choice: Choice) -> Locator:
        """The form for such a choice."""
        opener = asked.locator("button[aria-expanded]", has_text=self.words.label(choice))
        if opener.count() and opener.get_attribute("aria-expanded") == "false":
            self.click(opener)
        form = asked.locator(".form").first
        form.wait_for()
        return form

    def spell_out(self, form: Locator, choice: Choice) -> None:
        submit = form.locator("> button.main")
        sends_itself = not submit.count()  # then another form may follow at once
        for field in choice.__struct_fields__:
            value = getattr(choice, field)
            for one in value if isinstance(value, tuple) else (value,):
                self.pick(form, self.words.value(type(choice), field, one))
        if not sends_itself:
            self.click(submit)

    def pick(self, form: Locator, word: str) -> None:
        """Of the first field that is open; where only one value is left, nothing asks for it."""
        exactly = re.compile(rf"^\s*{re.escape(word)}\s*$")
        chips = form.locator(f"{OPEN} label, .chips > button").filter(has_text=exactly)
        if chips.count():
            self.click(chips.first)
