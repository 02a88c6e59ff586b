"""The sleuth's turn: the question after which the team knows most, or wins most often."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import numpy as np

from deductio.core.chance import Chance
from deductio.core.messages import Event, Question, Seat
from deductio.core.thinking import WORTH_DIGITS, Wish, best
from deductio.games.almost_innocent.default import ability_of
from deductio.games.almost_innocent.messages import Propose
from deductio.games.almost_innocent.messages import Question as Asking
from deductio.games.almost_innocent.motives import (
    AllSeemToKnow,
    CostsNoToken,
    HelpsMost,
    WinsMost,
)
from deductio.games.almost_innocent.strategy.asking import is_sure_of_more_turns, price
from deductio.games.almost_innocent.strategy.beliefs import Beliefs
from deductio.games.almost_innocent.strategy.endgame import LITTLE, endgame
from deductio.games.almost_innocent.strategy.outlook import Drawn, Listed, Outlook, Questions
from deductio.games.almost_innocent.strategy.told import asked_clues, board_of, seen_in
from deductio.games.almost_innocent.strategy.ways import Ways
from deductio.games.almost_innocent.view import View

TOKEN = 1.2
"""The bits that a token is worth."""
NEAR = 1.0
"""Bits of doubt with which a bold one would try."""
SAFE = 1 - 1e-9
"""The chance to win that nothing can better."""
TRIED = 8
"""Questions for which the next one is thought of too."""


def ask_for_the_team(
    stream: Sequence[Event], question: Question, luck: Chance, ways: Ways
) -> Wish | None:
    asking = [choice for choice in question.options if isinstance(choice, Asking)]
    if not asking:
        return None
    seen = seen_in(stream)
    if ways.saves:
        asking = without_saved_cards(seen, asking)
    team = Team(stream, seen, asking, luck, ways)
    if ways.proposes and team.seems_clear and Propose() in question.options:
        return Wish(Propose(), AllSeemToKnow())
    if free := [choice for choice in asking if not price(choice)]:
        return team.most_told(free, luck)
    if seen.supply.total <= 2:
        return team.likeliest_to_win(asking, seen, luck)
    return team.most_told(asking, luck)


def without_saved_cards(seen: View, asking: list[Asking]) -> list[Asking]:
    """A card is for the end."""
    if not is_sure_of_more_turns(seen):
        return asking
    return [choice for choice in asking if ability_of(choice) is None] or asking


class Team:
    """The questions that can be asked, and everyone who is in doubt."""

    def __init__(
        self,
        stream: Sequence[Event],
        seen: View,
        asking: Sequence[Asking],
        luck: Chance,
        ways: Ways,
    ) -> None:
        self.seen, self.ways = seen, ways
        about = [asked_clues(board_of(seen), choice) for choice in asking]
        questions = list(dict.fromkeys(about))
        self.place = {
            choice: questions.index(clues) for choice, clues in zip(asking, about, strict=True)
        }
        self.outlook = outlook(stream, seen, questions, luck)

    def most_told(self, asking: Sequence[Asking], luck: Chance) -> Wish:
        """The least doubt for the price."""
        chosen = best(asking, self.told, luck)
        return Wish(chosen, self.reason(chosen))

    @property
    def seems_clear(self) -> bool:
        """Nobody can be in doubt; to whoever trusts the others, nobody in much."""
        is_near = self.ways.trusts and bool(self.outlook.bits.max() < NEAR)
        return is_near or self.outlook.is_clear

    def told(self, choice: Asking) -> float:
        left = float(self.outlook.left[self.place[choice]])
        return self.leaning(choice) - left - TOKEN * price(choice)

    def leaning(self, choice: Asking) -> float:
        """What its temper adds: nothing as long as all doubts count alike."""
        more = [weight - 1.0 for weight in self.weights.values()]
        if not any(more):
            return self.ways.liking(self.seen, choice)
        told = self.outlook.bits - self.outlook.bits_after(self.place[choice])
        return float(np.dot(more, told)) + self.ways.liking(self.seen, choice)

    @cached_property
    def weights(self) -> dict[Seat, float]:
        """How much the doubts of each seat count."""
        assert self.seen.me is not None
        bits = np.round(self.outlook.bits, WORTH_DIGITS)
        return self.ways.weights(
            self.seen.me, dict(zip(self.outlook.seats, bits.tolist(), strict=True))
        )

    def likeliest_to_win(self, asking: Sequence[Asking], seen: View, luck: Chance) -> Wish:
        """With one or two questions to come, what counts is how often everyone is right."""
        last = self.outlook.last
        won = {choice: float(last[self.place[choice]]) for choice in asking}
        followed = [choice for choice in asking if price(choice) < seen.supply.total]
        for choice in sorted(followed, key=self.told, reverse=True)[:TRIED]:
            won[choice] = self.outlook.chance_after_two(self.place[choice])
            if won[choice] > SAFE:
                break
        chosen = best(asking, lambda choice: won[choice] + LITTLE * self.told(choice), luck)
        return Wish(chosen, WinsMost(round(100 * won[chosen])))

    def reason(self, choice: Asking) -> CostsNoToken | HelpsMost:
        """Whom it helps most, by the mean number of cases."""
        character = ability_of(choice)
        if character is not None:
            return CostsNoToken(character)
        before, after = self.outlook.bits, self.outlook.bits_after(self.place[choice])
        most = int(np.round(before - after, WORTH_DIGITS).argmax())
        return HelpsMost(self.outlook.seats[most], cases(before[most]), cases(after[most]))


def outlook(stream: Sequence[Event], seen: View, questions: Questions, luck: Chance) -> Outlook:
    doubters = [seat for seat in range(seen.seats) if is_in_doubt(seen, seat)]
    if end := endgame(stream, seen, doubters):
        return Listed(end.of_doubters(), questions)
    beliefs = Beliefs(stream, seen, luck)
    doubts = {seat: beliefs.doubt(seat) for seat in doubters}
    return Drawn(beliefs.board, questions, doubts, seen.almost_innocent)


def is_in_doubt(seen: View, seat: Seat) -> bool:
    """Unless it says that it knows."""
    return seat == seen.me or seen.said[seat].get("combination") != "know"


def cases(bits: float) -> int:
    return round(float(np.exp2(bits)))
