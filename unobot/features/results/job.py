"""Ratings that are found again: the seasons of a server changed, or one of its people became a former player."""

from __future__ import annotations

from collections.abc import Callable

from unobot.features.results.store import Results
from unobot.tables.job import Job, Part


class RatingsUpkeep(Job):
    """The daily look at the ratings of the servers of this process (``at_home``)."""

    def __init__(self, results: Results, at_home: Callable[[int | None], bool]) -> None:
        self._results = results
        self._at_home = at_home

    async def clean_up(self, part: Part) -> None:
        """Rate the people of each server again that needs it."""
        with part("finding outdated ratings"):
            for server_id in filter(self._at_home, await self._results.servers_to_rebuild()):
                with part(f"rating the people of server {server_id}"):
                    await self._results.rebuild_ratings(server_id, is_behind=True)
