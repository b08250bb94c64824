"""The Chromium of this machine, if it has one. The driver (Playwright) brings none."""

from __future__ import annotations

import shutil

from playwright.sync_api import Browser, Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
PATIENCE = 120_000.0
"""The milliseconds after which a page hangs. A busy machine takes less."""
_OPTIONS = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage")
"""It opens pages of these tests only, so it needs no sandbox. Containers have little shared memory."""


def found() -> str | None:
    """Return the path of a Chromium, or ``None``."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def launched(playwright: Playwright, executable: str) -> Browser:
    """Start a Chromium without a window."""
    return playwright.chromium.launch(executable_path=executable, args=_OPTIONS, timeout=PATIENCE)
