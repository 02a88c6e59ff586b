"""What the fields of the Sock Inquiry's messages may be."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

from deductio.core.domains import LEFT_OUT, Domain
from deductio.games.chaussette.rules.cooperation import REASONS
from deductio.games.chaussette.rules.search import AT_ONCE
from deductio.games.chaussette.socks import CHARACTERISTICS, KINDS, SLOTS, TARGETS, VALUES
from deductio.games.chaussette.state import Options


def domains(seats: int, options: Options) -> Mapping[str, Domain]:
    targets = range(1, max(TARGETS.values()) + 1) if options.effects else ()
    return {
        "kind": KINDS,
        "characteristic": CHARACTERISTICS,
        "value": [value for values in VALUES.values() for value in values],
        "skill": REASONS,
        "effect": tuple(TARGETS),
        "Search.slots": [*sets(AT_ONCE), *sets(2), *sets(1)],
        "Target.slots": [slots for size in targets for slots in sets(size)],
        "Offer.skills": LEFT_OUT,
    }


def sets(size: int) -> list[tuple[int, ...]]:
    return list(combinations(SLOTS, size))
