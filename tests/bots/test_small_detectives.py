"""How the levels think in Small Detectives, in chosen positions."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import get_args

import pytest

from deductio.core.chance import Chance
from deductio.core.match import Match
from deductio.core.messages import Event, Question, Seat
from deductio.core.thinking import PLAIN, Motive, Temper, Wish
from deductio.games.small_detectives import GAME, motives
from deductio.games.small_detectives.messages import (
    AskAround,
    CardPassed,
    CardRevealed,
    Declare,
    Decline,
    GoTo,
    Look,
    LookedUnder,
    Moved,
    NotAlone,
    Play,
    PoliceQueueChanged,
    PubAskedAbout,
    RoundBegan,
    SawUnder,
    Shadow,
    SwapCards,
    Walk,
)
from deductio.games.small_detectives.rules.cards import GO_ANYWHERE_ELSE, WALKS
from deductio.games.small_detectives.rules.look import ways_to_look
from deductio.games.small_detectives.rules.police import DECLARATIONS
from deductio.games.small_detectives.rules.tiles import pub_questions
from deductio.games.small_detectives.strategy.chances import patience
from deductio.games.small_detectives.strategy.ways import ways_of
from deductio.games.small_detectives.street import SUSPECTS, Card, Tile
from deductio.lab.table import play_game
from deductio.words import LANGUAGES, Language, Words
from tests.rules.small_detectives.table import SOLUTION, UNDER, from_the_start, position

RIGHT = Declare(*SOLUTION)
PLAIN_SLEUTH = ways_of("sleuth", PLAIN)
AT_POLICE = Question("police", DECLARATIONS, ())


def wish(level: str, stream: Sequence[Event], question: Question, temper: Temper = PLAIN) -> Wish:
    wanted = GAME.thinking[level](stream, question, Chance(bytes(32)), temper)
    assert wanted is not None
    return wanted


def begun(at: Sequence[int], *hands: str) -> list[Event]:
    """What seat 0 was told when everyone stands there and holds these cards."""
    return list(from_the_start(position(at, *hands)).streams[0])


def saw(*tiles: Tile) -> list[Event]:
    return [SawUnder(0, tile, place(tile), UNDER[tile - 1]) for tile in tiles]


def looked(seat: Seat, *tiles: Tile) -> list[Event]:
    return [LookedUnder(seat, tile, place(tile)) for tile in tiles]


def place(tile: Tile) -> int:
    return tile if tile < 4 else tile + 1


def to_police(origin: int, *queue: Seat) -> list[Event]:
    return [Moved(0, "wheels", origin, 0), PoliceQueueChanged(queue)]


def at_the_police(*more: Event, queue: tuple[Seat, ...] = (0,)) -> list[Event]:
    """Seat 0 stands at the police, three others in the street's houses and the pub."""
    return [*begun([1, 3, 5, 7], "", "", "", ""), *to_police(1, *queue), *more]


def laying(*cards: Card) -> Question:
    return Question("card", tuple(map(Play, cards)), ())


@pytest.mark.parametrize("level", GAME.thinking)
def test_everybody_declares_what_it_has_seen_for_certain(level: str) -> None:
    wanted = wish(level, at_the_police(*saw(1, 2, 3, 4, 5, 6)), AT_POLICE)
    assert wanted == Wish(RIGHT, motives.IsCertain())


@pytest.mark.parametrize("level", ["rookie", "careful", "inspector"])
def test_nobody_below_a_sleuth_guesses(level: str) -> None:
    """Even when everyone else knows and two solutions are left."""
    others = [event for seat in (1, 2, 3) for event in looked(seat, 1, 2, 3, 4, 5, 6)]
    wanted = wish(level, at_the_police(*saw(1, 2, 3, 4, 5), *others), AT_POLICE)
    assert wanted == Wish(Decline(), motives.IsNotCertain())


