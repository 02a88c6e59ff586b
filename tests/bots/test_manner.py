"""The cast give their reasons in their own manner, and each time in the same words."""

from __future__ import annotations

from deductio.bots.manner import WAYS, in_manner

BECAUSE = "Il n’y avait qu’un seul choix."


def test_a_reason_is_kept_whole_and_now_and_then_has_something_around_it() -> None:
    said = [in_manner("zelie", BECAUSE, turn, "fr") for turn in range(WAYS)]
    assert said == [
        BECAUSE,
        f"Vite, vite\u202f! {BECAUSE}",
        f"{BECAUSE} Et on continue\u202f!",
        f"Pas de temps à perdre. {BECAUSE}",
    ]
    assert [in_manner("zelie", BECAUSE, turn, "fr") for turn in range(WAYS, 2 * WAYS)] == said


def test_who_has_no_manner_of_their_own_gives_the_reason_plainly() -> None:
    for turn in range(WAYS):
        assert in_manner("oscar", BECAUSE, turn, "fr") == BECAUSE
        assert in_manner("", BECAUSE, turn, "fr") == BECAUSE


def test_where_there_is_no_reason_nothing_is_said() -> None:
    assert {in_manner("gaspard", "", turn, "en") for turn in range(WAYS)} == {""}
