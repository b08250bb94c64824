"""The project's pages are correct: they are generated from the program, or compared with it."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from pathlib import Path

import msgspec
import pytest
import typer
from typer.core import TyperGroup

from unobot.cli import app
from unobot.i18n import read_catalogue, text_for
from unobot.rules.moves import parse_move
from unobot.rules.ruleset.fields import FIELDS
from unobot.rules.ruleset.ruleset import OFFICIAL, PRESETS, Contradiction, Ruleset, RulesetError
from unobot.settings import PREFIX, Settings
from unobot.wording.rulebook import EDGE_CASES, contradictions, rules_page, rules_text

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
NAMING = [page for page in PAGES if page.name != "rules.md"]
"""The pages that name code. The rules, which the program prints, have codes of rulesets."""
PAGE = (ROOT / "docs" / "rules.md").read_text("utf-8")
AT_SEATING = {Contradiction.SEATS, Contradiction.TEAMS_EVEN, Contradiction.DECK_TOO_SMALL}
CODE = ("unobot", "tests", "benchmarks", "training", "migrations", "tools", "deploy")
NOT_HERE = {"unobot/migrations"}
"""Only a wheel has these."""
NO_NAMES = {"red_7_u1a2b3c4d", "Italiano", "sbom.cdx.json", "IMAGE", "WHEEL"}
"""Examples."""
NOT_BUILT = {Contradiction.NOT_A_RULESET, Contradiction.UNKNOWN_FIELD, Contradiction.BAD_VALUE}


def test_the_page_of_the_rules_is_what_the_program_prints() -> None:
    assert rules_page(text_for(None)) == PAGE, "write it again: unobot rules --markdown > docs/rules.md"


def test_the_page_has_every_field_preset_and_edge() -> None:
    for field in FIELDS:
        assert f": `{field.name}`\n" in PAGE
    for name, ruleset in PRESETS.items():
        assert f"`{name}` · `{ruleset.code}`" in PAGE
    told = set(re.findall(r"^edge-([a-z-]+) =", read_catalogue("en"), re.MULTILINE))
    assert told == set(EDGE_CASES)


def test_the_contradictions_found_by_trying_are_all_there_are() -> None:
    found = set()
    for settings in contradictions():
        with pytest.raises(RulesetError) as caught:
            msgspec.structs.replace(OFFICIAL, **settings)
        found.add(caught.value.reason)
    assert found == set(Contradiction) - AT_SEATING - NOT_BUILT


@pytest.mark.parametrize("name", PRESETS)
def test_the_rules_in_plain_text(name: str) -> None:
    text = rules_text(text_for(None), PRESETS[name])
    assert name == "official" or PRESETS[name].code in text.splitlines()[0]  # AA says nothing to people
    assert "*" not in text
    assert "`" not in text
    assert len(text) > 500


def test_the_plain_text_names_what_differs() -> None:
    text = rules_text(text_for(None), Ruleset(seven=True))
    assert text.splitlines()[0].startswith("Official rules · Seven swaps: on · ")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_what_a_page_points_to_exists(page: Path) -> None:
    text = page.read_text("utf-8")
    linked = re.findall(r"\]\((?!https?:)([^)#\s]+)|src=\"([^\"]+)\"", text)
    for link in map("".join, linked):
        assert (page.parent / link).exists(), link
    assert unknown_paths(text) == [], "these are not there"


def unknown_paths(text: str) -> list[str]:
    """Return the files and folders that a page names, from the root or from `unobot/`, and that are not there."""
    folders = "|".join(folder.name for folder in ROOT.iterdir() if folder.is_dir() and folder.name[0] != ".")
    rooms = "|".join(folder.name for folder in (ROOT / "unobot").iterdir() if folder.is_dir())
    named = {name: ROOT / name for name in re.findall(rf"`((?:{folders})/[\w/.-]*)`", text)}
    named |= {name: ROOT / "unobot" / name for name in re.findall(rf"`((?:{rooms})/[\w/]+(?:\.\w+)?)`", text)}
    gone = [name for name, path in named.items() if not path.exists() and not path.with_suffix(".py").exists()]
    return [name for name in gone if name not in NOT_HERE and f"Make `{name}`" not in text]


@pytest.mark.parametrize("page", NAMING, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_name_that_a_page_names_exists(page: Path) -> None:
    """A name is a class such as `Table`, or has a `_` or a dot. It may also be one of a library or a browser."""
    assert unknown_names(page.read_text("utf-8")) == set(), "no code has these names"


def unknown_names(text: str) -> set[str]:
    named = set(re.findall(r"`([A-Za-z][a-z]*[A-Z][A-Za-z]*|[A-Z][a-z]+|[A-Za-z_]\w*(?:[_.]\w+)+)(?:\(\))?`", text))
    named = {name.removesuffix("_total") for name in named - NO_NAMES}  # the library of the metrics adds it
    parts = {part for name in named if not name.startswith("test_") for part in name.split(".")}
    return parts - words_of_the_code() - added_by(text)


@pytest.mark.parametrize(
    "path", ["features/chess/actions", "unobot/features/chess/", "unobot/features/play/chess.py", "training/chess.py"]
)
def test_a_wrong_path_is_noticed(path: str) -> None:
    assert unknown_paths(f"The file `{path}` and the folder `features/play`.") == [path]


@pytest.mark.parametrize(
    ("name", "unknown"),
    [
        ("Chessboard", {"Chessboard"}),
        ("ChessBoard", {"ChessBoard"}),
        ("open_chess()", {"open_chess"}),
        ("Verb.open_chess", {"open_chess"}),
        ("chess_move", {"chess_move"}),
    ],
)
def test_a_wrong_name_is_noticed(name: str, unknown: set[str]) -> None:
    assert unknown_names(f"The name `{name}`, and `Verb`, and `press_button()`.") == unknown


@pytest.mark.parametrize("page", [ROOT / "CONTRIBUTING.md"], ids=["CONTRIBUTING.md"])
def test_the_code_of_a_walk_through_uses_names_that_exist(page: Path) -> None:
    text = page.read_text("utf-8")
    code = "\n".join(python_blocks(text))
    for module, names in re.findall(r"^ *from ((?:unobot|tests)[\w.]*) import (.+)$", code, re.MULTILINE):
        if module not in added_modules(text):
            there = vars(import_module(module)).keys()
            assert {name.strip() for name in names.split(",")} - there == set(), f"{module} has no such names"
    used = set(re.findall(r"([A-Za-z_]\w*)\(", code)) | set(re.findall(r"\b[A-Z]\w+", code))
    spoken = set(re.findall(r"\w+", " ".join(re.findall(r"\"[^\n]*?\"", code))))
    assert used - spoken - words_of_the_code() - added_by(text) == set(), "no code has these names"


def python_blocks(text: str) -> list[str]:
    """Return the Python code of a page."""
    return re.findall(r"^ *```python\n(.*?)^ *```", text, re.MULTILINE | re.DOTALL)


def added_by(text: str) -> set[str]:
    """Return the names that a walk-through adds: the functions of its code, and what it says to add."""
    code = "\n".join(python_blocks(text))
    said = " ".join(re.findall(r"[Aa]dd(?:s|ed)?\s+`[^`]*`(?:\s+and\s+`[^`]*`)?", text))
    return {*re.findall(r"def (\w+)", code), *re.findall(r"\w+", said)}


def added_modules(text: str) -> set[str]:
    """Return the modules that a walk-through makes: those of a folder that it makes."""
    folders = re.findall(r"into\s+a\s+folder `(\w+)`", text)
    return {f"unobot.features.{folder}.{role}" for folder in folders for role in ("actions", "screens", "feature")}


@cache
def words_of_the_code() -> frozenset[str]:
    """Return every word of the code, in all languages, and of the settings."""
    files = (path for folder in CODE for path in (ROOT / folder).rglob("*"))
    kinds = (".py", ".js", ".html", ".toml", ".yaml", ".ftl", ".mako")
    texts = [path.read_text("utf-8") for path in files if path.suffix in kinds and path != Path(__file__)]
    texts += [(ROOT / name).read_text("utf-8") for name in (".env.example", "pyproject.toml", "Makefile")]
    return frozenset(re.findall(r"\w+", "\n".join(texts)))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_a_link_to_a_heading_finds_it(page: Path) -> None:
    linked = re.findall(r"\]\((?!https?:)([^)#\s]*)#([^)\s]+)\)", page.read_text("utf-8"))
    for file, anchor in linked:
        headings = re.findall(r"^#+ (.+)", (page.parent / file if file else page).read_text("utf-8"), re.MULTILINE)
        assert anchor in {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}, anchor


def test_the_site_has_every_page() -> None:
    navigation = (ROOT / "zensical.toml").read_text("utf-8")
    named = re.findall(r'= "([\w/-]+\.md)"', navigation)
    assert sorted(named) == sorted(page.relative_to(ROOT / "docs").as_posix() for page in PAGES[2:])


def test_the_page_for_hosts_and_the_example_have_every_setting() -> None:
    names = {str(field.validation_alias or f"{PREFIX}{name}").upper() for name, field in Settings.model_fields.items()}
    told = re.findall(r"^\| `([A-Z_]+)` \|", (ROOT / "docs" / "hosting.md").read_text("utf-8"), re.MULTILINE)
    assert sorted(told) == sorted(names)
    example = re.findall(r"^(\w+)=", (ROOT / ".env.example").read_text("utf-8"), re.MULTILINE)
    assert sorted(example) == sorted(names)


def test_the_page_for_hosts_has_every_command_and_the_page_for_players_every_slash_command() -> None:
    hosting = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    commands = typer.main.get_group(app).commands
    for name, command in commands.items():
        inside = command.commands if isinstance(command, TyperGroup) else {}
        for full in [f"{name} {each}" for each in inside] or [name]:
            assert f"`unobot {full}" in hosting, full
    playing = (ROOT / "docs" / "playing.md").read_text("utf-8")
    for name in re.findall(r"^command-(\w+) = ", read_catalogue("en"), re.MULTILINE):
        known = name in ("uno", "unoadmin") or f"`/uno {name}`" in playing
        assert known, f"add a row for `/uno {name}` to docs/playing.md"
    for name in re.findall(r"^command-unoadmin-(\w+) = ", read_catalogue("en"), re.MULTILINE):
        known = f"`/unoadmin {name}" in hosting
        assert known, f"add `/unoadmin {name}` to docs/hosting.md"


def test_the_readme_plays_a_round_in_ten_lines_of_python(capsys: pytest.CaptureFixture[str]) -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    [code] = re.findall(r"^## In Python\n.*?^```python\n(.*?)^```", readme, re.MULTILINE | re.DOTALL)
    assert sum(bool(line) for line in code.splitlines()) == 10
    exec(code, {})
    *moves, last = capsys.readouterr().out.splitlines()
    assert all(parse_move(line.partition(": ")[2]) for line in moves)
    assert len(moves) > 20
    assert re.fullmatch(r"Seat [0-2] wins [1-9][0-9]* points\.", last)


def test_every_clause_and_law_that_the_code_names_exists() -> None:
    numbered, section = set(), ""
    for line in (ROOT / "docs" / "clauses.md").read_text("utf-8").splitlines():
        if heading := re.match(r"## (\d+) ", line):
            section = heading[1]
            numbered.add(section)
        elif section and (clause := re.match(r"(\d+)\. ", line)):
            numbered.add(f"{section}.{clause[1]}")
    laws = set(re.findall(r"^## Law (\d+)", (ROOT / "docs" / "laws.md").read_text("utf-8"), re.MULTILINE))
    sources = [
        *(ROOT / "unobot").rglob("*.py"),
        *(ROOT / "tests" / "rules").rglob("*.py"),
        *(ROOT / "docs").glob("*.md"),
    ]
    text = "\n".join(source.read_text("utf-8") for source in sources)
    assert set(re.findall(r"clauses? (\d+(?:\.\d+)?)", text)) <= numbered
    assert set(re.findall(r"\blaw (\d+)", text)) <= laws


@pytest.mark.parametrize(
    ("page", "tests"),
    [("docs/reliability.md", 50), ("docs/complaints.md", 40), ("docs/security.md", 60), ("CONTRIBUTING.md", 20)],
)
def test_every_test_that_a_page_names_exists(page: str, tests: int) -> None:
    text = (ROOT / page).read_text("utf-8")
    named = set(re.findall(r"`(test_\w+)`", text)) - added_by(text)
    there = {
        name
        for path in (ROOT / "tests").rglob("test_*.py")
        for name in re.findall(r"^(?:async )?def (test_\w+)", path.read_text("utf-8"), re.MULTILINE)
    }
    assert len(named) >= tests
    assert named - there == set()
