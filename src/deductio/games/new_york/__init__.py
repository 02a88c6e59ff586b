"""Inquiries in New York: a thief, a diamond, sixteen clues and twenty-five cells."""

from __future__ import annotations

from deductio.core.box import Box, HelpOption
from deductio.core.game import Game
from deductio.games.new_york.board_content import board_content
from deductio.games.new_york.cases import wished_cases
from deductio.games.new_york.coaching import COACHING
from deductio.games.new_york.default import default
from deductio.games.new_york.domains import domains
from deductio.games.new_york.drawing import draw
from deductio.games.new_york.messages import NewYorkChoice, NewYorkEvent
from deductio.games.new_york.motives import NewYorkMotive
from deductio.games.new_york.notebook import notebook
from deductio.games.new_york.puzzling import PUZZLING
from deductio.games.new_york.rules import lay_the_table, open_the_case, play_turn
from deductio.games.new_york.solo import SOLO
from deductio.games.new_york.state import Options, State
from deductio.games.new_york.strategy import THINKING
from deductio.games.new_york.strategy.believing import BELIEVING
from deductio.games.new_york.view import View
from deductio.games.new_york.wheel import fit

GAME: Game[State] = Game(
    name="new_york",
    package=__name__,
    rules_version=2,
    seats=range(2, 7),
    options=Options,
    choices=NewYorkChoice,
    events=NewYorkEvent,
    domains=domains,
    start=lay_the_table,
    setup=open_the_case,
    turn=play_turn,
    view=View,
    draw=draw,
    mere_names=("district", "code", "water", "shore", "place"),
    box=Box(
        minutes=(20, 30),
        usual_seats=3,
        hue=("#1d2b4f", "#9db1e6"),
        cover="cover.svg",
        advanced=("announce", "last_player", "eliminated_sees_answer", "last_call", "max_rounds"),
        fresh="case",
        fresh_by="level",
        content=board_content,
    ),
    help=HelpOption(
        name="sheet",
        value=lambda helps: "manual" if {"proven", "odds"}.isdisjoint(helps) else "auto",
    ),
    default=default,
    notebook=notebook,
    thinking=THINKING,
    believing=BELIEVING,
    coaching=COACHING,
    puzzling=PUZZLING,
    solo=SOLO,
    motives=NewYorkMotive,
    fit=fit,
    cases=wished_cases,
)
