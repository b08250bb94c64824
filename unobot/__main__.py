"""Run the command `unobot` with `python -m unobot`."""

from unobot.cli import main

main()
