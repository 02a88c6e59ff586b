"""What is kept of reviews: each as it was said, and the accuracy in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Engine, select

from deductio.coach.messages import Reviewed
from deductio.core.messages import Seat
from deductio.tables import schema
from deductio.tables.fenced import put
from deductio.tables.sentences import Language

EDITION = 1
"""Of the coach: what an earlier one thought is thought again."""

row = schema.reviews.c
read = msgspec.json.Decoder(Reviewed).decode


class ReviewKey(Struct, frozen=True):
    """Whose game, and for whom it is told."""

    code: str
    seat: Seat
    language: Language
    own: bool
    """Whether the reader sat there."""


class ReviewStore:
    """Reads blocks and is called from threads."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._put = put(engine, schema.reviews)

    def find(self, key: ReviewKey) -> Reviewed | None:
        wanted = select(row.reviewed).where(
            row.code == key.code,
            row.seat == key.seat,
            row.lang == key.language,
            row.own == int(key.own),
            row.edition == EDITION,
        )
        with self._engine.connect() as connection:
            found = connection.execute(wanted).scalar()
        return None if found is None else read(found)

    def accuracies(self, codes: Sequence[str]) -> dict[tuple[str, Seat], float]:
        """The accuracies of these tables, by seat, as far as somebody has looked at a review: for a
        mean, since some are of few choices."""
        wanted = select(row.code, row.seat, row.share).where(
            row.code.in_(codes), row.share.is_not(None), row.edition == EDITION
        )
        with self._engine.connect() as connection:
            return {(code, seat): share for code, seat, share in connection.execute(wanted)}

    def keeping(self, key: ReviewKey, reviewed: Reviewed) -> Callable[[Connection], None]:
        """What a store has to do."""
        values = {
            "code": key.code,
            "seat": key.seat,
            "lang": key.language,
            "own": int(key.own),
            "edition": EDITION,
            "share": reviewed.review.share,
            "reviewed": msgspec.json.encode(reviewed),
        }

        def keep(connection: Connection) -> None:
            connection.execute(self._put, [values])

        return keep
