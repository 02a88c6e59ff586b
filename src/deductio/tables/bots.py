"""The bots of live tables: they think elsewhere, and take a moment however easy it was."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from random import SystemRandom

from deductio.bots import Bot, bot
from deductio.bots.cast import level_and_member
from deductio.bots.guest import fault_of
from deductio.bots.habitual import Habitual
from deductio.core.game import Refused
from deductio.core.messages import Event, Question, Seat
from deductio.core.thinking import Wish
from deductio.games import game
from deductio.tables.workers import Asker, Workers

log = logging.getLogger("deductio.tables")

UNTHINKING = "random"
"""This level only draws a lot, which is not worth a journey to another process."""


def thought_seed(secret: str, seat: Seat, number: int) -> str:
    """What decides a bot's luck when it begins to think after so many choices of its own: who is
    quicker among those asked together changes nothing."""
    return f"{secret} {seat} {number}"


class Bots:
    """Gives the wish of a bot after a pause that does not depend on what it could choose."""

    def __init__(self, workers: Workers, pause: tuple[float, float]) -> None:
        self.workers = workers
        self._pause = pause
        self._random = SystemRandom()

    async def wish(
        self,
        asker: Asker,
        name: str,
        player: str,
        seed: str,
        stream: Sequence[Event],
        question: Question,
        *,
        hurried: bool = False,
    ) -> Wish | None:
        """A choice and why; None only where nothing is asked and it does nothing meanwhile."""
        thought = asyncio.ensure_future(self._think(asker, name, player, seed, stream, question))
        try:
            # A long thought ends with a pause too: its length would tell how hard it was.
            while self._pause[1] and not hurried and not thought.done():
                await asyncio.sleep(self._random.uniform(*self._pause))
            return await thought
        finally:
            thought.cancel()

    async def _think(
        self,
        asker: Asker,
        name: str,
        player: str,
        seed: str,
        stream: Sequence[Event],
        question: Question,
    ) -> Wish | None:
        if level_and_member(player)[0] == UNTHINKING:
            return think(name, player, seed, stream, question)
        return await self.workers.run(asker, think, name, player, seed, list(stream), question)


def think(
    name: str, player: str, seed: str, stream: Sequence[Event], question: Question
) -> Wish | None:
    """A fresh bot for every choice: a restart of the server changes nothing. For one of somebody
    else that fails, or may not sit here any more, habit decides."""
    played = game(name)
    try:
        thinker: Bot = bot(player, played, seed)
    except Refused as refused:
        log.warning("%s: habit decides", refused)
        thinker = Habitual(played, seed)
    wish = thinker.wish(stream, question)
    if fault := fault_of(thinker):
        log.warning("%s: habit decides", fault)
    return wish
