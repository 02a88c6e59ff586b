"""The line breaks around a choice: it is sent again under the same key, and carried out once."""

from __future__ import annotations

import json
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.player import READY, make_table

Lost = Literal["the choice", "the answer"]


class BreakingLine:
    """Stands between page and server; breaks the first line on which the page chooses."""

    def __init__(self, page: Page, lost: Lost) -> None:
        self.lost = lost
        self.broken = False
        self.chosen: list[Any] = []
        self.accepted: list[str] = []
        self.refused: list[Any] = []
        self.heard: dict[int, Any] = {}
        page.route_web_socket("**/ws/**", self.open)

    def open(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(lambda frame: self.from_page(page, server, frame))
        server.on_message(lambda frame: self.from_server(page, server, frame))

    def from_page(self, page: WebSocketRoute, server: WebSocketRoute, frame: str | bytes) -> None:
        said = json.loads(frame)
        if said["type"] == "Choose":
            self.chosen.append(said)
            if self.breaks and self.lost == "the choice":
                self.cut(page, server)
                return
        server.send(frame)

    def from_server(self, page: WebSocketRoute, server: WebSocketRoute, frame: str | bytes) -> None:
        said = json.loads(frame)
        if said["type"] == "Accepted":
            self.accepted.append(said["key"])
        elif said["type"] == "Refusal":
            self.refused.append(said)
        if self.breaks:  # the update too is lost: only that the choice counts is known here
            if said["type"] == "Accepted":
                self.cut(page, server)
            return
        for number, event in enumerate(said.get("events", ()), start=said.get("number", 0)):
            self.heard[number] = event
        page.send(frame)

    @property
    def breaks(self) -> bool:
        return len(self.chosen) == 1 and not self.broken

    def cut(self, page: WebSocketRoute, server: WebSocketRoute) -> None:
        self.broken = True
        server.close(code=1000)
        page.close(code=1001)


@pytest.mark.parametrize("lost", ["the choice", "the answer"])
def test_a_choice_whose_answer_is_lost_counts_once(visit: Visit, lost: Lost) -> None:
    page = visit("")
    line = BreakingLine(page, lost)
    page.goto(f"/t/{make_table(page, 'cluedo')}")
    page.wait_for_selector(READY)
    asked = page.locator(".asking .line")
    question = asked.inner_text()
    page.locator(".asking fieldset button").first.click()
    expect(asked).not_to_have_text(question)
    page.wait_for_selector(READY)  # the next question, so nothing is on its way any more
    first, again = line.chosen
    assert again == first
    assert line.accepted == [first["key"]] * (1 if lost == "the choice" else 2)
    assert not line.refused
    taken = [event for event in line.heard.values() if event["type"] == "PawnTaken"]
    assert sorted(event["seat"] for event in taken) == [0, 1, 2]
    assert sorted(line.heard) == list(range(len(line.heard)))
