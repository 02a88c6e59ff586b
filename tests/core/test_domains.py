"""Every choice has a number and every event is numbers; what an author forgot is said."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from deductio.core.chance import Chance
from deductio.core.contract import Broken, check_domains, play_randomly
from deductio.core.domains import LEFT_OUT, Domains, Undeclared
from deductio.core.messages import Chose, Finished, Opened, Seated
from deductio.games import game, names
from deductio.games.chaussette.messages import Offer
from deductio.games.cluedo.messages import Accuse, LookAt, PeekAt, Rolled, SawCard, Suggest
from deductio.games.small_detectives.messages import DetectivesSetOut, Start


def test_a_field_has_its_own_domain_and_not_that_of_all_cards() -> None:
    choices = Domains(game("cluedo"), 3, {}).choices
    assert sum(isinstance(choice, Accuse) for choice in choices) == 6 * 6 * 9
    assert Suggest("violet", "rope", "study") in choices
    assert Suggest("rope", "violet", "study") not in choices


def test_a_seat_is_one_at_this_table_and_a_range_says_itself_what_it_is() -> None:
    choices = Domains(game("cluedo"), 3, {}).choices
    assert [choice for choice in choices if isinstance(choice, PeekAt)] == [*map(PeekAt, range(3))]
    assert [choice for choice in choices if isinstance(choice, LookAt)] == [*map(LookAt, range(4))]


def test_what_is_not_offered_any_more_has_no_number() -> None:
    assert Offer(("pair",)) not in Domains(game("chaussette"), 3, {}).choices


def test_an_event_is_the_number_of_its_kind_and_the_places_of_its_values() -> None:
    cluedo = Domains(game("cluedo"), 3, {})
    kind, *told = cluedo.numbers(SawCard(2, 0, "olive"))
    assert 1 <= kind <= cluedo.kinds
    assert told == [3, 1, 1]
    assert cluedo.numbers(Rolled(1, (6, 5), 11))[1:] == (2, 6, 5, 11)
    small = Domains(game("small_detectives"), 3, {})
    starts = DetectivesSetOut((Start(0, 7), Start(2, 0)))
    assert small.numbers(starts)[1:] == (2, 1, 8, 3, 1)


def test_what_one_chose_among_others_is_its_number() -> None:
    cluedo = Domains(game("cluedo"), 3, {})
    number = cluedo.choices.index(Accuse("violet", "rope", "study"))
    assert cluedo.numbers(Chose(1, Accuse("violet", "rope", "study")))[1:] == (2, number + 1)


def test_what_the_core_tells_is_numbers_in_every_game_but_for_names_and_seals() -> None:
    for name in names():
        domains = Domains(game(name), 2, {})
        assert domains.numbers(Opened(name, 1, 2, {"a": 1}, "seal", ("n",)))[1:] == (1, 2)
        assert domains.numbers(Seated(1))[1:] == (2,)
        told = domains.numbers(Finished((1,), ((1,), (0,)), (0, 7), 12))
        assert told[1:] == (1, 2, 2, 1, 2, 1, 1, 2, 0, 7, 12)


def forgetful(**declared: Any) -> Any:
    """Cluedo, with some domains otherwise."""
    cluedo = game("cluedo")
    return replace(cluedo, domains=lambda *table: {**cluedo.domains(*table), **declared})


def last_of(played: Any) -> Any:
    *_, last = play_randomly(played, 3, {}, Chance(bytes(32)))
    return last


def test_what_a_game_does_not_say_is_named() -> None:
    cluedo = replace(game("cluedo"), domains=lambda seats, options: {})
    with pytest.raises(Undeclared, match=r"cluedo does not say what TakePawn.suspect may be: pl"):
        Domains(cluedo, 3, {})
    with pytest.raises(Broken, match=r"does not say what TakePawn.suspect may be"):
        check_domains(next(play_randomly(cluedo, 3, {}, Chance(bytes(32)))))


def test_an_offer_that_the_domains_do_not_know_is_named() -> None:
    with pytest.raises(Broken, match=r"the domains of cluedo do not know TakePawn\(suspect='olive"):
        check_domains(next(play_randomly(forgetful(suspect=("violet",)), 3, {}, Chance(bytes(32)))))


def test_an_event_that_the_domains_do_not_know_is_named() -> None:
    with pytest.raises(Broken, match=r"do not know '\w+' of HandDealt"):
        check_domains(last_of(forgetful(card=("rope",))))


def test_what_is_left_out_on_purpose_is_no_fault() -> None:
    check_domains(last_of(forgetful(**{"Rolled.total": LEFT_OUT})))
