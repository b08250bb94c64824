"""How Alembic runs the migrations: on the connection that `unobot.storage.database` hands over."""

from alembic import context

from unobot.storage.schema import Base

connection = context.config.attributes.get("connection")
if connection is None:
    raise SystemExit("The migrations run by themselves when unobot starts; here only `revision` and `history` work.")

# One transaction for the whole way up, also on SQLite: a process killed in between leaves the old schema.
context.configure(connection=connection, target_metadata=Base.metadata, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
