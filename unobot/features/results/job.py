"""Rebuild outdated ratings after the seasons of a server changed, or a person became a former player."""

from __future__ import annotations

from collections.abc import Callable

from unobot.features.results.store import Results
from unobot.tables.job import Job, Part


class RatingsUpkeep(Job):
    """Rebuilds outdated ratings once a day. ``at_home``: returns whether this process serves a server."""

    def __init__(self, results: Results, at_home: Callable[[int | None], bool]) -> None:
        self._results = results
        self._at_home = at_home

    async def clean_up(self, part: Part) -> None:
        """Rebuild the ratings of each server whose ratings are outdated."""
        with part("finding outdated ratings"):
            for server_id in filter(self._at_home, await self._results.servers_to_rebuild()):
                with part(f"rating the people of server {server_id}"):
                    await self._results.rebuild_ratings(server_id, is_behind=True)
