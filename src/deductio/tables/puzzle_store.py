"""What is kept of puzzles: each as it is told, who answered it how, and the ratings of both."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Engine, Select, and_, case, delete, exists, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from deductio.core.puzzling import Theme
from deductio.tables import schema
from deductio.tables.engine import is_postgres
from deductio.tables.fenced import put
from deductio.tables.puzzle_messages import Attempt, KeptPuzzle, NewPuzzle, PuzzleRating
from deductio.tables.puzzle_ratings import STEP, Rating, after, by_proof, points_for, shown

puzzle, attempt, rated = (
    one.c for one in (schema.puzzles, schema.puzzle_attempts, schema.puzzle_ratings)
)
MISTAKE = and_(attempt.answer != "", attempt.points < 1, attempt.mended == 0)


class Standing(Struct, frozen=True):
    """How a puzzle has turned out."""

    rating: Rating
    answered: int


class Offer(Struct, frozen=True):
    """What somebody may solve next."""

    code: str | None
    """Of those not seen yet the one nearest to the person's rating; None where there is none."""
    rating: Rating
    stock: int
    """How many there are near it that this person has not seen."""


class Outcome(Struct, frozen=True):
    """What an answer has changed."""

    counted: bool
    points: float
    before: float
    after: float


class PuzzleStore:
    """Reads block and are called from threads."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._put_attempt = put(engine, schema.puzzle_attempts)
        self._put_rating = put(engine, schema.puzzle_ratings)
        insert = postgresql.insert if is_postgres(engine) else sqlite.insert
        self._add = insert(schema.puzzles).on_conflict_do_nothing()

    # Reading

    def find(self, code: str) -> KeptPuzzle | None:
        with self._engine.connect() as connection:
            row = connection.execute(select(schema.puzzles).where(puzzle.code == code)).first()
        if row is None:
            return None
        told = {"en": row.en, "fr": row.fr}
        return KeptPuzzle(row.code, row.game, row.grade, row.theme, told)

    def standing(self, code: str) -> Standing:
        wanted = select(puzzle.mu, puzzle.sigma, puzzle.answered).where(puzzle.code == code)
        with self._engine.connect() as connection:
            row = connection.execute(wanted).one()
        return Standing(Rating(row.mu, row.sigma), row.answered)

    def offer(self, person: str, game: str, theme: Theme | None) -> Offer:
        """Also a puzzle of which only hints were heard may come again."""
        seen = exists().where(
            attempt.person == person, attempt.code == puzzle.code, attempt.answer != ""
        )
        which = [puzzle.game == game, ~seen, *([puzzle.theme == theme] if theme else [])]
        with self._engine.connect() as connection:
            mine = _rating(connection, person, game)
            far = func.abs(puzzle.mu - mine.mu)
            near = select(puzzle.code).where(*which).order_by(far, puzzle.made).limit(1)
            stock = select(func.count()).where(*which, far <= STEP)
            code = connection.execute(near).scalar()
            return Offer(code, mine, connection.execute(stock).scalar_one())

    def mistake(self, person: str, game: str | None) -> str | None:
        """The one that was made longest ago."""
        which = [attempt.person == person, MISTAKE, *([puzzle.game == game] if game else [])]
        wanted = _attempts(*which).order_by(attempt.at).limit(1)
        with self._engine.connect() as connection:
            row = connection.execute(wanted).first()
        return None if row is None else str(row.code)

    def attempt(self, person: str, code: str) -> Attempt | None:
        with self._engine.connect() as connection:
            return _attempt(connection, person, code)

    def attempts(self, person: str, most: int) -> list[Attempt]:
        """What was answered, the latest first."""
        wanted = _attempts(attempt.person == person, attempt.answer != "")
        with self._engine.connect() as connection:
            rows = connection.execute(wanted.order_by(attempt.at.desc()).limit(most))
            return [_read(row) for row in rows]

    def answered_since(self, person: str, since: float) -> int:
        wanted = select(func.count()).where(attempt.person == person, attempt.at >= since)
        with self._engine.connect() as connection:
            return connection.execute(wanted).scalar_one()

    def ratings(self, person: str) -> list[PuzzleRating]:
        wrong = func.sum(case((MISTAKE, 1), else_=0))
        joined = schema.puzzle_attempts.join(schema.puzzles, puzzle.code == attempt.code)
        counted = select(puzzle.game, wrong).select_from(joined)
        counted = counted.where(attempt.person == person).group_by(puzzle.game)
        wanted = select(schema.puzzle_ratings).where(rated.person == person).order_by(rated.game)
        with self._engine.connect() as connection:
            mistakes = {game: int(number) for game, number in connection.execute(counted)}
            return [
                PuzzleRating(
                    row.game, shown(row.mu), row.answered, row.solved, mistakes.get(row.game, 0)
                )
                for row in connection.execute(wanted)
            ]

    # Writing: what a store has to do

    def keeping(self, new: NewPuzzle) -> Callable[[Connection], None]:
        """Once; whoever makes it again changes nothing."""
        guess = by_proof(new.grade, new.work)
        values = {
            "code": new.code,
            "game": new.game,
            "grade": new.grade,
            "theme": new.theme,
            **new.told,
            "made": time.time(),
            "mu": guess.mu,
            "sigma": guess.sigma,
            "answered": 0,
        }

        def keep(connection: Connection) -> None:
            connection.execute(self._add, [values])

        return keep

    def hinting(self, person: str, code: str, step: int) -> Callable[[Connection], None]:
        """A hint counts only before the first answer."""

        def keep(connection: Connection) -> None:
            before = _attempt(connection, person, code)
            if before is None or (not before.answer and before.hints < step):
                self._keep_attempt(connection, person, code, hints=step)

        return keep

    def answering(
        self, person: str, kept: KeptPuzzle, answer: str, *, right: bool
    ) -> Callable[[Connection], Outcome]:
        """The first answer is rated; a later one can only mend it."""

        def keep(connection: Connection) -> Outcome:
            mine = _rating(connection, person, kept.game)
            before = _attempt(connection, person, kept.code)
            if before is not None and before.answer:
                if right:
                    _mend(connection, person, kept.code)
                return Outcome(False, before.points, mine.mu, mine.mu)
            hints = before.hints if before else 0
            points = points_for(hints, right=right)
            now = self._rate(connection, person, kept, mine, points)
            told = {"answer": answer, "points": points, "mended": int(right), "mu": now.mu}
            self._keep_attempt(connection, person, kept.code, hints=hints, **told)
            return Outcome(True, points, mine.mu, now.mu)

        return keep

    def _keep_attempt(
        self, connection: Connection, person: str, code: str, *, hints: int, **told: Any
    ) -> None:
        nothing = {"answer": "", "points": 0.0, "mended": 0, "mu": 0.0}
        which = {"person": person, "code": code, "at": time.time(), "hints": hints}
        connection.execute(self._put_attempt, [{**which, **nothing, **told}])

    def _rate(
        self, connection: Connection, person: str, kept: KeptPuzzle, mine: Rating, points: float
    ) -> Rating:
        wanted = select(puzzle.mu, puzzle.sigma).where(puzzle.code == kept.code)
        its = Rating(*connection.execute(wanted).one())
        now, then = after(mine, its, points)
        connection.execute(
            update(schema.puzzles)
            .where(puzzle.code == kept.code)
            .values(mu=then.mu, sigma=then.sigma, answered=puzzle.answered + 1)
        )
        which = select(rated.answered, rated.solved).where(*_of(person, kept.game))
        answered, solved = connection.execute(which).first() or (0, 0)
        values = {"answered": answered + 1, "solved": solved + int(points == 1)}
        row = {"person": person, "game": kept.game, "mu": now.mu, "sigma": now.sigma, **values}
        connection.execute(self._put_rating, [row])
        return now

    def forget_leftovers(self, before: float) -> None:
        """Puzzles that were made before then and that nobody ever touched."""
        touched = exists().where(attempt.code == puzzle.code)
        with self._engine.begin() as connection:
            connection.execute(delete(schema.puzzles).where(puzzle.made < before, ~touched))


def _of(person: str, game: str) -> Collection[Any]:
    return rated.person == person, rated.game == game


def _rating(connection: Connection, person: str, game: str) -> Rating:
    wanted = select(rated.mu, rated.sigma).where(*_of(person, game))
    row = connection.execute(wanted).first()
    return Rating(*row) if row else Rating()


def _mend(connection: Connection, person: str, code: str) -> None:
    which = attempt.person == person, attempt.code == code
    connection.execute(update(schema.puzzle_attempts).where(*which).values(mended=1))


def _attempts(*which: Any) -> Select[Any]:
    joined = schema.puzzle_attempts.join(schema.puzzles, puzzle.code == attempt.code)
    columns = select(schema.puzzle_attempts, puzzle.game, puzzle.grade, puzzle.theme)
    return columns.select_from(joined).where(*which)


def _attempt(connection: Connection, person: str, code: str) -> Attempt | None:
    wanted = _attempts(attempt.person == person, attempt.code == code)
    row = connection.execute(wanted).first()
    return _read(row) if row else None


def _read(row: Any) -> Attempt:
    return Attempt(
        code=row.code,
        game=row.game,
        grade=row.grade,
        theme=row.theme,
        at=row.at,
        hints=row.hints,
        answer=row.answer,
        points=row.points,
        mended=bool(row.mended),
        rating=shown(row.mu),
    )
