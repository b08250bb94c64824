"""Damage in the database: it costs its own table or person only."""

from .database import StorageError


class Damaged(StorageError):
    """A row cannot be read: its data is damaged, or a newer unobot wrote it. The row stays as it is."""

    def __init__(self, row: str, why: object) -> None:
        said = str(why).strip().rstrip(".") or type(why).__name__
        super().__init__(f"{row} cannot be read ({said}).")
