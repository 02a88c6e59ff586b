"""Results, and the campaign: its acts, its tables, and which games count for it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from operator import attrgetter
from typing import Any

from msgspec import Struct

from deductio.core import campaign as core
from deductio.core.campaign import Act, Ending
from deductio.core.messages import Event, Opened
from deductio.core.streams import first
from deductio.games.almost_innocent.cases import Difficulty, Scenario, ScenarioData, scenarios
from deductio.games.almost_innocent.clues import Character
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


def ending_of(stream: Sequence[Event]) -> Ending | None:
    """AI-72: a house game, an endless case and a game outside a kept campaign do not count."""
    options, result = first(Opened, stream).options, result_of(stream)
    kept = options["progress"] == "campaign" and options["unlocked"] is not None
    if not kept or result.custom or result.scenario not in scenarios():
        return None
    return Ending(result.scenario, result.difficulty, result.won)


def table_options(scenario: Scenario, unlocked: tuple[Character, ...]) -> dict[str, Any]:
    """Of a table that plays any scenario as part of a campaign."""
    return {"scenario": scenario, "progress": "campaign", "unlocked": [*unlocked]}


def acts() -> tuple[Act, ...]:
    by_act = groupby(scenarios().values(), key=attrgetter("act"))
    return tuple(Act(f"{act}", tuple(map(shown, found))) for act, found in by_act)


def shown(scenario: ScenarioData) -> core.Scenario:
    return core.Scenario(scenario.name, (scenario.unlocks,) if scenario.unlocks else ())


CAMPAIGN = core.Campaign(
    acts=acts(),
    level="difficulty",
    asks=("difficulty", "characters"),
    tells=("progress", "unlocked"),
    options=table_options,
    ended=ending_of,
)
