"""Give the free space of a database back to the disk."""

import asyncio

from sqlalchemy import text

from unobot.storage.compaction import rewrite_file
from unobot.storage.database import explain_errors, file_of, plain_engine, schema_revision
from unobot.storage.instance import only_instance

from .access import read_snapshot


async def compact_database(url: str) -> tuple[int, int]:
    """Rewrite an SQLite file, or let PostgreSQL look for free space. Return the sizes before and after, in bytes.

    A file must have no other users, and its disk needs room for a copy. Raises `StorageError`, and `InUse` if a bot
    uses the file.
    """
    await read_snapshot(url, schema_revision)  # refuses what is not ours
    engine = plain_engine(url, patient=True, create=False)
    try:
        with explain_errors(engine.url):
            file = file_of(engine.url)
            if file is not None:
                async with only_instance(url, "compact"):
                    return await asyncio.to_thread(rewrite_file, file)
            async with engine.connect() as connection:
                await connection.execution_options(isolation_level="AUTOCOMMIT")
                size = text("SELECT pg_database_size(current_database())")
                before = (await connection.execute(size)).scalar_one()
                await connection.execute(text("VACUUM (ANALYZE)"))
                return before, (await connection.execute(size)).scalar_one()
    finally:
        await engine.dispose()
