"""An inspector: knows all that is certain, asks about what is open, accuses only what is proven."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.core.chance import Chance
from deductio.core.messages import Event, Question
from deductio.core.thinking import PLAIN, Temper, Wish
from deductio.deduction.model import Fact
from deductio.games.cluedo.cards import CATEGORIES, ROOMS, Card, Category
from deductio.games.cluedo.messages import GoToCentre, LookAt, RowPlace, Suggest
from deductio.games.cluedo.motives import (
    AskedAboutOpen,
    LookedAtUnseen,
    ProvedAll,
    SoughtQuietRoom,
    SoughtRoom,
    UsedBonus,
)
from deductio.games.cluedo.notebook import SOLUTION, hand_of, in_row
from deductio.games.cluedo.strategy import plain_bonus, showing
from deductio.games.cluedo.strategy.situation import Situation
from deductio.games.cluedo.strategy.walking import go_and_accuse, go_into


def inspector(
    stream: Sequence[Event], question: Question, luck: Chance, temper: Temper = PLAIN
) -> Wish | None:
    here = Situation(stream, question, luck)
    match question.name:
        case "show" | "confide":
            return showing.again_or_any(here)
        case "suggest":
            return ask_about_open(here)
        case "row":
            return look_at_unknown(here)
        case "bonus":
            return use_bonus(here)
        case "draw":
            return plain_bonus.draw()
        case "turn" | "move" | "walk_on" | "accuse":
            return go(here)
        case _:
            return None


def possible(here: Situation) -> dict[Category, list[Card]]:
    """By category, the cards that may be the solution."""
    ruled_out = {
        fact.item for fact, so in here.known.certain.items() if fact.place == SOLUTION and not so
    }
    return {
        category: [card for card in cards if card not in ruled_out]
        for category, cards in CATEGORIES.items()
    }


def is_proven(left: dict[Category, list[Card]]) -> bool:
    return all(len(cards) == 1 for cards in left.values())


def go(here: Situation) -> Wish | None:
    left = possible(here)
    if is_proven(left):
        suspect, weapon, room = (cards[0] for cards in left.values())
        return go_and_accuse(here, (suspect, weapon, room), ProvedAll())
    if here.question.name == "accuse":
        return None
    if len(left["room"]) > 1:
        return go_into(here, left["room"], SoughtRoom)
    return go_into(here, quiet_rooms(here), SoughtQuietRoom)


def quiet_rooms(here: Situation) -> list[Card]:
    """Rooms whose card no other seat holds: every answer there is about the rest."""
    return [room for room in ROOMS if not any(may_hold(here, seat, room) for seat in here.others)]


def may_hold(here: Situation, seat: int, card: Card) -> bool:
    return here.known.certain.get(Fact(card, hand_of(seat)), True)


def ask_about_open(here: Situation) -> Wish:
    left = possible(here)
    suspect, weapon = here.luck.pick(left["suspect"]), here.luck.pick(left["weapon"])
    room = here.place if here.place in ROOMS else here.luck.pick(left["room"])
    open_cards = [card for cards in left.values() if len(cards) > 1 for card in cards]
    asked = tuple(card for card in (suspect, weapon, room) if card in open_cards)
    return Wish(Suggest(suspect, weapon, room), AskedAboutOpen(asked))


def look_at_unknown(here: Situation) -> Wish | None:
    unknown = unknown_in_row(here)
    return Wish(LookAt(unknown[0]), LookedAtUnseen()) if unknown else None


def unknown_in_row(here: Situation) -> list[RowPlace]:
    """The places of the row whose card does not follow from anything."""
    certain = {fact.place for fact, so in here.known.certain.items() if so}
    return [place for place in range(len(here.view.row)) if in_row(place) not in certain]


def use_bonus(here: Situation) -> Wish:
    left = possible(here)
    if is_proven(left) and here.view.bonus == "free_move":
        return Wish(GoToCentre(), UsedBonus("free_move"))
    rooms = left["room"] if len(left["room"]) > 1 else quiet_rooms(here)
    return plain_bonus.use(here, rooms)
