"""A finished game looked at again: what a seat could know at a step, and why a bot chose so.

Like `analysis.py` this is work for the processes that think.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from deductio.core.game import Game, Refused
from deductio.core.match import Match
from deductio.core.messages import Event, Seat
from deductio.games import game
from deductio.tables.analysis import Argument, Known, argument_for, known_from
from deductio.tables.recovery import play_again
from deductio.tables.rows import KeptTable

if TYPE_CHECKING:
    from deductio.words import Language


class Hindsight(Struct, frozen=True):
    """What followed from a seat's stream after so many choices."""

    at: int
    """How many events the seat had heard."""
    known: Known
    chooser: Seat | None
    """Who made the last of these choices; None at the opening."""
    because: str
    """Why, in the words of a bot; empty where a person chose, or a clock ran out."""


def hindsight(
    kept: KeptTable, seat: Seat, step: int, language: Language, names: list[str]
) -> Hindsight:
    stream = stream_at(kept, seat, step)
    known = known_from(kept.table.game, stream, "odds")
    if step == 0:
        return Hindsight(len(stream), known, None, "")
    because = why_chosen(kept, step - 1, language, names)
    return Hindsight(len(stream), known, kept.choices[step - 1].seat, because)


def argument_then(
    kept: KeptTable, seat: Seat, step: int, fact: str, language: Language, names: list[str]
) -> Argument:
    """Why a fact was certain for that seat at that step."""
    stream = stream_at(kept, seat, step)
    return argument_for(kept.table.game, stream, fact, language, seat, names)


def stream_at(kept: KeptTable, seat: Seat, step: int) -> list[Event]:
    """What the seat held at that step: what had faded by then is not in it."""
    return match_at(kept, step).streams[seat]


def match_at(kept: KeptTable, step: int) -> Match[Any]:
    if step > len(kept.choices):
        raise Refused(f"this game had {len(kept.choices)} choices", "no-step")
    played = game(kept.table.game)
    match, fits = play_again(kept.table, len(kept.seats), kept.choices[:step], played)
    if match is None or not fits:
        raise Refused(
            "this game was played under other rules and cannot be told again", "other-rules"
        )
    return match


def why_chosen(kept: KeptTable, number: int, language: Language, names: list[str]) -> str:
    """A bot thinks the same thought again: it is made anew for every choice, from the same seed."""
    from deductio.bots import bot
    from deductio.tables.bots import thought_seed
    from deductio.words import Words

    chosen = kept.choices[number]
    level = kept.seats[chosen.seat].level
    if level is None or chosen.key:  # a person chose
        return ""
    played = game(kept.table.game)
    for began in moments(kept, number, played):
        match = match_at(kept, began)
        question = match.question(chosen.seat)
        if question is None:
            continue
        thinker = bot(level, played, thought_seed(kept.table.secret, chosen.seat, began))
        wish = thinker.wish(match.streams[chosen.seat], question)
        if wish is not None and wish.choice == played.read_choice(chosen.choice):
            return Words(played, language, me=chosen.seat, names=names).say(wish.because)
    return ""


def moments(kept: KeptTable, number: int, played: Game[Any]) -> range:
    """When the thought may have begun: from the moment the seat was asked until it chose."""
    seat, asked_since = kept.choices[number].seat, 0

    def look(match: Match[Any]) -> None:
        nonlocal asked_since
        at = len(match.choices)
        just_chose = at > 0 and match.choices[-1][0] == seat
        if seat not in match.waiting or just_chose:
            asked_since = at + (seat not in match.waiting)

    play_again(kept.table, len(kept.seats), kept.choices[:number], played, look)
    return range(min(asked_since, number), number + 1)
