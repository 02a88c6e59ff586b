"""A careful player: keeps a sheet of who holds what and who does not, and combines little."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.core.chance import Chance
from deductio.core.messages import Event, Question, Seat
from deductio.core.thinking import PLAIN, Motive, Temper, Wish
from deductio.games.cluedo.cards import ROOMS, Card, Category
from deductio.games.cluedo.messages import CouldNotAnswer, NoWitnessFound, Suggested
from deductio.games.cluedo.motives import AskedAboutOpen, CrossedOutAll, GuessedTheRest
from deductio.games.cluedo.strategy import plain
from deductio.games.cluedo.strategy.mind import Mind
from deductio.games.cluedo.strategy.notes import Notes
from deductio.games.cluedo.strategy.situation import Situation
from deductio.games.cluedo.strategy.ways import ways_of

Crosses = dict[Seat, set[Card]]
"""By seat, the cards it cannot hold."""


def careful(
    stream: Sequence[Event], question: Question, luck: Chance, temper: Temper = PLAIN
) -> Wish | None:
    here = Situation(stream, question, luck, ways_of("careful", temper))
    return plain.think(here, mind_of)


def mind_of(here: Situation) -> Mind:
    notes, crosses = Notes(here), crossed_out(here)

    def asking(cards: tuple[Card, ...]) -> Motive:
        return notes.slip_in(cards) or AskedAboutOpen(cards)

    return Mind(
        left=with_crosses(here, notes.left, crosses),
        quiet=[room for room in ROOMS if nobody_else_holds(here, room, crosses)],
        strangers=strangers(here),
        asking=asking,
        accusing=lambda left: CrossedOutAll() if left == 1 else GuessedTheRest(left),
    )


def crossed_out(here: Situation) -> Crosses:
    """Who could not answer: always where it asked itself, and now and then where others did."""
    crosses: Crosses = {seat: set() for seat in here.others}
    named: set[Card] = set()
    for number, event in enumerate(here.stream):
        match event:
            case Suggested(seat, suspect, weapon, room):
                heeded = seat == here.me or here.happens(here.ways.heeds, "heeded", number)
                named = {suspect, weapon, room} if heeded else set()
            case CouldNotAnswer(seat) if seat != here.me:
                crosses[seat] |= named
            case NoWitnessFound(caller, card):
                for seat in here.others:
                    crosses[seat] |= {card} if seat != caller else set()
    return crosses


def with_crosses(
    here: Situation, left: dict[Category, list[Card]], crosses: Crosses
) -> dict[Category, list[Card]]:
    """A card crossed out at every other seat is the one, unless it may lie in the row."""
    if here.view.row:
        return left
    sure = {
        category: [card for card in cards if all(card in crossed for crossed in crosses.values())]
        for category, cards in left.items()
    }
    return {category: sure[category][:1] or cards for category, cards in left.items()}


def nobody_else_holds(here: Situation, room: Card, crosses: Crosses) -> bool:
    own = room in here.view.hand or room in here.view.face_up
    return own or all(room in crossed for crossed in crosses.values())


def strangers(here: Situation) -> list[Seat]:
    """Whose cards it has not all seen."""
    held = [*here.view.holder.values()]
    return [seat for seat in here.others if held.count(seat) < here.view.hand_size]
