"""What a player goes by that reckons no odds: its own eyes, or all that is certain."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from deductio.games.chaussette.messages import SawSocks, SocksShown
from deductio.games.chaussette.socks import KINDS, VALUE_OF, Kind, Slot
from deductio.games.chaussette.strategy.inquiry import Inquiry


class Knowing(Struct, frozen=True):
    """What lies where, and which kinds may be missing."""

    known: dict[Slot, Kind]
    kinds: Sequence[Kind]


def known_by(inquiry: Inquiry) -> Knowing:
    if inquiry.ways.proves:
        return Knowing(inquiry.known, inquiry.open_kinds)
    cards = seen_cards(inquiry)
    return Knowing(cards, plausible(inquiry, cards))


def seen_cards(inquiry: Inquiry) -> dict[Slot, Kind]:
    """The cards it has seen that still lie there, and those that lie open."""
    cards = [
        (slot, kind)
        for look in inquiry.stream
        if isinstance(look, SawSocks | SocksShown)
        for slot, kind in zip(look.slots, look.kinds, strict=True)
        if slot not in inquiry.view.stirred
    ]
    cards += [(slot + 1, kind) for slot, kind in enumerate(inquiry.view.face_up) if kind]
    return {slot: kind for slot, kind in cards if slot in inquiry.view.cards}


def plausible(inquiry: Inquiry, cards: dict[Slot, Kind]) -> list[Kind]:
    """Kinds that fit clue and markers, less those of which it minds both socks."""
    told = [*inquiry.view.markers.values()]
    if inquiry.view.clue:
        told.append(inquiry.view.clue)
    fitting = [kind for kind in KINDS if all(value in VALUE_OF[kind].values() for value in told)]
    minded = both_socks(inquiry, cards)
    return [kind for kind in fitting if kind not in minded] or fitting or [*KINDS]


def both_socks(inquiry: Inquiry, cards: dict[Slot, Kind]) -> set[Kind]:
    """A rookie minds its own pairs alone, and concludes nothing from looks."""
    if not inquiry.ways.minds_others:
        return set(inquiry.view.pairs[inquiry.me])
    twice = {kind for kind, number in Counter(cards.values()).items() if number > 1}
    return twice | set(inquiry.pairs_out)
