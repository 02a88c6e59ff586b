"""What each level would say of the solution: by its sheet, or by its odds."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from deductio.core.believing import Beliefs, Believing, evenly
from deductio.core.chance import Chance
from deductio.core.messages import Event, Question
from deductio.core.thinking import PLAIN, Temper
from deductio.deduction.model import Fact, TooLarge, each
from deductio.games.cluedo.coaching import goal
from deductio.games.cluedo.notebook import SOLUTION
from deductio.games.cluedo.strategy.careful import mind_of as of_careful
from deductio.games.cluedo.strategy.inspector import mind_of as of_inspector
from deductio.games.cluedo.strategy.mind import Mind
from deductio.games.cluedo.strategy.rookie import mind_of as of_rookie
from deductio.games.cluedo.strategy.situation import Situation
from deductio.games.cluedo.strategy.ways import ways_of


def by_sheet(level: str, mind_of: Callable[[Situation], Mind]) -> Believing:
    """Whatever is not ticked off may be it, and all of that alike."""

    def believe(
        stream: Sequence[Event], question: Question, luck: Chance, temper: Temper = PLAIN, /
    ) -> Beliefs:
        left = mind_of(Situation(stream, question, luck, ways_of(level, temper))).left
        return evenly(
            goal(stream), each([card for cards in left.values() for card in cards], SOLUTION)
        )

    return believe


def by_odds(
    stream: Sequence[Event], question: Question, luck: Chance, temper: Temper = PLAIN, /
) -> Beliefs:
    """A sleuth's: the exact ones, moved by what others named; unmoved where an answer is asked of
    it so early that there are too many solutions to weigh."""
    from deductio.games.cluedo.strategy.plan import Plan  # only then is NumPy needed

    here = Situation(stream, question, luck, ways_of("sleuth", temper))
    facts = [Fact(*fact) for cards in goal(stream).values() for fact in cards]
    try:
        solutions = Plan(here).solutions
    except TooLarge:
        return {fact: here.known.odds[fact] for fact in facts}
    return {
        fact: sum(odds for cards, odds in solutions.items() if fact.item in cards) for fact in facts
    }


BELIEVING: dict[str, Believing] = {
    "rookie": by_sheet("rookie", of_rookie),
    "careful": by_sheet("careful", of_careful),
    "inspector": by_sheet("inspector", of_inspector),
    "sleuth": by_odds,
}
