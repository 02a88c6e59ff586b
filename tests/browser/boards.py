"""Somebody who plays on the board itself: presses what is lit, and fills in the dialogs."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.browser.player import Player

LIT = ".board [role=button], .board button:not([disabled])"
DIALOG = "dialog[open]"


class BoardPlayer(Player):
    """Takes the board's own ways where it has one, and the general controls for the rest."""

    def choose(self) -> None:
        self.page.mouse.move(0, 0)
        if self.confirm():
            return
        if self.page.locator(DIALOG).count():
            self.answer_dialog()
        elif self.page.locator(LIT).count():
            self.press(self.any_of(self.page.locator(LIT)))
        else:
            super().choose()
            return
        self.choices += 1

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
