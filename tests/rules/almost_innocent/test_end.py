"""Results and the campaign."""

from __future__ import annotations

import msgspec

from deductio.core.messages import Finished
from deductio.games.almost_innocent.campaign import Progress, Result, result_of
from deductio.games.almost_innocent.cases import scenarios
from deductio.games.almost_innocent.messages import Announce, CaseClosed, Propose
from tests.rules.almost_innocent.arranged import FIVE, at, opened, table, told


def won(scenario: str, **changes: object) -> Result:
    usual = Result(scenario, "easy", 3, True, 0, 1, 15)
    return msgspec.structs.replace(usual, **changes)


def test_ai_70_a_game_is_won_or_lost_by_all_and_nothing_else() -> None:
    for right in (True, False):
        match = at(table(*FIVE[:2], starter=1, named=9, almost_innocent=0, turns=5))
        match.choose(0, Announce("P1" if right else "P2"))
        assert match.over
        (finished,) = told(match, Finished)
        assert finished.winners == ((0, 1) if right else ())
        assert finished.ranking == ((0, 1),)
        assert finished.scores == ((1, 1) if right else (0, 0))
        assert finished.rounds == 3
        assert [event.won for event in told(match, CaseClosed)] == [right]


def test_ai_71_the_result_is_everyones_and_wins_rank_by_tokens_losses_by_clues() -> None:
    match = opened(3, scenario="2", difficulty="medium", early_resolution="active_alone")
    (seat,) = match.waiting
    match.choose(seat, Propose())
    match.choose(seat, Announce(match.state.solution_of(seat)[0]))
    (seat,) = match.waiting
    wrong = next(clue for clue in match.state.unused["K"])
    match.choose(seat, Announce(wrong))
    result = Result("2", "medium", 3, False, 9, 0, 1)
    assert [result_of(stream) for stream in [*match.streams, match.public]] == [result] * 4
    ranked = [
        won("2", almost_innocent_tokens=2),
        won("2", almost_innocent_tokens=1, investigation_tokens=3),
        won("2", almost_innocent_tokens=1),
        won("2", won=False, clues_named=14, almost_innocent_tokens=0),
        won("2", won=False, clues_named=3, investigation_tokens=9),
    ]
    merits = [result.merit for result in ranked]
    assert merits == sorted(set(merits), reverse=True)


def test_ai_72_a_win_marks_its_scenario_unlocks_its_character_and_proposes_the_next() -> None:
    progress = Progress()
    assert (progress.unlocked, progress.proposed) == ((), "1")
    progress = progress.after(won("3", difficulty="detective"))
    assert (progress.unlocked, progress.proposed) == (("din",), "4")
    progress = progress.after(won("8")).after(won("6"))
    assert (progress.unlocked, progress.proposed) == (("din", "okra", "valia"), "7")
    assert not progress.is_complete
    for scenario in scenarios():
        progress = progress.after(won(scenario))
    assert progress.unlocked == ("din", "teor", "edd", "okra", "valia")
    assert progress.proposed is None
    assert progress.is_complete


def test_ai_72_losses_house_games_and_endless_cases_change_nothing() -> None:
    progress = Progress(("1",))
    for result in (won("2", won=False), won("2", custom=True), won("endless")):
        assert progress.after(result) == progress


def test_ai_72_progress_is_small_and_travels_and_any_scenario_can_be_played_with_it() -> None:
    progress = Progress().after(won("4")).after(won("3"))
    assert msgspec.json.encode(progress) == b'{"won":["4","3"]}'
    assert msgspec.json.decode(msgspec.json.encode(progress), type=Progress) == progress
    match = opened(3, **progress.options("9"))
    assert match.state.case.abilities == ("din", "teor")
    assert opened(3, **progress.options("3")).state.case.scenario == "3"
