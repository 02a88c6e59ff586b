"""Who may sit, rise, replace and start: everything that changes the chairs of a table."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite

from msgspec import structs

from deductio.bots import check_bot
from deductio.bots.cast import bot_name
from deductio.core.messages import Seat
from deductio.games import game
from deductio.tables import devices, mates, shares
from deductio.tables.help import has_notebook
from deductio.tables.info import is_host
from deductio.tables.messages import BotSeated, Chair, Help, Level, Me
from deductio.tables.refusals import Forbidden, NotNow
from deductio.tables.rows import SeatRow
from deductio.tables.table import Table

MOVED = "you sit on another chair now"
LEFT = "you have left this seat"
RESIGNED = "you have resigned: a bot plays on"
REMOVED = "the host has given this seat to somebody else"


def seat_rows(chairs: Sequence[Chair], person: str, name: str) -> list[SeatRow]:
    """The chairs as ordered; whoever orders sits on the first chair marked so, and on no other."""
    rows: list[SeatRow] = []
    for seat, chair in enumerate(chairs):
        match chair:
            case BotSeated(level, member):
                rows.append(SeatRow(seat=seat, sits="bot", level=level, member=member))
            case Me() if all(row.person != person for row in rows):
                rows.append(_taken(seat, person, name))
            case _:
                rows.append(SeatRow(seat=seat))
    return rows


def same_people(seats: Sequence[SeatRow]) -> list[SeatRow]:
    """The chairs of a new table for the people of an old one."""
    return [
        structs.replace(_taken(row.seat, row.person, row.name), colour=row.colour)
        if row.sits == "person"
        else structs.replace(row, person="", colour=None)
        for row in seats
    ]


def _taken(seat: Seat, person: str, name: str) -> SeatRow:
    return SeatRow(seat=seat, sits="person", person=person, name=name)


async def sit(table: Table, person: str, name: str, seat: Seat) -> None:
    """Take an open chair, or share one; whoever sat elsewhere at this table moves."""
    gathering(table)
    before = table.chairs.seat_of(person)
    row = table.chairs.at(seat)
    if before == seat:
        return
    if row.sits == "person" and before is None and table.row.setting.sharing > 1:
        await mates.join(table, person, name, seat)
        return
    if row.sits != "open":
        raise NotNow("this chair is taken", "chair-taken")
    if before is not None and table.chairs.at(before).person != person:
        raise NotNow("you already sit at this table, on another chair", "already-seated")
    left = () if before is None else (SeatRow(seat=before),)
    await table.reseat(_taken(seat, person, name), *left, farewell=MOVED)


async def rename(table: Table, person: str, name: str) -> None:
    """Whoever sits here is called so from now on; a game that is over stays as it was."""
    seat = table.chairs.seat_of(person)
    if seat is None or table.row.standing in ("over", "closed") or table.knows(seat):
        return
    if mate := table.chairs.mate(person):
        await table.keep_devices(*table.chairs.named_mates(structs.replace(mate, name=name)))
    else:
        await table.reseat(structs.replace(table.chairs.at(seat), name=name))


def may_rename(table: Table, person: str) -> None:
    """A name must not tell what its bearer may not say."""
    if table.row.standing == "playing" and table.knows(table.chairs.seat_of(person)):
        raise NotNow("who knows the solution keeps its name until the end", "name-kept")


async def set_help(table: Table, person: str, help: Help, *, hints: bool | None = None) -> None:
    """What the notebook of somebody who plays with bots alone says from now on, and whether there
    are hints; None: as before."""
    seat, setting = table.chairs.own_seat(person), table.row.setting
    if any(row.sits == "person" and row.seat != seat for row in table.chairs.rows):
        raise Forbidden("where other people play, help stays as the host set it", "help-fixed")
    if setting.day:
        raise Forbidden("at the case of a day everybody has the same help", "help-of-the-day")
    if not has_notebook(table.row.game, setting, seat):
        raise Forbidden("this seat plays from memory", "from-memory")
    helps = [*(setting.helps or (setting.help,) * len(table.chairs.rows))]
    helps[seat] = help
    allowed = setting.hints if hints is None else hints
    table.row.setting = structs.replace(setting, helps=tuple(helps), hints=allowed)
    table.notebooks.refresh(table.play)
    await table.keep()


async def choose_colour(table: Table, person: str, colour: int) -> None:
    """From now on one's seat has that colour; whoever has not chosen one makes room."""
    gathering(table)
    seat = table.chairs.own_seat(person)
    if any(row.colour == colour and row.seat != seat for row in table.chairs.rows):
        raise NotNow("somebody else has chosen this colour", "colour-taken")
    await table.reseat(structs.replace(table.chairs.at(seat), colour=colour))


async def leave(table: Table, person: str) -> None:
    """Rise from one's chair while people gather."""
    gathering(table)
    seat = table.chairs.own_seat(person)
    if table.chairs.at(seat).person != person:
        await devices.leave(table, person)
    elif table.chairs.mates_at(seat):
        await mates.hand_over(table, seat, LEFT)
    else:
        await table.reseat(SeatRow(seat=seat), farewell=LEFT)


