"""What follows from one stream (N1 to N8), against all 11,520 streets."""

from __future__ import annotations

from collections.abc import Iterable

from hypothesis import given
from hypothesis import strategies as st

from deductio.core.chance import Chance
from deductio.core.contract import random_choice
from deductio.core.match import Match
from deductio.core.messages import Event, Seat
from deductio.deduction.model import Fact
from deductio.games.small_detectives import GAME
from deductio.games.small_detectives.messages import (
    Declare,
    DeclaredWrongly,
    DeclaredWronglyInSecret,
    Decline,
    HousesSwapped,
    LookedUnder,
    PubAsked,
    PubAskedAbout,
    SawUnder,
)
from deductio.games.small_detectives.notebook import notebook, solution
from deductio.games.small_detectives.state import State
from deductio.games.small_detectives.street import KIND_OF, SUSPECTS, WEAPONS, Tile, Token
from deductio.reasoning import prove
from deductio.words import Words
from tests.oracles.small_detectives import ALL, Street, open_streets
from tests.rules.small_detectives.table import SOLUTION, UNDER, random_games, streets_left


def left(*stream: Event) -> list[Street]:
    return streets_left(stream)


def saw(seat: Seat, *tiles: Tile) -> list[Event]:
    """A look under each of these tiles of the usual street."""
    return [SawUnder(seat, tile, tile if tile < 4 else tile + 1, UNDER[tile - 1]) for tile in tiles]


def looked(seat: Seat, *tiles: Tile) -> list[Event]:
    return [LookedUnder(seat, tile, tile if tile < 4 else tile + 1) for tile in tiles]


def under(street: Street, tiles: Iterable[Tile]) -> set[Token]:
    return {street.under[tile - 1] for tile in tiles}


def suspects(tokens: Iterable[Token]) -> int:
    return sum(KIND_OF[token] == "suspect" for token in tokens)


def test_n1_a_tile_looked_at_has_its_content() -> None:
    streets = left(*saw(0, 3))
    assert set(streets) == {street for street in ALL if street.under[2] == "pastor"}


def test_n2_before_any_look_all_streets_are_open() -> None:
    streets = left()
    assert len(streets) == len(ALL) == 11_520
    assert set(streets) == set(ALL)
    for street in streets:
        assert sorted([*street.solution, *street.under]) == sorted(SUSPECTS + WEAPONS)
        assert suspects(street.under) == 3


def test_n3_three_suspects_placed_leave_the_fourth() -> None:
    streets = left(*saw(0, 1, 3, 6))
    assert {street.solution[0] for street in streets} == {"librarian"}
    assert {street.solution[1] for street in streets} == set(WEAPONS)


def test_n3_three_weapons_placed_leave_the_fourth() -> None:
    streets = left(*saw(0, 2, 4, 5))
    assert {street.solution[1] for street in streets} == {"bowling"}
    assert {street.solution[0] for street in streets} == set(SUSPECTS)


def test_n4_three_tiles_of_one_kind_leave_the_other_kind() -> None:
    for street in left(*saw(0, 1, 3, 6)):
        assert suspects(under(street, (2, 4, 5))) == 0


def test_n4_also_when_the_kind_is_only_overheard() -> None:
    for street in left(*looked(2, 1, 3, 6), PubAsked(0, 2, "suspect", 3, True)):
        assert suspects(under(street, (2, 4, 5))) == 0


def test_n5_a_yes_puts_every_token_on_a_tile_the_other_has_looked_at() -> None:
    tokens = ("florist", "pastor")
    streets = left(*looked(2, 1, 2, 3), PubAskedAbout(0, 2, "suspect", tokens, True))
    assert set(streets) == {street for street in ALL if under(street, (1, 2, 3)) >= set(tokens)}
    assert not {street.solution[0] for street in streets} & set(tokens)


def test_n5_a_no_leaves_out_the_streets_in_which_the_other_has_seen_all() -> None:
    tokens = ("florist", "pastor")
    streets = left(*looked(2, 1, 2, 3), PubAskedAbout(0, 2, "suspect", tokens, False))
    assert set(streets) == {street for street in ALL if not under(street, (1, 2, 3)) >= set(tokens)}


