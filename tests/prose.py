"""Find hard English: `python -m tests.prose [FILE...]` prints ``file:line: what is wrong`` for each fault.

Read Markdown (paragraphs, list items, headings and table cells, without code), the messages of Fluent files, and the
docstrings and comments of Python files. Without an argument, read all of the project's files. Exit with status 1 if
there is a fault. Spelling is not checked here but by `typos`.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from inspect import cleandoc
from itertools import count, groupby
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Message,
    NumberLiteral,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    Term,
    TextElement,
)
from markdown_it import MarkdownIt
from markdown_it.token import Token

ROOT = Path(__file__).parents[1]
MAX_WORDS = 25
"""The length of the longest sentence that is easy to read."""

_SUBJECT = (
    r"(?:^|[;:,] |\b(?:if|when|that|until|till|while|because|since|before|after|and|but|as|than|unless|once|so) )"
)
"""Matches the words before the subject of a clause."""
BANNED = {
    # A relative clause or a vague pronoun as a subject
    r"\bwho(?:ever|soever|mever)\b": "name the person: the player, the host, the caller",
    r"^who\b|(?:;|\b(?:and|but|or)) who\b": "name the person: a sentence does not begin with who",
    r"\b(?:those|they|he|one) who\b": "name the people: players who ...",
    _SUBJECT + r"(?:somebody|someone)\b": "name the person: a player, the host, the caller",
    r"^what\b.*[.:]": "begin with the subject, not with what",
    # Where for a condition
    r"^(?-i:W)here\b.*,": "if or when",
    r"\b(?:only|also|even|except|but|raises? .*|\w+error) where\b": "if or when",
    r"\bwhere (?:there|none) (?:is|are|was|were)\b": "if there is",
    r"\bwherever\b": "if, when, or everywhere",
    # Words that are seldom used today
    r"\ba(?:new|fresh)\b": "again",
    r"\bfor ever\b": "forever, permanently or endlessly",
    r"\bso (?:many|much|often)\b(?!.* (?:that|as)\b)": "up to N, this many, N times",
    r"\b(?:there|here|where)(?:of|by|upon|in|unto|with|after|abouts)\b": "name the thing",
    r"\b(?:heed|heeds|heeded)\b": "follow, use or notice",
    r"\b(?:whence|hence|thence|hither|thither|whither)\b": "from there, therefore",
    r"\b(?:albeit|lest|ere|oft|nigh|naught|nought|aught|forthwith|aforesaid|notwithstanding)\b": "use today's word",
    r"\b(?:amongst|amidst|whilst)\b": "among, amid, while",
    r"\bupon\b": "on",
    r"\bshall\b": "must or will",
    r"\bbec(?:omes?|ame) of\b": "what happens to, or the result of",
    r"\b(?:nothing|nobody|none|no one|anything) but\b": "only or except",
    r"\bof late\b": "recently",
    r"\bat hand\b": "available",
    r"\bin (?:the )?stead\b": "instead",
    r"\bin earnest\b": "in production, or for real",
    r"\bmake good\b|\bmade good\b": "repair, retry",
}
"""Constructions that a reader of English as a second language has to read twice, and the advice for each."""
_BANNED = [(re.compile(pattern, re.IGNORECASE), advice) for pattern, advice in BANNED.items()]

_MARKDOWN = MarkdownIt("commonmark").enable("table")
_CODE = "`x`"
"""Stands for a piece of code: one word that matches no pattern."""
_VALUE = "X"
"""Stands for what is filled in when a message is shown."""
_ABBREVIATION = re.compile(r"\b(e\.g|i\.e|etc|vs|cf|approx)\.(?=\s)")
_END = re.compile(r"(?<=[.!?…])[\"”’)*_]*\s+(?=[\"“‘(*_`\[]*[A-Z0-9`])|\f")
"""Between two sentences."""
_MARKER = re.compile(r"#!.*|(?:# *)?\b(?:noqa|type: ignore|pragma|fmt|ruff|mypy)\b:?[^#]*")
"""An instruction to a tool in a comment."""


_STRING_OR_COMMENT = re.compile(
    r"""(?s:(?P<quotes>"{3}|'{3})(?:\\.|.)*?(?P=quotes))"""
    r"""|(?s:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')"""
    r"""|(?P<comment>#.*)"""
)
"""Finds the comments of Python code, and its strings, which may contain a number sign.

Python's tokenizer takes ten times as long.
"""


class Passage(NamedTuple):
    """A text of one or more sentences, with a line break for each one in its file."""

    line: int
    text: str


class Fault(NamedTuple):
    """A sentence that is hard to read: its line in the file, what is wrong, and how it begins."""

    line: int
    what: str
    sentence: str


def faults(path: Path) -> list[Fault]:
    """Return what is wrong in a file, by line. Raise `KeyError` for a file that is not prose."""
    read = {".md": markdown, ".ftl": fluent, ".py": python}[path.suffix]
    found = {fault for passage in read(path.read_text("utf-8")) for fault in faults_of(passage)}
    return sorted(found)


def faults_of(passage: Passage) -> Iterator[Fault]:
    """Yield the faults of a passage."""
    start = 0
    for end in [*(match.end() for match in _END.finditer(_ABBREVIATION.sub(r"\1 ", passage.text))), len(passage.text)]:
        piece = passage.text[start:end]
        line = passage.line + passage.text.count("\n", 0, start + len(piece) - len(piece.lstrip()))
        start = end
        sentence = " ".join(piece.split())
        words = [word for word in sentence.split() if any(map(str.isalnum, word))]
        if len(words) > MAX_WORDS:
            yield Fault(line, f"{len(words)} words, at most {MAX_WORDS}", sentence)
        if sentence.endswith("?"):
            continue
        for pattern, advice in _BANNED:
            if found := pattern.search(sentence.lstrip('"“‘(*_-— ')):
                said = found[0] if len(found[0]) <= 40 else f"{found[0][:40]}..."
                yield Fault(line, f'"{said.strip()}": {advice}', sentence)


def markdown(text: str, first: int = 1) -> Iterator[Passage]:
    """Yield the paragraphs, headings, list items and table cells of a Markdown text that begins in line ``first``."""
    line = first
    for token in _MARKDOWN.parse(text):
        if token.map is not None:
            line = first + token.map[0]
        if token.type == "inline":
            yield Passage(line, _inline(token))


def _inline(token: Token) -> str:
    kept = {"softbreak": "\n", "hardbreak": "\n", "code_inline": _CODE, "html_inline": "\f"}
    return "".join(kept.get(child.type, child.content) for child in token.children or ())


def fluent(text: str) -> Iterator[Passage]:
    """Yield the lines of every message and attribute; a choice is read once for each of its variants."""
    for entry in FluentParser().parse(text).body:
        if not isinstance(entry, Message | Term):
            continue
        for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
            if pattern is None or pattern.span is None:
                continue
            line = 1 + text.count("\n", 0, pattern.span.start)
            for variant in range(_variants(pattern)):
                shown = _shown(pattern, variant).replace("\n", "\n\n")  # each line stands by itself on Discord
                yield from (Passage(line, passage.text) for passage in markdown(shown))


def _variants(pattern: Pattern) -> int:
    """Return how many variants the longest choice of a pattern has."""
    choices = [part.expression for part in pattern.elements if isinstance(part, Placeable)]
    return max([1, *(len(choice.variants) for choice in choices if isinstance(choice, SelectExpression))])


def _shown(pattern: Pattern, variant: int) -> str:
    """Return the text with one variant of each choice."""
    return "".join(
        part.value if isinstance(part, TextElement) else _filled_in(part, variant) for part in pattern.elements
    )


def _filled_in(part: Placeable, variant: int) -> str:
    match part.expression:
        case SelectExpression(variants=variants):
            return _shown(variants[min(variant, len(variants) - 1)].value, variant)
        case StringLiteral(value=value) | NumberLiteral(value=value):
            return str(value)
        case _:
            return _VALUE


def python(text: str) -> Iterator[Passage]:
    """Yield the docstrings, those of attributes too, and the comments of a Python file."""
    for node in _statements(ast.parse(text)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(docstring))):
                yield from markdown(cleandoc(docstring), node.lineno)
    for line, comment in _comments(text):
        yield from markdown(comment, line)


