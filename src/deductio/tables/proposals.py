"""What hangs most on a choice of a team: one of its people proposes it, another must agree."""

from __future__ import annotations

from msgspec import Raw, Struct

from deductio.core.messages import Choice, Seat
from deductio.tables.audience import Audience, Listener, tell
from deductio.tables.chairs import Chairs
from deductio.tables.live_view import encode
from deductio.tables.play import Play
from deductio.tables.refusals import NotNow
from deductio.tables.spoken import Proposed, Withdrawn


class Proposal(Struct, frozen=True):
    """A choice that counts once a second member of the team agrees."""

    key: str
    member: str
    name: str
    choice: Choice


class Proposals:
    """At most one for each seat; kept nowhere, for nothing has been chosen yet."""

    def __init__(self, chairs: Chairs, audience: Audience) -> None:
        self._chairs = chairs
        self._audience = audience
        self._by_seat: dict[Seat, Proposal] = {}

    def needed(self, listener: Listener, choice: Choice) -> bool:
        """Whether somebody else of the team is here and must agree."""
        return choice.final and self._others_are_here(listener)

    def propose(self, listener: Listener, key: str, choice: Choice) -> None:
        seat, person = listener.reader, listener.person
        assert seat is not None
        name = self._chairs.name_of(person)
        self._by_seat[seat] = Proposal(key, self._chairs.member(person), name, choice)
        self.remind(seat)

    def remind(self, seat: Seat | None) -> None:
        """Tell the team again: who of them is here has changed, or there is something new."""
        for listener in self._audience.by_reader.get(seat, ()):
            if proposed := self.told(listener):
                tell(listener, proposed)

    def told(self, listener: Listener) -> Proposed | None:
        """What is proposed, as this one hears it."""
        proposal = None if listener.reader is None else self._by_seat.get(listener.reader)
        if proposal is None:
            return None
        mine = self._chairs.member(listener.person) == proposal.member
        may_agree = not mine or not self._others_are_here(listener)
        choice = Raw(encode(proposal.choice))
        return Proposed(proposal.key, proposal.name, choice, mine, may_agree)

    def decide(self, listener: Listener, key: str, *, agree: bool) -> Choice | None:
        """What is to be chosen now, if that is agreed."""
        proposed = self.told(listener)
        if proposed is None or proposed.key != key:
            raise NotNow("this is no longer proposed", "not-proposed")
        if agree and not proposed.may_agree:
            raise NotNow("somebody else of your team must agree", "another-must-agree")
        assert listener.reader is not None
        choice = self._by_seat[listener.reader].choice
        self._withdraw(listener.reader)
        return choice if agree else None

    def refresh(self, play: Play | None) -> None:
        """Whatever is no longer possible is proposed no longer."""
        for seat, proposal in [*self._by_seat.items()]:
            if play is None or not play.may(seat, proposal.choice):
                self._withdraw(seat)

    def _withdraw(self, seat: Seat) -> None:
        key = self._by_seat.pop(seat).key
        for listener in self._audience.by_reader.get(seat, ()):
            tell(listener, Withdrawn(key))

    def _others_are_here(self, listener: Listener) -> bool:
        here = self._audience.by_reader.get(listener.reader, ())
        member = self._chairs.member(listener.person)
        return any(self._chairs.member(one.person) != member for one in here)