def test_n5_a_no_to_one_token_is_no_for_every_tile_looked_at() -> None:
    streets = left(*looked(2, 1, 2, 3), PubAskedAbout(0, 2, "suspect", ("florist",), False))
    assert set(streets) == {street for street in ALL if "florist" not in under(street, (1, 2, 3))}


def test_n5_only_what_was_looked_at_before_the_question_counts() -> None:
    question = PubAskedAbout(0, 2, "suspect", ("florist",), False)
    streets = left(*looked(2, 1), question, *looked(2, 2))
    assert set(streets) == {street for street in ALL if street.under[0] != "florist"}


def test_n5_a_proof_by_an_answer_names_the_looks_it_rests_on() -> None:
    question = PubAskedAbout(0, 2, "suspect", ("florist",), False)
    stream = [*looked(2, 1, 3), question, *looked(2, 2)]
    fact = Fact("florist", "tile3")
    proof = prove(Words(GAME, "en"), notebook(stream), stream, fact)
    assert proof.chain.events == (2,)
    assert [step.about for step in proof.steps] == [(0, 1)]
    assert "Green has looked under the Fox house and the Cat house." in proof.steps[0].text


def test_n5_what_several_houses_do_not_hide_is_said_in_one_sentence() -> None:
    question = PubAskedAbout(0, 2, "suspect", ("florist",), False)
    stream = [*looked(2, 1, 2, 3, 4, 5), question, *saw(0, 6)]
    proof = prove(Words(GAME, "en"), notebook(stream), stream, Fact("florist", "solution"))
    said = (
        "The florist does not lie under the Fox house, the Owl house, the Cat house, "
        "the Hare house or the Bear house."
    )
    assert proof.steps[0].text.endswith(said)


def test_n6_an_overheard_yes_counts_the_kind_among_the_tiles_looked_at() -> None:
    streets = left(*looked(2, 1, 2, 3), PubAsked(0, 2, "suspect", 2, True), *looked(2, 4))
    assert set(streets) == {street for street in ALL if suspects(under(street, (1, 2, 3))) >= 2}


def test_n6_an_overheard_no_makes_nothing_certain() -> None:
    assert set(left(*looked(2, 1, 2, 3), PubAsked(0, 2, "suspect", 2, False))) == set(ALL)


def test_n7_a_wrong_declaration_of_another_makes_nothing_certain() -> None:
    assert set(left(DeclaredWrongly(1))) == set(ALL)


def test_n7_after_ones_own_the_truth_is_known() -> None:
    streets = left(DeclaredWronglyInSecret(0, "florist", "gnome", *SOLUTION))
    assert set(streets) == {street for street in ALL if street.solution == SOLUTION}


def test_n8_knowledge_follows_the_tile_not_the_position() -> None:
    stream = [SawUnder(0, 1, 1, "florist"), HousesSwapped(1, 1, 2), SawUnder(0, 2, 1, "gnome")]
    streets = left(*stream)
    assert set(streets) == {street for street in ALL if street.under[:2] == ("florist", "gnome")}
    again = left(HousesSwapped(1, 1, 2), *looked(2, 1), PubAsked(0, 2, "weapon", 1, True))
    assert {KIND_OF[street.under[0]] for street in again} == {"weapon"}


def talkative_game(seats: int, luck: Chance) -> Match[State]:
    """Some way into a random game in which nobody declares lightly."""
    match = Match.open(GAME, GAME.opening(seats, {}), luck.clone())
    for _ in range(luck.below(seats * 30)):
        seat, choice = random_choice(match, luck)
        if isinstance(choice, Declare) and luck.below(8):
            choice = Decline()
        match.choose(seat, choice)
        if match.over:
            break
    return match


@random_games(40)
@given(st.integers(2, 5), st.binary(min_size=32, max_size=32))
def test_n1_to_n8_the_streets_of_any_reader_are_those_of_all_that_fit(
    seats: int, seed: bytes
) -> None:
    luck = Chance(seed)
    match = talkative_game(seats, luck)
    reader = luck.below(seats + 1)
    stream = [*match.streams, match.public][reader]
    streets = left(*stream)
    assert len(streets) == len(set(streets))
    assert set(streets) == open_streets(stream)
    solutions = {street.solution for street in streets}
    certain = solution(notebook(stream).certain)
    assert certain == (solutions.pop() if len(solutions) == 1 else None)
