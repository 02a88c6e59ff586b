"""What a sleuth believes: exact odds of the missing sock, of every card, and of every pair."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import combinations
from math import log2
from typing import TYPE_CHECKING

from deductio.core.chance import WORDS, Chance
from deductio.deduction.model import Fact, each, excluded, known
from deductio.games.chaussette.notebook import SLEEVE, place_of
from deductio.games.chaussette.socks import ACCURACY, KINDS, VALUE_OF, Kind, Slot
from deductio.games.chaussette.socks import equal_characteristics as alike
from deductio.games.chaussette.strategy.claims import weighed
from deductio.games.chaussette.strategy.habits import told_by_habit
from deductio.games.chaussette.strategy.inquiry import Inquiry

if TYPE_CHECKING:
    from deductio.deduction.answer import Answer

WORLDS = 600
"""Worlds drawn to see which cards are twins."""

POINTS = {kind: {missing: ACCURACY[alike(kind, missing)] for missing in KINDS} for kind in KINDS}
"""What a report of a kind is worth for each token point, by the missing sock (CH-32)."""


class Belief:
    """One seat's odds, with what others have claimed taken into account."""

    def __init__(self, inquiry: Inquiry, luck: Chance) -> None:
        self.inquiry = inquiry
        self._luck = luck

    @cached_property
    def answer(self) -> Answer:
        """Markers are taken as right: with a wrong one the team has lost, whatever comes."""
        answer = self.inquiry.notebook.answer
        wrong = [
            kind
            for kind in KINDS
            if any(VALUE_OF[kind][one] != its for one, its in self.inquiry.view.markers.items())
        ]
        left = [kind for kind in self.inquiry.open_kinds if kind not in wrong]
        if left and len(left) < len(self.inquiry.open_kinds):
            answer = answer.given(excluded(*each(wrong, SLEEVE)))
        return answer if self.inquiry.view.cooperative else self._by_habit(answer)

    def _by_habit(self, answer: Answer) -> Answer:
        """The others are taken at their habits, each as long as nothing certain speaks against."""
        for told in told_by_habit(self.inquiry.stream, self.inquiry.me):
            if answer.answers({True: told})[True]:
                answer = answer.given(*told)
        return answer

    @cached_property
    def missing(self) -> dict[Kind, float]:
        """How likely each kind is the missing sock."""
        odds = {kind: self.answer.odds[Fact(kind, SLEEVE)] for kind in KINDS}
        return weighed(self.inquiry, odds)

    @cached_property
    def likely(self) -> list[Kind]:
        return [kind for kind in KINDS if self.missing[kind] > 0]

    def unsure(self, slot: Slot) -> float:
        """How many bits are missing to know what lies in that slot."""
        odds = [self.answer.odds[Fact(kind, place_of(slot))] for kind in KINDS]
        return sum((-share * log2(share) for share in odds if 0 < share < 1), 0.0)

    @cached_property
    def twins(self) -> dict[tuple[Slot, Slot], float]:
        """How likely the cards in two slots are a pair, the lower slot first."""
        from deductio.games.chaussette.strategy.twin_odds import twin_odds

        worlds = self.answer.sample(WORLDS, self._luck.below(WORDS))
        before = [self.answer.odds[Fact(kind, SLEEVE)] for kind in KINDS]
        after = [self.missing[kind] for kind in KINDS]
        return twin_odds(worlds.pieces, before, after)

    def pair_odds(self, slots: Sequence[Slot]) -> float:
        """How likely a search of these slots shows a pair; there can be only one."""
        return sum(self.twins.get(two, 0.0) for two in combinations(slots, 2))

    def best_report(self) -> tuple[float, Kind]:
        """What the best report is worth for each token point, and which it is."""
        return best_report(self.missing)

    @cached_property
    def news(self) -> dict[Slot, float]:
        """How much better the best report gets, for each token point, by seeing one card."""
        sure, _ = self.best_report()
        found = dict.fromkeys(self.inquiry.view.cards, 0.0)
        if len(self.likely) == 1:
            return found
        if_missing = {
            kind: self.answer.given(known(Fact(kind, SLEEVE))).odds for kind in self.likely
        }
        for slot in found:
            if slot not in self.inquiry.known:
                found[slot] = sum(self._if_seen(kind, slot, if_missing) for kind in KINDS) - sure
        return found

    def _if_seen(
        self, kind: Kind, slot: Slot, if_missing: Mapping[Kind, Mapping[Fact, float]]
    ) -> float:
        fact = Fact(kind, place_of(slot))
        return best_report(
            {missing: self.missing[missing] * odds[fact] for missing, odds in if_missing.items()}
        )[0]


def best_report(odds: Mapping[Kind, float]) -> tuple[float, Kind]:
    """By the scoring table: a kind that is nearly right often may beat the likeliest one."""
    worths = {
        kind: sum(share * POINTS[kind][missing] for missing, share in odds.items())
        for kind in KINDS
    }
    best = max(KINDS, key=lambda kind: (round(worths[kind], 9), odds.get(kind, 0.0)))
    return worths[best], best
