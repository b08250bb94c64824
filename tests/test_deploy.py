"""The files that deploy a bot name settings, commands and exit statuses that exist, and keep it in a narrow place."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import typer

from tests.loopback.try_hosting import PLACEHOLDER, blocks
from unobot.cli import app
from unobot.exit_status import CONFIGURATION, REFUSED, TEMPORARY
from unobot.settings import FILE_SUFFIX, PREFIX, SECRETS, Settings
from unobot.version import RELEASE

ROOT = Path(__file__).parents[1]
FILES = (
    "Dockerfile",
    "compose.yaml",
    "deploy/unobot.service",
    "deploy/unobot-backup.service",
    "deploy/unobot@.service",
    "tools/install-bot.sh",
)
SETTINGS = {str(field.validation_alias or f"{PREFIX}{name}").upper() for name, field in Settings.model_fields.items()}
SETTINGS |= {f"{name}{FILE_SUFFIX}" for name in SECRETS.values()}


def text_of(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def unit() -> dict[str, list[str]]:
    """Return the lines of the unit's service, by name."""
    found: dict[str, list[str]] = {}
    for line in text_of("deploy/unobot.service").splitlines():
        name, equals, value = line.partition("=")
        if equals and not line.startswith("#"):
            found.setdefault(name, []).append(value)
    return found


@pytest.mark.parametrize("name", FILES)
def test_every_setting_that_a_file_names_exists(name: str) -> None:
    named = set(re.findall(r"\b(?:UNOBOT_[A-Z_]+|DISCORD_[A-Z_]+|DATABASE_URL[A-Z_]*)\b", text_of(name)))
    assert named <= SETTINGS


@pytest.mark.parametrize("name", FILES)
def test_every_command_that_a_file_runs_exists(name: str) -> None:
    commands = typer.main.get_group(app).commands
    text = text_of(name)
    run = re.findall(r"(?:^ExecStart=/opt/unobot/bin/|exec )unobot (\w+)", text, re.MULTILINE)
    run += re.findall(r'^CMD \["(\w+)"\]$', text, re.MULTILINE)
    assert set(run) <= set(commands)
    assert run or name not in FILES[:1] + FILES[2:3]


def test_systemd_starts_the_bot_again_unless_that_cannot_help() -> None:
    service = unit()
    assert service["Restart"] == ["always"]
    given_up = set(map(int, service["RestartPreventExitStatus"][0].split()))
    assert given_up == {REFUSED, CONFIGURATION}
    assert TEMPORARY not in given_up


def test_the_image_has_the_bot_alone_and_no_secret() -> None:
    install = text_of("tools/install-bot.sh")
    assert re.findall(r"requirements/\S+\.txt", install) == ["requirements/bot.txt", "requirements/build.txt"]
    ignored = [line for line in text_of(".dockerignore").splitlines() if not line.startswith("#")]
    assert ignored[0] == "*", "all is left out but what is named"
    copied = re.findall(r"^cp -R (.+) \"", install, re.MULTILINE)[0].split()
    commit = [".git/HEAD", ".git/packed-refs", ".git/refs", "PKG-INFO"]
    needed = [*copied, *commit, "tools", "requirements/bot.txt", "requirements/build.txt"]
    assert {f"!{name}" for name in needed} == {line for line in ignored if line.startswith("!")}
    docker = text_of("Dockerfile")
    users = re.findall(r"^USER (\S+)$", docker, re.MULTILINE)
    assert users
    assert not users[-1].startswith(("0", "root"))
    assert "VOLUME /data" in docker
    assert "UNOBOT_DATA_DIR=/data" in docker


def test_containers_run_in_a_narrow_place() -> None:
    compose = text_of("compose.yaml")
    services = re.split(
        r"^  (?=\w+:$)", compose.partition("\nnetworks:")[0].partition("services:\n")[2], flags=re.MULTILINE
    )[1:]
    assert len(services) == 2
    for service in services:
        assert "\n    read_only: true\n" in service
        assert "\n    cap_drop:\n      - ALL\n" in service
        assert "\n      - no-new-privileges:true\n" in service
        assert "\n    tmpfs:\n      - /tmp\n" in service
        assert "ports:" not in service, "nothing listens on the host"
    assert not re.findall(r"^ +(?:DISCORD_TOKEN|DATABASE_URL|POSTGRES_PASSWORD):", compose, re.MULTILINE)


