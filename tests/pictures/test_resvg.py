"""Test that a bot renders no SVG itself: its render worker does, and only the worker has resvg's fonts in memory."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import sys
from io import BytesIO

from PIL import Image

import unobot.bot.client
from unobot.pictures.collage import Tiles
from unobot.pictures.hand_art import hand_collage
from unobot.pictures.table_art import RingSeat, table_collage
from unobot.rules.cards import Card, Color


def render(svg, width):
    file = BytesIO()
    Image.new("RGBA", (width, 500)).save(file, "PNG")
    return file.getvalue()


tiles = Tiles(render)
for collage in (
    hand_collage("R7+ G1- W+"),
    table_collage([RingSeat(0, 7), RingSeat(1, None)], 0, 1, Card("R7"), Color.RED, 80),
):
    print(len(tiles.png(collage, 480)) > 0)
print("resvg_py" in sys.modules)
"""


def test_a_bot_that_pastes_tiles_does_not_import_resvg() -> None:
    printed = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True).stdout
    assert printed.split() == ["True", "True", "False"]
