"""What a question costs, and the cards that let a seat ask for nothing."""

from __future__ import annotations

from deductio.core.chance import Chance
from deductio.core.messages import Question
from deductio.core.thinking import Wish
from deductio.games.almost_innocent.default import ability_of
from deductio.games.almost_innocent.messages import AskQuantity, AskType
from deductio.games.almost_innocent.messages import Question as Asking
from deductio.games.almost_innocent.motives import CostsNoToken
from deductio.games.almost_innocent.strategy.ways import Ways
from deductio.games.almost_innocent.view import View

ASKING_CARDS = ("edd", "okra", "valia")


def price(choice: Asking) -> int:
    """The tokens that leave the supply; the green one is Okra's own."""
    match choice:
        case AskQuantity() | AskType():
            return (choice.token != "green") + (choice.discard != "nothing")
        case _:
            return 0


def use_card(question: Question, luck: Chance, seen: View, ways: Ways) -> Wish | None:
    """Any use of an ability in place of the turn that costs no token."""
    free = [
        choice for choice in question.options if isinstance(choice, Asking) and not price(choice)
    ]
    if not free or (ways.saves and is_sure_of_more_turns(seen)):
        return None
    chosen = luck.pick(free)
    character = ability_of(chosen)
    assert character is not None, "only an ability is free"
    return Wish(chosen, CostsNoToken(character))


def is_sure_of_more_turns(seen: View) -> bool:
    """As long as this seat is sure of another turn for each of its cards."""
    mine = [card for card in ASKING_CARDS if seen.me in seen.cards.get(card, ())]
    sure_to_come = seen.supply.total - (seen.queen is not None)
    return sure_to_come > seen.seats * len(mine)
