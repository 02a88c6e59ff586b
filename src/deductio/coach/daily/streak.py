"""How many days in a row somebody has solved something; one missed day is forgiven."""

from __future__ import annotations

from collections.abc import Collection
from datetime import date, timedelta

FORGIVEN = 1
"""So many days in a row may be missed."""


def streak(solved: Collection[date], today: date) -> int:
    """Days that were missed do not count; today breaks nothing, for it is not over."""
    count, missed, day = 0, 0, today
    while missed <= FORGIVEN:
        if day in solved:
            count, missed = count + 1, 0
        elif day != today:
            missed += 1
        day -= timedelta(days=1)
    return count
