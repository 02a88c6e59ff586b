"""Cluedo: six suspects, six weapons, nine rooms, one victim."""

from __future__ import annotations

from deductio.core.box import Box
from deductio.core.game import Game
from deductio.games.cluedo.board_content import board_content
from deductio.games.cluedo.coaching import COACHING
from deductio.games.cluedo.corridor import corridor_texts
from deductio.games.cluedo.default import default
from deductio.games.cluedo.domains import domains
from deductio.games.cluedo.drawing import draw
from deductio.games.cluedo.messages import CluedoChoice, CluedoEvent
from deductio.games.cluedo.motives import CluedoMotive
from deductio.games.cluedo.notebook import notebook
from deductio.games.cluedo.puzzling import PUZZLING
from deductio.games.cluedo.rules import lay_the_table, play_turn, seat_the_detectives
from deductio.games.cluedo.solo import SOLO
from deductio.games.cluedo.state import Options, State, fit, sharing
from deductio.games.cluedo.strategy import THINKING
from deductio.games.cluedo.strategy.believing import BELIEVING
from deductio.games.cluedo.view import View

GAME: Game[State] = Game(
    name="cluedo",
    package=__name__,
    rules_version=2,
    seats=range(2, 7),
    options=Options,
    choices=CluedoChoice,
    events=CluedoEvent,
    domains=domains,
    start=lay_the_table,
    setup=seat_the_detectives,
    turn=play_turn,
    view=View,
    draw=draw,
    mere_names=("card",),
    fit=fit,
    sharing=sharing,
    answers=("show", "confide"),
    texts=corridor_texts,
    box=Box(
        minutes=(20, 40),
        usual_seats=4,
        hue=("#1f4d3a", "#6fb596"),
        cover="cover.svg",
        advanced=("round_limit",),
        content=board_content,
    ),
    default=default,
    notebook=notebook,
    thinking=THINKING,
    believing=BELIEVING,
    coaching=COACHING,
    puzzling=PUZZLING,
    solo=SOLO,
    motives=CluedoMotive,
)
