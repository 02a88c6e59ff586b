"""Small Detectives: eight tiles, fifteen cards, one murder."""

from __future__ import annotations

from deductio.core.box import Box
from deductio.core.game import Game
from deductio.games.small_detectives.board_content import board_content
from deductio.games.small_detectives.coaching import COACHING
from deductio.games.small_detectives.default import default
from deductio.games.small_detectives.domains import domains
from deductio.games.small_detectives.drawing import draw
from deductio.games.small_detectives.messages import SmallDetectivesChoice, SmallDetectivesEvent
from deductio.games.small_detectives.motives import SmallDetectivesMotive
from deductio.games.small_detectives.notebook import notebook
from deductio.games.small_detectives.puzzling import PUZZLING
from deductio.games.small_detectives.rules import lay_the_table, lay_the_tiles, play_round
from deductio.games.small_detectives.solo import SOLO
from deductio.games.small_detectives.state import Options, State
from deductio.games.small_detectives.strategy import THINKING
from deductio.games.small_detectives.strategy.believing import BELIEVING
from deductio.games.small_detectives.view import View

GAME: Game[State] = Game(
    name="small_detectives",
    package=__name__,
    rules_version=2,
    seats=range(2, 6),
    options=Options,
    choices=SmallDetectivesChoice,
    events=SmallDetectivesEvent,
    domains=domains,
    start=lay_the_table,
    setup=lay_the_tiles,
    turn=play_round,
    view=View,
    draw=draw,
    mere_names=("token",),
    box=Box(
        minutes=(15, 25),
        usual_seats=4,
        hue=("#b5472f", "#e88a73"),
        cover="cover.svg",
        advanced=("start_tiles", "round_limit"),
        content=board_content,
    ),
    default=default,
    notebook=notebook,
    motives=SmallDetectivesMotive,
    thinking=THINKING,
    believing=BELIEVING,
    coaching=COACHING,
    puzzling=PUZZLING,
    solo=SOLO,
)
