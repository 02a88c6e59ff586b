"""A seat in words says what one seat was told, nothing else, and under other names if wished."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from deductio.core.chance import Chance
from deductio.core.contract import encode, play_randomly
from deductio.core.game import Refused
from deductio.core.match import Match
from deductio.core.secrecy import played_the_same
from deductio.core.twins import find_twin
from deductio.deduction.model import Fact
from deductio.games import game, names
from deductio.games.cluedo.messages import Accuse, Suggest
from deductio.games.new_york.cards import Card
from deductio.games.new_york.clues import In, Near
from deductio.lab.llm.answers import read
from deductio.lab.llm.disguise import named
from deductio.lab.llm.listing import offered
from deductio.lab.llm.text_seat import Prompt, TextSeat, Wording
from deductio.words import LANGUAGES, Words

ELSEWHERE = {"games", "hall", "white", "rose", "green", "the queen", "la reine"}
"""Words that stand in rules for other things."""
every_game = pytest.mark.parametrize("name", names())


def asks(name: str, *numbers: int) -> Iterator[Match[Any]]:
    """These asks of a random game, as far as it has so many; all of its beginning by default."""
    luck = Chance(b"text seat".ljust(32))
    beginning = islice(play_randomly(game(name), 3, {}, luck), 60)
    for number, match in enumerate(beginning):
        if not match.over and number in (numbers or range(60)):
            yield match


def prompt_in(match: Match[Any], seat: int, wording: Wording) -> Prompt:
    question = match.question(seat)
    assert question is not None
    return TextSeat(match.game, seat, wording).prompt(match.streams[seat], question)


@every_game
def test_twins_that_a_seat_cannot_tell_apart_are_told_in_the_same_words(name: str) -> None:
    assert sum(told_alike(match, Chance(bytes(32))) for match in asks(name, 0, 2, 12))


def told_alike(match: Match[Any], luck: Chance) -> bool:
    """Whether there is a twin, which must be told in the same words."""
    seat = match.waiting[0]
    twin = find_twin(played_the_same(match), seat, luck)
    if twin is None:
        return False
    for wording in (Wording(beliefs=True), Wording("fr", listed=False, disguise="1")):
        assert prompt_in(twin, seat, wording) == prompt_in(match, seat, wording)
    return True


@pytest.mark.proof
@every_game
def test_twins_in_many_games_are_told_in_the_same_words(name: str) -> None:
    found = 0
    for number in range(20):
        luck = Chance(number.to_bytes(32, "big"))
        seats = game(name).seats[number % len(game(name).seats)]
        for match in play_randomly(game(name), seats, {}, luck):
            if not match.over and luck.below(20) == 0:
                found += told_alike(match, luck)
    assert found


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_was_told_is_in_the_prompt_and_news_are_its_end(
    name: str, language: Any
) -> None:
    for match in asks(name, 3, 30):
        seat = match.waiting[0]
        stream, question = match.streams[seat], match.question(seat)
        assert question is not None
        words = Words(match.game, language, me=seat)
        prompt = TextSeat(match.game, seat, Wording(language)).prompt(stream, question, heard=4)
        told = prompt.text()
        assert all(words.say(event) in told for event in stream[2:])
        assert words.ask(question) in told
        assert prompt.news
        assert prompt.story[-len(prompt.news) :] == prompt.news
        assert words.text("rules") in prompt.rules


@every_game
def test_every_legal_choice_can_be_answered_by_number_and_as_json(name: str) -> None:
    for match in asks(name, 0, 2, 11, 23):
        seat = match.waiting[0]
        question = match.question(seat)
        assert question is not None
        options = offered(question)
        listed = TextSeat(match.game, seat, Wording())
        hidden = TextSeat(match.game, seat, Wording(listed=False, disguise="7"))
        for number in {1, len(options) // 2 + 1, len(options)}:
            choice = options[number - 1]
            written = encode({"choice": hidden.disguise.hide_choice(choice)}).decode()
            assert read(f"{number}", listed, question, frozenset()).choice == choice
            assert read(f"So: {written}", hidden, question, frozenset()).choice == choice


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in names() if game(name).mere_names])
def test_no_true_name_is_in_a_disguised_prompt(name: str, language: Any) -> None:
    played = game(name)
    words = Words(played, language)
    true = {
        text.casefold()
        for domain in played.mere_names
        for value in named(played, domain)
        for text in (words.name(domain, value), value)
        if len(text) > 1 and text != value.upper()  # codes stay: they say nothing
    } - ELSEWHERE
    leaks = re.compile("|".join(rf"\b{re.escape(text)}\b" for text in sorted(true)))
    prompts = 0
    for match in asks(name, 1, 3, 25):
        for listed in (True, False):
            wording = Wording(language, listed=listed, disguise="a mask", beliefs=True)
            prompt = prompt_in(match, match.waiting[0], wording)
            assert not leaks.findall((prompt.rules + prompt.text()).casefold())
            prompts += 1
    assert prompts
    plain = prompt_in(next(asks(name)), 0, Wording(language))
    assert leaks.findall((plain.rules + plain.text()).casefold())


def test_a_card_that_brings_its_own_words_names_nothing_by_its_true_name() -> None:
    played = game("new_york")
    card = Card("L1-I-01", "informant", In(("BK",)), 0)
    near = Card("L1-I-02", "informant", Near(("gwb", "newark")), 0)
    mask = TextSeat(played, 0, Wording(disguise="1"))
    district, bridge = (mask.words.name(*thing) for thing in (("district", "BK"), ("place", "gwb")))
    assert district in mask.words.name("card", card) and "Brooklyn" in card.say("en")
    assert bridge in mask.words.name("card", near) and "Washington" in near.say("en")
    assert "Brooklyn" not in mask.words.name("card", card)


def test_disguises_are_the_same_for_equal_seeds_and_others_for_others() -> None:
    one, two, other = (
        TextSeat(game("cluedo"), 0, Wording(disguise=seed)).disguise for seed in ("1", "1", "2")
    )
    assert one == two
    assert one.aliases != other.aliases
    assert len(set(one.aliases.values())) == len(one.aliases) == 21


def test_large_collections_are_told_by_their_shape() -> None:
    drawer = next(asks("chaussette"))
    seat = drawer.waiting[0]
    told = prompt_in(drawer, seat, Wording()).ask
    assert '1-455. {"type": "Search", "slots": …} (Search)' in told
    assert "slots: 3 of these, as a list: 1, 2, 3" in told


def suggesting() -> tuple[TextSeat, Any]:
    for match in asks("cluedo"):
        seat = match.waiting[0]
        question = match.question(seat)
        if question is not None and question.name == "suggest":
            return TextSeat(match.game, seat, Wording(beliefs=True)), question
    raise AssertionError("nobody suggested anything")


def test_the_last_object_with_a_choice_counts_and_beliefs_are_read() -> None:
    seat, question = suggesting()
    rope, dagger = Fact("rope", "solution"), Fact("dagger", "seat1")
    said = read(
        'I think {"choice": 1} no: {"choice": 2, "beliefs": {"rope@solution": 0.5, "dagger@seat1":'
        ' 1, "nonsense": 0.5, "rope@seat0": 7}, "notes": "the rope!"} {"x": 1}',
        seat,
        question,
        frozenset({rope, dagger, Fact("rope", "seat0")}),
    )
    assert said.choice == question.options[1]
    assert said.beliefs == {rope: 0.5, dagger: 1.0}
    assert (said.unread, said.notes) == (2, "the rope!")
    assert isinstance(said.choice, Suggest)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "unreadable"),
        ("no idea", "unreadable"),
        ("either 3 or 4", "unreadable"),
        ('{"choice": null}', "unreadable"),
        ('{"choice": true}', "unreadable"),
        ('{"choice": {"type": "Fly"}}', "unreadable"),
        ('{"choice": {"type": ["Suggest"]}}', "unreadable"),
        ('{"choice": 0}', "not-offered"),
        ('{"choice": 37}', "not-offered"),
        ("{" * 5000, "unreadable"),
        ('{"choice":' * 5000, "unreadable"),
        ('{"choice": {"type": "Roll"}}', "not-offered"),
    ],
)
def test_what_is_no_answer_is_refused_and_why(text: str, code: str) -> None:
    seat, question = suggesting()
    with pytest.raises(Refused) as refused:
        read(text, seat, question, frozenset())
    assert refused.value.code == code


def test_what_is_legal_at_another_ask_is_not_offered() -> None:
    seat, question = suggesting()
    accusation = encode({"choice": Accuse("rose", "rope", "hall")}).decode()
    with pytest.raises(Refused, match="is not offered"):
        read(accusation, seat, question, frozenset())
