"""How tests run here: generated examples are the same every time, and nothing hangs on a clock."""

from __future__ import annotations

from hypothesis import Phase, settings

from tests.postgres import address as address
from tests.postgres import postgres as postgres

settings.register_profile("house", deadline=None, derandomize=True)
settings.register_profile(  # a mutant need not be told by the smallest example
    "mutants", settings.get_profile("house"), phases=(Phase.explicit, Phase.generate)
)
settings.load_profile("house")
