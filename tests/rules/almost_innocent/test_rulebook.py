"""What the rulebook says in tables is what the program plays."""

from __future__ import annotations

from importlib.resources import files

import pytest

from deductio.games.almost_innocent import GAME
from deductio.games.almost_innocent.cases import ScenarioData, Tokens, board_of, scenarios
from deductio.games.almost_innocent.clues import INSPECTED, KINDS, is_special
from deductio.words import LANGUAGES, Language, Words

NONE = "–"
SAID = {
    "en": {"yes": "yes", "five": "all five", "four": "all but culprit"},
    "fr": {"yes": "oui", "five": "les cinq", "four": "tous sauf coupable"},
}
BESIDES = {"en": {"K": "animal", "E": "liquid"}, "fr": {"K": "animal", "E": "liquide"}}

every_language = pytest.mark.parametrize("language", LANGUAGES)


def rulebook(language: Language) -> list[str]:
    file = files(GAME.package).joinpath("rulebook", f"{language}.md")
    return file.read_text("utf-8").splitlines()


def scenario_row(scenario: ScenarioData, language: Language) -> str:
    words, said = Words(GAME, language), SAID[language]
    board = board_of(scenario.name)
    clues = list(dict.fromkeys(board.cells.values()))
    big = sorted(clue for clue in clues if len(board.cells_of(clue)) == 2)
    abilities = ", ".join(words.name("character", one) for one in scenario.abilities)
    cells = (
        scenario.name,
        "I" * scenario.act,
        said["five"] if len(board.kinds) == 5 else said["four"],
        said["yes"] if any(clue.endswith("7") for clue in clues) else NONE,
        ", ".join(words.name("clue", clue) for clue in clues if is_special(clue)) or NONE,
        ", ".join(words.name("clue", clue) for clue in big) or NONE,
        said["yes"] if scenario.queen else NONE,
        said["five"] if len(scenario.abilities) == 5 else abilities or NONE,
        words.name("character", scenario.unlocks) if scenario.unlocks else NONE,
    )
    return f"| {' | '.join(cells)} |"


def token_row(scenario: ScenarioData) -> str:
    cells = map(tokens_in_short, (scenario.easy, scenario.medium, scenario.detective))
    return f"| {scenario.name} | {' | '.join(cells)} |"


def tokens_in_short(tokens: Tokens) -> str:
    asking = f"{tokens.free}" if tokens.free else f"{tokens.quantity}+{tokens.type}"
    return f"{asking} · {'/'.join(map(str, tokens.almost_innocent))}"


def clue_row(number: str, language: Language) -> str:
    words = Words(GAME, language)
    names = []
    for kind in KINDS:
        name = words.name("clue", kind + number).replace("'", "’")
        is_one = kind + number in INSPECTED.get(kind, ())
        names.append(f"{name} ({BESIDES[language][kind]})" if is_one else name)
    return f"| {number} | {' | '.join(names)} |"


@every_language
def test_scenarios_tokens_and_clues_are_listed_as_they_are(language: Language) -> None:
    told = rulebook(language)
    rows = [scenario_row(scenario, language) for scenario in scenarios().values()]
    rows += [token_row(scenario) for scenario in scenarios().values()]
    rows += [clue_row(number, language) for number in "1234567"]
    assert [row for row in rows if row not in told] == []
