"""Almost Innocent: everyone is accused, and everyone holds the proof for somebody else."""

from __future__ import annotations

from deductio.core.box import Box
from deductio.core.game import Game
from deductio.games.almost_innocent.board_content import board_content
from deductio.games.almost_innocent.campaign import CAMPAIGN
from deductio.games.almost_innocent.coaching import COACHING
from deductio.games.almost_innocent.default import default
from deductio.games.almost_innocent.domains import domains
from deductio.games.almost_innocent.drawing import draw
from deductio.games.almost_innocent.figures import described
from deductio.games.almost_innocent.messages import AlmostInnocentChoice, AlmostInnocentEvent
from deductio.games.almost_innocent.motives import AlmostInnocentMotive
from deductio.games.almost_innocent.notebook import notebook
from deductio.games.almost_innocent.puzzling import PUZZLING
from deductio.games.almost_innocent.rules import (
    check_options,
    lay_the_table,
    play_on,
    prepare,
)
from deductio.games.almost_innocent.solo import SOLO
from deductio.games.almost_innocent.state import Options, State
from deductio.games.almost_innocent.strategy import THINKING
from deductio.games.almost_innocent.strategy.believing import BELIEVING
from deductio.games.almost_innocent.view import View

GAME: Game[State] = Game(
    name="almost_innocent",
    package=__name__,
    rules_version=2,
    seats=range(2, 6),
    options=Options,
    choices=AlmostInnocentChoice,
    events=AlmostInnocentEvent,
    domains=domains,
    start=lay_the_table,
    setup=prepare,
    turn=play_on,
    view=View,
    draw=draw,
    mere_names=("clue", "character"),
    answers=("agree", "queen_move", "din_draw", "din_show", "teor_mark"),
    box=Box(
        minutes=(20, 40),
        usual_seats=3,
        hue=("#5b3a8c", "#b79be0"),
        cover="cover.svg",
        advanced=(
            "progress",
            "early_resolution",
            "endless_seed",
            "abilities",
            "kinds",
            "sevenths",
            "big_clues",
            "queen",
            "free_tokens",
            "quantity_tokens",
            "type_tokens",
            "almost_innocent_tokens",
        ),
        content=board_content,
    ),
    default=default,
    notebook=notebook,
    thinking=THINKING,
    believing=BELIEVING,
    coaching=COACHING,
    puzzling=PUZZLING,
    solo=SOLO,
    together=lambda seats, options: True,
    motives=AlmostInnocentMotive,
    fit=check_options,
    cases=described,
    campaign=CAMPAIGN,
)
