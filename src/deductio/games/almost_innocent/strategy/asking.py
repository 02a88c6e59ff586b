"""What a question costs, and the cards that let a seat ask for nothing."""

from __future__ import annotations

from deductio.core.chance import Chance
from deductio.core.messages import Question
from deductio.core.thinking import Wish
from deductio.games.almost_innocent.default import ability_of
from deductio.games.almost_innocent.messages import AskQuantity, AskType
from deductio.games.almost_innocent.messages import Question as Asking
from deductio.games.almost_innocent.motives import CostsNoToken


def price(choice: Asking) -> int:
    """The tokens that leave the supply; the green one is Okra's own."""
    match choice:
        case AskQuantity() | AskType():
            return (choice.token != "green") + (choice.discard != "nothing")
        case _:
            return 0


def use_card(question: Question, luck: Chance) -> Wish | None:
    """Any use of an ability in place of the turn that costs no token."""
    free = [
        choice for choice in question.options if isinstance(choice, Asking) and not price(choice)
    ]
    if not free:
        return None
    chosen = luck.pick(free)
    character = ability_of(chosen)
    assert character is not None, "only an ability is free"
    return Wish(chosen, CostsNoToken(character))
