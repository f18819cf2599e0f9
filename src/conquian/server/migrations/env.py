"""Alembic's way in: run the revisions over the connection that `migrate` hands it."""

from alembic import context

from conquian.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
