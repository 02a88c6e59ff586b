"""What a sleuth has in mind: the table, its beliefs, the others, and how each way may end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TypeAlias

from deductio.core.chance import Chance
from deductio.core.game import fold
from deductio.core.messages import Choice, Event, Opened, Seat
from deductio.core.thinking import WORTH_DIGITS
from deductio.games.small_detectives.strategy.beliefs import Beliefs, Prospects
from deductio.games.small_detectives.strategy.chances import Chances, patience
from deductio.games.small_detectives.strategy.insight import Insights, yeses_heard
from deductio.games.small_detectives.strategy.memory import blurred, forgotten
from deductio.games.small_detectives.strategy.rivals import Rivals
from deductio.games.small_detectives.strategy.round_ahead import play_ahead
from deductio.games.small_detectives.strategy.situation import Situation, situation, unseen_cards
from deductio.games.small_detectives.strategy.streets import streets_for
from deductio.games.small_detectives.strategy.ways import Ways
from deductio.games.small_detectives.street import TOKEN_SETS, Card, Token
from deductio.games.small_detectives.view import View

Laid: TypeAlias = Mapping[Seat, list[Card]]
"""The cards of a round: one each, or two with two seats."""


class Mind:
    """One seat's picture of the game at one moment, from its stream alone."""

    def __init__(self, stream: Sequence[Event], luck: Chance, ways: Ways) -> None:
        opened = stream[0]
        assert isinstance(opened, Opened)
        self.luck = luck
        self.ways = ways
        lost = forgotten(stream, ways.remembers)
        self.seen = fold(View(), blurred(stream, lost) if lost else stream)
        self.table: Situation = situation(self.seen)
        self.me: Seat = self.table.me
        self.beliefs = Beliefs(streets_for(ways, stream, lost))
        self.solution, self.odds = self.beliefs.solution()
        insights = Insights(self.beliefs.kinds(), yeses_heard(stream))
        self.chances = Chances(
            insights,
            unseen_cards(self.seen, self.table),
            patience(self.seen.round, opened.options["round_limit"], ways),
            ways,
        )
        self.rivals = Rivals(self.table, insights, self.chances.unseen, ways)

    @property
    def nothing_new(self) -> Prospects:
        return ((1.0, self.odds),)

    @cached_property
    def at_pub(self) -> Prospects:
        """What the best question at the pub would bring."""
        known = self.table.looked[self.me]
        others = {self.table.looked[seat] for seat in self.table.alive if seat != self.me}
        prospects = [
            self.beliefs.after_asking(tokens, looked)
            for looked in sorted(others)
            if looked & ~known
            for tokens in self.open_sets
        ]
        return max(prospects, key=expected, default=self.nothing_new)

    @cached_property
    def open_sets(self) -> list[tuple[Token, ...]]:
        """What is worth asking about at the pub: nothing that is struck off already."""
        tokens = self.beliefs.open_tokens()
        return [chosen for chosen in TOKEN_SETS[self.seen.pub] if tokens.issuperset(chosen)]

    def win(self, after: Situation) -> float:
        """How likely I am to win after a round that leaves the table so."""
        return self.chances.win(after, self.prospects(after))

    def prospects(self, after: Situation) -> Prospects:
        """What I may know then."""
        new = after.looked[self.me] & ~self.table.looked[self.me]
        if new:
            return self.beliefs.after_looking(new)
        return self.at_pub if after.at_pub == self.me else self.nothing_new

    def after(self, table: Situation, laid: Mapping[Seat, Card], plan: Choice | None) -> Situation:
        """The table after these cards, if I follow my plan."""
        return play_ahead(table, laid, plan, self.rivals.liking)

    def laid_out(self, laid: Laid, before: Situation | None = None) -> Situation:
        """The table with these cards taken from the hands and lying in front."""
        table = (before or self.table).clone()
        table.front = {seat: table.front[seat] + cards for seat, cards in laid.items()}
        for seat, cards in laid.items():
            hand = table.hands[seat]
            rest = [card for card in hand if card not in cards]
            table.hands[seat] = rest
            hidden = len(cards) - (len(hand) - len(rest))
            table.unknown[seat] = max(0, table.unknown[seat] - hidden)
        return table


def in_turn(laid: Laid, place: int) -> dict[Seat, Card]:
    """The first cards, or the second ones."""
    return {seat: cards[place] for seat, cards in laid.items()}


def expected(prospects: Prospects) -> float:
    return round(sum(likely * odds for likely, odds in prospects), WORTH_DIGITS)
