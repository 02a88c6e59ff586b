"""A sleuth in a team: searches, offers, picks and indicates so that three markers come right."""

from __future__ import annotations

from deductio.core.chance import Chance
from deductio.core.messages import Question, Seat
from deductio.core.options import Subsets
from deductio.core.thinking import Motive, Wish
from deductio.games.chaussette.default import offering
from deductio.games.chaussette.messages import (
    GrantBonus,
    Indicate,
    LetIndicate,
    MarkerPlaced,
    Offer,
    Offered,
    Search,
)
from deductio.games.chaussette.motives import (
    HadToIndicate,
    IndicatedLikeliest,
    IndicatedProven,
    LookedForNews,
    SaidWhatIsTrue,
    SentTheBestInformed,
    SoughtPair,
    SparedPairs,
    TookKnownPair,
    TrustedAnOffer,
)
from deductio.games.chaussette.strategy.belief import Belief
from deductio.games.chaussette.strategy.inquiry import Inquiry, percent, shares, twins_among

SURE = 1 - 1e-9


class Plan:
    """Where the team stands, as one of its members sees it."""

    def __init__(self, inquiry: Inquiry, luck: Chance) -> None:
        self.inquiry = inquiry
        self.belief = Belief(inquiry, luck)
        self.view = inquiry.view
        self.me = inquiry.me
        self.needed = len(inquiry.unmarked)
        """Markers still to be placed; each takes a pair."""
        self.pairs = inquiry.pairs_to_come

    @property
    def danger(self) -> int:
        """Pairs that effect cards may still spoil."""
        effects = self.view.effects.values()
        return int(self.view.options.effects and "remove" not in effects)

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

    def knower(self) -> Seat | None:
        """Who said in the last council that it knows a characteristic, and was not asked yet."""
        found: list[Seat] = []
        for event in self.inquiry.stream:
            match event:
                case Offered(seat, skills):
                    found = [other for other in found if other != seat]
                    if "char" in skills:
                        found.append(seat)
                case MarkerPlaced(seat):
                    found = [other for other in found if other != seat]
        return found[0] if found else None

    def best_informed(self) -> Seat:
        """Who lacks the fewest cards; among equals, who comes first from here."""
        clockwise = [(self.me + distance) % self.view.seats for distance in range(self.view.seats)]
        return min(clockwise, key=self.inquiry.unseen_by)


def search(inquiry: Inquiry, question: Question, luck: Chance) -> Wish | None:
    if not isinstance(question.options, Subsets):
        return None
    plan = Plan(inquiry, luck)
    belief = plan.belief
    needs_pair = plan.knows or plan.knower() is not None or plan.needed >= plan.view.counter
    if needs_pair:
        weight = 100.0
    elif plan.pairs - 1 >= plan.needed + plan.danger:
        weight = 6.0
    else:
        weight = -12.0
    unsure = {slot: belief.unsure(slot) for slot in plan.view.cards}
    chosen = belief.worth_most(question.options, weight, unsure)
    return Wish(chosen, _why(plan, chosen, weight))


def _why(plan: Plan, chosen: Search, weight: float) -> Motive:
    for kind, twins in twins_among(plan.inquiry.known):
        if set(twins) <= set(chosen.slots):
            return TookKnownPair(kind, twins)
    odds = percent(plan.belief.pair_odds(chosen.slots))
    if weight < 0:
        return SparedPairs(odds)
    if weight > 50:
        return SoughtPair(odds)
    return LookedForNews(sum(slot not in plan.inquiry.known for slot in chosen.slots))


def volunteer(inquiry: Inquiry, question: Question, luck: Chance) -> Wish:
    plan = Plan(inquiry, luck)
    skills = []
    if twins_among(inquiry.known):
        skills.append("pair")
    share, _ = plan.surest()
    if share >= SURE:
        skills.append("char")
    return Wish(Offer(tuple(skills)), SaidWhatIsTrue(tuple(skills)))


def pick(inquiry: Inquiry, question: Question, luck: Chance) -> Wish:
    plan = Plan(inquiry, luck)
    for seat in offering(plan.view, plan.me, "char"):
        return Wish(LetIndicate(seat), TrustedAnOffer(seat, "char"))
    if plan.knows:
        return Wish(LetIndicate(plan.me), TrustedAnOffer(plan.me, "char"))
    seat = plan.best_informed()
    last = plan.pairs < plan.needed or plan.view.counter <= plan.needed - 1
    if last or GrantBonus(0) not in question.options:
        return Wish(LetIndicate(seat), HadToIndicate(seat))
    return Wish(GrantBonus(seat), SentTheBestInformed(seat, inquiry.unseen_by(seat)))


def indicate(inquiry: Inquiry, question: Question, luck: Chance) -> Wish:
    share, indication = Plan(inquiry, luck).surest()
    if share >= SURE:
        return Wish(indication, IndicatedProven(indication.value))
    return Wish(indication, IndicatedLikeliest(indication.value, percent(share)))
