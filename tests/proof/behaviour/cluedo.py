"""What a player of Cluedo does, counted over the choices it made."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.games.cluedo.messages import (
    Accuse,
    DeclineBonus,
    Draw,
    Enter,
    Roll,
    SkipDraw,
    Suggest,
    Suggested,
    TakeShortcut,
    UseBonus,
)
from tests.proof.behaviour.moments import Counted, Figure, Moment, chosen, counted


def guesses(moments: Sequence[Moment]) -> Counted:
    """Accusations with more than one solution left."""
    return counted(one.solutions > 1 for one in chosen(moments, Accuse))


def gambles(moments: Sequence[Moment]) -> Counted:
    """Bonus cards drawn where one might."""
    return counted(isinstance(one.choice, Draw) for one in chosen(moments, Draw, SkipDraw))


def brought(moments: Sequence[Moment]) -> Counted:
    """Suggestions that bring the pawn of somebody else."""
    found = []
    for one in chosen(moments, Suggest):
        view = one.view
        others = [pawn for seat, pawn in enumerate(view.pawns) if seat != view.me]
        found.append(named(one)[0] in others)
    return counted(found)


def bonuses(moments: Sequence[Moment]) -> Counted:
    """Bonus cards for each roll."""
    return len(chosen(moments, Draw)), len(chosen(moments, Roll))


def own_cards(moments: Sequence[Moment]) -> Counted:
    """Suggestions that name a card of one's own."""
    return counted(
        any(card in one.view.hand for card in named(one)) for one in chosen(moments, Suggest)
    )


def echoes(moments: Sequence[Moment]) -> Counted:
    """Suspects and weapons that somebody else has named before."""
    found = []
    for one in chosen(moments, Suggest):
        me = one.view.me
        before = [
            event for event in one.stream if isinstance(event, Suggested) and event.seat != me
        ]
        heard = {card for event in before for card in (event.suspect, event.weapon)}
        found += [card in heard for card in named(one)[:2]] if before else []
    return counted(found)


def again(moments: Sequence[Moment]) -> Counted:
    """Cards in suggestions that it has seen in the hand of somebody else."""
    return counted(
        card in one.view.holder for one in chosen(moments, Suggest) for card in named(one)[:2]
    )


def detours(moments: Sequence[Moment]) -> Counted:
    """Rooms entered that it has seen on a card, of all it entered."""
    found = []
    for one in chosen(moments, Enter, TakeShortcut):
        assert isinstance(one.choice, Enter | TakeShortcut)
        found.append(one.choice.room in (*one.view.hand, *one.view.holder))
    return counted(found)


def confidences(moments: Sequence[Moment]) -> Counted:
    """How often it lets everybody confide a card, having drawn the bonus for it."""
    drawn = chosen(moments, UseBonus, DeclineBonus)
    return counted(
        isinstance(one.choice, UseBonus) for one in drawn if one.view.bonus == "confidences"
    )


def named(one: Moment) -> tuple[str, str, str]:
    assert isinstance(one.choice, Suggest)
    return one.choice.suspect, one.choice.weapon, one.choice.room


FIGURES: dict[str, Figure] = {
    "boldness": guesses,
    "caution": gambles,
    "meddling": brought,
    "hoarding": bonuses,
    "guile": own_cards,
    "reading": echoes,
    "forgetting": again,
    "haste": detours,
    "kindness": confidences,
}
"""By what each trait shows; caution is boldness below 0."""
