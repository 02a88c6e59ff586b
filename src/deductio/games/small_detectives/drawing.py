"""The street of Small Detectives drawn in characters."""

from __future__ import annotations

from textwrap import wrap

from deductio.core.game import Name
from deductio.games.small_detectives.street import HOUSES, NUMBER, POLICE, PUB, Card, Position
from deductio.games.small_detectives.view import View

WIDTH = 25
ACROSS = 79


def draw(seen: View, name: Name) -> str:
    """Police on the left, pub on the right, houses between them, clockwise from the top left."""
    top = _row([_tile(seen, name, position) for position in (1, 2, 3)])
    middle = _row([_tile(seen, name, POLICE), ["", "", "", "", ""], _tile(seen, name, PUB)])
    bottom = _row([_tile(seen, name, position) for position in (7, 6, 5)])
    return "\n".join([*top, *middle, *bottom, *_hands(seen, name)])


def _row(tiles: list[list[str]]) -> list[str]:
    return [
        "  ".join(part.ljust(WIDTH) for part in line).rstrip() for line in zip(*tiles, strict=True)
    ]


def _tile(seen: View, name: Name, position: Position) -> list[str]:
    """A box of five lines: what it is, what I know of it, who stands on it, who faces it."""
    inside = [
        _place(seen, name, position),
        _content(seen, name, position),
        _seats(seen.on(position), name),
    ]
    lines = [f"|{text[: WIDTH - 2]:^{WIDTH - 2}}|" for text in inside]
    edge = f"+{'-' * (WIDTH - 2)}+"
    facing = [seat for seat in seen.in_street if seen.at[seat] == position]
    street = f"({_seats(facing, name)})" if facing else ""
    lower = f"+{street[: WIDTH - 2]:-^{WIDTH - 2}}+"
    return [edge, *lines, lower]


def _place(seen: View, name: Name, position: Position) -> str:
    place = name("position", position)
    tile = seen.tile_at[position]
    return f"{place} ({name('plate', tile)})" if tile else place


def _content(seen: View, name: Name, position: Position) -> str:
    if position == PUB:
        return name("kind", seen.pub)
    if position not in HOUSES:
        return f"1.{_seats(list(seen.queue), name)}" if seen.queue else ""
    token = seen.under[seen.tile_at[position] - 1]
    return name("token", token) if token else "?"


def _seats(seats: list[int], name: Name) -> str:
    return " ".join(name("seat", seat) for seat in seats)


def _hands(seen: View, name: Name) -> list[str]:
    """What everyone is known to hold, and whose card lies where."""
    lines: list[str] = []
    for seat in seen.alive:
        known = seen.hand if seat == seen.me else seen.known_hands[seat]
        unknown = seen.hand_sizes[seat] - len(known)
        cards = [_card(card, name) for card in known] + ["?"] * max(unknown, 0)
        front = " ".join(f"[{_card(card, name)}]" for card in seen.in_front[seat])
        held = f"{name('seat', seat)}: {', '.join(cards)} {front}"
        lines += wrap(held, ACROSS, subsequent_indent="    ")
    return lines


def _card(card: Card, name: Name) -> str:
    """With its number, as printed on it."""
    return f"{name('number', f'{NUMBER[card]:03}')} {name('card', card)}"
