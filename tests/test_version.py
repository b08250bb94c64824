"""The version is the release and, between releases, the commit. Each kind of source tells it."""

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

import unobot
from unobot.version import RELEASE, source_version

ROOT = Path(__file__).parents[1]
Git = Callable[..., str]


@pytest.fixture
def git(tmp_path: Path) -> Git:
    """Make a repository with one commit in the folder `checkout`. Return a function that runs git in it."""
    checkout = tmp_path / "checkout"
    checkout.mkdir()
    settings = {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull, "HOME": str(tmp_path)}
    names = {
        f"GIT_{who}_{what}": "someone@example.org" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")
    }

    def run(*arguments: str) -> str:
        environment = {"PATH": os.environ["PATH"], **settings, **names}
        done = subprocess.run(("git", *arguments), cwd=checkout, env=environment, check=True, capture_output=True)
        return done.stdout.decode().strip()

    run("init", "--quiet", "--initial-branch=main")
    (checkout / "unobot").mkdir()
    for name in ("unobot/version.py", ".gitattributes"):
        (checkout / name).write_bytes((ROOT / name).read_bytes())
    run("add", ".")
    run("commit", "--quiet", "--message=first")
    return run


def between(git: Git) -> str:
    return f"{RELEASE}+g{git('rev-parse', 'HEAD')[:8]}"


def test_a_checkout_has_its_commit(git: Git, tmp_path: Path) -> None:
    checkout = tmp_path / "checkout"
    assert source_version(checkout) == between(git)
    git("pack-refs", "--all")
    assert source_version(checkout) == between(git)
    git("commit", "--quiet", "--allow-empty", "--message=second")
    assert source_version(checkout) == between(git)
    git("checkout", "--quiet", "--detach", "HEAD~1")
    assert source_version(checkout) == between(git)
    git("worktree", "add", "--quiet", str(tmp_path / "beside"), "main")
    assert source_version(tmp_path / "beside") == f"{RELEASE}+g{git('rev-parse', 'main')[:8]}"


@pytest.mark.parametrize("options", [(), ("--annotate", "--message=release")])
def test_only_an_archive_of_the_tag_is_the_release(options: tuple[str, ...], git: Git, tmp_path: Path) -> None:
    def archived() -> str:
        """Return what an archive of the commit has in the place of its name."""
        text = git("archive", "HEAD", "--format=tar", "--output=../archive.tar") or ""
        subprocess.run(("tar", "-xf", "archive.tar"), cwd=tmp_path, check=True)
        text = (tmp_path / "unobot/version.py").read_text("utf-8")
        return text.partition('_ARCHIVED = "')[2].partition('"')[0]

    (tmp_path / "empty").mkdir()
    git("tag", f"v{RELEASE}0", *options)
    assert source_version(tmp_path / "empty", archived()) == between(git)
    git("tag", f"v{RELEASE}", *options)
    assert source_version(tmp_path / "empty", archived()) == RELEASE
    assert source_version(tmp_path / "checkout") == between(git)


def test_the_source_of_a_release_says_its_version(tmp_path: Path) -> None:
    (tmp_path / "PKG-INFO").write_text("Metadata-Version: 2.4\nName: unobot\nVersion: 9.8.7\n\nVersion: 1\n")
    assert source_version(tmp_path) == "9.8.7"


@pytest.mark.parametrize("head", [None, "", "ref: refs/heads/main", "ref: refs/heads/.invalid", "0" * 39])
def test_a_copy_without_git_says_that_the_commit_is_unknown(head: str | None, tmp_path: Path) -> None:
    if head is not None:
        (tmp_path / ".git").mkdir()
        (tmp_path / ".git" / "HEAD").write_text(head)
    assert source_version(tmp_path) == f"{RELEASE}+unknown"


def test_this_checkout_says_what_git_says() -> None:
    git = subprocess.run(("git", "rev-parse", "HEAD"), cwd=ROOT, capture_output=True, text=True)
    if git.returncode:
        pytest.skip("this is no checkout")
    assert unobot.__version__ == f"{RELEASE}+g{git.stdout[:8]}"
