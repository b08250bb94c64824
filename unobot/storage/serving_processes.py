"""Read from the leases which processes serve a PostgreSQL database, whatever version of unobot wrote them."""

from itertools import groupby
from typing import Any

from sqlalchemy import Connection, text

from unobot.model.serving_process import UNKNOWN, ServingProcess

_LIVE_LEASES = text(
    # All columns: those that this version knows may be missing, and a newer one may have more.
    "SELECT * FROM lease WHERE shard >= 0 AND expires > extract(epoch FROM clock_timestamp()) ORDER BY owner, shard"
)


def serving_processes(
    connection: Connection, application_id: int | None = None, besides: str = ""
) -> list[ServingProcess]:
    """Return the processes that hold leases now: of one application or of all, except the owner ``besides``."""
    rows = connection.execute(_LIVE_LEASES).mappings().all()
    return [
        _process(list(leases))
        for (application, owner), leases in groupby(rows, lambda row: (row["application_id"], row["owner"]))
        if owner != besides and application_id in (None, application)
    ]


def _process(leases: list[Any]) -> ServingProcess:
    first = leases[0]
    return ServingProcess(
        application_id=first["application_id"],
        shards=tuple(lease["shard"] for lease in leases),
        shard_count=first.get("shard_count", 0),
        schema=first.get("schema", ""),
        version=first.get("version", UNKNOWN),
        host=first.get("host", UNKNOWN),
    )
