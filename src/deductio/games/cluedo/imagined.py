"""Whole games as one seat may imagine them: hidden cards, a hidden deck, hidden choices."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from deductio.core.chance import Chance, Outcome
from deductio.core.messages import Answered, Choice, Chose, Event, Opened, Question, Seat
from deductio.core.streams import first
from deductio.games.cluedo.cards import (
    BONUS_DECK,
    ROOMS,
    SUSPECTS,
    WEAPONS,
    Bonus,
    Card,
    Triple,
    row_size,
)
from deductio.games.cluedo.messages import (
    AccusationDeclined,
    Accuse,
    Accused,
    BonusDeckReshuffled,
    BonusDeclined,
    BonusDrawn,
    BonusUsed,
    CallWitness,
    CardConfided,
    CardsCounted,
    CardShown,
    Confide,
    CountCards,
    DeclineBonus,
    Draw,
    DrawSkipped,
    Enter,
    EnteredRoom,
    GoToCentre,
    KeepSilent,
    LookAt,
    LookedAtRow,
    NoWitnessFound,
    PawnTaken,
    PeekAt,
    Peeked,
    PeekedAt,
    ReachedCentre,
    RiseToAccuse,
    Roll,
    Rolled,
    RolledForStart,
    RoseToAccuse,
    SawCard,
    SawConfidedCard,
    SawRowCard,
    Show,
    SkipDraw,
    Stay,
    Stayed,
    StayedToSuggest,
    Suggest,
    Suggested,
    SuggestHere,
    TakePawn,
    TakeShortcut,
    TookShortcut,
    UseBonus,
    Walk,
    Walked,
    WitnessFound,
)
from deductio.games.cluedo.notebook import FACE_UP, SOLUTION, hand_of, in_row, notebook

SEEDS = 2**32
"""How many different draws the engine can be asked for."""


class Deal(Struct, frozen=True):
    """One way the black cards may lie."""

    solution: Triple
    hands: tuple[tuple[Card, ...], ...]
    face_up: tuple[Card, ...]
    row: tuple[Card, ...]


class World(Struct, frozen=True):
    """Everything hidden from one reader of a game."""

    deal: Deal
    decks: tuple[tuple[Bonus, ...], ...]
    """The bonus cards from the top, after each shuffle."""
    hidden: tuple[Card | None, ...]
    """For each event of the stream, the card behind it if it hides one."""


def dream(stream: Sequence[Event], chance: Chance) -> World:
    """A world that fits everything told."""
    deal = dream_deal(stream, chance)
    return World(deal, dream_decks(stream, chance), dream_hidden(stream, deal, chance))


def dream_deal(stream: Sequence[Event], chance: Chance) -> Deal:
    """One of the deals that fit everything told, drawn by the engine of deduction."""
    worlds = notebook(stream).answer.sample(1, chance.below(SEEDS))
    lying: dict[str, tuple[Card, ...]] = worlds[0]
    seats = first(Opened, stream).seats
    suspect, weapon, room = lying[SOLUTION]
    return Deal(
        solution=(suspect, weapon, room),
        hands=tuple(lying[hand_of(seat)] for seat in range(seats)),
        face_up=lying.get(FACE_UP, ()),
        row=tuple(lying[in_row(place)][0] for place in range(row_size(seats))),
    )


def dream_decks(stream: Sequence[Event], chance: Chance) -> tuple[tuple[Bonus, ...], ...]:
    """First the cards drawn from each deck, then the rest of it in any order."""
    opened = first(Opened, stream)
    if opened.options["bonus_cards"] == "off" or opened.seats == 2:
        return ()
    drawn: list[list[Bonus]] = [[]]
    for event in stream:
        if isinstance(event, BonusDeckReshuffled):
            drawn.append([])
        elif isinstance(event, BonusDrawn):
            drawn[-1].append(event.bonus)
    return tuple((*known, *chance.shuffled(undrawn(known))) for known in drawn)


def undrawn(drawn: Sequence[Bonus]) -> list[Bonus]:
    rest = list(BONUS_DECK)
    for bonus in drawn:
        rest.remove(bonus)
    return rest


def dream_hidden(stream: Sequence[Event], deal: Deal, chance: Chance) -> tuple[Card | None, ...]:
    """Cards shown, peeked at or confided between others: any that fits their hands."""
    hidden: list[Card | None] = [None] * len(stream)
    named: tuple[Card, ...] = ()
    for number, event in enumerate(stream):
        match event:
            case Suggested(_, suspect, weapon, room):
                named = (suspect, weapon, room)
            case CardShown(shower, _):
                hidden[number] = chance.pick([card for card in deal.hands[shower] if card in named])
            case Peeked(_, owner):
                hidden[number] = chance.pick(deal.hands[owner])
            case Answered(seat):
                told = told_confidence(seat, stream[number:])
                hidden[number] = told or chance.pick(deal.hands[seat])
    return tuple(hidden)


def told_confidence(giver: Seat, coming: Sequence[Event]) -> Card | None:
    """The card this seat confides next, if this reader is told."""
    for event in coming:
        if isinstance(event, CardConfided) and event.giver == giver:
            return None
        if isinstance(event, SawConfidedCard) and event.giver == giver:
            return event.card
    return None


def luck(stream: Sequence[Event], world: World) -> list[Outcome]:
    """CL-9, as it must have been drawn."""
    decks = iter(world.decks)
    drawn = [*luck_of_deal(world.deal), *world.decks[:1]]
    next(decks, None)
    for number, event in enumerate(stream):
        match event:
            case RolledForStart(_, dice, _) | Rolled(_, dice, _):
                drawn += [die - 1 for die in dice]
            case BonusDeckReshuffled():
                drawn.append(next(decks))
            case Peeked():
                drawn.append(world.hidden[number])
            case PeekedAt(_, _, card):
                drawn.append(card)
    return drawn


def luck_of_deal(deal: Deal) -> Iterator[Outcome]:
    """CL-3: the solution lies on top of each pile; CL-4 to CL-6: the others as they were dealt."""
    for pile, card in zip((SUSPECTS, WEAPONS, ROOMS), deal.solution, strict=True):
        yield (card, *(other for other in pile if other != card))
    one_by_one = (card for cards in zip(*deal.hands, strict=True) for card in cards)
    yield (*deal.row, *one_by_one, *deal.face_up)


def recall(
    questions: Mapping[Seat, Question], coming: Sequence[Event], world: World
) -> tuple[Seat, Choice]:
    """Who chose what next, as the coming events show it."""
    match coming[0]:
        case Chose(seat, choice):
            return seat, choice
        case Answered(seat):
            return seat, Confide(hidden_card(coming, world))
    ((seat, _),) = questions.items()
    match coming[0]:
        case CardShown():
            return seat, Show(hidden_card(coming, world))
        case BonusUsed(_, "second_wind" | "again" | "phone" | "confidences"):
            return seat, UseBonus()
        case BonusUsed():
            return seat, choice_behind(coming[1])
    return seat, choice_behind(coming[0])


def hidden_card(coming: Sequence[Event], world: World) -> Card:
    """The card behind the next event."""
    card = world.hidden[-len(coming)]
    assert card is not None, f"{coming[0]} hides no card"
    return card


def choice_behind(event: Event) -> Choice:
    """The choice that made the rules tell this."""
    match event:
        case PawnTaken(_, suspect):
            return TakePawn(suspect)
        case Rolled():
            return Roll()
        case TookShortcut(_, _, _, room):
            return TakeShortcut(room)
        case StayedToSuggest():
            return SuggestHere()
        case RoseToAccuse():
            return RiseToAccuse()
        case EnteredRoom(_, _, room):
            return Enter(room)
        case ReachedCentre():
            return GoToCentre()
        case Walked(_, _, square):
            return Walk(square)
        case Stayed():
            return Stay()
        case Suggested(_, suspect, weapon, room):
            return Suggest(suspect, weapon, room)
        case SawCard(_, _, card):
            return Show(card)
        case LookedAtRow(_, place) | SawRowCard(_, place, _):
            return LookAt(place)
        case BonusDrawn() | BonusDeckReshuffled():
            return Draw()
        case DrawSkipped():
            return SkipDraw()
        case BonusDeclined():
            return DeclineBonus()
        case Peeked(_, owner) | PeekedAt(_, owner, _):
            return PeekAt(owner)
        case CardsCounted(_, asked, category, _):
            return CountCards(asked, category)
        case WitnessFound(_, card, _) | NoWitnessFound(_, card):
            return CallWitness(card)
        case Accused(_, suspect, weapon, room):
            return Accuse(suspect, weapon, room)
        case AccusationDeclined():
            return KeepSilent()
    raise AssertionError(f"nobody chooses {event}")
