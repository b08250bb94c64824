"""Valid settings are read. An invalid one is refused in one sentence that names it."""

import json
import os
from pathlib import Path

import pytest
from pydantic import SecretStr

from unobot.i18n import languages
from unobot.settings import EngineSettings, Settings, SettingsError, exposed_file, load_settings


@pytest.fixture(autouse=True)
def directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def refusal() -> str:
    with pytest.raises(SettingsError) as caught:
        load_settings()
    text = str(caught.value)
    assert "\n" not in text
    assert text.endswith((".", "?"))
    return text


def test_defaults() -> None:
    settings = load_settings()
    assert settings.discord_token is None
    assert settings.database_url == "sqlite+aiosqlite:///unobot.db"
    assert (settings.turn_seconds, settings.round_pause_seconds) == (60, 15)
    assert settings.press_limit == 5
    assert settings.pictures
    assert Settings.model_fields["emojis"].default is True
    assert settings.language is None
    assert (settings.log_level, settings.log_format) == ("INFO", "pretty")


def test_the_environment_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "abc.def")
    monkeypatch.setenv("DATABASE_URL", "postgresql+asyncpg://host/unobot")
    monkeypatch.setenv("UNOBOT_TURN_SECONDS", "600")
    monkeypatch.setenv("UNOBOT_ROUND_PAUSE_SECONDS", "0")
    monkeypatch.setenv("UNOBOT_LANGUAGE", "en")
    monkeypatch.setenv("unobot_log_level", "DEBUG")
    settings = load_settings()
    assert settings.discord_token == SecretStr("abc.def")
    assert settings.database_url == "postgresql+asyncpg://host/unobot"
    assert (settings.turn_seconds, settings.round_pause_seconds) == (600, 0)
    assert (settings.language, settings.log_level) == ("en", "DEBUG")


@pytest.mark.parametrize(
    ("name", "value", "meant"),
    [
        ("language", "DE", "de"),
        ("log_level", "debug", "DEBUG"),
        ("log_format", "JSON", "json"),
        ("emojis", "TRUE", True),
    ],
)
def test_upper_and_lower_case_do_not_matter(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, meant: object
) -> None:
    monkeypatch.setenv(f"UNOBOT_{name.upper()}", value)
    assert getattr(load_settings(), name) == meant


def test_variables_of_other_programs_do_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_WEBHOOK_URL", "https://example.com")
    monkeypatch.setenv("DISCORD_GUILD", "1")
    load_settings()
    monkeypatch.setenv("DISCORD_BOT_TOKEN", "abc")
    assert refusal() == "DISCORD_BOT_TOKEN is not a setting of unobot: did you mean DISCORD_TOKEN?"
    monkeypatch.setenv("DISCORD_TOKEN", "abc")
    assert load_settings().discord_token == SecretStr("abc"), "that of another program, since the setting has a value"


