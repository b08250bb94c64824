"""Run the command `unobot` with `python -m unobot`."""

import sys

from unobot.exit_status import CONFIGURATION

try:
    from unobot.cli import main
except ModuleNotFoundError as error:
    if (error.name or "").startswith("unobot"):
        raise
    sys.stderr.write(
        f"unobot is not installed for this Python, {sys.executable} ({error.name} is missing): "
        "use the one that it was installed with, such as .venv/bin/python.\n"
    )
    sys.exit(CONFIGURATION)

main()
