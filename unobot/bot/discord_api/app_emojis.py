"""The bot's own emojis: the cards and the marks of the colors, which it uploads by itself.

Each application has its own emojis, so each host of the bot uploads them once. An emoji that is there already is found
by its name, which tells how it is drawn. Until all are there, screens show plain Unicode.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

import discord
import msgspec

from unobot.bot.discord_api.error_codes import UNREACHABLE, reason
from unobot.pictures.emoji_art import emojis, is_ours
from unobot.storage.store import StorageError, Store

log = logging.getLogger(__name__)

KNOWN = "emojis"
"""Under this key, for each application: the ids of the emojis by their names, as JSON."""
RETRY_FIRST, RETRY_MOST = 60.0, 3600.0
"""Seconds until the next try: the first wait, and the longest one. Discord does not document the limit."""


@dataclass(frozen=True, slots=True)
class Synced:
    """The result of a synchronization."""

    uploaded: int
    removed: int
    kept: int


class Emojis:
    """One for the process. ``by_key`` is what screens take: what to write for a card or a color; empty until then."""

    def __init__(self, client: discord.Client, store: Store) -> None:
        self.by_key: Mapping[str, str] = MappingProxyType({})
        self._client = client
        self._store = store
        self._wait = RETRY_FIRST
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    async def begin(self, *, uploads: bool) -> None:
        """Take up what is known to be there, and see to the rest in the background.

        ``uploads`` says whether this process is the one that uploads; the others look now and then.
        """
        if not await self._load():
            self._start(uploads=uploads)

    async def close(self) -> None:
        """Leave it as it is; the next start goes on."""
        if self._timer is not None:
            self._timer.cancel()
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def sync(self) -> Synced:
        """Upload what is missing, take away what older versions left, remember the ids.

        Raises what Discord raises, and `StorageError`; what was uploaded until then is found by the next try.
        """
        there = await self._client.fetch_application_emojis()
        ids = {emoji.name: emoji.id for emoji in there}
        missing = [emoji for emoji in emojis() if emoji.name not in ids]
        for emoji in missing:
            picture = await asyncio.to_thread(emoji.png)
            uploaded = await self._client.create_application_emoji(name=emoji.name, image=picture)
            ids[emoji.name] = uploaded.id
        current = {emoji.name: ids[emoji.name] for emoji in emojis()}
        await self._store.set_meta(self._application_id, KNOWN, msgspec.json.encode(current).decode())
        self._use(current)
        known = set(current.values())
        old = [emoji for emoji in there if is_ours(emoji.name) and emoji.id not in known]
        for gone in old:
            await gone.delete()
        return Synced(len(missing), len(old), len(current) - len(missing))

    async def _load(self) -> bool:
        """Whether all are known to be there."""
        stored = await self._store.meta(self._application_id, KNOWN)
        try:
            ids = msgspec.json.decode(stored or "{}", type=dict[str, int])
        except ValueError:  # as if nothing was known: the next synchronization writes them again
            return False
        if any(emoji.name not in ids for emoji in emojis()):
            return False
        self._use(ids)
        return True

    def _use(self, ids: Mapping[str, int]) -> None:
        self.by_key = MappingProxyType({each.key: f"<:{each.name}:{ids[each.name]}>" for each in emojis()})

    def _start(self, *, uploads: bool) -> None:
        self._timer = None
        self._task = asyncio.create_task(self._work(uploads=uploads), name="emojis")

    async def _work(self, *, uploads: bool) -> None:
        try:
            if not uploads:
                done = await self._load()
            else:
                synced = await self.sync()
                log.info("%d emojis uploaded, %d old ones removed", synced.uploaded, synced.removed)
                done = True
        except (*UNREACHABLE, discord.RateLimited, StorageError) as error:
            log.warning("the emojis are not complete yet, which is tried again: %s", reason(error))
            done = False
        except Exception:  # whatever it is: the game goes on without pictures
            log.exception("the emojis could not be uploaded")
            return
        if not done:
            self._timer = asyncio.get_running_loop().call_later(self._wait, lambda: self._start(uploads=uploads))
            self._wait = min(2 * self._wait, RETRY_MOST)

    @property
    def _application_id(self) -> int:
        assert self._client.application_id is not None  # known since the login
        return self._client.application_id


async def sync(token: str, database_url: str) -> Synced:
    """Upload the emojis for `unobot emojis sync`, without a connection to the gateway.

    Raises `discord.LoginFailure`, `discord.HTTPException`, `OSError` and `StorageError`.
    """
    store = await Store.open(database_url)
    try:
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(token)
            return await Emojis(client, store).sync()
    finally:
        await store.close()
