"""Keep the secrets of the environment from other programs of this account, such as engines."""

import ctypes
import os
import sys

SECRETS = ("DISCORD_TOKEN", "DATABASE_URL")

_PR_SET_DUMPABLE = 4  # of prctl(2)


def is_secret(name: str) -> bool:
    """Return whether a variable is a secret. The case does not matter, as it does not for settings.

    A secret with the prefix of other settings is a mistake, but its value is still secret.
    """
    return name.upper().removeprefix("UNOBOT_") in SECRETS


def hide_secrets() -> None:
    """Hide the secrets of the environment, after the settings are read.

    Child processes do not inherit them. On Linux, only root and privileged programs can read the environment or the
    memory of this process from now on, or debug it. It leaves no core dump.
    """
    for name in [name for name in os.environ if is_secret(name)]:
        del os.environ[name]
    if sys.platform == "linux":
        # /proc/PID/environ shows the environment at the start, whatever the process deletes later.
        ctypes.CDLL(None).prctl(_PR_SET_DUMPABLE, 0, 0, 0, 0)
