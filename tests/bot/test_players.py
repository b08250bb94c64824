"""The host and the others through users' hands: joining, kicking, and changing the host."""

from __future__ import annotations

import re

import msgspec
import pytest

from tests.bot.players import (
    Player,
    Stack,
    begin,
    choose,
    forge,
    hand_line,
    live_buttons,
    menu_id,
    menus,
    options,
    play,
    ply,
    prefer,
    press_button,
    run_command,
    seat,
    seat_lines,
    stand_in,
    words,
)
from tests.bot.test_looks import shown_pictures
from tests.bot.test_reshuffled_seats import stored
from tests.world import RENDER_WORKER, Person, Screen, World
from unobot.pictures.art import png
from unobot.rules.events import RoundEnded
from unobot.rules.ruleset.ruleset import OFFICIAL

_SHEET_ROW = re.compile(r"(\w+): (\d+(?:, \d+)*)\.")


async def panel(host: Person) -> Screen:
    """Return the host's panel about the players, opened from *More*."""
    return await press_button(host, "Players", on=await press_button(host, "More"))


async def send_away(world: World, host: Person, guest: Person, on: Screen) -> Screen:
    question = await choose(host, world, on, "kick", str(guest.id))
    assert f"Kick {guest.name}?" in words(question)
    return await press_button(host, "Kick", on=question)


