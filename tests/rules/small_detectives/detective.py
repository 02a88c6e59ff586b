"""A simple sound player: it goes where it has not looked, and declares only what it knows."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.core.chance import Chance
from deductio.core.game import fold
from deductio.core.match import Match
from deductio.core.messages import Choice, Event, Question
from deductio.games.small_detectives.messages import (
    AskAround,
    Declare,
    GoTo,
    Look,
    Play,
    PlayBoth,
    PubAskedAbout,
    SawUnder,
    Walk,
)
from deductio.games.small_detectives.state import State
from deductio.games.small_detectives.street import (
    HOUSES,
    POLICE,
    PUB,
    SIZE,
    STEPS,
    TOKENS,
    Card,
    Position,
    Token,
    ahead,
)
from deductio.games.small_detectives.view import View


class Detective:
    """Follows its own stream and nothing else."""

    def __init__(self, luck: Chance) -> None:
        self.luck = luck
        self.table = View()
        self.cleared: set[Token] = set()
        """Tokens it knows to lie under a house."""
        self.heard = 0

    def choose(self, stream: Sequence[Event], question: Question) -> Choice:
        """The most promising option; among equals, any."""
        self.listen(stream)
        worth = [self.worth(choice) for choice in question.options]
        best = [number for number, value in enumerate(worth) if value == max(worth)]
        return question.options[self.luck.pick(best)]

    def listen(self, stream: Sequence[Event]) -> None:
        news = stream[self.heard :]
        fold(self.table, news)
        for event in news:
            if isinstance(event, SawUnder):
                self.cleared.add(event.token)
            elif isinstance(event, PubAskedAbout) and event.seen_all:
                self.cleared.update(event.tokens)
        self.heard = len(stream)

    def worth(self, choice: Choice) -> float:
        match choice:
            case Play(card):
                return max(map(self.worth_of, reach(card, self.here)))
            case PlayBoth(first, _):
                return self.worth(Play(first))
            case Walk(steps):
                return self.worth_of(ahead(self.here, steps))
            case GoTo(position):
                return self.worth_of(position)
            case Look(tiles):
                return float(len(tiles))
            case AskAround((token,), _):
                return float(token not in self.cleared)
            case Declare(suspect, weapon):
                return 1.0 if self.is_certain and not {suspect, weapon} & self.cleared else -1.0
            case _:
                return 0.0

    def worth_of(self, position: Position) -> float:
        """What it brings to end a round there."""
        if self.is_certain or position == POLICE:
            return float(self.is_certain and position == POLICE)
        return float(position in HOUSES and not self.table.under[self.table.tile_at[position] - 1])

    @property
    def here(self) -> Position:
        assert self.table.me is not None
        return self.table.at[self.table.me]

    @property
    def is_certain(self) -> bool:
        return all(len(self.cleared & set(tokens)) == 3 for tokens in TOKENS.values())


def reach(card: Card, here: Position) -> list[Position]:
    """Where a card may lead; the cards that move no detective lead nowhere else."""
    if card == "unexpected":
        return [ahead(here, steps) for steps in (1, 2, 3)]
    if card == "wheels":
        return [there for there in range(SIZE) if there != here]
    return [PUB if card == "informer" else ahead(here, STEPS.get(card, 0))]


def play(match: Match[State], luck: Chance) -> None:
    """A whole game between such detectives."""
    detectives = [Detective(luck) for _ in match.streams]
    while not match.over:
        seat = match.waiting[0]
        question = match.question(seat)
        assert question is not None
        match.choose(seat, detectives[seat].choose(match.streams[seat], question))
