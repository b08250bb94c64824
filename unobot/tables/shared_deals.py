"""Deals that several tables share, as in a duplicate round: what gives them away waits for the last of these tables."""

from __future__ import annotations

from unobot.storage.states import TableState
from unobot.storage.store import Store
from unobot.storage.tournaments import Tournaments
from unobot.tables.errors import Refused


async def check_unsealed(state: TableState, store: Store) -> None:
    """Raise `Refused` if another table still plays the deal of this one. Raises `StorageError`, too."""
    if (
        state.options.duplicate
        and state.guild_id is not None
        and await Tournaments(store).is_played(state.guild_id, state.options.tournament)
    ):
        raise Refused("refused-sealed")
