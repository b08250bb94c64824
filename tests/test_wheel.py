"""The built wheel is complete: it runs from an empty directory."""

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from unobot import __version__

ROOT = Path(__file__).parents[1]

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    subprocess.run(build, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the wheel into an empty folder. Its dependencies are those of the tests."""
    folder = tmp_path_factory.mktemp("installed")
    pip = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-deps",
        "--no-index",
        "--disable-pip-version-check",
    ]
    subprocess.run([*pip, "--target", str(folder), str(wheel)], check=True, capture_output=True)
    return folder


def command(installed: Path, directory: Path, *arguments: str) -> str:
    """Run a command of the installed unobot in another directory, and return its output."""
    environment = {"PATH": os.environ["PATH"], "PYTHONPATH": str(installed)}
    done = subprocess.run(arguments, cwd=directory, env=environment, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_wheel_has_every_data_file(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    assert {"unobot/py.typed", "unobot/migrations/env.py"} <= names
    assert any(name.endswith("licenses/LICENSE") for name in names)
    beside = [path for path in (ROOT / "unobot").rglob("*") if path.is_file() and path.parent.name != "__pycache__"]
    assert {path.relative_to(ROOT).as_posix() for path in beside} <= names
    versions = {f"unobot/migrations/versions/{path.name}" for path in ROOT.glob("migrations/versions/*.py")}
    assert versions
    assert versions <= names
    assert not [name for name in names if name.startswith("tests/")]


def test_the_console_script_prints_its_version(installed: Path, tmp_path: Path) -> None:
    script = installed / "bin" / "unobot"
    assert command(installed, tmp_path, sys.executable, str(script), "--version") == f"unobot {__version__}\n"


def test_a_simulation_runs_from_an_empty_directory(installed: Path, tmp_path: Path) -> None:
    arguments = ("simulate", "--players", "casual,casual", "--matches", "1", "--json")
    printed = command(installed, tmp_path, sys.executable, "-m", "unobot", *arguments)
    assert json.loads(printed.splitlines()[-1])["matches"] == 1
    assert list(tmp_path.iterdir()) == []


def test_the_migrations_of_the_wheel_create_a_database(installed: Path, tmp_path: Path) -> None:
    program = """
import asyncio, unobot
from unobot.storage.migration_files import migrations
from unobot.storage.store import Store

async def main():
    store = await Store.open("sqlite+aiosqlite:///unobot.db")
    await store.set_meta(1, "key", "value")
    print(unobot.__file__, migrations(), await store.meta(1, "key"), sep="\\n")
    await store.close()

asyncio.run(main())
"""
    package, migrations, value = command(installed, tmp_path, sys.executable, "-c", program).splitlines()
    assert Path(package).is_relative_to(installed)
    assert Path(migrations).is_relative_to(installed)
    assert value == "value"
    assert (tmp_path / "unobot.db").is_file()
