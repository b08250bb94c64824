"""Deals that several tables share, as in a duplicate round: what gives them away waits for the last of these tables."""

from __future__ import annotations

from unobot.model.refused import Refused
from unobot.model.stores import DealStore
from unobot.model.table import TableState


def is_shared(state: TableState) -> bool:
    """Return whether other tables have the same deal."""
    return state.options.duplicate and bool(state.options.tournament)  # older rematches of such tables have no mark


async def is_sealed(state: TableState, deals: DealStore) -> bool:
    """Return whether a table, this one or another one, still plays the deal of this one. Raises `StorageError`."""
    if not is_shared(state) or state.guild_id is None:
        return False
    return await deals.is_played(state.guild_id, state.options.tournament)


async def check_unsealed(state: TableState, deals: DealStore) -> None:
    """Raise `Refused` if another table still plays the deal of this one. Raises `StorageError`, too."""
    if await is_sealed(state, deals):
        raise Refused("refused-sealed")
