"""The commands as Discord gets them: in the words of every language, registered again when one changes."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import Any

import discord
import pytest
from discord import app_commands

from tests.catalogues import sentences
from tests.world import World
from unobot.bot.client import Unobot
from unobot.bot.commands.localized_names import COMMAND_NAMES, CommandNames, catalogue, message_of
from unobot.bot.commands.registration import translated
from unobot.i18n import Text, is_beta, languages, text_for

LONGEST_COMMAND = 8000
SYNC = "PUT /applications/*/commands"
Option = dict[str, Any]


@pytest.fixture(params=["uno", "unoadmin"])
async def payload(world: World, request: pytest.FixtureRequest) -> Option:
    """Return one of the groups as Discord gets it."""
    bot = world.bot
    assert isinstance(bot, Unobot)
    group = bot.tree.get_command(request.param)
    assert isinstance(group, app_commands.Group)
    return await group.get_translated_payload(bot.tree, CommandNames())


class Everything(app_commands.Translator):
    """Records the requested messages, in English."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: dict[str, str] = {}

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        if context.location not in COMMAND_NAMES:
            self.asked[message_of(string, context.location, context.data)] = string.message
        return None


async def asked(world: World) -> dict[str, str]:
    """Return every message that the commands need, by id, in English."""
    bot, everything = world.bot, Everything()
    assert isinstance(bot, Unobot)
    for command in bot.tree.get_commands():
        await command.get_translated_payload(bot.tree, everything)
    return everything.asked


def is_name(text: str) -> bool:
    r"""Return whether Discord accepts the name: ``^[-_\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$``, in lower case."""
    return 1 <= len(text) <= 32 and text == text.lower() and all(map(_is_of_a_name, text))


def _is_of_a_name(sign: str) -> bool:
    script = unicodedata.name(sign, "").partition(" ")[0]
    return sign in "-_" or unicodedata.category(sign)[0] in "LN" or script in ("DEVANAGARI", "THAI")


def parts(option: Option) -> Iterator[Option]:
    """Yield a command, and all its options and choices."""
    yield option
    for each in (*(option.get("options") or []), *(option.get("choices") or [])):
        yield from parts(each)


def length(option: Option, locale: str) -> int:
    """Return the characters that count toward Discord's limit for a command, in the longest language."""
    return sum(
        max(len(part[what]), len((part.get(f"{what}_localizations") or {}).get(locale, "")))
        for part in parts(option)
        for what in ("name", "description")
        if what in part
    ) + sum(len(str(part["value"])) for part in parts(option) if "value" in part)


async def test_every_command_option_and_choice_has_its_english_words(world: World) -> None:
    words = await asked(world)
    assert len(words) > 40
    lacking = {message for message in words if not text_for("en").has(message)}
    assert lacking == set(), "write them into locales/en.ftl"
    for message, english in words.items():
        assert text_for("en")(message) == english, message


@pytest.mark.parametrize("language", languages())
async def test_names_keep_discords_rule_in_every_language(world: World, language: str) -> None:
    text = text_for(language)
    for message in await asked(world):
        if text.has(message):
            if message.endswith("-name"):
                assert is_name(text(message)), f"{message} = {text(message)}"
            else:
                assert 1 <= len(text(message)) <= 100, f"{message} = {text(message)}"


async def test_a_command_has_one_name_in_all_languages_because_sentences_mention_it(payload: Option) -> None:
    for command in (payload, *payload["options"]):
        assert not command.get("name_localizations"), command["name"]


