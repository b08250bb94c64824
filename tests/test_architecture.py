"""Read all imports from the sources: fail on an arrow that is not listed, and on a circle of files."""

import ast
import subprocess
import sys
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import NamedTuple

import pytest

from unobot.app import FEATURES
from unobot.rules.cards import Card, Face

ROOT = Path(__file__).parents[1]

# The imports that each room may make: other rooms of unobot (with a leading dot), and third-party packages. A room is a
# package, a sub-package or a single file. A file belongs to the room with the longest matching name.
RULES = {".rules", ".rules.ruleset", ".rules.play"}
TABLES = {".tables", ".tables.state", ".tables.ai_seats"}
WALLS: dict[str, set[str]] = {
    "model": {".rules", ".rules.ruleset", "msgspec"},
    "rules": {".rules.decks", ".rules.ruleset", ".rules.play", "msgspec"},
    "rules.decks": {".rules", "msgspec"},
    "rules.ruleset": {".rules", ".rules.decks", "msgspec"},
    "rules.play": {".rules", ".rules.decks", ".rules.ruleset", "msgspec"},
    "records": {*RULES, ".ai.strategies", "msgspec"},
    "ai": {*RULES, ".rules.decks", ".ai.network", "msgspec"},
    "ai.network": {".ai", "numpy"},
    # Nothing is trained or tuned against these opponents: neither the training nor a level may import them.
    "ai.held_out": {".rules", ".rules.decks", ".rules.play", ".ai"},
    "ai.strategies": {".ai", ".ai.held_out"},
    "selfplay": {*RULES, ".ai", ".ai.strategies", ".records", "msgspec"},
    "uui": {
        *RULES,
        ".ai",
        ".ai.strategies",
        ".records",
        ".selfplay",
        ".logs",
        ".output_file",
        "msgspec",
        "openskill",
        "rich",
        "typer",
    },
    "storage": {
        ".model",
        ".output_file",
        ".rules",
        ".rules.ruleset",
        "alembic",
        "asyncpg",
        "cachetools",
        "filelock",
        "msgspec",
        "sqlalchemy",
    },
    "results": {".model", ".rules", ".rules.ruleset", ".records", ".side_process", "msgspec", "openskill"},
    "tables": {
        ".ai",
        ".log_context",
        ".model",
        ".records",
        ".results",
        ".rules",
        ".rules.play",
        ".rules.ruleset",
        ".storage",
        ".tables.ai_seats",
        ".tables.state",
        "msgspec",
    },
    "tables.state": {".model", *RULES, ".ai", ".uui", ".tables", "msgspec"},
    "tables.ai_seats": {".model", ".rules", ".rules.play", ".ai", ".uui", ".tables.state", "msgspec"},
    "i18n": {"fluent", "babel"},
    "side_process": {"msgspec"},
    "typed_text": set(),
    "coach": {*RULES, ".ai", ".records", ".side_process", "msgspec"},
    "wording": {*RULES, ".rules.decks", ".ai", ".coach", ".records", ".tables", ".i18n", ".pictures", "msgspec"},
    "pictures": {".rules", ".rules.decks", "cachetools", "isal", "resvg_py", "PIL"},
    "replays": {
        ".model",
        *(".rules", ".ai", ".i18n", ".pictures", ".records", ".side_process", ".wording", "msgspec"),
    },
    "bot.custom_ids": set(),
    "bot.discord_api": {
        ".gate_place",
        ".log_context",
        ".model",
        ".pictures",
        ".tables",
        "aiohttp",
        "discord",
        "msgspec",
        "yarl",
    },
    "bot.screens": {
        ".ai",
        ".bot.custom_ids",
        ".i18n",
        ".model",
        ".pictures",
        ".records",
        ".rules",
        ".rules.play",
        ".rules.ruleset",
        ".tables",
        ".tables.state",
        ".wording",
        "discord",
    },
    "bot.live": {
        *(".model", ".storage", ".pictures", ".log_context", ".bot.discord_api", ".bot.screens", "discord", "msgspec"),
    },
    "bot.messages": {
        ".bot.custom_ids",
        ".bot.discord_api",
        ".bot.live",
        ".bot.screens",
        ".i18n",
        ".log_context",
        ".model",
        ".side_process",
        ".tables",
        ".tables.state",
        ".typed_text",
        "discord",
        "msgspec",
        "cachetools",
    },
    "bot.interactions": {
        ".bot.custom_ids",
        ".bot.discord_api",
        ".bot.kit",
        ".bot.live",
        ".bot.messages",
        ".bot.screens",
        ".gate_place",
        ".i18n",
        ".log_context",
        ".model",
        ".rules.play",
        ".rules.ruleset",
        ".tables",
        ".tables.state",
        ".typed_text",
        ".wording",
        "discord",
    },
    "bot.commands": {
        ".bot.discord_api",
        ".bot.interactions",
        ".bot.kit",
        ".i18n",
        ".model",
        ".typed_text",
        "discord",
    },
    "bot.router": {
        ".bot.custom_ids",
        ".bot.interactions",
        ".bot.kit",
        ".bot.live",
        ".model",
        ".tables",
        ".tables.state",
        "discord",
    },
    "bot.configured_engines": {".ai", ".settings", ".tables.ai_seats", "msgspec"},
    "bot.housekeeping": {".bot.kit", ".model", ".retention", ".tables.state", "discord"},
    "bot.measured_store": {".ai", ".model", ".rules", ".storage", ".watch"},
    "bot.measurements": {
        ".ai",
        ".bot.discord_api",
        ".bot.interactions",
        ".bot.live",
        ".bot.measured_store",
        ".bot.messages",
        ".bot.router",
        ".model",
        ".tables",
        ".tables.ai_seats",
        ".watch",
        "aiohttp",
        "discord",
    },
    "bot.client": {
        ".app",
        ".bot.commands",
        ".bot.configured_engines",
        ".bot.discord_api",
        ".bot.housekeeping",
        ".bot.interactions",
        ".bot.kit",
        ".bot.live",
        ".bot.measured_store",
        ".bot.measurements",
        ".bot.messages",
        ".bot.router",
        ".model",
        ".settings",
        ".tables",
        ".tables.ai_seats",
        ".tables.state",
        ".watch",
        "discord",
    },
    "bot.startup": {
        ".app",
        ".bot.client",
        ".bot.discord_api",
        ".exit_status",
        ".model",
        ".release_address",
        ".settings",
        ".watch",
        "discord",
    },
    "bot.doctor": {
        ".app",
        ".bot.commands",
        ".bot.custom_ids",
        ".bot.discord_api",
        ".diagnosis",
        ".i18n",
        ".pictures",
        ".release_address",
        ".settings",
        ".version",
        "aiohttp",
        "discord",
        "msgspec",
    },
    "bot": set(),
    "demo": {".bot.client", ".settings", ".i18n", "simcord", "discord", "aiohttp"},
    "ops": {
        ".database_tables",
        ".diagnosis",
        ".features.job",
        ".features.rules",
        ".features.store",
        ".model",
        ".output_file",
        ".records",
        ".results",
        ".retention",
        ".rules",
        ".rules.ruleset",
        ".settings",
        ".storage",
        ".tables",
        ".tables.state",
        "msgspec",
        "sqlalchemy",
        "typer",
    },
    "database_tables": {".features.store", ".storage", "sqlalchemy"},
    "retention": {".database_tables", ".features.store", ".model", ".storage", "sqlalchemy"},
    "app": {
        ".bot.commands",
        ".bot.custom_ids",
        ".bot.discord_api",
        ".bot.feature",
        ".bot.housekeeping",
        ".bot.interactions",
        ".bot.kit",
        ".bot.live",
        ".bot.messages",
        ".bot.router",
        ".features.feature",
        ".features.store",
        ".model",
        ".retention",
        ".settings",
        ".storage",
        ".tables",
        ".tables.ai_seats",
        ".tables.state",
        "discord",
    },
    "bot.kit": {
        ".bot.live",
        ".bot.messages",
        ".model",
        ".tables",
        "discord",
    },
    "bot.feature": {".bot.interactions", ".bot.kit"},
    # A role of the files of features: see `ROLES`.
    "features": set(),
    "features.actions": {
        ".ai",
        ".bot.commands",
        ".bot.custom_ids",
        ".bot.discord_api",
        ".bot.interactions",
        ".bot.messages",
        ".bot.screens",
        ".features.games",
        ".features.job",
        ".features.messages",
        ".features.rules",
        ".features.screens",
        ".features.store",
        ".features.words",
        ".gate_place",
        ".i18n",
        ".model",
        ".replays",
        ".results",
        ".rules",
        ".rules.play",
        ".rules.ruleset",
        ".tables",
        ".tables.state",
        ".typed_text",
        ".wording",
        "discord",
        "msgspec",
    },
    "features.feature": {
        ".bot.feature",
        ".bot.interactions",
        ".bot.kit",
        ".features.actions",
        ".features.games",
        ".features.job",
        ".features.messages",
        ".features.store",
    },
    "features.games": {".features.rules", ".features.store", ".model", ".tables", "msgspec"},
    "features.job": {
        ".bot.discord_api",
        ".bot.interactions",
        ".bot.kit",
        ".bot.messages",
        ".coach",
        ".features.messages",
        ".features.rules",
        ".features.store",
        ".i18n",
        ".log_context",
        ".model",
        ".records",
        ".replays",
        ".rules.ruleset",
        ".tables",
        ".tables.state",
        "discord",
        "msgspec",
        "cachetools",
    },
    "features.messages": {
        ".bot.discord_api",
        ".bot.interactions",
        ".bot.kit",
        ".bot.live",
        ".bot.messages",
        ".bot.screens",
        ".features.job",
        ".features.rules",
        ".features.screens",
        ".i18n",
        ".model",
        ".tables",
        ".tables.state",
        "discord",
        "cachetools",
    },
    "features.picture": {".pictures", ".rules"},
    "features.rules": {
        ".ai",
        ".model",
        ".records",
        ".rules",
        ".rules.play",
        ".rules.ruleset",
        ".tables",
        ".tables.ai_seats",
        ".tables.state",
        "cachetools",
        "msgspec",
    },
    "features.screens": {
        ".bot.custom_ids",
        ".bot.screens",
        ".coach",
        ".features.games",
        ".features.job",
        ".features.picture",
        ".features.rules",
        ".features.words",
        ".i18n",
        ".model",
        ".results",
        ".rules",
        ".rules.decks",
        ".rules.ruleset",
        ".tables",
        ".tables.state",
        ".wording",
        "discord",
    },
    "features.store": {
        ".database_tables",
        ".features.rules",
        ".gate_place",
        ".model",
        ".records",
        ".results",
        ".rules",
        ".storage",
        ".tables",
        "cachetools",
        "msgspec",
        "sqlalchemy",
    },
    "features.words": {".i18n", ".rules.ruleset", ".wording"},
    "watch": {"aiohttp", "prometheus_client"},
    "diagnosis": set(),
    "release_address": {".version", "aiohttp"},
    "environment": set(),
    "exit_status": set(),
    "log_context": set(),
    "gate_place": set(),
    "output_file": set(),
    "version": set(),
    "__init__": {".version"},
    "logs": {".log_context", "pythonjsonlogger"},
    "settings": {"pydantic", "pydantic_settings", "dotenv"},
    # These five may import any room. At the top of the file they import only the modules that every command needs.
    "cli": {".*", "typer", "rich", "discord"},  # for the error that discord.py raises for a wrong token
    "admin_commands": {".*", "typer"},
    "owner_commands": {".*", "typer", "discord"},  # for the errors of requests
    "record_commands": {".*", "typer"},
    "__main__": {".*"},
    "migrations": {".database_tables", "alembic", "sqlalchemy"},
    "training": {*RULES, ".ai", ".ai.network", ".coach", "numpy", "numba"},
}
ROLES = {
    "actions": ("play.hand", "play.resume"),
    "games": (),
    "job": ("admin.moderation", "privacy.erasure", "replay.coaching", "replay.files", "results.posted_pages"),
    "messages": (),
    "picture": (),
    "rules": (
        *("daily.record", "help.tutorial", "privacy.download", "replay.replay", "solo.game"),
        *("tournament.duplicate", "tournament.night", "tournament.pod_tables"),
    ),
    "screens": (),
    "store": ("results.leaderboards", "results.rebuild", "results.result_rows", "results.writes"),
    "words": (),
    "feature": (),
}
"""The roles of the files of features, and the files that have a role and a name of their own."""
ROLE_OF = {file: role for role, files in ROLES.items() for file in files}
NEIGHBORS: dict[str, set[str]] = {
    "admin": {"tournament"},
    "daily": {"results", "solo"},
    "house_rules": {"play"},
    "lobby": {"house_rules", "invitations", "results", "settings"},
    "play": {"invitations", "reactions"},
    "privacy": {"admin"},
    "rematch": {"house_rules", "play", "settings"},
    "server_day": {"admin", "daily", "results"},
    "settings": {"admin", "results"},
    "solo": {"replay"},
    "tournament": {"house_rules"},
}
"""The features that a feature imports. All others stand alone."""
EAGER = {
    "cli": {
        ".settings",
        ".environment",
        ".exit_status",
        ".ops",
        ".logs",
        ".uui",
        ".admin_commands",
        ".owner_commands",
        ".record_commands",
        "typer",
    },
    "admin_commands": {".settings", ".exit_status", ".logs", "typer"},
    "owner_commands": {".settings", ".ops", "typer"},
    "record_commands": {".settings", ".exit_status", ".output_file", "typer"},
    "__main__": {".cli", ".exit_status"},
}
IMPURE = {"time", "random", "asyncio", "logging"}
PURE = {"rules", "rules.decks", "rules.ruleset", "rules.play"}
WORDS_WITHOUT_MEANING = {"util", "utils", "helper", "helpers", "common", "manager", "service"}


