"""A rookie: ticks off the cards it has seen itself, and draws no other conclusions."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from deductio.core.chance import Chance
from deductio.core.messages import Event, Question, Seat
from deductio.core.thinking import PLAIN, Temper, Wish
from deductio.games.cluedo.cards import CATEGORIES, ROOMS, Card, Category
from deductio.games.cluedo.messages import NobodyAnswered, Suggest, Suggested
from deductio.games.cluedo.motives import AskedAboutUnseen, GuessedTheRest, SoughtRoom
from deductio.games.cluedo.strategy import plain_bonus, showing
from deductio.games.cluedo.strategy.situation import Situation
from deductio.games.cluedo.strategy.walking import go_and_accuse, go_into

FEW_ENOUGH = 2
"""Solutions left at which it loses patience and names one of them."""


def rookie(
    stream: Sequence[Event], question: Question, luck: Chance, temper: Temper = PLAIN
) -> Wish | None:
    here = Situation(stream, question, luck)
    match question.name:
        case "show" | "confide":
            return showing.first_found(here)
        case "suggest":
            return ask_about_unseen(here)
        case "bonus":
            return plain_bonus.use(here, unseen(here)["room"])
        case "draw":
            return plain_bonus.draw()
        case "turn" | "move" | "walk_on" | "accuse":
            return go(here)
        case _:
            return None


def go(here: Situation) -> Wish | None:
    """To the centre with few cards left; else into a room it has not seen the card of."""
    left = unseen(here)
    solutions = prod(map(len, left.values()))
    if solutions <= FEW_ENOUGH:
        guess = [here.luck.pick(cards) for cards in left.values()]
        return go_and_accuse(here, (guess[0], guess[1], guess[2]), GuessedTheRest(solutions))
    rooms = left["room"] if len(left["room"]) > 1 else rooms_of_nobody_else(here)
    return go_into(here, rooms, SoughtRoom)


def rooms_of_nobody_else(here: Situation) -> list[Card]:
    """Where no other seat was seen to hold the room's card."""
    return [room for room in ROOMS if room not in here.view.holder]


def ask_about_unseen(here: Situation) -> Wish:
    left = unseen(here)
    suspect, weapon = here.luck.pick(left["suspect"]), here.luck.pick(left["weapon"])
    room = here.place if here.place in ROOMS else here.luck.pick(left["room"])
    cards = (suspect, weapon, room) if room in left["room"] else (suspect, weapon)
    return Wish(Suggest(suspect, weapon, room), AskedAboutUnseen(cards))


def unseen(here: Situation) -> dict[Category, list[Card]]:
    """By category, the cards it has not seen; one that nobody could show it must be the one."""
    seen = {*here.view.hand, *here.view.face_up, *here.view.holder, *here.view.row}
    left = {
        category: [card for card in cards if card not in seen]
        for category, cards in CATEGORIES.items()
    }
    for card in unanswered(here.stream, here.me) if not here.view.row else ():
        for category, cards in left.items():
            if card in cards:
                left[category] = [card]
    return left


def unanswered(stream: Sequence[Event], me: Seat) -> list[Card]:
    """The cards of its own suggestions that nobody could answer."""
    named: tuple[Card, ...] = ()
    cards: list[Card] = []
    for event in stream:
        match event:
            case Suggested(_, suspect, weapon, room):
                named = (suspect, weapon, room)
            case NobodyAnswered(seat) if seat == me:
                cards += named
    return cards
