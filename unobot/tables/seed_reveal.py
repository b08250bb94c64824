"""The seed reveal of a finished match: its seed, its record, and whether the two agree."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from hashlib import sha256
from typing import Literal

from unobot.records.audit import Audit, audit_records
from unobot.records.writer import write_record
from unobot.rules.match import Entry
from unobot.storage.states import MatchState, TableState
from unobot.storage.store import Store
from unobot.tables.errors import Refused
from unobot.tables.match_records import match_record
from unobot.tables.shared_deals import check_unsealed


@dataclass(frozen=True, slots=True)
class SeedReveal:
    """The public facts about the randomness of a finished match."""

    seed: str
    """The seed in hexadecimal."""
    start: int
    """The id of the interaction that started the match, or of the message that called its players."""
    commitment: str
    """The commitment that the table showed before the match."""
    record: str
    """The record, with one JSON object per line."""
    audit: Audit
    """The result of repeating every shuffle and lot of the record."""
    call: Literal["", "own", "first"] = ""
    """At a table of a tournament, the message whose id is the start: the call to this table, or to the first one."""

    @property
    def is_kept(self) -> bool:
        """Whether the seed matches the table's commitment."""
        return self.commitment == sha256(bytes.fromhex(self.seed)).hexdigest()


async def reveal_seed(state: TableState, store: Store) -> SeedReveal:
    """Return the seed reveal of a table's match. Raises `Refused` if there was no match, or it is not over.

    It is refused, too, as long as another table plays the same deal.
    """
    if state.match_id is None:
        raise Refused("refused-nothing-dealt")
    match, log = await store.load_match(state.match_id)
    if not match.over:  # the database decides, because this process may be outdated
        raise Refused("refused-not-over")
    await check_unsealed(state, store)
    return await asyncio.to_thread(_seed_reveal, state, match, log)


def _seed_reveal(state: TableState, match: MatchState, log: list[Entry]) -> SeedReveal:
    lines = [f"{line}\n" for line in write_record(match_record(state, match, log))]
    options = state.options
    return SeedReveal(
        seed=match.seed.hex(),
        start=match.salt,
        commitment=sha256(state.secret).hexdigest(),
        record="".join(lines),
        audit=next(audit_records(lines)),
        call="" if not options.tournament else "first" if options.duplicate else "own",
    )
