"""Guided games at tables: bots wait for whoever reads."""

from __future__ import annotations

import pytest

from deductio.coach.guide import Juncture
from deductio.coach.lessons import known_lesson
from deductio.games import game
from deductio.tables.house import House
from tests.coach.pupils import follower
from tests.tables.conftest import Later
from tests.tables.people import Ear, a_while, playing

pytestmark = pytest.mark.anyio

USUAL = 11
"""Seconds: nobody waits so long for a page at other tables."""


async def test_bots_wait_until_a_learner_has_read(house: House, later: Later) -> None:
    table = await house.teach("cluedo", "ada", "Ada")
    ada = Ear(0, "ada")
    table.join(ada, 0)
    table.told(ada, 0)
    play = playing(table)
    choose = follower(play.game, known_lesson(game("cluedo")))
    while play.match.waiting == (0,):
        stream, asked = play.match.streams[0], play.match.question(0)
        play.match.choose(0, choose(stream, Juncture(len(stream), asked)))
    made = len(play.match.choices)
    table.wake()
    await later.passes(USUAL)
    assert len(play.match.choices) == made
    table.told(ada, len(play.match.streams[0]))
    await a_while()
    while len(play.match.choices) == made:
        await a_while()
