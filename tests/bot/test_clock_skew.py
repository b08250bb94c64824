"""Late is judged by Discord's clock and the monotonic one. The wall clock may be wrong, and may be set."""

from __future__ import annotations

import logging
from email.utils import formatdate

import pytest
from hypothesis import given
from hypothesis import strategies as st

from unobot.bot.interactions.gate import DELAY_LIFETIME, MAX_AGE, MAX_DELAYS, ClockSkew

HOUR = 3600.0


class Host:
    """A host that interactions reach. Discord's clock, its wall clock and its monotonic clock differ."""

    def __init__(self, wall: float = 0.0, monotonic: float = -1_000_000.0) -> None:
        self.wall, self.monotonic = wall, monotonic
        """Seconds by which each clock is ahead of Discord's."""
        self._now = 0.0
        self._skew = ClockSkew(lambda: self._now + self.wall, lambda: self._now + self.monotonic)

    def hears(self, dated: float, delay: float) -> None:
        """Get an answer to a request, which Discord dates by whole seconds."""
        self._now = dated + delay
        self._skew.add_answer_date(formatdate(int(dated), usegmt=True))

    def refuses(self, created: float, delay: float) -> bool:
        """Return whether an interaction is too late that arrives with this delay."""
        self._now = created + delay
        return self._skew.is_too_late(created)


def test_what_comes_after_two_and_a_half_seconds_is_too_late() -> None:
    host = Host()
    judged = [host.refuses(60.0 * number, delay) for number, delay in enumerate([0.1, 2.5, 2.7, 0.1])]
    assert judged == [False, False, True, False]


@given(st.integers(-3600, 3600), st.lists(st.integers(0, 80), max_size=50))
def test_a_wrong_clock_changes_nothing(offset: int, tenths: list[int]) -> None:
    host = Host(float(offset))
    delays = [0.0, *(tenth / 8 for tenth in tenths)]
    judged = [host.refuses(60.0 * number, delay) for number, delay in enumerate(delays)]
    assert judged == [delay > MAX_AGE for delay in delays]


def test_even_the_first_press_after_a_start_can_be_too_late() -> None:
    """A busy machine gives the bot its first event long after the player was told that the press failed."""
    host = Host(wall=-HOUR)
    host.hears(1000.9, 0.2)
    assert host.refuses(1000.0, 11.0)
    assert host.refuses(1011.0, 3.7)


@given(st.floats(0, 1, exclude_max=True), st.floats(0, 5), st.floats(0, MAX_AGE))
def test_the_date_of_an_answer_makes_no_press_late(part: float, answered: float, pressed: float) -> None:
    host = Host()
    host.hears(1000 + part, answered)
    assert not host.refuses(1010, pressed)


def test_an_answer_without_a_date_changes_nothing() -> None:
    skew = ClockSkew(lambda: 0.0, lambda: 0.0)
    for date in ("", "yesterday"):
        skew.add_answer_date(date)
    assert not skew.is_too_late(-HOUR)


@pytest.mark.parametrize("step", [HOUR, -HOUR, 10.0, -10.0])
def test_no_press_is_late_because_the_wall_clock_was_set(step: float) -> None:
    host = Host()
    host.refuses(0, 0.1)
    host.wall += step
    assert [host.refuses(number, 0.1) for number in range(1, 120)] == [False] * 119
    assert host.refuses(120, 2.7)


def test_no_press_is_late_after_a_virtual_machine_was_suspended() -> None:
    """Its monotonic clock stood still. NTP sets its wall clock a moment later."""
    host = Host()
    host.refuses(0, 0.1)
    host.wall -= HOUR
    host.monotonic -= HOUR
    assert not host.refuses(HOUR, 0.1)
    host.wall += HOUR
    assert [host.refuses(HOUR + number, 0.1) for number in range(1, 10)] == [False] * 9
    assert host.refuses(HOUR + 10, 2.7)


def test_a_monotonic_clock_that_runs_fast_makes_no_press_late() -> None:
    """It gains four seconds a day, and there is a press every twenty minutes."""
    host = Host()
    for number in range(2 * MAX_DELAYS):
        host.monotonic += 20 * 60 * 4 / 86400
        assert not host.refuses(20 * 60 * number, 0.1)


def test_after_a_quiet_hour_the_delay_is_learned_again() -> None:
    host = Host()
    assert not host.refuses(0, 0.1)
    assert host.refuses(DELAY_LIFETIME - 10, 5.0)
    assert not host.refuses(3 * DELAY_LIFETIME, 5.0)


@pytest.mark.parametrize(("offset", "warnings"), [(0.5, 0), (-0.9, 0), (1.5, 1), (-30.0, 1)])
def test_a_clock_that_is_wrong_is_told_once(caplog: pytest.LogCaptureFixture, offset: float, warnings: int) -> None:
    caplog.set_level(logging.WARNING)
    host = Host(offset)
    for number in range(200):
        host.refuses(number, 0.0)
    assert len(caplog.records) == warnings


def test_a_clock_that_goes_wrong_later_is_told_once(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    host = Host()
    host.refuses(0, 0.1)
    host.wall = -HOUR
    for number in range(1, 10):
        host.refuses(number, 0.1)
    (record,) = caplog.records
    assert "by -3599.9 s" in record.getMessage()


def test_one_slow_press_is_no_wrong_clock(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    host = Host()
    host.refuses(0, 0.1)
    host.refuses(10, 4)
    assert not caplog.records
