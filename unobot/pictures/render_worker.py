"""Render SVGs in a process of their own: ``python -m unobot.pictures.render_worker``.

Rendering holds Python's global lock, so the bot lets another process do it and answers presses meanwhile. All numbers
are unsigned, 32 bits long and big-endian:

* A request is the width in pixels, the length of the SVG in bytes, and the SVG.
* An answer is the length of the PNG in bytes (0 if rendering failed), and the PNG.

The process ends when its input ends, or when its output is closed.
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
    """Answer requests until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot, and the end of the bot ends the input
    source, target = sys.stdin.buffer, sys.stdout.buffer
    while len(head := source.read(REQUEST.size)) == REQUEST.size:
        width, length = REQUEST.unpack(head)
        try:
            picture = png(source.read(length).decode(), width)
        except BaseException:  # noqa: BLE001 - a panic of resvg is not an Exception, and the next picture may be fine
            picture = b""
        try:
            target.write(ANSWER.pack(len(picture)) + picture)
            target.flush()
        except BrokenPipeError:  # the bot was killed
            os.dup2(
                os.open(os.devnull, os.O_WRONLY), target.fileno()
            )  # without this, Python writes the rest again at exit
            return


if __name__ == "__main__":
    main()
