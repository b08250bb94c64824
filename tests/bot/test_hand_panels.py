"""Hand panels: a panel comes by itself at the deal, only its owner sees it, and it stays current."""

from __future__ import annotations

import pytest

from tests.bot.players import (
    Stack,
    begin,
    choices,
    choose,
    hand_line,
    leave_lobby,
    press_button,
    run_command,
    seat,
    settle,
    words,
)
from tests.world import World


async def test_the_hand_comes_by_itself_at_the_deal(world: World, stack: Stack) -> None:
    """The players press only Join and Start."""
    stack(["R3 B1 B2", "R4 Y1 Y2"], "R1")
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await seat(world, ann, ben)
    assert not ann.panels()
    await ann.press("Start")
    await world.advance(2)
    assert hand_line(ann.panel()) == "Your hand, 3 cards: 🔺 Red: 3 · 🔵 Blue: 1, 2"
    assert hand_line(ben.panel()) == "Your hand, 3 cards: 🔺 Red: 4 · ⭐ Yellow: 1, 2"
    assert not cleo.panels()
    assert len(ann.panels()) == len(ben.panels()) == 1

    await ann.press("3", on=ann.panel())
    await world.advance(2)
    assert choices(ben.panel()), "redrawn though Ben pressed nothing"
    await ben.press("4", on=ben.panel())
    await world.advance(2)
    assert "Red 4" in words(world.table())
    assert len(ann.panels()) == len(ben.panels()) == 1


