"""Results and the campaign."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from deductio.core.campaign import Ending, Progress
from deductio.core.messages import Finished
from deductio.games.almost_innocent.campaign import CAMPAIGN, Result, ending_of, result_of
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


def after(progress: Progress, *scenarios: str) -> Progress:
    """A group that has won these as well."""
    for scenario in scenarios:
        progress = progress.after(Ending(scenario, "easy", won=True))
    return progress


def ended(**options: Any) -> Ending | None:
    """What the campaign hears of a game that is soon lost."""
    match = opened(2, early_resolution="active_alone", **options)
    while not match.over:
        (seat,) = match.waiting
        wrong = (Announce(pile[0]) for pile in match.state.unused.values() if pile)
        question = match.question(seat)
        assert question is not None
        ways = (Propose(), *wrong, question.options[0])
        match.choose(seat, next(way for way in ways if way in question.options))
    return ending_of(match.public)


def test_ai_72_a_win_marks_its_scenario_unlocks_its_character_and_proposes_the_next() -> None:
    progress = Progress()
    assert (CAMPAIGN.unlocked(progress), CAMPAIGN.proposed(progress)) == ((), "1")
    progress = progress.after(Ending("3", "detective", won=True))
    assert (CAMPAIGN.unlocked(progress), CAMPAIGN.proposed(progress)) == (("din",), "4")
    progress = after(progress, "8", "6")
    assert CAMPAIGN.unlocked(progress) == ("din", "okra", "valia")
    assert CAMPAIGN.proposed(progress) == "7"
    assert not CAMPAIGN.is_won(progress)
    progress = after(progress, *scenarios())
    assert CAMPAIGN.unlocked(progress) == ("din", "teor", "edd", "okra", "valia")
    assert CAMPAIGN.proposed(progress) is None
    assert CAMPAIGN.is_won(progress)
    assert progress.levels["3"] == ("detective", "easy")


def test_ai_72_a_loss_changes_nothing() -> None:
    progress = after(Progress(), "1")
    assert progress.after(Ending("2", "easy", won=False)) == progress


def test_ai_72_house_games_endless_cases_and_games_outside_a_campaign_do_not_count() -> None:
    campaign = {"progress": "campaign", "unlocked": []}
    assert ended(scenario="2", difficulty="medium", **campaign) == Ending("2", "medium", won=False)
    assert ended(scenario="2", almost_innocent_tokens=0, **campaign) is None
    assert ended(scenario="endless", **campaign) is None
    assert ended(scenario="2") is None
    assert ended(scenario="2", progress="campaign") is None


def test_ai_72_progress_is_small_and_travels_and_any_scenario_can_be_played_with_it() -> None:
    progress = after(Progress(), "4", "3")
    written = b'{"won":["4","3"],"levels":{"4":["easy"],"3":["easy"]}}'
    assert msgspec.json.encode(progress) == written
    assert msgspec.json.decode(written, type=Progress) == progress
    match = opened(3, **CAMPAIGN.table_options(progress, "9"))
    assert match.state.case.abilities == ("din", "teor")
    replayed = opened(3, **CAMPAIGN.table_options(progress, "3"))
    assert replayed.state.case.scenario == "3"


@pytest.mark.parametrize("scenario", [*scenarios()])
def test_ai_72_without_a_kept_campaign_it_is_as_if_all_before_were_won(scenario: str) -> None:
    before = list(scenarios())[: list(scenarios()).index(scenario)]
    kept = opened(3, **CAMPAIGN.table_options(after(Progress(), *before), scenario))
    alone = opened(3, scenario=scenario, progress="campaign")
    assert alone.state.case == kept.state.case
    assert alone.state.case.abilities == scenarios()[scenario].abilities
