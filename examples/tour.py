"""A tour for researchers, from a first game to pictures for a talk; run it, or read it in parts.

    pip install 'deductio[gymnasium,dataset,plots]' polars
    python examples/tour.py pictures

Every part stands between two `# %%` lines, so that editors show it as a notebook.
"""

# %% Where the pictures go, and how much is played: more games give narrower intervals.
import sys
from pathlib import Path

pictures = Path(sys.argv[1] if len(sys.argv) > 1 else "pictures")
games = int(sys.argv[2]) if len(sys.argv) > 2 else 40
pictures.mkdir(parents=True, exist_ok=True)

# %% One game of bots, exactly the same for everyone who says the same seed.
from deductio.core.transcript import transcribe
from deductio.games import game
from deductio.lab.table import play_game

cluedo = game("cluedo")
record = play_game(cluedo, 3, {}, ["sleuth", "careful", "rookie"], seed="tour")
log, told = record.log, transcribe(record.log, cluedo)[1]
print(
    f"{len(record.choices)} choices; winners: {record.outcome.winners}; digest {record.digest[:16]}"
)

# %% Exact ground truth: what each seat lacked to know the solution, and what seat 0 knew half-way.
from deductio.coach.curves import curves
from deductio.lab.plots import plot_curves
from deductio.words import Words

words = Words(cluedo, "en", names=record.players)
plot_curves(words, record.players, curves(cluedo, told, 3), pictures / "knowledge.svg")
stream = told.stream(cluedo, 0)
notebook = cluedo.notebook(stream[: len(stream) // 2])
print(len(notebook.certain), "of", len(notebook.facts), "facts are settled; the odds of the rope:")
print({str(fact): round(odds, 3) for fact, odds in notebook.odds.items() if fact.item == "rope"})

# %% An environment: one seat learns, bots sit at the others.
import gymnasium

import deductio.lab.gym  # noqa: F401 - names the ids

table = gymnasium.make("deductio/small-detectives-3p-v1", bots=["rookie"])
seen, info = table.reset(seed=7)
over = False
while not over:
    action = table.action_space.sample(seen["action_mask"])
    seen, reward, over, _, info = table.step(action)
print("anybody by chance against two rookies:", reward)
table.close()

# %% Who is better: a tournament with intervals.
from deductio.lab.arena import tournament
from deductio.lab.contest import Contest
from deductio.lab.plots import plot_ratings

result = tournament(Contest("cluedo", ("sleuth", "rookie", "random"), games, {}, "tour"))
plot_ratings(result, pictures / "arena.svg")

# %% Games as data: one row for each choice, with what was seen, offered, chosen, and came of it.
import polars

from deductio.cli import run

words_of_command = f"dataset small_detectives --seats 3 --games {games} --bots sleuth,rookie"
run([*words_of_command.split(), "-o", str(pictures / "data"), "--json"])
steps = polars.read_parquet(pictures / "data" / "steps")
print(steps.group_by("player").agg(polars.len(), polars.col("return").mean()))

# %% Reasoning, not only wins: our levels, and a player that answers in words, in the same games.
from deductio.lab.llm.playing import Trial, try_level, try_player
from deductio.lab.llm.program import Program
from deductio.lab.llm.reasoning import reasoning
from deductio.lab.llm.scorecards import scorecard
from deductio.lab.llm.text_seat import Wording
from deductio.lab.plots import plot_reasoning

trial = Trial("cluedo", 3, max(2, games // 4), ("rookie",), {}, "tour", Wording(beliefs=True))
rows = {level: try_level(trial, level) for level in ("random", "rookie", "sleuth")}
chance = Program(f"{sys.executable} {Path(__file__).with_name('llm_player.py')}", seconds=60)
rows["equal odds, in words"] = try_player(trial, chance)
scorecards = [
    scorecard(name, [reasoning(cluedo, one) for one in tried]) for name, tried in rows.items()
]
plot_reasoning("Cluedo, 3 seats", scorecards, pictures / "reasoning.svg")

# %% Beliefs beside the exact odds: on the line is exact; whoever never thinks stays level.
from matplotlib.figure import Figure

from deductio.coach.knowing import Knowing
from deductio.deduction.model import Fact
from deductio.lab.plots import INK, PAPER, SEAL

shown = ["random", "rookie", "inspector", "sleuth"]
figure = Figure(figsize=(13, 4.2), facecolor=PAPER, layout="constrained")
for level, axes in zip(shown, figure.subplots(1, len(shown), sharey=True), strict=True):
    exact, said = [], []
    for tried in try_level(trial, level):
        knowing = Knowing(cluedo, tried.played.stream)
        for statement in tried.stated:
            odds = knowing.notebook(statement.at).odds
            exact += [odds[Fact(*fact)] for fact in statement.beliefs]
            said += statement.beliefs.values()
    axes.plot([0, 1], [0, 1], color=INK, alpha=0.4)
    axes.plot(exact, said, "o", color=SEAL, alpha=0.15, markersize=5, markeredgewidth=0)
    axes.set_facecolor(PAPER)
    axes.set(title=level, xlabel="exact odds", xlim=(-0.03, 1.03), ylim=(-0.03, 1.03), aspect=1)
figure.axes[0].set_ylabel("stated belief")
figure.suptitle("Cluedo: what each level says of the solution", color=INK)
figure.savefig(pictures / "calibration.svg")
print("pictures:", ", ".join(sorted(file.name for file in pictures.glob("*.svg"))))
