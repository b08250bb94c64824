"""Read and write JSON several times faster than discord.py does without orjson."""

from __future__ import annotations

import json
from typing import Any

import discord
import msgspec


def use_fast_json() -> None:
    """Let discord.py read and write JSON with msgspec in this process."""
    discord.utils._from_json = read_json  # noqa: SLF001  # discord.py assigns orjson here, if that is installed
    vars(discord.utils)["_to_json"] = write_json  # its parameter has another name there


def read_json(text: str) -> Any:  # noqa: ANN401 - any JSON
    """Return what a JSON text holds, as `json.loads` does. Raises `ValueError` for anything else."""
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError):
        return json.loads(text)  # a lone surrogate, for example in a name, must not end the connection


def write_json(value: Any) -> str:  # noqa: ANN401 - any JSON
    """Return a value as JSON. Infinite floats, which JSON lacks, become null. Raises `TypeError` for other types."""
    try:
        return msgspec.json.encode(value).decode()
    except (UnicodeError, OverflowError):
        return json.dumps(value)  # it has a lone surrogate, or an integer of more than 64 bits
