"""Build the pool of the engines in the settings."""

from __future__ import annotations

import os
from pathlib import Path

from msgspec.structs import replace

from unobot.ai.level_names import SEATED
from unobot.settings import Settings, SettingsError
from unobot.tables.ai_seats.engine_pool import EnginePool, EngineSpec


def engines_of(settings: Settings) -> EnginePool:
    """Return the pool of the engines in the settings.

    Raises `SettingsError` if an engine has the name of a level, or if its program does not exist.
    """
    specs = []
    for name, engine in settings.engines.items():
        if name.lower() in SEATED:
            raise SettingsError(f"UNOBOT_ENGINES must not call an engine {name}: that is an AI's level.")
        spec = EngineSpec(
            name=name,
            argv=engine.command,
            cwd=engine.directory or Path(os.sep),  # it gets an empty directory later, where no relative path works
            move=engine.seconds,
            think=engine.think,
            memory=engine.memory_mb * 1024**2,
        )
        if spec.program is None:
            raise SettingsError(f"UNOBOT_ENGINES: there is no program {engine.command[0]!r} for the engine {name}.")
        specs.append(replace(spec, cwd=engine.directory))
    return EnginePool(specs, settings.engine_processes)
