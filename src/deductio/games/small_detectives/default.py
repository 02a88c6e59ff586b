"""What a seat does in Small Detectives when its clock runs out, from its own stream alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from deductio.core.chance import Chance
from deductio.core.game import fold
from deductio.core.messages import Choice, Event, Question, Seat
from deductio.games.small_detectives.messages import (
    AskAround,
    Declare,
    Decline,
    GoTo,
    Play,
    PlayBoth,
    Shadow,
    SwapCards,
    SwapHouse,
    SwapWith,
    Walk,
)
from deductio.games.small_detectives.notebook import notebook, solution
from deductio.games.small_detectives.street import (
    HOUSES,
    NUMBER,
    SIZE,
    TOKENS,
    Card,
    Position,
    adjacent,
    ahead,
)
from deductio.games.small_detectives.view import View


def default(stream: Sequence[Event], question: Question, luck: Chance) -> Choice:
    """The choice of the rules' own table of time-outs; none of them needs luck."""
    if question.name in LOOKS:
        return question.options[0]
    return DEFAULTS[question.name](stream, fold(View(), stream))


def lowest_cards(stream: Sequence[Event], seen: View) -> Choice:
    """The lowest numbers, Shadowing counting as the highest."""
    by_number = sorted(seen.hand, key=late)
    return PlayBoth(*by_number[:2]) if seen.seats == 2 else Play(by_number[0])


def late(card: Card) -> int:
    return NUMBER[card] or max(NUMBER.values()) + 1


def fewest_steps(stream: Sequence[Event], seen: View) -> Choice:
    here = seen.at[me(seen)]
    good = [steps for steps in (1, 2, 3) if is_worth_a_look(seen, ahead(here, steps))]
    return Walk(good[0] if good else 1)


def next_house(stream: Sequence[Event], seen: View) -> Choice:
    here = seen.at[me(seen)]
    ring = [ahead(here, steps) for steps in range(1, SIZE)]
    good = [there for there in ring if is_worth_a_look(seen, there)]
    return GoTo((good or [there for there in ring if there in HOUSES])[0])


def is_worth_a_look(seen: View, position: Position) -> bool:
    """A house without a detective whose tile this seat has not seen."""
    if position not in HOUSES or seen.on(position):
        return False
    return seen.under[seen.tile_at[position] - 1] is None


def clockwise_detective(stream: Sequence[Event], seen: View) -> Choice:
    ahead_of_me, behind_me = adjacent(seen.at[me(seen)])
    return SwapWith((seen.on(ahead_of_me) or seen.on(behind_me))[0])


def clockwise_house(stream: Sequence[Event], seen: View) -> Choice:
    return SwapHouse(ahead(seen.at[me(seen)], 1))


def left_neighbour(seen: View) -> Seat:
    return others_round(seen)[0]


def others_round(seen: View) -> list[Seat]:
    """The other detectives still in the game, from the left neighbour round."""
    mine = me(seen)
    return sorted((seat for seat in seen.alive if seat != mine), key=lambda seat: (seat - mine) % 6)


def with_right_neighbour(stream: Sequence[Event], seen: View) -> Choice:
    one, other = sorted((me(seen), others_round(seen)[-1]))
    return SwapCards((one, other))


def one_unseen_token(stream: Sequence[Event], seen: View) -> Choice:
    """There always is one: the solution is never seen."""
    unseen = [token for token in TOKENS[seen.pub] if token not in seen.under]
    return AskAround((unseen[0],), left_neighbour(seen))


def declare_if_certain(stream: Sequence[Event], seen: View) -> Choice:
    found = solution(notebook(stream).certain)
    return Declare(*found) if found else Decline()


def me(seen: View) -> Seat:
    assert seen.me is not None, "only a seat is asked"
    return seen.me


LOOKS = frozenset(["look", "survey"])
"""The questions whether one looks: the first option is to look under all houses one may."""

DEFAULTS: dict[str, Callable[[Sequence[Event], View], Choice]] = {
    "card": lowest_cards,
    "two_cards": lowest_cards,
    "shadow": lambda stream, seen: Shadow(left_neighbour(seen)),
    "steps": fewest_steps,
    "goto": next_house,
    "swap_with": clockwise_detective,
    "swap_house": clockwise_house,
    "swap_cards": with_right_neighbour,
    "pub": one_unseen_token,
    "police": declare_if_certain,
}
