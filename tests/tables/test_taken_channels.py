"""A channel whose table is suspended in the very moment in which somebody opens another one."""

from __future__ import annotations

import asyncio

import pytest

from tests.tables.harness import ANN, BOB, CEM, CHANNEL, GUILD, TableHarness
from unobot.model.refused import Refused
from unobot.tables.table import Table

pytestmark = pytest.mark.both


@pytest.mark.parametrize("adjourned", [False, True])
async def test_a_table_that_is_suspended_meanwhile_is_told_in_a_sentence(
    harness: TableHarness, adjourned: bool
) -> None:
    first = await harness.match(ANN, BOB)
    opened, _ = await asyncio.gather(
        harness.hub.open(GUILD, CHANNEL, CEM, "Cem", "en-US"),
        first.suspend(CEM if adjourned else None),
        return_exceptions=True,
    )
    assert first.is_suspended
    if isinstance(opened, Refused):  # it was there when the other one was to be stored
        assert opened.reason in ("refused-channel-taken", "refused-channel-suspended")
    else:
        assert isinstance(opened, Table), opened