class Arrow(NamedTuple):
    """One import: its place, the module it names, and whether it runs only when its function is called."""

    place: str
    target: str
    lazy: bool


def room_of(name: str) -> str | None:
    """Return the room of a module inside unobot, named without `unobot.`; None if no room is listed for it."""
    parts = name.split(".")
    if parts[0] == "features" and len(parts) > 2:
        return f"features.{ROLE_OF.get('.'.join(parts[1:3]), parts[2])}"
    return next((room for n in range(len(parts), 0, -1) if (room := ".".join(parts[:n])) in WALLS), None)


def arrows(source: str, module: str) -> Iterator[Arrow]:
    """Yield every import in the source of `module` (its dotted name, that of a package ending in `.__init__`)."""
    tree = ast.parse(source)
    eager = {id(node) for node in tree.body}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = module.split(".")[: -node.level] if node.level else []
            origin = ".".join([*base, *(node.module or "").split(".")]).rstrip(".")
            names = [f"{origin}.{alias.name}" for alias in node.names]
        else:
            continue
        for name in names:
            yield Arrow(f"{module}:{node.lineno}", name, id(node) not in eager)


def target_room(name: str) -> str:
    """Return the room of an imported name: `.room` of unobot, `.` for the package itself, else the top package."""
    top, _, rest = name.partition(".")
    if top != "unobot":
        return top
    room = room_of(rest)
    return "." if room is None else f".{room}"


