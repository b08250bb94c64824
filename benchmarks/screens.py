"""Measure how long a screen takes to draw, components and JSON included: `python -m benchmarks.screens`.

Every move of random matches is drawn once for everybody and once for the seat to move. So cards and counts change as
they do at a real table. The time is processor time.

None may take 1 ms on average. On a busy machine they take 0.1 to 0.25 ms.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice

from discord.ui import LayoutView

from tests.bot.scenes import lobby, random_scenes, with_hand
from unobot.bot.screens.hand import hand_screen
from unobot.bot.screens.lobby import lobby_screen
from unobot.bot.screens.rules import rules_screen
from unobot.bot.screens.table import table_screen
from unobot.i18n import text_for
from unobot.rules.ruleset.ruleset import OFFICIAL
from unobot.tables.table_view import TableView

MOVES = 400


def main() -> None:
    """Print one line per screen: mean and 99th percentile in milliseconds."""
    text = text_for("en-US")
    for seats in (2, 4, 10):
        scenes = list(islice(_views(seats), MOVES))
        _measure(f"table, {seats} seats", [public for public, _ in scenes], partial(table_screen, text))
        _measure(f"hand, {seats} seats", [hand for _, hand in scenes], partial(hand_screen, text))
    scene = next(random_scenes(4, seed=5))
    assert scene.match.round is not None
    mover = scene.match.round.to_move
    for size in (15, 40):
        views = [with_hand(scene, mover, list(OFFICIAL.deck()[first : first + size])) for first in range(60)]
        _measure(f"hand of {size} cards", views, partial(hand_screen, text))
    _measure("lobby, 10 seats", [lobby(10, ais=3)] * MOVES, partial(lobby_screen, text))
    _measure("rules", [lobby(2)] * MOVES, lambda view: rules_screen(text, view.ruleset))


def _views(seats: int) -> Iterator[tuple[TableView, TableView]]:
    for seed in range(100):
        for scene in random_scenes(seats, seed):
            assert scene.match.round is not None
            yield scene.view(None), scene.view(scene.match.round.to_move)


def _measure(name: str, views: list[TableView], draw: Callable[[TableView], LayoutView]) -> None:
    times = []
    for view in views:
        start = time.process_time()
        draw(view).to_components()  # type: ignore[no-untyped-call]
        times.append((time.process_time() - start) * 1000)
    times.sort()
    print(f"{name:<20} mean {sum(times) / len(times):.3f} ms   p99 {times[len(times) * 99 // 100]:.3f} ms")


if __name__ == "__main__":
    main()
