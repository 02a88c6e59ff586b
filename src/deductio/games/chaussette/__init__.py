"""The Sock Inquiry: eight pairs, one drawer, one sock missing."""

from __future__ import annotations

from deductio.core.box import Box, HelpOption
from deductio.core.game import Game
from deductio.games.chaussette.board_content import board_content
from deductio.games.chaussette.coaching import COACHING
from deductio.games.chaussette.default import default
from deductio.games.chaussette.domains import domains
from deductio.games.chaussette.drawing import draw
from deductio.games.chaussette.messages import ChaussetteChoice, ChaussetteEvent
from deductio.games.chaussette.motives import ChaussetteMotive
from deductio.games.chaussette.notebook import notebook
from deductio.games.chaussette.puzzling import PUZZLING
from deductio.games.chaussette.rules import fill_the_drawer, hand_out_clues, take_turn
from deductio.games.chaussette.solo import SOLO
from deductio.games.chaussette.state import Options, State, fit
from deductio.games.chaussette.strategy import THINKING
from deductio.games.chaussette.strategy.believing import BELIEVING
from deductio.games.chaussette.view import View

GAME: Game[State] = Game(
    name="chaussette",
    package=__name__,
    rules_version=2,
    seats=range(1, 6),
    options=Options,
    choices=ChaussetteChoice,
    events=ChaussetteEvent,
    domains=domains,
    start=fill_the_drawer,
    setup=hand_out_clues,
    turn=take_turn,
    view=View,
    draw=draw,
    answers=("propose", "propose_again", "indicate"),
    box=Box(
        minutes=(10, 20),
        usual_seats=3,
        hue=("#2f6c9f", "#86b9e0"),
        cover="cover.svg",
        advanced=("searches",),
        content=board_content,
    ),
    help=HelpOption(
        name="notebook",
        value=lambda helps: [help != "none" for help in helps] if "none" in helps else [],
        has_notebook=lambda notebooks, seat: not notebooks or notebooks[seat],
    ),
    default=default,
    notebook=notebook,
    thinking=THINKING,
    believing=BELIEVING,
    coaching=COACHING,
    puzzling=PUZZLING,
    solo=SOLO,
    motives=ChaussetteMotive,
    fit=fit,
    together=lambda seats, options: options.cooperative(seats),
    modes=("competition", "cooperation"),
)
