"""Puzzles made and told in every language: work for the processes that think.

The server itself only names these functions, so what they need is imported when they run.
"""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

import msgspec
from msgspec import Raw

from deductio.coach.hint_steps import LAST
from deductio.coach.puzzles.messages import Grade
from deductio.deduction.model import Fact
from deductio.tables.analysis import notes_from
from deductio.tables.live_view import LiveView
from deductio.tables.messages import Proof
from deductio.tables.own_words import own_words_in
from deductio.tables.puzzle_messages import KeptPuzzle, PuzzlePosition, PuzzleTold, PuzzleVerdict

if TYPE_CHECKING:
    from deductio.coach.puzzles.making import Made
    from deductio.words import Words

read = msgspec.json.Decoder(PuzzleTold).decode


def found(game: str, seed: int, grade: Grade) -> KeptPuzzle:
    """A new one of that grade."""
    from deductio.coach.puzzles.finding import find

    return kept(find(game, seed, grade))


def by_code(code: str) -> KeptPuzzle:
    """The one of that code; Refused where there is none."""
    from deductio.coach.puzzles.making import make

    return kept(make(code))


def kept(made: Made) -> KeptPuzzle:
    from deductio.coach.puzzles.telling import words_for
    from deductio.words import LANGUAGES

    told: dict[str, bytes] = {
        language: zlib.compress(msgspec.json.encode(told_in(made, words_for(made, language))))
        for language in LANGUAGES
    }
    return KeptPuzzle(made.code, made.game, made.grade, made.theme, told)


def unpacked(kept: KeptPuzzle, language: str) -> PuzzleTold:
    return read(zlib.decompress(kept.told[language]))


def told_in(made: Made, words: Words) -> PuzzleTold:
    from deductio.coach.puzzles.telling import hint

    return PuzzleTold(
        position_of(made, words),
        {str(fact): verdict(made, words, fact) for fact in made.options},
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


def verdict(made: Made, words: Words, claim: Fact) -> PuzzleVerdict:
    """What there is to say to an answer: a proof of it, or against it; and a deal against it."""
    from deductio.coach.deals import deal_against, deal_in_words
    from deductio.coach.puzzles.telling import judge
    from deductio.reasoning import prove

    judged = judge(made, words, str(claim))
    proof = None
    if claim in made.notebook.certain:
        said = prove(words, made.notebook, made.stream, claim)
        proof = Proof(str(claim), said.chain.events, said.lines, said.steps)
    if judged.right:
        return PuzzleVerdict(True, judged.text, proof, None)
    deal = deal_against(made.notebook, claim, so=made.so)
    lines = deal_in_words(words, made.notebook, deal, made.options)
    return PuzzleVerdict(False, judged.text, proof, deal, lines)
