"""Somebody who plays on the board itself: presses what is lit, and fills in the dialogs."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator

from tests.browser.player import READY, Player

LIT = ".board [role=button], .board button:not([disabled])"
DIALOG = "dialog[open]"


class BoardPlayer(Player):
    """Takes the board's own ways where it has one, and the general controls for the rest."""

    def choose(self) -> None:
        before = self.noticed()
        if self.page.locator(DIALOG).count():
            self.answer_dialog()
        elif self.page.locator(LIT).count():
            self.press(self.any_of(self.page.locator(LIT)))
        else:
            super().choose()
            return
        self.choices += 1
        self.wait_for_effect(before)

    def noticed(self) -> Any:
        """Something that every choice changes: here, the question."""
        return self.page.locator(READY).first.inner_text()

    def wait_for_effect(self, before: Any) -> None:
        self.page.wait_for_function(
            """([ready, asked]) => document.querySelector(ready)?.innerText !== asked
                || document.querySelector('#result')""",
            arg=[READY, before],
        )

    def press(self, lit: Locator) -> None:
        """By keyboard: what is lit on a small map may lie under something else."""
        lit.focus()
        self.page.keyboard.press("Enter")

    def answer_dialog(self) -> None:
        dialog = self.page.locator(DIALOG)
        submit = dialog.locator("button.main")
        while submit.is_disabled():
            self.any_of(dialog.locator("button[aria-pressed=false]")).click()
        submit.click()