async def remove(table: Table, person: str, seat: Seat) -> None:
    """The host frees a chair while people gather."""
    gathering(table)
    host_only(table, person)
    table.chairs.at(seat)
    await table.reseat(SeatRow(seat=seat), farewell=REMOVED)


async def promise_share(table: Table, person: str, promised: str) -> None:
    """A player's share in the luck, under a hash: nobody can wait to see those of others."""
    gathering(table)
    shares.promise(table.row, len(table.chairs.rows), table.chairs.own_seat(person), promised)
    await table.keep()


async def open_share(table: Table, person: str, nonce: str) -> None:
    """Once the host has started, what was promised is shown; with the last share it begins."""
    seat = table.chairs.own_seat(person)
    if table.row.standing == "gathering":
        raise NotNow("shares are opened when the host starts", "not-opening")
    if nonce in table.row.nonces[seat : seat + 1]:  # sent twice
        return
    if table.row.standing != "opening":
        raise NotNow("the game has begun", "has-begun")
    shares.open_up(table.row, seat, nonce)
    await (table.keep() if shares.awaited(table.row) else table.start())


async def start(table: Table, person: str) -> None:
    gathering(table)
    host_only(table, person)
    if not table.chairs.full:
        raise NotNow(
            "some chairs are still free: wait for people, or seat bots there", "chairs-free"
        )
    await (table.open_shares() if shares.awaited(table.row) else table.start())


async def seat_bot(
    table: Table, person: str, seat: Seat, level: Level, gone_after: float, member: str = ""
) -> None:
    """While people gather the host seats bots; in play a plain one takes over for somebody gone."""
    row = table.chairs.at(seat)
    check_bot(bot_name(level, member), game(table.row.game))
    if table.row.standing == "gathering":
        host_only(table, person)
        bot = SeatRow(seat=seat, sits="bot", level=level, member=member)
        await table.reseat(bot, farewell=REMOVED)
    elif may_replace(table, person, row, gone_after):
        await table.reseat(structs.replace(row, level=level))


def may_replace(table: Table, person: str, row: SeatRow, gone_after: float) -> bool:
    """The host alone may, or more than half of those who are here; not for somebody just gone."""
    playing(table)
    voter = None if _is_host(table, person) else table.chairs.own_seat(person)
    if row.sits != "person" or row.level is not None or voter == row.seat:
        raise NotNow("there is nobody to replace on this seat", "nobody-to-replace")
    if not table.chairs.is_gone(row.seat, gone_after):
        missing = gone_after - table.chairs.gone_for(row.seat)
        after = missing if isfinite(missing) else None
        raise NotNow("this seat has not been gone for long", "not-gone-long", after)
    return voter is None or table.chairs.vote(voter, row.seat)


async def back(table: Table, person: str) -> None:
    """Take one's seat back from the bot."""
    playing(table)
    row = table.chairs.at(table.chairs.own_seat(person))
    if row.level is not None:
        await table.reseat(structs.replace(row, level=None))


async def resign(table: Table, person: str, level: Level) -> None:
    """Give one's seat to a bot for good, or to the others of the team; the game goes on by the same
    rules."""
    playing(table)
    row = table.chairs.at(table.chairs.own_seat(person))
    if table.chairs.mate(person):
        await devices.leave(table, person)
        return
    if row.person != person:
        raise Forbidden("only who sat down may resign", "not-who-sat-down")
    if table.chairs.mates_at(row.seat):
        await mates.hand_over(table, row.seat, LEFT)
        return
    bot = SeatRow(seat=row.seat, sits="bot", name=row.name, level=level)
    await table.reseat(bot, farewell=RESIGNED)


def may_play_again(table: Table, person: str, gone_after: float) -> None:
    """After the game the host makes the next table; a host who is gone holds nobody up."""
    table.chairs.own_seat(person)
    if table.row.standing not in ("over", "closed"):
        raise NotNow("the game is not over", "not-over")
    if table.row.setting.day:
        raise Forbidden("the case of a day is played once", "once-a-day")
    if not table.row.next_code and not _host_is_gone(table, gone_after):
        host_only(table, person)


# What must be so


def _host_is_gone(table: Table, gone_after: float) -> bool:
    """One who does not sit here, or shares a seat, is gone when no connection is left."""
    seat = table.chairs.seat_of(table.row.host)
    if seat is None or table.chairs.mates_at(seat):
        return all(one.person != table.row.host for one in table.audience.everyone())
    return table.chairs.is_gone(seat, gone_after)


def host_only(table: Table, person: str) -> None:
    if not _is_host(table, person):
        raise Forbidden("only the host may do this", "host-only")


def _is_host(table: Table, person: str) -> bool:
    mate = table.chairs.mate(person) is not None
    seat = table.chairs.seat_of(person)
    return is_host(table.row, table.chairs.rows, person, seat, mate=mate)


def gathering(table: Table) -> None:
    if table.row.standing != "gathering":
        raise NotNow("the game has begun", "has-begun")


def playing(table: Table) -> None:
    if table.row.standing != "playing":
        raise NotNow("no game is being played here", "not-playing")
