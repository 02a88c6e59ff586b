"""A review in words: moments, the verdict, and what it all rests on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from deductio.coach.messages import Moment, Review, Verdict
from deductio.coach.moments import Finding
from deductio.coach.review import Assessment
from deductio.core.messages import Choice
from deductio.deduction.model import Fact
from deductio.reasons import behind_colon, fact_within
from deductio.words import Words

Reason = Callable[[int], str]
"""Why the choice of that number was made, in words; empty where nothing was kept."""


StepOf = Callable[[int], int]
"""By how many events of the seat, what the reader calls that step of the game."""


def review_in_words(
    seen: Assessment,
    words: Words,
    reason: Reason = lambda number: "",
    step_of: StepOf = lambda at: at,
) -> Review:
    return Teller(seen, words, reason, step_of).review()


class Teller:
    """Speaks of one seat to one reader, who may be that seat."""

    def __init__(self, seen: Assessment, words: Words, reason: Reason, step_of: StepOf) -> None:
        self.seen, self.words, self.reason, self.step_of = seen, words, reason, step_of
        self.played, self.knowing = seen.played, seen.knowing

    def review(self) -> Review:
        seen = self.seen
        moments = [self.moment(rank, one) for rank, one in enumerate(seen.key_moments, start=1)]
        return Review(
            seat=self.played.seat,
            steps=len(self.played.stream),
            bits=seen.bits,
            goal_certain_at=self.knowing.certain_at,
            goal_used_at=seen.used_at,
            told_at=self.knowing.told_at,
            accuracy=seen.accuracy,
            judged=len(seen.judged),
            share=seen.share,
            verdict=self.verdict(moments),
            moments=tuple(sorted(moments, key=lambda moment: moment.at)),
            basis=self.say(f"review-basis-{self.basis}"),
        )

    def say(self, name: str, **known: Any) -> str:
        """Of the seat, to the reader."""
        seat = self.played.seat
        who = {
            "seat": self.words.name("seat", seat),
            "seat_is": "me" if self.words.me == seat else "other",
        }
        return self.words.text(name, {**who, **known})

    # Moments

    def moment(self, rank: int, found: Finding) -> Moment:
        known = self.known_of(found)
        return Moment(
            found.at,
            found.kind,
            self.say(f"moment-{found.kind}", **known),
            str(self.newest(found)) if found.facts else "",
            self.say(f"better-{found.kind}", **known),
            rank,
            self.reason(found.asked.number) if found.asked else "",
        )

    def known_of(self, found: Finding) -> dict[str, Any]:
        known: dict[str, Any] = {
            "facts": self.facts(found),
            "choice": self.choice(found.asked.choice if found.asked else None),
            "better": self.choice(found.better),
            "proven": "no",
        }
        if found.judgement is not None:
            mine, best = found.judgement.brings
            known |= {
                "share": round(100 * found.judgement.share),
                "unit": found.judgement.unit,
                "proven": "yes" if best == 1 else "no",
                "percent": round(100 * mine),
                "best_percent": round(100 * best),
            }
        return known

    def choice(self, choice: Choice | None) -> str:
        return self.words.say(choice).rstrip(" .") if choice is not None else "none"

    def facts(self, found: Finding) -> str:
        """Behind a colon."""
        notebook = self.knowing.notebook(found.at)
        return behind_colon(
            [
                fact_within(self.words, notebook, fact, so=notebook.certain[fact])
                for fact in found.facts
            ]
        )

    def newest(self, found: Finding) -> Fact:
        """Of several facts, the one whose proof came last."""
        return max(found.facts, key=self.knowing.certain_since)

    # The verdict

    def verdict(self, moments: Sequence[Moment]) -> Verdict:
        return Verdict(self.decided(), self.knew(), self.missed(moments))

    def decided(self) -> str:
        """As the table told it."""
        told = [self.words.aside("ending", event) for event in self.played.stream]
        return " ".join(filter(None, told))

    def knew(self) -> str:
        certain, used, told = self.knowing.certain_at, self.seen.used_at, self.knowing.told_at
        steps = len(self.played.stream)
        if certain is not None:
            how = "said" if used is not None else "unsaid"
            first, last, whole = map(self.step_of, (certain, used or 0, steps))
            return self.say(f"verdict-{how}", certain=first, used=last, steps=whole)
        last = steps if told is None else told - 1
        left = round(2 ** self.knowing.bits(last))
        return self.say("verdict-open", left=left, steps=last)

    def missed(self, moments: Sequence[Moment]) -> str:
        if not self.played.asked:
            return self.say("verdict-unknown")
        if not moments:
            return self.say("verdict-nothing")
        return self.say("verdict-missed", at=self.step_of(moments[0].at), text=moments[0].text)

    @property
    def basis(self) -> str:
        if not self.played.asked:
            return "other-rules"
        return "exact" if all(one.exact for one in self.seen.judged) else "estimated"
