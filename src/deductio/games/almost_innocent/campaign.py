"""A group's way through the campaign: what it has won, whom it may be, what comes next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from deductio.core.messages import Event, Opened
from deductio.core.streams import first
from deductio.games.almost_innocent.cases import Difficulty, Scenario, scenarios
from deductio.games.almost_innocent.clues import CHARACTERS, Character
from deductio.games.almost_innocent.messages import CaseClosed, CaseOpened


class Result(Struct, frozen=True):
    """AI-71: how a game ended; all seats share it."""

    scenario: Scenario
    difficulty: Difficulty
    seats: int
    won: bool
    investigation_tokens: int
    almost_innocent_tokens: int
    clues_named: int
    custom: bool = False

    @property
    def merit(self) -> tuple[int, ...]:
        """Among equal set-ups more is better: a win by the tokens left, a loss by clues named."""
        if self.won:
            return 1, self.almost_innocent_tokens, self.investigation_tokens
        return 0, self.clues_named


def result_of(stream: Sequence[Event]) -> Result:
    """The result of a finished game, from anybody's stream."""
    case, closed = first(CaseOpened, stream).case, first(CaseClosed, stream)
    return Result(
        scenario=case.scenario,
        difficulty=case.difficulty,
        seats=first(Opened, stream).seats,
        won=closed.won,
        investigation_tokens=closed.supply.total,
        almost_innocent_tokens=closed.almost_innocent,
        clues_named=closed.named,
        custom=case.custom,
    )


class Progress(Struct, frozen=True):
    """What a group keeps between two games; whoever calls stores it."""

    won: tuple[Scenario, ...] = ()
    """Each once, the latest win last."""

    def after(self, result: Result) -> Progress:
        """AI-72: a win at any difficulty marks its scenario; a loss or a house game nothing."""
        counts = result.won and not result.custom and result.scenario in scenarios()
        if not counts:
            return self
        others = tuple(scenario for scenario in self.won if scenario != result.scenario)
        return Progress((*others, result.scenario))

    @property
    def unlocked(self) -> tuple[Character, ...]:
        """AI-72: the characters whose abilities this group has won."""
        gained = {scenarios()[scenario].unlocks for scenario in self.won}
        return tuple(character for character in CHARACTERS if character in gained)

    @property
    def proposed(self) -> Scenario | None:
        """AI-72: the next scenario not yet won, after the last win; None when all are won."""
        order = list(scenarios())
        start = order.index(self.won[-1]) if self.won else 0
        for scenario in order[start:] + order[:start]:
            if scenario not in self.won:
                return scenario
        return None

    @property
    def is_complete(self) -> bool:
        """The last scenario wins the campaign."""
        return list(scenarios())[-1] in self.won

    def after_game(self, stream: Sequence[Event]) -> Progress:
        return self.after(result_of(stream))

    def next_options(self) -> dict[str, Any]:
        """AI-72: the proposed scenario; when all are won, the first again."""
        return self.options(self.proposed or next(iter(scenarios())))

    def options(self, scenario: Scenario) -> dict[str, Any]:
        """The options of a table that plays any scenario as part of this campaign."""
        return {"scenario": scenario, "progress": "campaign", "unlocked": list(self.unlocked)}
