"""`python -m unobot` is the command `unobot`."""

from unobot.cli import main

main()
