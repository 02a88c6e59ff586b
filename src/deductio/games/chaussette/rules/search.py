"""A search: three slots are named, looked at, and a pair among them is revealed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from deductio.core.messages import (
    Confirm,
    Fade,
    Rules,
    Seat,
    ask,
    ask_unless_forced,
    show_briefly,
    tell_all,
    tell_only,
)
from deductio.core.options import Subsets
from deductio.games.chaussette.messages import (
    LookConfirmed,
    NoPairFound,
    PairRevealed,
    SawSocks,
    Search,
    Searched,
    SocksShown,
)
from deductio.games.chaussette.socks import Kind, Slot
from deductio.games.chaussette.state import State

AT_ONCE = 3
CONFIRM = (Confirm(),)


def search(state: State, seat: Seat, *, bonus: bool) -> Rules[Kind | None]:
    """CH-10: name three slots with cards, or all that are left; returns the kind of a pair."""
    chosen = yield from ask_unless_forced(seat, "search", searches_of(state.cards))
    yield from tell_all(Searched(seat, chosen.slots, bonus))
    yield from look_at(state, seat, chosen.slots)
    return (yield from reveal_pair(state, seat, chosen.slots))


@lru_cache(maxsize=1024)
def searches_of(slots: tuple[Slot, ...]) -> Subsets[Search]:
    return Subsets(Search, slots, min(AT_ONCE, len(slots)))


def look_at(state: State, seat: Seat, slots: Sequence[Slot]) -> Rules[None]:
    """CH-11: only the searcher sees the cards; CH-41: at the easy level everyone does."""
    if not slots:
        return
    kinds = tuple(map(state.kind_in, slots))
    if state.shows_all:
        yield from show_everyone(state, SocksShown(seat, tuple(slots), kinds))
        return
    seen = SawSocks(seat, tuple(slots), kinds)
    if state.options.has_notebook(seat):
        yield from tell_only([seat], seen, others_hear=None)
    else:
        yield from show_briefly(seat, seen, others_hear=None)  # CH-70


def show_everyone(state: State, shown: SocksShown) -> Rules[None]:
    """CH-70: what is turned down again stays only with those who have a notebook."""
    yield from tell_all(shown)
    for seat in range(state.seats):
        if not state.options.has_notebook(seat):
            yield from ask(seat, "confirm", CONFIRM)
            yield Fade(seat, shown)
            yield from tell_all(LookConfirmed(seat))


def reveal_pair(state: State, seat: Seat, slots: Sequence[Slot]) -> Rules[Kind | None]:
    """CH-12: two equal cards leave the drawer face up; CH-13: or all hear there are none."""
    pair = pair_among(state, slots)
    if pair is None:
        yield from tell_all(NoPairFound(seat, tuple(slots)))
        return None
    kind = state.kind_in(pair[0])
    state.take_out(*pair)
    state.pairs[seat] += (kind,)
    yield from tell_all(PairRevealed(seat, kind, pair))
    return kind


def pair_among(state: State, slots: Sequence[Slot]) -> tuple[Slot, Slot] | None:
    """CH-14: both cards must be among those taken in this search."""
    lying = [(slot, state.drawer[slot - 1]) for slot in slots]
    for (one, kind), (other, its_kind) in combinations(lying, 2):
        if kind == its_kind:
            return one, other
    return None
