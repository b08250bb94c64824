"""Reasons for which a table does not do what a person asked."""

from __future__ import annotations


class Refused(Exception):
    """The table stays as it was. ``reason`` is the message id in the language files, ``params`` its placeables.

    A placeable called ``when`` is a moment in Unix seconds.
    """

    def __init__(self, reason: str, **params: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.params = params


class Stale(Refused):
    """The press belongs to an earlier move, so nothing is played: the screen is only drawn again."""

    def __init__(self) -> None:
        super().__init__("refused-stale")
