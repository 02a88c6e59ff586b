"""Somebody accused who plays on the board: signposts, clues, windows and cards."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.browser.boards import BoardPlayer

MAP = ".board [role=button]"
CARDS = ".board button:not([aria-expanded])"
WAYS = ".board .ways button"
"""What opens beside a signpost, a clue or an ability card."""


class AccusedPlayer(BoardPlayer):
    """Presses what is lit, on the map before all; where that opens ways, takes one of them."""

    def choose(self) -> None:
        self.page.mouse.move(0, 0)
        if self.confirm():
            return
        lit = self.lit()
        if not lit.count():
            super().choose()
            return
        self.press(self.any_of(lit))
        ways = self.page.locator(WAYS)
        if ways.count():
            self.press(self.any_of(ways))
        self.choices += 1

    def lit(self) -> Locator:
        on_map = self.page.locator(MAP)
        return on_map if on_map.count() else self.page.locator(CARDS)
