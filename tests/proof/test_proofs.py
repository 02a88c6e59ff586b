"""Thousands of chains of reasoning from whole games, every step judged by a stranger."""

from __future__ import annotations

from collections import Counter
from os import environ
from time import process_time

import pytest

from deductio.games import game, names
from deductio.lab.deduction import positions
from tests.deduction.proof_checker import check
from tests.proof.pages import PROOF, of_games, put_rows

PAGE = PROOF / "proofs.md"
GAMES = int(environ.get("DEDUCTIO_PROOF_GAMES", "3"))
OF_EACH = 8
"""Facts of each position."""
HEAD = f"""# Proofs, step by step

Made by `make proof`. Games of rookies at every number of seats, so many of each; every fifth
choice, {OF_EACH} facts that are certain for one seat and that nobody told it outright (or as many
as there are). A checker that shares no code with the maker of chains judges each step: it must
follow from the counts it names and the steps it rests on alone, and nothing under a supposition may
be used outside it. *Events* and *steps* are means; *suppose* is the share of proofs that need a
supposition, *nested* of those that need one inside another; *tried* are proofs too long to be
written out, where it is only said that every other way was tried; *ms* is the mean CPU time of one.

| game | games | proofs | steps judged | events | steps | longest | suppose | nested | tried | ms |
|---|---|---|---|---|---|---|---|---|---|---|
"""


@pytest.mark.proof
@pytest.mark.parametrize("name", names())
def test_every_step_of_hundreds_of_proofs_follows(name: str) -> None:
    put_rows(PAGE, [(HEAD, of_games(names()))], [row_of(name)])


def row_of(name: str) -> str:
    told: Counter[str] = Counter()
    longest, spent = 0, 0.0
    for number, stream in enumerate(positions(name, GAMES)):
        notebook = game(name).notebook(stream)
        outright = notebook.without_riddles().told_outright
        open_facts = {*notebook.certain}.difference(outright, notebook.followed)
        facts = [fact for fact in notebook.facts if fact in open_facts]
        for fact in facts[number % 3 :: max(1, len(facts) // OF_EACH)]:
            begun = process_time()
            chain = notebook.chain(fact)
            spent += process_time() - begun
            check(chain, *notebook.models)
            longest = max(longest, len(chain.steps))
            told["proofs"] += 1
            told["events"] += len(chain.events)
            told["steps"] += len(chain.steps)
            told["suppose"] += chain.supposes > 0
            told["nested"] += chain.supposes > 1
            told["tried"] += any(step.kind == "exhaustion" for step in chain.steps)
    proofs = told["proofs"]
    assert proofs, f"{name} proves nothing"
    return (
        f"| {name} | {GAMES} | {proofs} | {told['steps']} | {told['events'] / proofs:.1f} "
        f"| {told['steps'] / proofs:.1f} | {longest} | {told['suppose'] / proofs:.1%} "
        f"| {told['nested'] / proofs:.1%} | {told['tried']} | {spent / proofs * 1000:.0f} |"
    )
