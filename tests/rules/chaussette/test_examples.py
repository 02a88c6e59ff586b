"""The worked examples of the rules; those about deduction stand with the notebook."""

from __future__ import annotations

import pytest

from deductio.core.game import Refused
from deductio.core.messages import Event, Finished
from deductio.games.chaussette.messages import (
    BonusCancelled,
    CluesHandedOut,
    CounterChanged,
    EffectTurned,
    Indicate,
    MarkerPlaced,
    MissingSockRevealed,
    NoPairFound,
    PairRevealed,
    Report,
    SawSocks,
    Scored,
    Search,
    Searched,
    TeamLost,
    TeamWon,
)
from tests.rules.chaussette.table import (
    at,
    effects_at,
    grant_bonus,
    let_indicate,
    opened,
    search,
    team_at,
    told,
)


def test_example_1_clue_rotation() -> None:
    match = opened(seats=4, clue="length", first=2)
    clues = ("color", "length", "length", "mark")
    assert told(CluesHandedOut, match.public) == [CluesHandedOut(clues)]


def test_example_2_pair_and_third_card() -> None:
    match = at("ACEGG HFABE CFHDD", seats=2)
    search(match, 0, 2, 7, 11)
    public = [Searched(0, (2, 7, 11), False), PairRevealed(0, "C", (2, 11))]
    assert match.public[1:] == public
    seen = SawSocks(0, (2, 7, 11), ("C", "F", "C"))
    assert match.streams[0][1:] == [public[0], seen, public[1]]
    assert len(match.state.cards) == 13
    with pytest.raises(Refused):
        match.choose(1, Search((1, 2, 3)))


def test_example_3_scoring() -> None:
    match = at(
        "..... ..... ....B",
        seats=3,
        round=4,
        pairs=[("A",), ("C",), tuple("DEFGH")],
        reports=[("B", "B"), ("H", "A"), ("G", "G")],
    )
    for seat, kind in enumerate("BBG"):
        match.choose(seat, Report(kind))
    assert told(Scored, match.public) == [Scored(0, 24, 2), Scored(1, 11, 2), Scored(2, 0, 32)]
    assert match.public[-1] == Finished((2,), ((2,), (0,), (1,)), (26, 13, 32), 5)


@pytest.mark.parametrize(
    ("pairs", "reports", "winners"),
    [(("AC", "DEF"), ("BAG", "BGG"), (1,)), (("ACH", "DEF"), ("BGG", "BGG"), (0, 1))],
)
def test_example_4_tie(
    pairs: tuple[str, str], reports: tuple[str, str], winners: tuple[int, ...]
) -> None:
    match = at(
        "..... ..... ....B",
        seats=2,
        round=4,
        pairs=list(map(tuple, pairs)),
        reports=[tuple(said[:2]) for said in reports],
    )
    for seat, said in enumerate(reports):
        match.choose(seat, Report(said[2]))
    finished = told(Finished, match.public)[0]
    assert finished.scores == (20, 20)
    assert finished.winners == winners


def test_example_5_three_cards_left() -> None:
    out = [tuple("ACE"), tuple("FGH")]
    match = at("D.... ..D.. ....B", seats=2, round=3, pairs=out)
    assert match.public[1:3] == [Searched(0, (1, 8, 15), False), PairRevealed(0, "D", (1, 8))]
    assert match.state.cards == (15,)
    assert match.state.kind_in(15) == match.state.missing


def test_example_8_extra_search_and_end() -> None:
    match = effects_at(
        "extra",
        missing="B",
        effects={"E": "extra", "H": "shuffle"},
        first=2,
        active=2,
        markers={"color": "white", "length": "long"},
    )
    search(match, 2, 1, 3, 10)
    grant_bonus(match, 0)
    search(match, 0, 6, 7, 13)
    let_indicate(match, 1)
    match.choose(1, Indicate("mark", "s"))
    told_of = Searched | PairRevealed | EffectTurned | MarkerPlaced | CounterChanged | TeamWon
    assert [event for event in match.public if isinstance(event, told_of)] == [
        Searched(2, (1, 3, 10), False),
        PairRevealed(2, "E", (3, 10)),
        EffectTurned("E", "extra"),
        Searched(0, (6, 7, 13), True),
        PairRevealed(0, "H", (6, 13)),
        MarkerPlaced(1, "mark", "s"),
        TeamWon(counted=1, bonus=1, left=5),
    ]


def test_example_9_wrong_marker() -> None:
    match = team_at("ACEFG BDACE FGBDH", missing="H", markers={"color": "blue"})
    search(match, 0, 1, 2, 8)
    let_indicate(match, 1)
    match.choose(1, Indicate("length", "long"))
    assert match.public[-2:] == [MarkerPlaced(1, "length", "long"), CounterChanged(4)]
    search(match, 1, 2, 3, 9)
    let_indicate(match, 2)
    match.choose(2, Indicate("mark", "s"))
    assert told(MissingSockRevealed, match.public) == [MissingSockRevealed("H")]
    assert told(TeamLost, match.public) == [TeamLost("wrong", 2, 0, 4)]


@pytest.mark.parametrize("saved", [True, False])
def test_example_10_last_search(saved: bool) -> None:
    match = team_at(counter=1, markers={"color": "white", "length": "long"})
    search(match, 0, 1, 2, 8)
    if saved:
        let_indicate(match, 1)
        match.choose(1, Indicate("mark", "s"))
    else:
        grant_bonus(match, 1)
        search(match, 1, 2, 3, 4)
    ends: list[Event] = [*told(TeamWon, match.public), *told(TeamLost, match.public)]
    assert ends == [TeamWon(1, 0, 1) if saved else TeamLost("searches", 1, 1, 0)]


def test_example_11_cancel() -> None:
    match = effects_at("cancel", seats=4, effects={"F": "cancel"}, active=1)
    search(match, 1, 4, 5, 11)
    grant_bonus(match, 3)
    assert match.public[-3:] == [
        EffectTurned("F", "cancel"),
        BonusCancelled(3),
        CounterChanged(4),
    ]
    assert match.waiting == (2,)


@pytest.mark.parametrize(("slots", "pair"), [((6, 9, 10), (6, 10)), ((9, 10, 11), None)])
def test_example_12_flip(slots: tuple[int, ...], pair: tuple[int, int] | None) -> None:
    match = effects_at("flip", "ACEFH GDACG EFHDB", laid_open={6: 0})
    search(match, 0, *slots)
    result = match.public[-1] if pair is None else match.public[1]
    expected: Event = PairRevealed(0, "G", pair) if pair else CounterChanged(4)
    assert result == expected
    assert bool(told(NoPairFound, match.public)) == (pair is None)
