"""What the tiles do at the end of a round: houses, then the pub, then the police."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from deductio.core.messages import Rules, Seat, ask, tell_all, tell_only
from deductio.core.options import Either, Options, Product
from deductio.games.small_detectives.messages import (
    AskAround,
    Decline,
    FollowedInVain,
    NotAlone,
    PubAsked,
    PubAskedAbout,
    PubDeclined,
    PubShows,
    Shadowed,
)
from deductio.games.small_detectives.rules.look import offer_looks
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
    if PUB in standing:
        yield from visit_pub(state, standing[PUB])
    if state.queue:
        yield from visit_police(state)


def search_houses(
    state: State, standing: Mapping[Position, list[Seat]], shadow: Shadowed | None
) -> Rules[None]:
    """SD-24: alone on a house, one may look under it; SD-25: and so may one's shadow."""
    offers: dict[Seat, tuple[Position, ...]] = {}
    for house in HOUSES:
        match standing.get(house):
            case [alone]:
                offers[alone] = (house,)
                if shadow and shadow.seat == alone:
                    offers[shadow.shadower] = (house,)
            case [*several]:
                yield from tell_all(NotAlone(tuple(several), house))
    if shadow and shadow.shadower not in offers:
        yield from tell_all(FollowedInVain(shadow.shadower, shadow.seat))
    if offers:
        yield from offer_looks(state, "look", offers)


def visit_pub(state: State, here: list[Seat]) -> Rules[None]:
    """SD-26: alone at the pub, one may ask; after a question the pub is turned over."""
    if len(here) > 1:
        yield from tell_all(NotAlone(tuple(here), PUB))
        return
    (asker,) = here
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