@pytest.mark.parametrize("language", languages())
async def test_sentences_name_commands_and_options_as_the_picker_shows_them(world: World, language: str) -> None:
    bot = world.bot
    assert isinstance(bot, Unobot)
    groups = {group.name: group for group in bot.tree.get_commands() if isinstance(group, app_commands.Group)}
    known = {f"/{group.name} {command.name}" for group in groups.values() for command in group.commands}
    for name, english in sentences("en").items():
        text, mentioned = sentences(language)[name], re.findall(r"/uno(?:admin)?\b[ a-z]*", english)
        commands = {each.strip() if each.strip() in groups else " ".join(each.split()[:2]) for each in mentioned}
        assert commands - known <= {f"/{group}" for group in groups}, f"{name} names no command"
        assert all(each in text for each in commands), f"{name} = {text}"
        plain = re.sub(r"`[^`]*`", "", text)
        assert "/uno" not in plain or name.endswith("-what"), f"{name}: a command is not in backticks"
        for option in re.findall(r"option \*\*(\w+)\*\*", english):
            shown = {text_for(language)(each) for each in sentences("en") if each.endswith(f"-{option}-name")}
            assert any(f"**{each}**" in text for each in shown), f"{name}: {option} is {' or '.join(shown)}"


async def test_names_differ_within_each_command_in_every_language(payload: Option) -> None:
    for locale in ("en-US", *map(str, discord.Locale)):
        for part in parts(payload):
            options = part.get("options") or []
            names = [(each.get("name_localizations") or {}).get(locale, each["name"]) for each in options]
            assert len(set(names)) == len(names), (locale, part["name"], names)


async def test_no_language_makes_the_command_too_long(payload: Option) -> None:
    for locale in ("en-US", *map(str, discord.Locale)):
        assert length(payload, locale) <= LONGEST_COMMAND, locale


async def test_discord_shows_the_admin_commands_to_people_who_manage_the_server(world: World) -> None:
    bot = world.bot
    assert isinstance(bot, Unobot)
    shown = {payload["name"]: payload for payload in await translated(bot.tree)}
    manage = str(discord.Permissions(manage_guild=True).value)
    assert str(shown["unoadmin"]["default_member_permissions"]) == manage
    assert (shown["unoadmin"]["integration_types"], shown["unoadmin"]["contexts"]) == ([0], [0]), "in servers only"
    assert shown["uno"].get("default_member_permissions") is None
    assert (shown["uno"]["integration_types"], shown["uno"]["contexts"]) == ([0, 1], [0, 1, 2]), "everywhere"


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("en-US", None),
        ("en-GB", None),
        ("de", "de"),
        ("fr", "fr"),
        ("es-ES", "es"),
        ("es-419", "es"),
        ("pt-BR", "pt"),
        ("ja", "ja"),
        ("zh-CN", "zh"),
        ("zh-TW", None),
        ("hi", "hi"),
        ("ko", "ko"),
    ],
)
def test_a_discord_gets_the_names_of_its_language(locale: str, language: str | None) -> None:
    """A language in beta is chosen by people, and Discord does not know who chose it."""
    shipped = {name.partition("-")[0] for name in languages() if not is_beta(name)}
    found = catalogue(discord.Locale(locale))
    assert (found and found.language.partition("-")[0]) == (language if language in shipped else None)


async def test_a_language_without_a_name_keeps_the_english_one(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    only = Text("de", "command-start = Tisch öffnen\ncommand-start-pace-name = tempo\ntime-control-fast = Schnell\n")
    monkeypatch.setattr("unobot.bot.commands.localized_names.default_text_for", lambda locale: only)
    bot = world.bot
    assert isinstance(bot, Unobot)
    group = bot.tree.get_command("uno")
    assert isinstance(group, app_commands.Group)
    told = await group.get_translated_payload(bot.tree, CommandNames())
    start, join = (next(each for each in told["options"] if each["name"] == name) for name in ("start", "join"))
    assert start["description_localizations"]["de"] == "Tisch öffnen"
    pace, rules = (next(option for option in start["options"] if option["name"] == name) for name in ("pace", "rules"))
    assert pace["name_localizations"]["de"] == "tempo"
    assert [each.get("name_localizations", {}).get("de") for each in pace["choices"]].count("Schnell") == 1
    assert not rules.get("name_localizations")
    assert not join.get("description_localizations")


async def test_discord_is_told_again_when_a_name_changes_and_only_then(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert world.requests[SYNC] == 1
    await world.restart()
    assert world.requests[SYNC] == 1
    monkeypatch.setattr(
        "unobot.bot.commands.localized_names.default_text_for", lambda locale: Text("de", "command-start = Los")
    )
    await world.restart()
    assert world.requests[SYNC] == 2
