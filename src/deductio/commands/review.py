"""`deductio review`: what a seat could have known, missed and done better."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from deductio.bots.names import called
from deductio.coach.curves import curves
from deductio.coach.in_words import review_in_words
from deductio.coach.messages import Moment, Review
from deductio.coach.review import assess
from deductio.commands.arguments import Json, Lang, RecordFile, Whose
from deductio.commands.output import print_json
from deductio.commands.play import read_language
from deductio.core.game import Refused
from deductio.core.record import read_record, what_was_told
from deductio.games import game
from deductio.lab.plots import check_plot, plot_curves
from deductio.words import Words

Plot = Annotated[
    Path | None, typer.Option("--plot", metavar="FILE", help="A picture: what was open when.")
]
KEYS = ("seat", "steps", "bits", "goal_certain_at", "goal_used_at", "accuracy", "judged")
MOMENT_KEYS = ("at", "kind", "text", "fact", "better")


def show_review(
    file: RecordFile,
    seat: Whose = 0,
    plot: Plot = None,
    lang: Lang = "en",
    json: Json = False,
) -> None:
    record = read_record(file)
    if not 0 <= seat < record.seats:
        raise Refused(f"there is no seat {seat}; the seats are 0 to {record.seats - 1}")
    if plot is not None:
        check_plot(plot)
    played = game(record.game)
    told = what_was_told(record, played)
    names = called(record.players, record.commitment)
    words = Words(played, read_language(lang), me=seat, names=names)
    review = review_in_words(assess(played, record.log, told, seat), words)
    if plot is not None:
        plot_curves(words, names, curves(played, told, record.seats), plot)
    if json:
        print_json(as_keys(review))
    else:
        print("\n".join(lines(review, words)))


def as_keys(review: Review) -> dict[str, object]:
    """What the command promises to programs, and nothing else."""
    moments = [{key: getattr(one, key) for key in MOMENT_KEYS} for one in review.moments]
    return {key: getattr(review, key) for key in KEYS} | {"moments": moments}


def lines(review: Review, words: Words) -> list[str]:
    verdict = review.verdict
    seat = words.name("seat", review.seat)
    said = [words.text("review-title", {"seat": seat}), verdict.decided, verdict.knew]
    said += [verdict.missed] if not review.moments else []
    said += [line for moment in review.moments for line in ("", *moment_lines(moment, words))]
    return [*said, "", accuracy_line(review, words), review.basis]


def moment_lines(moment: Moment, words: Words) -> list[str]:
    return [
        words.text("review-moment", {"at": moment.at, "text": moment.text}),
        words.text("review-better", {"better": moment.better}),
    ]


def accuracy_line(review: Review, words: Words) -> str:
    if review.accuracy is None:
        return words.text("review-too-few", {"judged": review.judged})
    known = {"percent": round(review.accuracy), "judged": review.judged}
    return words.text("review-accuracy", known)