def test_the_environment_overrides_the_file(directory: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = "\ufeffDISCORD_TOKEN=from-file\n# a remark\n\nUNOBOT_TURN_SECONDS=30\nUNOBOT_LOG_LEVEL=\nOTHER=1\n"
    (directory / ".env").write_text(lines, "utf-8")
    monkeypatch.setenv("UNOBOT_TURN_SECONDS", "40")
    settings = load_settings()
    assert settings.discord_token == SecretStr("from-file")
    assert settings.turn_seconds == 40
    assert settings.log_level == "INFO"


@pytest.mark.parametrize(
    ("count", "ids", "shards"),
    [("1", "", [0]), ("3", "", [0, 1, 2]), ("16", "4-7", [4, 5, 6, 7]), ("16", "0, 2,8-9", [0, 2, 8, 9])],
)
def test_the_shards_of_a_process(monkeypatch: pytest.MonkeyPatch, count: str, ids: str, shards: list[int]) -> None:
    monkeypatch.setenv("UNOBOT_SHARD_COUNT", count)
    monkeypatch.setenv("UNOBOT_SHARD_IDS", ids)
    assert load_settings().shards == shards


def test_the_example_file_has_the_default_of_every_setting(directory: Path) -> None:
    example = (Path(__file__).parents[1] / ".env.example").read_text("utf-8")
    (directory / ".env").write_text(example, "utf-8")
    assert load_settings() == Settings()
    named = {line.partition("=")[0] for line in example.splitlines() if "=" in line and not line.startswith("#")}
    fields = Settings.model_fields
    assert named == {str(field.validation_alias or f"UNOBOT_{name.upper()}") for name, field in fields.items()}


def test_secrets_are_not_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "hush-token")
    monkeypatch.setenv("DATABASE_URL", "postgresql+asyncpg://ann:hush-password@host/unobot")
    settings = load_settings()
    assert "hush" not in f"{settings!r} {settings}"


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("UNOBOT_TURN_SECONDS", "9", "UNOBOT_TURN_SECONDS must be a whole number from 10 to 600."),
        ("UNOBOT_TURN_SECONDS", "601", "UNOBOT_TURN_SECONDS must be a whole number from 10 to 600."),
        ("UNOBOT_TURN_SECONDS", "soon", "UNOBOT_TURN_SECONDS must be a whole number from 10 to 600."),
        (
            "UNOBOT_ROUND_PAUSE_SECONDS",
            "-1",
            "UNOBOT_ROUND_PAUSE_SECONDS must be a whole number from 0 to 600.",
        ),
        ("UNOBOT_PRESS_LIMIT", "-1", "UNOBOT_PRESS_LIMIT must be a whole number from 0 to 100."),
        ("UNOBOT_EMOJIS", "perhaps", "UNOBOT_EMOJIS must be true or false."),
        ("UNOBOT_LOG_LEVEL", "loud", "UNOBOT_LOG_LEVEL must be one of DEBUG, INFO, WARNING, ERROR."),
        ("UNOBOT_LOG_FORMAT", "xml", "UNOBOT_LOG_FORMAT must be pretty or json."),
        ("UNOBOT_LANGUAGE", "../en", f"UNOBOT_LANGUAGE must be one of {', '.join(languages())}."),
        ("UNOBOT_LANGUAGE", "tlh", f"UNOBOT_LANGUAGE must be one of {', '.join(languages())}."),
        ("DISCORD_TOKEN", "hush hush", "DISCORD_TOKEN must be a bot's token, in one line and without spaces."),
        ("DISCORD_TOKEN", '"hush\nhush"', "DISCORD_TOKEN must be a bot's token, in one line and without spaces."),
        ("DISCORD_TOKEN", "hüsh", "DISCORD_TOKEN must be a bot's token, in one line and without spaces."),
        ("UNOBOT_SHARD_COUNT", "0", "UNOBOT_SHARD_COUNT must be a whole number from 1 to 10000."),
        *(
            (
                "UNOBOT_SHARD_IDS",
                shards,
                "UNOBOT_SHARD_IDS must be shard numbers below UNOBOT_SHARD_COUNT, such as 0-3 or 0,2.",
            )
            for shards in ("1", "a", "-1", "0,0", "3-1", "0-99999999999999", ",")
        ),
        (
            "UNOBOT_TURN_SECOND",
            "20",
            "UNOBOT_TURN_SECOND is not a setting of unobot: did you mean UNOBOT_TURN_SECONDS?",
        ),
        (
            "unobot_turn_second",
            "20",
            "UNOBOT_TURN_SECOND is not a setting of unobot: did you mean UNOBOT_TURN_SECONDS?",
        ),
    ],
)
def test_an_invalid_setting_is_refused_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, directory: Path, name: str, value: str, sentence: str
) -> None:
    monkeypatch.setenv(name, value)
    assert refusal() == sentence
    monkeypatch.delenv(name)
    (directory / ".env").write_text(f"{name}={value}\n", "utf-8")
    assert refusal() == sentence


def test_an_unknown_name_lists_all_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNOBOT_XYZZY", "1")
    assert "DISCORD_TOKEN, UNOBOT_DATA_DIR, DATABASE_URL, UNOBOT_TURN_SECONDS" in refusal()


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (
            b"UNOBOT_TURN_SECONDS=20\n= what\n",
            "Line 2 of the settings file .env must have the form NAME=value.",
        ),
        (b"\xff\xfe=1\n", "it is not UTF-8 text"),
    ],
)
def test_an_invalid_settings_file_is_refused(directory: Path, content: bytes, reason: str) -> None:
    (directory / ".env").write_bytes(content)
    assert reason in refusal()


def test_an_unreadable_settings_file_is_refused(directory: Path) -> None:
    (directory / ".env").mkdir()
    assert "The settings file .env cannot be read" in refusal()


