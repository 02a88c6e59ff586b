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
from deductio.core.messages import Choice
from deductio.core.streams import all_streams
from deductio.reasons import claimed
from deductio.words import LANGUAGES, Words


def check_complete(game: Game[Any]) -> None:
    """Everything that readers of this game may need is there, at every number of seats."""
    _check_own(game, ["title", "pitch", "rules", "proof-frame"])
    _check_messages(game, [f"option-{option}" for option in game.options.__struct_fields__])
    _check_messages(game, map(_name, get_args(game.events | game.choices | game.motives)))
    _check_own(game, [f"stake-{_name(final)}" for final in _choices(game) if final.final])
    for seats in game.seats:
        for match in play_randomly(game, seats, {}, Chance(bytes([seats] * 32))):
            _check_messages(game, _asks(match))
            if not match.choices:
                _check_messages(game, _facts(match))
            _check_claims(match)
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


def _choices(game: Game[Any]) -> list[type[Choice]]:
    return [get_origin(choice) or choice for choice in get_args(game.choices)]


def _name(message: Any) -> str:
    return str((get_origin(message) or message).__name__)


def _asks(match: Match[Any]) -> Iterator[str]:
    for seat in match.waiting:
        question = match.question(seat)
        assert question is not None, "whoever is waited for is asked"
        yield f"ask-{question.name}"


def _check_claims(match: Match[Any]) -> None:
    """Whatever a choice says is so is a fact that a notebook can speak of."""
    for seat in match.waiting:
        for choice in _claiming(match, seat):
            known = match.game.notebook(match.streams[seat]).facts
            for fact in claimed(choice, seat):
                if fact not in known:
                    raise Broken(f"{match.game.name}: {choice} claims {fact}, which is no fact")


def _claiming(match: Match[Any], seat: int) -> Iterator[Choice]:
    """One choice of each class that claims something."""
    question = match.question(seat)
    assert question is not None, "whoever is waited for is asked"
    yield from {type(choice): choice for choice in question.options if choice.claims}.values()


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
