"""What a careful player of the Sock Inquiry does with what the notebook knows."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence

from deductio.core.chance import Chance
from deductio.core.messages import Choice, Event, Question
from deductio.core.options import Subsets
from deductio.core.thinking import KeptToHabit, Thinking, Wish
from deductio.deduction.model import Fact
from deductio.deduction.notebook import Notebook
from deductio.games.chaussette.messages import Indicate, Offer, Report, Search
from deductio.games.chaussette.notebook import SLEEVE, notebook, place_of
from deductio.games.chaussette.socks import CHARACTERISTICS, KINDS, VALUE_OF, Kind, Slot


def strategy(stream: Sequence[Event], question: Question, luck: Chance) -> Wish | None:
    choice = wanted(stream, question)
    return Wish(choice, KeptToHabit()) if choice else None


def wanted(stream: Sequence[Event], question: Question) -> Choice | None:
    think = THOUGHTS.get(question.name)
    return think(notebook(stream), question) if think else None


def likeliest(known: Notebook, question: Question) -> Choice:
    """Report the kind that is most likely missing."""
    return Report(max(KINDS, key=lambda kind: missing(known, kind)))


def missing(known: Notebook, kind: Kind) -> float:
    return known.odds[Fact(kind, SLEEVE)]


def search_known_pair(known: Notebook, question: Question) -> Choice | None:
    """Take two slots that certainly hold twins, and the first other one."""
    if not isinstance(question.options, Subsets):
        return None
    slots: list[Slot] = list(question.options.items)
    certain: dict[str, list[Slot]] = defaultdict(list)
    for slot in slots:
        for kind in KINDS:
            if known.certain.get(Fact(kind, place_of(slot))):
                certain[kind].append(slot)
    for twins in certain.values():
        if len(twins) == 2:
            others = [slot for slot in slots if slot not in twins]
            return Search(tuple(sorted([*twins, *others[: question.options.size - 2]])))
    return None


def surest_value(known: Notebook, question: Question) -> Choice:
    """Indicate the characteristic and value that are most likely right."""
    indications = [choice for choice in question.options if isinstance(choice, Indicate)]
    return max(
        indications,
        key=lambda choice: sum(
            missing(known, kind)
            for kind in KINDS
            if VALUE_OF[kind][choice.characteristic] == choice.value
        ),
    )


def offer_what_is_proven(known: Notebook, question: Question) -> Choice:
    """Offer to indicate once all characteristics are certain."""
    left = [kind for kind in KINDS if missing(known, kind)]
    certain = [one for one in CHARACTERISTICS if len({VALUE_OF[kind][one] for kind in left}) == 1]
    return Offer(("char",)) if len(certain) == len(CHARACTERISTICS) else Offer(())


THOUGHTS: dict[str, Callable[[Notebook, Question], Choice | None]] = {
    "report": likeliest,
    "search": search_known_pair,
    "indicate": surest_value,
    "volunteer": offer_what_is_proven,
}


THINKING: dict[str, Thinking] = dict.fromkeys(("rookie", "inspector", "sleuth"), strategy)
