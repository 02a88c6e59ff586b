"""The command `deductio`: quick to start, because only the command that is called is imported."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from typing import NoReturn

import typer

COMMANDS = {
    "games": ("games:list_games", "The games, their seats and options."),
    "rules": ("rules:show_rules", "The rules of a game: a summary, then all of them."),
    "simulate": ("simulate:run_simulation", "Play many games with bots."),
    "arena": (
        "arena:run_arena",
        "Let bots of several levels meet, seats rotated: ratings, wins, a plot.",
    ),
    "record": ("records:record_game", "Play one game with bots and write its record."),
    "dataset": ("dataset:write_dataset", "Play games with bots and write them as data."),
    "replay": ("records:replay_record", "Tell a recorded game in words."),
    "verify": ("records:verify_record", "Check that a record is honest."),
    "cases": (
        "cases:list_cases",
        "Make endless cases, with proof that they can be solved, and their figures.",
    ),
    "odds": (
        "notebook:show_odds",
        "What a seat can know: what is certain, and the odds of everything else.",
    ),
    "explain": (
        "notebook:show_proof",
        "Why a fact is certain: the few observations that prove it.",
    ),
    "review": (
        "review:show_review",
        "Look back on a game from one seat: what could be known, was missed, was better.",
    ),
    "puzzle": (
        "puzzles:show_puzzle",
        "A puzzle: a position of a game with one question that can be proven; solve it here.",
    ),
    "puzzles": ("puzzles:write_puzzles", "Make many puzzles, with their answers, into a file."),
    "today": ("today:show_day", "The case of the day: its game, puzzles and par."),
    "play": ("play:play", "Play a game: on a page in the browser, or in the terminal."),
    "serve": ("serve:run_server", "Run the server for others to play on."),
    "admin": ("admin:look_after", "Look after a house: its tables, reports and people."),
    "backup": ("backup:make_backup", "Write all that a server keeps into one file, also in use."),
    "restore": ("backup:restore_backup", "Put such a file into an empty database."),
    "llm": (
        "llm:run_llm",
        "Let a language model, or any program, play in words; score its reasoning.",
    ),
    "mcp": (
        "mcp:serve_agent",
        "Let an agent sit down at a table, over the Model Context Protocol.",
    ),
    "bench": ("bench:run_bench", "Measure how fast Deductio is on this machine."),
}
"""Where in `commands/` each is, and what it does."""


def app_for(called: str) -> typer.Typer:
    """All commands by name and sentence; only the one that is called can do anything."""
    app = typer.Typer(
        name="deductio",
        help="Deduction board games on one exact engine.",
        no_args_is_help=False,
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback(invoke_without_command=True)(without_a_command)
    for name, (where, sentence) in COMMANDS.items():
        app.command(name, help=sentence)(loaded(where) if name == called else not_called)
    return app


def without_a_command(context: typer.Context) -> None:
    """Deduction board games on one exact engine."""
    if context.invoked_subcommand is None:
        loaded(COMMANDS["play"][0])()


def loaded(where: str) -> Callable[..., None]:
    module, _, name = where.partition(":")
    command: Callable[..., None] = getattr(import_module(f"deductio.commands.{module}"), name)
    return command


def not_called() -> None:
    """Stands for a command in the list of all."""


def main() -> NoReturn:
    """Run a command; whatever is wrong becomes one line on standard error."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """The exit code: 0 on success, 1 for what cannot be done, 2 for what was not understood."""
    try:
        code = app_for(arguments[0] if arguments else "")(arguments, standalone_mode=False)
    except typer.TyperException as error:
        return complain(error.format_message(), code=2)
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
