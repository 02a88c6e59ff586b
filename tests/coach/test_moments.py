"""The moments a coach notices, each done on purpose."""

from __future__ import annotations

import pytest

from deductio.coach.messages import MomentKind
from deductio.coach.moments import (
    KEY_MOMENTS,
    LONG_ODDS,
    OF_A_KIND,
    Finding,
    key_moments,
)
from deductio.games import OURS
from deductio.reasons import claimed
from tests.coach.games import Contrary, Silent, looked_back

NEVER_OF_SLEUTHS: tuple[MomentKind, ...] = ("not_claimed", "against_proof")


def test_what_was_proven_and_not_said_is_noticed_once() -> None:
    seen = looked_back("new_york", "silent", Silent, Silent, Silent)
    (finding,) = [one for one in seen.findings if one.kind == "not_claimed"]
    assert seen.knowing.is_certain(finding.at)
    assert finding.better is not None
    assert tuple(claimed(finding.better, 0)) == finding.facts
    assert all(seen.knowing.notebook(finding.at).certain[fact] for fact in finding.facts)


def test_to_roll_on_at_the_centre_is_to_leave_a_proof_unsaid() -> None:
    """In Cluedo whoever has come back may rise to accuse, and need not."""
    seen = looked_back("cluedo", "rise", Silent, "rookie", "rookie")
    found = [one for one in seen.findings if one.kind == "not_claimed"]
    assert {type(one.better).__name__ for one in found} <= {"RiseToAccuse", "Accuse"}
    assert found and len(found[0].facts) == 3


@pytest.mark.parametrize("name", ["new_york", "chaussette", "small_detectives"])
def test_a_claim_against_a_proof_is_noticed(name: str) -> None:
    seen = looked_back(name, "contrary", Contrary, "rookie", "rookie")
    found = [one for one in seen.findings if one.kind == "against_proof"]
    assert found
    for finding in found:
        assert finding.asked is not None
        assert set(finding.facts) <= set(claimed(finding.asked.choice, 0))
        assert not any(seen.knowing.notebook(finding.at).certain[fact] for fact in finding.facts)


@pytest.mark.parametrize("name", OURS)
def test_sleuths_say_what_they_can_prove_and_nothing_against_it(name: str) -> None:
    for seed in ("first", "second"):
        seen = looked_back(name, seed, "sleuth", "inspector", "rookie")
        assert not [one for one in seen.findings if one.kind in NEVER_OF_SLEUTHS]


def test_from_when_on_everything_could_be_known_is_said_unless_it_was_said_at_once() -> None:
    """In Cluedo there is a way to walk; who could say it at once is told that instead."""
    walking = looked_back("cluedo", "rise", Silent, "rookie", "rookie")
    (finding,) = [one for one in walking.findings if one.kind == "could_know"]
    assert finding.at == walking.knowing.certain_at
    assert walking.used_at is None
    silent = looked_back("new_york", "silent", Silent, Silent, Silent)
    at = silent.knowing.certain_at
    assert {one.kind for one in silent.findings if one.at == at} == {"not_claimed"}
    for number in range(4):
        prompt = looked_back("new_york", f"prompt {number}", "sleuth", "rookie", "rookie")
        if prompt.used_at is not None and prompt.used_at == prompt.knowing.certain_at:
            assert not [one for one in prompt.findings if one.kind == "could_know"]


def finding(kind: MomentKind, at: int) -> Finding:
    return Finding(at, kind)


def test_key_moments_are_the_weightiest_and_not_all_of_one_kind() -> None:
    many = [finding("against_proof", at) for at in range(8)]
    others = [finding("looked_at_known", 20), finding("could_know", 30)]
    chosen = key_moments([*others, *many])
    assert len(chosen) == KEY_MOMENTS
    assert [one.at for one in chosen] == [0, 1, 30, 20, 2]
    assert sum(one.kind == "against_proof" for one in chosen) > OF_A_KIND


def test_a_guess_at_long_odds_that_nobody_asked_for_is_noticed() -> None:
    """Whoever takes anything announces some cell before knowing a thing."""
    seen = looked_back("new_york", "anyhow", "random", "rookie", "rookie")
    guesses = [one for one in seen.findings if one.kind in ("guessed_early", "against_proof")]
    assert guesses
    assert all(one.judgement and one.judgement.brings[0] < LONG_ODDS for one in guesses)