def test_engines_are_named_in_json(monkeypatch: pytest.MonkeyPatch, directory: Path) -> None:
    text = {
        "sharp": {"command": ["./sharp", "-x"], "directory": str(directory), "seconds": 0.5},
        "my 2": {"command": ["a"]},
    }
    monkeypatch.setenv("UNOBOT_ENGINES", json.dumps(text))
    engines = load_settings().engines
    assert engines["sharp"] == EngineSettings(command=("./sharp", "-x"), directory=directory, seconds=0.5)
    assert engines["my 2"].memory_mb == 4096


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("{", ""),
        ("[]", ""),
        ('{"sharp": {"command": "rm -rf /"}}', "; check sharp, command"),
        ('{"sharp": {"command": []}}', "; check sharp, command"),
        ('{"sharp": {"command": ["a"], "shell": true}}', "; check sharp, shell"),
        ('{"sharp": {"command": ["a"], "seconds": 0}}', "; check sharp, seconds"),
        ('{"sharp": {"command": ["a"], "directory": "/no/such"}}', "; check sharp, directory"),
        ('{"**sharp**": {"command": ["a"]}}', "; check **sharp**, [key]"),
    ],
)
def test_invalid_engines_are_refused(monkeypatch: pytest.MonkeyPatch, text: str, place: str) -> None:
    monkeypatch.setenv("UNOBOT_ENGINES", text)
    told = refusal()
    assert told.startswith("UNOBOT_ENGINES must be JSON such as {")
    assert told.endswith(f"see docs/engine-seats.md{place}.")


# Secrets in files, and misspelled names


@pytest.mark.parametrize("name", ["DISCORD_TOKEN", "DATABASE_URL"])
def test_a_secret_can_be_in_a_file(directory: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    value = "abc.def" if name == "DISCORD_TOKEN" else "postgres://host/unobot"
    (directory / "secret").write_text(f"{value}\n")
    monkeypatch.setenv(f"{name}_FILE", "secret")
    settings = load_settings()
    read = settings.discord_token.get_secret_value() if settings.discord_token else settings.database_url
    assert read == value


def test_a_secret_cannot_be_in_two_places(directory: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (directory / ".env").write_text("DISCORD_TOKEN=abc\n")
    monkeypatch.setenv("DISCORD_TOKEN_FILE", "secret")
    assert refusal() == "Only one of DISCORD_TOKEN and DISCORD_TOKEN_FILE can be set."


def test_a_secret_file_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN_FILE", "nowhere")
    assert refusal() == "The file that DISCORD_TOKEN_FILE names cannot be read: No such file or directory."


def test_a_secret_file_that_is_empty_is_named(directory: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (directory / "secret").write_text("\n")
    monkeypatch.setenv("DISCORD_TOKEN_FILE", "secret")
    assert refusal() == "The file that DISCORD_TOKEN_FILE names is empty."


@pytest.mark.parametrize("name", ["DISCORD_TOKN", "DISCORD_TOKEN_FILES", "UNOBOT_TURN_SECOND"])
def test_a_misspelled_name_in_the_environment_is_refused(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setenv(name, "abc")
    assert refusal().startswith(f"{name} is not a setting of unobot: did you mean ")


def test_a_misspelled_name_in_the_file_is_refused(directory: Path) -> None:
    (directory / ".env").write_text("DISCRD_TOKEN=abc\n")
    assert refusal() == "DISCRD_TOKEN is not a setting of unobot: did you mean DISCORD_TOKEN?"


def test_a_setting_of_an_earlier_version_is_ignored(directory: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (directory / ".env").write_text("UNOBOT_MASTER_PROCESSES=2\n")
    load_settings()
    monkeypatch.setenv("UNOBOT_MASTER_PROCESSES", "many")
    load_settings()


def test_the_data_folder_has_the_database(directory: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNOBOT_DATA_DIR", str(directory))
    assert load_settings().database_url == f"sqlite+aiosqlite:///{directory}/unobot.db"
    monkeypatch.setenv("UNOBOT_DATA_DIR", "nowhere")
    assert refusal() == f"UNOBOT_DATA_DIR must be a folder that exists, and {Path('nowhere').absolute()} is none."


@pytest.mark.skipif(os.name != "posix", reason="only POSIX has these permissions")
def test_a_file_with_a_token_that_others_can_read_is_found(directory: Path) -> None:
    file = directory / ".env"
    file.write_text("DISCORD_TOKEN=abc\n")
    file.chmod(0o644)
    assert exposed_file() == Path(".env")
    file.chmod(0o600)
    assert exposed_file() is None
    file.write_text("UNOBOT_TURN_SECONDS=60\n")
    file.chmod(0o644)
    assert exposed_file() is None
