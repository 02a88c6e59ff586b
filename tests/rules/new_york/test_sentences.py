"""What cards say is exactly true, short and pleasant to read aloud, whoever of the cast says it."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import msgspec
import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

from deductio.core.chance import Chance
from deductio.games import names
from deductio.games.new_york.cards import DECKS, Card, Case
from deductio.games.new_york.cases import printed_cases
from deductio.games.new_york.cast import Language, speakers, voices
from deductio.games.new_york.clues import Clue, read_clue
from deductio.games.new_york.making.endless import endless
from deductio.games.new_york.making.pool import pool
from deductio.games.new_york.sentences import card_text, fits, phrases, texts
from deductio.words import LANGUAGES
from tests.rules.new_york.checker import true_in
from tests.rules.new_york.reader import Unreadable, cells

every_language = pytest.mark.parametrize("language", LANGUAGES)
both_levels = pytest.mark.parametrize("level", [1, 2])
QUOTED = re.compile(r"^(?P<who>[^:«“]+?)\s?: (?:«\u202f|“)(?P<said>[^»”]+?)(?:\u202f»|”)$")
DENIALS = {
    "fr": r"\b(ne|n’|ni|sans|aucune?|jamais|sauf|hors|zéro)\b",
    "en": r"\b(not|no|nor|neither|never|without|except|outside)\b",
}
CONDITIONS = {
    "fr": r"\b(si|s’ils?|alors|sinon|à moins|soit)\b",
    "en": r"\b(if|then|otherwise|unless|either)\b",
}
STUMBLING = {
    "fr": r"'|[^\u202f][:;?!»]|«[^\u202f]|\b(de le|de les|à le)\b"
    r"|\b([Dd]e|[Qq]ue) [aeiouéêîôAEIOUÉÎ]",
    "en": r"'| [:;?!”]|\ba [aeiou]|\ban [^aeio]",
}


def said(card: Card, language: Language) -> str:
    """The words in quotes."""
    quoted = QUOTED.match(card.say(language))
    assert quoted, card.say(language)
    return quoted["said"]


@cache
def printed(level: int) -> list[Card]:
    cards = {card.id: card for case in printed_cases(level) for card in case.cards}
    assert len(cards) == 108
    return list(cards.values())


def true_cells(clue: Clue) -> frozenset[str]:
    """By the second reading of clues, from the clue as it is written."""
    return true_in(msgspec.json.decode(msgspec.json.encode(clue)))


def check_read(clue: Clue, text: str, language: Language) -> None:
    assert cells(text, language) == true_cells(clue), f"{clue}: {text}"


@every_language
@both_levels
def test_a_reader_of_the_sentence_finds_the_cells_of_every_printed_card(
    level: int, language: Language
) -> None:
    for card in printed(level):
        check_read(card.clue, said(card, language), language)


def check_endless(level: int, language: Language, seed: int) -> None:
    for card in endless(level, seed).cards:
        check_read(card.clue, said(card, language), language)
        check_pleasant(card.clue, said(card, language), level, language)


@every_language
@both_levels
def test_a_reader_of_the_sentence_finds_the_cells_of_endless_cards(
    level: int, language: Language
) -> None:
    for seed in range(12):
        check_endless(level, language, seed)


@pytest.mark.proof
@every_language
@both_levels
def test_a_reader_of_the_sentence_finds_the_cells_of_thousands_of_endless_cards(
    level: int, language: Language
) -> None:
    for seed in range(1000, 1300):
        check_endless(level, language, seed)


def everything_said(level: int, language: Language, some: int) -> Iterator[tuple[Clue, str]]:
    """For so many clues of each op, every sentence that some of the cast may say for them."""
    luck = Chance(bytes(32))
    for deck in DECKS:
        for clues in pool(level, deck).values():
            for clue in luck.shuffled(clues)[:some]:
                for voice in luck.shuffled(voices(deck))[:some]:
                    yield from ((clue, text) for text in sayable(clue, voice, language))


def sayable(clue: Clue, voice: int, language: Language) -> list[str]:
    fitting = [text for text in texts(clue, voice, phrases(language)) if fits(text, clue)]
    return fitting or [card_text(clue, voice, language)]


@every_language
@both_levels
def test_every_way_to_say_a_clue_is_true_and_pleasant(level: int, language: Language) -> None:
    for clue, text in everything_said(level, language, 2):
        check_read(clue, text, language)
        check_pleasant(clue, text, level, language)


@pytest.mark.proof
@every_language
@both_levels
def test_every_way_of_everyone_is_true_and_pleasant(level: int, language: Language) -> None:
    checked = 0
    for clue, text in everything_said(level, language, 12):
        check_read(clue, text, language)
        check_pleasant(clue, text, level, language)
        checked += 1
    assert checked > 10_000


@every_language
@both_levels
def test_every_printed_card_is_pleasant(level: int, language: Language) -> None:
    for card in printed(level):
        check_pleasant(card.clue, said(card, language), level, language)


def check_pleasant(clue: Clue, text: str, level: int, language: Language) -> None:
    """Short, and for children without a second denial and without conditions."""
    assert len(text) <= {1: 90, 2: 140}[level], text
    assert text[0].isupper() and text[-1] in ".!?…", text
    assert not re.search(STUMBLING[language], text), text
    assert not re.search(r"\b(\w+)(?:\u202f?:)? \1\b|  |[{}_\[\]<>]|\.\.|,,", text), text
    if level == 1:
        denied = set(re.findall(DENIALS[language], text.lower()))
        assert len(denied) <= 1, text
        assert not re.search(CONDITIONS[language], text.lower()), text


def test_the_reader_notices_what_is_not_so() -> None:
    clue = read_clue(["not_in", ["BK", "QU"]])
    assert cells("Hot and true: he is outside Brooklyn and Queens.", "en") == true_cells(clue)
    assert cells("Hot and true: he is outside Brooklyn and Manhattan.", "en") != true_cells(clue)
    for unclear in (
        "He is outside Brooklyn or Queens.",
        "Hot and true: he is somewhere nice.",
        "By the museum: he is north of line 3.",
        "He is north of line 3. Look for him in Queens.",
        "He is in the line or column of Central Park.",
    ):
        with pytest.raises(Unreadable):
            cells(unclear, "en")


@every_language
@both_levels
def test_different_clues_never_read_alike(level: int, language: Language) -> None:
    for deck in DECKS:
        clues = [clue for clues in pool(level, deck).values() for clue in clues]
        voice = voices(deck)[0]
        assert len({card_text(clue, voice, language) for clue in clues}) == len(clues)


def test_a_case_hears_sixteen_different_people() -> None:
    cases = [case for level in (1, 2) for case in printed_cases(level)]
    cases += [endless(level, seed) for level in (1, 2) for seed in range(5)]
    for case in cases:
        assert len(who_speaks(case)) == 16


def who_speaks(case: Case) -> set[int]:
    for card in case.cards:
        assert speakers()[card.voice].deck == card.deck
    return {card.voice for card in case.cards}


def test_all_of_the_cast_have_their_say() -> None:
    for level in (1, 2):
        spoken = Counter(card.voice for card in printed(level))
        assert set(spoken) == set(range(len(speakers())))
        assert max(spoken.values()) <= 8
    assert who_speaks(endless(1, 1)) != who_speaks(endless(1, 2))


def test_the_cast_is_large_and_everyone_says_each_kind_of_clue_in_several_ways() -> None:
    assert 30 <= len(speakers()) <= 40
    for language in LANGUAGES:
        for level, deck in ((level, deck) for level in (1, 2) for deck in DECKS):
            for clues in pool(level, deck).values():
                for voice in voices(deck):
                    ways = (len(set(sayable(clue, voice, language))) for clue in clues)
                    assert any(number >= 3 for number in ways), (clues[0], speakers()[voice])


@every_language
def test_who_speaks_is_named_with_a_trade(language: Language) -> None:
    whos = set()
    for card in printed(1) + printed(2):
        speaker = speakers()[card.voice]
        who = f"{speaker.name}, {speaker.in_language(language).trade}"
        assert card.say(language).startswith(who)
        whos.add(who)
    assert len(whos) == len({speaker.name for speaker in speakers()}) == len(speakers())


def test_nobody_of_the_cast_is_called_like_a_bot_or_a_thing_of_any_game() -> None:
    bots = tomllib.loads(files("deductio.bots").joinpath("cast.toml").read_text("utf-8"))
    taken = {member["name"] for member in bots["member"]} | {*bots["guests"]["names"]}
    for package in map("deductio.games.{}".format, names()):
        for language in LANGUAGES:
            text = files(package).joinpath("locale", f"{language}.ftl").read_text("utf-8")
            taken |= set(things(text))
    for speaker in speakers():
        assert not taken & {speaker.name, *speaker.name.split()}


def things(text: str) -> Iterator[str]:
    """The words of the names of things: short messages without placeholders."""
    for message in parse(text).body:
        if isinstance(message, Message) and "-" in message.id.name and message.value:
            said = "".join(getattr(part, "value", "{") for part in message.value.elements)
            if "{" not in said and len(said) < 30:
                yield from re.findall(r"\w+", said)
