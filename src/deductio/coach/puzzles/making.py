"""A puzzle made from its code: the position, the question, the lines, the answer and its proof."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from deductio.coach.puzzles.codes import Code, puzzling_of, read_code
from deductio.coach.puzzles.messages import PuzzleKind
from deductio.coach.puzzles.playing import heard, luck_of
from deductio.coach.puzzles.pruning import Pruned, Pruner
from deductio.coach.second_chance import tempting
from deductio.core.game import Game, Refused
from deductio.core.messages import Event, Seat
from deductio.core.puzzling import Asking, Theme
from deductio.deduction.model import Fact
from deductio.deduction.notebook import Notebook
from deductio.deduction.steps import Chain
from deductio.games import game

KEPT = 256
PROVEN = Asking("proven", "item", ())
"""Which of some statements is proven."""
TEMPTING = 0.3
"""How likely a statement must look at least that is not proven, to stand beside one that is."""


@dataclass(frozen=True, eq=False)
class Made:
    """A puzzle and all that is known of it."""

    code: str
    game: str
    seat: Seat
    seats: int
    asking: Asking
    fact: Fact
    """The right answer."""
    so: bool
    """Whether the right answer says that it is so; always, but where a statement is proven."""
    options: tuple[Fact, ...]
    """In the order of the frame."""
    pruned: Pruned

    @property
    def stream(self) -> tuple[Event, ...]:
        return self.pruned.stream

    @property
    def lines(self) -> tuple[tuple[int, ...], ...]:
        return self.pruned.lines

    @property
    def grade(self) -> int:
        return self.pruned.grade

    @property
    def events(self) -> tuple[int, ...]:
        """Of the proof."""
        return self.pruned.proof

    @property
    def answer(self) -> str:
        return str(self.fact)

    @property
    def kind(self) -> PuzzleKind:
        return self.asking.kind if self.asking.facts else "proven"

    @property
    def played(self) -> Game[Any]:
        return game(self.game)

    @cached_property
    def notebook(self) -> Notebook:
        notebook: Notebook = self.played.notebook(self.stream)
        return notebook

    @cached_property
    def chain(self) -> Chain:
        return self.notebook.chain(self.fact)

    @property
    def rounds(self) -> int:
        """How many thoughts follow one upon the other."""
        length = [0]
        for step in self.chain.steps:
            length.append(1 + max((length[number] for number in step.rests_on), default=0))
        return max(length)

    @property
    def is_told_step_by_step(self) -> bool:
        """Whether its proof is short enough to be read."""
        return all(step.kind != "exhaustion" for step in self.chain.steps)

    @property
    def theme(self) -> Theme:
        return theme_of(self.chain)


def theme_of(chain: Chain) -> Theme:
    """The hardest thought of a proof."""
    kinds = {step.kind for step in chain.steps}
    if "case" in kinds:
        return "cases"
    if kinds & {"supposition", "exhaustion"}:
        return "supposition"
    if "difference" in kinds:
        return "difference"
    counted = (ground for step in chain.steps if step.kind == "count" for ground in step.grounds)
    return "counting" if any(ground.what != "item" for ground in counted) else "elimination"


@lru_cache(maxsize=KEPT)
def make(text: str) -> Made:
    """The puzzle of a code; Refused where there is none."""
    code = read_code(text)
    stream = heard(code.game, code.table, code.number, code.seat, code.at)
    made = made_from(code, stream)
    if made is None:
        raise Refused("there is no such puzzle", "no-puzzle")
    return made


def made_from(code: Code, stream: Sequence[Event], wanted: int | None = None) -> Made | None:
    """What a code asks of this stream: it depends on nothing else. None where that is no puzzle,
    or none of the grade that is wanted."""
    played = game(code.game)
    asking, fact, so = _asked(played, stream, code.asked)
    if fact is None:
        return None
    luck = luck_of(played, code.table, code.number, f"decoys {code.seat} {code.at} {code.asked}")
    pruned = Pruner(played, stream, fact, so=so).pruned(luck, wanted)
    if pruned is None:
        return None
    options = _options(played.notebook(pruned.stream), asking, fact, so=so)
    seats = puzzling_of(played).tables[code.table].seats
    made = Made(str(code), code.game, code.seat, seats, asking, fact, so, options, pruned)
    return made if len(options) > 1 else None


def _asked(
    played: Game[Any], stream: Sequence[Event], asked: int
) -> tuple[Asking, Fact | None, bool]:
    """What is asked, and the answer if it is certain."""
    notebook = played.notebook(stream)
    number, proven = divmod(asked, 2)
    if proven:
        facts = notebook.models[0].frame.facts
        fact = facts[number] if number < len(facts) else None
        return PROVEN, fact if fact in notebook.certain else None, notebook.certain.get(fact, True)
    askings = puzzling_of(played).askings(stream)
    asking = askings[number] if number < len(askings) else PROVEN
    so = (Fact(*fact) for fact in asking.facts if notebook.certain.get(Fact(*fact)))
    return asking, next(so, None), True


def _options(notebook: Notebook, asking: Asking, fact: Fact, *, so: bool) -> tuple[Fact, ...]:
    """What one may answer; of statements, the one that is proven and some that tempt."""
    if asking.facts:
        return tuple(Fact(*fact) for fact in asking.facts)
    likely = [
        one
        for one in tempting(notebook, fact, (), so=so)
        if (notebook.odds[one] if so else 1 - notebook.odds[one]) >= TEMPTING
    ]
    if len(likely) < 3:
        return ()
    return tuple(sorted([fact, *likely], key=notebook.models[0].frame.bit))
