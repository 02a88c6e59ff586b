"""The board of Almost Innocent drawn in characters, with one seat's slate written on it."""

from __future__ import annotations

from textwrap import wrap

from deductio.core.game import Name
from deductio.core.messages import Seat
from deductio.games.almost_innocent.cases import HEAPS, Case
from deductio.games.almost_innocent.clues import COLUMNS, EMPTY, ROWS, Clue, Line, is_special
from deductio.games.almost_innocent.messages import (
    Inspected,
    QuantityAsked,
    QueenSent,
    TypeAsked,
)
from deductio.games.almost_innocent.queen import CONTROLLED
from deductio.games.almost_innocent.view import Heard, View

WIDTH = 80
CELL = 6
SEAT = 9
UNBROKEN = "\N{NO-BREAK SPACE}"
EDGE = "   +" + ("-" * CELL + "+") * len(COLUMNS)


def draw(seen: View, name: Name) -> str:
    """Tokens, board, answers, marks and statements, and the names of the clues."""
    if seen.case is None:
        return ""
    parts = [
        _tokens(seen, seen.case, name),
        _board(seen, seen.case),
        _answers(seen, name),
        _seats(seen, name),
        _clues(seen, seen.case, name),
    ]
    return "\n".join(line[:WIDTH].rstrip() for part in parts for line in part)


def _tokens(seen: View, case: Case, name: Name) -> list[str]:
    """What is played, and what is left to play with."""
    title = f"{name('scenario', case.scenario)} ({name('difficulty', case.difficulty)})"
    heaps = [f"{name('token', heap)}: {getattr(seen.supply, heap)}" for heap in HEAPS]
    shown = [text for text, heap in zip(heaps, HEAPS, strict=True) if getattr(case.supply, heap)]
    innocent = f"{name('token', 'innocent')}: {seen.almost_innocent}"
    return [title, "   ".join([*shown, innocent])]


def _board(seen: View, case: Case) -> list[str]:
    """Each line with my answer at its end; ! where the Queen takes a token more."""
    hers = CONTROLLED[seen.queen]
    dear = {line: "!" if line in hers else " " for line in (*_rows(), *_columns())}
    head = "   " + "".join(f"{column + dear['C' + column]:^{CELL + 1}}" for column in COLUMNS)
    lines = [head, EDGE]
    for row in ROWS:
        cells = "|".join(f"{_cell(seen, case, column + row):^{CELL}}" for column in COLUMNS)
        lines += [f"{row:>2}{dear['R' + row]}|{cells}|  {_written(seen, 'R' + row)}", EDGE]
    below = "".join(f"{_written(seen, line):^{CELL + 1}}" for line in _columns())
    return [*lines, f"   {below}"]


def _rows() -> list[Line]:
    return [f"R{row}" for row in ROWS]


def _columns() -> list[Line]:
    return [f"C{column}" for column in COLUMNS]


def _cell(seen: View, case: Case, cell: str) -> str:
    clue = case.board.cells.get(cell)
    return EMPTY if clue is None else _short(clue) + _mark(seen, clue)


def _short(clue: Clue) -> str:
    return clue[0] + "*" if is_special(clue) else clue


def _mark(seen: View, clue: Clue) -> str:
    """S for what I hold, O for what is mine, X for what I named in vain or know to be unused."""
    if seen.me is not None:
        if clue in seen.named[seen.me]:
            return " O"
        if clue in seen.misnamed[seen.me]:
            return " X"
    if clue in seen.held:
        return " S"
    out = clue in seen.drawn or clue in seen.shown
    return " X" if out and not is_special(clue) else ""


def _written(seen: View, line: Line) -> str:
    """My answers about a line; for a spectator, a dot for each question."""
    asked = [heard for heard in seen.heard if getattr(heard.question, "line", None) == line]
    return " ".join("." if seen.me is None else _answer(heard, seen.me) for heard in asked)


def _answer(heard: Heard, seat: Seat) -> str:
    answer = heard.answers[seat]
    match heard.question:
        case TypeAsked(_, _, kind):
            return kind + ("+" if answer else "-")
        case Inspected():
            return "+" if answer else "-"
        case _:
            return str(answer)


def _answers(seen: View, name: Name) -> list[str]:
    """Every question, and the answer about every seat."""
    if not seen.heard:
        return []
    seats = "".join(f"{name('seat', seat)[: SEAT - 1]:>{SEAT}}" for seat in range(seen.seats))
    label = WIDTH - SEAT * 5
    lines = [" " * label + seats]
    for heard in seen.heard:
        answers = "".join(f"{_answer(heard, seat):>{SEAT}}" for seat in range(seen.seats))
        lines.append(f"{_question(heard, name)[: label - 1]:<{label}}{answers}")
    return lines


def _question(heard: Heard, name: Name) -> str:
    match heard.question:
        case QuantityAsked(_, line):
            return name("line", line)
        case TypeAsked(_, line, kind):
            return f"{name('line', line)}, {name('kind', kind)}"
        case Inspected(_, kind):
            return name("inspection", kind)
        case QueenSent(_, window):
            return name("window", window)


def _seats(seen: View, name: Name) -> list[str]:
    """Who plays whom and says what, and what Teor's tokens mark."""
    lines = []
    for seat in range(seen.seats):
        facts = [
            name("character", who) for who, player in seen.characters.items() if player == seat
        ]
        facts += [
            f"{name('subject', subject)} {'+' if phrase == 'know' else '?'}"
            for subject, phrase in seen.said[seat].items()
        ]
        facts += [
            f"{name('window', mark.window)} {name('colour', mark.colour)}"
            for mark in seen.marks
            if mark.about == seat
        ]
        facts += [" ".join(map(_short, seen.named[seat]))] if seen.named[seat] else []
        facts += [name("ready", "marked")] if seen.marked_ready and seat == seen.me else []
        pointer = ">" if seat == seen.active else " "
        lines.append(f"{pointer} {name('seat', seat)}: {', '.join(facts)}")
    return lines


def _clues(seen: View, case: Case, name: Name) -> list[str]:
    lines = []
    for kind, clues in case.board.clues.items():
        named = [f"{_short(clue)} {name('clue', clue)}".replace(" ", UNBROKEN) for clue in clues]
        text = f"{name('kind', kind)}: {', '.join(named)}"
        lines += wrap(text, WIDTH, subsequent_indent="   ")
    return [line.replace(UNBROKEN, " ") for line in lines]
