"""The games of the last presses, so that a press does not repeat all moves of its game."""

from __future__ import annotations

from cachetools import LRUCache

from unobot.tables.solo.solo_game import SoloGame

KEPT = 150_000
"""The most entries of games that are kept. They take 45 MB, and are those of some hundred people in an evening."""


class KeptGames:
    """The last games of a process by the id in the database, at most `KEPT` entries of them together."""

    def __init__(self) -> None:
        self._games: LRUCache[int, SoloGame] = LRUCache(KEPT, lambda game: 1 + len(game.entries))

    def take(self, game_id: int, line: tuple[str, ...], names: tuple[str, ...]) -> SoloGame | None:
        """Take out the game with this line, whose seats had these names at first. Return None if it is not kept.

        It is taken out, so two presses at once never share a game.
        """
        game = self._games.pop(game_id, None)
        return game if game is not None and tuple(game.line) == line and game.names == names else None

    def keep(self, game_id: int, game: SoloGame) -> None:
        """Keep a game for the next press. Nobody may change it after this."""
        if len(game.entries) < KEPT:
            self._games[game_id] = game
