"""Talk: the few fixed phrases that each difficulty allows."""

from __future__ import annotations

from functools import cache, partial

from deductio.core.messages import Choice, Meanwhile, Rules, Seat, tell_all
from deductio.games.almost_innocent.cases import Difficulty
from deductio.games.almost_innocent.clues import Kind
from deductio.games.almost_innocent.messages import Said, Say, Subject
from deductio.games.almost_innocent.state import State

COMBINATION: Subject = "combination"


def talk(state: State) -> Meanwhile | None:
    """AI-30: statements are free, from the deal until the resolution starts."""
    if not can_talk(state):
        return None
    return Meanwhile(partial(statements, state), partial(say, state))


def can_talk(state: State) -> bool:
    """AI-33: detectives are silent, and so is everybody in the resolution."""
    return state.case.difficulty != "detective" and state.starter is None


def statements(state: State, seat: Seat) -> tuple[Say, ...]:
    """Only those that change what is shown of this seat."""
    return new_phrases(state.case.board.kinds, state.case.difficulty, state.said[seat])


@cache
def new_phrases(
    kinds: tuple[Kind, ...], difficulty: Difficulty, shown: tuple[Say, ...]
) -> tuple[Say, ...]:
    return tuple(phrase for phrase in phrases(kinds, difficulty) if phrase not in shown)


def phrases(kinds: tuple[Kind, ...], difficulty: Difficulty) -> tuple[Say, ...]:
    """AI-31: easy is by kind too; AI-32: medium is the combination alone."""
    subjects = (*kinds, COMBINATION) if difficulty == "easy" else (COMBINATION,)
    return tuple(
        phrase
        for subject in subjects
        for phrase in (Say("know", subject), Say("struggle", subject))
    )


def say(state: State, seat: Seat, choice: Choice) -> Rules[None]:
    """AI-30: a newer statement on the same subject replaces the older one."""
    assert isinstance(choice, Say)
    kept = [phrase for phrase in state.said[seat] if phrase.subject != choice.subject]
    allowed = phrases(state.case.board.kinds, state.case.difficulty)
    state.said[seat] = tuple(sorted([*kept, choice], key=allowed.index))
    yield from tell_all(Said(seat, choice.phrase, choice.subject))
