"""The map of New York drawn in characters."""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import wrap

from deductio.core.game import Name
from deductio.core.messages import Seat
from deductio.games.new_york.cards import DECKS, Card
from deductio.games.new_york.city import (
    ACTION,
    BIT,
    COLUMNS,
    DISTRICT,
    DISTRICTS,
    KIND,
    KINDS,
    PICTOS,
    PLACES,
    ROWS,
    WATERS,
    Cell,
    District,
)
from deductio.games.new_york.view import View

WIDTH = 14
"""Of one cell, without its edges."""
PAGE = 80
EDGE = "+".join(["", *["-" * WIDTH] * len(COLUMNS), ""])


def draw(seen: View, name: Name) -> str:
    """The map, what everyone holds, and what this seat has read."""
    return "\n".join([*_map(seen, name), *_table(seen, name), *_clues(seen, name)])


def _map(seen: View, name: Name) -> list[str]:
    lines = [EDGE]
    for row in ROWS:
        cells = [_cell(seen, name, f"{column}{row}") for column in COLUMNS]
        lines += ["|".join(["", *parts, ""]) for parts in zip(*cells, strict=True)]
        lines.append(EDGE)
    return [*lines, *_districts(name), _waters(name), *_places(name)]


def _districts(name: Name) -> list[str]:
    return wrap("  ".join(f"{_code(one, name)} {name('district', one)}" for one in DISTRICTS), PAGE)


def _code(district: District, name: Name) -> str:
    return name("code", district)[:2]


def _waters(name: Name) -> str:
    return "  ".join(f"~{name('shore', water)[:1]} {name('water', water)}" for water in WATERS)


def _places(name: Name) -> list[str]:
    """What each pictogram stands for, kind by kind."""
    lines = []
    for kind in KINDS:
        places = [place for place in PLACES if KIND[place] == kind]
        named = (f"{name('place', place)} {' '.join(PLACES[place])}" for place in places)
        text = f"{name('picto', kind)[:4]}  {'; '.join(named)}"
        lines += wrap(text, PAGE, subsequent_indent=" " * 6)
    return lines


def _cell(seen: View, name: Name, cell: Cell) -> list[str]:
    """Its name, district and waters, what one does there, its pictograms, who stands there."""
    shores = "".join(name("shore", water)[:1] for water in WATERS if WATERS[water] & BIT[cell])
    title = f"{cell} {_code(DISTRICT[cell], name)} {'~' if shores else ''}{shores}"
    pictos = " ".join(name("picto", kind)[:4] for kind in PICTOS[cell])
    inside = [
        f"{title:<{WIDTH - 1}}{_mark(seen, cell)}",
        name("sign", ACTION[cell]),
        pictos,
        _pawns([seat for seat in seen.alive if seen.at[seat] == cell], name),
    ]
    return [f"{line[:WIDTH]:<{WIDTH}}" for line in inside]


def _mark(seen: View, cell: Cell) -> str:
    """Where the thief is, where he is not, and where he may still be."""
    if cell == seen.answer:
        return "★"
    if cell in seen.wrong:
        return "x"
    if seen.candidates is None:
        return " "
    return "?" if cell in seen.candidates else "-"


def _pawns(seats: list[Seat], name: Name) -> str:
    """As much of each name as there is room for."""
    room = (WIDTH + 1) // max(len(seats), 1) - 1
    return " ".join(name("seat", seat)[:room] for seat in seats)


def _table(seen: View, name: Name) -> list[str]:
    """The piles, and how many cards each seat holds."""
    piles = ", ".join(f"{name('pile', deck)} {left}" for deck, left in seen.piles.items())
    lines = [f"{name('drawing', 'round')} {seen.round}. {name('drawing', 'piles')} {piles}"]
    for seat in seen.alive:
        cards = " + ".join(f"{name('pile', deck)} {seen.hand_sizes[deck][seat]}" for deck in DECKS)
        turn = ">" if seat == seen.active and not seen.over else " "
        lines.append(f"{turn} {name('seat', seat)}: {cards}")
    return [line[:PAGE] for line in lines]


def _clues(seen: View, name: Name) -> list[str]:
    """The clues seen so far; once the case is closed, how its story ends and all its cards."""
    if seen.over:
        finale = wrap(name("finale", f"{seen.level}-{seen.case}"), PAGE)
        cards = _texts(((" ", card) for card in seen.cards), name)
        return [*finale, name("drawing", "cards"), *cards]
    if not seen.notes:
        return []
    held = [card.id for card in seen.hand]
    marked = (("*" if note.card.id in held else " ", note.card) for note in seen.notes)
    return [name("drawing", "clues"), *_texts(marked, name)]


def _texts(cards: Iterable[tuple[str, Card]], name: Name) -> list[str]:
    lines = []
    for mark, card in cards:
        text = f"{mark} {card.id} {name('card', card)}"
        lines += wrap(text, PAGE, subsequent_indent="    ", drop_whitespace=True)
    return lines
