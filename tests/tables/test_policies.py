"""The policy of a server costs no query at each press, and other processes follow a change within a minute."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.tables.harness import ANN, BOB, CHANNEL, GUILD, TableHarness
from unobot.model.people import BanState
from unobot.model.places import ChannelSettings
from unobot.model.refused import Refused
from unobot.model.storage_errors import StorageError
from unobot.model.table import TableOptions
from unobot.rules.ruleset.ruleset import OFFICIAL, PRESETS, Ruleset
from unobot.storage.bans import Bans
from unobot.tables.policies import CACHE_SECONDS, Policies
from unobot.tables.state.server_policy import ServerPolicy

pytestmark = pytest.mark.both


class Reads(Policies):
    """Policies that count their reads, and can fail."""

    count, fails = 0, False

    async def _read(self, guild_id: int) -> ServerPolicy:
        self.count += 1
        if self.fails:
            raise StorageError("The database did not answer.")
        return await super()._read(guild_id)


async def test_another_process_follows_within_the_time_of_its_cache(harness: TableHarness) -> None:
    clock, hub = harness.clock, harness.hub
    there = Reads(harness.store, Bans(harness.store), clock.monotonic)
    for _ in range(100):
        await there.check(GUILD, BOB)
    assert there.count == 1
    await harness.moderation.ban(BanState(GUILD, BOB, ANN, 1.0))
    with pytest.raises(Refused, match="refused-banned"):
        await hub.policies.check(GUILD, BOB)
    await there.check(GUILD, BOB)  # this process does not know it yet
    clock.now += CACHE_SECONDS + 1
    with pytest.raises(Refused, match="refused-banned"):
        await there.check(GUILD, BOB)
    there.fails = True
    clock.now += CACHE_SECONDS + 1
    with pytest.raises(Refused, match="refused-banned"):
        await there.check(GUILD, BOB)  # the last known policy holds
    with pytest.raises(StorageError):
        await there.check(GUILD + 1, BOB)
    there.fails = False
    await harness.moderation.unban(GUILD, BOB)
    clock.now += CACHE_SECONDS + 1
    assert (await there.check(GUILD, BOB)).banned == frozenset()


async def test_a_read_that_began_before_a_change_is_not_kept(harness: TableHarness) -> None:
    class Slow(Reads):
        async def _read(self, guild_id: int) -> ServerPolicy:
            found = await super()._read(guild_id)
            await harness.store.put_channel_settings(guild_id, ChannelSettings(most_ais=2))
            self.forget(guild_id)
            return found

    policies = Slow(harness.store, Bans(harness.store), harness.clock.monotonic)
    assert (await policies.of(GUILD)).most_ais is None
    assert policies.cached(GUILD).most_ais is None
    assert (await policies.of(GUILD)).most_ais == 2


async def test_the_limits_are_kept_beside_fields_of_a_newer_version(harness: TableHarness) -> None:
    settings = ChannelSettings(start_roles=(5, 6), rules_locked=True, most_ais=0, log_channel=7, unread={"later": 1})
    await harness.store.put_channel_settings(GUILD, settings)
    assert await harness.store.channel_settings(GUILD) == settings
    assert replace(settings, unread={}) != settings
    policy = await Policies(harness.store, Bans(harness.store), harness.clock.monotonic).of(GUILD)
    assert (policy.rules_locked, policy.most_ais) == (True, 0)


async def fixed_in(_: int) -> Ruleset:
    """Return the rules of each channel if the server locks its rules."""
    return OFFICIAL


async def test_a_limit_set_at_another_process_changes_the_open_lobby_of_the_home_process(harness: TableHarness) -> None:
    other = harness.successor()
    other.hub._at_home = lambda _: False
    table = await harness.hub.open(GUILD, CHANNEL, ANN, "Ann", "en-US", ["casual"] * 4, PRESETS["party"])
    await other.store.put_channel_settings(GUILD, ChannelSettings(rules_locked=True, most_ais=1))
    other.hub.policies.forget(GUILD)
    (changed,) = await other.moderation.limit(GUILD, BOB, fixed_in)
    await harness.hub.refresh(table.id, GUILD, changed.version)
    view = (await harness.load(table.id)).view(ANN)
    assert view.ruleset == OFFICIAL
    assert [seat.level for seat in view.seats] == [None, "casual"]
    assert view.limited == ("rules", "ais")
    assert view.known_terms is not None
    assert view.known_terms.rules == PRESETS["party"].code
    assert await other.moderation.limit(GUILD, BOB, fixed_in) == (), "it fits now"


async def test_a_table_of_a_tournament_and_a_match_keep_what_they_have(harness: TableHarness) -> None:
    """A tournament decides about its own tables."""
    options = TableOptions(tournament="1.0.0")
    await harness.hub.open(GUILD, CHANNEL, ANN, "Ann", "en-US", ["casual"] * 3, PRESETS["party"], options)
    await harness.hub.open(GUILD, CHANNEL + 1, BOB, "Bob", "en-US", ["casual"] * 3, PRESETS["party"], salt=1)
    await harness.store.put_channel_settings(GUILD, ChannelSettings(rules_locked=True, most_ais=1))
    harness.hub.policies.forget(GUILD)
    assert await harness.moderation.limit(GUILD, ANN, fixed_in) == ()
