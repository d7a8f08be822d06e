"""Nothing that a file or a server sends controls the terminal."""

import io

import pytest
from rich.table import Table
from rich.text import Text

from ubongo.adapters.cli.terminal.console import SafeConsole
from ubongo.adapters.cli.terminal.output import print_error, print_line, without_controls

HOSTILE = ["\x1b]0;title\x07", "\x9b2J", "\x9d0;x\x9c", "\rover", "\x08\x7f", "\x00", "\u202eexe", "\u2066x", "\u2028x"]


def _is_harmless(text: str) -> bool:
    return text.replace("\n", "").isprintable()


@pytest.mark.parametrize("text", HOSTILE)
def test_no_text_controls_the_terminal(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    print_line(f"Ada{text}")
    print_error(f"Ada{text}")
    written = capsys.readouterr()
    assert _is_harmless(written.out)
    assert _is_harmless(written.err)


@pytest.mark.parametrize("text", HOSTILE)
def test_no_styled_text_controls_the_terminal(text: str) -> None:
    table = Table("Name", title=text)
    table.add_row(text)
    for shown in (text, Text(text), table):
        file = io.StringIO()
        SafeConsole(file=file, markup=False, highlight=False).print(shown)
        assert _is_harmless(file.getvalue())


def test_names_of_all_scripts_are_shown_as_they_are() -> None:
    names = "Zoë \u05d0\u05d1 \u0645\u06cc\u200c\u062e \U0001f468\u200d\U0001f469 \u0915\u094d\u0937\n"
    assert without_controls(names) == names
