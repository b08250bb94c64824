"""Compare the tables of a database with those that its revision makes.

A database says only the id of its schema. A version of the development, or a hand, may have made other tables with the
same id. So `migrations/tables/` has a file for each revision: a line for each column and each index.
"""

from sqlalchemy import Connection, text

from . import migration_files

INVENTORY_FOLDER = "tables"
"""The folder in `migrations/` with the inventory of each revision."""
_KINDS = {"double precision": "double", "bytea": "blob"}
"""The names of types that PostgreSQL and SQLite call differently."""
_COLUMNS = {
    "sqlite": 'SELECT t.name, c.name, lower(c.type), c."notnull" '
    "FROM sqlite_master AS t, pragma_table_info(t.name) AS c WHERE t.type = 'table'",
    "postgresql": "SELECT table_name, column_name, data_type, is_nullable = 'NO' "
    "FROM information_schema.columns WHERE table_schema = current_schema()",
}
_INDEXES = {
    "sqlite": "SELECT tbl_name, name FROM sqlite_master WHERE type = 'index'",
    "postgresql": "SELECT tablename, indexname FROM pg_indexes WHERE schemaname = current_schema()",
}


def inventory(connection: Connection) -> list[str]:
    """Return the sorted lines of a database, such as ``seat.name text not null`` and ``seat index ix_seat_user_id``."""
    columns, indexes = (queries[connection.dialect.name] for queries in (_COLUMNS, _INDEXES))
    lines = [
        f"{table}.{column} {_KINDS.get(kind, kind)}{' not null' if is_required else ''}"
        for table, column, kind, is_required in connection.execute(text(columns))
    ]
    lines += [f"{table} index {name}" for table, name in connection.execute(text(indexes)) if name.startswith("ix_")]
    return sorted(lines)


def missing_lines(connection: Connection, revision: str) -> list[str]:
    """Return the lines of a revision's inventory that a database lacks. Other tables and columns do no harm.

    Raises `OSError` if the inventory cannot be read.
    """
    expected = (migration_files.migrations() / INVENTORY_FOLDER / f"{revision}.txt").read_text("utf-8").splitlines()
    present = set(inventory(connection))
    return [line for line in expected if line not in present]
