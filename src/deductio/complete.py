"""The part of the contract about what a game brings: its words in both languages, its view.

Each check raises `Broken` with one sentence that names what the author forgot, so that no player
is the first to miss it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from typing import Any, get_args, get_origin

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Junk, Message

from deductio.coach.lesson_checks import check_lesson
from deductio.core.chance import Chance
from deductio.core.contract import Broken, play_randomly
from deductio.core.game import Game
from deductio.core.match import Match
from deductio.core.messages import Choice
from deductio.core.puzzling import GRADES, Puzzling, Theme
from deductio.core.streams import all_streams
from deductio.core.table_options import offered, several
from deductio.reasons import claimed
from deductio.words import LANGUAGES, Aside, Words, domains, source_of

ASIDES = (*(f"{aside}-" for aside in get_args(Aside)), "recalled-", "eye-")


def check_complete(game: Game[Any]) -> None:
    """Everything that readers of this game may need is there, at every number of seats."""
    _check_own(game, ["title", "pitch", "rules", "proof-frame"])
    _check_messages(game, [f"option-{option}" for option in game.options.__struct_fields__])
    _check_attributes(game, _options_in_words(game))
    _check_messages(game, map(_name, get_args(game.events | game.choices | game.motives)))
    _check_own(game, [f"stake-{_name(final)}" for final in _choices(game) if final.final])
    _check_messages(game, ["solo", "solo-asked"] if game.solo else [])
    _check_asides(game)
    _check_campaign(game)
    check_lesson(game)
    for seats in game.seats:
        for match in play_randomly(game, seats, {}, Chance(bytes([seats] * 32))):
            _check_messages(game, _asks(match))
            if not match.choices:
                _check_messages(game, _facts(match))
                _check_goal(match)
            _check_claims(match)
        _check_view(match)
    _check_puzzling(game)


def _check_own(game: Game[Any], messages: Iterable[str]) -> None:
    """Not only what stands in for them where a game says nothing."""
    for message, language in product(messages, LANGUAGES):
        if Words(game, language).text(message) == Words(None, language).text(message):
            raise Broken(f"{game.name} has no message {message} in {language}")


def _check_messages(game: Game[Any], messages: Iterable[str]) -> None:
    for message, language in product(messages, LANGUAGES):
        if not Words(game, language).knows(message):
            raise Broken(f"{game.name} has no message {message} in {language}")


def _check_goal(match: Match[Any]) -> None:
    """What a coach says is sought are facts, exactly one of each category true, and has a name."""
    game = match.game
    if game.coaching is None:
        return
    for stream in match.streams:
        goal, odds = game.coaching.goal(stream), game.notebook(stream).odds
        _check_messages(game, [f"goal-{category}" for category in goal])
        _check_messages(game, ["learnt"] if game.coaching.learnt(stream) else [])
        for category, facts in goal.items():
            if not set(facts) <= set(odds) or abs(sum(odds[fact] for fact in facts) - 1) > 1e-6:
                raise Broken(f"{game.name}: not exactly one fact of {category} is true")


def _choices(game: Game[Any]) -> list[type[Choice]]:
    return [get_origin(choice) or choice for choice in get_args(game.choices)]


def _check_attributes(game: Game[Any], wanted: Iterable[tuple[str, str]]) -> None:
    for (message, attribute), language in product(wanted, LANGUAGES):
        if attribute not in Words(game, language).attributes(message):
            raise Broken(f"{game.name} has no .{attribute} of {message} in {language}")


def _options_in_words(game: Game[Any]) -> Iterator[tuple[str, str]]:
    """A name for whatever a form asks, and a name and a line for each value that is a word; a
    number speaks for itself unless it stands for something, and a part of a list needs no line."""
    for option in several(game.options).keys() - game.unasked:
        yield f"option-{option}", "name"
        yield f"option-{option}-None", "explained"
    for option, values in offered(game.options).items():
        if not values and not isinstance(getattr(game.options(), option), int):
            continue
        if option not in game.unasked:
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


def _check_asides(game: Game[Any]) -> None:
    """What is said of events beside their sentences is said in all languages, of events that there
    are, from what they hold."""
    events = {_name(event): get_origin(event) or event for event in get_args(game.events)}
    asides = {language: _asides(source_of(game.package, language)) for language in LANGUAGES}
    for language, name in product(LANGUAGES, sorted(set().union(*asides.values()))):
        event = events.get(name.rpartition("-")[2])
        if event is None:
            raise Broken(f"{name} of {game.name} is about no event")
        if name not in asides[language]:
            raise Broken(f"{game.name} has no message {name} in {language}")
        for variable in sorted(asides[language][name]):
            if not _stands_for(variable, domains(event)):
                raise Broken(f"{name} of {game.name} in {language} cannot know ${variable}")


def _check_campaign(game: Game[Any]) -> None:
    """Names of acts, stories of scenarios, and what each thing does that is unlocked."""
    campaign = game.campaign
    if campaign is None:
        return
    _check_messages(game, [f"act-{act.name}" for act in campaign.acts])
    for scenario in campaign.scenarios.values():
        stories = [(f"campaign-{scenario.name}", story) for story in ("before", "after")]
        things = [(f"unlock-{thing}", "does") for thing in scenario.unlocks]
        _check_attributes(game, stories + things)
    for option in {campaign.level, *campaign.asks, *campaign.tells}:
        if option not in game.options.__struct_fields__:
            raise Broken(f"the campaign of {game.name} speaks of no option: {option}")


def _check_puzzling(game: Game[Any]) -> None:
    """Tables that can be opened, a mark for codes, and questions that have words and an answer."""
    puzzling = game.puzzling
    if puzzling is None:
        return
    if game.coaching is None:
        raise Broken(f"{game.name} has puzzles, and no coach who knows what is sought")
    if not re.fullmatch("[A-Z0-9]{2}", puzzling.mark):
        raise Broken(f"the codes of {game.name} begin with two characters, not {puzzling.mark}")
    if not puzzling.grades or not set(puzzling.grades) <= set(GRADES):
        raise Broken(f"{game.name} says no grades of puzzles, or others than there are")
    if not puzzling.themes or not set(puzzling.themes) <= set(get_args(Theme)):
        raise Broken(f"{game.name} says no themes of puzzles, or others than there are")
    for table in puzzling.tables:
        opened = game.opening(table.seats, table.options)
        _check_askings(Match.open(game, opened, Chance(bytes(32))), puzzling)


def _check_askings(match: Match[Any], puzzling: Puzzling) -> None:
    game = match.game
    for stream in match.streams:
        odds = game.notebook(stream).odds
        for asking in puzzling.askings(stream):
            _check_messages(game, [f"puzzle-{asking.name}"])
            strange = [fact for fact in asking.facts if fact not in odds]
            if strange or sum(odds[fact] for fact in asking.facts) > 1 + 1e-6:
                raise Broken(f"{game.name}: puzzle-{asking.name} asks for what cannot be one fact")


def _asides(source: str) -> dict[str, set[str]]:
    """The messages beside the sentences of events, each with the variables in it."""
    entries = FluentParser().parse(source).body
    for entry in entries:
        if isinstance(entry, Junk):
            raise Broken(f"this text cannot be read: {(entry.content or '').splitlines()[0]}")
    return {
        entry.id.name: set(re.findall(r"\$(\w+)", FluentSerializer().serialize_entry(entry)))
        for entry in entries
        if isinstance(entry, Message) and entry.id.name.startswith(ASIDES)
    }


def _stands_for(variable: str, fields: Mapping[str, str]) -> bool:
    """Whether it is a field, a count or a reader beside it, or an attribute of the thing in it."""
    for field, domain in fields.items():
        if variable in (field, f"{field}_count") or (domain and variable.startswith(f"{field}_")):
            return True
    return False


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
