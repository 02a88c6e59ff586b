"""The moments of a game that are worth a second look, and which of them count most."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec import Struct

from deductio.coach.judging import Judgement, claims_in, is_free
from deductio.coach.knowing import Knowing
from deductio.coach.messages import MomentKind
from deductio.core.game import Game, Refused
from deductio.core.messages import Choice, Event, Opened
from deductio.core.seat_game import Asked, SeatGame
from deductio.core.streams import first
from deductio.deduction.model import Fact
from deductio.reasons import claimed

WEAK, WORTH_SAYING = 0.5, 0.3
"""A question is weak that should tell less than half of the best, and so many bits less."""
MUCH = 0.1
"""Chances given away are spoken of from here on."""
LONG_ODDS = 0.1
"""Whoever claims something less likely, and need not, guesses early."""
KEY_MOMENTS = 5
OF_A_KIND = 2
"""So many key moments of one kind, as long as there are others."""

WEIGHTS: dict[MomentKind, float] = {
    "against_proof": 100,
    "not_claimed": 90,
    "could_know": 60,
    "guessed_early": 50,
    "gave_away": 40,
    "asked_though_solved": 35,
    "weak_question": 20,
    "looked_at_known": 10,
}
IN_TIME = 5
"""To know something for a while before it can be said is no mistake."""
FOR_BITS, FOR_CHANCE = 10, 100
"""What a lost bit, and a whole lost chance, add to the weight of a moment."""


class Finding(Struct, frozen=True):
    """One moment, without words."""

    at: int
    kind: MomentKind
    facts: tuple[Fact, ...] = ()
    """What it is about: certain by then, one way or the other."""
    asked: Asked | None = None
    better: Choice | None = None
    judgement: Judgement | None = None
    in_time: bool = False
    """Whether what could be known was said later."""

    @property
    def weight(self) -> float:
        if self.in_time:
            return IN_TIME
        lost = self.judgement.lost if self.judgement else 0.0
        by = FOR_BITS if self.judgement and self.judgement.unit == "bits" else FOR_CHANCE
        return WEIGHTS[self.kind] + (by * lost if self.kind in LOSSES else 0)


LOSSES: tuple[MomentKind, ...] = ("gave_away", "weak_question")


def findings(game: SeatGame, knowing: Knowing, judged: Sequence[Judgement]) -> list[Finding]:
    """All moments, in the order of the game."""
    judgements = {id(one.asked): one for one in judged}
    found: list[Finding] = [*could_know(game, knowing), *known_looks(game, knowing)]
    for asked in game.asked:
        if is_free(asked) and not knowing.is_told(asked.at):
            found += at_choice(asked, game, knowing, judgements.get(id(asked)))
    return sorted(first_of_each(found), key=lambda finding: finding.at)


def at_choice(
    asked: Asked, game: SeatGame, knowing: Knowing, judgement: Judgement | None
) -> Iterator[Finding]:
    about_claims = [*claiming(asked, game, knowing, judgement)]
    yield from about_claims
    if judgement is not None and not about_claims:
        yield from by_loss(judgement)
    if asked.question.name in knowing.coaching.wasted_when_known and knowing.is_certain(asked.at):
        facts = tuple(knowing.settled(asked.at).values())
        yield Finding(asked.at, "asked_though_solved", facts, asked)


def claiming(
    asked: Asked, game: SeatGame, knowing: Knowing, judgement: Judgement | None
) -> Iterator[Finding]:
    """Claims against a proof or without any ground, and proofs that were not claimed."""
    certain = knowing.notebook(asked.at).certain
    wrong = tuple(f for f in claimed(asked.choice, game.seat) if certain.get(f) is False)
    if wrong:
        better = judgement.better if judgement else None
        yield Finding(asked.at, "against_proof", wrong, asked, better, judgement)
    elif asked.choice.claims:
        free = len(claims_in(asked)) < len(asked.question.options)
        if judgement and free and judgement.brings[0] < LONG_ODDS:
            yield Finding(asked.at, "guessed_early", (), asked, None, judgement)
    elif proven := provable(asked, game, knowing):
        choice, facts = proven
        yield Finding(asked.at, "not_claimed", facts, asked, choice, judgement)


def provable(
    asked: Asked, game: SeatGame, knowing: Knowing
) -> tuple[Choice, tuple[Fact, ...]] | None:
    """A claim that was certain and allowed then, or the way to it; and what it says."""
    settled = knowing.settled(asked.at)
    if not settled:
        return None
    certain = knowing.notebook(asked.at).certain
    for choice in claims_in(asked):
        facts = claimed(choice, game.seat)
        if all(certain.get(fact) for fact in facts):
            return choice, tuple(facts)
    ways = [one for one in asked.question.options if isinstance(one, knowing.coaching.opens_claim)]
    if ways and asked.choice not in ways and len(settled) == len(knowing.goal):
        return ways[0], tuple(settled.values())
    return None


def by_loss(judgement: Judgement) -> Iterator[Finding]:
    """Only what the game itself has weighed: odds alone know nothing of the other players."""
    asked, better = judgement.asked, judgement.better
    if judgement.unit == "bits":
        if judgement.share < WEAK and judgement.lost > WORTH_SAYING:
            yield Finding(asked.at, "weak_question", (), asked, better, judgement)
    elif judgement.lost > MUCH and judgement.weighed:
        yield Finding(asked.at, "gave_away", (), asked, better, judgement)


def could_know(game: SeatGame, knowing: Knowing) -> Iterator[Finding]:
    """When the goal could be proven, unless the seat said so at once; who plays in a team has to
    think of the others then."""
    at, used = knowing.certain_at, used_at(game, knowing)
    if at is None or is_team(knowing.game, game.stream):
        return
    end = len(game.stream) if used is None else used
    if any(at <= asked.at < end for asked in game.asked):
        facts = tuple(knowing.settled(at).values())
        yield Finding(at, "could_know", facts, in_time=used is not None)


def is_team(game: Game[Any], stream: Sequence[Event]) -> bool:
    opened = first(Opened, stream)
    try:
        options = game.read_options(opened.seats, opened.options)
    except Refused:  # the rules of today know them no more
        return False
    return game.together(opened.seats, options)


def used_at(game: SeatGame, knowing: Knowing) -> int | None:
    """When the seat first claimed what it could prove, once all of the goal could be proven."""
    if knowing.certain_at is None:
        return None
    for asked in game.asked:
        facts = claimed(asked.choice, game.seat)
        if facts and asked.at >= knowing.certain_at:
            certain = knowing.notebook(asked.at).certain
            if all(certain.get(fact) for fact in facts):
                return asked.at
    return None


def known_looks(game: SeatGame, knowing: Knowing) -> Iterator[Finding]:
    """Looks that could show nothing new."""
    for number, event in enumerate(game.stream):
        facts = tuple(Fact(*fact) for fact in knowing.coaching.looks(event))
        if facts and not knowing.is_told(number + 1):
            certain = knowing.notebook(number).certain
            if all(certain.get(fact) for fact in facts):
                yield Finding(number + 1, "looked_at_known", facts)


def first_of_each(found: Iterable[Finding]) -> list[Finding]:
    """What could be proven again and again is said once, and where it could be claimed at once not
    twice."""
    kept: dict[object, Finding] = {}
    for number, finding in enumerate(found):
        kept.setdefault((finding.kind, finding.facts) if finding.facts else number, finding)
    claimable = {finding.at for finding in kept.values() if finding.kind == "not_claimed"}
    return [
        finding
        for finding in kept.values()
        if finding.kind != "could_know" or finding.at not in claimable
    ]


def key_moments(found: Sequence[Finding]) -> list[Finding]:
    """The few that count most, the weightiest first."""
    ranked = sorted(found, key=lambda finding: (-finding.weight, finding.at))
    kinds: dict[MomentKind, int] = {}
    foremost: list[Finding] = []
    others: list[Finding] = []
    for finding in ranked:
        kinds[finding.kind] = kinds.get(finding.kind, 0) + 1
        (foremost if kinds[finding.kind] <= OF_A_KIND else others).append(finding)
    return (foremost + others)[:KEY_MOMENTS]
