"""How tests run here: generated examples are the same every time, and nothing hangs on a clock."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")
