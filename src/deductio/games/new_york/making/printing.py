"""Twelve cases on 108 shared cards, as a printed level has them, annealed until flawless."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from functools import cache
from math import exp

from msgspec import Struct

from deductio.core.chance import WORDS, Chance
from deductio.games.new_york.cards import DEALT, DECKS, Deck, Level
from deductio.games.new_york.city import BIT, CELLS, COLUMNS, DISTRICT, ROWS, Cell, Cells, these
from deductio.games.new_york.clues import Clue, cells_of
from deductio.games.new_york.making.pool import pool
from deductio.games.new_york.making.quality import DIFFICULTY, difficulty, flaws

CASES = 12
MARKS: dict[Deck, dict[int, int]] = {
    "informant": {4: 4, 3: 12, 2: 24, 1: 20},
    "expert": {3: 4, 2: 16, 1: 28},
}
"""How many cards carry how many marks (C2)."""
OF_ONE_OP: dict[Deck, int] = {"informant": 9, "expert": 10}
"""C13."""
OF_ONE_OP_IN_ALL = 16
"""At most 15 % of the 108 cards."""
ADVANCED: dict[Deck, int] = {"informant": 30, "expert": 20}
"""How many cards of level 2 say what only level 2 can say, at least (C14)."""
GIVEN = {1: (8, "A5")}
"""The one answer that is known from elsewhere: level 1, case 8."""

STEPS = 200_000
HOT, COLD = 2.0, 0.15


class Draft(Struct):
    """A card while the set is being made; it belongs to the cases it is marked with."""

    deck: Deck
    marks: list[int]
    """Cases, counted from 0."""
    clue: Clue


class Press:
    """A level's cards on their way to being flawless."""

    def __init__(self, level: Level, answers: tuple[Cell, ...], luck: Chance) -> None:
        self.level = level
        self.answers = answers
        self.luck = luck
        self.cards = [
            Draft(deck, marks, self.another_clue(deck, marks))
            for deck in DECKS
            for marks in self.mark(deck)
        ]
        self.wrong = [self.case_flaws(case) for case in range(CASES)]
        self.wrong_in_all = self.set_flaws()

    def mark(self, deck: Deck) -> Iterator[list[int]]:
        """Cards with many marks first, each for the cases that lack most cards."""
        need = [DEALT[deck]] * CASES
        for number, cards in MARKS[deck].items():
            for _ in range(cards):
                mixed = self.luck.shuffled(range(CASES))
                marks = sorted(sorted(mixed, key=need.__getitem__, reverse=True)[:number])
                for case in marks:
                    need[case] -= 1
                yield marks

    def another_clue(self, deck: Deck, marks: Collection[int]) -> Clue:
        needed = these(self.answers[case] for case in marks)
        return self.luck.pick(self.luck.pick(true_in_all(self.level, deck, needed)))

    def case_flaws(self, case: int) -> int:
        mine = [card for card in self.cards if case in card.marks]
        informants, experts = ([card.clue for card in mine if card.deck == deck] for deck in DECKS)
        return flaws(self.level, BIT[self.answers[case]], informants, experts)

    def set_flaws(self) -> int:
        """C1, C13, C14, and no op on more than 15 % of the cards."""
        ops = {deck: Counter(type(c.clue) for c in self.cards if c.deck == deck) for deck in DECKS}
        both = ops["informant"] + ops["expert"]
        repeated = len(self.cards) - len({card.clue for card in self.cards})
        surplus = sum(
            max(0, number - OF_ONE_OP[deck]) for deck in DECKS for number in ops[deck].values()
        )
        surplus += sum(max(0, number - OF_ONE_OP_IN_ALL) for number in both.values())
        if self.level == 2:
            for deck, least in ADVANCED.items():
                own = sum(number for op, number in ops[deck].items() if op.advanced)
                surplus += max(0, least - own)
        return 2 * repeated + surplus

    def anneal(self) -> bool:
        """Whether nothing is wrong any more before it has cooled down."""
        for step in range(STEPS):
            if self.wrong_in_all + sum(self.wrong) == 0:
                return True
            heat = HOT * (COLD / HOT) ** (step / STEPS)
            if self.luck.below(4):
                self.try_another_clue(heat)
            else:
                self.try_other_marks(heat)
        return False

    def try_another_clue(self, heat: float) -> None:
        """Mostly for a card of a case that still has flaws."""
        cards = self.cards
        flawed = [case for case, wrong in enumerate(self.wrong) if wrong]
        if flawed and self.luck.below(10) < 7:
            case = self.luck.pick(flawed)
            cards = [card for card in cards if case in card.marks]
        card = self.luck.pick(cards)
        before = card.clue
        card.clue = self.another_clue(card.deck, card.marks)
        if not self.is_accepted(card.marks, heat):
            card.clue = before

    def try_other_marks(self, heat: float) -> None:
        """Two cards of a deck exchange one mark each, if what they say stays true."""
        one, other = self.luck.pick(self.cards), self.luck.pick(self.cards)
        mine = [case for case in one.marks if case not in other.marks]
        yours = [case for case in other.marks if case not in one.marks]
        if one.deck != other.deck or not mine or not yours:
            return
        given, taken = self.luck.pick(mine), self.luck.pick(yours)
        if not (self.is_true(one.clue, taken) and self.is_true(other.clue, given)):
            return
        before = one.marks, other.marks
        one.marks = sorted({*one.marks, taken} - {given})
        other.marks = sorted({*other.marks, given} - {taken})
        if not self.is_accepted([given, taken], heat):
            one.marks, other.marks = before

    def is_true(self, clue: Clue, case: int) -> bool:
        return bool(cells_of(clue) & BIT[self.answers[case]])

    def is_accepted(self, cases: Collection[int], heat: float) -> bool:
        """Better is always taken, worse the more seldom the worse it is and the colder it gets."""
        now = {case: self.case_flaws(case) for case in cases}
        now_in_all = self.set_flaws()
        worse = now_in_all - self.wrong_in_all + sum(now[case] - self.wrong[case] for case in now)
        if worse > 0 and self.luck.below(WORDS) >= exp(-worse / heat) * WORDS:
            return False
        self.wrong_in_all = now_in_all
        for case, wrong in now.items():
            self.wrong[case] = wrong
        return True

    def is_hard_enough(self) -> bool:
        """C15."""
        easiest, hardest = DIFFICULTY[self.level]
        for case, answer in enumerate(self.answers):
            clues = [card.clue for card in self.cards if case in card.marks]
            if not easiest <= difficulty(BIT[answer], clues) <= hardest:
                return False
        return True


