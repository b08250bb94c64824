"""A folder of backups: the name of a new one, and which old ones go."""

from __future__ import annotations

import re
from contextlib import suppress
from datetime import datetime
from pathlib import Path

_NAME = re.compile(r"unobot-\d{8}T\d{6}Z\.db")


def is_folder(path: Path, *, keeps: bool) -> bool:
    """Return whether an admin means a folder: it is one, or it is missing and ``keeps`` backups.

    The name of a missing folder has no ending such as ``.db``.
    """
    return path.is_dir() or (keeps and not path.suffix and not path.exists())


def new_name(folder: Path, now: datetime) -> Path:
    """Return the path of a new backup. ``now``: in UTC."""
    return folder / f"unobot-{now:%Y%m%dT%H%M%S}Z.db"


def remove_old(folder: Path, keep: int) -> list[Path]:
    """Delete all but the newest ``keep`` backups whose names are from `new_name`. Return the deleted ones."""
    backups = sorted(path for path in folder.iterdir() if _NAME.fullmatch(path.name) and path.is_file())
    deleted = []
    for backup in backups[:-keep]:
        with suppress(OSError):  # another account owns it
            backup.unlink()
            deleted.append(backup)
    return deleted
