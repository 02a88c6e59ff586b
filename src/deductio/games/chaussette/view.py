"""What one seat's screen shows of the Sock Inquiry, folded from its stream."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from msgspec import Struct, convert, field

from deductio.core.messages import (
    Answered,
    Chose,
    Faded,
    Finished,
    Opened,
    Seat,
    Seated,
    Unsealed,
)
from deductio.games.chaussette.messages import (
    Agreed,
    BonusCancelled,
    BonusPicked,
    CardFlipped,
    CardLifted,
    CardRemoved,
    CardsShuffled,
    CardTurnedDown,
    ChaussetteEvent,
    ClueSeen,
    CluesHandedOut,
    ClueShown,
    CounterChanged,
    Disagreed,
    DrawerOpened,
    EffectFoundNoTarget,
    EffectTurned,
    FirstPlayerNamed,
    IndicationPicked,
    LookConfirmed,
    MarkerPlaced,
    MissingSockRevealed,
    NoPairFound,
    Offered,
    PairRevealed,
    Proposed,
    RemovedCardRevealed,
    Report,
    Reported,
    RoundBegan,
    SawSocks,
    Scored,
    Searched,
    Skill,
    SocksShown,
    TeamLost,
    TeamWon,
)
from deductio.games.chaussette.socks import (
    SLOTS,
    Characteristic,
    Effect,
    Kind,
    Slot,
    Value,
)
from deductio.games.chaussette.state import Options


class View(Struct):
    """The drawer, what lies open around it, and what this seat has seen."""

    me: Seat | None = None
    """None for a spectator."""
    seats: int = 0
    options: Options = Options()
    cooperative: bool = False
    first: Seat | None = None
    round: int = 0
    counter: int = 0
    cards: list[Slot] = field(default_factory=list)
    """The slots that hold a card; the others are gaps."""
    face_up: list[Kind | None] = field(default_factory=list)
    """What lies open in each slot."""
    look: list[Kind | None] = field(default_factory=list)
    """What this seat is looking at just now, by slot."""
    seen: list[tuple[Kind, ...]] = field(default_factory=list)
    """What this seat has written down for each slot: a kind, or those a shuffle may have left."""
    stirred: list[Slot] = field(default_factory=list)
    """Slots that were shuffled after this seat last saw what lies there."""
    named: list[list[Seat]] = field(default_factory=list)
    """Which seats have searched each slot."""
    looked: list[Slot] = field(default_factory=list)
    """The slots this seat has ever looked into, also where what it saw has faded."""
    clues: tuple[Characteristic, ...] = ()
    """Which characteristic each seat of a competition knows."""
    clue: Value | None = None
    """What this seat, or the whole team, knows of the missing sock from the start."""
    markers: dict[Characteristic, Value] = field(default_factory=dict)
    pairs: list[list[Kind]] = field(default_factory=list)
    reports: list[list[Kind]] = field(default_factory=list)
    report: Kind | None = None
    """What this seat reports while others still choose."""
    ready: list[Seat] = field(default_factory=list)
    """Who has chosen while others still choose."""
    revealer: Seat | None = None
    """Whose pair the council that is being held is about."""
    proposals: list[Proposed | None] = field(default_factory=list)
    """What each seat has last proposed in this council."""
    offers: list[tuple[Skill, ...] | None] = field(default_factory=list)
    """What each seat said in council under the first rules; None outside a council."""
    effects: dict[Kind, Effect] = field(default_factory=dict)
    """The effect cards turned up so far."""
    removed: Slot | None = None
    """The slot out of which an effect has taken a card."""
    removed_kind: Kind | None = None
    missing: Kind | None = None
    scores: list[tuple[int, int] | None] = field(default_factory=list)
    """Each seat's points for reports and for pairs; None before the end."""
    won: bool | None = None
    """Whether the team has won; None in a competition and before the end."""
    winners: tuple[Seat, ...] = ()
    over: bool = False

    def hear(self, event: ChaussetteEvent) -> None:
        """Take in the next event of the stream."""
        match event:
            case Opened():
                self.open(event)
            case Seated(seat):
                self.me = seat
            case FirstPlayerNamed(seat):
                self.first = seat
            case CounterChanged(searches):
                self.counter = searches
            case CluesHandedOut(characteristics):
                self.clues = characteristics
            case ClueSeen(_, _, value):
                self.clue = value
            case ClueShown(characteristic, value):
                self.clue = value
                self.markers[characteristic] = value
            case RoundBegan(number):
                self.round = number
            case Answered(seat):
                self.ready.append(seat)
            case Chose(seat, choice):
                self.ready.append(seat)
                self.report = choice.kind if isinstance(choice, Report) else None
            case Searched(seat, slots, _):
                self.name(seat, slots)
            case SawSocks(_, slots, kinds) | SocksShown(_, slots, kinds):
                self.see(slots, kinds)
            case LookConfirmed(seat):
                if seat == self.me:
                    self.look = [None] * len(SLOTS)
            case NoPairFound():
                self.look = [None] * len(SLOTS)
            case PairRevealed(seat, kind, slots):
                self.pairs[seat].append(kind)
                self.take_out(slots)
                self.revealer = seat if self.cooperative else None
            case Reported(seat, _, kind):
                self.reports[seat].append(kind)
                self.ready, self.report = [], None
            case Proposed(seat):
                self.proposals[seat] = event
                self.ready = []
            case Offered(seat, skills):
                self.offers[seat] = skills
                self.ready = []
            case Agreed() | BonusPicked() | IndicationPicked():
                self.end_council()
            case MarkerPlaced(_, characteristic, value):
                self.markers[characteristic] = value
            case EffectTurned(kind, effect):
                self.effects[kind] = effect
            case CardFlipped(_, slot, kind):
                self.face_up[slot - 1] = kind
                self.look_into([slot])
                self.forget([slot])
            case CardLifted(_, slot):
                self.look_into([slot])
            case CardTurnedDown(_, slot):
                self.turn_down(slot)
            case CardRemoved(_, slot, face_up):
                self.remove(slot)
                if face_up:
                    self.look_into([slot])
            case CardsShuffled(_, slots):
                self.stir(slots)
            case MissingSockRevealed(kind):
                self.missing = kind
            case DrawerOpened(slots, kinds):
                self.forget(SLOTS)
                self.face_up = by_slot(slots, kinds)
            case RemovedCardRevealed(_, kind):
                self.removed_kind = kind
            case Scored(seat, reports, pairs):
                self.scores[seat] = (reports, pairs)
            case TeamWon():
                self.won = True
            case TeamLost():
                self.won = False
            case Finished(winners):
                self.winners = winners
                self.over = True
            case Disagreed() | BonusCancelled() | EffectFoundNoTarget() | Faded() | Unsealed():
                pass
            case _:
                assert_never(event)

    def open(self, opened: Opened) -> None:
        self.seats = opened.seats
        self.options = convert(opened.options, Options, strict=False)
        self.cooperative = self.options.cooperative(opened.seats)
        self.cards = list(SLOTS)
        self.face_up = [None] * len(SLOTS)
        self.look = [None] * len(SLOTS)
        self.seen = [()] * len(SLOTS)
        self.named = [[] for _ in SLOTS]
        self.pairs = [[] for _ in range(opened.seats)]
        self.reports = [[] for _ in range(opened.seats)]
        self.end_council()
        self.scores = [None] * opened.seats

    def end_council(self) -> None:
        self.revealer = None
        self.proposals = [None] * self.seats
        self.offers = [None] * self.seats

    @property
    def has_notebook(self) -> bool:
        return self.me is None or self.options.has_notebook(self.me)

    @property
    def shows_all(self) -> bool:
        """Whether everyone sees every search (CH-41)."""
        return self.cooperative and self.options.level == "easy"

    def name(self, seat: Seat, slots: Sequence[Slot]) -> None:
        for slot in slots:
            if seat not in self.named[slot - 1]:
                self.named[slot - 1].append(seat)
        if seat == self.me or self.shows_all:
            self.look_into(slots)

    def look_into(self, slots: Sequence[Slot]) -> None:
        self.looked = sorted({*self.looked, *slots})

    def see(self, slots: Sequence[Slot], kinds: Sequence[Kind]) -> None:
        """A seat without notebook keeps nothing of a look (CH-70)."""
        self.look = by_slot(slots, kinds)
        if self.has_notebook:
            self.forget(slots)
            for slot, kind in zip(slots, kinds, strict=True):
                self.seen[slot - 1] = (kind,)

    def take_out(self, slots: Sequence[Slot]) -> None:
        self.look = [None] * len(SLOTS)
        self.forget(slots)
        for slot in slots:
            self.cards.remove(slot)
            self.face_up[slot - 1] = None

    def remove(self, slot: Slot) -> None:
        """What lay open is known in the basket too, to those who write."""
        self.removed = slot
        self.removed_kind = self.face_up[slot - 1] if self.has_notebook else None
        self.take_out([slot])

    def forget(self, slots: Sequence[Slot]) -> None:
        """Strike out what was written down for these slots."""
        self.stirred = [slot for slot in self.stirred if slot not in slots]
        for slot in slots:
            self.seen[slot - 1] = ()

    def turn_down(self, slot: Slot) -> None:
        """What lay open is written down now, by those who write."""
        kind = self.face_up[slot - 1]
        self.face_up[slot - 1] = None
        self.look_into([slot])
        if kind is not None and self.has_notebook:
            self.seen[slot - 1] = (kind,)

    def stir(self, slots: Sequence[Slot]) -> None:
        """Each of these slots now holds any of what they held (CH-67)."""
        known = sorted({kind for slot in slots for kind in self.seen[slot - 1]})
        if known:
            self.stirred = sorted({*self.stirred, *slots})
            for slot in slots:
                self.seen[slot - 1] = tuple(known)


def by_slot(slots: Sequence[Slot], kinds: Sequence[Kind]) -> list[Kind | None]:
    """The whole drawer, with these kinds in these slots and nothing elsewhere."""
    there = dict(zip(slots, kinds, strict=True))
    return [there.get(slot) for slot in SLOTS]
