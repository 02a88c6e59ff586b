"""Whether to look under a house: no level ever declines."""

from __future__ import annotations

from deductio.core.messages import Question
from deductio.core.thinking import Wish
from deductio.games.small_detectives.motives import LooksWhileItMay


def look_everywhere(question: Question) -> Wish:
    """The first option is to look under all houses one may."""
    return Wish(question.options[0], LooksWhileItMay())
