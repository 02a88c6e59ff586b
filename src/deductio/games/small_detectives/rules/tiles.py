"""What the tiles do at the end of a round: houses, then the pub, then the police."""

from __future__ import annotations

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
from deductio.games.small_detectives.street import HOUSES, OTHER_KIND, PUB, TOKEN_SETS


def resolve_tiles(state: State, shadow: Shadowed | None) -> Rules[None]:
    """Always in this order."""
    yield from search_houses(state, shadow)
    yield from visit_pub(state)
    yield from visit_police(state)


def search_houses(state: State, shadow: Shadowed | None) -> Rules[None]:
    """SD-24: alone on a house, one looks under it; SD-25: and so does one's shadow."""
    for house in HOUSES:
        here = state.on(house)
        if len(here) == 1:
            followed = shadow is not None and shadow.seat == here[0]
            lookers = [*here, shadow.shadower] if shadow and followed else here
            yield from look_under(state, lookers, house)


def visit_pub(state: State) -> Rules[None]:
    """SD-26: alone at the pub, one may ask; after a question the pub is turned over."""
    here = state.on(PUB)
    if len(here) != 1:
        return
    asker = here[0]
    choice = yield from ask(asker, "pub", pub_questions(state, asker))
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


def pub_questions(state: State, asker: Seat) -> Options[AskAround | Decline]:
    """Nothing, or one to three tokens of the kind shown, to any other detective."""
    others = [seat for seat in state.alive if seat != asker]
    return Either((Decline(),), Product(AskAround, TOKEN_SETS[state.pub], others))
