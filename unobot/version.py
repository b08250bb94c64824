"""The version: the newest release and, between releases, the commit that is checked out.

It imports the standard library only, because the build of the package runs this file alone.
"""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

RELEASE = "0.1.0"
"""The newest release in `CHANGELOG.md`. This is the only place that says it."""
UNKNOWN_COMMIT = "unknown"
_ARCHIVED = "$Format:%H %D$"
"""`git archive` replaces this with the commit and the names that it has, because `.gitattributes` says so."""
_HASH = re.compile(r"[0-9a-f]{40,64}")


def source_version(source: Path, archived: str = _ARCHIVED) -> str:
    """Return the version of a folder with the source.

    A release has no more than its number. It is built from an archive of a commit with its tag, so a checkout always
    has its commit: ``0.1.0+g1a2b3c4d``. Without git, such as in a copy of the files, that is ``0.1.0+unknown``.
    """
    with suppress(OSError):  # the source of a release, or what `tools/install-bot.sh` builds
        packed = (source / "PKG-INFO").read_text("utf-8")
        if found := re.search(r"^Version: (\S+)$", packed, re.MULTILINE):
            return found[1]
    commit, _, names = archived.partition(" ")
    if f"tag: v{RELEASE}" in names.split(", "):
        return RELEASE
    if not _HASH.fullmatch(commit):
        commit = _checked_out(source / ".git")
    return f"{RELEASE}+g{commit[:8]}" if commit else f"{RELEASE}+{UNKNOWN_COMMIT}"


def find_version() -> str:
    """Return the version of this unobot, from its source or from its installation."""
    package = Path(__file__).parent
    if not (package / "migrations").is_dir():  # beside the package, and not inside: it is a checkout
        return source_version(package.parent)
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("unobot")
    except PackageNotFoundError:
        return f"{RELEASE}+{UNKNOWN_COMMIT}"


def _checked_out(git: Path) -> str:
    """Return the commit that a repository has checked out, or an empty text.

    The files are read instead of asking git, which an image lacks, and which refuses a folder of another account.
    """
    with suppress(OSError, UnicodeError):
        if git.is_file():  # a worktree
            git = git.parent / git.read_text("utf-8").removeprefix("gitdir:").strip()
        head = (git / "HEAD").read_text("utf-8").strip()
        if _HASH.fullmatch(head):
            return head
        branch = head.removeprefix("ref:").strip()
        shared = git / (git / "commondir").read_text("utf-8").strip() if (git / "commondir").exists() else git
        if (shared / branch).is_file():
            commit = (shared / branch).read_text("utf-8").strip()
        else:
            packed = (shared / "packed-refs").read_text("utf-8")
            commit = next((line.split()[0] for line in packed.splitlines() if line.endswith(f" {branch}")), "")
        return commit if _HASH.fullmatch(commit) else ""
    return ""
