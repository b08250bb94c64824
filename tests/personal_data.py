"""All that is stored about a person, as one object."""

from __future__ import annotations

from typing import Any

from unobot.features.privacy.store import PersonalData


async def exported(data: PersonalData, user_id: int, now: float) -> dict[str, Any]:
    """Return the parts of an export together, as a reader of the file has them."""
    whole: dict[str, Any] = {}
    async for part in data.export_parts(user_id, now):
        for name, value in part.items():
            whole[name] = whole[name] + value if name in whole else value
    return whole
