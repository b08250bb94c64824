"""The note in a database about its last backup. The backup writes it; the doctor and the metrics read it."""

NO_APPLICATION = 0
"""The application id of facts about the database itself."""
BACKED_UP = "backed up"
"""The database key of the time of the last backup, in Unix seconds."""
BACKUP_SIZE = "backup size"
"""The database key of the size of the last backup, in bytes."""