async def test_the_hand_comes_after_a_restart_between_joining_and_the_deal(world: World, stack: Stack) -> None:
    stack(["R3 B1 B2", "R4 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann, ben)
    await world.advance(60)
    await world.restart()
    await ann.press("Start")
    await world.advance(2)
    assert hand_line(ben.panel()) == "Your hand, 3 cards: 🔺 Red: 4 · ⭐ Yellow: 1, 2"
    await world.restart()
    await ann.press("3", on=ann.panel())
    await world.advance(2)
    assert choices(ben.panel()), "the panel is known to the next bot as well"
    assert len(ann.panels()) == len(ben.panels()) == 1


async def test_a_player_joining_by_command_gets_the_hand(world: World, stack: Stack) -> None:
    stack(["R3 B1", "R4 Y1"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann)
    await run_command(ben, "join")
    await ann.press("Start")
    await world.advance(2)
    assert hand_line(ben.panel()) == "Your hand, 2 cards: 🔺 Red: 4 · ⭐ Yellow: 1"


async def test_an_expired_press_brings_no_hand_and_costs_no_request(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann, ben)
    await world.advance(15 * 60)
    before = world.requests
    await ann.press("Start")
    await world.advance(2)
    assert ann.panels(), "she has just pressed"
    assert not ben.panels()
    spent = world.requests - before
    assert spent["POST /webhooks/*/*"] == 1
    assert hand_line(await press_button(ben, "My hand"))


async def test_a_player_who_left_the_lobby_gets_no_hand(world: World) -> None:
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await seat(world, ann, ben, cleo)
    await leave_lobby(cleo, world)
    await ann.press("Start")
    await world.advance(2)
    assert ben.panels()
    assert not cleo.panels()


async def test_a_panel_opened_in_the_lobby_is_the_only_hand(world: World) -> None:
    """Ben opened his panel in the lobby: it becomes his hand, and he gets no second one."""
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann, ben)
    await ben.slash("hand")
    await ann.press("Start")
    await world.advance(2)
    (panel,) = ben.panels()
    assert hand_line(panel)


async def test_a_token_that_discord_refuses_is_tried_once(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann, ben)
    world.env.inject_error("POST", "/webhooks/*", status=401, code=50027, times=None)
    before = world.requests
    await ann.press("Start")
    await world.advance(30)
    assert (world.requests - before)["POST /webhooks/*/*"] <= 3, "once for each: two are Ann's"
    world.env.backend.faults.clear()
    assert hand_line(await press_button(ben, "My hand"))


async def test_a_failed_hand_at_the_deal_is_retried(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann, ben)
    world.env.inject_error("POST", "/webhooks/*", status=500, times=2)
    await ann.press("Start")
    await world.advance(20)
    assert len(ann.panels()) == len(ben.panels()) == 1


async def test_a_player_in_the_next_match_has_one_live_panel(world: World, stack: Stack) -> None:
    stack(["R3 B1", "R4 Y1"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await ann.press("Yes, end it", on=await ann.slash("end"))
    await world.advance(6)
    await begin(world, ann, ben)
    assert hand_line(ben.panel())


PAUSED = "Live updates are paused"


async def test_a_panel_says_when_its_updates_pause_and_any_press_resumes_them(world: World, stack: Stack) -> None:
    stack(["R3 B1 B2 B3", "R4 Y1 Y2 Y3"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await settle(world, world.guild.id, turn=3600)
    await begin(world, ann, ben)
    panel = ben.panel()
    for _ in range(13):
        await ann.press("Refresh", on=ann.panel())
        await world.advance(60)
    assert PAUSED not in words(world.screen(panel))
    before = world.requests
    await world.advance(25)  # 13.5 minutes after Ben's last press
    assert PAUSED in words(world.screen(panel))
    assert PAUSED not in words(ann.panel())
    assert (world.requests - before)["PATCH /webhooks/*/*/messages/*"] <= 3
    await world.advance(5 * 60)
    healed = await press_button(ben, "Refresh", on=panel)
    assert PAUSED not in words(healed)
    assert hand_line(healed)
    await world.advance(60)
    assert PAUSED not in words(world.screen(panel)), "the new token has a quarter of an hour before it"


async def test_a_panel_whose_updates_pause_shows_no_countdown(world: World, stack: Stack) -> None:
    """Nobody could edit it when the countdown is over."""
    stack(["R3 B1 B2 B3", "R4 Y1 Y2 Y3"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await settle(world, world.guild.id, turn=3600)
    await begin(world, ann, ben)
    panel = ann.panel()
    assert "Your turn" in words(panel)
    assert ":R>" in panel.text
    await world.advance(14 * 60)
    after = world.screen(panel)
    assert PAUSED in words(after)
    assert ":R>" not in after.text
    healed = await press_button(ann, "Refresh", on=panel)
    assert ":R>" in healed.text


@pytest.mark.parametrize("ends", ["while it can be edited", "later"])
async def test_a_panel_whose_updates_pause_claims_nothing_that_may_become_wrong(
    world: World, stack: Stack, ends: str
) -> None:
    """The match ends in the last minute of the panel's token, or when nobody can edit the panel any more."""
    stack(["R3 B1 B2 B3", "R4 Y1 Y2 Y3"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    boss = world.person("Mod", moderator=True)
    await settle(world, world.guild.id, turn=3600)
    await begin(world, ann, ben)
    panel = ann.panel()
    assert "Your turn" in words(panel)
    await world.advance(14 * 60)
    paused = world.screen(panel)
    assert "Your turn" not in words(paused)
    assert paused.has("3"), "a press on a card still plays it"
    if ends == "later":
        await world.advance(5 * 60)
    await press_button(boss, "Yes, end it", on=await boss.slash("end"))
    await world.advance(10)
    after = world.screen(panel)
    assert "Your turn" not in words(after)
    if ends == "later":
        assert PAUSED in words(after)
        after = await press_button(ann, "Refresh", on=after)
    assert PAUSED not in words(after)
    assert "ended early" in words(after)


@pytest.mark.parametrize("stage", ["pause", "adjourned"])
async def test_any_panel_whose_updates_pause_says_only_that(world: World, stack: Stack, stage: str) -> None:
    stack(["R3", "R4"], "R1", "Y4 Y5 Y6")
    ann, ben = world.person("Ann"), world.person("Ben")
    await settle(world, world.guild.id, turn=3600 if stage == "pause" else 60)
    await begin(world, ann, ben)
    if stage == "pause":
        await ann.press("3", on=ann.panel())
    panel = ann.panel()
    await world.advance(14.5 * 60)
    after = world.screen(panel)
    assert PAUSED in words(after)
    assert after.labels == ["Refresh"]
    healed = await press_button(ann, "Refresh", on=after)
    assert PAUSED not in words(healed)
    assert healed.has("Ready" if stage == "pause" else "Play on")


async def test_a_person_whose_seat_an_ai_got_reads_it_in_each_of_their_hands(world: World, stack: Stack) -> None:
    """So they read the end of the match there."""
    stack(["R3 B1", "R4 Y1", "G1 G2"], "R1", "Y4 Y5 Y6")
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await begin(world, ann, ben, cleo)
    menu = await press_button(ben, "More")
    hands = [menu, ben.direct()]
    await press_button(ben, "Leave", on=menu)
    table = world.table()
    await world.advance(31)  # until the hand in the DM rests no longer
    left = [words(world.screen(hand)) for hand in hands]
    players = await press_button(ann, "Players", on=await press_button(ann, "More", on=table))
    await choose(ann, world, players, "release", str(ben.id))
    await world.advance(6)
    for hand, before in zip(hands, left, strict=True):
        assert words(world.screen(hand)) != before
        assert world.screen(hand).has("Take over") or "take" in words(world.screen(hand)).lower()
    await press_button(ann, "Yes, end it", on=await ann.slash("end"))
    await world.advance(10)
    for hand in hands:
        assert "ended early" in words(world.screen(hand))


async def test_a_panel_says_after_a_restart_that_its_updates_are_paused(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await settle(world, world.guild.id, turn=3600)
    await begin(world, ann, ben)
    panel = ben.panel()
    await world.advance(5 * 60)
    await world.restart()
    await world.advance(8.5 * 60)
    assert PAUSED in words(world.screen(panel))


async def test_the_chosen_card_order_is_kept(world: World, stack: Stack) -> None:
    stack(["R3 B1 G3 W Y1", "R4 Y2 Y3 Y4 Y5"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    cards = [button.custom_id.rsplit(":", 1)[1] for button in ann.panel().buttons[:5]]
    assert cards == ["R3", "Y1", "G3", "B1", "W"]
    by_value = await press_button(ann, "By value", on=ann.panel())
    cards = [button.custom_id.rsplit(":", 1)[1] for button in by_value.buttons[:5]]
    assert cards == ["Y1", "B1", "R3", "G3", "W"]
    await world.advance(6)
    assert [b.custom_id for b in ann.direct().buttons[:5]] == [b.custom_id for b in by_value.buttons[:5]], "there, too"
    await world.restart()
    await ann.press("u1:1:0:move:R3", on=ann.panel())
    await ann.press("Yes, end it", on=await ann.slash("end"))
    await world.advance(6)
    await begin(world, ann, ben)
    assert (await press_button(ann, "···", on=ann.panel())).has("By color"), "remembered for the next match"
    assert (await press_button(ben, "···", on=ben.panel())).labels.count("By color") == 0


async def test_a_card_keeps_its_place_while_the_hand_stays(world: World, stack: Stack) -> None:
    """The playable cards change from turn to turn, but their order does not."""
    stack(["R3 R7 B1 B2", "R4 Y1 Y2 Y4"], "R1", "G9 G8")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    waiting = ben.panel()
    await ann.press("3", on=ann.panel())
    await world.advance(2)
    asked = ben.panel()
    assert asked.labels[:4] == waiting.labels[:4]
    assert [button.disabled for button in asked.buttons[:4]] == [False, True, True, True]
