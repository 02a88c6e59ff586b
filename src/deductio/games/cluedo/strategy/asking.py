"""What a player names in a suggestion: what is open to it, and now and then what it fancies."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from deductio.core.messages import Event, Seat
from deductio.core.thinking import Motive, Wish
from deductio.games.cluedo.cards import ROOMS, SUSPECTS, Card
from deductio.games.cluedo.messages import Suggest, Suggested
from deductio.games.cluedo.motives import (
    BroughtPawn,
    FollowedHunch,
    FollowedOthers,
    LaidFalseTrail,
    SettledOneByOne,
)
from deductio.games.cluedo.strategy.mind import Mind
from deductio.games.cluedo.strategy.rivals import closing_in, steps_to_centre
from deductio.games.cluedo.strategy.situation import Situation

NAMED = ("suspect", "weapon")
"""What one names freely; the room is where one stands."""


def about_open(here: Situation, mind: Mind) -> Wish:
    """Cards that may be the solution, unless some habit has it otherwise."""
    left = mind.left
    suspect, weapon = here.luck.pick(left["suspect"]), here.luck.pick(left["weapon"])
    room = here.place if here.place in ROOMS else here.luck.pick(left["room"])
    asked = tuple(card for card in (suspect, weapon, room) if card in mind.open_cards)
    plain = Wish(Suggest(suspect, weapon, room), mind.asking(asked))
    habits: tuple[Habit, ...] = (bring_rival, false_trail, what_others_ask, hunch, one_by_one)
    return next((wish for habit in habits if (wish := habit(here, mind, plain))), plain)


Habit = Callable[[Situation, Mind, Wish], Wish | None]


def bring_rival(here: Situation, mind: Mind, plain: Wish) -> Wish | None:
    """The pawn of a rival: one who is about to accuse, or else one whose card is open too."""
    if here.place not in ROOMS or not here.happens_now(here.ways.drags):
        return None
    pawns = {seat: here.view.pawns[seat] for seat in here.view.alive if seat != here.me}
    hurried = [pawns[seat] for seat in closing_in(here)]
    near = [pawn for pawn in pawns.values() if pawn in mind.left["suspect"]]
    far = [pawn for pawn in hurried or near if here.view.at[pawn] != here.place]
    if not far:
        return None
    pawn = min(far, key=lambda pawn: steps_to_centre(here.view.at[pawn]))
    return naming(plain, [pawn], BroughtPawn(pawn))


def false_trail(here: Situation, mind: Mind, plain: Wish) -> Wish | None:
    """One of its own cards."""
    own = [card for card in here.view.hand if card not in ROOMS]
    if not own or not here.happens_now(here.ways.bluffs):
        return None
    card = here.luck.pick(own)
    return naming(plain, [card], LaidFalseTrail((card,)))


def what_others_ask(here: Situation, mind: Mind, plain: Wish) -> Wish | None:
    """Open cards that others have named last."""
    if not here.happens_now(here.ways.follows):
        return None
    named = named_by(here.stream, here.others)
    latest = [last_of(named, mind.left[category]) for category in NAMED]
    cards = [card for card in latest if card in mind.open_cards]
    return naming(plain, cards, FollowedOthers(tuple(cards))) if cards else None


def hunch(here: Situation, mind: Mind, plain: Wish) -> Wish | None:
    """A card that it has named before, though the answer told nothing about it."""
    if not here.happens_now(here.ways.hunches):
        return None
    tried = [card for card in named_by(here.stream, [here.me]) if card in mind.open_cards]
    favourites = [card for card in tried if card not in ROOMS]
    return naming(plain, favourites[:1], FollowedHunch(favourites[0])) if favourites else None


def one_by_one(here: Situation, mind: Mind, plain: Wish) -> Wish | None:
    """The first open suspect and the first open weapon of the sheet, until they are settled."""
    firsts = [mind.left[category][0] for category in NAMED if len(mind.left[category]) > 1]
    if not here.ways.insists or not firsts:
        return None
    return naming(plain, firsts, SettledOneByOne(tuple(firsts)))


def naming(plain: Wish, cards: Sequence[Card], because: Motive) -> Wish:
    """The same suggestion with these cards in it."""
    choice = plain.choice
    assert isinstance(choice, Suggest)
    for card in cards:
        choice = replace(choice, **{"suspect" if card in SUSPECTS else "weapon": card})
    return Wish(choice, because)


def named_by(stream: Sequence[Event], seats: Sequence[Seat]) -> list[Card]:
    """The suspects and weapons that these seats have named, from first to last."""
    asked = [event for event in stream if isinstance(event, Suggested) and event.seat in seats]
    return [card for event in asked for card in (event.suspect, event.weapon)]


def last_of(named: Sequence[Card], cards: Sequence[Card]) -> Card | None:
    return next((card for card in reversed(named) if card in cards), None)
