"""The render cache: a screen is built once, when a message needs it."""

from __future__ import annotations

import pytest
from discord import ui

from unobot.bot.messages.render_cache import RenderCache, Rendering
from unobot.model.messages import MessageKey

KEY = MessageKey(1, "table")


class Screens:
    """Makes renderings and counts the screens that it builds."""

    def __init__(self) -> None:
        self.built = 0

    def rendering(self, source: int, words: str) -> Rendering:
        def build() -> ui.LayoutView:
            self.built += 1
            view = ui.LayoutView(timeout=None)
            view.add_item(ui.TextDisplay(words))
            return view

        return Rendering(source, build)


def test_a_screen_with_the_same_source_is_not_built() -> None:
    cache, screens = RenderCache(), Screens()
    cache.put(KEY, screens.rendering(1, "Red 3"))
    assert not cache.is_news(KEY, screens.rendering(1, "Red 3"))
    assert screens.built == 1


def test_an_unchanged_screen_from_a_new_source_is_not_sent() -> None:
    cache, screens = RenderCache(), Screens()
    cache.put(KEY, screens.rendering(1, "Red 3"))
    assert not cache.is_news(KEY, screens.rendering(2, "Red 3"))
    assert not cache.is_news(KEY, screens.rendering(2, "Red 3"))
    assert screens.built == 2, "the second time its source is known"
    assert cache.is_news(KEY, screens.rendering(3, "Red 4"))


def test_a_screen_that_fails_to_arrive_is_forgotten() -> None:
    cache, screens = RenderCache(), Screens()
    cache.put(KEY, screens.rendering(1, "Red 3"))
    with pytest.raises(OSError, match="cut"), cache.sending(KEY, screens.rendering(2, "Red 4"), lambda: None):
        raise OSError("cut")
    assert cache.is_news(KEY, screens.rendering(2, "Red 4"))
    assert not len(cache)


def test_two_concurrent_screens_are_both_forgotten() -> None:
    cache, screens = RenderCache(), Screens()
    redrawn: list[str] = []
    older = cache.sending(KEY, screens.rendering(1, "Red 3"), lambda: redrawn.append("older"))
    newer = cache.sending(KEY, screens.rendering(2, "Red 4"), lambda: redrawn.append("newer"))
    with older, newer:
        pass
    assert redrawn == ["older"]
    assert cache.is_news(KEY, screens.rendering(2, "Red 4"))
