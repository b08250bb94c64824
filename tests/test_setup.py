"""`make` finds a suitable Python or says that there is none, and the lock files agree."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SENTENCE = "unobot needs Python 3.11 or newer with venv and found none"
HINT = "or name it with PYTHON=/path/to/python3."


def python(folder: Path, name: str, script: str) -> Path:
    """Create a program with the name of a Python that runs a shell script."""
    folder.mkdir(exist_ok=True)
    path = folder / name
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)
    return path


def of_version(version: str) -> str:
    """Return the script of an unsuitable Python that prints its version."""
    return f'case "$2" in *print\\(\\"*) echo {version};; *) exit 1;; esac'


REAL = f'exec {sys.executable} "$@"'
SHIM = "echo 'shim: command not found' >&2; exit 127"


def found(*path: Path, name: str = "") -> subprocess.CompletedProcess[str]:
    command = ["/bin/sh", str(ROOT / "tools" / "find-python.sh"), name]
    environment = {"PATH": ":".join(map(str, path))}
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)


def assert_refused(done: subprocess.CompletedProcess[str], *words: str) -> None:
    assert done.returncode == 1
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert line.startswith(SENTENCE)
    assert line.endswith(HINT)
    for word in words:
        assert word in line


def test_a_suitable_python_is_found(tmp_path: Path) -> None:
    python(tmp_path, "python3", REAL)
    assert found(tmp_path).stdout.strip() == sys.executable


def test_shims_and_old_pythons_earlier_on_the_path_are_skipped(tmp_path: Path) -> None:
    python(tmp_path / "shims", "python3.13", SHIM)
    python(tmp_path / "shims", "python3.12", SHIM)
    python(tmp_path / "old", "python3", of_version("3.9"))
    python(tmp_path / "good", "python3", REAL)
    done = found(tmp_path / "shims", tmp_path / "nowhere", tmp_path / "old", tmp_path / "good")
    assert done.stdout.strip() == sys.executable
    assert done.stderr == ""


def test_the_newest_python_is_chosen(tmp_path: Path) -> None:
    for name in ("python3.11", "python3.12", "python3"):
        python(tmp_path, name, f"echo {name}")
    assert found(tmp_path).stdout.strip() == "python3.12"


@pytest.mark.parametrize("version", ["2.7", "3.9", "3.10"])
def test_an_old_python_is_refused_in_one_sentence(tmp_path: Path, version: str) -> None:
    old = python(tmp_path, "python3", of_version(version))
    assert_refused(found(tmp_path), f"({old} is Python {version})")


def test_a_python_without_venv_is_refused_in_one_sentence(tmp_path: Path) -> None:
    bare = python(tmp_path, "python3", of_version("3.12"))
    assert_refused(found(tmp_path), f"({bare} is Python 3.12 without venv", "apt install python3 python3-venv")


def test_a_missing_python_is_refused_in_one_sentence(tmp_path: Path) -> None:
    assert_refused(found(tmp_path))


def test_a_named_python_is_used_or_refused(tmp_path: Path) -> None:
    python(tmp_path / "good", "python3", REAL)
    mine = python(tmp_path / "mine", "mine", "echo mine")
    old = python(tmp_path / "old", "old", of_version("3.8"))
    assert found(tmp_path / "good", name=str(mine)).stdout.strip() == "mine"
    assert found(tmp_path / "mine", name="mine").stdout.strip() == "mine"
    assert_refused(found(tmp_path / "good", name=str(old)), f"at {old}", "3.8")


@pytest.fixture
def checkout() -> Path:
    return ROOT


@pytest.fixture
def unpacked_sdist(tmp_path: Path) -> Path:
    build = [sys.executable, "-m", "build", "--sdist", "--no-isolation", "--outdir", str(tmp_path), str(ROOT)]
    subprocess.run(build, check=True, capture_output=True)
    (sdist,) = tmp_path.glob("*.tar.gz")
    subprocess.run(["tar", "-xzf", str(sdist), "-C", str(tmp_path)], check=True)
    return tmp_path / sdist.name.removesuffix(".tar.gz")


@pytest.mark.long
@pytest.mark.parametrize("source", ["checkout", "unpacked_sdist"])
def test_make_stops_with_the_same_sentence(source: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    old = python(tmp_path, "old", of_version("3.8"))
    make = ["make", f"VENV={tmp_path}/venv", f"PYTHON={old}", "run"]
    root = request.getfixturevalue(source)
    done = subprocess.run(make, cwd=root, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert [line for line in done.stderr.splitlines() if line.startswith(SENTENCE)]
    assert not (tmp_path / "venv").exists()


@pytest.mark.long
def test_the_sdist_has_the_example_settings(unpacked_sdist: Path) -> None:
    assert (unpacked_sdist / ".env.example").is_file()


NOT_IN_THE_SDIST = (".ci/", ".git-blame-ignore-revs", ".gitattributes", ".github/", ".pre-commit-config.yaml")


@pytest.mark.long
def test_the_sdist_has_every_file_of_the_project(unpacked_sdist: Path) -> None:
    files = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    git = subprocess.run(files, cwd=ROOT, capture_output=True, text=True)
    if git.returncode:
        pytest.skip("this is no checkout")
    there = {path.relative_to(unpacked_sdist).as_posix() for path in unpacked_sdist.rglob("*") if path.is_file()}
    tracked = {name for name in git.stdout.splitlines() if not name.startswith(NOT_IN_THE_SDIST)}
    assert tracked - there == set()
    assert there - tracked == {"PKG-INFO"}


def locked(name: str) -> dict[str, str]:
    """Return the lines of each requirement in a lock file."""
    text = (ROOT / "requirements" / name).read_text("utf-8").replace("\\\n", "")
    return {line.split()[0]: line for line in text.splitlines()}


@pytest.mark.parametrize("name", ["run.txt", "dev.txt", "bot.txt", "build.txt", "release.txt", "docs.txt"])
def test_every_locked_requirement_is_pinned_and_hashed(name: str) -> None:
    for requirement, line in locked(name).items():
        assert re.fullmatch(r"[a-z0-9-]+==[\w.]+", requirement)
        assert "--hash=sha256:" in line
        assert "://" not in line


def test_tests_use_the_locked_versions_of_the_bot() -> None:
    assert set(locked("run.txt")) < set(locked("dev.txt"))


def test_a_bot_is_installed_without_the_demo() -> None:
    bot, run = locked("bot.txt"), locked("run.txt")
    assert set(bot.items()) < set(run.items()), "run `make lock`"
    names = {requirement.partition("==")[0] for requirement in bot}
    assert names & {"simcord", "av"} == set(), "the demo, and the codecs that it brings"
    assert names.isdisjoint({"hatchling", "pytest"})


def test_a_bot_is_installed_with_all_that_it_needs() -> None:
    needed = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    names = {re.sub(r"[._]", "-", re.split(r"[\[><=]", requirement)[0]) for requirement in needed}
    assert names <= {requirement.partition("==")[0] for requirement in locked("bot.txt")}, "run `make lock`"


def test_the_image_builds_the_project_with_locked_versions() -> None:
    assert set(locked("build.txt")) < set(locked("dev.txt"))


def test_the_constraints_have_the_versions_of_the_lock() -> None:
    constraints = (ROOT / "requirements" / "constraints.txt").read_text("utf-8").splitlines()
    versions = {line.split()[0] for line in constraints}
    assert set(locked("bot.txt")) <= versions <= set(locked("run.txt")), "run `make lock`"
