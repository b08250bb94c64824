"""Visits are bounded, also in a channel where a crowd presses buttons and nobody closes a table."""

from __future__ import annotations

from unobot.tables.visits import MAX_CHANNELS, MAX_PEOPLE, Visits

CHANNEL, HOST = 1, 0


def test_a_crowd_in_a_channel_is_forgotten_from_the_oldest_press() -> None:
    visits = Visits()
    for user_id in range(1, MAX_PEOPLE + 10):
        visits.add(CHANNEL, user_id, float(user_id))
        visits.add(CHANNEL, HOST, float(user_id))  # a player who presses again is remembered
    assert len(visits.of(CHANNEL)) == MAX_PEOPLE
    assert visits.of(CHANNEL)[HOST] == MAX_PEOPLE + 9
    assert 1 not in visits.of(CHANNEL)


def test_the_channels_are_bounded() -> None:
    visits = Visits()
    for channel_id in range(MAX_CHANNELS + 1):
        visits.add(channel_id, HOST, 1.0)
    assert not visits.of(0)
    assert visits.of(MAX_CHANNELS)
