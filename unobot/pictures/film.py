"""Join scenes to a GIF that explains itself: each scene is a picture with a caption below it.

The source of a film is one text, like an SVG.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from io import BytesIO
from typing import Any

from PIL import Image, ImageDraw

from unobot.pictures.art import DARK, LIGHT, png
from unobot.pictures.lettering import Part, draw_centered, draw_left
from unobot.pictures.table_art import CROWD_HEIGHT, WIDTH

WIDTHS = (480, 400, 320)
"""The widths in pixels that are tried until a film is small enough."""
MAX_SCENES = 40
MAX_BYTES = 2_000_000
CAPTION_HEIGHT = 0.2
"""The height of a caption, as a share of the width."""
PICTURE_HEIGHT = CROWD_HEIGHT / WIDTH
"""The height of a picture, as a share of the width."""
_MARK = '{"film":'
_COLORS = 96
_DIM = "#8a92a3"
_GOLD = "#ffd75e"
_SIZES = (0.05, 0.044, 0.038, 0.033)
"""The sizes of the letters of a caption, as shares of the width."""


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a list: an emblem with a name, and a number after it."""

    emblem: int
    name: str
    value: str = ""


@dataclass(frozen=True, slots=True)
class Scene:
    """One scene: a picture from above (``svg``) or a list of ``rows``, its caption, and how long it is shown.

    ``progress``: how much of the match is over, from 0 to 1. ``corner``: a few words in the corner of the picture.
    """

    svg: str
    caption: tuple[Part, ...]
    ground: str
    milliseconds: int
    progress: float
    rows: tuple[Row, ...] = ()
    corner: str = ""


def film_source(scenes: Sequence[Scene]) -> str:
    """Return scenes as one source for `film_gif`."""
    return f"{_MARK}{json.dumps([asdict(scene) for scene in scenes])}}}"


def film_gif(source: str) -> bytes:
    """Render a film as a GIF that repeats. Raises ``ValueError`` if it is too large in every width."""
    scenes = [_scene(values) for values in json.loads(source)["film"]]
    if not 0 < len(scenes) <= MAX_SCENES:
        raise ValueError(f"a film has 1 to {MAX_SCENES} scenes, not {len(scenes)}")
    gif = b""
    for width in WIDTHS:
        gif = _gif(scenes, width)
        if len(gif) <= MAX_BYTES:
            return gif
    raise ValueError(f"the film has {len(gif)} bytes, and {MAX_BYTES} are allowed")


def _scene(values: dict[str, Any]) -> Scene:
    rows = tuple(Row(**row) for row in values.pop("rows"))
    return Scene(**{**values, "caption": tuple(_part(part) for part in values["caption"])}, rows=rows)


def _part(value: str | list[Any]) -> Part:
    return value if isinstance(value, str) else (value[0], value[1])


def _gif(scenes: Sequence[Scene], width: int) -> bytes:
    images = [_image(scene, width) for scene in scenes]
    palette = _palette(images)
    frames = [image.quantize(palette=palette, dither=Image.Dither.NONE) for image in images]
    file = BytesIO()
    frames[0].save(
        file,
        "GIF",
        save_all=True,
        append_images=frames[1:],
        duration=[scene.milliseconds for scene in scenes],
        loop=0,
        disposal=1,
        optimize=False,
    )
    return file.getvalue()


def _palette(images: Sequence[Image.Image]) -> Image.Image:
    """Return an image whose palette has the most common colors of all ``images``."""
    width, height = images[0].width // 4, images[0].height // 4
    sheet = Image.new("RGB", (width * len(images), height))
    for at, image in enumerate(images):
        sheet.paste(image.resize((width, height), Image.Resampling.NEAREST), (at * width, 0))
    return sheet.quantize(_COLORS, dither=Image.Dither.NONE)


def _image(scene: Scene, width: int) -> Image.Image:
    height, caption_height = round(width * PICTURE_HEIGHT), round(width * CAPTION_HEIGHT)
    image = Image.new("RGB", (width, height + caption_height), DARK)
    if scene.svg:
        picture = Image.open(BytesIO(png(scene.svg, width))).convert("RGBA")
        image.paste(picture, (0, 0), picture)
        if scene.corner:
            draw_left(image, (scene.corner,), width * 0.03, width * 0.02, round(width * 0.036), width, LIGHT)
    else:
        _list(image, scene.rows, width, height)
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, height, width, height + caption_height), scene.ground)
    edge = round(width * 0.025)
    sizes = [round(width * size) for size in _SIZES]
    draw_centered(image, scene.caption, (edge, height + 2, width - edge, height + caption_height - 8), sizes, LIGHT)
    draw.rectangle((0, height + caption_height - 5, width, height + caption_height), DARK)
    draw.rectangle((0, height + caption_height - 5, round(width * scene.progress), height + caption_height), _GOLD)
    return image


def _list(image: Image.Image, rows: Sequence[Row], width: int, height: int) -> None:
    """Draw the rows of a list, from top to bottom."""
    step = min(height / (len(rows) + 0.6), width * 0.11)
    size = round(step * 0.56)
    y = (height - step * len(rows)) / 2 + step * 0.1
    edge = round(width * 0.06)
    for row in rows:
        room = width - 2 * edge - size * 4
        draw_left(image, ((row.emblem, row.name),), edge, y, size, room, LIGHT)
        if row.value:
            draw_left(image, (row.value,), width - edge - size * 0.62 * len(row.value), y, size, width, _DIM)
        y += step
