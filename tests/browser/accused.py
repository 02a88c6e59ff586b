"""Somebody accused who plays on the board: signposts, clues, windows and cards."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.browser.boards import BoardPlayer
from tests.browser.player import READY

MAP = ".board [role=button]"
CARDS = ".board button:not([aria-expanded])"
WAYS = ".board .ways button"
"""What opens beside a signpost, a clue or an ability card."""


class AccusedPlayer(BoardPlayer):
    """Presses what is lit, on the map before all; where that opens ways, takes one of them."""

    def choose(self) -> None:
        asked = self.page.locator(f"{READY} [role=group]").first.element_handle()
        lit = self.lit()
        if not lit.count():
            super().choose()
            return
        self.press(self.any_of(lit))
        ways = self.page.locator(WAYS)
        if ways.count():
            self.press(self.any_of(ways))
        self.choices += 1
        # The next question may read the same; its choices are drawn anew.
        self.page.wait_for_function("asked => !asked.isConnected", arg=asked)

    def lit(self) -> Locator:
        on_map = self.page.locator(MAP)
        return on_map if on_map.count() else self.page.locator(CARDS)
