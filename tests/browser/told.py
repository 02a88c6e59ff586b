"""Feeds a page the frames of a game, one by one, over a clock that is moved by hand."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
from msgspec import Struct
from playwright.sync_api import Page, WebSocketRoute

from deductio.core.game import fold
from deductio.tables.play import Play
from tests.browser.conftest import Visit
from tests.browser.player import make_table
from tests.tables.test_live_view import any_choice, begun

RECORD = """() => {
    window.seen = []; window.spoken = []
    const strip = document.querySelector('.story[data-told]')
    const board = document.querySelector('.board')
    new MutationObserver(() => seen.push([Number(strip.dataset.told), drawn(board)]))
        .observe(strip, {attributes: true, attributeFilter: ['data-told']})
    new MutationObserver(changes => changes.forEach(({addedNodes}) =>
        addedNodes.forEach(one => one.textContent.trim() && spoken.push(one.textContent))))
        .observe(strip.querySelector('[aria-live]'), {childList: true})
}"""
DRAWN = """window.drawn = board => {
    const copy = board.cloneNode(true)
    for (const one of copy.querySelectorAll('*'))
        for (const name of ['class', 'style', 'data-lit']) one.removeAttribute(name)
    return copy.innerHTML.replace(/<!--.*?-->/g, '')
}"""
A_WHILE = 60_000
"""Milliseconds in which any one update is told."""


class Frames(Struct):
    """What one seat hears of a game: the first view, then update after update."""

    play: Play
    random: Random

    def welcome(self, heard: int, info: Any) -> dict[str, Any]:
        """As if the reader came after so many events."""
        stream = self.play.stream(0)[:heard]
        view = fold(self.play.game.view(), stream)
        return {
            "type": "Welcome",
            "table": info,
            "number": 0,
            "events": json.loads(msgspec.json.encode(stream)),
            "view": json.loads(msgspec.json.encode(view)),
            "ask": None,
            "waiting": [],
            "said": [],
            "marks": {},
            "things": msgspec.to_builtins(self.play.things(0)),
        }

    def updates(self) -> Iterator[dict[str, Any]]:
        """One for each choice until the game is over; nobody is asked anything."""
        self.play.view_of(0).whole()
        while not self.play.match.over:
            _, [(_, frame)] = self.play.take(*any_choice(self.play, self.random), "", [0])
            yield json.loads(frame) | {"ask": None, "waiting": []}


class ToldPage:
    """A page whose line to the table is in the hands of the test."""

    def __init__(self, visit: Visit, name: str, seed: int, options: Any, **settings: Any) -> None:
        self.frames = Frames(begun(name, seed, **options), Random(seed))
        told = {"pace": "normal", "stage": "never"} | settings
        self.page: Page = visit("", reduced_motion="reduce", **told)
        self.page.add_init_script(DRAWN)
        code = make_table(self.page, name)
        self.page.route_web_socket(f"**/ws/{code}*", self._open)
        self.page.clock.install()
        info = self.page.request.get(f"/api/tables/{code}").json()
        names = [f"Seat {seat}" for seat in range(len(self.frames.play.match.streams))]
        sitters = [
            info["sitters"][0] | {"seat": seat, "name": name} for seat, name in enumerate(names)
        ]
        self.info = info | {"sitters": sitters}
        self.page.goto(f"/t/{code}")
        self.page.locator(".story[data-told]").wait_for()
        self.page.evaluate(RECORD)

    def _open(self, line: WebSocketRoute) -> None:
        self.line = line
        line.on_message(lambda frame: None)
        self.come(len(self.frames.play.stream(0)))

    def come(self, heard: int) -> None:
        self.line.send(json.dumps(self.frames.welcome(heard, self.info)))

    def send(self, frame: dict[str, Any]) -> None:
        """Returns when it is being told; whatever was sent before must have been."""
        self.line.send(json.dumps(frame))
        if frame["events"]:
            told = frame["number"]
            self.page.locator(f".story[data-told]:not([data-told='{told}'])").wait_for()

    @staticmethod
    def as_text(frame: dict[str, Any]) -> str:
        return json.dumps(frame)

    def wait_until_told(self) -> None:
        self.page.clock.run_for(A_WHILE)

    def several(self) -> dict[str, Any]:
        """The next update that brings several sentences; all before it are told."""
        for update in self.frames.updates():
            if len(update["events"]) > 3 and update["number"] > 20:
                return update
            self.send(update)
            self.wait_until_told()
        raise AssertionError("nothing of the kind happens in this game")

    def seen(self) -> list[tuple[int, str]]:
        """After how many events told what the board showed."""
        return [(told, html) for told, html in self.page.evaluate("seen.splice(0)")]

    def spoken(self) -> list[str]:
        return list(self.page.evaluate("spoken.splice(0)"))

    def board(self) -> str:
        return str(self.page.evaluate("drawn(document.querySelector('.board'))"))
