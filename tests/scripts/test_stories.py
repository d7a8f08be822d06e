"""The browser stories count only if they ran."""

from pathlib import Path

import pytest

from scripts import stories


def report(folder: Path, *cases: str, name: str = "report") -> str:
    path = folder / f"{name}.xml"
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


def test_a_run_without_a_report_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for reports in ((str(tmp_path / "none.xml"),), ()):
        with pytest.raises(SystemExit) as leaving:
            stories.main(*reports)
        assert leaving.value.code == 1
    assert "none.xml: none ran" in capsys.readouterr().out


@pytest.mark.parametrize(("other", "code"), [(STORY.format(""), 0), (STORY.format("<failure/>"), 1), (OTHER, 1)])
def test_every_report_must_have_stories(tmp_path: Path, other: str, code: int) -> None:
    with pytest.raises(SystemExit) as leaving:
        stories.main(report(tmp_path, STORY.format("")), report(tmp_path, other, name="other"))
    assert leaving.value.code == code


def test_no_story_waits_in_its_own_loop() -> None:
    """The browser's own loop runs in the thread of the stories: a second one cannot run there."""
    folder = Path(__file__).parents[1] / "e2e"
    assert [
        file.name for file in folder.glob("test_*.py") if "async def test_" in file.read_text(encoding="utf-8")
    ] == []
