"""The admin's settings: environment variables, or lines of the file `.env` in the current directory.

The environment overrides the file. An empty value counts as not set.
"""

import difflib
import json
import os
import re
from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from contextlib import suppress
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated, Literal

from dotenv.parser import parse_stream
from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    DirectoryPath,
    Field,
    SecretStr,
    StringConstraints,
    ValidationError,
    ValidationInfo,
)
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

ENV_FILE = Path(".env")
ENV_ENCODING = "utf-8-sig"  # some editors put a byte order mark first
PREFIX = "UNOBOT_"
SECRETS = {"discord_token": "DISCORD_TOKEN", "database_url": "DATABASE_URL"}
"""The settings that can be in a separate file, by their field."""
RETIRED = frozenset({"UNOBOT_MASTER_PROCESSES"})
"""The settings of earlier versions. They are ignored, so that an upgrade needs no change to the file."""
FILE_SUFFIX = "_FILE"
"""The suffix of a variable that names the file of a secret, as in many images of Docker."""
MAX_SHARDS = 10_000
LANGUAGES = tuple(sorted(file.stem for file in (Path(__file__).parent / "locales").glob("*.ftl")))
"""The languages of this package, which are the names of their files."""

LogLevel = Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR"], BeforeValidator(lambda text: str(text).upper())]
LogFormat = Annotated[Literal["pretty", "json"], BeforeValidator(lambda text: str(text).lower())]


class SettingsError(Exception):
    """A setting is invalid. The text is one sentence that says which values are valid."""


def _check_token(token: SecretStr) -> SecretStr:
    text = token.get_secret_value()
    if not (text.isascii() and text.isprintable()) or " " in text:
        raise ValueError
    return token


def _check_language(text: str) -> str:
    """Return the name of a language as its file has it, such as ``zh-TW`` for ``zh_tw``. Raises `ValueError`."""
    for name in LANGUAGES:
        if name.lower() == text.lower().replace("_", "-"):
            return name
    raise ValueError


def _check_address(text: str) -> str:
    return str(ip_address(text))  # this raises ValueError


def _check_web_address(text: str) -> str:
    if not re.fullmatch(r"https?://[^\s/]+\S*", text):
        raise ValueError
    return text


def _parse_shards(text: str) -> list[int]:
    """Return the shards in a text such as `0-3` or `0,2`. Raises `ValueError`."""
    numbers: list[int] = []
    for part in text.split(","):
        first, _, last = part.strip().partition("-")
        numbers += range(int(first), min(int(last or first), MAX_SHARDS) + 1)
    return numbers


def _check_shards(text: str, info: ValidationInfo) -> str:
    shards = _parse_shards(text)  # this can raise ValueError, too
    if not shards or len(set(shards)) < len(shards) or not max(shards) < info.data.get("shard_count", 1):
        raise ValueError
    return text


EngineName = Annotated[str, StringConstraints(pattern=r"^[A-Za-z][A-Za-z0-9 .-]{0,23}$")]
"""The name of an engine at the table. It has no characters of Discord's Markdown."""


class EngineSettings(BaseModel):
    """A program that plays at a table; see ``docs/engine-seats.md``."""

    model_config = {"extra": "forbid", "frozen": True}

    command: tuple[Annotated[str, Field(min_length=1)], ...] = Field(min_length=1)
    """The program and its arguments. They are not passed to a shell."""
    directory: DirectoryPath | None = None
    """The working directory. The default is an empty temporary directory."""
    seconds: float = Field(default=5.0, ge=0.1, le=60)
    """The time limit for the answer to `stop`, in seconds."""
    think: float = Field(default=0.0, ge=0, le=60)
    """The time from `go` to `stop`, in seconds."""
    memory_mb: int = Field(default=4096, ge=0, le=1024**2)
    """The limit of the address space, in MiB; 0 means no limit."""


def _read_json(value: object) -> object:
    return json.loads(value) if isinstance(value, str) else value