@cache
def true_in_all(level: Level, deck: Deck, cells: Cells) -> tuple[tuple[Clue, ...], ...]:
    """The clues that are true in all these cells, grouped by op."""
    groups = (
        tuple(clue for clue in clues if cells_of(clue) & cells == cells)
        for clues in pool(level, deck).values()
    )
    return tuple(group for group in groups if group)


def press(level: Level, seed: int, taken: Collection[Cell] = ()) -> Press:
    """The cards of a level; `taken` are the answers of the other level."""
    while True:
        luck = Chance(f"new_york level {level} seed {seed}".encode().ljust(32))
        draft = Press(level, draw_answers(level, taken, luck), luck)
        if draft.anneal() and draft.is_hard_enough():
            return draft
        seed += 1


def draw_answers(level: Level, taken: Collection[Cell], luck: Chance) -> tuple[Cell, ...]:
    """C5: all over the city, and not too often where the other level has its answers."""
    while True:
        answers = luck.shuffled(CELLS)[:CASES]
        if level in GIVEN:
            case, cell = GIVEN[level]
            if cell in answers:
                answers.remove(cell)
                answers.insert(case - 1, cell)
        if is_spread_out(level, answers) and len(set(answers) & set(taken)) <= CASES // 2:
            return tuple(answers)


def is_spread_out(level: Level, answers: list[Cell]) -> bool:
    if level in GIVEN and answers[GIVEN[level][0] - 1] != GIVEN[level][1]:
        return False
    columns = Counter(cell[0] for cell in answers)
    rows = Counter(cell[1] for cell in answers)
    districts = Counter(DISTRICT[cell] for cell in answers)
    everywhere = (len(columns), len(rows)) == (len(COLUMNS), len(ROWS)) and len(districts) == 7
    return everywhere and max(*columns.values(), *rows.values(), *districts.values()) <= 3
