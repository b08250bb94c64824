"""Where the files of the migrations are."""

from pathlib import Path


def migrations() -> Path:
    """Return the folder of the migrations: inside an installed package, or beside the package in a checkout."""
    package = Path(__file__).parents[1]
    installed = package / "migrations"
    return installed if installed.is_dir() else package.parent / "migrations"