def trespasses(source: str, module: str) -> list[str]:
    """Return the forbidden imports in the source of `module`, each as a line to read."""
    top, _, rest = module.partition(".")
    room = (room_of(rest.removesuffix(".__init__")) if top == "unobot" else top) or ""
    allowed = WALLS.get(room, set())
    found = []
    for place, name, lazy in arrows(source, module):
        target = target_room(name)
        own = target in (".", f".{room}", room)
        standard = target in sys.stdlib_module_names and not (room in PURE and target in IMPURE)
        listed = target in allowed or (target.startswith(".") and ".*" in allowed)
        part = target.split(".")[1] if target.startswith(".") else target
        late = room in EAGER and not lazy and not (standard or own) and not {target, f".{part}"} & EAGER[room]
        if late or not (own or standard or listed):
            found.append(f"{place} imports {target.removeprefix('.')}{' at the top' if late else ''}")
    return sorted(set(found))


def circle(sources: Mapping[str, str]) -> list[str]:
    """Return the modules of one import cycle, the first one again at the end. Return nothing if there is none."""
    graph = {}
    for module, source in sources.items():
        names = {name for arrow in arrows(source, module) for name in (arrow.target, arrow.target.rpartition(".")[0])}
        packages = {f"{name}.__init__" for name in names}
        graph[module] = (names | packages) & sources.keys() - {module}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def modules() -> dict[str, str]:
    """Return the sources of unobot, its migrations and the training of its expert by dotted name."""
    files = [file for folder in ("unobot", "migrations", "training") for file in (ROOT / folder).rglob("*.py")]
    return {".".join(file.relative_to(ROOT).with_suffix("").parts): file.read_text("utf-8") for file in files}


