"""Python joins names and sentences as the page does: both are held to the same cases."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from deductio.grammar import joined
from deductio.typeset import typeset
from deductio.words import bundle_of

CASES: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "page/grammar.json").read_text("utf-8")
)


@pytest.mark.parametrize("case", CASES, ids=[case["said"] for case in CASES])
def test_names_and_sentences_meet(case: dict[str, Any]) -> None:
    text = case["text"].replace("-> ", "->\n    ").replace(" *[", "\n   *[").replace(" }.", "\n}.")
    bundle = bundle_of(case["language"], f"sentence = {text}\n")
    pattern = bundle.get_message("sentence").value
    assert pattern is not None
    said, errors = bundle.format_pattern(pattern, {"name": case["name"]})
    spoken = typeset(case["language"], joined(case["language"], str(said)))
    assert (spoken, errors) == (case["said"], [])


def test_only_what_was_put_in_is_touched() -> None:
    assert (
        joined("fr", "La tour de Arthur et de \u2068Arthur\u2069")
        == "La tour de Arthur et d’Arthur"
    )
