"""What one stream proves, as constraints for the engine of deduction."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from cups_game.messages import AllLifted, CupsLaid, HeardAnswer, Lifted, SawUnder
from cups_game.state import RING, Cup, things_for
from deductio.core.messages import Event
from deductio.core.streams import first
from deductio.deduction import Constraint, Fact, Frame, Model, at_least, each, excluded, known
from deductio.deduction.notebook import Notebook


def notebook(stream: Sequence[Event]) -> Notebook:
    model = Model(frame(first(CupsLaid, stream).number))
    for number, event in enumerate(stream):
        model.observe(number, *constraints_of(event))
    return Notebook([model], item_domain="thing")


@cache
def frame(cups: int) -> Frame:
    """One thing under each cup."""
    return Frame(things_for(cups), {place(cup): 1 for cup in range(1, cups + 1)})


def place(cup: Cup) -> str:
    return f"cup{cup}"


def constraints_of(event: Event) -> Iterator[Constraint]:
    match event:
        case SawUnder(_, cup, thing) | Lifted(_, cup, thing):
            yield known(Fact(thing, place(cup)))
        case HeardAnswer(_, cups, there):
            facts = each([RING], *map(place, cups))
            yield at_least(1, facts) if there else excluded(*facts)
        case AllLifted(things):
            for cup, thing in enumerate(things, start=1):
                yield known(Fact(thing, place(cup)))
