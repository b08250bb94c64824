"""Load the networks of AIs before their first decision, in a thread: the first one imports NumPy, which takes 0.2 s."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from unobot.ai import expert
from unobot.ai.levels import chooses_by_network
from unobot.rules.round import Round

_loaded: set[expert.NetworkKind] = set()
"""The networks that are loaded."""


async def load_network(levels: Iterable[str], round_state: Round) -> None:
    """Load the network by which AIs of these levels choose in a round, if there is one and it is not loaded yet."""
    kind = expert.network_kind(round_state.ruleset)
    if kind is None or kind in _loaded or not any(map(chooses_by_network, levels)):
        return
    await asyncio.to_thread(expert.load, kind)
    _loaded.add(kind)
