"""Alembic runs this: migrations are done on the connection the store gives."""

from __future__ import annotations

from alembic import context

from deductio.tables.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
