"""People paste codes, numbers and ids with marks around them and invisible characters in them."""

from __future__ import annotations

import pytest

from tests.bot.players import (
    begin,
    choose,
    fill_in,
    manager,
    menu_id,
    options,
    press_button,
    response_message,
    run_command,
    seat,
    words,
)
from tests.world import World
from unobot.rules.ruleset.ruleset import PRESETS
from unobot.typed_text import folded, plain

PARTY = PRESETS["party"].code
PASTED = {
    "backticks": f"`{PARTY}`",
    "two backticks": f"``{PARTY}``",
    "a block": f"```\n{PARTY}\n```",
    "a block in one line": f"```{PARTY}```",
    "a block with a language": f"```text\n{PARTY}\n```",
    "half a copy": f"{PARTY}`",
    "a quoted line": f"> {PARTY}",
    "a quoted block": f">>> `{PARTY}`",
    "an item of a list": f"- {PARTY}",
    "bold": f"**{PARTY}**",
    "bold, in italics and underlined": f"__***{PARTY}***__",
    "a spoiler": f"||{PARTY}||",
    "struck out": f"~~{PARTY}~~",
    "straight quotes": f'"{PARTY}"',
    "curly quotes": f"“{PARTY}”",
    "low quotes": f"„{PARTY}“",
    "spaces": f"  {PARTY}  ",
    "spaces that do not break": f"\u00a0{PARTY}\u202f",
    "spaces inside the marks": f"**` {PARTY} `**",
    "a zero-width space": f"{PARTY[:3]}\u200b{PARTY[3:]}",
    "a zero-width joiner": f"{PARTY[:3]}\u200d{PARTY[3:]}",
    "a word joiner": f"{PARTY[:3]}\u2060{PARTY[3:]}",
    "a byte order mark": f"\ufeff{PARTY}",
    "a soft hyphen": f"{PARTY[:3]}\u00ad{PARTY[3:]}",
    "marks of direction": f"\u200e{PARTY}\u200f",
    "an isolate": f"\u2068{PARTY}\u2069",
    "an empty Braille cell": f"\u2800{PARTY}",
    "wide letters": "".join(chr(ord(letter) + 0xFEE0) for letter in PARTY),
    "a variation selector": f"{PARTY}\ufe0f",
}


@pytest.mark.parametrize("pasted", PASTED.values(), ids=PASTED)
async def test_a_rule_code_reads_however_it_was_copied(world: World, pasted: str) -> None:
    """It does so as an option of a command, as a suggestion, and in the modals of the host and of an admin."""
    ann = world.person("Ann")
    assert PARTY in (await ann.complete("start", "rules", pasted)).values()
    await ann.slash("start", rules=pasted)
    assert "Rules: **Party**" in words(world.table())

    panel = await press_button(ann, "Change rules", on=await options(ann))
    panel = await choose(ann, world, panel, "preset", "official")
    opened = await ann.actor.click(response_message(world, panel), custom_id=panel.button("Paste a code").custom_id)
    assert "**Party**" in words(await fill_in(ann, world, opened, pasted))


async def test_a_default_code_of_a_server_reads_as_well(world: World) -> None:
    boss = manager(world)
    screen = await boss.slash("settings")
    assert screen is not None
    screen = await choose(boss, world, screen, "settings", "rules")
    opened = await boss.actor.click(response_message(world, screen), custom_id=screen.button("Paste a code").custom_id)
    code = PRESETS["teams"].code
    assert f"Rules: **code {code}** · set here" in words(await fill_in(boss, world, opened, f"`{code}`\u200b"))


@pytest.mark.parametrize("typed", ["`150`", "\u200b150", "**150**", "１５０", "1\u00ad50"])
async def test_a_number_reads_however_it_was_typed(world: World, typed: str) -> None:
    ann = world.person("Ann")
    await seat(world, ann)
    panel = await choose(ann, world, await press_button(ann, "Change rules", on=await options(ann)), "house", "end")
    custom_id = menu_id(world, panel, "field:target")
    opened = await ann.actor.select(response_message(world, panel), ["other"], custom_id=custom_id)
    assert "Target: 150 points" in words(await fill_in(ann, world, opened, typed))


async def test_names_dates_seasons_and_ids_read_as_well(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await ann.slash("start", rules="**No mercy\u200b like**")
    assert "No Mercy rules, ordinary cards" in words(world.table())
    today = world.env.now().date().isoformat()
    told = await run_command(ann, "daily", date=today)
    assert await run_command(ann, "daily", date=f"`{today.replace('-', '–')}`") == told
    assert "Only the seasons" not in await run_command(ann, "stats", season=f"`{today[:7]}`")
    gone = world.create_channel("gone")
    await ben.slash("start", channel=gone)
    await ann.press("Join", on=world.table(gone))
    world.env.backend.delete_channel(gone.id)
    await world.advance(3)
    (table_id,) = (await ben.complete("resume", "match")).values()
    other = world.create_channel("other")
    await ben.slash("resume", channel=other, match=f"`{table_id}`\ufeff")
    assert world.table(other).has("Join")


async def test_a_move_reads_as_well(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    mover = ann if "Your turn" in words(ann.direct()) else ben
    assert "isn't a move" not in await run_command(mover, "play", move="`ｄｒａｗ`\u200b")
    assert "drew" in words(world.table())


def test_what_was_not_marked_stays() -> None:
    """Whatever the bot itself writes as a code, a move or a name reads as itself."""
    for ruleset in PRESETS.values():
        assert plain(ruleset.code) == ruleset.code
    for move in ("R5!", "R7>2", "R5+G5", "WD4B", "catch>1", "color red>2", "vote 3"):
        assert plain(move) == move
    for name in (*PRESETS, "2026-11-24", "12:34:R7>2", "-3", "a*b", "it's"):
        assert plain(name) == name
    assert plain("\u200b") == ""
    assert plain("``") == "``"


@pytest.mark.parametrize(("typed", "found_in"), [("iki", "İki Çek"), ("ISLAK", "ıslak"), ("straße", "STRASSE")])
def test_a_search_finds_words_in_any_case_also_in_turkish(typed: str, found_in: str) -> None:
    assert folded(typed) in folded(found_in)
