"""Who is told of what happens at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from unobot.tables.table import Table


class TableListener(Protocol):
    """Both calls only take notice: they run under the table's lock, so nothing may be awaited here."""

    def changed(self, table: Table) -> None:
        """Something that a screen shows has changed."""

    def let_go(self, table: Table) -> None:
        """This table is at home in another process, and may have changed there."""

    def remind(self, table: Table, user_id: int) -> None:
        """This person sleeps while it is their turn."""
