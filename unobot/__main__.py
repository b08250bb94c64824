"""Run the command `unobot` by `python -m unobot`."""

from unobot.cli import main

main()
