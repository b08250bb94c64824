"""Go through docs/hosting.md literally, in empty folders, up to the first table: ``make try-hosting``.

Usage: ``python -m tests.loopback.try_hosting DIST [WAY...]``. DIST has the files of a release. The ways are:

* ``venv``, ``pipx`` and ``uv`` run the commands of the page with the wheel. ``venv`` also simulates matches.
* ``make`` runs them in the unpacked source.
* ``systemd`` runs them in the unpacked source, with copies of the system's folders. It needs root and `unshare`. No
  systemd runs there: a program in its place starts what the unit says, under the unit's account.
* ``image`` does the steps of the Dockerfile without an engine. It needs root and `unshare`. The bot then runs as in the
  container: without privileges, with a read-only file system, a volume, and the health check.

A comment ``<!-- try: NAME -->`` on the page marks what is run, and ``<!-- not tried: WHY -->`` the rest. Two things
differ from what an admin does. The token is that of the loopback Discord. A `sitecustomize` in the environment points
discord.py at it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import re
import shlex
import shutil
import signal
import stat
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from tests.loopback.fake import FakeDiscord
from tests.loopback.first_moves import PLAIN, begin, draw, to_move, until
from tests.loopback.people import Person

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "hosting.md"
PLACEHOLDER = "paste the token here"
WAYS = ("venv", "pipx", "uv", "make", "systemd", "image")
POINTER = """
import sys
if any(part.rpartition("/")[2] == "unobot" for part in sys.orig_argv):
    import discord.gateway, discord.http, yarl
    discord.http.Route.BASE = {url!r} + "/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL({url!r}.replace("http", "ws", 1)) / "gateway"
"""
POINTING = """
find "$HOME" . -type d -name site-packages | while read -r packages; do
    cp {pointer} "$packages/loopback_pointer.py"
    echo "import loopback_pointer" > "$packages/loopback_pointer.pth"
done
"""
"""Puts the pointer beside the packages, too: pipx clears PYTHONPATH, and the Python of Debian has a `sitecustomize`."""
START_TIME = 900
"""The limit of an installation and a start in seconds, on a busy machine."""
KEPT = ("PIP_", "UV_", "SSL_", "LANG", "HTTPS_PROXY", "HTTP_PROXY", "NO_PROXY")
"""The beginnings of the variables that a command keeps: how to reach the package index."""
CONTAINER = """
set -eu
unset PYTHONPATH
mount -t tmpfs tmpfs /opt
sh {source}/tools/install-bot.sh /opt/unobot
mount -t tmpfs tmpfs /srv
mkdir -p /srv/data /srv/point
chown 10001:10001 /srv/data
chmod 700 /srv/data
cp {pointer} /srv/point/
mount -t tmpfs tmpfs /tmp
mount -o remount,bind,ro /
mount -o remount,bind,ro /opt
cd /srv/data
! touch /written /opt/unobot/written 2>/dev/null || exit 99
run() {{
    env -i PATH=/opt/unobot/bin:/usr/bin:/bin HOME=/data PYTHONPATH=/srv/point UNOBOT_DATA_DIR=/srv/data {settings} \\
        setpriv --reuid=10001 --regid=10001 --clear-groups --no-new-privs --bounding-set=-all "$@"
}}
(while ! run {health} >/srv/data/healthy 2>&1; do sleep 0.5; done; echo "HEALTHY $(cat /srv/data/healthy)" >&2) &
run unobot {command} && code=0 || code=$?
ls -l /srv/data >&2
exit $code
"""
"""The steps of the Dockerfile, in a mount namespace of its own. /srv/data is the volume."""


SERVER = """
set -eu
unset PYTHONPATH
mount --bind {work}/etc /etc
mount --bind {work}/opt /opt
mount --bind {work}/lib /var/lib
export PATH={work}/bin:/usr/local/sbin:/usr/sbin:/sbin:$PATH
"""
"""Enter a server that has folders to install in, and accounts."""
JOURNAL = """#!/bin/sh
set -eu
case "$*" in *--follow*) ;; *) exec cat {log} ;; esac
said() {{ sed -n "s/^$1=//p" /etc/systemd/system/unobot.service; }}
cd "$(said WorkingDirectory)"
umask "$(said UMask)"
exec env -i PATH=/usr/bin:/bin PYTHONPATH=/opt/point {settings} $(said Environment) \\
    setpriv --reuid="$(said User)" --regid="$(said User)" --clear-groups --no-new-privs --bounding-set=-all \\
    $(said ExecStart)
