"""Render SVGs in a separate process: ``python -m unobot.pictures.render_worker``.

Rendering holds the GIL, so the bot uses another process for it and can answer presses meanwhile. All numbers are
unsigned, 32 bits long and big-endian:

* A request is the width in pixels, the length of the SVG in bytes, and the SVG.
* An answer is the length of the picture in bytes (0 if rendering failed), and the PNG.

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
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C stops the bot, which then closes this input
    source, target = sys.stdin.buffer, sys.stdout.buffer
    while len(head := source.read(REQUEST.size)) == REQUEST.size:
        width, length = REQUEST.unpack(head)
        try:
            picture = png(source.read(length).decode(), width)
        except BaseException:  # noqa: BLE001 - a panic of resvg is not an Exception, and other pictures may work
            picture = b""
        try:
            target.write(ANSWER.pack(len(picture)) + picture)
            target.flush()
        except BrokenPipeError:  # the bot was killed
            os.dup2(
                os.open(os.devnull, os.O_WRONLY), target.fileno()
            )  # otherwise Python would write the buffered rest at exit
            return


if __name__ == "__main__":
    main()
