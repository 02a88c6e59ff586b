"""Puzzles made and told in every language: work for the processes that think.

The server itself only names these functions, so what they need is imported when they run.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec
from msgspec import Raw, Struct

from deductio.coach.hint_steps import LAST
from deductio.coach.messages import Deal
from deductio.coach.puzzles.messages import Grade
from deductio.core.game import Refused
from deductio.deduction.model import Fact
from deductio.deduction.steps import Chain
from deductio.tables.analysis import notes_from
from deductio.tables.live_view import LiveView
from deductio.tables.own_words import own_words_in
from deductio.tables.puzzle_messages import (
    KeptPuzzle,
    NewPuzzle,
    PuzzlePosition,
    PuzzleTold,
    PuzzleVerdict,
)
from deductio.tables.refusals import Unknown
from deductio.tables.spoken import Proof

if TYPE_CHECKING:
    from deductio.coach.puzzles.making import Made
    from deductio.words import Words

read = msgspec.json.Decoder(PuzzleTold).decode


def found(game: str, seed: int, grade: Grade) -> NewPuzzle:
    """A new one of that grade."""
    from deductio.coach.puzzles.finding import find

    return kept(find(game, seed, grade))


def by_code(code: str) -> NewPuzzle:
    """The one of that code; Unknown where there is none."""
    from deductio.coach.puzzles.making import make

    try:
        return kept(make(code))
    except Refused as refused:
        raise Unknown(str(refused), refused.code) from None


def kept(made: Made) -> NewPuzzle:
    from deductio.coach.puzzles.telling import words_for
    from deductio.words import LANGUAGES

    grounds = {fact: ground(made, fact) for fact in made.options}
    told: dict[str, bytes] = {}
    for language in LANGUAGES:
        said = told_in(made, words_for(made, language), grounds)
        told[language] = zlib.compress(msgspec.json.encode(said))
    work = len(made.events) + made.rounds
    return NewPuzzle(made.code, made.game, made.grade, made.theme, told, work)


def unpacked(kept: KeptPuzzle, language: str) -> PuzzleTold:
    return read(zlib.decompress(kept.told[language]))


class Ground(Struct, frozen=True):
    """What speaks for or against an answer, in no language yet."""

    chain: Chain | None
    """Why it is certain that it is so, or that it is not."""
    deal: Deal | None
    """Against a wrong one."""


def ground(made: Made, fact: Fact) -> Ground:
    from deductio.coach.deals import deal_against

    if fact == made.fact:
        return Ground(made.chain, None)
    chain = made.notebook.chain(fact) if fact in made.notebook.certain else None
    return Ground(chain, deal_against(made.notebook, fact, so=made.so))


def told_in(made: Made, words: Words, grounds: Mapping[Fact, Ground]) -> PuzzleTold:
    from deductio.coach.puzzles.telling import hint

    return PuzzleTold(
        position_of(made, words),
        {str(fact): verdict(made, words, fact, ground) for fact, ground in grounds.items()},
        tuple(hint(made, words, step) for step in range(1, LAST + 1)),
    )


def position_of(made: Made, words: Words) -> PuzzlePosition:
    from deductio.coach.puzzles.telling import told

    return PuzzlePosition(
        told(made, words),
        tuple(Raw(msgspec.json.encode(event)) for event in made.stream),
        LiveView(made.played, made.stream).whole(),
        notes_from(made.game, made.stream, "told"),
        own_words_in(made.stream),
    )


def verdict(made: Made, words: Words, fact: Fact, ground: Ground) -> PuzzleVerdict:
    from deductio.coach.deals import deal_in_words
    from deductio.reasoning import proof_in_words

    proof: Proof | None = None
    lines: tuple[str, ...] = ()
    if ground.chain is not None:
        said = proof_in_words(words, made.notebook, made.stream, ground.chain)
        proof = Proof(str(fact), ground.chain.events, said.lines, said.steps)
    if ground.deal is not None:
        lines = deal_in_words(words, made.notebook, ground.deal, made.options)
    return PuzzleVerdict(fact == made.fact, proof, ground.deal, lines)
