"""A pytest plugin: coverage is told which test is running."""

from __future__ import annotations

from collections.abc import Iterator

import coverage
import pytest


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    running = coverage.Coverage.current()
    assert running is not None, "only for runs under coverage"
    running.switch_context(item.nodeid.partition("[")[0])
    yield
    running.switch_context("")