async def test_who_is_sent_away_is_replaced_told_and_kept_out(world: World, stack: Stack) -> None:
    stack(["R3 B1 B2 B4", "R5 Y1 Y2 Y3"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    hand = await press_button(ben, "My hand")
    assert "Ben was kicked" in words(await send_away(world, ann, ben, await panel(ann)))
    await world.advance(6)
    assert f"**{stand_in(ben)}** · 4 cards" in words(world.table())
    assert "Ben" not in [name for name, *_ in seat_lines(world.table())]
    for screen, buttons in ((world.screen(hand), ["Notify me"]), (ben.direct_messages()[-1], [])):
        assert "You were removed from this match" in words(screen)
        assert live_buttons([screen]) == buttons
    await world.restart()
    assert "You were removed" in await run_command(ben, "join")
    assert "You were removed" in words(await press_button(ben, "My hand"))
    assert "You were removed" in words(await forge(ben, world.table(), f"u1:1:{ply(world)}:uno:say"))
    await ann.press("3", on=ann.direct())
    await world.advance(6)
    assert f"**{stand_in(ben)}** played" in words(world.table())


async def test_who_was_sent_away_from_a_lobby_does_not_sit_down_again(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann, ben)
    await send_away(world, ann, ben, await press_button(ann, "Players", on=await options(ann)))
    await world.advance(6)
    assert "**Ben**" not in words(world.table())
    assert "You were kicked" in words(await press_button(ben, "Join"))
    assert len(ben.direct_messages()) == 0


async def test_only_host_and_moderators_send_people_away(world: World) -> None:
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    mod = world.person("Mod", moderator=True)
    await begin(world, ann, ben, cleo)
    assert not (await press_button(ben, "More")).has("Players")
    own = await panel(ann)
    for forged in ("players:", f"kick:yes>{cleo.id}", "kick:yes>7", "kick:no", "kick:"):
        told = words(await forge(ben, own, f"u1:1:0:{forged}"))
        assert "Only the host" in told or "no longer have a seat at this table" in told
    await send_away(world, mod, ann, await panel(mod))
    await world.advance(6)
    assert "Ann" not in [name for name, *_ in seat_lines(world.table())]
    assert next(line for line in words(world.table()).splitlines() if "👑" in line).count("**Ben**") == 1


async def test_a_match_from_which_everybody_was_sent_away_is_closed(world: World) -> None:
    ann, mod = world.person("Ann"), world.person("Mod", moderator=True)
    await begin(world, ann, ais=2)
    await send_away(world, mod, ann, await panel(mod))
    await world.advance(6)
    assert "ended early" in words(world.posts()[-1])


async def test_the_host_hands_the_place_over(world: World) -> None:
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await begin(world, ann, ben, cleo)
    await press_button(cleo, "Leave", on=await press_button(cleo, "More"))
    own = await panel(ann)
    assert menus(world, own)[menu_id(world, own, "newhost")] == [str(ben.id)]
    assert "Ben is the host now" in words(await choose(ann, world, own, "newhost", str(ben.id)))
    await world.advance(6)
    assert next(line for line in words(world.table()).splitlines() if "👑" in line).count("**Ben**") == 1
    assert (await press_button(ben, "More")).has("Players")
    assert not (await press_button(ann, "More")).has("Players")


async def test_a_table_is_closed_to_new_seats_and_opened_again(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann)
    own = await choose(ann, world, await press_button(ann, "Players", on=await options(ann)), "access", "closed")
    await world.advance(6)
    assert "Closed to new players" in words(world.table())
    assert "Closed to new players. Ask Ann" in words(await press_button(ben, "Join"))
    await choose(ann, world, own, "access", "open")
    await ben.press("Join")
    await world.advance(6)
    assert "**Ben**" in words(world.table())


async def test_the_others_vote_to_skip_who_takes_long(world: World, stack: Stack) -> None:
    stack(["B1 B2 B4", "R5 Y1 Y2", "G3 G4 G6"], "R1")
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await begin(world, ann, ben, cleo)
    more = await press_button(ben, "More")
    assert "Give Ann a moment" in words(await press_button(ben, "Vote to skip", on=more))
    assert not (await press_button(ann, "More")).has("Vote to skip")
    await world.advance(25)
    assert "1 of 2" in words(await press_button(ben, "Vote to skip", on=more))
    await world.advance(3)
    assert "1 of 2 votes to skip this turn" in words(world.table())
    assert not (await press_button(ben, "More")).has("Vote to skip")
    assert "was skipped" in words(await press_button(cleo, "Vote to skip", on=await press_button(cleo, "More")))
    await world.advance(3)
    table = words(world.table())
    assert "The others voted to skip" in table
    assert "It's **Ben**'s turn" in table
    assert "votes to skip" not in table


async def test_one_opponent_alone_has_no_vote(world: World, stack: Stack) -> None:
    stack(["B1 B2 B4", "R5 Y1 Y2", "G3 G4 G6"], "R1")
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await begin(world, ann, ben, cleo)
    await prefer(world, ann, pings="off")
    await press_button(cleo, "Leave", on=await press_button(cleo, "More"))
    await world.advance(35)
    menu = await press_button(ben, "More")
    assert not menu.has("Vote to skip")
    refused = await forge(ben, menu, f"u1:1:{ply(world)}:skip:")
    assert "can't skip a turn alone. Ann has the whole time" in words(refused)
    await world.advance(3)
    assert "It's **Ann**'s turn" in words(world.table())
    assert "👉 **Ann** · 3 cards · 0 points · 👑 host" in words(world.table())


async def test_autopilot_and_back_with_the_same_hand(world: World, stack: Stack) -> None:
    stack(["B2 B3 R4", "R5 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    more = await press_button(ann, "Autopilot", on=await press_button(ann, "More"))
    assert "An AI plays for you" in words(more)
    await world.advance(6)
    assert "an AI plays for now" in words(world.table())
    assert "**Ann** played 🔺 Red 4" in words(world.table())
    assert "An AI plays for you" in words(ann.panel())
    await world.restart()
    more = await press_button(ann, "More")
    assert (await press_button(ann, "I'm back", on=more)).has("Autopilot")
    await world.advance(6)
    assert "an AI plays" not in words(world.table())
    assert hand_line(ann.direct()) == "Your hand, 2 cards: 🔵 Blue: 2, 3"


async def test_somebody_who_watches_takes_over_an_ai(world: World, stack: Stack) -> None:
    stack(["B2 B3 R4", "R5 Y1 Y2"], "R1")
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await begin(world, ann, ais=1)
    watching = await press_button(ben, "My hand")
    assert "You're watching." in words(watching)
    await ann.press("4", on=ann.direct())
    late = await press_button(cleo, "My hand")
    hand = await press_button(ben, "Take over Kim", on=watching)
    assert hand_line(hand) == "Your hand, 3 cards: 🔺 Red: 5 · ⭐ Yellow: 1, 2"
    await world.advance(6)
    assert "**Ben** · 3 cards" in words(world.table())
    stale = await press_button(cleo, late.buttons[0].custom_id, on=late, stale=True)
    assert "That seat is no longer free" in words(stale)
    await world.restart()
    await ben.press("5", on=world.screen(hand))
    await world.advance(6)
    assert "**Ben** played 🔺 Red 5" in words(world.table())
    assert hand_line(ben.direct()) == "Your hand, 2 cards: ⭐ Yellow: 1, 2"


async def test_the_offer_of_a_seat_holds_however_the_round_went_on(world: World, stack: Stack) -> None:
    """No move redraws a spectator's panel, so none must invalidate its buttons."""
    stack(["B2 B3 R4", "R5 Y1 Y2"], "R1")
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await begin(world, ann, ais=1)
    watching, late = await press_button(ben, "My hand"), await press_button(cleo, "My hand")
    await ann.press("4", on=ann.direct())
    await world.advance(6)
    assert "**Kim** · 2 cards" in words(world.table())
    assert watching.labels == world.screen(watching).labels
    assert watching.labels[0] == "Take over Kim"
    hand = await press_button(ben, "Take over Kim", on=watching)
    assert hand_line(hand) == "Your hand, 2 cards: ⭐ Yellow: 1, 2"
    refused = await press_button(cleo, "Take over Kim", on=late, stale=True)
    assert "That seat is no longer free" in words(refused)
    assert refused.labels == ["Join from the next round", "Refresh"]


async def test_an_offer_from_an_earlier_round_shows_the_seats_of_this_one(world: World, stack: Stack) -> None:
    stack(["R3", "B9"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ais=1)
    watching = await press_button(ben, "My hand")
    await ann.press("3", on=ann.direct())
    await world.advance(16)
    assert "Round 2" in words(world.table())
    fresh = await press_button(ben, "Take over Kim", on=watching, stale=True)
    assert "You're watching." in words(fresh)
    assert "Your hand" in words(await press_button(ben, "Take over Kim", on=fresh))


async def test_join_shows_which_seats_there_are(world: World) -> None:
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await begin(world, ann, ben, ais=1)
    assert "take over an AI's seat" in await run_command(cleo, "join")
    await choose(ann, world, await panel(ann), "access", "invited")
    assert "Invite-only. Ask Ann" in await run_command(cleo, "join")
    await choose(ann, world, await panel(ann), "access", "open")
    await press_button(ben, "Leave", on=await press_button(ben, "More"))
    assert not cleo.panels()[-1].has("takeover")
    freed = await choose(ann, world, await panel(ann), "release", str(ben.id))
    assert "Ben's seat belongs to an AI now" in words(freed)
    hand = await cleo.slash("join")
    assert hand is not None
    assert [label for label in hand.labels if "Take over" in label] == [f"Take over {stand_in(ben)}", "Take over Kim"]


async def test_a_match_that_everybody_left_is_laid_aside_and_goes_on(world: World, stack: Stack) -> None:
    stack(["B2 B3 R4", "R5 Y1 Y2"], "R1")
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await begin(world, ann, ben)
    for person in (ann, ben):
        await press_button(person, "Leave", on=await press_button(person, "More"))
    await world.advance(610)
    aside = world.table()
    assert "The match is paused" in words(aside)
    assert live_buttons([aside]) == ["Play on"]
    assert "The match is paused" in words(ann.direct_messages()[-1])
    assert "Only its players, its host or a moderator" in words(await press_button(cleo, "Play on", on=aside))
    await seat(world, cleo)
    assert "This channel already has a table" in words(await press_button(ben, "Play on", on=aside))
    await world.restart()
    other = world.create_channel("other")
    table = await ben.slash("resume", channel=other)
    assert table is not None
    await world.advance(6)
    assert "**Ann** played 🔺 Red 4" in words(world.table(other))
    assert aside.id not in [post.id for post in world.posts()]
    assert hand_line(ben.direct()) == "Your hand, 3 cards: 🔺 Red: 5 · ⭐ Yellow: 1, 2"


async def test_play_on_brings_the_match_back_where_it_stood(world: World, stack: Stack) -> None:
    stack(["B2 B3 R4", "R5 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    for person in (ann, ben):
        await press_button(person, "Leave", on=await press_button(person, "More"))
    await world.advance(610)
    await ann.press("Play on")
    await world.advance(6)
    assert "It's **Ann**'s turn" in words(world.table())
    assert hand_line(ann.direct()) == "Your hand, 3 cards: 🔺 Red: 4 · 🔵 Blue: 2, 3"


async def test_somebody_who_watches_joins_with_the_next_round(world: World, stack: Stack) -> None:
    stack(["R3", "B9"], "R1")
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await begin(world, ann, ben)
    joined = await press_button(cleo, "Join from the next round", on=await press_button(cleo, "My hand"))
    assert "You're in from the next round" in words(joined)
    await world.advance(3)
    assert "In from the next round: Cleo" in words(world.table())
    await world.restart()
    await ann.press("3", on=ann.direct())
    await world.advance(16)
    table = words(world.table())
    assert "**Cleo** joins." in table
    assert "**Cleo** · 1 card · 0 points" in table
    assert "Your hand, one card" in words(cleo.direct())
    assert "Your hand, one card" in words(world.screen(joined))


@pytest.mark.long
@pytest.mark.parametrize(("target", "ending"), [(240, "wins round 3"), (100, "wins the match")])
async def test_every_end_is_shown_after_a_late_join(
    gallery_world: World, stack: Stack, monkeypatch: pytest.MonkeyPatch, target: int, ending: str
) -> None:
    """The score sheet also has the rounds before the join. In those, the late seat has the lowest score.

    At the end of a match, the match card has the scores, and takes the place of the sheet. Their texts tell the same,
    so no picture is drawn.
    """
    blank = png('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>', 1)
    monkeypatch.setattr(RENDER_WORKER, "draw", lambda svg, width: blank)
    world = gallery_world
    stack(["R3", "B9"], "R1", rules=msgspec.structs.replace(OFFICIAL, target=target))
    ann, cleo = world.person("Ann"), world.person("Cleo")
    await begin(world, ann, ais=1)
    await ann.press("3", on=ann.direct())
    await world.advance(16)
    assert "deals round 2" in words(world.table())
    await press_button(cleo, "Join from the next round", on=await press_button(cleo, "My hand"))
    await play(world, Player(ann, 1), Player(cleo, 2), until=ending)
    await world.advance(1)
    told = f"Score sheet to {target} points, round by round. "
    scores = [event.scores for entry in await stored(world) for event in entry.events if isinstance(event, RoundEnded)]
    points = dict(zip(("Ann", "Kim", "Cleo"), scores[-1], strict=True))
    if ending == "wins the match":
        alts = [alt for _, alt in shown_pictures(world, world.table())]
        assert not any(alt.startswith(told) for alt in alts)
        (places,) = [alt for alt in alts if alt.startswith("Places: ")]
        assert all(f"{name} {score} point" in places for name, score in points.items())
        assert world.table().has("Rematch")
        return
    (alt,) = (alt for _, alt in shown_pictures(world, world.table()) if alt.startswith(told))
    sheet = {name: [int(score) for score in row.split(", ")] for name, row in _SHEET_ROW.findall(alt)}
    assert {name: row[0] for name, row in sheet.items()} == {"Ann": 9, "Cleo": 0, "Kim": 0}
    assert {name: row[-1] for name, row in sheet.items()} == points
    (rounds,) = {len(row) for row in sheet.values()}
    assert rounds == 3
    assert not world.table().has("Rematch")
