"""On whole games of all five, what the engine calls certain is what python-sat proves."""

from __future__ import annotations

from time import process_time

import pytest

from deductio.deduction.notebook import Notebook
from deductio.deduction.sat import Formula
from deductio.games import game, names
from deductio.lab.deduction import positions
from tests.proof.pages import PROOF, of_games, put_rows

PAGE = PROOF / "certainties.md"
GAMES = 3
HEAD = f"""# Certainties, against python-sat

Made by `make proof`. {GAMES} games of rookies of each kind at every number of seats; every fifth
choice, one seat's certainties are compared with the backbone of an independent python-sat model of
the same observations.

| game | positions | facts compared | certain | engine, ms | python-sat, ms |
|---|---|---|---|---|---|
"""


def backbone(notebook: Notebook) -> dict[str, bool]:
    """The facts that are so, or not so, in every model."""
    found: dict[str, bool] = {}
    formulas = [Formula(model) for model in notebook.models]
    events = [[seen.source for seen in model.observations] for model in notebook.models]
    for fact in notebook.models[0].frame.facts:
        may_be = [
            any(
                formula.possible(told, [(fact, so)])
                for formula, told in zip(formulas, events, strict=True)
            )
            for so in (False, True)
        ]
        assert any(may_be)
        if may_be != [True, True]:
            found[str(fact)] = may_be[1]
    for formula in formulas:
        formula.__exit__(None, None, None)
    return found


@pytest.mark.proof
@pytest.mark.parametrize("name", names())
def test_certainties_are_those_of_python_sat(name: str) -> None:
    compared = certain = seen = 0
    ours = theirs = 0.0
    for stream in positions(name, GAMES):
        begun = process_time()
        notebook = game(name).notebook(stream)
        engine = {str(fact): so for fact, so in notebook.answer.certain.items()}
        between = process_time()
        assert engine == backbone(notebook), f"{name}, after {len(stream)} events"
        theirs += process_time() - between
        ours += between - begun
        seen += 1
        compared += len(notebook.models[0].frame.facts)
        certain += len(engine)
    costs = f"{ours / seen * 1000:.2f} | {theirs / seen * 1000:.2f}"
    row = f"| {name} | {seen} | {compared} | {certain} | {costs} |"
    put_rows(PAGE, [(HEAD, of_games(names()))], [row])
