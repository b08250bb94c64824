"""Join SVG frames to a short animation (GIF). Discord plays it in a message, once it is attached.

A film of a whole match is in `film`. It is rendered here, too, because the render worker calls only `render`.
"""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from PIL import Image

from unobot.pictures.art import png
from unobot.pictures.film import film_gif, is_film

_FRAME = "\n<!-- the next frame -->\n"
_MILLISECONDS = 90
_COLORS = 48
"""The colors of a frame: few, because emblems and signs are flat, and the file must be small."""


def animation_source(frames: Sequence[str]) -> str:
    """Return the frames as one source for `render`."""
    return _FRAME.join(frames)


def is_animated(source: str) -> bool:
    """Return whether a source has several frames."""
    return _FRAME in source


def render(source: str, width: int) -> bytes:
    """Render a source: one SVG as PNG, several frames as a GIF that repeats. It is ``width`` pixels wide.

    A film has its own width.
    """
    if is_film(source):
        return film_gif(source)
    if not is_animated(source):
        return png(source, width)
    images = [Image.open(BytesIO(png(frame, width))).convert("RGB") for frame in source.split(_FRAME)]
    palette = images[0].quantize(_COLORS, dither=Image.Dither.NONE)
    frames = [image.quantize(palette=palette, dither=Image.Dither.NONE) for image in images]
    file = BytesIO()
    frames[0].save(file, "GIF", save_all=True, append_images=frames[1:], duration=_MILLISECONDS, loop=0, disposal=1)
    return file.getvalue()
