"""The command `deductio`: thin, quick to start; what it does lives in `commands/`."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, NoReturn

import typer

app = typer.Typer(
    name="deductio",
    help="Deduction board games on one exact engine.",
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game; see `deductio games`.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game.")]
Json = Annotated[bool, typer.Option("--json", help="One JSON document on standard output.")]
Seats = Annotated[int | None, typer.Option(help="How many seats; the fewest by default.")]
Bots = Annotated[str, typer.Option(help="Levels of the bots, by seat, repeated: a,b")]
GameOption = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game.")
]
Seed = Annotated[str, typer.Option(help="Equal seeds give equal games.")]
Language = Annotated[str, typer.Option("--lang", help="fr or en.")]


@app.command()
def games(json: Json = False) -> None:
    """The games, their seats and options."""
    from deductio.commands.games import list_games

    list_games(json=json)


@app.command()
def simulate(
    name: GameName,
    seats: Seats = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    bots: Bots = "random",
    option: GameOption = None,
    seed: Seed = "1",
    jobs: Annotated[int, typer.Option(help="How many processes.")] = 1,
    json: Json = False,
) -> None:
    """Play many games with bots."""
    from deductio.commands.simulate import run_simulation

    run_simulation(
        name,
        seats=seats,
        games=games,
        bots=bots,
        options=option or [],
        seed=seed,
        jobs=jobs,
        json=json,
    )


@app.command()
def arena(
    name: GameName,
    bots: Annotated[str, typer.Option(help="The levels that meet: a,b,c")] = "sleuth,inspector",
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seats: Annotated[int | None, typer.Option(help="More seats: the levels repeat.")] = None,
    option: GameOption = None,
    seed: Seed = "1",
    jobs: Annotated[int, typer.Option(help="How many processes.")] = 1,
    plot: Annotated[Path | None, typer.Option(help="Where to draw: a .svg or .png file.")] = None,
    json: Json = False,
) -> None:
    """Let bots of several levels meet, seats rotated: ratings, wins, a plot."""
    from deductio.commands.arena import run_arena

    run_arena(
        name,
        bots=bots,
        seats=seats,
        games=games,
        options=option or [],
        seed=seed,
        jobs=jobs,
        plot=plot,
        json=json,
    )


@app.command()
def record(
    name: GameName,
    file: Annotated[Path, typer.Option("-o", "--output", help="Where to write the record.")],
    seats: Seats = None,
    bots: Bots = "random",
    option: GameOption = None,
    seed: Seed = "1",
    json: Json = False,
) -> None:
    """Play one game with bots and write its record."""
    from deductio.commands.records import record_game

    record_game(name, seats=seats, bots=bots, options=option or [], seed=seed, file=file, json=json)


@app.command()
def replay(
    file: RecordFile,
    seat: Annotated[int | None, typer.Option(help="As that seat; everyone by default.")] = None,
    lang: Language = "en",
    json: Json = False,
) -> None:
    """Tell a recorded game in words."""
    from deductio.commands.records import replay_record

    replay_record(file, seat=seat, language=lang, json=json)


@app.command()
def verify(file: RecordFile, json: Json = False) -> None:
    """Check that a record is honest."""
    from deductio.commands.records import verify_record

    verify_record(file, json=json)


@app.command()
def cases(
    name: GameName,
    seed: Annotated[int, typer.Option(help="Equal seeds give equal cases.")] = 1,
    count: Annotated[int, typer.Option(help="How many cases.")] = 1,
    level: Annotated[
        int, typer.Option(help="For games whose cases have levels, such as new_york: 1 or 2.")
    ] = 1,
    difficulty: Annotated[
        str, typer.Option(help="For games with difficulties, such as almost_innocent.")
    ] = "easy",
    seats: Annotated[int, typer.Option(help="Where it matters, as in almost_innocent.")] = 4,
    json: Json = False,
) -> None:
    """Make endless cases, with proof that they can be solved, and their figures."""
    from deductio.commands.cases import list_cases
    from deductio.core.game import CaseWish

    list_cases(name, CaseWish(seed, count, level, difficulty, seats), json=json)


At = Annotated[int | None, typer.Option(help="After that many of its events; all by default.")]


@app.command()
def odds(
    file: RecordFile,
    seat: Annotated[int, typer.Option(help="Whose knowledge.")] = 0,
    at: At = None,
    uniform: Annotated[bool, typer.Option("--uniform", help="Count all worlds alike.")] = False,
    lang: Language = "en",
    json: Json = False,
) -> None:
    """What a seat can know: what is certain, and the odds of everything else."""
    from deductio.commands.notebook import show_odds

    show_odds(file, seat=seat, at=at, uniform=uniform, language=lang, json=json)


@app.command()
def explain(
    file: RecordFile,
    fact: Annotated[str, typer.Option(help="A fact, such as rope@seat2.")],
    seat: Annotated[int, typer.Option(help="Whose knowledge.")] = 0,
    at: At = None,
    lang: Language = "en",
    json: Json = False,
) -> None:
    """Why a fact is certain: the few observations that prove it."""
    from deductio.commands.notebook import show_proof

    show_proof(file, seat=seat, at=at, fact=fact, language=lang, json=json)


@app.command()
def play(
    name: Annotated[str | None, typer.Argument(metavar="GAME", help="Which game.")] = None,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in the terminal.")] = False,
    lan: Annotated[bool, typer.Option("--lan", help="Also for friends on this network.")] = False,
    browser: Annotated[bool, typer.Option(help="Whether to open the page.")] = True,
    port: Annotated[int, typer.Option(help="Where the page is; 0 takes any free one.")] = 8000,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the last game.")] = False,
    seats: Seats = None,
    bots: Annotated[str | None, typer.Option(help="The level of the bots.")] = None,
    option: GameOption = None,
    campaign: Annotated[bool, typer.Option("--campaign", help="Go on with the campaign.")] = False,
    notes: Annotated[str, typer.Option(help="Help: none, told, proven or odds.")] = "told",
    seed: Annotated[str | None, typer.Option(help="The same game again, for practice.")] = None,
    lang: Language = "",
    data: Annotated[Path | None, typer.Option(help="The folder where games are kept.")] = None,
) -> None:
    """Play a game: on a page in the browser, or in the terminal."""
    language = lang or language_of_the_system()
    in_words = (resume, seats, bots, option, campaign, seed)
    if not terminal and not any(in_words):
        from deductio.commands.page import play_on_page

        if play_on_page(name, lan=lan, browser=browser, port=port, language=language, data=data):
            return
    from deductio.commands.play import play_in_terminal

    play_in_terminal(
        name,
        seats=seats,
        bots=bots,
        options=option or [],
        go_on=resume,
        campaign=campaign,
        notes=notes,
        seed=seed,
        language=language,
        data=data,
    )


@app.command()
def serve(
    host: Annotated[list[str] | None, typer.Option(help="Where to listen.")] = None,
    port: Annotated[int, typer.Option(help="0 takes a free one and prints it.")] = 8000,
    database: Annotated[str | None, typer.Option(help="The address of the database.")] = None,
    name: Annotated[
        list[str] | None, typer.Option("--name", help="A name it answers to; any by default.")
    ] = None,
    pause: Annotated[float, typer.Option(help="How long bots wait; 1 as people do, 0 not.")] = 1,
    workers: Annotated[int, typer.Option(help="Processes in which bots think.")] = 1,
    limits: Annotated[bool, typer.Option(help="Whether anyone may send only so much.")] = True,
) -> None:
    """Run the server for others to play on."""
    from deductio.commands.serve import run_server

    run_server(
        hosts=host or ["127.0.0.1"],
        port=port,
        database=database,
        names=name,
        pause=pause,
        workers=workers,
        limited=limits,
    )


@app.callback(invoke_without_command=True)
def without_a_command(context: typer.Context) -> None:
    """Deduction board games on one exact engine."""
    if context.invoked_subcommand is None:
        play()


def language_of_the_system() -> str:
    """French where the system speaks French, English everywhere else."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
    return "fr" if (spoken or "").lower().startswith("fr") else "en"