def _statements(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the statements in a module or a statement. A walk through all expressions would take ten times as long."""
    for block in ("body", "handlers", "orelse", "finalbody", "cases"):
        for statement in getattr(node, block, ()):
            yield statement
            yield from _statements(statement)


def _comments(text: str) -> Iterator[tuple[int, str]]:
    """Yield each comment with the line that it begins in; comments that follow each other in a column are one."""
    found, line, end = list[tuple[tuple[int, int], str]](), 1, 0
    for match in _STRING_OR_COMMENT.finditer(text):
        if match["comment"]:
            line, end = line + text.count("\n", end, match.start()), match.start()
            column = end - text.rfind("\n", 0, end) - 1
            found.append(((line, column), _MARKER.sub("", match["comment"]).strip("# ")))
    order = count()
    for _, block in groupby(found, lambda comment: (comment[0][0] - next(order), comment[0][1])):
        lines = list(block)
        yield lines[0][0][0], "\n".join(line for _, line in lines)


def project_files() -> list[Path]:
    """Return the files whose English is checked: pages, changelog, English messages and all code."""
    folders = ("unobot", "migrations", "tests", "benchmarks", "training", "docs")
    return [
        ROOT / "README.md",
        ROOT / "CONTRIBUTING.md",
        ROOT / "CHANGELOG.md",
        *sorted((ROOT / "changes").glob("*.md")),
        *sorted((ROOT / "docs").rglob("*.md")),
        ROOT / "unobot" / "locales" / "en.ftl",
        *sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py")),
    ]


def main(arguments: list[str]) -> int:
    """Print the faults of the named files, or of all files. Return the exit status."""
    total = 0
    for path in map(Path, arguments) if arguments else project_files():
        for fault in faults(path):
            total += 1
            sys.stdout.write(f"{path}:{fault.line}: {fault.what}: {fault.sentence[:70]}\n")
    return 1 if total else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
