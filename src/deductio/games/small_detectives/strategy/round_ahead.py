"""A round played in the mind: what the cards would do, and who would look where."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from deductio.core.messages import Choice, Seat
from deductio.games.small_detectives.messages import (
    GoTo,
    Shadow,
    SwapCards,
    SwapHouse,
    SwapWith,
    Walk,
)
from deductio.games.small_detectives.strategy.reach import ENDS, OPPOSITE
from deductio.games.small_detectives.strategy.situation import Situation
from deductio.games.small_detectives.street import (
    HOUSES,
    NUMBER,
    POLICE,
    PUB,
    STEPS,
    Card,
    Position,
    adjacent,
    adjacent_houses,
    ahead,
)

Liking = Callable[[Situation, Seat, Position], float]
"""How much a seat would like to stand somewhere."""

BESIDE = tuple(adjacent(here) for here in range(8))
HOUSES_BESIDE = tuple(adjacent_houses(here) for here in range(8))


def play_ahead(
    table: Situation, laid: Mapping[Seat, Card], plan: Choice | None, liking: Liking
) -> Situation:
    """The table after these cards and the looks; I choose by my plan, others as they like."""
    after = table.clone()
    for seat in sorted(laid, key=lambda seat: NUMBER[laid[seat]]):
        card = laid[seat]
        step = STEPS.get(card)
        if step is not None:
            move(after, seat, ahead(after.at[seat], step))
        else:
            wish = plan if seat == after.me else None
            EFFECTS[card](after, seat, wish, liking)
    look(after)
    return after


def move(table: Situation, seat: Seat, position: Position) -> None:
    origin = table.at[seat]
    table.at[seat] = position
    if origin == POLICE:
        if seat in table.queue:
            table.queue.remove(seat)
    elif position == POLICE:
        table.queue.append(seat)


def unexpected(table: Situation, seat: Seat, wish: Choice | None, liking: Liking) -> None:
    if isinstance(wish, Walk):
        move(table, seat, ahead(table.at[seat], wish.steps))
    else:
        move(table, seat, favourite(table, seat, "unexpected", liking))


def wheels(table: Situation, seat: Seat, wish: Choice | None, liking: Liking) -> None:
    if isinstance(wish, GoTo) and wish.position != table.at[seat]:
        move(table, seat, wish.position)
    else:
        move(table, seat, favourite(table, seat, "wheels", liking))


def favourite(table: Situation, seat: Seat, card: Card, liking: Liking) -> Position:
    return max(ENDS[card][table.at[seat]], key=lambda there: liking(table, seat, there))


def informer(table: Situation, seat: Seat, wish: Choice | None, liking: Liking) -> None:
    if table.at[seat] != PUB:
        move(table, seat, PUB)


def go_into_street(table: Situation, seat: Seat) -> None:
    table.in_street.append(seat)
    if seat in table.queue:
        table.queue.remove(seat)


def shadow(table: Situation, seat: Seat, wish: Choice | None, liking: Liking) -> None:
    """Others are thought to follow their left neighbour."""
    go_into_street(table, seat)
    if isinstance(wish, Shadow):
        table.shadow = (seat, wish.seat)
    else:
        place = table.alive.index(seat) + 1
        table.shadow = (seat, table.alive[place % len(table.alive)])


def disguise(table: Situation, seat: Seat, wish: Choice | None, liking: Liking) -> None:
    here = table.at[seat]
    beside = [
        other
        for other in table.alive
        if table.at[other] in BESIDE[here] and other not in table.in_street
    ]
    if not beside:
        return
    if isinstance(wish, SwapWith) and wish.seat in beside:
        other = wish.seat
    else:
        other = max(beside, key=lambda other: liking(table, seat, table.at[other]))
    table.at[seat], table.at[other] = table.at[other], here
    for leaving, coming in ((seat, other), (other, seat)):
        if leaving in table.queue and table.at[coming] == POLICE:
            table.queue[table.queue.index(leaving)] = coming
            break


def smallmove(table: Situation, seat: Seat, wish: Choice | None, liking: Liking) -> None:
    here = table.at[seat]
    if here not in OPPOSITE:
        return
    if isinstance(wish, SwapHouse) and wish.position in HOUSES_BESIDE[here]:
        there = wish.position
    else:
        there = max(HOUSES_BESIDE[here], key=lambda house: liking(table, seat, house))
    swap_houses(table, here, there)


def bigmove(table: Situation, seat: Seat, wish: Choice | None, liking: Liking) -> None:
    here = table.at[seat]
    if here in OPPOSITE:
        swap_houses(table, here, OPPOSITE[here])


def swap_houses(table: Situation, here: Position, there: Position) -> None:
    tiles = table.tile_at
    tiles[here], tiles[there] = tiles[there], tiles[here]


def survey(table: Situation, seat: Seat, wish: Choice | None, liking: Liking) -> None:
    go_into_street(table, seat)
    taken = [table.at[other] for other in table.alive if other not in table.in_street]
    for house in HOUSES_BESIDE[table.at[seat]]:
        if house not in taken:
            table.looked[seat] |= 1 << (table.tile_at[house] - 1)


def phone(table: Situation, seat: Seat, wish: Choice | None, liking: Liking) -> None:
    """Only my own calls are foreseen."""
    if isinstance(wish, SwapCards):
        one, other = wish.seats
        front = dict(table.front)
        front[one], front[other] = front[other], front[one]
        table.front = front


EFFECTS: dict[Card, Callable[[Situation, Seat, Choice | None, Liking], None]] = {
    "shadow": shadow,
    "informer": informer,
    "unexpected": unexpected,
    "wheels": wheels,
    "disguise": disguise,
    "smallmove": smallmove,
    "bigmove": bigmove,
    "survey": survey,
    "phone": phone,
}


def look(table: Situation) -> None:
    """SD-24, SD-25: alone on a house, one looks, and so does one's shadow; alone at the pub."""
    on_tiles = [seat for seat in table.alive if seat not in table.in_street]
    places = [table.at[seat] for seat in on_tiles]
    for seat, position in zip(on_tiles, places, strict=True):
        if position == POLICE or places.count(position) > 1:
            continue
        if position == PUB:
            table.at_pub = seat
            continue
        tile = 1 << (table.tile_at[position] - 1)
        table.looked[seat] |= tile
        if table.shadow and table.shadow[1] == seat:
            table.looked[table.shadow[0]] |= tile


def back_from_street(table: Situation) -> None:
    """SD-34, SD-40: everyone is on a tile again."""
    table.queue += [seat for seat in table.in_street if table.at[seat] == POLICE]
    table.in_street = []
    table.shadow = table.at_pub = None


def plans(card: Card, table: Situation) -> Sequence[Choice | None]:
    """What one may choose when this card of one's own is resolved."""
    here = table.at[table.me]
    others = [seat for seat in table.alive if seat != table.me]
    if card == "unexpected":
        return [Walk(steps) for steps in (1, 2, 3)]
    if card == "wheels":
        return [GoTo(there) for there in ENDS["wheels"][here]]
    if card == "shadow":
        return [Shadow(seat) for seat in others]
    if card == "disguise":
        return [SwapWith(seat) for seat in others]
    if card == "smallmove" and here in HOUSES:
        return [SwapHouse(house) for house in HOUSES_BESIDE[here]]
    return [None]
