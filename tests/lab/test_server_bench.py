"""What the bench of the server counts, and how it compares."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from deductio.lab.crowd import anyone
from deductio.lab.crowds import SEATS, Crowd, Party
from deductio.lab.server import PEER, compared, server_runs
from deductio.lab.windows import Load


class Silent(Party):
    """Four clients that only count."""

    def choose(self, seat: int) -> None:
        """Nobody is asked."""


def load(speed: int, p99_ms: float) -> Load:
    return Load(100, speed, 1000, 10.0, p99_ms, 350, 20.0, 120.0, 0.9, 0.3)


def test_a_choice_counts_when_all_four_have_heard_of_it() -> None:
    crowd = Crowd()
    party = Silent(crowd)
    crowd.parties.append(party)
    crowd.go()
    party.count_sent()
    for seat in range(SEATS - 1):
        party.count_heard(seat, 100)
    assert (crowd.tally.choices, crowd.quiet) == (0, False)
    party.count_heard(SEATS - 1, 100)
    assert (crowd.tally.choices, crowd.tally.bytes, crowd.quiet) == (1, 400, True)
    assert len(crowd.tally.latencies) == 1


def test_whoever_is_a_choice_ahead_does_not_end_the_round_of_the_others() -> None:
    crowd = Crowd()
    party = Silent(crowd)
    party.count_sent()
    party.count_heard(0, 1)
    party.count_sent()
    for seat in (0, 1, 2, 1, 2):
        party.count_heard(seat, 1)
    assert crowd.tally.choices == 0
    party.count_heard(3, 1)
    assert crowd.tally.choices == 1


def test_ratios_are_ours_in_theirs() -> None:
    beside = compared(load(6000, 20.0), load(3000, 30.0), load(1500, 40.0))
    assert (beside.times, beside.times_large) == (4, 2)
    assert (beside.p99_times, beside.p99_times_large) == (0.5, 0.75)


def test_boardgameio_runs_only_where_it_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(PEER, raising=False)
    assert "100-beside-boardgameio" not in server_runs()
    monkeypatch.setenv(PEER, "/somewhere")
    assert "100-beside-boardgameio" in server_runs()


@pytest.mark.parametrize(
    "options",
    [
        [{"type": "RiseToAccuse"}, {"type": "Stay"}],
        {"either": [[{"type": "RiseToAccuse"}], [{"type": "Stay"}]]},
        {
            "either": [
                {"product": "Accuse", "fields": ["suspect"], "of": [["olive"]]},
                [{"type": "Stay"}],
            ]
        },
    ],
)
def test_nobody_in_the_crowd_ends_the_game(options: Any) -> None:
    assert anyone(options, Random(1)) == {"type": "Stay"}
