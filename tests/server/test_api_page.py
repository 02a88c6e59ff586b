"""The example in docs/api.md really plays, and the API keeps what its description promises."""

from __future__ import annotations

import json
import re
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from hypothesis.strategies import SearchStrategy
from schemathesis import GenerationMode
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.server.running import Running

API = (Path(__file__).parents[2] / "docs" / "api.md").read_text("utf-8")


def test_a_bot_over_the_network(server: Running) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", API, re.DOTALL)
    names: dict[str, Any] = {}
    exec(compile(example, "docs/api.md", "exec"), names)
    code = names["main"](server.url)
    with urllib.request.urlopen(f"{server.url}/api/tables/{code}/replay") as answer:
        assert json.load(answer)["honest"]


EXAMPLES = settings(
    deadline=None,
    database=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
@pytest.mark.parametrize("times", [5, pytest.param(100, marks=pytest.mark.proof)])
def test_the_api_is_as_described(server: Running, mode: GenerationMode, times: int) -> None:
    """Whatever comes, the answer is one that the description names, and never a fault of ours."""
    described = schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")
    seen = 0
    for found in described.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        try_out(operation.as_strategy(generation_mode=mode), times)
        seen += 1
    assert seen > 20


def try_out(cases: SearchStrategy[Any], times: int) -> None:
    @settings(EXAMPLES, max_examples=times)
    @given(case=cases)
    def holds(case: Any) -> None:
        # We refuse words we do not know, which the description cannot say.
        case.call_and_validate(excluded_checks=[positive_data_acceptance])

    with suppress(Unsatisfiable):  # nothing can be wrong where nothing is asked
        holds()
