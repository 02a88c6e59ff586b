"""Somebody who solves the case of a day beside its page: the same person, by our best player."""

from __future__ import annotations

import json
from datetime import date

import msgspec
from playwright.sync_api import Page
from websockets.sync.client import connect

from deductio.coach.daily.calendar import day_of
from deductio.coach.daily.solo import seal_of_case
from deductio.core.messages import Choice
from deductio.core.solo import SOLVER
from deductio.games import game
from tests.coach.par import opening
from tests.coach.solver import solve


def right_choices(when: date) -> list[Choice]:
    """What our best player would choose from the first ask to the right claim."""
    day = day_of(when)
    match = opening(game(day.game), day.case)[1]
    assert solve(match, seal_of_case(game(day.game), day.case).secret.hex()).right
    return [choice for seat, choice in match.choices if seat == SOLVER]


def solve_beside(page: Page, url: str, code: str, choices: list[Choice]) -> None:
    """Sends one whenever the seat is asked, until the game is over."""
    cookie = "; ".join(f"{one['name']}={one['value']}" for one in page.context.cookies())
    left, sent, answered, asked = iter(choices), 0, 0, False
    address = f"{url.replace('http', 'ws')}/ws/{code}?after=0"
    with connect(address, additional_headers={"Cookie": cookie}) as socket:
        while True:
            frame = json.loads(socket.recv(timeout=60))
            if frame["type"] == "TableChanged" and frame["table"]["standing"] == "over":
                return
            answered += frame["type"] == "Accepted"
            asked = SOLVER in frame["waiting"] if "waiting" in frame else asked
            if asked and sent == answered:
                body = {"key": f"beside {sent}", "choice": msgspec.to_builtins(next(left))}
                socket.send(json.dumps({"type": "Choose", **body}))
                sent += 1