@app.command()
def bench(
    which: Annotated[
        list[str] | None, typer.Argument(help="playouts, deduction, server; all by default.")
    ] = None,
    json: Json = False,
) -> None:
    """Measure how fast Deductio is on this machine."""
    from deductio.commands.bench import run_bench

    run_bench(which or [], json=json)


def main() -> NoReturn:
    """Run a command; whatever is wrong becomes one line on standard error."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """The exit code: 0 on success, 1 for what cannot be done, 2 for what was not understood."""
    try:
        code = app(arguments, standalone_mode=False)
    except typer.TyperException as error:
        return complain(str(getattr(error, "message", error)), code=2)
    except (KeyboardInterrupt, typer.Abort):
        return complain("stopped", code=130)
    except BrokenPipeError:
        return 0
    except Exception as error:
        if not is_plain(error):
            raise
        return complain(str(error), code=1)
    return code if isinstance(code, int) else 0


def is_plain(error: Exception) -> bool:
    """Whether an error is a sentence for people, and not a fault of ours."""
    from deductio.core.game import Refused
    from deductio.core.log import Unreadable

    return isinstance(error, Refused | Unreadable)


def complain(sentence: str, *, code: int) -> int:
    print(f"deductio: {' '.join(sentence.split())}", file=sys.stderr)
    return code
