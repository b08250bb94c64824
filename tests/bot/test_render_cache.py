"""Screens of messages: each is built once, when the message needs it."""

from __future__ import annotations

import pytest
from discord import ui

from unobot.bot.live.rendering import LastScreen, Rendering


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
    shown, screens = LastScreen(), Screens()
    shown.put(screens.rendering(1, "Red 3"))
    assert not shown.is_news(screens.rendering(1, "Red 3"))
    assert screens.built == 1


def test_an_unchanged_screen_from_a_new_source_is_not_sent() -> None:
    shown, screens = LastScreen(), Screens()
    shown.put(screens.rendering(1, "Red 3"))
    assert not shown.is_news(screens.rendering(2, "Red 3"))
    assert not shown.is_news(screens.rendering(2, "Red 3"))
    assert screens.built == 2, "the second time its source is known"
    assert shown.is_news(screens.rendering(3, "Red 4"))


def test_a_screen_that_fails_to_arrive_is_forgotten() -> None:
    shown, screens = LastScreen(), Screens()
    shown.put(screens.rendering(1, "Red 3"))
    with pytest.raises(OSError, match="cut"), shown.sending(screens.rendering(2, "Red 4"), lambda: None):
        raise OSError("cut")
    assert shown.is_news(screens.rendering(2, "Red 4"))
    assert shown.source is None


def test_two_concurrent_screens_are_both_forgotten() -> None:
    shown, screens = LastScreen(), Screens()
    redrawn: list[str] = []
    older = shown.sending(screens.rendering(1, "Red 3"), lambda: redrawn.append("older"))
    newer = shown.sending(screens.rendering(2, "Red 4"), lambda: redrawn.append("newer"))
    with older, newer:
        pass
    assert redrawn == ["older"]
    assert shown.is_news(screens.rendering(2, "Red 4"))