"""
"""Stands for `journalctl`. With `--follow`, it is the bot itself, as the unit says."""
SUDO = """#!/bin/sh
set -eu
[ "$1" = -u ]
account=$2
shift 2
exec env PYTHONPATH=/opt/point {settings} setpriv --reuid="$account" --regid="$account" --clear-groups "$@"
"""


ENGINE = """
printf '#!/bin/sh\\nexec unobot engine --level casual\\n' > mine
chmod 700 mine
"""
"""Makes the program that the page has play in the arena."""


class Failed(Exception):
    """The page does not lead to a table."""


def blocks(page: str) -> dict[str, str]:
    """Return the marked commands of a page, by their mark."""
    return dict(re.findall(r"^<!-- try: ([\w ]+) -->\n```\n(.*?)^```$", page, re.MULTILINE | re.DOTALL))


class Attempt:
    """One way, in folders of its own under ``folder``."""

    def __init__(self, fake: FakeDiscord, folder: Path, dist: Path) -> None:
        self.fake, self.dist = fake, dist
        self.home, self.here = folder / "home", folder / "unobot"
        self.log = folder / "log"
        self.log.touch()
        pointer = folder / "pointer"
        for each in (self.home, self.here, pointer):
            each.mkdir()
        self.pointer = pointer / "sitecustomize.py"
        self.pointer.write_text(POINTER.format(url=fake.url))
        tools = Path(sys.executable).parent
        chosen = folder / "bin"
        chosen.mkdir()
        for name in ("pipx", "uv"):
            if (tools / name).exists():
                (chosen / name).symlink_to(tools / name)
        self.environment = {name: value for name, value in os.environ.items() if name.startswith(KEPT)} | {
            "HOME": str(self.home),
            "PATH": f"{self.home}/.local/bin:{chosen}:/usr/local/bin:/usr/bin:/bin",
            "PYTHONPATH": str(pointer),
            # The loopback Discord stores no emojis, and its people read their hands.
            "UNOBOT_EMOJIS": "false",
            "UNOBOT_PICTURES": "false",
        }

    async def shell(self, commands: str) -> None:
        """Run commands to their end. Raises `Failed`."""
        process = await self._start(commands)
        if await process.wait() != 0:
            raise Failed(f"a command failed: {commands}")

    async def play(self, commands: str, awaited: str = "") -> None:
        """Run commands that start a bot, play the first moves, wait for a text in its log, and stop it.

        Raises `Failed`, or `TimeoutError` if a screen does not come.
        """
        process = await self._start(commands)
        ended = asyncio.create_task(process.wait())
        try:
            with contextlib.suppress(TimeoutError):
                await until(lambda: "is ready" in self.said() or ended.done(), within=START_TIME)
            if ended.done() or "is ready" not in self.said():
                raise Failed("the bot does not start")
            (channel,) = self.fake.channels.values()
            people = Person(self.fake, "Ann", channel, seed=1), Person(self.fake, "Bob", channel, seed=2)
            await begin(*people, rules=PLAIN)
            await draw(await to_move(*people))
            await until(lambda: awaited in self.said(), within=60)
        finally:
            if not ended.done():
                os.killpg(process.pid, signal.SIGTERM)
                await ended
        if "Traceback" in self.said():
            raise Failed("the bot printed a traceback")

    def said(self) -> str:
        """Return what the commands and the bot have printed."""
        return self.log.read_text("utf-8")

    def check_files(self) -> None:
        """Raise `Failed` if others can read the token or the database."""
        for name in (".env", "unobot.db"):
            mode = stat.S_IMODE((self.here / name).stat().st_mode)
            if mode != 0o600:
                raise Failed(f"{name} has the permissions {mode:o}")

    async def _start(self, commands: str) -> asyncio.subprocess.Process:
        with self.log.open("ab") as log:
            return await asyncio.create_subprocess_exec(
                *("bash", "-e", "-c", commands),
                cwd=self.here,
                env=self.environment,
                stdin=asyncio.subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )


async def with_wheel(attempt: Attempt, way: str) -> None:
    """Install the wheel as the page says, and start the bot."""
    marked = blocks(PAGE.read_text("utf-8"))
    for file in (*attempt.dist.glob("*.whl"), attempt.dist / "constraints.txt"):
        shutil.copy(file, attempt.here)
    run = marked["run"].replace(PLACEHOLDER, attempt.fake.token)
    await attempt.play(marked[way] + POINTING.format(pointer=attempt.pointer) + run)
    attempt.check_files()
    if way == "venv":
        await attempt.shell(f'export PATH="$PWD/.venv/bin:$PATH"\n{ENGINE}{marked["simulate"]}{marked["arena"]}')


def unpack(attempt: Attempt) -> None:
    """Unpack the source of the release, and go into its folder."""
    (source,) = attempt.dist.glob("unobot-*[0-9].tar.gz")
    subprocess.run(["tar", "-xzf", source, "-C", attempt.here], check=True)
    (attempt.here,) = attempt.here.iterdir()


def need_namespaces() -> None:
    """Raise `Failed` without the right to make namespaces."""
    if os.geteuid() != 0 or not shutil.which("unshare"):
        raise Failed("this needs root and unshare")


async def with_systemd(attempt: Attempt, way: str) -> None:
    """Do what the page says on a server of its own, with a program in the place of systemd."""
    need_namespaces()
    unpack(attempt)
    work = attempt.here.parent / "work"
    for name in ("bin", "opt/point", "lib"):
        (work / name).mkdir(parents=True)
    shutil.copytree("/etc", work / "etc", symlinks=True)
    (work / "etc" / "systemd" / "system").mkdir(parents=True, exist_ok=True)
    shutil.copy(attempt.pointer, work / "opt" / "point")
    settings = shlex.join(f"{name}={attempt.environment[name]}" for name in ("UNOBOT_EMOJIS", "UNOBOT_PICTURES"))
    programs = {"systemctl": "#!/bin/sh\n", "journalctl": JOURNAL, "sudo": SUDO}
    for name, text in programs.items():
        (work / "bin" / name).write_text(text.format(settings=settings, log=attempt.log))
        (work / "bin" / name).chmod(0o755)
    marked = blocks(PAGE.read_text("utf-8"))

    def on_server(mark: str) -> str:
        """Return a command that runs a block of the page on the server."""
        script = work / f"{mark}.sh"
        script.write_text(SERVER.format(work=work) + marked[mark].replace(PLACEHOLDER, attempt.fake.token))
        return shlex.join(["exec", "unshare", "--mount", "--propagation", "private", "bash", str(script)])

    await attempt.play(on_server("systemd"))
    await attempt.shell(on_server("systemd command"))
    await attempt.shell(on_server("systemd report"))
    attempt.here = work / "lib" / "unobot"
    attempt.check_files()
    if "is ready" not in (attempt.here / "report.txt").read_text("utf-8"):
        raise Failed("the report has no log")


async def with_make(attempt: Attempt, way: str) -> None:
    """Do what the page says in the unpacked source."""
    marked = blocks(PAGE.read_text("utf-8"))
    unpack(attempt)
    await attempt.shell(marked["make"])
    env = attempt.here / ".env"
    env.write_text(
        re.sub("^DISCORD_TOKEN=$", f"DISCORD_TOKEN={attempt.fake.token}", env.read_text(), flags=re.MULTILINE)
    )
    await attempt.play(marked["make run"])
    attempt.check_files()


async def with_image(attempt: Attempt, way: str) -> None:
    """Do the steps of the Dockerfile that need no engine, and run the bot as narrowly as a container."""
    need_namespaces()
    docker = (ROOT / "Dockerfile").read_text("utf-8")
    (health,) = re.findall(r"^HEALTHCHECK .*?CMD (\[.*?\])$", docker, re.MULTILINE | re.DOTALL)
    (command,) = re.findall(r"^CMD (\[.*?\])$", docker, re.MULTILINE)
    settings = {name: attempt.environment[name] for name in attempt.environment if name.startswith("UNOBOT_")}
    settings |= dict(re.findall(r"^ +(UNOBOT_(?!DATA_DIR)\w+)=(\S+)", docker, re.MULTILINE))
    script = attempt.here / "container.sh"
    script.write_text(
        CONTAINER.format(
            source=ROOT,
            pointer=shlex.quote(str(attempt.pointer)),
            settings=shlex.join(
                f"{key}={value}" for key, value in {**settings, "DISCORD_TOKEN": attempt.fake.token}.items()
            ),
            health=shlex.join(json.loads(health)),
            command=shlex.join(json.loads(command)),
        )
    )
    await attempt.play(f"exec unshare --mount --propagation private sh {script}", "HEALTHY")


async def try_all(dist: Path, ways: Sequence[str]) -> int:
    """Try the ways one after another, and say how each ended. Return the number of those that failed."""
    failures = 0
    for way in ways:
        walk = {"make": with_make, "systemd": with_systemd, "image": with_image}.get(way, with_wheel)
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            async with FakeDiscord() as fake:
                fake.add_channel(fake.add_guild("Server"), "uno")
                attempt, began = Attempt(fake, Path(folder), dist.absolute()), time.monotonic()
                try:
                    await walk(attempt, way)
                except (Failed, TimeoutError) as error:
                    failures += 1
                    sys.stdout.write(
                        f"{attempt.said()[-4000:]}\n{way}: FAILED: {str(error) or 'a screen does not come'}\n"
                    )
                    continue
                (ready,) = (line for line in attempt.said().splitlines() if "is ready" in line)
                sys.stdout.write(f"{way}: the first table stood after {time.monotonic() - began:.0f} s: {ready}\n")
    return failures


def main() -> None:
    """Run the program."""
    parser = argparse.ArgumentParser()
    parser.add_argument("dist", type=Path)
    parser.add_argument("ways", nargs="*", choices=(*WAYS, []), default=[])
    given = parser.parse_args()
    sys.exit(min(1, asyncio.run(try_all(given.dist, given.ways or WAYS))))


if __name__ == "__main__":
    main()