class Settings(BaseSettings):
    """All settings of the bot. `load_settings` reads them from the environment and `.env`.

    Its `repr` shows neither the token nor the address of the database, which may contain a password.
    """

    model_config = SettingsConfigDict(
        env_prefix=PREFIX,
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        populate_by_name=True,
        hide_input_in_errors=True,
    )

    discord_token: Annotated[SecretStr, AfterValidator(_check_token)] | None = Field(
        default=None, validation_alias="DISCORD_TOKEN", description="a bot's token, in one line and without spaces"
    )
    data_dir: DirectoryPath = Field(default=Path(), description="a folder that exists")
    database_url: str = Field(
        default_factory=lambda values: f"sqlite+aiosqlite:///{(values['data_dir'] / 'unobot.db').as_posix()}",
        validation_alias="DATABASE_URL",
        repr=False,
        description="the address of a database",
    )
    turn_seconds: int = Field(default=60, ge=10, le=600, description="a whole number from 10 to 600")
    round_pause_seconds: int = Field(default=15, ge=0, le=600, description="a whole number from 0 to 600")
    press_limit: int = Field(default=5, ge=0, le=100, description="a whole number from 0 to 100")
    language: Annotated[str, AfterValidator(_check_language)] | None = Field(
        default=None, description=f"one of {', '.join(LANGUAGES)}"
    )
    start_seconds: int = Field(default=120, ge=0, le=86400, description="a whole number from 0 to 86400")
    emojis: bool = Field(default=True, description="true or false")
    pictures: bool = Field(default=True, description="true or false")
    shard_count: int = Field(default=1, ge=1, le=MAX_SHARDS, description=f"a whole number from 1 to {MAX_SHARDS}")
    shard_ids: Annotated[str, AfterValidator(_check_shards)] | None = Field(
        default=None, description="shard numbers below UNOBOT_SHARD_COUNT, such as 0-3 or 0,2"
    )
    engines: Annotated[Mapping[EngineName, EngineSettings], NoDecode, BeforeValidator(_read_json)] = Field(
        default_factory=dict,
        description='JSON such as {"sharp": {"command": ["/opt/sharp", "--fast"]}}; see docs/engine-seats.md',
    )
    engine_processes: int = Field(default=4, ge=1, le=64, description="a whole number from 1 to 64")
    watch_port: int | None = Field(default=None, ge=1, le=65535, description="a whole number from 1 to 65535")
    watch_host: Annotated[str, AfterValidator(_check_address)] = Field(
        default="127.0.0.1", description="an IP address of this computer, such as 127.0.0.1 or 0.0.0.0"
    )
    keep_days: int = Field(default=0, ge=0, le=3650, description="a whole number from 0 to 3650")
    forget_servers_days: int = Field(default=30, ge=0, le=3650, description="a whole number from 0 to 3650")
    keep_acts_days: int = Field(default=365, ge=0, le=3650, description="a whole number from 0 to 3650")
    release_url: Annotated[str, AfterValidator(_check_web_address)] | None = Field(
        default=None, description="an address that begins with https:// or http://"
    )
    log_level: LogLevel = Field(default="INFO", description="one of DEBUG, INFO, WARNING, ERROR")
    log_format: LogFormat = Field(default="pretty", description="pretty or json")

    @property
    def shards(self) -> list[int]:
        """The Discord shards of this process: the shards in `shard_ids`, or all shards."""
        return list(range(self.shard_count)) if self.shard_ids is None else _parse_shards(self.shard_ids)


def load_settings() -> Settings:
    """Return the current settings. Raises `SettingsError` for the first invalid setting."""
    lines = _read_env_file()
    set_names = {name.upper() for name, value in (lines | dict(os.environ)).items() if value}
    for name in sorted(lines.keys() | set(os.environ)):
        _check_name(name.upper(), set_names, in_file=name in lines)
    variables = {name.upper(): value for name, value in (lines | dict(os.environ)).items() if value}
    files = {
        field: _read_secret(name, variables) for field, name in SECRETS.items() if f"{name}{FILE_SUFFIX}" in variables
    }
    try:
        return Settings(_env_file=ENV_FILE, _env_file_encoding=ENV_ENCODING, **files)  # type: ignore[arg-type]
    except ValidationError as error:
        field, *path = map(str, error.errors(include_input=False)[0]["loc"])
        if field.upper() in ("DATA_DIR", f"{PREFIX}DATA_DIR"):
            folder = Path(variables[f"{PREFIX}DATA_DIR"]).absolute()
            raise SettingsError(f"UNOBOT_DATA_DIR must be a folder that exists, and {folder} is none.") from None
        raise SettingsError(_requirement(field, path)) from None


def wants_json() -> bool:
    """Return whether the log is to be JSON, also if another setting is wrong."""
    with suppress(SettingsError):
        variables = {name.upper(): value for name, value in (_read_env_file() | dict(os.environ)).items() if value}
        return variables.get(f"{PREFIX}LOG_FORMAT", "").lower() == "json"
    return os.environ.get(f"{PREFIX}LOG_FORMAT", "").lower() == "json"


