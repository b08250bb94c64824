"""Who may import whom, read from the sources: an arrow that is not listed here is a mistake."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
LINES = 400

# What each part of unobot may import: other parts of unobot (with a dot in front), and packages of others.
WALLS = {
    "rules": {"msgspec"},
    "training": {".ai", "numpy", "numba"},
    "ai": {".rules", "numpy", "msgspec"},
    "uui": {".rules", ".ai", ".logs", "msgspec", "openskill", "rich", "typer"},
    "simulate": {".rules", ".ai", "msgspec"},
    "laws": {".rules", "msgspec"},
    "state": {".rules", ".ai", "msgspec"},
    "rulebook": {".rules", ".i18n", ".bot", "msgspec"},
    "storage": {".rules", "sqlalchemy", "alembic", "msgspec"},
    "pictures": {".rules", "resvg_py"},
    "tables": {".rules", ".ai", ".uui", ".storage", "msgspec"},
    "i18n": {"fluent", "babel"},
    "ops": {".rules", ".storage", ".settings", "sqlalchemy", "alembic", "msgspec", "typer"},
    "logs": set(),
    "settings": {"pydantic", "pydantic_settings", "dotenv"},
    "lessons": {".rules", ".ai", "msgspec"},
    "bot": {
        ".rules",
        ".ai",
        ".lessons",
        ".tables",
        ".storage",
        ".pictures",
        ".i18n",
        ".settings",
        "discord",
        "msgspec",
        "aiohttp",
    },
    "demo": {".bot", ".settings", ".i18n", "simcord", "discord", "aiohttp"},
    # These two may import any part of unobot, but at the top of the file only what every command needs.
    "cli": {".*", "typer", "rich", "discord"},  # discord: what it raises for a wrong token
    "__main__": {".*"},
    "migrations": {".storage", "sqlalchemy", "alembic"},
}
EAGER = {"cli": {".settings", ".ops", ".logs", ".uui", "typer"}, "__main__": {".cli"}}
IMPURE = {"time", "random", "asyncio", "logging"}
WORDS_WITHOUT_MEANING = {"util", "utils", "helper", "helpers", "common", "manager", "service"}


class Arrow(NamedTuple):
    """One import: where it stands, and what it names (`.part` of unobot, or the top package of others)."""

    place: str
    target: str
    lazy: bool


def arrows(source: str, module: str) -> Iterator[Arrow]:
    """Every import in the source of `module` (its dotted name, that of a package ending in `.__init__`)."""
    tree = ast.parse(source)
    eager = {id(node) for node in tree.body}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = module.split(".")[: -node.level] if node.level else []
            origin = ".".join([*base, *(node.module or "").split(".")]).rstrip(".")
            names = [f"unobot.{alias.name}" for alias in node.names] if origin == "unobot" else [origin]
        else:
            continue
        for name in names:
            top, _, rest = name.partition(".")
            part = "." + rest.partition(".")[0]
            target = top if top != "unobot" else part if is_part(part) else "."
            yield Arrow(f"{module}:{node.lineno}", target, id(node) not in eager)


def is_part(part: str) -> bool:
    return part[1:] in WALLS


def trespasses(source: str, module: str) -> list[str]:
    """The imports in the source of `module` that its part of unobot may not make, each as a line to read."""
    top, _, rest = module.partition(".")
    part = rest.partition(".")[0] if top == "unobot" else top
    allowed = WALLS.get(part, set())
    found = []
    for place, target, lazy in arrows(source, module):
        own = target in (".", f".{part}", part)
        standard = target in sys.stdlib_module_names and not (part == "rules" and target in IMPURE)
        listed = target in allowed or (target.startswith(".") and ".*" in allowed)
        late = part in EAGER and not lazy and not (standard or own) and target not in EAGER[part]
        if late or not (own or standard or listed):
            found.append(f"{place} imports {target.removeprefix('.')}{' at the top' if late else ''}")
    return found


def modules() -> dict[str, str]:
    """The sources of unobot, its migrations and the training of its expert by dotted name."""
    files = [file for folder in ("unobot", "migrations", "training") for file in (ROOT / folder).rglob("*.py")]
    return {".".join(file.relative_to(ROOT).with_suffix("").parts): file.read_text("utf-8") for file in files}


MODULES = modules()


def test_nobody_imports_what_they_may_not() -> None:
    assert [line for module, source in MODULES.items() for line in trespasses(source, module)] == []


def test_every_part_of_unobot_is_listed() -> None:
    parts = {module.split(".")[1] for module in MODULES if module.startswith("unobot.")}
    assert parts - {"__init__"} <= set(WALLS)


@pytest.mark.parametrize(
    ("module", "source", "line"),
    [
        ("unobot.rules.decide", "from unobot.storage import store", "unobot.rules.decide:1 imports storage"),
        ("unobot.rules.decide", "from ..storage.store import Store", "unobot.rules.decide:1 imports storage"),
        ("unobot.rules.__init__", "from ..storage import store", "unobot.rules.__init__:1 imports storage"),
        ("unobot.rules.decide", "from .. import storage", "unobot.rules.decide:1 imports storage"),
        ("unobot.rules.decide", "import unobot.ai", "unobot.rules.decide:1 imports ai"),
        ("unobot.rules.decide", "def f():\n    import random", "unobot.rules.decide:2 imports random"),
        ("unobot.rules.decide", "import asyncio.locks", "unobot.rules.decide:1 imports asyncio"),
        (
            "unobot.tables.table",
            "if TYPE_CHECKING:\n    import discord",
            "unobot.tables.table:2 imports discord",
        ),
        (
            "unobot.storage.store",
            "from unobot.tables.table import Table",
            "unobot.storage.store:1 imports tables",
        ),
        ("unobot.i18n", "from unobot.rules.cards import Card", "unobot.i18n:1 imports rules"),
        ("unobot.bot.client", "import simcord", "unobot.bot.client:1 imports simcord"),
        ("unobot.bot.client", "from unobot import cli", "unobot.bot.client:1 imports cli"),
        ("unobot.cli", "import discord", "unobot.cli:1 imports discord at the top"),
        ("unobot.cli", "def run():\n    import simcord", "unobot.cli:2 imports simcord"),
        ("unobot.cli", "from unobot.bot import client", "unobot.cli:1 imports bot at the top"),
        ("unobot.newcomer", "import msgspec", "unobot.newcomer:1 imports msgspec"),
        ("migrations.env", "from unobot.tables import hub", "migrations.env:1 imports tables"),
    ],
)
def test_a_forbidden_import_is_found(module: str, source: str, line: str) -> None:
    assert trespasses(source, module) == [line]


@pytest.mark.parametrize(
    ("module", "source"),
    [
        (
            "unobot.rules.decide",
            "from .moves import Move\nfrom unobot.rules import cards\nimport msgspec, json",
        ),
        ("unobot.rules.__init__", "from .moves import Move"),
        ("unobot.tables.table", "import asyncio\nfrom unobot.rules.round import Round"),
        ("unobot.cli", "import unobot\ndef run():\n    from unobot.bot import client"),
        ("unobot.bot.client", "from unobot import __version__"),
    ],
)
def test_an_allowed_import_is_not(module: str, source: str) -> None:
    assert trespasses(source, module) == []


def test_files_are_short() -> None:
    long = {module: source.count("\n") for module, source in MODULES.items() if source.count("\n") > LINES}
    assert long == {}, "a file this long is asking to be two"


def test_files_are_named_after_what_they_hold() -> None:
    assert [module for module in MODULES if WORDS_WITHOUT_MEANING & set(module.lower().split("."))] == []
