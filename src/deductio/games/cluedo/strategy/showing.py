"""Which card to show: one the viewer knows already, else the one that tells least."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from deductio.core.messages import Event, Seat
from deductio.core.thinking import Wish, best
from deductio.games.cluedo.cards import CATEGORIES, Card
from deductio.games.cluedo.messages import (
    Confide,
    PeekedAt,
    SawCard,
    SawConfidedCard,
    Show,
    WitnessFound,
)
from deductio.games.cluedo.motives import (
    ShowedAgain,
    ShowedFirst,
    ShowedLeastTelling,
    ShowedNew,
    ShowedWellKnown,
)
from deductio.games.cluedo.strategy.situation import Situation

Seen = dict[Card, set[Seat]]


def matching(here: Situation) -> list[Show | Confide]:
    return [choice for choice in here.options if isinstance(choice, Show | Confide)]


def viewer(here: Situation) -> Seat:
    """Who will see the card: the left neighbour of a seat that confides, else whose turn it is."""
    if here.question.name == "confide":
        return here.left_neighbour
    assert here.view.turn_of is not None, "one shows cards in somebody's turn"
    return here.view.turn_of


def show(here: Situation) -> Wish:
    match here.ways.shows:
        case "any":
            return any_found(here)
        case "new":
            return new_to_viewer(here)
        case "again":
            return again_or_any(here)
        case "least":
            return least_telling(here)


def any_found(here: Situation) -> Wish:
    """What somebody does who does not think about it."""
    return Wish(here.luck.pick(matching(here)), ShowedFirst())


def again_or_any(here: Situation) -> Wish:
    """A card the viewer has seen; else any."""
    choices = matching(here)
    seen = seen_by(here)
    again = [choice for choice in choices if viewer(here) in seen[choice.card]]
    if again:
        return Wish(again[0], ShowedAgain(viewer(here)))
    return Wish(here.luck.pick(choices), ShowedFirst())


def new_to_viewer(here: Situation) -> Wish:
    """A card the viewer has not seen, to help."""
    seen = seen_by(here)
    new = [choice for choice in matching(here) if viewer(here) not in seen[choice.card]]
    if not new:
        return again_or_any(here)
    return Wish(here.luck.pick(new), ShowedNew(viewer(here)))


def least_telling(here: Situation) -> Wish:
    """A card the viewer has seen; else the one most others know; else of the largest category."""
    seen, to = seen_by(here), viewer(here)

    def worth(choice: Show | Confide) -> float:
        eyes = seen[choice.card]
        return 100 * (to in eyes) + 10 * len(eyes) + len(category_of(choice.card)) / 10

    choice = best(matching(here), worth, here.luck)
    if to in seen[choice.card]:
        return Wish(choice, ShowedAgain(to))
    known = ShowedWellKnown(choice.card) if seen[choice.card] else ShowedLeastTelling(choice.card)
    return Wish(choice, known)


def category_of(card: Card) -> Sequence[Card]:
    return next(cards for cards in CATEGORIES.values() if card in cards)


def seen_by(here: Situation) -> Seen:
    """For each of its own cards, the seats that have seen it."""
    seen: Seen = {card: set() for card in here.view.hand}
    for card, seats in sightings(here.stream, here.me, here.others):
        seen[card] |= set(seats)
    return seen


def sightings(
    stream: Sequence[Event], me: Seat, others: Sequence[Seat]
) -> Iterator[tuple[Card, Sequence[Seat]]]:
    for event in stream:
        match event:
            case SawCard(shower, viewer, card) | SawConfidedCard(shower, viewer, card):
                if shower == me:
                    yield card, [viewer]
            case PeekedAt(looker, owner, card) if owner == me:
                yield card, [looker]
            case WitnessFound(_, card, holder) if holder == me:
                yield card, others
