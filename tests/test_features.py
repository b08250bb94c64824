"""Features stand alone: without its folder and its lines, the bot starts, and the other features work."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from unobot.app import ACTIONS, FEATURES
from unobot.bot.custom_ids import Verb

ROOT = Path(__file__).parents[1]
COPIED = ("unobot", "migrations", "tests", "pyproject.toml", "docs")
LISTS = ("unobot/app.py", "unobot/database_tables.py")
"""The files that name features."""
OTHERS = (
    "tests/bot/test_match.py",
    "tests/bot/test_rematch.py",
    "tests/bot/test_start.py",
    "tests/bot/test_stats.py",
)
"""Tests of other features."""
NEEDED_BY = {"help": "tests/bot/test_start.py", "privacy": "tests/bot/test_stats.py"}
"""A test that also uses the feature."""
NEEDS = {"daily": ["server_day"]}
"""The features that need the feature, and go with it."""


def test_each_verb_belongs_to_one_feature() -> None:
    verbs = [action.verb for feature in FEATURES for action in feature.actions]
    assert set(Verb) - set(verbs) == set(), "the ACTIONS of no feature has these verbs"
    assert sorted(verbs) == sorted(Verb), "the ACTIONS of two features have a verb"
    assert len(ACTIONS) == len(verbs)


def without(root: Path, name: str) -> None:
    """Delete a feature from a copy of the project: its folder, and the lines of the lists that name it."""
    shutil.rmtree(root / "unobot" / "features" / name)
    for file in (root / path for path in LISTS):
        text = file.read_text("utf-8")
        imports = re.findall(rf"^from unobot\.features\.{name}\..* import (.*)\n", text, flags=re.MULTILINE)
        text = re.sub(rf"^from unobot\.features\.{name}\..*\n", "", text, flags=re.MULTILINE)
        for imported in imports:
            text = re.sub(rf"^ +{imported.split()[-1]},\n", "", text, flags=re.MULTILINE)
        file.write_text(text, "utf-8")


@pytest.mark.long
@pytest.mark.parametrize("name", ["daily", "help", "privacy"])
def test_a_bot_without_a_feature_starts_and_the_others_work(tmp_path: Path, name: str) -> None:
    for part in COPIED:
        source, target = ROOT / part, tmp_path / part
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, target)
    for feature in (name, *NEEDS.get(name, ())):
        without(tmp_path, feature)
    program = [sys.executable, "-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider", "--database", "sqlite", "-x"]
    others = [file for file in OTHERS if file != NEEDED_BY.get(name)]
    run = subprocess.run([*program, *others], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout[-2000:] + run.stderr[-2000:]