def test_the_page_for_hosts_can_be_tried() -> None:
    assert set(blocks(text_of("docs/hosting.md"))) == {"make", "make run", "venv", "pipx", "uv", "run"}
    assert PLACEHOLDER in blocks(text_of("docs/hosting.md"))["run"]


def test_the_changelog_has_the_version() -> None:
    newest = re.search(r"^## \[(.+?)\](.*?)(?=^## |\Z)", text_of("CHANGELOG.md"), re.MULTILINE | re.DOTALL)
    assert newest
    version = re.search(r"To be (\S+),", newest[2]) if newest[1] == "Unreleased" else newest
    assert version
    assert version[1] == RELEASE


def test_a_waiting_change_has_a_kind() -> None:
    """A file without one would be left out of the changelog without a word."""
    kinds = {each["directory"] for each in tomllib.loads(text_of("pyproject.toml"))["tool"]["towncrier"]["type"]}
    names = [path.name for path in (ROOT / "changes").iterdir() if path.name != "README.md"]
    assert [name for name in names if name.split(".")[1:] not in [[kind, "md"] for kind in kinds]] == []


def test_the_version_is_in_one_place() -> None:
    assert 'dynamic = ["version"]' in text_of("pyproject.toml")
    for name in (*FILES, "pyproject.toml", "Makefile", "docs/hosting.md", "docs/operations.md"):
        assert f"unobot-{RELEASE}" not in text_of(name)
        assert f'version = "{RELEASE}"' not in text_of(name)


def cron_lines() -> list[str]:
    """Return the commands of the lines for cron in docs/operations.md."""
    return re.findall(r"^ *15 4 \* \* \* (.+)$", text_of("docs/operations.md"), re.MULTILINE)


def test_the_backup_commands_work_as_they_are_printed(tmp_path: Path) -> None:
    """The lines for cron and the unit of systemd run in a folder with a database, and keep 14 backups."""
    [own, in_docker] = cron_lines()
    assert in_docker.replace("docker compose exec -T unobot ", "").split("&& ")[1] == own.split("&& ")[1].replace(
        '"$HOME/.local/bin/unobot"', "unobot"
    )
    [unit_line] = re.findall(r"^ExecStart=(.+)$", text_of("deploy/unobot-backup.service"), re.MULTILINE)
    folder, program = tmp_path / "unobot", tmp_path / ".local/bin/unobot"
    folder.mkdir()
    program.parent.mkdir(parents=True)
    program.write_text(f'#!/bin/sh\nPYTHONPATH="{ROOT}" exec "{sys.executable}" -m unobot "$@"\n', "utf-8")
    program.chmod(0o755)
    environment = {"PATH": "/usr/bin:/bin", "HOME": str(tmp_path)}
    assert "%" not in own, "cron would end the command there"
    subprocess.run([program, "db", "upgrade"], cwd=folder, env=environment, check=True)
    subprocess.run(["sh", "-c", own], env=environment, check=True)
    assert len(list((folder / "backups").glob("unobot-*Z.db"))) == 1
    for day in range(1, 20):
        (folder / "backups" / f"unobot-202001{day:02}T000000Z.db").touch()
    command = unit_line.replace("/opt/unobot/bin/unobot", str(program))
    subprocess.run(["sh", "-c", command], cwd=folder, env=environment, check=True)
    assert len(list((folder / "backups").glob("unobot-*Z.db"))) == 14


def test_the_backup_runs_in_the_same_place_as_the_bot() -> None:
    """The account, the folder and the sandbox are those of the bot."""
    start = "[Service]"
    lines = [
        {line for line in text_of(f"deploy/{name}").split(start)[1].splitlines() if not line.startswith("#")}
        for name in ("unobot.service", "unobot-backup.service")
    ]
    own = {"Type=oneshot", "ExecStart=/opt/unobot/bin/unobot db backup backups --keep 14"}
    of_bot = ("Type=", "ExecStart=", "Restart", "TimeoutStopSec=", "[Install]", "WantedBy=")
    assert lines[1] - own == {line for line in lines[0] if not line.startswith(of_bot)}


def test_a_process_of_a_fleet_runs_in_the_same_place_as_a_bot_alone() -> None:
    """Only the shards, which are the name of the instance, differ."""
    alone, of_fleet = (
        [line for line in text_of(f"deploy/{name}").splitlines() if not line.startswith(("#", "Description="))]
        for name in ("unobot.service", "unobot@.service")
    )
    assert [line for line in of_fleet if line not in alone] == ["Environment=UNOBOT_SHARD_IDS=%i"]
    assert [line for line in of_fleet if line in alone] == alone
