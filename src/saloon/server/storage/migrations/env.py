"""What Alembic runs: the revisions, on the connection that `saloon.server.storage.migrate` hands over."""

from alembic import context

from saloon.server.storage.schema import META

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=META, render_as_batch=True)
with context.begin_transaction():  # the caller's own: everything, or nothing
    context.run_migrations()
