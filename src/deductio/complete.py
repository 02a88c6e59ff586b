"""The part of the contract about what a game brings: its words in both languages, its view.

Each check raises `Broken` with one sentence that names what the author forgot, so that no player
is the first to miss it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any, get_args, get_origin

from deductio.core.chance import Chance
from deductio.core.contract import Broken, play_randomly
from deductio.core.game import Game
from deductio.core.match import Match
from deductio.core.streams import all_streams
from deductio.core.table_options import offered
from deductio.words import LANGUAGES, Words


def check_complete(game: Game[Any]) -> None:
    """Everything that readers of this game may need is there, at every number of seats."""
    _check_own(game, ["title", "pitch", "rules", "proof-frame"])
    _check_messages(game, [f"option-{option}" for option in game.options.__struct_fields__])
    _check_attributes(game, _options_in_words(game))
    _check_messages(game, map(_name, get_args(game.events | game.choices | game.motives)))
    for seats in game.seats:
        for match in play_randomly(game, seats, {}, Chance(bytes([seats] * 32))):
            _check_messages(game, _asks(match))
            if not match.choices:
                _check_messages(game, _facts(match))
        _check_view(match)


def _check_own(game: Game[Any], messages: Iterable[str]) -> None:
    """Not only what stands in for them where a game says nothing."""
    for message, language in product(messages, LANGUAGES):
        if Words(game, language).text(message) == Words(None, language).text(message):
            raise Broken(f"{game.name} has no message {message} in {language}")


def _check_messages(game: Game[Any], messages: Iterable[str]) -> None:
    for message, language in product(messages, LANGUAGES):
        if not Words(game, language).knows(message):
            raise Broken(f"{game.name} has no message {message} in {language}")


def _check_attributes(game: Game[Any], wanted: Iterable[tuple[str, str]]) -> None:
    for (message, attribute), language in product(wanted, LANGUAGES):
        if attribute not in Words(game, language).attributes(message):
            raise Broken(f"{game.name} has no .{attribute} of {message} in {language}")


def _options_in_words(game: Game[Any]) -> Iterator[tuple[str, str]]:
    """A name for whatever a form asks, and a name and a line for each value that is a word; a
    number speaks for itself unless it stands for something."""
    for option, values in offered(game.options).items():
        if not values and not isinstance(getattr(game.options(), option), int):
            continue
        if not game.help or option != game.help.name:
            yield f"option-{option}", "name"
            words = [value for value in values if not isinstance(value, int)]
            yield from ((f"option-{option}-{value}", "explained") for value in words)


def _name(message: Any) -> str:
    return str((get_origin(message) or message).__name__)


def _asks(match: Match[Any]) -> Iterator[str]:
    for seat in match.waiting:
        question = match.question(seat)
        assert question is not None, "whoever is waited for is asked"
        yield f"ask-{question.name}"


def _facts(match: Match[Any]) -> Iterator[str]:
    """The sentences for every kind of place that a notebook speaks of."""
    for stream in all_streams(match):
        notebook = match.game.notebook(stream)
        for kind in sorted({notebook.place_of(fact.place)[0] for fact in notebook.facts}):
            yield from (f"fact-{kind}-yes", f"fact-{kind}-no")


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
