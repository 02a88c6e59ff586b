"""A sleuth in a team: searches, proposes and indicates so that three markers come right."""

from __future__ import annotations

from deductio.core.chance import Chance
from deductio.core.messages import Question, Seat
from deductio.core.options import Subsets
from deductio.core.thinking import Motive, Wish
from deductio.games.chaussette.messages import Indicate, MarkerPlaced, Proposed, Search, Skill
from deductio.games.chaussette.motives import (
    HadToIndicate,
    IndicatedLikeliest,
    IndicatedProven,
    LookedForNews,
    SentTheBestInformed,
    SoughtPair,
    SparedPairs,
    TookKnownPair,
)
from deductio.games.chaussette.socks import SLOTS
from deductio.games.chaussette.strategy import council
from deductio.games.chaussette.strategy.belief import Belief
from deductio.games.chaussette.strategy.council import Plan
from deductio.games.chaussette.strategy.inquiry import Inquiry, percent, shares, twins_among

SURE = 1 - 1e-9


class Team:
    """Where the team stands, as one of its members sees it."""

    def __init__(self, inquiry: Inquiry, luck: Chance) -> None:
        self.inquiry = inquiry
        self.belief = Belief(inquiry, luck)
        self.view = inquiry.view
        self.needed = len(inquiry.unmarked)
        """Markers still to be placed; each takes a pair."""
        self.pairs = inquiry.pairs_to_come

    @property
    def danger(self) -> int:
        """Pairs that effect cards may still spoil."""
        effects = self.view.effects.values()
        return int(self.view.options.effects and "remove" not in effects)

    @property
    def is_last_chance(self) -> bool:
        """Whether a marker not placed now would be one too many later.

        A bonus search may open another council, so the last counted search is not yet too late.
        """
        return self.pairs < self.needed or self.view.counter < self.needed

    def surest(self) -> tuple[float, Indicate]:
        """The indication most likely right, and how likely."""
        choices = [
            (share, Indicate(one, value))
            for one in self.inquiry.unmarked
            for value, share in shares(self.belief.missing, one).items()
        ]
        return max(choices, key=lambda choice: round(choice[0], 9))

    @property
    def knows(self) -> bool:
        """Whether this seat can indicate something that is certain."""
        return self.surest()[0] >= SURE

    @property
    def somebody_knows(self) -> bool:
        """Whether a seat has said that it knows a characteristic, and was not asked since."""
        knowing: set[Seat] = set()
        for event in self.inquiry.stream:
            match event:
                case Proposed(seat, reason="char"):
                    knowing.add(seat)
                case Proposed(seat) | MarkerPlaced(seat):
                    knowing.discard(seat)
        return bool(knowing)

    def pair_worth(self) -> float:
        """How much this seat wants its search to show a pair."""
        if self.knows or self.somebody_knows or self.needed >= self.view.counter:
            return self.inquiry.ways.wanted
        ways = self.inquiry.ways
        return ways.welcome if self.has_pairs_to_spare else ways.unwelcome

    @property
    def has_pairs_to_spare(self) -> bool:
        """Whether a pair may come out before somebody knows what to indicate."""
        return self.pairs - 1 >= self.needed + self.danger

    @property
    def reason(self) -> Skill:
        """What this seat can truly say of itself in council."""
        twins = twins_among(self.inquiry.known)
        return council.reason_of(knows_value=self.knows, knows_pair=bool(twins))

    def best_informed(self) -> Seat:
        """Who lacks the fewest cards, but some; among equals, who comes first from the revealer."""
        clockwise = council.clockwise(self.view)
        unseen = {seat: self.inquiry.unseen_by(seat) for seat in clockwise}
        return min(clockwise, key=lambda seat: unseen[seat] or len(SLOTS))


def search(inquiry: Inquiry, question: Question, luck: Chance) -> Wish | None:
    """A pair when it is wanted, else as much news as possible."""
    if not isinstance(question.options, Subsets):
        return None
    team = Team(inquiry, luck)
    pair = team.pair_worth()
    unsure = {slot: team.belief.unsure(slot) for slot in team.view.cards}
    chosen = team.belief.worth_most(question.options, pair, unsure)
    return Wish(chosen, _why(team, chosen, pair))


def _why(team: Team, chosen: Search, pair: float) -> Motive:
    for kind, twins in twins_among(team.inquiry.known):
        if set(twins) <= set(chosen.slots):
            return TookKnownPair(kind, twins)
    odds = percent(team.belief.pair_odds(chosen.slots))
    if pair == team.inquiry.ways.unwelcome:
        return SparedPairs(odds)
    if pair == team.inquiry.ways.wanted:
        return SoughtPair(odds)
    return LookedForNews(sum(slot not in team.inquiry.known for slot in chosen.slots))


def propose(inquiry: Inquiry, question: Question, luck: Chance) -> Wish:
    team = Team(inquiry, luck)
    return council.propose(plan(team), team.reason)


def pick(inquiry: Inquiry, question: Question, luck: Chance) -> Wish:
    return council.pick(plan(Team(inquiry, luck)))


def plan(team: Team) -> Plan:
    """Who knows something indicates; else who knows most looks on, as long as pairs last."""
    must_indicate = team.is_last_chance or not team.view.cards
    search_wanted = team.has_pairs_to_spare and not must_indicate
    skills = ("char", "pair") if search_wanted else ("char",)
    if said := council.certain(team.inquiry, *skills):
        return said
    if team.reason in skills:
        return council.own_certainty(team.inquiry, team.reason)
    seat = team.best_informed()
    if must_indicate:
        return Plan("indicate", seat, HadToIndicate(seat))
    return Plan("bonus", seat, SentTheBestInformed(seat, team.inquiry.unseen_by(seat)))


def indicate(inquiry: Inquiry, question: Question, luck: Chance) -> Wish:
    share, indication = Team(inquiry, luck).surest()
    if share >= SURE:
        return Wish(indication, IndicatedProven(indication.value))
    return Wish(indication, IndicatedLikeliest(indication.value, percent(share)))
