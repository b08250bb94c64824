"""The project's English is plain, and the checker finds faults."""

from pathlib import Path

import pytest

from tests.prose import ROOT, Passage, faults, faults_of, fluent, main, markdown, project_files, python


@pytest.mark.long
def test_the_project_is_in_plain_english() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: {what}: {sentence}"
        for path in project_files()
        for line, what, sentence in faults(path)
    ]
    assert not found, "\n".join(found)


def found_in(sentence: str) -> list[str]:
    return [fault.what for fault in faults_of(Passage(1, sentence))]


@pytest.mark.parametrize(
    "sentence",
    [
        "Whoever plays last wins.",
        "Who leaves is played for.",
        "The match ends; who leads wins.",
        "A head start over those who catch.",
        "It ends when somebody leaves.",
        "Somebody leaves.",
        "What needs a database runs on SQLite.",
        "Where the host allows it, cards are shown.",
        "Raises `KeyError` where there is none.",
        "Cards are shown except where the host forbids it.",
        "The folder is made anew.",
        "The table waits for ever.",
        "So many seconds pass.",
        "The seats thereof.",
        "Heed the clock.",
        "Nobody knows what became of it.",
        "It shall end.",
    ],
)
def test_a_banned_construction_is_found(sentence: str) -> None:
    assert found_in(sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "AIs replace a player who left.",
        "Who begins?",
        "The table shows who is next.",
        "A message asks somebody to play.",
        "What we use",
        "A table stays where it is.",
        "There are so many cards that the pile is split.",
    ],
)
def test_plain_english_passes(sentence: str) -> None:
    assert not found_in(sentence)


def test_a_sentence_may_have_25_words() -> None:
    assert not found_in("word " * 24 + "end.")
    assert found_in("word " * 25 + "end.") == ["26 words, at most 25"]
    assert not found_in("word " * 20 + "end. " + "Word " * 20 + "end.")
    assert found_in("word " * 20 + "e.g. " + "word " * 20 + "end.")


def test_markdown_is_read_by_paragraph_and_cell() -> None:
    text = "# One\n\nTwo `code here` and\n[three](https://example.com).\n\n```\ncode\n```\n\n"
    text += "| a | b |\n| - | - |\n| c | d |\n"
    read = [(1, "One"), (3, "Two `x` and\nthree."), (10, "a"), (10, "b"), (12, "c"), (12, "d")]
    assert list(markdown(text)) == read


def test_a_fault_has_the_line_of_its_sentence() -> None:
    (passage,) = markdown("One ends.\nTwo goes on\nand ends. Whoever\nstays wins.", 5)
    assert [fault.line for fault in faults_of(passage)] == [7]


def test_messages_are_read_in_each_variant() -> None:
    text = "# A comment\nfirst = One { $name }\n\n"
    text += "second = { $count ->\n    [one] One card\n   *[other] { $count } cards\n}.\n"
    assert list(fluent(text)) == [(2, "One X"), (4, "One card."), (4, "X cards.")]


def test_docstrings_and_comments_are_read() -> None:
    text = (
        '"""One.\n\n    code\n\nTwo.\n"""\n'
        "x = 1  # two  # noqa: S101\n"
        '"""Three."""\n'
        "# four\n# goes on\n"
        "y = 'no prose'  # type: ignore[misc]\n"
    )
    assert list(python(text)) == [(1, "One."), (5, "Two."), (8, "Three."), (7, "two"), (9, "four\ngoes on")]


def test_faults_are_printed_with_their_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.md"
    page.write_text("Fine.\n\nMake it anew.\n")
    assert main([str(page)]) == 1
    assert capsys.readouterr().out == f'{page}:3: "anew": again: Make it anew.\n'
    page.write_text("Fine.\n")
    assert main([str(page)]) == 0
