"""What a seat could know after each event, against reading each prefix of its stream anew."""

from __future__ import annotations

import pytest

from deductio.coach.knowing import Knowing, bits_left
from deductio.games import OURS
from deductio.games.almost_innocent.messages import Named
from tests.coach.games import Contrary, game_of, looked_back

every_game = pytest.mark.parametrize("name", OURS)


@every_game
def test_what_is_remembered_is_what_each_prefix_proves(name: str) -> None:
    played, _, told = game_of(name, "prefixes", "inspector", "rookie", "rookie")
    stream = told.stream(played, 0)
    knowing = Knowing(played, stream)
    asked = next(at for at in range(1, len(stream)) if knowing._telling[0] < at)
    for at in range(asked, len(stream) + 1, 7):
        anew = played.notebook(stream[:at])
        assert knowing.bits(at) == pytest.approx(bits_left(anew, knowing.goal))
        goal = {fact for facts in knowing.goal.values() for fact in facts}
        proven = {fact for fact, so in anew.certain.items() if so and fact in goal}
        assert set(knowing.settled(at).values()) == proven


@every_game
def test_the_goal_is_certain_from_its_step_on_and_not_before(name: str) -> None:
    """Of all seats and some games: whoever could never prove it is right to say so."""
    for seed in ("one", "two", "three"):
        played, _, told = game_of(name, seed, "inspector", "inspector", "inspector")
        for seat in range(3):
            knowing = Knowing(played, told.stream(played, seat))
            at, end = knowing.certain_at, knowing.told_at
            if at is None:
                last = len(knowing.stream) if end is None else end - 1
                assert not knowing.is_certain(last) or name == "almost_innocent"
            else:
                assert knowing.is_certain(at) and not knowing.is_certain(at - 1)
                assert knowing.bits(at) == pytest.approx(0)
                assert end is None or at < end


@every_game
def test_bits_are_given_for_every_event_and_end_with_nothing_open(name: str) -> None:
    seen = looked_back(name, "bits", "rookie", "rookie", "rookie")
    assert len(seen.bits) == len(seen.played.stream)
    assert seen.bits[0] > 1
    assert seen.bits[-1] == 0


def test_who_was_shown_the_solution_has_not_deduced_it() -> None:
    """Whoever announces a wrong cell in New York may look under the cover, and is out."""
    seen = looked_back("new_york", "shown", Contrary, "rookie", "rookie")
    told = seen.knowing.told_at
    assert told is not None
    assert seen.bits[told - 1] == 0 < seen.bits[told - 2]
    assert seen.knowing.certain_at is None
    assert all(one.asked.at < told for one in seen.judged)


def test_to_name_it_rightly_is_not_to_have_proven_it() -> None:
    """In Almost Innocent a right name is confirmed: then it is certain, and was not deduced."""
    guessed = 0
    for number in range(6):
        played, _, told = game_of("almost_innocent", f"names {number}", *["rookie"] * 3)
        for seat in range(3):
            knowing = Knowing(played, told.stream(played, seat))
            assert knowing.told_at is not None
            steps = range(10, knowing.told_at)
            at = next((at for at in steps if knowing.is_certain(at)), None)
            by = None if at is None else knowing.stream[at - 1]
            is_named = isinstance(by, Named)
            assert knowing.certain_at == (None if is_named else at)
            guessed += is_named
    assert guessed
