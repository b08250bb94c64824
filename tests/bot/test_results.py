"""Every match that ends leaves its result: who won, who left, and what each player did."""

from __future__ import annotations

from tests.bot.players import Stack, begin, choose, press_button
from tests.world import World
from unobot.bot.client import Unobot
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.storage.result_states import MatchResult
from unobot.storage.results import Results
from unobot.storage.store import Store

SHORT = Ruleset(target=5)


async def results(world: World) -> list[MatchResult]:
    """Return all results of the server, the newest first, as another program reads them."""
    assert isinstance(world.bot, Unobot)
    store = await Store.open(world.bot.settings.database_url)
    try:
        return await Results(store).history(world.guild.id, limit=100)
    finally:
        await store.close()


async def test_a_match_that_is_won_leaves_its_result(world: World, stack: Stack) -> None:
    stack(["W R5", "B5 Y1"], "R1", "Y4 Y5 Y6", SHORT)
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await press_button(ann, "uno:on", on=ann.direct())
    await ann.press("W", on=ann.direct())
    await ann.press("Red", on=ann.direct())
    await world.advance(2)
    await ben.press("Draw", on=ben.direct())
    await world.advance(6)
    await ann.press("5", on=ann.direct())
    await world.advance(10)
    (result,) = await results(world)
    first, second = result.seats
    assert (result.how, result.rounds, result.guild_id) == ("won", 1, world.guild.id)
    assert Ruleset.from_code(result.rules).target == 5
    assert (first.user_id, first.place, first.rounds_won, first.colors) == (ann.id, 1, 1, (1, 0, 0, 0))
    assert (second.user_id, second.place, second.points, second.presence) == (ben.id, 2, 0, "played")
    assert first.points == first.score > 0
    await world.restart()
    assert await results(world) == [result], "a restart adds nothing"


async def test_a_player_who_left_is_last_even_if_the_others_end_the_match(world: World, stack: Stack) -> None:
    stack(["R2 R5", "B5 Y1", "G5 Y2"], "R1", "Y4 Y5 Y6")
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await begin(world, ann, ben, cleo)
    await press_button(ben, "Leave", on=await press_button(ben, "More"))
    players = await press_button(ann, "Players", on=await press_button(ann, "More"))
    await choose(ann, world, players, "release", str(ben.id))
    await press_button(ann, "Yes, end it", on=await ann.slash("end"))
    await world.advance(10)
    (result,) = await results(world)
    assert result.how == "closed"
    assert [(seat.seat, seat.user_id, seat.place, seat.presence) for seat in result.seats] == [
        (0, ann.id, 1, "played"),
        (1, None, 1, "played"),
        (2, cleo.id, 1, "played"),
        (1, ben.id, 4, "gone"),
    ]
