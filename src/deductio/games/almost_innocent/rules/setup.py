"""Laying the table: the case, the characters, and everybody's left neighbour's solution."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from deductio.core.chance import Chance
from deductio.core.messages import Rules, Seat, ask, tell_all, tell_only
from deductio.games.almost_innocent.cases import ENDLESS, Case, scenario_case
from deductio.games.almost_innocent.clues import CHARACTERS, Character, Clue, Kind
from deductio.games.almost_innocent.endless import endless_case
from deductio.games.almost_innocent.messages import (
    AbilityShared,
    Become,
    CaseOpened,
    CharacterTaken,
    FirstSeatDrawn,
    HandDealt,
    NothingShared,
    Pile,
    PilesLaid,
    Share,
    ShareNothing,
)
from deductio.games.almost_innocent.queen import CENTRE
from deductio.games.almost_innocent.rules.house import (
    change_house,
    check_case,
    check_house_changes,
    check_sides,
)
from deductio.games.almost_innocent.state import Options, State

SEEDS = 1 << 32
"""How many endless cases luck chooses from where a table names none."""


def lay_the_table(seats: int, options: Options, chance: Chance) -> State:
    """AI-5: luck gives the first seat, then the characters, then the decks."""
    case = case_of(seats, options, endless_seed(options, chance))
    active = chance.below(seats)
    characters = deal_characters(seats, case, chance) if options.characters == "random" else {}
    held, unused = deal(seats, case, chance)
    return State(
        seats=seats,
        options=options,
        case=case,
        chance=chance,
        active=active,
        held=held,
        unused=unused,
        supply=case.supply,
        almost_innocent=case.almost_innocent,
        queen=CENTRE if case.queen else None,  # AI-10
        said=[()] * seats,
        characters=characters,
        cards={},
        on_lines={},
    )


def endless_seed(options: Options, chance: Chance) -> int | None:
    """Which endless case it is, where the table plays one."""
    if options.scenario != ENDLESS or options.endless_seed is not None:
        return options.endless_seed
    return chance.below(SEEDS)


@lru_cache(maxsize=64)
def case_of(seats: int, options: Options, seed: int | None) -> Case:
    """AI-1: the case that was picked, as the host changed it."""
    return change_house(open_case(seats, options, seed), options)


def open_case(seats: int, options: Options, seed: int | None) -> Case:
    """In the campaign a case comes without the abilities still to be won."""
    if options.scenario == ENDLESS:
        assert seed is not None, "luck draws the case where the table names none"
        case = endless_case(seed, options.difficulty, seats)
    else:
        case = scenario_case(options.scenario, options.difficulty, seats)
    if options.progress == "free" or options.unlocked is None:
        return case  # who has won all before has every ability that a scenario lists
    unlocked = tuple(ability for ability in case.abilities if ability in options.unlocked)
    return replace(case, abilities=unlocked)


def check_options(seats: int, options: Options) -> None:
    """AI-12: what does not go together is refused before anybody sits down."""
    check_house_changes(options)
    seed = options.endless_seed or 0  # whatever its number, an endless case has no limits
    check_sides(open_case(seats, options, seed).supply, options)
    check_case(case_of(seats, options, seed))


def deal_characters(seats: int, case: Case, chance: Chance) -> dict[Character, Seat]:
    """AI-7: characters with an ability in this case are dealt before the others."""
    if not case.abilities:
        return {}
    others = [character for character in CHARACTERS if character not in case.abilities]
    dealt = (chance.shuffled(case.abilities) + chance.shuffled(others))[:seats]
    return {character: seat for seat, character in enumerate(chance.shuffled(dealt))}


def deal(
    seats: int, case: Case, chance: Chance
) -> tuple[tuple[tuple[Clue, ...], ...], dict[Kind, tuple[Clue, ...]]]:
    """AI-9: of each kind every seat draws the top card; the rest is the unused pile."""
    decks = {kind: chance.shuffled(deck) for kind, deck in case.board.decks.items()}
    held = tuple(zip(*(deck[:seats] for deck in decks.values()), strict=True))
    return held, {kind: tuple(deck[seats:]) for kind, deck in decks.items()}


def prepare(state: State) -> Rules[None]:
    """What everyone sees of the table, who plays whom, and each seat's own cards."""
    yield from tell_all(CaseOpened(state.case), FirstSeatDrawn(state.active))  # AI-6
    if state.case.abilities:
        yield from take_characters(state)
        if state.seats == 2:
            yield from share_ability(state)
    piles = tuple(Pile(kind, len(pile)) for kind, pile in state.unused.items())
    yield from tell_all(PilesLaid(piles))
    for seat, clues in enumerate(state.held):
        about = state.left_of(seat)
        yield from tell_only([seat], HandDealt(seat, about, clues), others_hear=None)


def take_characters(state: State) -> Rules[None]:
    """AI-7: clockwise from the first seat, each takes a character and its card, if it has one."""
    for seat in state.clockwise_from(state.active):
        if seat not in state.characters.values():
            yield from choose_character(state, seat)
        (character,) = (name for name, player in state.characters.items() if player == seat)
        has_card = character in state.case.abilities
        if has_card:
            state.cards[character] = (seat,)
        yield from tell_all(CharacterTaken(seat, character, has_card))


def choose_character(state: State, seat: Seat) -> Rules[None]:
    """AI-7: any that nobody has taken."""
    free = tuple(Become(character) for character in CHARACTERS if character not in state.characters)
    choice = yield from ask(seat, "character", free)
    state.characters[choice.character] = seat


def share_ability(state: State) -> Rules[None]:
    """AI-8: two seats may share the card of a character that neither of them is."""
    free = [character for character in state.case.abilities if character not in state.characters]
    if not free:
        return
    first = state.active
    options: tuple[Share | ShareNothing, ...] = (*map(Share, free), ShareNothing())
    choice = yield from ask(first, "shared_ability", options)
    if isinstance(choice, Share):
        state.cards[choice.character] = (0, 1)
        yield from tell_all(AbilityShared(first, choice.character))
    else:
        yield from tell_all(NothingShared(first))
