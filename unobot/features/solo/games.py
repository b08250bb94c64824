"""The solo games of users: begin one, find it for a press, and store its next moves."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from msgspec.structs import replace

from unobot.features.replay.store import Replays
from unobot.features.solo.game import BrokenLineError, GameCache, SoloGame, WhatIf, names_at, what_if
from unobot.features.solo.store import SoloStore
from unobot.model.clock import Clock
from unobot.model.refused import Refused, Stale
from unobot.model.solo import SoloState
from unobot.model.storage_errors import Overtaken


@dataclass(frozen=True, slots=True)
class OpenGame:
    """A solo game of one press: the stored state, the start, and the game after its moves."""

    stored: SoloState
    start: WhatIf
    game: SoloGame


class SoloGames:
    """The solo games of a process. All methods raise `StorageError`."""

    def __init__(self, store: SoloStore, replays: Replays, clock: Clock) -> None:
        self._store = store
        self._replays = replays
        self._clock = clock
        self._cache = GameCache()

    async def begin(self, user_id: int, guild_id: int | None, start: WhatIf) -> OpenGame:
        """Begin a game at an entry of a finished match. Raises `Refused`."""
        replay = await self._replays.open(guild_id, start.table)
        what_if(replay, start, user_id)  # raises `Refused` for a seat that cannot be played on
        text = msgspec.json.encode(start).decode()
        row = SoloState(user_id=user_id, guild_id=guild_id, kind="what-if", start=text, touched=self._clock())
        stored = await self._store.begin(row)
        game = what_if(replay, start, user_id, stored.id)
        await game.load_network()
        game.start()
        return await self.save(OpenGame(stored, start, game))

    async def open(self, user_id: int, guild_id: int | None, game_id: int) -> OpenGame:
        """Return a game of this user. Raises `Refused` if the game, or its match, does not exist anymore."""
        stored = await self._store.load(game_id)
        if stored is None or stored.user_id != user_id:
            raise Refused("refused-solo-gone")
        return await self._open_game(stored, guild_id)

    async def _open_game(self, stored: SoloState, guild_id: int | None) -> OpenGame:
        try:
            start = msgspec.json.decode(stored.start, type=WhatIf)
            replay = await self._replays.open(guild_id, start.table)
            game = self._cache.pop(stored.id, stored.line, names_at(replay, start))
            return OpenGame(stored, start, game or what_if(replay, start, stored.user_id, stored.id, stored.line))
        except (BrokenLineError, msgspec.MsgspecError):
            raise Refused("refused-solo-broken") from None

    def cache(self, open_game: OpenGame) -> None:
        """Put a game into the cache for the next press. The caller must not change it after this."""
        self._cache.put(open_game.stored.id, open_game.game)

    async def save(self, open_game: OpenGame) -> OpenGame:
        """Store the moves of a game. Raises `Stale` if another press has stored other moves meanwhile."""
        line = tuple(open_game.game.line)
        if line == open_game.stored.line:
            return open_game
        try:
            stored = await self._store.save(replace(open_game.stored, line=line, touched=self._clock()))
        except Overtaken:
            raise Stale from None
        return OpenGame(stored, open_game.start, open_game.game)

    async def take_back(self, open_game: OpenGame) -> OpenGame:
        """Take back the user's last move and all later moves. Raises `Refused` if there is none, and `Stale`."""
        shorter = replace(open_game.stored, line=tuple(open_game.game.line_without_last_move()))
        before = await self._open_game(shorter, open_game.stored.guild_id)
        return await self.save(OpenGame(open_game.stored, open_game.start, before.game))
