"""What a seat does in Cluedo when its clock runs out, from its own stream alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property

from deductio.core.chance import Chance
from deductio.core.game import fold
from deductio.core.messages import Choice, Event, Question, Seat
from deductio.deduction.model import Fact
from deductio.deduction.notebook import Notebook
from deductio.games.cluedo.cards import ROOMS, SUSPECTS, WEAPONS, Card, Room
from deductio.games.cluedo.mansion import Place, distances
from deductio.games.cluedo.messages import (
    Confide,
    DeclineBonus,
    Draw,
    Enter,
    KeepSilent,
    LookAt,
    PeekAt,
    Roll,
    Show,
    Suggest,
    UseBonus,
    Walk,
)
from deductio.games.cluedo.notebook import SOLUTION, notebook
from deductio.games.cluedo.view import View


class Absent:
    """A seat whose clock ran out: its stream, its options, and luck that is not the game's."""

    def __init__(self, stream: Sequence[Event], question: Question, luck: Chance) -> None:
        self.stream = stream
        self.options = question.options
        self.luck = luck
        self.seen = fold(View(), stream)

    @property
    def seat(self) -> Seat:
        assert self.seen.me is not None, "only a seat is asked"
        return self.seen.me

    @property
    def left_neighbour(self) -> Seat:
        return (self.seat + 1) % self.seen.seats

    @cached_property
    def known(self) -> Notebook:
        return notebook(self.stream)

    def suspects(self, card: Card) -> bool:
        """Whether this card may be part of the solution."""
        return self.known.certain.get(Fact(card, SOLUTION), True)

    def first_suspected(self, cards: Sequence[Card]) -> Card:
        """The first of these cards that it does not know to be innocent, else the first."""
        return next(filter(self.suspects, cards), cards[0])

    def nearest(self, far: Mapping[Place, int], rooms: Sequence[Room]) -> Room:
        """Of these rooms, rather one not known to be innocent."""
        suspected = list(filter(self.suspects, rooms))
        return min(suspected or rooms, key=far.__getitem__)

    def card_for(self, viewer: Seat, cards: Sequence[Card]) -> Card:
        """One of these that the viewer was shown before, or else any."""
        shown = [card for card in cards if card in self.seen.shown[viewer]]
        return shown[0] if shown else self.luck.pick(cards)


def default(stream: Sequence[Event], question: Question, luck: Chance) -> Choice:
    """The choice of the rules' own table of time-outs."""
    return DEFAULTS[question.name](Absent(stream, question, luck))


def nearest_room(absent: Absent) -> Choice:
    """The nearest room in reach, rather one not known to be innocent; else towards one."""
    far = distances(absent.seen.at[absent.seen.pawns[absent.seat]])
    rooms = [room for room in ROOMS if Enter(room) in absent.options]
    if rooms:
        return Enter(absent.nearest(far, rooms))
    to_room = distances(absent.nearest(far, ROOMS))
    squares = [choice for choice in absent.options if isinstance(choice, Walk)]
    return min(squares, key=lambda walk: to_room[walk.square])


def most_suspicious(absent: Absent) -> Choice:
    suspect, weapon = absent.first_suspected(SUSPECTS), absent.first_suspected(WEAPONS)
    rooms = [room for room in ROOMS if Suggest(suspect, weapon, room) in absent.options]
    return Suggest(suspect, weapon, absent.first_suspected(rooms))


def shown_before(absent: Absent) -> Choice:
    viewer = absent.seen.turn_of
    assert viewer is not None, "one shows cards in somebody's turn"
    matching = [card for card in absent.seen.hand if Show(card) in absent.options]
    return Show(absent.card_for(viewer, matching))


def unseen_place(absent: Absent) -> Choice:
    row = absent.seen.row
    return LookAt(row.index(None) if None in row else 0)


def safe_bonus(absent: Absent) -> Choice:
    """Peek at the left neighbour, play again; decline everything else."""
    if absent.seen.bonus == "peek":
        return PeekAt(absent.left_neighbour)
    return UseBonus() if absent.seen.bonus == "again" else DeclineBonus()


DEFAULTS: dict[str, Callable[[Absent], Choice]] = {
    "pawn": lambda absent: absent.options[0],
    "turn": lambda absent: Roll(),
    "move": nearest_room,
    "walk_on": nearest_room,
    "suggest": most_suspicious,
    "show": shown_before,
    "row": unseen_place,
    "draw": lambda absent: Draw(),
    "bonus": safe_bonus,
    "confide": lambda absent: Confide(absent.card_for(absent.left_neighbour, absent.seen.hand)),
    "accuse": lambda absent: KeepSilent(),
}
