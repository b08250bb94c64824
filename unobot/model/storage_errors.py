"""The ways in which the database can fail its callers."""


class StorageError(Exception):
    """The database cannot be used, or refused a change and changed nothing. The text is one sentence."""

    is_outage = False
    """Whether the database is away. The log tells that once, so it leaves out what follows from it."""


class Unreachable(StorageError):
    """The database is away: its server, the connection or the disk."""

    is_outage = True


class UnusableDatabase(StorageError):
    """The address is wrong, or the database is not one of this unobot. Another try cannot help."""


class InUse(StorageError):
    """Another process serves the database."""


class Occupied(StorageError):
    """Other processes serve the database, and this one cannot run beside them until something is changed."""


class WrongFile(UnusableDatabase):
    """The address names something else than a database file of unobot, and nothing was changed."""


class UnreleasedSchema(WrongFile):
    """The database was made in the development of unobot, with a schema that was never released."""

    def __init__(self, where: str, revision: str) -> None:
        super().__init__(
            f"{where} has the schema {revision}, which was never released, and this unobot cannot upgrade it: "
            "export its finished matches with the version that made it (`unobot db export FILE`), "
            "and start with a new database."
        )
        self.revision = revision


class FailedUpgrade(UnusableDatabase):
    """A migration failed. The database has its old schema."""


class Unsure(StorageError):
    """The connection was lost before the database said whether it stored a change."""

    is_outage = True


class Damaged(StorageError):
    """A row cannot be read: its data is damaged, or a newer unobot wrote it. The row stays as it is."""

    def __init__(self, row: str, why: object) -> None:
        reason = str(why).strip().rstrip(".") or type(why).__name__
        super().__init__(f"{row} cannot be read ({reason}).")


class Overtaken(Exception):
    """Another process has written the table, or this ply of its match, since it was read. Nothing was changed."""


class ChannelTaken(Exception):
    """The channel already has a table that is not closed, or a tournament that is not over."""
