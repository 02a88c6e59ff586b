"""What a coach of Almost Innocent must know: one's own clues, and what questions tell the team."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from deductio.core.chance import Chance
from deductio.core.coaching import Coaching, Goal, Weighing
from deductio.core.messages import Choice, Event, Question, Seat
from deductio.core.streams import first, reader_of
from deductio.deduction.model import each
from deductio.games.almost_innocent.clues import Clue
from deductio.games.almost_innocent.messages import CaseOpened, Named, SolutionRevealed
from deductio.games.almost_innocent.messages import Question as Asking
from deductio.games.almost_innocent.notebook import solution_of
from deductio.games.almost_innocent.view import View

NOTHING: frozenset[Clue] = frozenset()
"""What a question is about that tells nothing."""
GLANCES = 3
"""So often all answers are gone over to see what each of them rules out beside the others."""


def goal(stream: Sequence[Event]) -> Goal:
    """A spectator seeks nobody's solution."""
    me = reader_of(stream)
    if me is None:
        return {}
    clues = first(CaseOpened, stream).case.board.clues
    return {kind: each(of_kind, solution_of(me)) for kind, of_kind in clues.items()}


def weigh(stream: Sequence[Event], question: Question) -> Weighing | None:
    """The bits by which a question brings the whole team nearer, less what it costs more than the
    cheapest; a seat's own bits alone would praise whoever thinks of nobody else."""
    from deductio.games.almost_innocent.strategy.asking import price
    from deductio.games.almost_innocent.strategy.team_question import TOKEN, without_saved_cards
    from deductio.games.almost_innocent.strategy.told import seen_in

    asking = [choice for choice in question.options if isinstance(choice, Asking)]
    if not asking:
        return None
    seen = seen_in(stream)
    asking = without_saved_cards(seen, asking)
    bits = team_bits(stream, seen, asking)
    cheapest = min(map(price, asking))
    worths: dict[Choice, float] = {
        choice: bits[choice] - TOKEN * (price(choice) - cheapest) for choice in asking
    }
    return Weighing("bits", (worths,), exact=False)


def team_bits(stream: Sequence[Event], seen: View, asking: Sequence[Asking]) -> dict[Asking, float]:
    """How much nearer the team is after each question than after none."""
    from deductio.games.almost_innocent.strategy.team_question import outlook
    from deductio.games.almost_innocent.strategy.told import asked_clues, board_of

    about = {choice: asked_clues(board_of(seen), choice) for choice in asking}
    questions = list(dict.fromkeys([NOTHING, *about.values()]))
    left = outlook(stream, seen, questions, Chance(bytes(32))).left
    now = float(left[questions.index(NOTHING)])
    return {choice: now - float(left[questions.index(clues)]) for choice, clues in about.items()}


def learnt(stream: Sequence[Event]) -> Mapping[Seat, int]:
    """The clues that are crossed out of each one's own solution, if it heeds every answer."""
    from deductio.games.almost_innocent.strategy.slate import Slate
    from deductio.games.almost_innocent.strategy.told import seen_in

    seen = seen_in(stream)
    slates = [Slate(seen, seat, GLANCES) for seat in range(seen.seats)]
    return {slate.of: slate.crossed_out for slate in slates}


def confirms(event: Event) -> bool:
    return isinstance(event, Named)


COACHING = Coaching(
    goal=goal, told_by=(SolutionRevealed,), confirms=confirms, weigh=weigh, learnt=learnt
)
