"""No stray click counts: who clicks twice, or holds a key, chooses once."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.browser.conftest import Visit
from tests.browser.player import RESTED, SURE, Player, make_table
from tests.browser.test_whole_games import SHORT

ENOUGH = 15
"""Choices after which whoever clicks twice has met every kind of control."""


class Sent(list[dict[str, object]]):
    """The choices a page has sent, each once."""

    def __init__(self, page: Page) -> None:
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self.hear)

    def hear(self, frame: str | bytes) -> None:
        said = json.loads(frame)
        if said["type"] == "Choose" and said["key"] not in [one["key"] for one in self]:
            self.append(said)


class DoubleClicker(Player):
    """Clicks everything twice, as on a desktop's icons."""

    def click(self, target: Locator) -> None:
        self.page.mouse.move(0, 0)
        target.dblclick()


@pytest.mark.parametrize("game", SHORT)
def test_who_clicks_twice_chooses_once(visit: Visit, game: str) -> None:
    page = visit("")
    code = make_table(page, game, options=SHORT[game])
    sent = Sent(page)
    page.goto(f"/t/{code}")
    player = DoubleClicker(page)
    sure = page.locator(SURE)
    while not player.wait_for_turn() and (player.choices < ENOUGH or sure.count()):
        player.choose()
    assert player.choices > 0
    assert len(sent) == player.choices


def roll_of(page: Page) -> Locator:
    return page.get_by_role("button", name="Roll the dice")


def until_roll(page: Page) -> int:
    """Whatever others ask first is answered, and presses count again; returns how often."""
    player = Player(page)
    player.wait_for_turn()
    while not roll_of(page).count():
        player.choose()
        player.wait_for_turn()
    page.wait_for_selector(RESTED)
    return player.choices


def test_a_second_click_after_rolling_does_not_throw_the_turn_away(visit: Visit) -> None:
    page = visit("")
    code = make_table(page, "cluedo", options={"pawn_choice": "fixed"})
    sent = Sent(page)
    page.goto(f"/t/{code}")
    answered = until_roll(page)
    roll_of(page).dblclick()
    expect(page.get_by_text("Where do you go?").first).to_be_visible()
    assert [one["choice"] for one in sent[answered:]] == [{"type": "Roll"}]


def resolve_by_keys(page: Page) -> None:
    button = page.locator(f"{RESTED} .asking button", has_text="Let us resolve now")
    button.focus()
    page.keyboard.press("Enter")


def test_who_clicks_impatiently_is_heard(visit: Visit) -> None:
    """The hand lies where the choice appears, and clicks there faster than choices settle."""
    page = visit("")
    code = make_table(page, "almost_innocent", options={"scenario": "1"})
    sent = Sent(page)
    page.goto(f"/t/{code}")
    resolve_by_keys(page)
    page.locator(SURE).hover()
    box = page.locator(SURE).bounding_box()
    assert box
    page.locator(f"{RESTED} .confirm button", has_text="Choose again").focus()
    page.keyboard.press("Enter")
    resolve_by_keys(page)
    page.locator(SURE).wait_for()
    for _ in range(20):
        if not sent:
            page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, delay=100)
    assert [one["choice"] for one in sent] == [{"type": "Propose"}]


class Watchful(Player):
    """Remembers where its hand was last."""

    spot: tuple[float, float] | None = None

    def click(self, target: Locator) -> None:
        box = target.bounding_box()
        super().click(target)
        self.spot = box and (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_pass_never_appears_where_the_hand_was(visit: Visit) -> None:
    """Each turn in New York ends with *Announce nothing*."""
    page = visit("")
    page.goto(f"/t/{make_table(page, 'new_york')}")
    player = Watchful(page, seed=5)
    passes = page.locator(".asking .pass")
    met = 0
    while not player.wait_for_turn() and met < 4:
        for button in passes.all():
            met += 1
            box = button.bounding_box()
            assert box
            if player.spot:
                x, y = player.spot[0] - box["x"], player.spot[1] - box["y"]
                assert not (0 <= x <= box["width"] and 0 <= y <= box["height"])
        ways = page.locator(".asking .row > button:not([aria-expanded])")
        if ways.count():
            player.click(ways.first)
        else:
            player.choose()
    assert met


def test_a_key_that_is_held_chooses_once(visit: Visit) -> None:
    page = visit("")
    code = make_table(page, "cluedo", options={"pawn_choice": "fixed"})
    sent = Sent(page)
    page.goto(f"/t/{code}")
    answered = until_roll(page)
    roll_of(page).focus()
    for _ in range(20):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    expect(page.get_by_text("Where do you go?").first).to_be_visible()
    assert [one["choice"] for one in sent[answered:]] == [{"type": "Roll"}]
