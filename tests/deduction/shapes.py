"""Models as games make them: a hidden world is drawn, and true things are told about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random

from deductio.deduction import (
    Fact,
    Frame,
    Model,
    at_least,
    at_most,
    each,
    exactly,
    excluded,
    known,
    not_all,
    one_of_each,
    picked,
)

Shape = Callable[[Random], Model]
Kinds = tuple[tuple[str, ...], ...]


@lru_cache(maxsize=64)
def mansion(sizes: tuple[int, ...], hands: tuple[int, ...], rows: int) -> Frame:
    """Suspects, weapons, rooms; a solution with one of each, hands, a row, the rest face up."""
    kinds = [
        tuple(f"{letter}{number}" for number in range(size))
        for letter, size in zip("SWR", sizes, strict=True)
    ]
    places = {"solution": 3, **{f"seat{seat}": hand for seat, hand in enumerate(hands)}}
    places |= {f"row{row}": 1 for row in range(rows)}
    left = sum(sizes) - sum(places.values())
    if left:
        places["faceup"] = left
    items = [card for kind in kinds for card in kind]
    return Frame(items, places, one_of_each("solution", kinds))


def deal_mansion(frame: Frame, random: Random) -> dict[str, str]:
    """Where each card lies."""
    kinds = [[card for card in frame.items if card[0] == letter] for letter in "SWR"]
    lies = {random.choice(kind): "solution" for kind in kinds}
    rest = [card for card in frame.items if card not in lies]
    random.shuffle(rest)
    spots = [
        place
        for place, (room, _) in zip(frame.places, frame.rooms, strict=True)
        if place != "solution"
        for _ in range(room)
    ]
    return lies | dict(zip(rest, spots, strict=True))


def play_mansion(frame: Frame, random: Random, suggestions: int) -> Model:
    """What seat 0 hears while everyone suggests in turn."""
    lies = deal_mansion(frame, random)
    model = Model(frame)
    own = [known(Fact(card, place)) for card, place in lies.items() if place in ("seat0", "faceup")]
    model.observe(1, own)
    seats = [place for place in frame.places if place.startswith("seat")]
    kinds = [[card for card in frame.items if card[0] == letter] for letter in "SWR"]
    event = 2
    for turn in range(suggestions):
        suggester = turn % len(seats)
        triple = [random.choice(kind) for kind in kinds]
        for step in range(1, len(seats)):
            seat = seats[(suggester + step) % len(seats)]
            matching = [card for card in triple if lies[card] == seat]
            event += 1
            if not matching:
                model.observe(event, excluded(*each(triple, seat)))
            elif suggester == 0:
                model.observe(event, picked(Fact(random.choice(matching), seat), triple))
                break
            else:
                model.observe(event, at_least(1, each(triple, seat)))
                break
        event += 1
        _bonus(model, lies, kinds, event, random)
    return model


def _bonus(
    model: Model, lies: dict[str, str], kinds: list[list[str]], event: int, random: Random
) -> None:
    """Now and then a wrong accusation, a headcount, or a look at a card of the row."""
    chance = random.random()
    triple = [random.choice(kind) for kind in kinds]
    if chance < 0.1 and any(lies[card] != "solution" for card in triple):
        model.observe(event, not_all(each(triple, "solution")))
    elif chance < 0.2:
        kind, seat = random.choice(kinds), random.choice(sorted(set(lies.values())))
        model.observe(event, exactly(sum(lies[card] == seat for card in kind), each(kind, seat)))
    elif chance < 0.3:
        card = random.choice(list(lies))
        if lies[card].startswith("row"):
            model.observe(event, known(Fact(card, lies[card])))


def small_mansion(random: Random) -> Model:
    hands = random.choice([(1, 1), (2, 1), (1, 2), (2, 2), (1, 1, 1), (2, 1, 1)])
    rows = random.choice([0, 0, 1, 2]) if sum(hands) < 4 else 0
    sizes = [2, 2, 2]
    while sum(sizes) < 3 + sum(hands) + rows or (random.random() < 0.4 and sum(sizes) < 8):
        sizes[random.randrange(3)] += 1
    frame = mansion(tuple(sizes), hands, rows)
    return play_mansion(frame, random, random.randrange(7))


def full_mansion(seats: int, random: Random, suggestions: int) -> Model:
    """A game of the real size."""
    hand = {2: 7, 3: 6, 4: 4, 5: 3, 6: 3}[seats]
    frame = mansion((6, 6, 9), (hand,) * seats, 4 if seats == 2 else 0)
    return play_mansion(frame, random, suggestions)


@lru_cache(maxsize=16)
def drawer(kinds: int) -> Frame:
    """Two socks of each kind: one in the sleeve, one in each slot."""
    slots = {f"slot{slot}": 1 for slot in range(1, 2 * kinds)}
    return Frame(dict.fromkeys("ABCDEFGH"[:kinds], 2), {"sleeve": 1, **slots})


def play_drawer(kinds: int, random: Random, searches: int) -> Model:
    """What the first of three seats knows: its clue, its looks, and where no pair was."""
    frame = drawer(kinds)
    socks = [kind for kind in frame.items for _ in range(2)]
    random.shuffle(socks)
    lies = dict(zip(frame.places, socks, strict=True))
    model = Model(frame)
    wrong = [kind for kind in frame.items if (ord(kind) ^ ord(lies["sleeve"])) & 1]
    if random.random() < 0.7:
        model.observe(1, excluded(*each(wrong, "sleeve")))
    drawn = [place for place in frame.places if place != "sleeve"]
    for search in range(searches):
        named = random.sample(drawn, min(3, len(drawn)))
        event = search + 2
        if search % 3 == 0:
            model.observe(event, [known(Fact(lies[slot], slot)) for slot in named])
        pairs = [kind for kind in frame.items if [lies[slot] for slot in named].count(kind) == 2]
        if pairs:
            gone = [slot for slot in named if lies[slot] == pairs[0]]
            model.observe(event, [known(Fact(pairs[0], slot)) for slot in gone])
            drawn = [slot for slot in drawn if slot not in gone]
        else:
            model.observe(event, [at_most(1, each([kind], *named)) for kind in frame.items])
    return model


def small_drawer(random: Random) -> Model:
    return play_drawer(random.choice([2, 3, 3, 3]), random, random.randrange(6))


@lru_cache(maxsize=16)
def street(suspects: int, weapons: int) -> Frame:
    """Tokens under tiles, one suspect and one weapon left out: the solution."""
    kinds = [
        tuple(f"S{number}" for number in range(suspects)),
        tuple(f"W{number}" for number in range(weapons)),
    ]
    tiles = {f"tile{tile}": 1 for tile in range(1, suspects + weapons - 1)}
    return Frame([*kinds[0], *kinds[1]], {"solution": 2, **tiles}, one_of_each("solution", kinds))


def play_street(frame: Frame, random: Random, events: int) -> Model:
    """Looks under tiles, and answers at the pub about tiles another seat has seen."""
    kinds = [[token for token in frame.items if token[0] == letter] for letter in "SW"]
    solution = [random.choice(kind) for kind in kinds]
    rest = [token for token in frame.items if token not in solution]
    random.shuffle(rest)
    tiles = [place for place in frame.places if place != "solution"]
    under = dict(zip(tiles, rest, strict=True))
    model = Model(frame)
    for event in range(1, events + 1):
        looked = random.sample(tiles, random.randint(1, len(tiles)))
        kind = random.choice(kinds)
        asked = random.sample(kind, random.randint(1, len(kind)))
        seen = [under[tile] for tile in looked]
        chance = random.random()
        if chance < 0.3:
            model.observe(event, known(Fact(under[looked[0]], looked[0])))
        elif set(asked) <= set(seen) and chance < 0.6:
            model.observe(event, [at_least(1, each([token], *looked)) for token in asked])
        elif set(asked) <= set(seen):
            model.observe(event, at_least(len(asked), each(kind, *looked)))
        else:
            model.observe(event, at_most(len(asked) - 1, each(asked, *looked)))
    return model


def small_street(random: Random) -> Model:
    return play_street(
        street(random.choice([2, 3]), random.choice([2, 3])), random, random.randrange(6)
    )


@lru_cache(maxsize=64)
def grid(kinds: tuple[tuple[int, bool], ...], seats: int) -> tuple[Frame, Kinds]:
    """Clues by kind, some with two alike stars; every seat has one of each, the rest is unused."""
    names: Kinds = tuple(
        tuple(f"{letter}{number}" for number in range(1, size + 1))
        + ((f"{letter}*",) if star else ())
        for letter, (size, star) in zip("KVCEP", kinds, strict=False)
    )
    items = {clue: 2 if clue.endswith("*") else 1 for kind in names for clue in kind}
    places = {f"seat{seat}": len(names) for seat in range(seats)}
    rules = [rule for place in places for rule in one_of_each(place, names)]
    unused = sum(items.values()) - seats * len(names)
    return Frame(items, {**places, "unused": unused}, rules), names


def play_grid(
    frame: Frame, names: Kinds, random: Random, questions: int, size: int, *, din: bool
) -> Model:
    """Seat 0 holds the solution of seat 1; everyone hears every answer about every seat."""
    seats = [place for place in frame.places if place != "unused"]
    decks = []
    for kind in names:
        deck = [clue for clue in kind for _ in range(2 if clue.endswith("*") else 1)]
        random.shuffle(deck)
        decks.append(deck)
    has = {seat: [deck[number] for deck in decks] for number, seat in enumerate(seats)}
    piles = [deck[len(seats) :] for deck in decks]
    cells = {clue: (random.randrange(size), random.randrange(size)) for clue in frame.items}
    model = Model(frame)
    if len(seats) > 1:
        model.observe(1, [known(Fact(clue, seats[1])) for clue in has[seats[1]]])
    lines = [(axis, number) for axis in range(2) for number in range(size)]
    random.shuffle(lines)
    for event, (axis, number) in enumerate(lines[:questions], start=2):
        touching = [clue for clue in frame.items if cells[clue][axis] == number]
        if random.random() < 0.3:
            letter = random.choice(names)[0][0]
            touching = [clue for clue in touching if clue[0] == letter]
        if touching:
            model.observe(
                event,
                [
                    exactly(sum(clue in touching for clue in has[seat]), each(touching, seat))
                    for seat in seats
                ],
            )
    if din and all(piles):
        pile = random.randrange(len(names))
        shown = random.choice(piles[pile])
        model.observe(90, picked(Fact(shown, "unused"), names[pile]))
    if random.random() < 0.3:
        seat = random.choice(seats)
        window = random.sample(list(frame.items), 4)
        number = sum(clue in window for clue in has[seat])
        told = at_least(1, each(window, seat)) if number else excluded(*each(window, seat))
        model.observe(91, told)
    return model


def small_grid(random: Random) -> Model:
    seats = random.choice([2, 3])
    kinds = tuple((random.choice([3, 4]), random.random() < 0.3) for _ in range(2))
    frame, names = grid(kinds, seats)
    return play_grid(frame, names, random, random.randrange(4), 3, din=random.random() < 0.5)


def full_grid(
    seats: int,
    random: Random,
    questions: int,
    *,
    kinds: Sequence[tuple[int, bool]] = ((6, False),) * 5,
) -> Model:
    frame, names = grid(tuple(kinds), seats)
    return play_grid(frame, names, random, questions, 6, din=False)


def wild(random: Random) -> Model:
    """Nothing any game would do: counts across places and items, places with spare room, copies."""
    items = {name: random.choice([1, 1, 1, 2]) for name in "abcd"[: random.randint(2, 4)]}
    places: dict[str, int | range] = {}
    names = ["x", "y", "z"][: random.randint(2, 3)]
    lies = [(item, random.choice(names)) for item, copies in items.items() for _ in range(copies)]
    for name in names:
        number = sum(place == name for _, place in lies)
        rooms: list[int | range] = [number, range(number + 2), range(number, number + 1)]
        places[name] = random.choice(rooms)
    frame = Frame(items, places)
    model = Model(frame)
    for event in range(random.randrange(5)):
        facts = random.sample(frame.facts, random.randint(1, min(5, len(frame.facts))))
        number = sum(lies.count((item, place)) for item, place in facts)
        low, high = random.choice([(number, number), (number, 99), (0, number)])
        model.observe(
            event,
            exactly(number, facts)
            if low == high
            else at_least(low, facts)
            if high == 99
            else at_most(high, facts),
        )
    if random.random() < 0.4:
        item, place = random.choice(lies)
        among = {item, *random.sample(list(items), random.randint(1, len(items)))}
        model.observe(50, picked(Fact(item, place), sorted(among)))
    return model
