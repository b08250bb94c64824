"""Every match that ends leaves its result: who won, who left, and what each player did."""

from __future__ import annotations

from tests.bot.players import Stack, add_ai, begin, choose, choose_preference, press_button, words
from tests.world import Person, World
from unobot.bot.client import Unobot
from unobot.features.results.store import Results
from unobot.model.match_result import MatchResult
from unobot.retention import Retention
from unobot.rules.ruleset.ruleset import Ruleset
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


async def switch_rating(world: World, person: Person, choice: str) -> None:
    """Switch the rating of a person in `/uno me`."""
    await choose_preference(person, world, "rated", choice)


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


async def test_who_opted_out_is_not_rated_and_the_others_are(world: World, stack: Stack) -> None:
    stack(["W R5", "B5 Y1"], "R1", "Y4 Y5 Y6", SHORT)
    ann, ben = world.person("Ann"), world.person("Ben")
    await choose_preference(ben, world, "rated", "off")
    await begin(world, ann, ben)
    await press_button(ann, "Yes, end it", on=await ann.slash("end"))
    await world.advance(10)
    (result,) = await results(world)
    assert [(seat.name, seat.rated) for seat in result.seats] == [("Ann", True), ("Ben", False)]


async def test_a_player_who_left_is_last_even_if_the_others_end_the_match(world: World, stack: Stack) -> None:
    stack(["R2 R5", "B5 Y1", "G5 Y2"], "R1", "Y4 Y5 Y6")
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await begin(world, ann, ben, cleo)
    await press_button(ben, "Leave", on=await press_button(ben, "More"))
    players = await press_button(ann, "Players", on=await press_button(ann, "More"))
    await choose(ann, world, players, "release", str(ben.id))
    boss = world.person("Mod", moderator=True)
    await press_button(boss, "Yes, end it", on=await boss.slash("end"))
    await world.advance(10)
    (result,) = await results(world)
    assert result.how == "closed"
    assert [(seat.seat, seat.user_id, seat.place, seat.presence) for seat in result.seats] == [
        (0, ann.id, 1, "played"),
        (1, None, 1, "played"),
        (2, cleo.id, 1, "played"),
        (1, ben.id, 4, "gone"),
    ]


async def test_two_partners_against_ais_leave_a_result_that_rates_nobody(world: World, stack: Stack) -> None:
    stack(["R5", "B2", "B9", "B4"], "R1", "B3 G4 Y7", Ruleset(target=5, teams=True))
    ann, ben = world.person("Ann"), world.person("Ben")
    await ann.slash("start")
    await add_ai(ann, world)
    await ben.press("join")
    await add_ai(ann, world)
    await ann.press("start")
    await world.advance(12)
    await ann.press("5", on=ann.direct())
    await world.advance(20)
    (result,) = await results(world)
    assert [(seat.place, seat.team) for seat in result.seats if seat.user_id] == [(1, 0), (1, 0)]
    assert isinstance(world.bot, Unobot)
    store = await Store.open(world.bot.settings.database_url)
    try:
        assert await store.unreported() == []
        assert (await Results(store).leaderboard(world.guild.id)).rows == ()
        won = await Results(store).stats(world.guild.id, ben.id)
        assert won is not None
        assert won.wins == 1
        assert await Results(store).rebuild_ratings(world.guild.id) == []
        assert await Retention(store).prune(4e9) == 1, "it does not stay forever"
    finally:
        await store.close()


async def test_nobody_dodges_a_defeat_by_rating_off(world: World, stack: Stack) -> None:
    stack(["R3", "B5"], "R1", rules=SHORT)
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await switch_rating(world, ben, "off")
    await ann.press("3", on=ann.direct())
    await world.advance(10)
    assert "**Ben** ?" not in words(world.table()), "he does not want it told"
    await switch_rating(world, ben, "on")
    (result,) = await results(world)
    assert [seat.rated for seat in result.seats] == [True, True]
    board = await ben.slash("leaderboard")
    assert board is not None
    assert "Ben" in words(board)


async def test_the_rating_counts_as_it_was_at_each_deal_of_a_match_and_its_rematch(world: World, stack: Stack) -> None:
    """A switch within the match, or between its end and the rematch, changes only the next deal."""
    stack(["R3", "B5"], "R1", rules=SHORT)
    ann, ben, boss = world.person("Ann"), world.person("Ben"), world.person("Mod", moderator=True)
    await switch_rating(world, ben, "off")
    await begin(world, ann, ben)
    for choice in ("off", "on", "off"):
        await switch_rating(world, ann, choice)
    await switch_rating(world, ben, "on")
    await ann.press("3", on=ann.direct())
    await world.advance(10)
    await ann.press("Rematch")
    await switch_rating(world, ben, "off")
    await switch_rating(world, ben, "on")
    await ben.press("Rematch")
    await world.advance(12)
    await switch_rating(world, ann, "on")
    await switch_rating(world, ben, "off")
    await press_button(boss, "Yes, end it", on=await boss.slash("end"))
    await world.advance(10)
    rematch, first = await results(world)
    assert [{seat.name: seat.rated for seat in each.seats} for each in (first, rematch)] == [
        {"Ann": True, "Ben": False},
        {"Ann": False, "Ben": True},
    ]


async def test_a_host_is_told_that_ending_a_match_that_others_play_is_leaving_it(world: World, stack: Stack) -> None:
    stack(["R2 R5", "B5 Y1"], "R1", "Y4 Y5 Y6")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    asked = await press_button(ann, "End match", on=await press_button(ann, "More"))
    assert "you leave the match and are last" in words(asked)
    await press_button(ben, "Autopilot", on=await press_button(ben, "More"))
    assert "you leave the match and are last" in words(await ann.slash("end") or asked)
    await press_button(ben, "Leave", on=await press_button(ben, "More"))
    asked = await ann.slash("end") or asked
    assert "you leave the match" not in words(asked)
    await press_button(ben, "My hand")
    await press_button(ann, "Yes, end it", on=asked)
    await world.advance(10)
    assert "Ann left this match early and placed last" in words(world.table())
    (result,) = await results(world)
    assert [(seat.user_id, seat.presence) for seat in result.seats] == [(ann.id, "gone"), (ben.id, "played")]


async def test_a_host_is_told_that_kicking_a_player_is_leaving_the_match(world: World, stack: Stack) -> None:
    """The kick of a player who leads is no way to win. The kick of a player who has left costs nothing."""
    stack(["R5", "B5", "G5"], "R1", "Y4 Y5 Y6", SHORT)
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await begin(world, ann, ben, cleo)
    await press_button(cleo, "Leave", on=await press_button(cleo, "More"))
    players = await press_button(ann, "Players", on=await press_button(ann, "More"))
    asked = await choose(ann, world, players, "kick", str(cleo.id))
    assert "you leave the match" not in words(asked)
    asked = await choose(ann, world, await press_button(ann, "Back", on=asked), "kick", str(ben.id))
    assert "you leave the match and are last" in words(asked)
    await press_button(ann, "Kick", on=asked)
    await ann.press("5", on=ann.direct())
    await world.advance(10)
    shown = words(world.table())
    assert "**Ann** wins the match" in shown
    assert "For the results and ratings, Ann left this match early and placed last." in shown
    (result,) = await results(world)
    found = {seat.user_id: (seat.presence, seat.rated) for seat in result.seats if seat.user_id}
    assert found[ann.id] == ("gone", True)
    assert found[ben.id][0] == "removed"
    stats = await ann.slash("stats")
    assert stats is not None
    assert "**1** match" in words(stats)
    assert "**0** won" in words(stats)
