"""A rule without its card and a code of a later version are refused by name, in any language."""

from __future__ import annotations

import pytest

from tests.bot.players import (
    choose,
    fill_in,
    open_modal,
    options,
    prefer,
    press_button,
    run_command,
    seat,
    words,
)
from tests.world import World
from unobot.i18n import languages, text_for
from unobot.rules.decks import DECKS
from unobot.rules.ruleset.codes import CodeProblem, RulesetCodeError, read_code, write_code
from unobot.rules.ruleset.fields import FIELDS_BY_NAME, Value
from unobot.rules.ruleset.ruleset import PRESETS, Contradiction, RulesetError, differences, ruleset_of
from unobot.wording.rulesets import FIELD, field_words

RULED_OUT: dict[str, dict[str, Value]] = {
    "no_mercy": {"wild_draw_four": "strict", "four_needs": "no_playable", "challenge_shows": "all"},
    "all_wild": {"seven": True, "zero": True, "first_card": "number_only", "last_card": "no_wild"},
    "attack": {"stacking": "same", "draw": "until_playable", "drawn_card": "keep", "zero": True},
    "attack_classic": {"stacking": "any", "revenge": True, "wild_draw_four": "free"},
}
"""By deck: house rules for which it has no card."""


def with_check(code: str) -> str:
    """Return a code with its check character."""
    for check in "0123456789ABCDEFGHJKMNPQRSTVWXY":
        try:
            read_code(code + check)
        except RulesetCodeError as error:
            if error.reason is CodeProblem.MISTYPED:
                continue
        return code + check
    raise AssertionError(code)


def code_of(deck: str, field: str) -> str:
    """Return the code of a deck's sheet with a house rule for which it has no card."""
    return write_code({**differences(PRESETS[deck], "official"), field: RULED_OUT[deck][field]})


@pytest.mark.parametrize(("deck", "field"), [(deck, field) for deck, fields in RULED_OUT.items() for field in fields])
def test_a_rule_without_its_card_is_refused_by_name_unless_it_stands_at_its_default(deck: str, field: str) -> None:
    sheet = differences(PRESETS[deck], "official")
    with pytest.raises(RulesetError) as refused:
        ruleset_of({**sheet, field: RULED_OUT[deck][field]})
    assert (refused.value.reason, refused.value.params["field"]) == (Contradiction.NOT_IN_DECK, field)
    default = FIELDS_BY_NAME[field].values[0]
    assert ruleset_of({**sheet, field: default}) == PRESETS[deck]


@pytest.mark.parametrize("language", languages())
async def test_a_pasted_code_is_refused_by_the_name_of_its_rule(world: World, language: str) -> None:
    """A rule without its card, a choice and a rule of a later version."""
    text, ann = text_for(language), world.person("Ann")
    await seat(world, ann)
    await prefer(world, ann, language=language)
    menu = await press_button(ann, "u1:1:0:house:", on=await options(ann))
    later = f"Aca{len(DECKS)}"
    codes = {**{code_of(deck, next(iter(fields))): next(iter(fields)) for deck, fields in RULED_OUT.items()}}
    for code, named in {**codes, with_check(later): "cards", with_check("Ast9"): "stacking"}.items():
        told = words(await fill_in(ann, world, await open_modal(ann, world, menu, "code:ask"), code))
        assert field_words(text, FIELD[named]) in told, code
        assert text("ruleset-preset", preset=text("preset-official")) in told, "the rules are as before"
    told = words(await fill_in(ann, world, await open_modal(ann, world, menu, "code:ask"), with_check("Azz3")))
    assert text("code-newer-field", tag="zz").replace("\N{NO-BREAK SPACE}", " ") in told


async def test_a_command_is_refused_by_the_name_of_the_rule(world: World) -> None:
    ann = world.person("Ann")
    for deck, fields in RULED_OUT.items():
        for field in fields:
            told = await run_command(ann, "start", rules=code_of(deck, field))
            assert field_words(text_for("en"), FIELD[field]) in told
    assert "Deck" in await run_command(ann, "start", rules=with_check(f"Aca{len(DECKS)}"))
    assert "zz" in await run_command(ann, "start", rules=with_check("Azz"))
    assert not world.posts()


@pytest.mark.parametrize("deck", RULED_OUT)
async def test_a_menu_refuses_what_the_deck_has_no_card_for(world: World, deck: str) -> None:
    ann = world.person("Ann")
    await seat(world, ann)
    menu = await press_button(ann, "Change rules", on=await options(ann))
    await choose(ann, world, menu, "preset:decks", deck)
    for field, value in RULED_OUT[deck].items():
        group = FIELD[field].group.replace(" ", "-")
        shown = await choose(ann, world, menu, "house", group)
        chosen = {True: "on", False: "off"}.get(value, str(value)) if isinstance(value, bool) else str(value)
        told = words(await choose(ann, world, shown, f"field:{field.replace('_', '-')}", chosen))
        assert f"“{field_words(text_for('en'), FIELD[field])}”" in told, field
        assert f"`{PRESETS[deck].code}`" in told, "nothing has changed"
