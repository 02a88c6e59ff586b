"""The rules, from top to bottom."""

from __future__ import annotations

from cups_game.messages import (
    AllLifted,
    AskAbout,
    Asked,
    CupsLaid,
    HeardAnswer,
    Lift,
    Lifted,
    LookedUnder,
    SawUnder,
    TurnBegan,
)
from cups_game.state import QUESTIONS, RING, Cup, Options, State, things_for
from deductio.core.chance import Chance
from deductio.core.messages import Finished, Rules, Seat, ask, tell_all, tell_only
from deductio.core.options import Either, Subsets


def lay_the_cups(seats: int, options: Options, chance: Chance) -> State:
    """Luck puts a thing under each cup, and says under which everyone looks first."""
    under = chance.shuffled(things_for(options.cups))
    looks = chance.shuffled(range(1, options.cups + 1)) if options.look else []
    return State(
        seats=seats,
        options=options,
        chance=chance,
        under=tuple(under),
        first_looks=tuple(looks[:seats]),
        alive=list(range(seats)),
        out=[],
        lifted=[],
        asked=[0] * seats,
    )


def look_once(state: State) -> Rules[None]:
    yield from tell_all(CupsLaid(state.options.cups))
    for seat, cup in enumerate(state.first_looks):
        seen = SawUnder(seat, cup, state.under[cup - 1])
        yield from tell_only([seat], seen, others_hear=LookedUnder(seat, cup))


def take_turn(state: State) -> Rules[None]:
    """Ask about two cups, or lift one."""
    seat = state.active
    yield from tell_all(TurnBegan(seat))
    choice = yield from ask(seat, "cups", ways(state, seat))
    if isinstance(choice, AskAbout):
        yield from answer(state, seat, choice.cups)
    else:
        yield from lift(state, seat, choice.cup)
    if not state.over:
        later = [other for other in state.alive if other > seat]
        state.active = (later or state.alive)[0]


def ways(state: State, seat: Seat) -> Either[AskAbout | Lift]:
    """Cups that are still down; nothing is left to ask when the questions are used up."""
    down = [cup for cup in range(1, state.options.cups + 1) if cup not in state.lifted]
    lifts = tuple(map(Lift, down))
    if state.asked[seat] == QUESTIONS or len(down) < 3:
        return Either(lifts)
    return Either(Subsets(AskAbout, down, 2), lifts)


def answer(state: State, seat: Seat, cups: tuple[Cup, ...]) -> Rules[None]:
    state.asked[seat] += 1
    there = RING in [state.under[cup - 1] for cup in cups]
    yield from tell_all(Asked(seat, cups))
    yield from tell_only([seat], HeardAnswer(seat, cups, there), others_hear=None)


def lift(state: State, seat: Seat, cup: Cup) -> Rules[None]:
    """The ring wins; anything else, and one is out. The last one wins."""
    thing = state.under[cup - 1]
    state.lifted.append(cup)
    yield from tell_all(Lifted(seat, cup, thing))
    if thing == RING:
        yield from finish(state, seat)
        return
    state.alive.remove(seat)
    state.out.append(seat)
    if len(state.alive) == 1:
        yield from finish(state, state.alive[0])


def finish(state: State, winner: Seat) -> Rules[None]:
    state.over = True
    others = tuple(seat for seat in state.alive if seat != winner)
    left = tuple((seat,) for seat in reversed(state.out))
    yield from tell_all(
        AllLifted(state.under),
        Finished(
            winners=(winner,),
            ranking=tuple(group for group in ((winner,), others, *left) if group),
            scores=tuple(int(seat == winner) for seat in range(state.seats)),
            rounds=sum(state.asked),
        ),
    )
