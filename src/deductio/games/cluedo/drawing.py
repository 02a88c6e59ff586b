"""The mansion of Cluedo drawn in characters."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import TypeAlias

from deductio.core.game import Name
from deductio.core.messages import Seat
from deductio.games.cluedo.cards import ROOMS, SUSPECTS, Room, in_order
from deductio.games.cluedo.mansion import CENTRE, Cell, Place, mansion
from deductio.games.cluedo.view import View

WIDTH = 3
"""Characters per cell."""
SIZE = 25
SIGNS = {"#": "░░░", ".": " · ", "*": " * "}
IN_REACH = {".": "(·)", "*": "(*)"}
PLAIN = "."
"""What a bonus square looks like where there are no bonus cards."""
COLUMNS = 80

Canvas: TypeAlias = list[list[str]]


def draw(seen: View, name: Name) -> str:
    """The mansion with its pawns, what is in reach marked like (·), and the cards in sight."""
    canvas = [[" "] * WIDTH * SIZE for _ in range(SIZE)]
    within = seen.in_reach()
    draw_corridor(canvas, seen, within)
    draw_centre(canvas, seen, within)
    for room in ROOMS:
        draw_room(canvas, room, room_lines(seen, name, room, within))
    return "\n".join([*numbered(canvas), *legend(seen, name), *cards(seen, name)])


def numbered(canvas: Canvas) -> list[str]:
    """The map between its row and column numbers."""
    columns = "   " + "".join(f"{column:^{WIDTH}}" for column in range(SIZE))
    rows = [f"{row:>2} " + "".join(line) for row, line in enumerate(canvas)]
    return [line.rstrip() for line in (columns, *rows)]


def write(canvas: Canvas, cell: Cell, text: str, *, shift: int = 0) -> None:
    row, column = cell
    start = column * WIDTH + shift
    canvas[row][start : start + len(text)] = text


def draw_corridor(canvas: Canvas, seen: View, within: tuple[Place, ...]) -> None:
    house = mansion()
    for cell, sign in house.signs.items():
        if sign in SIGNS:
            square = house.place_at.get(cell, "")
            signs = SIGNS | IN_REACH if square in within else SIGNS
            shown = sign if seen.stars or sign != "*" else PLAIN
            write(canvas, cell, pawns_on(seen, square) or signs[shown])


def pawns_on(seen: View, square: Place) -> str:
    """Up to three pawns by number, or how many there are."""
    pawns = pawns_at(seen, square)
    if len(pawns) > WIDTH:
        return f"{len(pawns)}×".center(WIDTH)
    return pawns.center(WIDTH) if pawns else ""


def pawns_at(seen: View, place: Place) -> str:
    return "".join(
        str(number) for number, suspect in enumerate(SUSPECTS, 1) if seen.at[suspect] == place
    )


def draw_centre(canvas: Canvas, seen: View, within: tuple[Place, ...]) -> None:
    top = "(·)" if CENTRE in within else "───"
    draw_box(canvas, CENTRE, [pawns_at(seen, CENTRE)])
    row, column = corner(CENTRE)
    write(canvas, (row, column + 1), top)


def draw_room(canvas: Canvas, room: Room, lines: list[str]) -> None:
    draw_box(canvas, room, lines)
    for door, threshold in mansion().thresholds.items():
        if mansion().place_at[door] == room:
            draw_door(canvas, door, threshold)


def draw_box(canvas: Canvas, place: Place, lines: list[str]) -> None:
    top, left = corner(place)
    cells = [cell for cell, there in mansion().place_at.items() if there == place]
    inside = len({column for _, column in cells}) * WIDTH - 2
    bottom = max(row for row, _ in cells)
    write(canvas, (top, left), f"┌{'─' * inside}┐")
    for row in range(top + 1, bottom):
        number = row - top - 1
        line = lines[number] if number < len(lines) else ""
        write(canvas, (row, left), f"│{line[:inside]:^{inside}}│")
    write(canvas, (bottom, left), f"└{'─' * inside}┘")


def corner(place: Place) -> Cell:
    """The top left cell of a room or of the centre."""
    return next(cell for cell, there in mansion().place_at.items() if there == place)


def draw_door(canvas: Canvas, door: Cell, threshold: Cell) -> None:
    """An opening in the wall towards its threshold."""
    if door[0] < threshold[0]:
        write(canvas, door, "┐ ┌")
    elif door[0] > threshold[0]:
        write(canvas, door, "┘ └")
    else:
        write(canvas, door, " ", shift=WIDTH - 1 if door[1] < threshold[1] else 0)


def room_lines(seen: View, name: Name, room: Room, within: tuple[Place, ...]) -> list[str]:
    """Its name, who is there, and where its shortcuts lead."""
    called = name("card", room)
    shortcuts = [f"> {name('card', other)}" for other in mansion().shortcuts[room]]
    return [f"({called})" if room in within else called, pawns_at(seen, room), *shortcuts]


def legend(seen: View, name: Name) -> Iterator[str]:
    """Whose pawn is which; `>` has the turn, `x` is eliminated."""
    entries = []
    for number, suspect in enumerate(SUSPECTS, 1):
        seats = [seat for seat, pawn in enumerate(seen.pawns) if pawn == suspect]
        player = f" – {name('seat', seats[0])}" if seats else ""
        entries.append(f"{mark(seen, seats)}{number} {name('card', suspect)}{player}")
    for row in (entries[:3], entries[3:]):
        yield "  ".join(f"{entry[:24]:<24}" for entry in row).rstrip()


def mark(seen: View, seats: list[Seat]) -> str:
    if not seats:
        return " "
    if seats[0] not in seen.alive:
        return "x"
    return ">" if seats[0] == seen.turn_of else " "


def cards(seen: View, name: Name) -> Iterator[str]:
    """Dice, hands as far as they are known, cards on the table."""
    if seen.dice:
        yield f"{name('label', 'dice')}: {' + '.join(map(str, seen.dice))} = {sum(seen.dice)}"
    for seat in range(seen.seats):
        yield from listed(name("seat", seat), hand(seen, name, seat))
    on_the_table = {
        "face_up": [name("card", card) for card in seen.face_up],
        "row": [name("card", card) if card else "?" for card in seen.row],
        "deck": [str(seen.deck)] if seen.deck or seen.discard else [],
        "solution": [name("card", card) for card in seen.solution or ()],
    }
    for label, things in on_the_table.items():
        if things:
            yield from listed(name("label", label), things)


def hand(seen: View, name: Name, seat: Seat) -> list[str]:
    known = in_order(card for card, holder in seen.holder.items() if holder == seat)
    if seat == seen.me:
        known = seen.hand
    return [name("card", card) for card in known] + ["?"] * (seen.hand_size - len(known))


def listed(label: str, things: list[str]) -> list[str]:
    return wrap(f"{label}: {', '.join(things)}", COLUMNS, subsequent_indent="  ")
