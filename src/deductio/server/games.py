"""The games as a page needs them: on the shelf, and everything for a table of one."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from functools import cache
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import inspect

from deductio.bots import bots_of
from deductio.bots.manner import cast_texts
from deductio.coach.lessons import lesson_of
from deductio.core.game import Game
from deductio.core.table_options import is_list, is_typed, offered, several
from deductio.games import game, names
from deductio.server.fields import choices_of, events_of, fields_of
from deductio.server.wire import CampaignBook, Fresh, GameBook, GameInfo, OptionInfo, Together
from deductio.tables.messages import Level
from deductio.tables.refusals import Unknown
from deductio.words import LANGUAGES, Language, Words, texts_of

log = logging.getLogger("deductio.server")


@cache
def shelf() -> tuple[GameInfo, ...]:
    return tuple(game_info(played) for played in _playable())


def _playable() -> Iterator[Game[Any]]:
    """Every game that can be loaded: one broken package does not close the house."""
    for name in names():
        try:
            yield game(name)
        except Exception:
            log.exception("the game %s cannot be loaded", name)


def known_game(name: str) -> Game[Any]:
    if all(info.name != name for info in shelf()):
        raise Unknown(f"there is no game '{name}'", "no-game")
    return game(name)


def game_info(played: Game[Any]) -> GameInfo:
    told = {language: Words(played, language) for language in LANGUAGES}
    box = played.box
    return GameInfo(
        name=played.name,
        seats=(played.seats[0], played.seats[-1]),
        title={language: words.text("title") for language, words in told.items()},
        pitch={language: words.text("pitch") for language, words in told.items()},
        minutes=box.minutes,
        usual_seats=min(max(box.usual_seats, played.seats[0]), played.seats[-1]),
        together=_together(played),
        fresh=_fresh(played),
        hue=box.hue,
        cover=_path(played, box.cover),
        board=_path(played, box.board),
        campaign=played.campaign is not None,
        lesson=lesson_of(played.package) is not None,
        puzzles=played.puzzling is not None,
        levels=_levels(played),
        level_notes={language: _level_notes(words) for language, words in told.items()},
    )


def _level_notes(words: Words) -> dict[Level, str]:
    assert words.game
    notes = {level: f"level-note-{level}" for level in _levels(words.game)}
    return {level: words.text(note) for level, note in notes.items() if words.knows(note)}


def _levels(played: Game[Any]) -> tuple[Level, ...]:
    return bots_of(played)


def _together(played: Game[Any]) -> bool:
    """Whether those who sit down for a quick game are one team."""
    return played.together(played.box.usual_seats, played.options())


def _fresh(played: Game[Any]) -> Fresh | None:
    option = played.box.fresh
    cases = [case for case in offered(played.options).get(option, ()) if isinstance(case, int)]
    by = played.box.fresh_by
    usual = getattr(played.options(), by, None)
    return Fresh(option, tuple(cases), by, usual) if option else None


@cache
def game_book(name: str, language: Language) -> GameBook:
    played = known_game(name)
    return GameBook(
        name=name,
        options=tuple(options_of(played)),
        modes=tuple(played.modes),
        levels=_levels(played),
        together=together_of(played),
        texts=(cast_texts(language), *texts_of(played, language)),
        fields=fields_of(played),
        final=tuple(one.__name__ for one in choices_of(played) if one.final),
        passes=tuple(one.__name__ for one in choices_of(played) if one.passes),
        solves=tuple(one.__name__ for one in events_of(played) if one.solves),
        answers=tuple(played.answers),
        content=dict(played.box.content()),
        campaign=_campaign(played),
    )


def together_of(played: Game[Any]) -> Together:
    """The first option on which it depends who wins together, or none."""
    for option, values in offered(played.options).items():
        seats = {str(value): _seats_together(played, {option: value}) for value in values}
        if len(set(seats.values())) > 1:
            return Together(option, seats)
    return Together("", {"": _seats_together(played, {})})


def _seats_together(played: Game[Any], given: dict[str, Any]) -> tuple[int, ...]:
    options = msgspec.convert(given, played.options)
    return tuple(seats for seats in played.seats if played.together(seats, options))


def _campaign(played: Game[Any]) -> CampaignBook | None:
    one = played.campaign
    return CampaignBook(one.acts, one.level, one.asks) if one else None


def _path(played: Game[Any], file: str) -> str:
    return f"/games/{played.name}/{file}" if file else ""


def options_of(played: Game[Any]) -> list[OptionInfo]:
    info = inspect.type_info(played.options)
    assert isinstance(info, inspect.StructType)
    usual, values = msgspec.to_builtins(played.options()), offered(played.options)
    many = several(played.options)
    hints = get_type_hints(played.options, include_extras=True)
    return [
        OptionInfo(
            field.name,
            usual[field.name],
            many.get(field.name, values[field.name]),
            *_range(field.type),
            many=field.name in many,
            typed=is_typed(hints[field.name]),
            plain=field.name not in played.unasked
            and (field.name in many or not is_list(hints[field.name])),
            advanced=field.name in played.box.advanced,
            seats="seat" in titles_in(hints[field.name]),
        )
        for field in info.fields
    ]


def titles_in(hint: Any) -> set[str]:
    """What the parts of a type are called."""
    own = {one.title for one in get_args(hint) if isinstance(one, msgspec.Meta) and one.title}
    return own.union(*map(titles_in, get_args(hint)))


def _range(kind: inspect.Type) -> tuple[int | None, int | None]:
    match kind:
        case inspect.IntType(ge=low, le=high, lt=above):
            return low, high if above is None else above - 1
        case inspect.Metadata(type=inner):
            return _range(inner)
        case inspect.UnionType(types=types):
            return next((ends for ends in map(_range, types) if ends != (None, None)), (None, None))
        case _:
            return None, None
