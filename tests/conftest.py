"""What every test shares: a surrounding without any setting of the person who runs them."""

import os

import pytest


@pytest.fixture(autouse=True)
def _no_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in os.environ:
        if name.upper() in ("DISCORD_TOKEN", "DATABASE_URL") or name.upper().startswith("UNOBOT_"):
            monkeypatch.delenv(name)
