"""What grows in a process between SIGHUP and its end: places in the code, kinds of objects."""

from __future__ import annotations

import atexit
import gc
import signal
import tracemalloc
from collections import Counter
from pathlib import Path

MOST = 40


class Grown:
    """Compares the end with the moment of the signal."""

    def __init__(self, report: Path) -> None:
        self._report = report
        self._before: tracemalloc.Snapshot | None = None
        self._kinds: Counter[str] = Counter()
        tracemalloc.start(8)
        signal.signal(signal.SIGHUP, lambda *_: self._begin())
        atexit.register(self._compare)

    def _begin(self) -> None:
        gc.collect()
        self._before, self._kinds = tracemalloc.take_snapshot(), kinds()

    def _compare(self) -> None:
        if self._before is None:
            return
        gc.collect()
        grown = tracemalloc.take_snapshot().compare_to(self._before, "traceback")
        lines = [f"{kind} {more:+d}" for kind, more in (kinds() - self._kinds).most_common(MOST)]
        for place in grown[:MOST]:
            lines += [f"{place.size_diff:+d} bytes, {place.count_diff:+d}"]
            lines += [f"    {line}" for line in place.traceback.format()]
        self._report.write_text("\n".join(lines))


def kinds() -> Counter[str]:
    return Counter(f"{type(one).__module__}.{type(one).__qualname__}" for one in gc.get_objects())