@pytest.mark.parametrize("level", ["rookie", "careful"])
def test_an_inspector_combines_what_others_do_not(level: str) -> None:
    """Seat 1 has looked everywhere and not seen the librarian: she lies under the police."""
    told = [*saw(1, 2, 3, 4, 5), *looked(1, 1, 2, 3, 4, 5, 6)]
    told.append(PubAskedAbout(0, 1, "suspect", ("librarian",), False))
    stream = at_the_police(*told)
    assert wish("inspector", stream, AT_POLICE).choice == RIGHT
    assert wish(level, stream, AT_POLICE).choice == Decline()


def test_a_sleuth_guesses_when_others_are_about_to_win() -> None:
    others = [event for seat in (1, 2, 3) for event in looked(seat, 1, 2, 3, 4, 5, 6)]
    wanted = wish("sleuth", at_the_police(*saw(1, 2, 3, 4, 5), *others), AT_POLICE)
    assert isinstance(wanted.choice, Declare)
    assert isinstance(wanted.because, motives.RisksIt)
    assert wanted.because.sure == 50 > wanted.because.waiting


def test_a_sleuth_waits_when_others_know_nothing() -> None:
    wanted = wish("sleuth", at_the_police(*saw(1, 2, 3)), AT_POLICE)
    assert wanted.choice == Decline()
    assert isinstance(wanted.because, motives.WouldRatherWait)
    assert wanted.because.sure < wanted.because.waiting


def test_a_sleuth_guesses_sooner_with_somebody_who_knows_behind_it() -> None:
    """Seat 1 has looked everywhere. In the next place of the queue it wins now, elsewhere later."""
    told = [*saw(1, 2, 3, 4), *looked(1, 1, 2, 3, 4, 5, 6)]
    behind = wish("sleuth", at_the_police(*told, queue=(0, 1)), AT_POLICE).because
    assert isinstance(behind, motives.RisksIt)
    assert behind.waiting < 10


@pytest.mark.parametrize("level", ["careful", "inspector", "sleuth"])
def test_whoever_knows_goes_to_the_police(level: str) -> None:
    stream = [*begun([6, 3, 5, 7], "patrol2 coldcase phone", "", "", ""), *saw(1, 2, 3, 4, 5, 6)]
    wanted = wish(level, stream, laying("patrol2", "coldcase", "phone"))
    assert wanted == Wish(Play("patrol2"), motives.HurriesToThePolice(100))


def every_wish(level: str, stream: Sequence[Event], question: Question) -> list[Wish | None]:
    """What it wishes, with more and more luck used up."""
    luck = Chance(bytes(32))
    return [GAME.thinking[level](stream, question, luck) for _ in range(60)]


def test_a_rookie_who_knows_may_miscount_its_steps() -> None:
    """From house 6 Patrol 2 leads to the police, and Patrol 3 one step too far."""
    stream = [*begun([6, 3, 5, 7], "patrol2 patrol3 phone", "", "", ""), *saw(1, 2, 3, 4, 5, 6)]
    wishes = every_wish("rookie", stream, laying("patrol2", "patrol3", "phone"))
    goes = wishes.count(Wish(Play("patrol2"), motives.HurriesToThePolice(100)))
    slips = wishes.count(Wish(Play("patrol3"), motives.MiscountedSteps(0)))
    assert goes + slips == 60
    assert 30 < goes < 60


def test_a_rookie_forgets_that_it_has_looked() -> None:
    """House 2 was seen three rounds ago, and Raid leads back there; house 7 is new."""
    stream = [*begun([6, 3, 5, 7, 4], "raid phone patrol1", "", "", "", ""), *saw(2), RoundBegan(4)]
    wishes = every_wish("rookie", stream, laying("raid", "patrol1"))
    assert set(wishes) == {
        Wish(Play("patrol1"), motives.WantsToLook(7)),
        Wish(Play("raid"), motives.ForgotItsLook(2)),
    }


