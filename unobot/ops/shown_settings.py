"""All settings in words for an admin, without their secrets."""

from __future__ import annotations

from dataclasses import dataclass

from unobot.model.storage_errors import StorageError
from unobot.settings import Settings, sources, variable_of
from unobot.storage.database import display_address

MASK = "********"


@dataclass(frozen=True, slots=True)
class ShownSetting:
    """One setting: the name of its variable, its value in words, and where the value comes from."""

    name: str
    value: str
    source: str


def shown_settings(settings: Settings) -> list[ShownSetting]:
    """Return every setting. The token, the password of the database and the arguments of engines are left out."""
    return [ShownSetting(variable_of(field), _value(settings, field), source) for field, source in sources().items()]


def _value(settings: Settings, field: str) -> str:
    value = getattr(settings, field)
    if value is None:
        return "none"
    match field:
        case "discord_token":
            return MASK
        case "database_url":
            try:
                return display_address(settings.database_url)
            except StorageError as error:
                return f"not valid: {error}"
        case "engines":
            return ", ".join(f"{name} ({engine.command[0]})" for name, engine in settings.engines.items()) or "none"
        case "data_dir":
            return str(settings.data_dir.absolute())
    return str(value).lower() if isinstance(value, bool) else str(value)
