"""The bot's application emojis: the cards, the marks of the colors and the emblems. The bot uploads them itself.

Each application has its own emojis, so each installation of the bot uploads them once. The name of an emoji contains a
hash of its drawing, so existing emojis are found by name. Screens show plain Unicode for one that is not there yet.

The owner of the application can delete them. Then Discord refuses messages with them, and they are uploaded again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

import discord
import msgspec

from unobot.bot.discord_api.error_codes import UNREACHABLE, reason
from unobot.model.storage_errors import StorageError
from unobot.model.stores import MetaStore
from unobot.pictures.emoji_art import emojis, is_bot_emoji

log = logging.getLogger(__name__)

IDS_KEY = "emojis"
"""The database key of an application's emoji ids, stored as JSON: an object from name to id."""
FIRST_RETRY_GAP, MAX_RETRY_GAP = 60.0, 3600.0
"""Seconds until the next try: the first and the longest wait. Discord does not document the limit."""
CHECK_GAP = 60.0
"""Seconds between two checks of the stored ids, which another process may have changed."""


@dataclass(frozen=True, slots=True)
class SyncResult:
    """The result of a synchronization."""

    uploaded: int
    removed: int
    unchanged: int


class Emojis:
    """The emojis of this process.

    ``by_key`` maps a card, a color or an emblem to its emoji's text. After an update with new or changed cards, it has
    the others until those are uploaded. It is empty at the first start, until those of the official game are there, and
    after Discord has refused an emoji.
    """

    def __init__(self, client: discord.Client, store: MetaStore) -> None:
        self.by_key: Mapping[str, str] = MappingProxyType({})
        self._client = client
        self._store = store
        self.are_wanted = True
        """Whether the admin wants them: the setting UNOBOT_EMOJIS."""
        self._uploads = False
        self._ids: dict[str, int] = {}
        """The ids by name, also while they are refused."""
        self._are_refused = False
        self._wait = FIRST_RETRY_GAP
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    async def begin(self, *, uploads: bool) -> None:
        """Load the stored ids. If some are missing, get them in the background.

        ``uploads``: whether this process uploads missing emojis. Other processes only check the database now and then.
        """
        self._uploads = uploads
        if await self._load():
            self._start_in(CHECK_GAP)
        else:
            self._start()

    def handle_refusal(self, ids: Collection[int]) -> None:
        """Use Unicode from now on if Discord has refused one of these emojis, and get emojis again in the background.

        A message that was made before the last upload says nothing about the present emojis.
        """
        if self.by_key and not set(ids).isdisjoint(self._ids.values()):
            log.warning("Discord refuses the emojis: screens have plain signs until they are uploaded again")
            self.by_key = MappingProxyType({})
            self._are_refused = True
            if self._task is None or self._task.done():
                self._start()

    async def close(self) -> None:
        """Stop an upload in progress; the next start continues it."""
        if self._timer is not None:
            self._timer.cancel()
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def sync(self) -> SyncResult:
        """Upload missing emojis, delete the emojis of older versions, and store the ids.

        Most tables have the official game, so its emojis come first, and screens show them before the others are there.
        Raises `discord.HTTPException` and `StorageError`. The next try finds the emojis that were already uploaded.
        """
        existing = await self._client.fetch_application_emojis()
        for unusable in [emoji for emoji in existing if is_bot_emoji(emoji.name) and not emoji.available]:
            await unusable.delete()  # its name is free again
            existing.remove(unusable)
        ids = {emoji.name: emoji.id for emoji in existing}
        missing = [emoji for emoji in emojis() if emoji.name not in ids]
        current: dict[str, int] = {}
        for is_common in (True, False):
            for emoji in missing:
                if emoji.is_common is is_common:
                    picture = await asyncio.to_thread(emoji.png)
                    uploaded = await self._client.create_application_emoji(name=emoji.name, image=picture)
                    ids[emoji.name] = uploaded.id
            current = {emoji.name: ids[emoji.name] for emoji in emojis() if emoji.name in ids}
            await self._store.set_meta(self._application_id, IDS_KEY, msgspec.json.encode(current).decode())
            self._use(current)
        current_ids = set(current.values())
        old = [emoji for emoji in existing if is_bot_emoji(emoji.name) and emoji.id not in current_ids]
        for outdated in old:
            await outdated.delete()
        return SyncResult(len(missing), len(old), len(current) - len(missing))

    async def _read_ids(self) -> dict[str, int]:
        """Return the stored ids of the present emojis, by name."""
        stored = await self._store.meta(self._application_id, IDS_KEY)
        try:
            ids = msgspec.json.decode(stored or "{}", type=dict[str, int])
        except ValueError:  # as if nothing was known: the next synchronization writes them again
            return {}
        return {emoji.name: ids[emoji.name] for emoji in emojis() if emoji.name in ids}

    async def _load(self) -> bool:
        """Use the stored ids; return whether they are complete. There are none after another process met a refusal."""
        ids = await self._read_ids()
        self._use(ids)
        return len(ids) == len(emojis())

    async def _replace(self) -> bool:
        """Replace refused emojis; return whether their ids have changed.

        If the emojis still exist, Discord may accept them again later.
        """
        old, stored = self._ids, await self._read_ids()
        if len(stored) == len(emojis()) and stored != old:
            self._use(stored)  # another process was faster
        elif self._uploads:
            await self._upload()
        elif not {emoji.id for emoji in await self._client.fetch_application_emojis()}.issuperset(old.values()):
            await self._store.set_meta(self._application_id, IDS_KEY, "{}")  # the process that uploads sees it
        self._are_refused = False
        if self._ids == old:
            self.by_key = MappingProxyType({})
            return False
        return True

    async def _upload(self) -> None:
        synced = await self.sync()
        log.info("%d emojis uploaded, %d old ones removed", synced.uploaded, synced.removed)

    def _use(self, ids: Mapping[str, int]) -> None:
        if ids != self._ids or not self.by_key:
            self._ids = dict(ids)
            present = [emoji for emoji in emojis() if emoji.name in ids]
            self.by_key = MappingProxyType({emoji.key: f"<:{emoji.name}:{ids[emoji.name]}>" for emoji in present})

    def _start(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._task = asyncio.create_task(self._run(), name="emojis")

    def _start_in(self, seconds: float) -> None:
        self._timer = asyncio.get_running_loop().call_later(seconds, self._start)

    async def _run(self) -> None:
        try:
            if self._are_refused:
                is_done = await self._replace()
            elif not (is_done := await self._load()) and self._uploads:
                await self._upload()
                is_done = True
        except (*UNREACHABLE, discord.RateLimited, StorageError) as error:
            if len(self.by_key) < len(emojis()):
                log.warning("the emojis are not complete yet; trying again later: %s", reason(error))
            is_done = False
        except Exception:  # the game works without emojis
            log.exception("the emojis could not be uploaded")
            return
        if is_done:
            self._wait = FIRST_RETRY_GAP
            self._start_in(CHECK_GAP)
        else:
            self._start_in(self._wait)
            self._wait = min(2 * self._wait, MAX_RETRY_GAP)

    @property
    def _application_id(self) -> int:
        assert self._client.application_id is not None  # known since the login
        return self._client.application_id


def emoji_texts(texts: Mapping[str, str], cards: Sequence[str]) -> list[str | None]:
    """Return the emoji text of each card, or None for a missing one. ``texts``: the emoji texts, by name."""
    names = {str(emoji.key): emoji.name for emoji in emojis()}
    return [texts.get(names.get(card, "")) for card in cards]
