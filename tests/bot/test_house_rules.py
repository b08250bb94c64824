"""Choosing the rules through users' hands: presets, single rules, codes, and refusals in one sentence."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from simcord import InteractionResult
from simcord.enums import ComponentType

from tests.bot.players import (
    add_ai,
    answered,
    choose,
    fill_in,
    forge,
    forge_choices,
    menu_id,
    menus,
    open_modal,
    options,
    press_button,
    response_message,
    run_command,
    seat,
    words,
)
from tests.bot.scenes import lobby
from tests.world import Person, Screen, World
from unobot.bot.custom_ids import MAX_ARG
from unobot.features.house_rules.rules import answered_rules, answers_of, read_answers
from unobot.features.house_rules.screens import _decks, form_modal
from unobot.i18n import languages, text_for
from unobot.rules.decks import DECKS
from unobot.rules.ruleset.fields import FIELDS, GROUPS
from unobot.rules.ruleset.ruleset import OFFICIAL, PRESETS, Ruleset, of_deck
from unobot.tables.table import Table


async def menu(host: Person) -> Screen:
    """Return the menu of rules, opened from the lobby."""
    return await press_button(host, "Change rules", on=await options(host))


async def test_the_lobby_shows_preset_differences_and_code(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann, ben)
    assert "Rules: **Official rules** · Challenges, Uno calls, a match to 500 points." in words(world.table())
    panel = await menu(ann)
    panel = await choose(ann, world, panel, "preset", "party")
    assert "Changed." in words(panel)
    panel = await choose(ann, world, panel, "house", "deck")
    await choose(ann, world, panel, "field:hand-size", "5")
    smaller = msgspec.structs.replace(PRESETS["party"], hand_size=5)
    await world.advance(5)
    line = next(line for line in words(world.table()).splitlines() if line.startswith("Rules: "))
    assert line == "Rules: **Party** · Hand size: 5 cards"
    await ann.press("Start")
    await world.advance(12)
    assert f"{line.removeprefix('Rules: ')} · `{smaller.code}`" in words(world.table())


async def test_every_preset_can_be_chosen_in_the_menu(world: World) -> None:
    ann = world.person("Ann")
    await seat(world, ann)
    panel = await menu(ann)
    assert menus(world, panel)[menu_id(world, panel, "preset")] == list(PRESETS)
    for name, ruleset in PRESETS.items():
        panel = await choose(ann, world, panel, "preset", name)
        assert (f"`{ruleset.code}`" in words(panel)) is (ruleset != OFFICIAL)


async def test_every_field_has_its_menu(world: World) -> None:
    ann = world.person("Ann")
    await seat(world, ann)
    panel = await menu(ann)
    offered: set[str] = set()
    for group in GROUPS:
        panel = await choose(ann, world, panel, "house", group.replace(" ", "-"))
        offered |= {custom_id.split(":")[4] for custom_id in menus(world, panel) if ":field:" in custom_id}
    assert offered == {field.name.replace("_", "-") for field in FIELDS if field.offered}


async def test_single_rules_add_up_and_can_be_taken_back(world: World) -> None:
    ann = world.person("Ann")
    await seat(world, ann)
    panel = await choose(ann, world, await menu(ann), "house", "special-cards")
    panel = await choose(ann, world, panel, "field:seven", "on")
    panel = await choose(ann, world, panel, "field:zero", "on")
    assert "Seven swaps: on · Zero passes on: on" in words(panel)
    panel = await choose(ann, world, panel, "field:seven", "off")
    assert "Seven swaps" not in words(panel)


async def test_another_number_is_typed(world: World) -> None:
    ann = world.person("Ann")
    await seat(world, ann)
    panel = await choose(ann, world, await menu(ann), "house", "end")
    for typed, says in (
        ("150", "Target: 150 points"),
        ("0", "Enter a number from 1 to 5,000."),
        ("many", "Enter a number from 1 to 5,000."),
        ("-3", "Enter a number from 1 to 5,000."),
    ):
        custom_id = menu_id(world, panel, "field:target")
        opened = await ann.actor.select(response_message(world, panel), ["other"], custom_id=custom_id)
        panel = await fill_in(ann, world, opened, typed)
        assert says in words(panel)
    assert "Target: 150 points" in words(panel)


@pytest.mark.parametrize(
    ("code", "says"),
    [
        (PRESETS["party"].code.lower(), "**Party**"),
        (f"  {PRESETS['teams'].code} ", "**Teams**"),
        ("hello!", "That isn't a rule code"),
        (PRESETS["party"].code.replace("j", "z"), "That code has a typo"),
        ("ZZ", "come from another version"),
    ],
)
async def test_a_code_is_pasted(world: World, code: str, says: str) -> None:
    ann = world.person("Ann")
    await seat(world, ann)
    panel = await menu(ann)
    opened = await ann.actor.click(response_message(world, panel), custom_id=panel.button("Paste a code").custom_id)
    assert says in words(await fill_in(ann, world, opened, code))


async def test_contradictions_are_refused_with_what_would_work(world: World) -> None:
    ann = world.person("Ann")
    await seat(world, ann)
    panel = await choose(ann, world, await menu(ann), "house", "special-cards")
    panel = await choose(ann, world, panel, "field:bomb", "on")
    assert "Switch Several at once on, too" in words(panel)
    assert words(panel).endswith("### Rules of this match\n**Official rules**")


def boxes(opened: InteractionResult) -> dict[str, list[str]]:
    """Return the chosen values of each field of the form."""
    assert opened.modal is not None
    parts = [part["component"] for part in opened.modal["components"]]
    return {
        part["custom_id"]: [option["value"] for option in part["options"] if option.get("default")] for part in parts
    }


async def test_one_form_has_the_common_rules(world: World) -> None:
    ann = world.person("Ann")
    await seat(world, ann)
    form = await open_modal(ann, world, await menu(ann), "All in one form")
    assert boxes(form) == {
        "preset": ["official"],
        "boxes": [],
        "scoring": ["points"],
        "length": ["target_500"],
        "hand_size": ["7"],
    }
    panel = await fill_in(
        ann, world, form, preset="party", boxes=["several"], scoring="points", length=["target_200"], hand_size="5"
    )
    assert "Changed." in words(panel)
    assert "**Party** · Hand size: 5 cards · Several at once: on · Target: 200 points" in words(panel)
    form = await open_modal(ann, world, panel, "All in one form")
    filled = boxes(form)
    assert filled["preset"] == []
    assert set(filled["boxes"]) == {"stacking", "draw", "seven", "zero", "jump_in", "several"}
    assert (filled["length"], filled["hand_size"]) == (["target_200"], ["5"])


async def test_the_form_keeps_the_rules_that_it_does_not_ask_for(world: World) -> None:
    """A box that stays checked keeps its own value, and a number that the form does not list stays."""
    ann = world.person("Ann")
    rules = Ruleset(stacking="any", hand_limit=25, target=150, double_score=True)
    await ann.slash("start", rules=rules.code)
    form = await open_modal(ann, world, await menu(ann), "All in one form")
    filled = boxes(form)
    assert filled["length"] == ["target_150"]
    panel = await fill_in(
        ann, world, form, boxes=[*filled["boxes"], "seven"], scoring="points", length=["target_150"], hand_size="7"
    )
    after = msgspec.structs.replace(rules, seven=True)
    assert f"`{after.code}`" in words(panel)


async def test_the_form_sets_the_rounds_of_golf(world: World) -> None:
    ann = world.person("Ann")
    await ann.slash("start", rules=Ruleset(target=200).code)
    form = await open_modal(ann, world, await menu(ann), "All in one form")
    panel = await fill_in(ann, world, form, scoring="golf", length=["rounds_9"], hand_size="7")
    assert "Scoring: golf, fewest points win · Target: 200 points · Rounds: 9 rounds" in words(panel)
    filled = boxes(await open_modal(ann, world, panel, "All in one form"))
    assert (filled["scoring"], filled["length"]) == (["golf"], ["rounds_9"])


async def test_a_refused_form_says_why_and_opens_again_as_it_was(world: World) -> None:
    ann = world.person("Ann")
    await seat(world, ann)
    form = await open_modal(ann, world, await menu(ann), "All in one form")
    chosen: dict[str, str | list[str]] = {
        "preset": "no_mercy_like",
        "boxes": ["bomb", "teams"],
        "scoring": "single",
        "length": ["target_100"],
    }
    panel = await fill_in(ann, world, form, **chosen, hand_size="10")
    assert "Switch Several at once on, too" in words(panel)
    assert words(panel).endswith("### Rules of this match\n**Official rules**")
    again = await open_modal(ann, world, panel, "Back to the form")
    assert boxes(again) == {
        "preset": ["no_mercy_like"],
        "boxes": ["bomb", "teams"],
        "scoring": ["single"],
        "length": ["target_100"],
        "hand_size": ["10"],
    }
    chosen["boxes"] = ["several", "bomb", "teams"]
    panel = await fill_in(ann, world, again, **chosen, hand_size="10")
    assert "Changed." in words(panel)
    assert not panel.has("Back to the form")


async def test_a_refusal_in_the_menu_goes_with_the_next_press_and_the_answers_stay(world: World) -> None:
    ann = world.person("Ann")
    await seat(world, ann)
    form = await open_modal(ann, world, await menu(ann), "All in one form")
    panel = await fill_in(
        ann, world, form, preset="official", boxes=["bomb"], scoring="points", length=["target_200"], hand_size="7"
    )
    assert "Switch Several at once on, too" in words(panel)
    await ann.slash("help")
    await world.advance(3)
    panel = world.screen(panel)
    assert "Switch Several at once on, too" not in words(panel)
    again = await open_modal(ann, world, panel, "Back to the form")
    assert boxes(again)["boxes"] == ["bomb"]
    assert boxes(again)["length"] == ["target_200"]


async def test_a_refused_code_is_repeated_so_that_it_can_be_mended(world: World) -> None:
    ann = world.person("Ann")
    await seat(world, ann)
    typed = "Ast1dr1sezeji3"
    panel = await fill_in(ann, world, await open_modal(ann, world, await menu(ann), "Paste a code"), typed)
    assert f"`{typed}`" in words(panel)
    await ann.slash("help")
    await world.advance(3)
    assert typed not in words(world.screen(panel))


async def test_a_form_that_was_open_at_the_start_changes_nothing(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann, ben)
    panel = await menu(ann)
    form = await open_modal(ann, world, panel, "All in one form")
    await world.restart()  # the next bot knows no open modal, and leaves the panel as it is
    await ann.press("Start")
    await world.advance(12)
    late = await fill_in(ann, world, form, preset="party", scoring="points", length=["target_500"], hand_size="7")
    assert "The match has started" in words(late)


def test_answers_are_read_as_they_were_written() -> None:
    for ruleset in PRESETS.values():
        answers = answers_of(ruleset)
        assert len(f"{answers}") <= MAX_ARG
        assert read_answers(f"{answers}") == answers
        assert answered_rules(ruleset, answers) == ruleset
    for text in (
        "",
        ">",
        "party>k>points>target-500>7",
        "chess>>points>target-500>7",
        "party>>chess>target-500>7",
        "party>>points>target-0>7",
        "party>>points>rounds-51>7",
        "party>>points>500>7",
        "party>>points>decks-1>7",
    ):
        assert read_answers(text) is None


@pytest.mark.parametrize("language", languages())
def test_the_form_is_within_the_limits_of_discord(language: str) -> None:
    modal = form_modal(text_for(language), lobby(2), answers_of(OFFICIAL)).to_dict()
    assert len(modal["components"]) <= 5
    assert len(modal["title"]) <= 45
    for label in modal["components"]:
        assert len(label["label"]) <= 45
        assert len(label.get("description") or "") <= 100
        most = 25 if label["component"]["type"] == ComponentType.STRING_SELECT else 10
        assert 2 <= len(label["component"]["options"]) <= most
        assert all(len(option["label"]) <= 100 for option in label["component"]["options"])


async def test_only_the_host_changes_the_rules_and_only_before_the_match(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann, ben)
    assert "Only the host, Ann, can change the rules." in words(
        await press_button(ben, "Change rules", on=await options(ben))
    )
    await menu(ann)
    await ann.press("Start")
    await world.advance(12)
    (panel,) = ann.panels()
    late = await forge_choices(ann, world, panel, "u1:1:0:preset:", "party")
    assert late is not None
    assert "The match has started" in words(late)
    assert "**Official rules**" in words(world.table())


async def test_the_lobby_says_when_the_seats_cannot_play_the_rules(world: World) -> None:
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await seat(world, ann, ben, cleo)
    await choose(ann, world, await menu(ann), "preset", "teams")
    await world.advance(5)
    sentence = "Teams need 4 players: wait for 1 more, or add AIs."
    assert sentence in words(world.table())
    assert not world.table().has("Start")
    assert world.table().has("Start with 1 AI")
    await add_ai(ann, world)
    assert sentence not in words(world.table())
    assert world.table().has("Start")


async def test_a_deck_too_small_for_the_seats_says_how_many_cards_it_can_deal(world: World) -> None:
    ann = world.person("Ann")
    await ann.slash("start", ais=9, rules=Ruleset(hand_size=15).code)
    says = "One deck is too small to deal 15 cards to each of 10 players. Deal up to 10, or add a deck."
    assert says in words(world.table())
    assert not world.table().has("Start")
    assert says in words(await forge(ann, world.table(), world.table().button("Start").custom_id))
    await choose(ann, world, await choose(ann, world, await menu(ann), "house", "deck"), "field:decks", "2")
    await world.advance(5)
    assert says not in words(world.table())
    assert world.table().has("Start")


@pytest.mark.parametrize(
    ("rules", "says"),
    [
        ("party", "**Party**"),
        ("No mercy like", "**No Mercy rules, ordinary cards**"),
        (PRESETS["draw_and_play"].code, "**Draw and play**"),
    ],
)
async def test_start_takes_a_preset_or_a_code(world: World, rules: str, says: str) -> None:
    assert says in await run_command(world.person("Ann"), "start", rules=rules)


async def test_start_refuses_what_is_neither(world: World) -> None:
    ann = world.person("Ann")
    assert "That isn't a rule code" in await run_command(ann, "start", rules="mau-mau")
    assert "There's no table" in await run_command(ann, "status")


async def test_start_suggests_presets_and_reads_codes(world: World) -> None:
    ann = world.person("Ann")
    assert list((await ann.complete("start", "rules")).values()) == list(PRESETS)
    assert await ann.complete("start", "rules", "stack") == {"Stacking": "stacking"}
    code = PRESETS["party"].code
    assert await ann.complete("start", "rules", code.lower()) == {f"Party · {code}": code}


async def test_rules_explains_the_rules_in_force(world: World) -> None:
    ann = world.person("Ann")
    await ann.slash("start", rules="party")
    explained = await run_command(ann, "rules")
    shown = await press_button(ann, "Rules", on=await options(ann))
    assert words(shown) == explained
    turn = await choose(ann, world, shown, "rules", "1")
    assert "If you don't play, you draw until a card matches." in words(turn)
    house = await choose(ann, world, turn, "rules:1", "2")
    assert "A **7** swaps your hand with that of a player you choose." in words(house)


async def test_a_menu_never_takes_the_place_of_the_table(world: World) -> None:
    ann = world.person("Ann")
    await seat(world, ann)
    for custom_id in ("u1:1:0:preset:", "u1:1:0:field:target", "u1:1:0:code:ask", "u1:1:0:number:target"):
        assert "no longer works" in words(await forge(ann, world.table(), custom_id))
    assert "Uno: who's in?" in words(world.table())


async def test_what_a_menu_never_asks_is_refused(world: World) -> None:
    ann = world.person("Ann")
    await seat(world, ann)
    for custom_id in ("u1:1:0:preset:", "u1:1:0:field:no-such-field", "u1:1:0:code:else"):
        assert "no longer works" in words(await forge(ann, await menu(ann), custom_id))


async def test_a_modal_that_would_come_too_late_is_a_sentence(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = world.person("Ann")
    await seat(world, ann)
    panel = await menu(ann)
    touch = Table.touch

    async def late(self: Table, user_id: int, *, returning: bool = False, playing: bool = True) -> None:
        await asyncio.sleep(1.5)
        await touch(self, user_id, returning=returning, playing=playing)

    monkeypatch.setattr(Table, "touch", late)
    result = await world.race((ann, "Paste a code", panel))
    await world.advance(3)
    assert "press it again" in words(answered(world, result))


async def test_the_decks_come_first_each_with_its_rules_and_the_players_it_was_made_for(world: World) -> None:
    ann = world.person("Ann")
    await seat(world, ann)
    panel = await menu(ann)
    first, values = next(iter(menus(world, panel).items()))
    assert (first.rpartition(":")[2], values) == ("decks", list(DECKS))
    option = _decks(text_for("en"), PRESETS["no_mercy"])[2]
    assert option.default
    assert (option.description or "").endswith("be out at 25 cards. Made for 2 to 6.")
    for name, deck in DECKS.items():
        panel = await choose(ann, world, panel, "preset:decks", name)
        assert (f"`{of_deck(deck).code}`" in words(panel)) is (name != "official")
    panel = await choose(ann, world, panel, "preset:decks", "no_mercy")
    assert f"`{PRESETS['no_mercy'].code}`" in words(panel)
    assert any("1,000 points" in label or "1000 points" in label for label in (await options(ann)).labels)


async def test_start_offers_no_mercy_and_its_cousin_says_that_its_cards_are_ordinary(world: World) -> None:
    names = {value: name for name, value in (await world.person("Ann").complete("start", "rules")).items()}
    found = set(names) | set(names.values())
    assert {"No Mercy", "No Mercy rules, ordinary cards"} <= found


@pytest.mark.parametrize("language", languages())
def test_each_deck_says_its_rules_whole_in_one_line(language: str) -> None:
    """Discord cuts the description of an option at 100 characters."""
    for option in _decks(text_for(language), OFFICIAL):
        low, high = DECKS[option.value].made_for
        assert 10 < len(option.description or "") < 100
        assert str(low) in (option.description or "").rstrip("。.।")[-40:]
        assert str(high) in (option.description or "")[-40:]
