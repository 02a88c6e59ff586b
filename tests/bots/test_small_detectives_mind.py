"""What a sleuth of Small Detectives reckons with, against the engine and against the rules."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deductio.core.log import play_again
from deductio.core.match import Match
from deductio.core.messages import Choice, Event
from deductio.deduction.answer import Answer
from deductio.deduction.model import Fact, known
from deductio.deduction.solve import listed
from deductio.games.small_detectives import GAME
from deductio.games.small_detectives.notebook import SOLUTION, notebook, under
from deductio.games.small_detectives.state import State
from deductio.games.small_detectives.strategy.beliefs import Beliefs, tiles_of
from deductio.games.small_detectives.strategy.round_ahead import plans, play_ahead
from deductio.games.small_detectives.strategy.situation import Situation
from deductio.games.small_detectives.street import Card, Tile
from deductio.lab.table import play_game
from tests.rules.small_detectives.table import STREET, a_match, decline_all, lay, random_games

OTHERS = ("patrol1", "patrol2", "patrol2b", "patrol3", "coldcase", "raid", "informer", "survey")
"""Cards in which nobody chooses anything."""
MINE = (*OTHERS, "bigmove", "unexpected", "wheels", "disguise", "smallmove", "shadow")


@random_games(12)
@given(seed=st.integers(0, 10**6))
def test_beliefs_are_the_notebooks(seed: int) -> None:
    """Solutions, and what a look would bring, against the engine of deduction."""
    tile = seed % 6 + 1
    for stream in middle_of_a_game(seed):
        book = notebook(stream)
        beliefs, answer = Beliefs(listed(*book.models)), book.answer
        assert len(beliefs.solutions) == answer.count
        assert beliefs.solution()[1] == pytest.approx(max(answer.joint(SOLUTION).values()))
        found = beliefs.after_looking(tiles_of([tile]))
        assert sum(likely for likely, _ in found) == pytest.approx(1)
        assert sum(likely * odds for likely, odds in found) == pytest.approx(
            best_guess_after_looking(answer, tile)
        )


def middle_of_a_game(seed: int) -> list[Sequence[Event]]:
    """What four rookies were told up to some moment."""
    match = play_again(play_game(GAME, 4, {}, ["rookie"], f"beliefs {seed}").log, GAME).match
    assert match is not None
    return [stream[: len(stream) * (2 + seed % 5) // 8] for stream in match.streams]


def best_guess_after_looking(answer: Answer, tile: Tile) -> float:
    """How often the likeliest solution is right, once what lies there is known."""
    total = 0.0
    for token in answer.frame.items:
        fact = Fact(token, under(tile))
        if odds := answer.odds[fact]:
            total += odds * max(answer.given(known(fact)).joint(SOLUTION).values())
    return total


@random_games(150)
@given(data=st.data())
def test_a_round_played_ahead_is_the_round_the_rules_play(data: st.DataObject) -> None:
    at = data.draw(st.lists(st.integers(0, 7), min_size=4, max_size=4))
    mine = data.draw(st.sampled_from(MINE))
    others = data.draw(st.permutations([card for card in OTHERS if card != mine]))
    cards = [mine, *others[:3]]
    table = a_table(at, cards)
    plan = data.draw(st.sampled_from(list(plans(mine, table))))
    after = play_ahead(table, dict(enumerate(cards)), plan, lambda *_: 0.0)
    state = played_by_the_rules(at, cards, plan)
    assert after.at == state.at
    assert after.tile_at == state.tile_at
    assert after.looked == [tiles_of(tiles) for tiles in state.seen]
    back = [seat for seat in after.in_street if after.at[seat] == 0]
    assert after.queue + back == state.queue


def a_table(at: list[int], cards: list[Card]) -> Situation:
    """Four of five seats are still in the game and have laid these cards."""
    return Situation(
        me=0,
        seats=5,
        alive=[0, 1, 2, 3],
        at=[*at, 2],
        in_street=[],
        queue=[seat for seat in range(4) if at[seat] == 0],
        tile_at=STREET[:],
        looked=[0] * 5,
        hands=[[] for _ in range(5)],
        unknown=[0] * 5,
        front={seat: [card] for seat, card in enumerate(cards)},
    )


def played_by_the_rules(at: list[int], cards: list[Card], plan: Choice | None) -> State:
    queue = [seat for seat in range(4) if at[seat] == 0]
    match = a_match([*at, 2], *cards, "", alive=[0, 1, 2, 3], eliminated=[4], queue=queue)
    lay(match, *cards, "")
    choose_inside_my_card(match, plan)
    decline_all(match)
    return match.state


def choose_inside_my_card(match: Match[State], plan: Choice | None) -> None:
    question = match.question(0)
    if question and question.name not in ("card", "pub", "police"):
        match.choose(0, plan if plan and plan in question.options else question.options[0])
