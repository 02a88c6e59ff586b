"""One seat's part in a finished game: every choice of it, with what it was asked."""

from __future__ import annotations

import pytest

from deductio.core.log import Log
from deductio.core.seat_game import seat_game
from deductio.games import OURS
from tests.coach.games import game_of


@pytest.mark.parametrize("name", OURS)
def test_every_choice_of_the_seat_is_there_with_its_question(name: str) -> None:
    played, log, told = game_of(name, "asked", "random", "rookie", "rookie")
    own = seat_game(log, told, played, 0)
    assert own.stream == told.stream(played, 0)
    mine = [number for number, entry in enumerate(log.entries) if entry.seat == 0]
    assert [asked.number for asked in own.asked] == mine
    for asked in own.asked:
        assert asked.choice == played.read_choice(bytes(log.entries[asked.number].choice))
        assert asked.choice in asked.question.options or asked.choice in asked.question.meanwhile
        before = sum(
            0 in heard.by for step in told.passages[: asked.number + 1] for heard in step.heard
        )
        assert asked.at == before


def test_of_a_log_that_no_longer_fits_nothing_was_asked() -> None:
    played, log, told = game_of("new_york", "asked", "rookie", "rookie", "rookie")
    short = seat_game(Log(log.opening, log.entries[:-1]), told, played, 0)
    assert short.asked == ()
    assert short.stream == told.stream(played, 0)
