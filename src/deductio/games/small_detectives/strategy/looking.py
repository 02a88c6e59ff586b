"""Whether to look under a house: plain players never decline."""

from __future__ import annotations

from collections.abc import Collection

from deductio.core.messages import Choice, Question
from deductio.core.thinking import Wish
from deductio.games.small_detectives.messages import Look, LookAway
from deductio.games.small_detectives.motives import GivesNothingAway, LooksWhileItMay
from deductio.games.small_detectives.strategy.ways import Ways
from deductio.games.small_detectives.street import Tile


def look(question: Question, unknown: Collection[Tile], ways: Ways) -> Wish:
    """The first option is to look under all houses one may."""
    everywhere = question.options[0]
    if not ways.coy or not isinstance(everywhere, Look):
        return Wish(everywhere, LooksWhileItMay())
    new = tuple(tile for tile in everywhere.tiles if tile in unknown)
    choice: Choice = Look(new) if new else LookAway()
    return Wish(choice, LooksWhileItMay() if choice == everywhere else GivesNothingAway())
