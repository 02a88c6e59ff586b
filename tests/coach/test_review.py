"""A review in words, at the command line, and of games under other rules."""

from __future__ import annotations

import msgspec
import pytest

from deductio.coach.curves import curves
from deductio.coach.in_words import review_in_words
from deductio.coach.messages import MomentKind
from deductio.coach.review import Assessment, assess
from deductio.core.log import Log
from deductio.core.seat_game import seat_game
from deductio.games import OURS
from deductio.words import LANGUAGES, Language, Words
from tests.coach.games import Contrary, Silent, game_of, looked_back

every_game = pytest.mark.parametrize("name", OURS)
every_language = pytest.mark.parametrize("language", LANGUAGES)
NAMES = ("Ada", "Ben", "Cy")


def words_of(seen: Assessment, language: Language, me: int | None = 0) -> Words:
    return Words(seen.game, language, me=me, names=NAMES)


@every_game
@every_language
def test_every_seat_is_reviewed_in_sentences(name: str, language: Language) -> None:
    played, log, told = game_of(name, "sentences", Contrary, Silent, "rookie")
    for seat in range(3):
        seen = assess(played, log, told, seat)
        review = review_in_words(seen, words_of(seen, language, me=seat))
        assert (review.seat, review.steps) == (seat, len(review.bits))
        assert [one.at for one in review.moments] == sorted(one.at for one in review.moments)
        assert sorted(one.rank for one in review.moments) == [*range(1, len(review.moments) + 1)]
        said = [review.basis, *msgspec.structs.astuple(review.verdict)]
        said += [text for one in review.moments for text in (one.text, one.better)]
        for sentence in said:
            assert sentence and sentence[-1] in ".!?”»", sentence
            assert "{" not in sentence and "verdict-" not in sentence, sentence


@every_language
def test_every_kind_of_moment_has_its_words(language: Language) -> None:
    words = Words(None, language)
    for kind in MomentKind.__args__:  # type: ignore[attr-defined]
        assert words.knows(f"moment-{kind}") and words.knows(f"better-{kind}")


def test_others_are_spoken_of_by_their_names() -> None:
    seen = looked_back("new_york", "silent", Silent, Silent, Silent)
    own = review_in_words(seen, words_of(seen, "en"))
    of_ada = review_in_words(seen, words_of(seen, "en", me=1))
    assert own.verdict.knew.startswith("You could prove it all from step")
    assert of_ada.verdict.knew.startswith("Ada could prove it all from step")
    assert own.moments[0].at == of_ada.moments[0].at


def test_a_fact_of_a_moment_is_the_one_whose_proof_came_last() -> None:
    seen = looked_back("cluedo", "rise", Silent, "rookie", "rookie")
    review = review_in_words(seen, words_of(seen, "en"))
    (moment,) = [one for one in review.moments if one.kind == "could_know"]
    assert moment.at == review.goal_certain_at
    assert moment.fact.endswith("@solution")
    before = seen.knowing.notebook(moment.at - 1).certain
    assert {str(fact) for fact in before}.isdisjoint([moment.fact])


def test_reasons_that_were_kept_stand_beside_the_moments() -> None:
    seen = looked_back("new_york", "silent", Silent, Silent, Silent)
    review = review_in_words(seen, words_of(seen, "en"), lambda number: f"reason {number}")
    (moment,) = [one for one in review.moments if one.kind == "not_claimed"]
    (asked,) = [one for one in seen.played.asked if one.at == moment.at]
    assert moment.reason == f"reason {asked.number}"


def test_a_game_under_other_rules_is_read_but_its_choices_are_not_judged() -> None:
    """As if the rules had since come to deal otherwise: another secret stands for them."""
    played, log, told = game_of("new_york", "rules", "rookie", "rookie", "rookie")
    opening = msgspec.structs.replace(log.opening, secret="00" * 32)
    seen = Assessment(played, seat_game(Log(opening, log.entries), told, played, 0))
    review = review_in_words(seen, words_of(seen, "en"))
    assert (review.judged, review.accuracy, review.moments) == (0, None, ())
    assert len(review.bits) == review.steps
    assert "rules have changed" in review.basis


@every_game
def test_curves_tell_of_every_seat_after_every_choice(name: str) -> None:
    played, log, told = game_of(name, "curves", "rookie", "rookie", "rookie")
    of_seats = curves(played, told, 3)
    for seat, curve in enumerate(of_seats):
        bits = assess(played, log, told, seat).bits
        assert len(curve) == len(told.passages)
        assert curve[-1] == bits[-1] == 0
        assert set(curve) <= set(bits)
