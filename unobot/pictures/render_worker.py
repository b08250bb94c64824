"""Draw SVGs in a process: ``python -m unobot.pictures.render_worker`` turns SVGs from its input into pictures.

Drawing holds Python's lock for as long as it takes, so a bot that has presses to answer lets another process do it. One
request is width and length (two unsigned 32-bit numbers, the most significant byte first) and the SVG, one answer the
length (0: it could not be drawn) and the PNG. Ends with its input, or when nobody takes its output any more.
"""

from __future__ import annotations

import os
import signal
import struct
import sys

from unobot.pictures.art import png

REQUEST = struct.Struct(">II")
ANSWER = struct.Struct(">I")


def main() -> None:
    """Draw until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot, whose end ends the input
    source, target = sys.stdin.buffer, sys.stdout.buffer
    while len(head := source.read(REQUEST.size)) == REQUEST.size:
        width, length = REQUEST.unpack(head)
        try:
            picture = png(source.read(length).decode(), width)
        except BaseException:  # noqa: BLE001 - a panic of resvg is no Exception, and the next picture may be fine
            picture = b""
        try:
            target.write(ANSWER.pack(len(picture)) + picture)
            target.flush()
        except BrokenPipeError:  # the bot was killed
            os.dup2(os.open(os.devnull, os.O_WRONLY), target.fileno())  # else what is left is tried again at the exit
            return


if __name__ == "__main__":
    main()
