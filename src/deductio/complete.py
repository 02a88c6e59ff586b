"""The part of the contract about what a game brings: its words in both languages, its view.

Each check raises `Broken` with one sentence that names what the author forgot, so that no player
is the first to miss it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from typing import Any, get_args, get_origin

from deductio.core.chance import Chance
from deductio.core.contract import Broken, play_randomly
from deductio.core.game import Game
from deductio.core.match import Match
from deductio.core.streams import all_streams
from deductio.reasons import fact_in_words
from deductio.words import LANGUAGES, Words


def check_complete(game: Game[Any]) -> None:
    """Everything that readers of this game may need is there, at every number of seats."""
    languages = list(_languages(game))
    for words in languages:
        _check_messages(words)
    for seats in game.seats:
        for match in play_randomly(game, seats, {}, Chance(bytes([seats] * 32))):
            for words in languages:
                _check_asks(words, match)
                if not match.choices:
                    _check_facts(words, match)
        _check_view(match)
        for words in languages:
            _check_sayings(words, match)


def _languages(game: Game[Any]) -> Iterator[Words]:
    for language in LANGUAGES:
        try:
            yield Words(game, language)
        except OSError:
            raise Broken(f"{game.name} has no file locale/{language}.ftl") from None


def _check_messages(words: Words) -> None:
    """What can be listed without playing."""
    game = words.game
    messages = [*_names(game.events), *_names(game.choices), *_names(game.motives)]
    options = [f"option-{option}" for option in game.options.__struct_fields__]
    for message in ["title", "pitch", "rules", "proof-frame", *options, *messages]:
        _check_known(words, message)


def _check_asks(words: Words, match: Match[Any]) -> None:
    for seat in match.waiting:
        question = match.question(seat)
        assert question is not None, "whoever is waited for is asked"
        _check_known(words, f"ask-{question.name}")


def _check_facts(words: Words, match: Match[Any]) -> None:
    """Every fact of every notebook, so or not so."""
    for stream in all_streams(match):
        notebook = words.game.notebook(stream)
        for fact, so in product(notebook.odds, (True, False)):
            what = f"that {fact} is {'so' if so else 'not so'}"
            _check_said(words, what, partial(fact_in_words, words, notebook, fact, so=so))


def _check_sayings(words: Words, match: Match[Any]) -> None:
    """One event of each kind that happened."""
    events = {type(event): event for stream in all_streams(match) for event in stream}
    for event in events.values():
        _check_said(words, str(event), partial(words.say, event))


def _check_view(match: Match[Any]) -> None:
    for stream in all_streams(match):
        view = match.game.view()
        for event in stream:
            try:
                view.hear(event)
            except Exception as error:  # whatever a view does with what it does not know
                said = f"{type(error).__name__} {error}".splitlines()[0]
                raise Broken(
                    f"the view of {match.game.name} does not take in {event}: {said}"
                ) from None


def _check_known(words: Words, message: str) -> None:
    if not words.knows(message):
        raise Broken(f"{words.game.name} has no message {message} in {words.language}")


def _check_said(words: Words, what: str, say: Callable[[], str]) -> None:
    try:
        say()
    except (LookupError, ValueError) as error:
        raise Broken(f"{words.game.name} cannot say {what} in {words.language}: {error}") from None


def _names(union: Any) -> Iterator[str]:
    """The names of the classes in a union of messages."""
    for part in get_args(union) or (union,):
        yield (get_origin(part) or part).__name__
