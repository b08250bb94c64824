"""The reasons why a table rejects a request."""

from __future__ import annotations


class Refused(Exception):
    """The request is refused and the table is unchanged.

    ``reason`` is the message id in the language files. ``params`` are its placeables; one called ``when`` is a time in
    Unix seconds.
    """

    def __init__(self, reason: str, **params: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.params = params


class Stale(Refused):
    """The button belongs to an earlier move. Nothing is played, and the screen is only redrawn.

    ``reason`` and ``params`` can say what has happened meanwhile.
    """

    def __init__(self, reason: str = "refused-stale", **params: str | int) -> None:
        super().__init__(reason, **params)

    @property
    def is_explained(self) -> bool:
        """Whether the reason says what has happened meanwhile."""
        return self.reason != "refused-stale"
