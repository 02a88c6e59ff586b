"""A puzzle in words: as it is told to whoever solves it, what an answer is worth, and hints."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from deductio.bots.names import called
from deductio.coach.deals import world_against
from deductio.coach.hint_steps import LAST, HintStep
from deductio.coach.puzzles.making import Made
from deductio.coach.puzzles.messages import Judged, Line, Option, Puzzle
from deductio.core.game import Refused
from deductio.deduction.model import Fact
from deductio.deduction.notebook import Notebook
from deductio.reasoning import prove
from deductio.reasons import begun, fact_in_words, facts_within, name_of, observation, where
from deductio.words import Language, Words


def words_for(made: Made, language: Language) -> Words:
    """Words spoken to the seat of a puzzle; the others are called as some of the cast are."""
    names = called(("inspector",) * made.seats, made.code)
    return Words(made.played, language, me=made.seat, names=names)


def told(made: Made, words: Words) -> Puzzle:
    """As somebody sees it who is to solve it."""
    notebook = made.notebook
    plainly = notebook.without_riddles()
    outright = plainly.told_outright
    return Puzzle(
        code=made.code,
        game=made.game,
        seat=made.seat,
        seats=made.seats,
        names=tuple(words.name("seat", seat) for seat in range(made.seats)),
        grade=made.grade,
        kind=made.kind,
        theme=made.theme,
        frame=words.text("proof-frame"),
        lines=tuple(
            Line(line, observation(words, notebook, made.stream, *line)) for line in made.lines
        ),
        question=question_in_words(made, words),
        options=tuple(
            Option(str(fact), option_in_words(made, words, fact)) for fact in made.options
        ),
        so=made.so,
        things=notebook.item_domain,
        places={place: notebook.place_of(place) for place in notebook.models[0].frame.places},
        facts=tuple(map(str, notebook.models[0].frame.facts)),
        told={str(fact): (outright[fact], by[0]) for fact, by in plainly.told_by.items()},
    )


def question_in_words(made: Made, words: Words) -> str:
    if made.kind == "proven":
        return words.text("puzzle-proven", {"options": len(made.options)})
    first = made.options[0]
    known = {
        "item": name_of(words, made.notebook, first),
        "place": where(words, made.notebook, first.place),
    }
    return words.text(f"puzzle-{made.asking.name}", known)


def option_in_words(made: Made, words: Words, fact: Fact) -> str:
    match made.kind:
        case "proven":
            return fact_in_words(words, made.notebook, fact, so=made.so)
        case "item":
            return name_of(words, made.notebook, fact)
        case "place":
            return where(words, made.notebook, fact.place)


def judge(made: Made, words: Words, answer: str) -> Judged:
    """What an answer is worth: the proof of a right one; against a wrong one a whole deal that fits
    every line, and where it cannot be, the proof of that."""
    claim = _read(made, answer)
    if claim == made.fact:
        proof = prove(words, made.notebook, made.stream, claim)
        said = words.text("puzzle-right")
        return Judged(True, said, proof.steps, tuple(proof.text.splitlines()))
    world = world_against(made.notebook, claim, so=made.so)
    sentences = tuple(world_in_words(words, made.notebook, world))
    said = fact_in_words(words, made.notebook, claim, so=made.so)
    if claim not in made.notebook.certain:
        wrong = words.text("puzzle-not-proven", {"fact": said})
        return Judged(False, wrong, world=dict(world), sentences=sentences)
    proof = prove(words, made.notebook, made.stream, claim)
    wrong = words.text("puzzle-wrong", {"fact": said})
    lines = tuple(proof.text.splitlines())
    return Judged(False, wrong, proof.steps, lines, dict(world), sentences)


def _read(made: Made, answer: str) -> Fact:
    fact = Fact.read(answer)
    if fact not in made.options:
        raise Refused(f"'{answer}' is none of the answers to choose from", "no-puzzle-answer")
    return fact


def world_in_words(
    words: Words, notebook: Notebook, world: Mapping[str, Sequence[str]]
) -> Iterator[str]:
    """What lies where, place by place; what the lines tell outright need not be said."""
    outright = notebook.told_outright
    for place, items in world.items():
        facts = [Fact(item, place) for item in dict.fromkeys(items)]
        if facts := [fact for fact in facts if not outright.get(fact)]:
            yield from map(begun, facts_within(words, notebook, facts, so=True))


def hint(made: Made, words: Words, step: int) -> HintStep:
    """What kind of thinking it takes; where to begin; the proof."""
    if not 1 <= step <= LAST:
        raise Refused(f"a puzzle has hints 1 to {LAST}, not {step}", "no-puzzle-hint")
    if step == 1:
        return HintStep("fact", 1, (words.text(f"puzzle-hint-{made.theme}"),))
    if step < LAST:
        event = next(event for thought in made.chain.steps for event in thought.events)
        seen = observation(words, made.notebook, made.stream, event)
        return HintStep("fact", step, (words.text("hint-look", {"event": seen}),), (event,))
    proof = prove(words, made.notebook, made.stream, made.fact)
    lines = tuple(proof.text.splitlines())
    return HintStep("fact", LAST, lines, made.events, made.answer, made.so, proof.steps)