MODULES = modules()


def test_no_room_imports_what_it_may_not() -> None:
    assert [line for module, source in MODULES.items() for line in trespasses(source, module)] == []


def test_no_files_import_each_other_in_a_circle() -> None:
    assert circle(MODULES) == []


def test_a_circle_is_found() -> None:
    sources = {
        "unobot.bot.a": "from unobot.bot import b",
        "unobot.bot.b": "def late():\n    from unobot.bot.c import name",
        "unobot.bot.c": "if TYPE_CHECKING:\n    import unobot.bot.a",
    }
    assert set(circle(sources)) == set(sources)
    assert circle(dict(list(sources.items())[:2])) == []


def test_every_room_is_listed() -> None:
    rooms = {room_of(name.removeprefix("unobot.").removesuffix(".__init__")) for name in MODULES if "unobot." in name}
    assert None not in rooms
    packages = {name.removeprefix("unobot.").removesuffix(".__init__") for name in MODULES if name.endswith("__init__")}
    packages = {name for name in packages if not name.startswith("features.")}
    assert packages - {"__init__", "training"} <= set(WALLS), "a new sub-package is a new room"


def feature_files() -> set[tuple[str, str]]:
    """Return the files of all features, each as its feature and its name."""
    parts = (module.split(".") for module in MODULES if module.startswith("unobot.features."))
    return {(part[2], part[3]) for part in parts if len(part) > 3 and part[3] != "__init__"}