def test_a_rookie_is_stubborn_about_a_house_where_others_were_in_its_way() -> None:
    stream = [*begun([6, 3, 5, 7, 4], "raid patrol1 phone", "", "", "", ""), NotAlone((0, 2), 2)]
    wishes = every_wish("rookie", stream, laying("raid", "patrol1"))
    assert Wish(Play("raid"), motives.TriesAgain(2)) in wishes


def test_a_rookie_may_lay_at_once_what_it_should_keep() -> None:
    stream = begun([6, 3, 5, 7, 4], "wheels patrol1 phone", "", "", "", "")
    wishes = every_wish("rookie", stream, laying("wheels", "patrol1"))
    assert Wish(Play("wheels"), motives.CouldNotWait("wheels")) in wishes
    assert wishes.count(Wish(Play("patrol1"), motives.WantsToLook(7))) > 30, "mostly it does not"


def test_a_rookie_asks_its_neighbour_and_then_the_same_again() -> None:
    question = Question("pub", pub_questions("suspect", (1, 2, 3)), ())
    stream = [*begun([4, 3, 5, 7], "", "", "", ""), *saw(1), *looked(2, 2, 3, 4)]
    first = wish("rookie", stream, question)
    assert first.because == motives.AsksTheNeighbour(1)
    stream.append(PubAskedAbout(0, 3, "suspect", ("pastor",), False))
    again = wish("rookie", stream, question)
    assert again.because == motives.AsksTheSameAgain(3)
    assert isinstance(again.choice, AskAround)
    assert (again.choice.seat, "florist" in again.choice.tokens) == (3, False)


@pytest.mark.parametrize("level", ["rookie", "careful", "inspector"])
def test_who_can_go_nowhere_keeps_its_best_card(level: str) -> None:
    """It stands at house 6, and only house 2 is unknown."""
    stream = [*begun([6, 3, 5, 7], "coldcase phone survey", "", "", ""), *saw(1, 3, 4, 5, 6)]
    wanted = wish(level, stream, laying("phone", "survey"))
    assert wanted == Wish(Play("phone"), motives.KeepsForLater("survey"))


@pytest.mark.parametrize("level", ["careful", "inspector"])
def test_who_follows_names_somebody_who_will_look(level: str) -> None:
    """Seat 2 is known to hold Patrol 1, which leads to house 6; nothing is known of the others."""
    stream = begun([1, 3, 5, 7, 4], "shadow phone raid", "", "", "", "")
    stream += [CardRevealed(1, "patrol1"), CardPassed(1, "patrol1", 2)]
    question = Question("shadow", tuple(map(Shadow, (1, 2, 3))), ())
    assert wish(level, stream, question) == Wish(Shadow(2), motives.WantsToFollow(2))


@pytest.mark.parametrize("level", ["careful", "inspector"])
def test_who_knows_calls_for_the_card_that_leads_to_the_police(level: str) -> None:
    stream = [*begun([6, 3, 5, 7], "phone disguise shadow", "", "", ""), *saw(1, 2, 3, 4, 5, 6)]
    for seat, card in enumerate(("phone", "patrol2", "survey", "coldcase")):
        stream.append(CardRevealed(seat, card))
    question = Question("swap_cards", tuple(map(SwapCards, combinations(range(4), 2))), ())
    assert wish(level, stream, question) == Wish(SwapCards((1, 3)), motives.WantsTheCard("patrol2"))


@pytest.mark.parametrize("level", GAME.thinking)
def test_whoever_knows_rolls_to_the_police(level: str) -> None:
    stream = [*begun([6, 3, 5, 7], "wheels coldcase phone", "", "", ""), *saw(1, 2, 3, 4, 5, 6)]
    for seat, card in enumerate(("wheels", "phone", "survey", "shadow")):
        stream.append(CardRevealed(seat, card))
    assert wish(level, stream, Question("goto", GO_ANYWHERE_ELSE[6], ())).choice == GoTo(0)


