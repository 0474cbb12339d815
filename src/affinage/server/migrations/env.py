"""Alembic asks here how to reach the database: by the connection that the store has handed over."""

from alembic import context

from affinage.server.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, transactional_ddl=True)
context.run_migrations()