def test_each_file_of_a_feature_has_a_role() -> None:
    others = {f"{feature}.{name}" for feature, name in feature_files() if name not in ROLES}
    assert others - set(ROLE_OF) == set(), "name these files as a role, or list them in ROLES below their role"
    assert set(ROLE_OF) - others == set(), "ROLES lists files that are gone"


def test_each_folder_of_a_feature_is_in_the_list() -> None:
    folders, listed = {feature for feature, _ in feature_files()}, {feature.name for feature in FEATURES}
    assert folders - listed == set(), "no line in FEATURES of unobot/app.py has these"
    assert listed - folders == set(), "a feature's name is not that of its folder"


def test_features_import_their_neighbors_and_no_others() -> None:
    found: dict[str, set[str]] = {}
    for module, source in MODULES.items():
        for arrow in arrows(source, module):
            own, other = module.split("."), arrow.target.split(".")
            if own[:2] == other[:2] == ["unobot", "features"] and len(own) > 3 < len(other) and own[2] != other[2]:
                found.setdefault(own[2], set()).add(other[2])
    assert found == NEIGHBORS
    TopologicalSorter(NEIGHBORS).prepare()  # it raises an error for a circle


def test_few_files_know_the_database() -> None:
    """All others ask the protocols of `model.stores`, or a store: a file whose name says so."""
    doors = {"app", "database_tables", "retention", "tables.hub", "tables.persistence"}
    importers = {
        module.removeprefix("unobot.")
        for module, source in MODULES.items()
        for arrow in arrows(source, module)
        if module.startswith("unobot.")
        and target_room(arrow.target) == ".storage"
        and room_of(module.removeprefix("unobot.")) not in ("storage", "ops", "features.store")
    }
    assert {module for module in importers if not module.endswith("_store")} == doors


def test_a_start_imports_no_module_that_only_some_bots_need() -> None:
    needed_by_some = {"alembic", "numpy", "simcord", "prometheus_client", "aiohttp.web"}
    program = f"import sys, unobot.bot.startup; print({needed_by_some} & {{*sys.modules}})"
    printed = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert printed == "set()\n"


def test_every_listed_arrow_is_used() -> None:
    used = {
        (
            room_of(module.removeprefix("unobot.").removesuffix(".__init__")) or module.partition(".")[0],
            target_room(name),
        )
        for module, source in MODULES.items()
        for _, name, _ in arrows(source, module)
    }
    listed = {(room, target) for room, targets in WALLS.items() for target in targets if target != ".*"}
    assert listed - used == set(), "an arrow that nothing needs is a hole in a wall"


