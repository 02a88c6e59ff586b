"""What every game must pass; authors of new games import it and run it over their own.

Each check raises `Broken` with one sentence that says what a reader could learn, or what differs.
"""

from __future__ import annotations

import ast
import pickle
import re
from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import structs

from deductio.core.box import contrast
from deductio.core.chance import Chance
from deductio.core.domains import Domains, Undeclared
from deductio.core.game import Game, Refused
from deductio.core.match import Match
from deductio.core.messages import Choice, Question, Seat
from deductio.core.options import Options, wire
from deductio.core.streams import lengths, opening_of, stream_of

PLAYED_ON = 12
"""How many choices a clone or a twin is played on beside the match."""
PAPERS = "#fffbf2", "#1b1a1f"
"""What is written on a game's hue, by day and by night."""
READABLE = 4.5


class Broken(AssertionError):
    """A game does not keep the contract."""


def random_choice(match: Match[Any], luck: Chance) -> tuple[Seat, Choice]:
    """Any legal choice of any seat that may choose now; one in eight takes a meanwhile option."""
    asked = match.waiting
    seats = range(len(match.streams))
    free = [
        (seat, question.meanwhile)
        for seat in seats
        if (question := match.question(seat)) and len(question.meanwhile)
    ]
    if free and luck.below(8) == 0:
        seat, options = luck.pick(free)
    else:
        seat = luck.pick(asked)
        question = match.question(seat)
        assert question is not None
        options = question.options
    return seat, options[luck.below(len(options))]


def play_randomly(
    game: Game[Any], seats: int, options: Mapping[str, Any], luck: Chance
) -> Iterator[Match[Any]]:
    """One random game; gives the match at each ask, and last when it is over."""
    match = Match.open(game, game.opening(seats, options), luck.clone())
    while not match.over:
        yield match
        before, waiting = lengths(match), match.waiting
        asked = all_asked(match)
        match.choose(*random_choice(match, luck))
        unheard = [now == then for now, then in zip(lengths(match), before, strict=True)]
        check_unheard(match, unheard, waiting, asked)
    yield match


def check_unheard(
    match: Match[Any], unheard: list[bool], waiting: tuple[Seat, ...], asked: list[bytes]
) -> None:
    """Whoever heard nothing of a choice cannot notice it: it is asked, and waits, as before."""
    if any(unheard) and match.waiting != waiting:
        raise Broken("a choice was made and somebody heard nothing of it")
    for seat, question in enumerate(asked):
        if unheard[seat] and asked_of(match, seat) != question:
            raise Broken(f"a choice that seat {seat} did not hear of changed what it is asked")


def check_options(match: Match[Any]) -> None:
    """Options are distinct, in a fixed order, travel as JSON, and can be asked in any way."""
    for seat in range(len(match.streams)):
        question = match.question(seat)
        if question is None:
            continue
        _check_collection(match.game, question.options)
        _check_collection(match.game, question.meanwhile)
        if any(choice in question.options for choice in question.meanwhile):
            raise Broken(f"seat {seat} cannot say whether it answers or does something meanwhile")


def _check_collection(game: Game[Any], options: Options[Choice]) -> None:
    spelled = list(options)
    if len(spelled) != len(options) or len(set(spelled)) != len(spelled):
        raise Broken("options are counted wrong or repeat themselves")
    for number, choice in enumerate(spelled):
        if options[number] != choice or options.index(choice) != number or choice not in options:
            raise Broken(f"{choice}: index, number and membership disagree")
        if game.read_choice(encode(choice)) != choice:
            raise Broken(f"{choice} is another after a trip through JSON")


def check_domains(match: Match[Any]) -> None:
    """What is offered is among all choices the game can have, and what was told is numbers."""
    opened = opening_of(match)
    try:
        domains = Domains(match.game, opened.seats, opened.options)
        for seat in range(opened.seats):
            _check_numbers(domains, match.question(seat))
        for reader in [*range(opened.seats), None]:
            for event in stream_of(match, reader):
                domains.numbers(event)
    except Undeclared as undeclared:
        raise Broken(str(undeclared)) from None


def _check_numbers(domains: Domains, question: Question | None) -> None:
    every = domains.choices
    for choice in (*question.options, *question.meanwhile) if question else ():
        if choice not in every:
            raise Undeclared(f"the domains of {domains.game.name} do not know {choice}")
        if every[every.index(choice)] != choice:
            raise Broken(f"{choice} is another when it comes back from its number")


def check_audiences(match: Match[Any]) -> None:
    """Nobody hears an event that its class keeps for others."""
    for reader in [*range(len(match.streams)), None]:
        for event in stream_of(match, reader):
            allowed = [getattr(event, field) for field in event.only]
            if allowed and reader not in allowed:
                raise Broken(f"{event} was told to {called(reader)}")
            if event.solves and len(allowed) != 1:
                raise Broken(f"{event} tells the solution, and its class names no one seat for it")


def check_refusals(match: Match[Any], luck: Chance) -> None:
    """A refused choice changes no byte."""
    before = snapshot(match)
    seats = len(match.streams)
    for seat in [*range(seats), seats, -1]:
        for choice in _wrong_choices(match, seat, luck):
            try:
                match.choose(seat, choice)
            except Refused as refused:
                if not str(refused) or "\n" in str(refused):
                    raise Broken("a refusal is one plain sentence") from None
            else:
                raise Broken(f"{choice} of seat {seat} should have been refused")
            if snapshot(match) != before:
                raise Broken(f"refusing {choice} of seat {seat} changed something")


