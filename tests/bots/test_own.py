"""Bots of others: they play in processes of their own, and what they do wrong costs only them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from deductio.bots import bot, check_bot, check_own, own
from deductio.bots.names import called
from deductio.bots.room import close_rooms
from deductio.cli import run
from deductio.core.game import Refused
from deductio.core.messages import Finished
from deductio.games import game
from deductio.lab.arena import tournament
from deductio.lab.contest import Contest, hold, without
from deductio.lab.faults import told
from deductio.lab.simulate import Simulation, Summary, simulate
from tests.bots.installed import install

SHORT = 0.2
"""Seconds for somebody who thinks for ever."""


@pytest.fixture(scope="module", autouse=True)
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The package as somebody installs it, entry points included, in a folder of its own."""
    folder = tmp_path_factory.mktemp("installed")
    install(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        patch.setattr(own, "_let_in", {})
        yield folder
    close_rooms()


def games_of(bots: str, *, games: int = 2, patience: float = 60.0) -> Summary:
    plan = Simulation(
        "small_detectives", 3, games, tuple(bots.split(",")), {}, "1", patience=patience
    )
    return simulate(plan)


def test_a_bot_plays_by_class_and_by_entry_point_alike_in_one_process_and_in_two() -> None:
    by_name = hold(Contest("small_detectives", ("candid", "random"), 8, {}, "1"), jobs=2)
    by_class = hold(Contest("small_detectives", ("own_bots:Candid", "random"), 8, {}, "1"))
    assert [(one.winners, one.rounds) for one in by_name] == [
        (one.winners, one.rounds) for one in by_class
    ]
    assert not [fault for one in by_name for fault in one.faults]


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("Raising", "raised ValueError: I cannot go on"),
        ("Slow", "took longer than 0.2 seconds"),
        ("Cheat", "which is not offered"),
        ("Foreign", "chose what is no choice of this game"),
        ("Silent", "did not choose where it was asked"),
        ("Dying", "ended its process"),
    ],
)
def test_what_a_bot_does_wrong_is_said_in_one_line_and_the_others_play_on(
    name: str, what: str
) -> None:
    result = games_of(f"own_bots:{name},random,random", patience=SHORT if name == "Slow" else 60)
    assert result.finished == 2
    assert [fault.game for fault in result.faults] == [0, 1]
    (line,) = told(result.faults, 2)
    assert line.startswith(f"own_bots:{name} ")
    assert what in line
    assert line.endswith("(game 0; faults in 2 of 2 games): habit chose for it from there on")
    assert "\n" not in line


def test_a_bot_finds_nothing_but_its_own_stream_wherever_it_looks() -> None:
    assert games_of("own_bots:Peeking,random,random", games=1).faults == []


def test_in_the_arena_a_game_with_a_fault_is_lost_and_counted_apart() -> None:
    contest = Contest("small_detectives", ("own_bots:Foreign", "random", "random"), 6, {}, "1")
    result = tournament(contest)
    others, foreign = result.ratings
    assert (foreign.bot, foreign.wins, foreign.forfeits, foreign.mean_place) == (
        "own_bots:Foreign",
        0,
        6,
        3.0,
    )
    assert (others.forfeits, others.entered) == (0, 12)
    assert [fault.game for fault in result.faults] == [*range(6)]


def test_who_failed_comes_last_and_a_team_with_it_has_not_won() -> None:
    ended = Finished((0, 1), ((0, 1), (2,)), (3, 3, 0), 7)
    faults = ("", "it raised", "")
    alone = without(ended, faults, together=False)
    assert (alone.winners, alone.ranking, alone.scores) == ((0,), ((0,), (2,), (1,)), (3, 3, 0))
    assert without(ended, faults, together=True).winners == ()
    assert without(ended, ("", "", ""), together=True) is ended


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("nobody", "there is no bot 'nobody' in cluedo; the levels are: random"),
        (
            "no_such_module:Bot",
            "no_such_module:Bot cannot be loaded: it raised ModuleNotFoundError",
        ),
        ("own_bots:Nobody", "own_bots:Nobody cannot be loaded: it raised AttributeError"),
        ("os:path", "os:path cannot be loaded: it is not a class with a method wish"),
        ("pathlib:Path", "pathlib:Path cannot be loaded: it is not a class with a method wish"),
        ("lost", "lost cannot be loaded: it raised ModuleNotFoundError"),
        ("candid:moriarty", "nobody in the cast is 'moriarty'"),
    ],
)
def test_a_bot_that_is_not_there_is_refused_in_one_sentence(name: str, sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        check_own([name], game("cluedo"))
    assert str(refused.value).startswith(sentence)
    assert "\n" not in str(refused.value)


def test_a_name_that_nobody_let_in_loads_nothing(
    monkeypatch: pytest.MonkeyPatch, installed: Path
) -> None:
    """As it would come over the network."""
    monkeypatch.setattr(own, "_let_in", {})
    (installed / "loaded").touch()
    for name in ("candid", "own_bots:Candid", "os:_exit", "candid:odette"):
        with pytest.raises(Refused):
            check_bot(name, game("cluedo"))
        with pytest.raises(Refused):
            bot(name, game("cluedo"), "seed")
    own.let_in_listed(["candid"])
    with pytest.raises(Refused):
        bot("own_bots:Candid", game("cluedo"), "seed")
    assert (installed / "loaded").read_text() == ""
    (installed / "loaded").unlink()


@pytest.mark.parametrize("name", ["own_bots:Candid", "nobody"])
def test_an_operator_lists_installed_bots_by_their_names_alone(name: str) -> None:
    with pytest.raises(Refused, match=r"no bot .* is installed; installed are: candid, lost"):
        own.let_in_listed([name])


def test_an_own_bot_never_stands_in_for_one_of_our_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own, "_let_in", {"sleuth": None})
    check_bot("sleuth", game("cluedo"))
    assert type(bot("sleuth", game("cluedo"), "seed")).__name__ == "Thinker"


def test_a_bot_that_sits_there_twice_has_two_names() -> None:
    names = called(("own_bots:Candid", "own_bots:Candid", "own_bots:Loud"), "a")
    assert len({*names}) == 3
    assert names[2] == "own_bots:Loud"


def test_what_a_bot_prints_or_reads_disturbs_nothing(
    capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    close_rooms()  # one that is open already would speak to whoever listened then
    wish = ["record", "small_detectives", "--bots", "own_bots:Loud,own_bots:Raising", "--json"]
    assert run([*wish, "-o", str(file)]) == 0
    said = capfd.readouterr()
    assert json.loads(said.out)["file"] == str(file)
    assert "I think" in said.err
    assert "deductio: own_bots:Raising raised ValueError: I cannot go on (game 0;" in said.err
    assert run(["verify", str(file)]) == 0


def test_the_bot_of_the_docs_plays_from_the_folder_it_lies_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    taught = (Path(__file__).parents[2] / "docs" / "own-bots.md").read_text("utf-8")
    code = taught.partition("```python\n")[2].partition("```")[0]
    (tmp_path / "prober.py").write_text(code, "utf-8")
    monkeypatch.chdir(tmp_path)
    wish = ["simulate", "cluedo", "--seats", "3", "--games", "2", "--bots", "prober:Prober,random"]
    assert run([*wish, "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["finished"] == 2
    assert "faults" not in result
