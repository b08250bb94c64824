"""The objects of the start are kept out of garbage collections, once."""

from __future__ import annotations

import gc

from unobot.bot.client import YOUNG, freeze_once


def test_a_reconnect_freezes_nothing_more() -> None:
    gc.freeze()  # Python 3.12 begins with frozen objects of its own
    usual = gc.get_threshold()
    try:
        assert freeze_once()
        frozen = gc.get_freeze_count()
        assert frozen
        assert gc.get_threshold() == (YOUNG, *usual[1:]), "young objects are collected more rarely"
        later = [[number] for number in range(100)]
        assert not freeze_once()
        assert gc.get_freeze_count() == frozen
        assert any(each is later for each in gc.get_objects()), "what came after the start is collected as before"
    finally:
        gc.unfreeze()
        gc.set_threshold(*usual)
