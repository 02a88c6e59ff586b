"""Every game is played to its end by the general controls alone, also where it has a board."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player, make_table

SHORT: dict[str, dict[str, Any]] = {
    "small_detectives": {"round_limit": 20},
    "cluedo": {"round_limit": 20},
    "chaussette": {},
    "new_york": {"max_rounds": 10},
    "almost_innocent": {},
}


@pytest.mark.parametrize("game", SHORT)
def test_whole_game(visit: Visit, game: str) -> None:
    page = visit("")
    code = make_table(page, game, options=SHORT[game])
    page.goto(f"/t/{code}")
    player = Player(page)
    player.play_to_the_end()
    assert player.choices > 0
    expect(page.locator("#result")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("region", name="My finished games").locator("li")).to_have_count(1)
