"""The seed reveal of a finished match: its seed, its record, and whether the two agree."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from hashlib import sha256
from typing import Literal

from unobot.model.refused import Refused
from unobot.model.stores import DealStore, MatchStore
from unobot.model.table import MatchState, TableState
from unobot.records.audit import Audit, audit_records
from unobot.records.writer import write_record
from unobot.rules.match import Entry
from unobot.tables.match_records import match_record
from unobot.tables.shared_deals import check_unsealed


@dataclass(frozen=True, slots=True)
class Proof:
    """The proof that a fingerprint gives. It depends on when and where it was shown."""

    kind: Literal["lobby", "ready", "late", "tournament"]
    """How the secret was sealed.

    * ``lobby``: the lobby showed the fingerprint before the start.
    * ``ready``: *Check the deal* of an earlier match showed it to the host.
    * ``late``: nobody could see it before the start.
    * ``tournament``: the secret is derived from the tournament's secret.
    """
    tournament: str = ""
    """The fingerprint that the message of the tournament shows."""


BY_LOBBY = Proof("lobby")


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
    proof: Proof = BY_LOBBY
    """The proof that the fingerprint gives."""

    @property
    def is_kept(self) -> bool:
        """Whether the seed matches the table's commitment."""
        return self.commitment == sha256(bytes.fromhex(self.seed)).hexdigest()


async def reveal_seed(state: TableState, store: MatchStore, deals: DealStore) -> SeedReveal:
    """Return the seed reveal of a table's match. Raises `Refused` if there was no match, or it is not over.

    Raises `Refused`, too, as long as another table plays the same deal.
    """
    if state.match_id is None:
        raise Refused("refused-nothing-dealt")
    match, log = await store.load_match(state.match_id)
    if not match.over:  # the database decides, because this process may be outdated
        raise Refused("refused-not-over")
    await check_unsealed(state, deals)
    return await asyncio.to_thread(_seed_reveal, state, match, log, await proof_of(state, deals))


async def proof_of(state: TableState, deals: DealStore) -> Proof:
    """Return what the fingerprint of a table proves. Raises `StorageError`."""
    if not state.options.tournament:
        return Proof(state.options.seal or "lobby")
    fingerprint = await deals.fingerprint_of(state.options.tournament, state.secret)
    if fingerprint is None:
        return Proof("late")  # an older version drew it after the call
    return Proof("tournament", fingerprint)


def _seed_reveal(state: TableState, match: MatchState, log: list[Entry], proof: Proof) -> SeedReveal:
    lines = [f"{line}\n" for line in write_record(match_record(state, match, log))]
    options = state.options
    return SeedReveal(
        seed=match.seed.hex(),
        start=match.salt,
        commitment=sha256(state.secret).hexdigest(),
        record="".join(lines),
        audit=next(audit_records(lines)),
        proof=proof,
        call="" if not options.tournament else "first" if options.duplicate else "own",
    )
