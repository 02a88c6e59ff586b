"""What a sleuth believes: exact odds of the missing sock, of every card, and of every pair."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from itertools import combinations
from math import log2
from typing import TYPE_CHECKING, TypeVar

from deductio.core.chance import Chance
from deductio.core.messages import Choice
from deductio.core.options import Subsets
from deductio.core.thinking import WORTH_DIGITS
from deductio.deduction.model import Constraint, Fact, NoWorld, each, excluded, known
from deductio.games.chaussette.notebook import SLEEVE, place_of
from deductio.games.chaussette.socks import ACCURACY, KINDS, VALUES, Kind, Slot, kinds_with
from deductio.games.chaussette.socks import equal_characteristics as alike
from deductio.games.chaussette.strategy.claims import weighed
from deductio.games.chaussette.strategy.habits import told_by_habit
from deductio.games.chaussette.strategy.inquiry import Inquiry

if TYPE_CHECKING:
    from deductio.deduction.answer import Answer
    from deductio.games.chaussette.strategy.worths import Odds

C = TypeVar("C", bound=Choice)

POINTS = {kind: {missing: ACCURACY[alike(kind, missing)] for missing in KINDS} for kind in KINDS}
"""What a report of a kind is worth for each token point, by the missing sock (CH-32)."""


class Belief:
    """One seat's odds, with what others have claimed taken into account."""

    def __init__(self, inquiry: Inquiry, luck: Chance) -> None:
        self.inquiry = inquiry
        self._luck = luck

    @cached_property
    def answer(self) -> Answer:
        """What is certain, and what is taken for granted on top of it."""
        told = self._markers() if self.inquiry.view.cooperative else self._habits()
        try:
            return self.inquiry.notebook.answer.given(*[one for some in told for one in some])
        except NoWorld:
            return self._as_possible(told)

    def _as_possible(self, told: Iterable[Sequence[Constraint]]) -> Answer:
        """Assumptions one by one, without those that contradict what is known."""
        found = self.inquiry.notebook.answer
        for some in told:
            with suppress(NoWorld):
                found = found.given(*some)
        return found

    def _markers(self) -> list[list[Constraint]]:
        """Markers are taken as right: with a wrong one the team has lost, whatever comes."""
        return [
            [excluded(*each(kinds_with(other), SLEEVE))]
            for one, value in self.inquiry.view.markers.items()
            for other in VALUES[one]
            if other != value and self.inquiry.view.clue != value
        ]

    def _habits(self) -> list[list[Constraint]]:
        """The others are taken at their habits, until something certain speaks against."""
        return told_by_habit(self.inquiry.stream, self.inquiry.me)

    @cached_property
    def missing(self) -> dict[Kind, float]:
        """How likely each kind is the missing sock."""
        odds = {kind: self.answer.odds[Fact(kind, SLEEVE)] for kind in KINDS}
        return weighed(self.inquiry, odds)

    def unsure(self, slot: Slot) -> float:
        """How many bits are missing to know what lies in that slot."""
        odds = [self.answer.odds[Fact(kind, place_of(slot))] for kind in KINDS]
        return sum((-share * log2(share) for share in odds if 0 < share < 1), 0.0)

    @cached_property
    def twins(self) -> Odds:
        """How likely the cards in two slots are a pair; 0 is the sleeve."""
        if not self._reports_heard:
            return self.answer.in_common
        whole = sum(self.missing[kind] for kind in self._if_missing)
        shares = [
            supposed.in_common * (self.missing[kind] / whole)
            for kind, supposed in self._if_missing.items()
        ]
        return sum(shares[1:], shares[0])

    @property
    def _reports_heard(self) -> bool:
        """Whether the odds of the missing sock are other than those of the drawer alone."""
        return any(self.inquiry.view.reports)

    @cached_property
    def _if_missing(self) -> dict[Kind, Answer]:
        """What follows if this kind were missing, for each that may well be."""
        likely = [
            kind for kind, share in self.missing.items() if share > self.inquiry.ways.unlikely
        ]
        return {kind: self.answer.given(known(Fact(kind, SLEEVE))) for kind in likely}

    def pair_odds(self, slots: Sequence[Slot]) -> float:
        """How likely a search of these slots shows a pair; there can be only one."""
        return float(sum(self.twins[two] for two in combinations(slots, 2)))

    def worth_most(self, options: Subsets[C], pair: float, cards: Mapping[Slot, float]) -> C:
        """The slots that are worth most, if a pair among them and each card is worth so much."""
        from deductio.games.chaussette.strategy.worths import worth_most

        return worth_most(options, self.twins, pair, cards, self._luck)

    def foremost(
        self, options: Subsets[C], pair: float, cards: Mapping[Slot, float], number: int
    ) -> list[C]:
        """The few that are worth most, counted in the same way."""
        from deductio.games.chaussette.strategy.worths import foremost

        return foremost(options, self.twins, pair, cards, number, self._luck)

    def best_report(self) -> tuple[float, Kind]:
        """What the best report is worth for each token point, and which it is."""
        return best_report(self.missing)

    @cached_property
    def news(self) -> dict[Slot, float]:
        """How much better the best report gets, for each token point, by seeing one card."""
        found = dict.fromkeys(self.inquiry.view.cards, 0.0)
        if len(self._if_missing) < 2:
            return found
        sure, _ = best_report({kind: self.missing[kind] for kind in self._if_missing})
        for slot in found:
            if slot not in self.inquiry.known:
                found[slot] = sum(self._if_seen(kind, slot) for kind in KINDS) - sure
        return found

    def _if_seen(self, kind: Kind, slot: Slot) -> float:
        """What the best report is worth where that kind lies there, times how likely that is."""
        fact = Fact(kind, place_of(slot))
        return best_report(
            {
                missing: self.missing[missing] * supposed.odds[fact]
                for missing, supposed in self._if_missing.items()
            }
        )[0]


def best_report(odds: Mapping[Kind, float]) -> tuple[float, Kind]:
    """By the scoring table: a kind that is nearly right often may beat the likeliest one."""
    likely = [(missing, share) for missing, share in odds.items() if share]
    worths = [
        (round(sum([share * points[missing] for missing, share in likely]), WORTH_DIGITS), kind)
        for kind, points in POINTS.items()
    ]
    return max(worths, key=lambda worth: (worth[0], odds.get(worth[1], 0.0)))
