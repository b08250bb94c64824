"""Run the migrations on the connection of `unobot.storage.migration`. Alembic calls this file."""

from alembic import context

from unobot.database_tables import METADATA

connection = context.config.attributes.get("connection")
if connection is None:
    raise SystemExit("unobot runs the migrations when it starts. Alembic itself can only run `revision` and `history`.")

# All migrations are one transaction, also on SQLite: a process killed meanwhile leaves the old schema.
context.configure(connection=connection, target_metadata=METADATA, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
