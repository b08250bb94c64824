"""A press is late by Discord's clock. The host's clock may be wrong."""

from __future__ import annotations

import logging

import pytest
from hypothesis import given
from hypothesis import strategies as st

from unobot.bot.interactions.clock_skew import TOO_LATE, ClockSkew


def _judged(offset: float, delays: list[float]) -> list[bool]:
    """Return the decisions on interactions that come a minute apart, each after this delay in seconds."""
    skew = ClockSkew()
    return [skew.is_too_late(60.0 * number, 60.0 * number + delay + offset) for number, delay in enumerate(delays)]


def test_what_comes_after_two_and_a_half_seconds_is_too_late() -> None:
    assert _judged(0.0, [0.1, 2.5, 2.7, 0.1]) == [False, False, True, False]


@given(st.integers(-3600, 3600), st.lists(st.integers(0, 80), max_size=50))
def test_a_wrong_clock_changes_nothing(offset: int, tenths: list[int]) -> None:
    delays = [0.0, *(tenth / 8 for tenth in tenths)]
    assert _judged(float(offset), delays) == [delay > TOO_LATE for delay in delays]


def test_a_clock_that_is_set_right_is_learned_again() -> None:
    """The host was ten seconds behind, so everything looks late until a hundred interactions have passed."""
    skew = ClockSkew()
    assert not skew.is_too_late(0, -10)
    judged = [skew.is_too_late(number, number) for number in range(1, 120)]
    assert judged[0]
    assert judged[:99] == [True] * 99
    assert judged[100:] == [False] * 19


@pytest.mark.parametrize(("offset", "warnings"), [(0.5, 0), (-0.9, 0), (1.5, 1), (-30.0, 1)])
def test_a_clock_that_is_wrong_is_told_once(caplog: pytest.LogCaptureFixture, offset: float, warnings: int) -> None:
    caplog.set_level(logging.WARNING)
    skew = ClockSkew()
    for number in range(200):
        skew.is_too_late(number, number + offset)
    assert len(caplog.records) == warnings


def test_one_slow_press_is_no_wrong_clock(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    skew = ClockSkew()
    skew.is_too_late(0, 0.1)
    skew.is_too_late(10, 14)
    assert not caplog.records
