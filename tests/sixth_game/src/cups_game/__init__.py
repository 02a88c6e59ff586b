"""Under the Cups: a ring, some other things, and as many cups."""

from __future__ import annotations

from cups_game.messages import CupsChoice, CupsEvent
from cups_game.notebook import notebook
from cups_game.rules import lay_the_cups, look_once, take_turn
from cups_game.state import Options, State, domains, things_for
from cups_game.view import View, default, draw
from deductio.core.box import Box
from deductio.core.game import Game

GAME: Game[State] = Game(
    name="cups",
    package=__name__,
    rules_version=1,
    seats=range(2, 5),
    options=Options,
    choices=CupsChoice,
    events=CupsEvent,
    domains=domains,
    start=lay_the_cups,
    setup=look_once,
    turn=take_turn,
    view=View,
    draw=draw,
    default=default,
    notebook=notebook,
    box=Box(
        minutes=(3, 5),
        usual_seats=2,
        hue=("#7a4a12", "#e2b070"),
        cover="cover.svg",
        board="board.js",
        content=lambda: {"things": things_for(6)},
    ),
)
