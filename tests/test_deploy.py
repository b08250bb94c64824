"""The files that deploy a bot name settings, commands and exit statuses that exist, and keep it in a narrow place."""

import gzip
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import typer
import yaml

from tests.loopback.try_hosting import PLACEHOLDER, blocks
from unobot.bot.discord_api.shutdown import KERNEL_GRACE, STOP_TIMEOUT
from unobot.cli import app
from unobot.exit_status import CONFIGURATION, REFUSED, TEMPORARY
from unobot.settings import FILE_SUFFIX, PREFIX, SECRETS, Settings
from unobot.version import RELEASE

ROOT = Path(__file__).parents[1]
ZIZMOR = Path(sys.executable).with_name("zizmor")
FILES = (
    "Dockerfile",
    "compose.yaml",
    "deploy/unobot.service",
    "deploy/unobot-backup.service",
    "deploy/unobot@.service",
    "deploy/kubernetes.yaml",
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
    services = yaml.safe_load(compose)["services"]
    assert set(services) == {"unobot", "unobot1", "unobot2", "postgres"}
    for service in services.values():
        assert service["read_only"] is True
        assert service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert "/tmp" in service["tmpfs"]
        assert "ports" not in service, "nothing listens on the host"
    assert not re.findall(r"^ +(?:DISCORD_TOKEN|DATABASE_URL|POSTGRES_PASSWORD):", compose, re.MULTILINE)


def images() -> list[tuple[str, str]]:
    """Return the images of others that are deployed, and their digests."""
    lines = text_of("Dockerfile") + text_of("compose.yaml")
    names = re.findall(r"^(?:FROM|    image:) (\S+)", lines, re.MULTILINE)
    return [(tag, digest) for tag, _, digest in (name.partition("@") for name in names) if tag != "unobot"]


def test_images_of_others_are_named_by_their_digests() -> None:
    assert len(images()) == 3
    assert [tag for tag, digest in images() if not re.fullmatch(r"sha256:[0-9a-f]{64}", digest)] == []
    assert len({digest for tag, digest in images() if tag.startswith("python:")}) == 1


def program(folder: Path, name: str, script: str) -> dict[str, str]:
    """Put a program in the place of another one. Return the environment that finds it first."""
    (folder / name).write_text(f"#!/bin/sh\n{script}\n", "utf-8")
    (folder / name).chmod(0o755)
    return {"PATH": f"{folder}:/usr/bin:/bin"}


def test_the_digests_can_be_renewed(tmp_path: Path) -> None:
    """The registry cannot be asked in a test, so a program answers as docker does."""
    for name in ("Dockerfile", "compose.yaml", "tools/pin-images.sh"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text_of(name), "utf-8")
    bin_folder = tmp_path / "bin"
    bin_folder.mkdir()
    renewing = ["sh", "tools/pin-images.sh"]
    environment = program(bin_folder, "docker", "printf 'sha256:%s\\n' $(echo \"$6\" | sha256sum | cut -c1-64)")
    subprocess.run(renewing, cwd=tmp_path, env=environment, check=True)
    for name in ("Dockerfile", "compose.yaml"):
        before, after = text_of(name).splitlines(), (tmp_path / name).read_text("utf-8").splitlines()
        changed = [line for line in after if line not in before]
        assert changed
        assert [re.sub("[0-9a-f]{64}", "", line) for line in after] == [
            re.sub("[0-9a-f]{64}", "", line) for line in before
        ]
    pinned = (tmp_path / "Dockerfile").read_text("utf-8")
    environment = program(bin_folder, "docker", "echo 'no such image'")
    assert subprocess.run(renewing, cwd=tmp_path, env=environment, capture_output=True).returncode == 1
    assert (tmp_path / "Dockerfile").read_text("utf-8") == pinned


def test_the_image_of_a_release_is_built_from_its_source(tmp_path: Path) -> None:
    """No engine for containers is here, so a program writes down how it was called."""
    bin_folder, source = tmp_path / "bin", tmp_path / "unobot-1.2.3+gabc"
    for folder in (bin_folder, source, tmp_path / "dist"):
        folder.mkdir()
    (source / "Dockerfile").write_text("FROM scratch\n")
    archive = tmp_path / "dist" / f"{source.name}.tar.gz"
    subprocess.run(["tar", "-czf", archive, "-C", tmp_path, source.name], check=True)
    environment = program(
        bin_folder,
        "docker",
        f'echo "$@" >>{tmp_path}/calls; [ "$1" = save ] || for last; do :; done; '
        f'[ "$1" = save ] && echo image || cat "$last/Dockerfile" >>{tmp_path}/calls',
    )
    command = ["sh", str(ROOT / "tools/build-image.sh"), str(archive)]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    built, dockerfile, saved = (tmp_path / "calls").read_text().splitlines()
    assert built.startswith(
        "build --label org.opencontainers.image.version=1.2.3+gabc --tag unobot:1.2.3-gabc --tag unobot:latest "
    )
    assert dockerfile == "FROM scratch"
    assert saved == "save unobot:1.2.3-gabc unobot:latest"
    image = Path(done.stdout.strip())
    assert image.parent == archive.parent
    assert re.fullmatch(r"unobot-1\.2\.3-gabc-image-\w+\.tar\.gz", image.name)
    assert gzip.decompress(image.read_bytes()) == b"image\n"


@pytest.fixture
def tagged(tmp_path: Path) -> Path:
    """A clone of this checkout, with a change that waits and the tag of the version on it."""
    clone = tmp_path / "clone"
    made = subprocess.run(["git", "clone", "--quiet", "--shared", ROOT, clone], capture_output=True)
    if made.returncode != 0:
        pytest.skip("this is no checkout of git")
    (clone / "changes" / "new.added.md").write_text("New.\n")
    git = ["git", "-c", "user.name=Ann", "-c", "user.email=ann@example.org", "-c", "commit.gpgsign=false"]
    for command in (["add", "changes"], ["commit", "--quiet", "-m", "Add"], ["tag", "-am", "It", f"v{RELEASE}"]):
        subprocess.run([*git, *command], cwd=clone, check=True)
    return clone


def test_a_release_is_refused_while_changes_wait(tagged: Path) -> None:
    """It says so before it builds anything."""
    command = ["sh", "tools/release.sh", str(Path(sys.executable).parent)]
    done = subprocess.run(command, cwd=tagged, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.splitlines() == [
        f"release: this is unobot {RELEASE}",
        "release: changes wait in changes/: run towncrier build",
    ]
    assert not (tagged / "dist").exists()


def test_a_release_keeps_the_way_to_the_index_and_nothing_else(tmp_path: Path) -> None:
    settings = tmp_path / "mine" / ".config" / "pip" / "pip.conf"
    settings.parent.mkdir(parents=True)
    settings.touch()
    ways = {
        "PIP_INDEX_URL": "https://index.example.org",
        "https_proxy": "http://proxy.example.org",
        "SSL_CERT_FILE": "/a",
    }
    mine = {"HOME": str(tmp_path / "mine"), "PATH": "/usr/bin:/bin", "PYTHONPATH": "/b", "DISCORD_TOKEN": "c\nPIP_A=d"}
    command = ["sh", str(ROOT / "tools/alone.sh"), str(tmp_path), "GIVEN=e f", "env"]
    done = subprocess.run(command, env=ways | mine, check=True, capture_output=True, text=True)
    kept = dict(line.split("=", 1) for line in done.stdout.splitlines())
    assert {name: value for name, value in kept.items() if name not in ("PWD", "_", "SHLVL")} == {
        **ways,
        "PIP_CONFIG_FILE": str(settings),
        "HOME": str(tmp_path),
        "PATH": "/usr/local/bin:/usr/bin:/bin",
        "GIVEN": "e f",
    }


WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_workflows_run_only_what_is_named_by_its_commit(file: Path) -> None:
    steps = re.findall(r"uses: (.+)", file.read_text("utf-8"))
    assert steps
    assert [step for step in steps if not re.fullmatch(r"[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", step)] == []


@pytest.mark.skipif(not WORKFLOWS, reason="the source of a release has no workflows")
def test_a_release_is_published_without_a_stored_password() -> None:
    text = text_of(".github/workflows/release.yml")
    workflow = yaml.safe_load(text)
    assert "secrets." not in text
    assert workflow[True] == {"push": {"tags": ["v*"]}}, "YAML reads `on` as true"
    assert workflow["permissions"] == {}
    rights = {name: set(job["permissions"].items()) for name, job in workflow["jobs"].items()}
    reading = {("contents", "read")}
    assert rights == {
        "build": reading,
        "wheel": {("id-token", "write")},
        "image": reading,
        "registry": {("packages", "write"), ("id-token", "write"), ("attestations", "write")},
        "page": {("contents", "write")},
    }
    for job in ("wheel", "image"):
        assert workflow["jobs"][job]["needs"] == "build", "only what was checked is published"


@pytest.mark.skipif(not ZIZMOR.exists(), reason="zizmor is not installed: make test installs it")
def test_the_workflows_do_nothing_that_is_dangerous() -> None:
    done = subprocess.run([ZIZMOR, "--offline", "--quiet", *WORKFLOWS], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_each_block_of_the_page_for_hosts_is_tried_or_says_why_not() -> None:
    page = text_of("docs/hosting.md")
    before = re.findall(r"^(.*)\n```\w*\n(?:(?!```).*\n)*```$", page, re.MULTILINE)
    assert [line for line in before if not re.fullmatch(r"<!-- (try: [\w ]+|not tried: .+) -->", line)] == []
    tried = blocks(page)
    systemd = {"systemd", "systemd command", "systemd report"}
    assert set(tried) == {"make", "make run", "venv", "pipx", "uv", "run", "simulate", "arena"} | systemd
    assert PLACEHOLDER in tried["run"]


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


@pytest.mark.long
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


def test_the_processes_of_a_fleet_in_containers_differ_in_their_shards_alone() -> None:
    services = yaml.safe_load(text_of("compose.yaml"))["services"]
    first = services["unobot"]
    for shard in (1, 2):
        other = services[f"unobot{shard}"]
        assert other["environment"] == {**first["environment"], "UNOBOT_SHARD_IDS": shard}
        changed = {name for name in {*first, *other} if first.get(name) != other.get(name)}
        assert changed == {"environment", "profiles"}
        assert other["profiles"] == ["fleet"]


def test_the_manifests_start_a_process_for_each_shard_in_a_narrow_place() -> None:
    documents = {document["kind"]: document for document in yaml.safe_load_all(text_of("deploy/kubernetes.yaml"))}
    spec = documents["StatefulSet"]["spec"]
    pod = spec["template"]["spec"]
    [container] = pod["containers"]
    variables = {variable["name"]: variable.get("value") for variable in container["env"]}
    assert variables["UNOBOT_SHARD_COUNT"] == str(spec["replicas"])
    assert pod["terminationGracePeriodSeconds"] > STOP_TIMEOUT + KERNEL_GRACE
    assert pod["securityContext"]["runAsNonRoot"]
    assert container["securityContext"]["readOnlyRootFilesystem"]
    commands = typer.main.get_group(app).commands
    assert {container[probe]["exec"]["command"][1] for probe in ("livenessProbe", "readinessProbe")} <= set(commands)
    labels = spec["template"]["metadata"]["labels"]
    assert labels == spec["selector"]["matchLabels"] == documents["Service"]["spec"]["selector"]
    mounted = {mount["name"] for mount in container["volumeMounts"]}
    assert mounted == {volume["name"] for volume in pod["volumes"]}