def test_a_sleuth_does_not_go_where_a_rival_must_go() -> None:
    """Every card of seat 1 leads to house 3; mine lead to house 3 and to house 7, both unseen."""
    stream = begun([0, 1, 4, 4, 4], "patrol3 coldcase phone", "", "", "", "")
    stream += looked(1, 1, 2, 4, 5, 6)
    for card in ("patrol2", "patrol2b", "unexpected"):
        stream += [CardRevealed(0, card), CardPassed(0, card, 1)]
    wanted = wish("sleuth", stream, laying("patrol3", "coldcase"))
    assert wanted.choice == Play("coldcase")
    assert isinstance(wanted.because, motives.ExpectsToBeAlone)
    assert wanted.because.position == 7
    assert wanted.because.alone > 50


@pytest.mark.parametrize("level", GAME.thinking)
@pytest.mark.parametrize("tiles", [(1,), (1, 3)])
def test_nobody_ever_declines_a_look(level: str, tiles: tuple[Tile, ...]) -> None:
    """Not even one who knows what lies there."""
    stream = [*begun([2, 3, 5, 7], "", "", "", ""), *saw(1, 2, 3, 4, 5, 6)]
    for name in ("look", "survey"):
        wanted = wish(level, stream, Question(name, ways_to_look(tiles), ()))
        assert wanted == Wish(Look(tiles), motives.LooksWhileItMay())


@pytest.mark.parametrize("level", ["careful", "inspector"])
def test_who_is_careful_avoids_a_taken_house(level: str) -> None:
    stream = [*begun([1, 3, 4, 6], "", "", "", ""), *saw(1)]
    question = Question("steps", WALKS, ())
    assert wish(level, stream, question) == Wish(Walk(1), motives.WantsToLook(2))


def test_a_rookie_does_not_mind_who_is_there() -> None:
    """House 2 is seen; at house 3 stands somebody; the pub is only second best."""
    stream = [*begun([1, 3, 4, 6], "", "", "", ""), *saw(1, 2)]
    question = Question("steps", WALKS, ())
    assert wish("rookie", stream, question) == Wish(Walk(2), motives.WantsToLook(3))


def test_a_sleuth_asks_at_the_pub_who_has_looked_and_what_it_does_not_know() -> None:
    stream = [*begun([4, 3, 5, 7], "", "", "", ""), *saw(1), *looked(2, 2, 3, 4)]
    question = Question("pub", pub_questions("suspect", (1, 2, 3)), ())
    wanted = wish("sleuth", stream, question)
    assert isinstance(wanted.choice, AskAround)
    assert wanted.choice.seat == 2
    assert "florist" not in wanted.choice.tokens
    assert isinstance(wanted.because, motives.HopesToStrikeOff)
    assert 0 < wanted.because.yes < 100


def test_patience_ends_before_the_round_limit() -> None:
    assert patience(5, 60, PLAIN_SLEUTH) == 1
    assert patience(30, 60, PLAIN_SLEUTH) < 0.6
    assert patience(20, 20, PLAIN_SLEUTH) == 0


EVERY_MOTIVE: list[Motive] = [
    motives.HurriesToThePolice(50),
    motives.WantsToLook(3),
    motives.ExpectsToBeAlone(3, 80),
    motives.WantsToLookAround((1, 3)),
    motives.LooksWhileItMay(),
    motives.WantsToAsk(),
    motives.WantsToFollow(2),
    motives.WantsToFollowSomebody(),
    motives.MayGetInTheWay(5),
    motives.ComesNearer(),
    motives.WantsTheCard("wheels"),
    motives.BestChances(31),
    motives.ShakesThingsUp(),
    motives.IsCertain(),
    motives.IsNotCertain(),
    motives.RisksIt(50, 22),
    motives.WouldRatherWait(17, 30),
    motives.RisksIt(50, 50, is_close=True),
    motives.WouldRatherWait(50, 50, is_close=True),
    motives.HopesToStrikeOff(("florist", "pastor"), 40),
    motives.HasLookedMost(1),
    motives.KeepsForLater("wheels"),
    motives.LaysTheLeast(),
    motives.NothingToFindThere(),
    motives.HopesToTradePlaces(),
    motives.ForgotItsLook(3),
    motives.MiscountedSteps(0),
    motives.TriesAgain(2),
    motives.CouldNotWait("unexpected"),
    motives.AsksTheNeighbour(1),
    motives.AsksTheSameAgain(2),
    motives.TakesAGamble(33),
    motives.GivesNothingAway(),
    motives.HasNothingToAsk(),
    motives.FindsNoWitness(),
]


