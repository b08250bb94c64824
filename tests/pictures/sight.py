"""See pictures as people do: small, on Discord's dark ground, and without the colors that some do not see."""

from __future__ import annotations

from io import BytesIO
from typing import TypeAlias

import numpy as np
from PIL import Image

from unobot.pictures.art import png

Sight: TypeAlias = tuple[float, ...]
SMALL = 20
"""The side of an emoji in a line of text, in pixels."""
COLOR_BLIND: dict[str, Sight] = {
    "no red": (0.1523, 1.0526, -0.2049, 0, 0.1145, 0.7863, 0.0992, 0, -0.0039, -0.0481, 1.052, 0),
    "no green": (0.3673, 0.8606, -0.228, 0, 0.2801, 0.6725, 0.0474, 0, -0.0118, 0.0429, 0.9689, 0),
    "no blue": (1.2555, -0.0767, -0.1788, 0, -0.0784, 0.9308, 0.1476, 0, 0.0047, 0.6914, 0.3039, 0),
}
"""How people see who lack one kind of cones, as a matrix from red, green and blue (Machado and others, 2009)."""
GRAY: Sight = (0.299, 0.587, 0.114, 0) * 3
ALIKE = 19
"""The difference of two pictures at 20 pixels, of 255 levels, from which a person tells them apart."""


def seen(svg: str, sight: Sight) -> np.ndarray:
    """Return a picture as large as in a line of text, on Discord's dark ground, as a person sees it."""
    picture = Image.open(BytesIO(png(svg, SMALL))).convert("RGBA")
    ground = Image.new("RGBA", picture.size, "#313338")
    ground.alpha_composite(picture)
    return np.asarray(ground.convert("RGB").convert("RGB", sight), np.float32)


def difference(one: np.ndarray, other: np.ndarray) -> float:
    """Return how much two pictures differ, in levels of 255."""
    return float(np.sqrt((np.abs(one - other).max(axis=2) ** 2).mean()))
