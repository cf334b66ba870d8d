"""How migrations are run: on the connection that the server gives."""

from alembic import context

from meadhall.server.storage.database import tables

context.configure(connection=context.config.attributes["connection"], target_metadata=tables, render_as_batch=True)
context.run_migrations()
