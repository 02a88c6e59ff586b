"""What a player of Almost Innocent does, counted over the choices it made."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.games.almost_innocent.messages import AskQuantity, AskType, Propose, Say
from deductio.games.almost_innocent.strategy.inspector import Proven
from deductio.games.almost_innocent.strategy.told import asked_clues, echo
from deductio.games.almost_innocent.strategy.ways import LEVELS
from tests.proof.behaviour.moments import Counted, Figure, Moment, chosen, counted


def proposals(moments: Sequence[Moment]) -> Counted:
    """Proposals to resolve, turn by turn."""
    turns = chosen(moments, AskQuantity, AskType, Propose)
    return counted(isinstance(one.choice, Propose) for one in turns)


def numbers(moments: Sequence[Moment]) -> Counted:
    """Questions for a number."""
    questions = chosen(moments, AskQuantity, AskType)
    return counted(isinstance(one.choice, AskQuantity) for one in questions)


def statements(moments: Sequence[Moment]) -> Counted:
    """Things said, for each question asked."""
    return len(chosen(moments, Say)), len(chosen(moments, AskQuantity, AskType))


def doubts(moments: Sequence[Moment]) -> Counted:
    """Doubts admitted, for each question asked."""
    said = [one for one in chosen(moments, Say) if one.choice == Say("struggle", "combination")]
    return len(said), len(chosen(moments, AskQuantity, AskType))


def for_others(moments: Sequence[Moment]) -> Counted:
    """Of what was open on the lines asked about, what was open for others."""
    found = []
    for one in chosen(moments, AskQuantity, AskType):
        shares = open_on_the_line(one)
        if any(shares):
            found.append(1 - shares[one.view.me] / sum(shares))
    return counted(found)


def for_the_slowest(moments: Sequence[Moment]) -> Counted:
    """Of what was open on the lines asked about, what was open for whoever else knew least."""
    found = []
    for one in chosen(moments, AskQuantity, AskType):
        proven, shares = Proven(one.stream, LEVELS["inspector"]), open_on_the_line(one)
        others = [seat for seat in range(len(shares)) if seat != proven.me]
        if any(shares):
            found.append(shares[max(others, key=proven.doubts_of)] / sum(shares))
    return counted(found)


def echoes(moments: Sequence[Moment]) -> Counted:
    """Of the clues asked about, those that the question before was about, too."""
    questions = chosen(moments, AskQuantity, AskType)
    return counted(
        echo(one.view, one.choice)
        for one in questions
        if one.view.heard and isinstance(one.choice, AskQuantity | AskType)
    )


def open_on_the_line(one: Moment) -> list[int]:
    """For each seat, how many of the clues asked about might be its own."""
    proven = Proven(one.stream, LEVELS["inspector"])
    assert isinstance(one.choice, AskQuantity | AskType)
    clues = asked_clues(proven.board, one.choice)
    return [proven.open_for(seat, clues) for seat in range(proven.seen.seats)]


FIGURES: dict[str, Figure] = {
    "boldness": proposals,
    "caution": doubts,
    "meddling": for_others,
    "kindness": for_the_slowest,
    "hoarding": numbers,
    "guile": statements,
    "reading": echoes,
    "haste": numbers,
}
"""By what each trait shows; caution is boldness below 0. What was told lies open for everybody, so
that forgetting means nothing."""