def test_every_motive_is_listed_here() -> None:
    kinds = get_args(motives.SmallDetectivesMotive)
    ours = {kind for kind in kinds if kind.__module__ == motives.__name__}
    assert {type(motive) for motive in EVERY_MOTIVE} == ours


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("motive", EVERY_MOTIVE, ids=lambda motive: type(motive).__name__)
def test_every_motive_can_be_said_with_its_figures(motive: Motive, language: Language) -> None:
    said = Words(GAME, language, me=0).say(motive)
    figures = [getattr(motive, field) for field in motive.__struct_fields__]
    assert said.endswith(".")
    assert all(str(figure) in said for figure in figures if isinstance(figure, int) and figure > 9)


def test_sleuths_win_more_than_inspectors() -> None:
    """Two of each; about four wins of five are expected."""
    wins = 0
    for number in range(12):
        levels = ["sleuth", "inspector"] if number % 2 else ["inspector", "sleuth"]
        record = play_game(GAME, 4, {}, levels, f"evening {number}")
        wins += sum(levels[seat % 2] == "sleuth" for seat in record.outcome.winners)
    assert wins >= 7


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_reason_a_sleuth_gives_can_be_said(seats: int) -> None:
    """Over a whole game, at every question it is asked."""
    match = Match.open(GAME, GAME.opening(seats, {}), Chance(bytes([seats] * 32)))
    luck, words = Chance(bytes(32)), Words(GAME, "fr")
    said = set()
    while not match.over:
        seat = match.waiting[0]
        question = match.question(seat)
        assert question is not None
        wanted = GAME.thinking["sleuth"](match.streams[seat], question, luck)
        assert wanted is not None
        said.add(words.as_seat(seat).say(wanted.because))
        match.choose(seat, wanted.choice)
    assert len(said) > 5


def test_a_sleuth_calls_for_the_card_that_leads_to_the_police() -> None:
    """It knows all and stands at house 6; the card of the seat on its right comes to it."""
    stream = [*begun([6, 3, 5, 7], "phone disguise shadow", "", "", ""), *saw(1, 2, 3, 4, 5, 6)]
    for seat, card in enumerate(("phone", "patrol2", "survey", "coldcase")):
        stream.append(CardRevealed(seat, card))
    question = Question("swap_cards", tuple(map(SwapCards, combinations(range(4), 2))), ())
    wanted = wish("sleuth", stream, question)
    assert wanted == Wish(SwapCards((1, 3)), motives.WantsTheCard("patrol2"))


@pytest.mark.parametrize("level", ["rookie", "careful", "inspector"])
def test_nobody_goes_to_the_pub_about_what_is_settled(level: str) -> None:
    """The sign shows suspects, and three of them are struck off; so is what lies at house 5."""
    suspects = [tile for tile in range(1, 7) if UNDER[tile - 1] in SUSPECTS]
    stream = [*begun([1, 3, 5, 7], "informer raid phone", "", "", ""), *saw(4, *suspects)]
    question = Question("pub", pub_questions("suspect", (1, 2, 3)), ())
    assert wish(level, stream, question) == Wish(Decline(), motives.HasNothingToAsk())
    laid = wish(level, stream, laying("informer", "raid")).because
    assert not isinstance(laid, motives.WantsToAsk)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "certain", [motives.HurriesToThePolice(100), motives.ExpectsToBeAlone(3, 100)]
)
def test_what_is_certain_is_said_without_odds(certain: Motive, language: Language) -> None:
    assert "%" not in Words(GAME, language, me=0).say(certain)
