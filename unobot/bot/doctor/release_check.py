"""Check whether a newer release exists, if an admin has set the address that tells it."""

from __future__ import annotations

from unobot.diagnosis import CheckResult, note, ok
from unobot.release_address import ReleaseUnknown, is_newer, newest_release
from unobot.settings import Settings
from unobot.version import RELEASE


async def check_release(settings: Settings) -> list[CheckResult]:
    """Return the result, or none without an address."""
    if settings.release_url is None:
        return []
    try:
        release = await newest_release(settings.release_url)
    except ReleaseUnknown as error:
        return [note("release", f"UNOBOT_RELEASE_URL does not tell the newest release: {error}", "Check the address.")]
    if is_newer(release):
        sentence = f"unobot {release} is released, and this is {RELEASE}"
        return [note("release", sentence, "docs/operations.md has the steps of an upgrade.")]
    return [ok("release", f"{RELEASE} is the newest release")]
