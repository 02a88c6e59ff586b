"""A finished game looked at again, from what everyone was told in it; its rules may be others now.

Like `analysis.py` this is work for the processes that think.
"""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Raw

from deductio.coach.messages import SecondChance
from deductio.core.game import Game, Refused
from deductio.core.messages import Event, Seat
from deductio.core.record import Record, verify, whole_record
from deductio.core.transcript import Transcript, read_events, unpack
from deductio.games import game
from deductio.tables.analysis import notes_from, proof_from
from deductio.tables.live_view import LiveView, encode
from deductio.tables.looked_back import Analysis, Replay, Step
from deductio.tables.messages import TableInfo
from deductio.tables.own_words import own_words_in
from deductio.tables.recovery import log_of
from deductio.tables.rows import ChoiceRow, KeptTable
from deductio.tables.spoken import Proof

if TYPE_CHECKING:
    from deductio.words import Language


def transcript_of(kept: KeptTable) -> Transcript:
    """What everyone was told; games that could no longer be told when this was first kept have
    nothing of it."""
    if not kept.transcript:
        raise Refused(
            "this game was played under other rules and cannot be told again", "other-rules"
        )
    return unpack(kept.transcript)


def record_from(kept: KeptTable) -> Record:
    """The record of a finished game."""
    log = log_of(kept)
    return whole_record(log, transcript_of(kept), game(kept.table.game))


def replay_of(kept: KeptTable, info: TableInfo, reader: Seat | None) -> Replay:
    """A finished game as one seat heard it, or the whole story."""
    played, told = game(kept.table.game), transcript_of(kept)
    return Replay(
        info,
        reader,
        tuple(_steps(played, told, reader)),
        own_words_in(_heard(played, told, reader)),
        honest=verify(record_from(kept), played).ok,
        other_rules=kept.table.rules_version != played.rules_version,
    )


def _heard(played: Game[Any], told: Transcript, reader: Seat | None) -> list[Event]:
    if reader is None:
        return [*told.everything(played)]
    return told.stream(played, reader)


def _steps(played: Game[Any], told: Transcript, reader: Seat | None) -> Iterator[Step]:
    seen: list[Event] = []
    view, number = LiveView(played, seen), 0
    for passage in told.passages:
        own = [heard.event for heard in passage.heard if reader in heard.by]
        seen += read_events(played, own)
        events = own if reader is not None else told.fullest(passage)
        changes = ChainMap(*reversed(view.changes()))
        changed = {name: Raw(encode(value)) for name, value in changes.items()}
        yield Step(number, tuple(events), changed)
        number += len(events)


def analysis(
    kept: KeptTable, seat: Seat, step: int, language: Language, names: list[str]
) -> Analysis:
    """What a seat could know after so many choices, and why the last of them was made."""
    notes = notes_from(kept.table.game, stream_at(kept, seat, step), "odds")
    if step == 0:
        return Analysis(notes, None, "")
    chosen = kept.choices[step - 1]
    chair = kept.seats[chosen.seat]
    because = why_chosen(kept.table.game, chosen, language, names, chair.member)
    by_bot = chair.level is not None and not chosen.key
    return Analysis(notes, chosen.seat, because, bool(because) or not by_bot)


def proof_then(
    kept: KeptTable, seat: Seat, step: int, fact: str, language: Language, names: list[str]
) -> Proof:
    """Why a fact was certain for that seat after so many choices."""
    stream = stream_at(kept, seat, step)
    return proof_from(kept.table.game, stream, fact, language, seat, names)


def second_chance_then(
    kept: KeptTable, seat: Seat, step: int, fact: str, language: Language, names: list[str]
) -> SecondChance:
    """A proof that was missed after so many choices, to be found now."""
    from deductio.coach.second_chance import second_chance
    from deductio.reasons import read_fact
    from deductio.words import Words

    played, stream = game(kept.table.game), stream_at(kept, seat, step)
    notebook = played.notebook(stream)
    wanted = read_fact(notebook, fact)
    if wanted not in notebook.certain:
        raise Refused(f"{fact} is not certain", "not-certain")
    return second_chance(Words(played, language, me=seat, names=names), played, stream, wanted)


def stream_at(kept: KeptTable, seat: Seat, step: int) -> list[Event]:
    """What the seat held after so many choices: what had faded by then is not in it."""
    if step > len(kept.choices):
        raise Refused(f"this game had {len(kept.choices)} choices", "no-step")
    return transcript_of(kept).stream_after(game(kept.table.game), seat, step)


def why_chosen(
    name: str, chosen: ChoiceRow, language: Language, names: list[str], member: str
) -> str:
    """The reason that was kept with a choice, as that member says it; empty if there is none."""
    from deductio.bots.manner import in_manner
    from deductio.words import Words

    played = game(name)
    try:
        motive = msgspec.json.decode(chosen.motive, type=played.motives)
    except msgspec.DecodeError:  # nothing was kept, or it is no reason of this game any more
        return ""
    because = Words(played, language, me=chosen.seat, names=names).say(motive)
    return in_manner(member, because, chosen.number, language)
