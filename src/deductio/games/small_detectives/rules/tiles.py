"""What the tiles do at the end of a round: houses, then the pub, then the police."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from deductio.core.messages import Rules, Seat, ask, tell_all, tell_only
from deductio.core.options import Either, Options, Product
from deductio.games.small_detectives.messages import (
    AskAround,
    Decline,
    PubAsked,
    PubAskedAbout,
    PubDeclined,
    PubShows,
    Shadowed,
)
from deductio.games.small_detectives.rules.look import look_under
from deductio.games.small_detectives.rules.police import visit_police
from deductio.games.small_detectives.state import State
from deductio.games.small_detectives.street import (
    HOUSES,
    OTHER_KIND,
    PUB,
    TOKEN_SETS,
    Kind,
    Position,
)


def resolve_tiles(state: State, shadow: Shadowed | None) -> Rules[None]:
    """Always in this order."""
    standing = state.standing()
    yield from search_houses(state, standing, shadow)
    if len(standing.get(PUB, ())) == 1:
        yield from visit_pub(state, standing[PUB][0])
    if state.queue:
        yield from visit_police(state)


def search_houses(
    state: State, standing: Mapping[Position, list[Seat]], shadow: Shadowed | None
) -> Rules[None]:
    """SD-24: alone on a house, one looks under it; SD-25: and so does one's shadow."""
    for house in HOUSES:
        here = standing.get(house)
        if here and len(here) == 1:
            followed = shadow is not None and shadow.seat == here[0]
            lookers = [*here, shadow.shadower] if shadow and followed else here
            yield from look_under(state, lookers, house)


def visit_pub(state: State, asker: Seat) -> Rules[None]:
    """SD-26: alone at the pub, one may ask; after a question the pub is turned over."""
    others = tuple(seat for seat in state.alive if seat != asker)
    choice = yield from ask(asker, "pub", pub_questions(state.pub, others))
    if isinstance(choice, Decline):
        yield from tell_all(PubDeclined(asker))
        return
    asked, tokens, kind = choice.seat, choice.tokens, state.pub
    seen_all = state.has_seen(asked, tokens)
    yield from tell_only(
        [asker, asked],
        PubAskedAbout(asker, asked, kind, tokens, seen_all),
        others_hear=PubAsked(asker, asked, kind, len(tokens), seen_all),
    )
    state.pub = OTHER_KIND[kind]
    yield from tell_all(PubShows(state.pub))


@cache
def pub_questions(kind: Kind, others: tuple[Seat, ...]) -> Options[AskAround | Decline]:
    """Nothing, or one to three tokens of the kind shown, to any other detective."""
    return Either((Decline(),), Product(AskAround, TOKEN_SETS[kind], others))