def sources() -> dict[str, str]:
    """Return the source of each setting, by its field.

    A source is `environment`, `.env`, `default`, or the variable that names a file. Raises `SettingsError`.
    """
    lines = {name.upper(): value for name, value in _read_env_file().items() if value}
    environment = {name.upper(): value for name, value in os.environ.items() if value}
    sources_by_field: dict[str, str] = {}
    for field in Settings.model_fields:
        name = variable_of(field)
        if field in SECRETS and f"{name}{FILE_SUFFIX}" in lines | environment:
            sources_by_field[field] = f"{name}{FILE_SUFFIX}"
        else:
            places = {"environment": environment, str(ENV_FILE): lines}
            sources_by_field[field] = next(
                (place for place, variables in places.items() if name in variables), "default"
            )
    return sources_by_field


def secret_files() -> list[Path]:
    """Return the files with secrets that the settings name. Raises `SettingsError`."""
    variables = {name.upper(): value for name, value in (_read_env_file() | dict(os.environ)).items() if value}
    return [Path(variables[f"{name}{FILE_SUFFIX}"]) for name in SECRETS.values() if f"{name}{FILE_SUFFIX}" in variables]


def exposed_file() -> Path | None:
    """Return the settings file if it has the token and other accounts of this computer can read it."""
    lines = _read_env_file()
    exposed = os.name == "posix" and "DISCORD_TOKEN" in lines and ENV_FILE.stat().st_mode & 0o077
    return ENV_FILE if exposed else None


def _read_secret(name: str, variables: Mapping[str, str]) -> str:
    """Return the stripped content of the file that the variable ``name`` with `FILE_SUFFIX` names.

    Raises `SettingsError`, also if the variable ``name`` itself is set, too.
    """
    variable = f"{name}{FILE_SUFFIX}"
    if name in variables:
        raise SettingsError(f"Only one of {name} and {variable} can be set.")
    try:
        secret = Path(variables[variable]).read_text(ENV_ENCODING).strip()
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not UTF-8 text"
        raise SettingsError(f"The file that {variable} names cannot be read: {reason}.") from None
    if not secret:
        raise SettingsError(f"The file that {variable} names is empty.")
    return secret


def _read_env_file() -> dict[str, str]:
    """Return the names and values in the settings file."""
    try:
        with ENV_FILE.open(encoding=ENV_ENCODING) as file:
            lines = list(parse_stream(file))
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not UTF-8 text"
        raise SettingsError(f"The settings file {ENV_FILE} cannot be read: {reason}.") from None
    for line in lines:
        if line.error:
            raise SettingsError(
                f"Line {line.original.line} of the settings file {ENV_FILE} must have the form NAME=value."
            )
    return {line.key: line.value or "" for line in lines if line.key is not None}


def _check_name(name: str, set_names: AbstractSet[str], *, in_file: bool) -> None:
    """Raise `SettingsError` if a name looks like a misspelled setting.

    Other programs have variables that begin with DISCORD_. So in the environment, such a name is a mistake only if it
    is like a setting without a value. ``set_names``: all variables that have one. ``in_file``: whether the name is in
    the settings file. There, names without the prefix can be misspelled settings, too.
    """
    names = [variable_of(field) for field in Settings.model_fields] + [
        f"{secret}{FILE_SUFFIX}" for secret in SECRETS.values()
    ]
    if name in names or name in RETIRED:
        return
    similar = difflib.get_close_matches(name, names, n=1, cutoff=0.75)
    is_ours = name.startswith(PREFIX) or (in_file and name.startswith("DISCORD_"))
    is_near_miss = bool(similar) and (in_file or name.startswith("DISCORD_"))
    if is_near_miss and not in_file:
        secret = similar[0].removesuffix(FILE_SUFFIX)
        is_near_miss = set_names.isdisjoint({secret, f"{secret}{FILE_SUFFIX}"})
    if not (is_ours or is_near_miss):
        return
    advice = f"did you mean {similar[0]}?" if similar else f"the settings are {', '.join(names)}."
    raise SettingsError(f"{name} is not a setting of unobot: {advice}")


def variable_of(field: str) -> str:
    """Return the name of the environment variable of a field."""
    alias = Settings.model_fields[field].validation_alias
    return alias if isinstance(alias, str) else PREFIX + field.upper()


def _requirement(name: str, path: list[str]) -> str:
    """Return the sentence about an invalid setting. ``path``: the keys of the mistake inside a JSON setting."""
    place = f"; check {', '.join(path)}" if path else ""
    for key, field in Settings.model_fields.items():
        variable = variable_of(key)
        if name.upper() in (key.upper(), variable):
            return f"{variable} must be {field.description}{place}."
    return f"The setting {name} is not valid."