@pytest.mark.parametrize(
    ("module", "source", "line"),
    [
        ("unobot.rules.round", "from unobot.storage import store", "unobot.rules.round:1 imports storage"),
        ("unobot.rules.round", "from ..storage.store import Store", "unobot.rules.round:1 imports storage"),
        ("unobot.rules.__init__", "from ..storage import store", "unobot.rules.__init__:1 imports storage"),
        ("unobot.rules.round", "from .. import storage", "unobot.rules.round:1 imports storage"),
        ("unobot.rules.round", "import unobot.ai", "unobot.rules.round:1 imports ai"),
        ("unobot.rules.play.decide", "def f():\n    import random", "unobot.rules.play.decide:2 imports random"),
        ("unobot.rules.play.decide", "import asyncio.locks", "unobot.rules.play.decide:1 imports asyncio"),
        ("unobot.rules.ruleset.codes", "from ..play import deal", "unobot.rules.ruleset.codes:1 imports rules.play"),
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
        (
            "unobot.bot.messages.display",
            "from unobot.features.play import hand",
            "unobot.bot.messages.display:1 imports features.actions",
        ),
        ("unobot.cli", "import discord", "unobot.cli:1 imports discord at the top"),
        ("unobot.cli", "def run():\n    import simcord", "unobot.cli:2 imports simcord"),
        ("unobot.cli", "from unobot.bot import client", "unobot.cli:1 imports bot.client at the top"),
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
            "unobot.rules.play.decide",
            "from ..moves import Move\nfrom unobot.rules import cards\nimport msgspec, json",
        ),
        ("unobot.rules.__init__", "from .moves import Move"),
        ("unobot.tables.table", "import asyncio\nfrom unobot.rules.round import Round"),
        ("unobot.cli", "import unobot\ndef run():\n    from unobot.bot import client"),
        ("unobot.bot.client", "from unobot import __version__"),
    ],
)
def test_an_allowed_import_is_not(module: str, source: str) -> None:
    assert trespasses(source, module) == []


def test_files_are_named_after_what_they_hold() -> None:
    assert [module for module in MODULES if WORDS_WITHOUT_MEANING & set(module.lower().split("."))] == []


def test_no_file_name_is_used_twice() -> None:
    """One word has one meaning. In a feature, it may be a role, and in `model/` it is a noun."""
    names = [
        name.rpartition(".")[2]
        for name in MODULES
        if name.startswith("unobot.") and not name.startswith(("unobot.model.", "unobot.bot.screens."))
    ]
    names = [name for name in names if name not in ROLES]
    assert {name for name in names if names.count(name) > 1} <= {"__init__"}


def test_no_public_class_name_is_used_twice() -> None:
    classes: dict[str, list[str]] = {}
    for module, source in MODULES.items():
        for node in ast.parse(source).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_") and module.startswith("unobot."):
                classes.setdefault(node.name, []).append(module)
    assert {name: places for name, places in classes.items() if len(places) > 1} == {}


ALPHABET = "unobot.rules.cards"
LOGGED = {"unobot.rules.events": "WD4"}
"""The card that logs of early versions do not name."""


def test_only_decks_pictures_and_words_name_an_action_card_or_a_wild() -> None:
    """Rules and screens ask what a card does (`unobot.rules.decks.effects`), so a new deck needs no change there."""
    special = [member for kind in (Card, Face) for member in kind if _kind(member) in ("action", "wild")]
    names = {member.name for member in special}
    notations = {member.value for member in special if len(member.value) > 1}  # one letter may be a color or a key
    named: list[str] = []
    for module, source in MODULES.items():
        rooms = ("unobot.rules.decks", "unobot.pictures", "unobot.wording", "training")
        if module == ALPHABET or module.startswith(rooms):
            continue
        for node in ast.walk(ast.parse(source)):
            match node:
                case ast.Attribute(value=ast.Name(id="Card" | "Face"), attr=name) if name in names:
                    named.append(f"{module}:{node.lineno} names {name}")
                case ast.Constant(value=str(text)) if text in notations and LOGGED.get(module) != text:
                    named.append(f"{module}:{node.lineno} writes {text!r}")
                case _:
                    pass
    assert named == []


def _kind(member: Card | Face) -> str:
    return (member.face if isinstance(member, Card) else member).kind.value
