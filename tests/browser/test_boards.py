"""Two people in two browsers and a bot: whole games on the boards, and nobody hears too much."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, WebSocket, expect

from deductio.core.log import play_again
from deductio.core.messages import Event
from deductio.core.record import Record
from deductio.games import game
from tests.browser.boards import BoardPlayer
from tests.browser.conftest import Visit
from tests.browser.player import OVER, READY, make_table

CHAIRS = [{"type": "Me"}, {"type": "PersonWanted"}, {"type": "BotSeated", "level": "sleuth"}]
LIMITS = {"small_detectives": {"round_limit": 20}, "cluedo": {"round_limit": 20}}


class Ear:
    """Every event that came over a page's WebSockets, by its number in the stream."""

    def __init__(self, page: Page) -> None:
        self.events: dict[int, Any] = {}
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)

    def hear(self, frame: str | bytes) -> None:
        told = json.loads(frame)
        for number, event in enumerate(told.get("events", ()), start=told.get("number", 0)):
            self.events[number] = event

    @property
    def stream(self) -> list[Any]:
        return [self.events[number] for number in sorted(self.events)]


@pytest.mark.parametrize("name", LIMITS)
def test_two_browsers_and_a_bot_play_a_whole_game(visit: Visit, name: str) -> None:
    host, friend = visit(""), visit("")
    ears = [Ear(host), Ear(friend)]
    code = make_table(host, name, chairs=CHAIRS, options=LIMITS[name], start=False)
    for page in (host, friend):
        page.goto(f"/t/{code}")
    friend.get_by_role("button", name="Sit here").click()
    host.get_by_role("button", name="Start").click()
    players = [BoardPlayer(host, seed=1), BoardPlayer(friend, seed=2)]
    take_turns(players)
    for page in (host, friend):
        expect(page.locator("#result")).to_be_visible()
    for ear, told in zip(ears, streams_at(host, code), strict=False):
        assert ear.stream == json.loads(msgspec.json.encode(told))


def take_turns(players: list[BoardPlayer]) -> None:
    """Whoever is asked chooses, until the game is over."""
    while True:
        for player in players:
            if player.page.locator(OVER).count():
                return
            if player.page.locator(READY).count():
                player.choose()
        players[0].page.wait_for_timeout(20)


def streams_at(page: Page, code: str) -> list[list[Event]]:
    """What each seat was told, by playing the record again."""
    raw = page.evaluate("code => fetch(`/api/tables/${code}/record`).then(r => r.text())", code)
    record = msgspec.json.decode(raw, type=Record)
    match = play_again(record.log, game(record.game)).match
    assert match is not None
    return match.streams
