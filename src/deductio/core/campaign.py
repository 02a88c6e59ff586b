"""A campaign: scenarios in acts, how far a group has come in it, and what that unlocks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from deductio.core.messages import Event


class Scenario(msgspec.Struct, frozen=True):
    """One of a campaign: its name in texts, and what winning it unlocks."""

    name: str
    unlocks: tuple[str, ...] = ()


class Act(msgspec.Struct, frozen=True):
    """Some scenarios that belong together, in their order."""

    name: str
    scenarios: tuple[Scenario, ...]


class Ending(msgspec.Struct, frozen=True):
    """How a game of a campaign ended."""

    scenario: str
    level: str
    """How hard it was."""
    won: bool


class Progress(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a group keeps between two games."""

    won: tuple[str, ...] = ()
    """The scenarios, each once, the latest win last."""
    levels: Mapping[str, tuple[str, ...]] = msgspec.field(default_factory=dict)
    """How hard each of them was when it was won."""

    def after(self, ending: Ending) -> Progress:
        """A win marks its scenario, however hard it was; a loss changes nothing."""
        if not ending.won:
            return self
        scenario = ending.scenario
        levels = dict.fromkeys((*self.levels.get(scenario, ()), ending.level))
        others = tuple(name for name in self.won if name != scenario)
        return Progress((*others, scenario), {**self.levels, scenario: tuple(levels)})


@dataclass(frozen=True, kw_only=True)
class Campaign:
    """What a game says of its campaign; nothing in it is ever closed to anyone."""

    acts: tuple[Act, ...]
    level: str
    """The option that says how hard a table is."""
    asks: tuple[str, ...]
    """The options that a group chooses anew for each table, that one among them."""
    tells: tuple[str, ...] = ()
    """The options by which the rules hear how far a group is: nobody else is asked for them."""
    options: Callable[[str, tuple[str, ...]], Mapping[str, Any]]
    """The other options of a table: for a scenario, and a group that has unlocked so much."""
    ended: Callable[[Sequence[Event]], Ending | None]
    """How a finished game ended; None if it does not count for a campaign."""

    @property
    def scenarios(self) -> dict[str, Scenario]:
        return {one.name: one for act in self.acts for one in act.scenarios}

    def unlocked(self, progress: Progress) -> tuple[str, ...]:
        return tuple(
            thing
            for name, scenario in self.scenarios.items()
            if name in progress.won
            for thing in scenario.unlocks
        )

    def proposed(self, progress: Progress) -> str | None:
        """The next scenario not yet won, after the last win; None when all are won."""
        order = list(self.scenarios)
        known = [name for name in progress.won if name in order]
        start = order.index(known[-1]) if known else 0
        return next((one for one in order[start:] + order[:start] if one not in known), None)

    def is_won(self, progress: Progress) -> bool:
        """The last scenario wins the campaign."""
        return list(self.scenarios)[-1] in progress.won

    def next_options(self, progress: Progress) -> Mapping[str, Any]:
        """Of the table this group plays next; when all are won, the first scenario again."""
        return self.table_options(progress, self.proposed(progress) or next(iter(self.scenarios)))

    def table_options(self, progress: Progress, scenario: str) -> Mapping[str, Any]:
        return self.options(scenario, self.unlocked(progress))
