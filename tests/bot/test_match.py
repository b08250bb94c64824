"""A whole match, played only by clicks."""

from __future__ import annotations

import logging

import pytest

from tests.bot.players import AT_THE_END, Player, begin, live_buttons, play, run_command
from tests.world import World


@pytest.mark.long
async def test_two_people_and_two_ais_play_to_500(world: World) -> None:
    """One player uses the DM, the other the panel. The rounds follow each other automatically."""
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben, ais=2)
    await ben.press("My hand")
    players = Player(ann, 3), Player(ben, 4, in_panel=True)
    await play(world, *players, until="wins the match")
    await world.advance(12)

    assert min(player.pressed for player in players) > 20
    final = world.posts()[-1]
    assert final.text.count("points") >= 4
    assert "🥇" in final.text
    assert len(world.posts()) == 1, "one message all along; every reminder is gone"
    assert live_buttons(world.posts()) == AT_THE_END
    for person in (ann, ben):
        assert live_buttons(person.direct_messages()) == []
    assert live_buttons(ben.panels()) == ["Rematch", "Replay"]  # Ann never presses in hers, whose updates pause
    assert len(ann.direct_messages()) == len(ben.direct_messages()) == 1
    assert (await run_command(ann, "status")).startswith("There's no table")
    await ann.slash("start")
    assert world.table().has("Join")


async def test_an_admin_reads_in_the_log_how_a_match_ended(world: World, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "unobot")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await ann.press("Yes, end it", on=await ann.slash("end"))
    await world.advance(2)
    told = [record.getMessage() for record in caplog.records if "ended in round" in record.getMessage()]
    assert told == ["table 1: match 1 ended in round 1, closed early"]
