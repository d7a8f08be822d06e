"""The browser stories count only if they ran."""

from pathlib import Path

import pytest

from scripts import stories


def report(folder: Path, *cases: str) -> str:
    path = folder / "report.xml"
    path.write_text(f"<testsuites><testsuite>{''.join(cases)}</testsuite></testsuites>")
    return str(path)


STORY = '<testcase classname="tests.e2e.test_pouch" name="a">{}</testcase>'
OTHER = '<testcase classname="tests.laws.test_shape" name="b"><skipped/></testcase>'


@pytest.mark.parametrize(
    ("cases", "code"),
    [
        ([STORY.format(""), OTHER], 0),
        ([STORY.format("<properties/>")], 0),
        ([OTHER], 1),
        ([], 1),
        ([STORY.format(""), STORY.format("<skipped/>")], 1),
        ([STORY.format(""), STORY.format("<failure/>")], 1),
        ([STORY.format("<error/>")], 1),
    ],
)
def test_stories_must_have_run_and_passed(tmp_path: Path, cases: list[str], code: int) -> None:
    with pytest.raises(SystemExit) as leaving:
        stories.main(report(tmp_path, *cases))
    assert leaving.value.code == code


def test_a_run_without_a_report_fails(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="no report"):
        stories.main(str(tmp_path / "none.xml"))


def test_no_story_waits_on_a_loop_of_its_own() -> None:
    """The browser's own loop runs in the thread of the stories: a second one cannot run there."""
    folder = Path(__file__).parents[1] / "e2e"
    assert [
        file.name for file in folder.glob("test_*.py") if "async def test_" in file.read_text(encoding="utf-8")
    ] == []