def _wrong_choices(match: Match[Any], seat: Seat, luck: Chance) -> list[Choice]:
    """A choice of somebody else, and one that belongs to no ask at all."""
    question = match.question(seat) if 0 <= seat < len(match.streams) else None
    _, other = random_choice(match, luck)
    allowed = question is not None and (other in question.options or other in question.meanwhile)
    return [Choice()] if allowed else [Choice(), other]


def check_sets(match: Match[Any]) -> None:
    """What a choice names together may be named in any order; it is kept as the rules write it."""
    for seat in match.waiting:
        question = match.question(seat)
        assert question is not None, "whoever is waited for is asked"
        for choice in {type(choice): choice for choice in question.options}.values():
            turned, twin = _turned(choice), match.clone()
            if turned not in question.options:
                try:
                    twin.choose(seat, turned)
                except Refused:
                    raise Broken(f"{turned} is {choice}, and was refused") from None
                if twin.choices[-1] != (seat, choice):
                    raise Broken(f"{turned} is {choice}, and was kept as another")


def _turned(choice: Choice) -> Choice:
    """The same choice with everything it names together named from the end."""
    fields = structs.asdict(choice).items()
    return structs.replace(
        choice, **{name: value[::-1] for name, value in fields if isinstance(value, tuple)}
    )


def check_clone(match: Match[Any], luck: Chance) -> None:
    """A clone plays on identically, and nothing it does reaches the original."""
    before = snapshot(match)
    twin, other = match.clone(), match.clone()
    if snapshot(twin) != before:
        raise Broken("a clone differs from its original")
    for _ in range(PLAYED_ON):
        if twin.over:
            break
        seat, choice = random_choice(twin, luck)
        twin.choose(seat, choice)
        other.choose(seat, choice)
        if all_asked(twin) != all_asked(other):
            raise Broken("two clones with the same choices are asked different things")
    if snapshot(twin) != snapshot(other):
        raise Broken("two clones with the same choices went different ways")
    if snapshot(match) != before:
        raise Broken("playing a clone changed the original")


def check_travel(match: Match[Any]) -> None:
    """A match that was pickled and comes back stands where it stood."""
    try:
        back = pickle.loads(pickle.dumps(match))
    except Exception as error:
        raise Broken(f"a match of {match.game.name} cannot travel: {error}") from None
    if type(back) is not type(match) or snapshot(back) != snapshot(match):
        raise Broken("a match that travelled is another")


def check_box(game: Game[Any]) -> None:
    """What is shown of a game is there, and can be read on light and on dark paper."""
    box, folder = game.box, files(game.package).joinpath("page")
    for file in filter(None, (box.cover, box.board)):
        if not folder.joinpath(file).is_file():
            raise Broken(f"{game.name} has no file page/{file}")
    if box.usual_seats not in game.seats or not 0 < box.minutes[0] <= box.minutes[1]:
        raise Broken(f"{game.name} cannot be played by {box.usual_seats} in {box.minutes} minutes")
    for hue, paper in zip(box.hue, PAPERS, strict=True):
        if not re.fullmatch("#[0-9a-f]{6}", hue) or contrast(hue, paper) < READABLE:
            raise Broken(f"{game.name}: nobody can read {paper} on {hue}")
    if game.help is not None and game.help.name not in game.options.__struct_fields__:
        raise Broken(f"{game.name} has no option {game.help.name} for its help")


def forgotten_yield_from(sources: Mapping[str, str]) -> list[str]:
    """Places where a rule is called and not driven: it would silently do nothing."""
    trees = {name: ast.parse(source) for name, source in sources.items()}
    rules = {"ask", "ask_together", "ask_unless_forced", "tell_all", "tell_only", "show_briefly"}
    for tree in trees.values():
        functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        rules |= {function.name for function in functions if _is_rule(function)}
    return [
        f"{name}:{call.lineno}"
        for name, tree in trees.items()
        for call in _undriven_calls(tree)
        if getattr(call.func, "id", getattr(call.func, "attr", "")) in rules
    ]


def _is_rule(function: ast.FunctionDef) -> bool:
    return function.returns is not None and ast.unparse(function.returns).startswith("Rules[")


def _undriven_calls(tree: ast.AST) -> list[ast.Call]:
    """A plain function may hand a rule on to whoever called it, to be driven there."""
    driven = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.YieldFrom)}
    for function in ast.walk(tree):
        inside = list(ast.walk(function)) if isinstance(function, ast.FunctionDef) else []
        if not any(isinstance(node, ast.Yield | ast.YieldFrom) for node in inside):
            driven |= {id(node.value) for node in inside if isinstance(node, ast.Return)}
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [call for call in calls if id(call) not in driven]


def snapshot(match: Match[Any]) -> bytes:
    """Everything about a match as bytes: state, streams, choices and asks."""
    kept = [match.state, match.streams, match.public, match.choices, match.waiting]
    return encode(kept) + b"".join(all_asked(match))


def all_asked(match: Match[Any]) -> list[bytes]:
    """What each seat is asked, as bytes."""
    return [asked_of(match, seat) for seat in range(len(match.streams))]


def asked_of(match: Match[Any], seat: Seat) -> bytes:
    """What a seat is asked, as bytes."""
    question = match.question(seat)
    if question is None:
        return b"nothing"
    return encode([question.name, wire(question.options), wire(question.meanwhile)])


def encode(value: Any) -> bytes:
    """The bytes of any message, stream or state."""
    return msgspec.json.encode(value, order="sorted")


def called(reader: Seat | None) -> str:
    """A reader in the sentence that says what is broken."""
    return "a spectator" if reader is None else f"seat {reader}"
