"""The error message when the client cannot be built."""

import gzip
from pathlib import Path

import pytest

from scripts import client


@pytest.mark.parametrize(
    ("output", "line"),
    [
        ("", "no output"),
        ("> vite build\nkilled\n", "killed"),
        ("npm error code E404\nnpm error 404 Not Found - svelte\nnpm error log\n", "npm error 404 Not Found - svelte"),
        ("npm error syscall connect\nnpm error request failed\n", "npm error request failed"),
        (
            "vite 8\n\x1b[31merror during build:\n\x1b[39m1 error:\nApp.svelte:1:8\n",
            "error during build: 1 error: App.svelte:1:8",
        ),
        ("error during build:\n", "error during build:"),
    ],
)
def test_the_most_informative_line_of_a_failed_build_is_shown(output: str, line: str) -> None:
    assert client.essence(output) == line


def test_text_files_of_a_build_get_a_compressed_copy_smaller_than_zlib_makes_it(tmp_path: Path) -> None:
    script = "".join(f"export const value{n} = {n * n};\n" for n in range(500)).encode()
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "main.js").write_bytes(script)
    (tmp_path / "assets" / "felt.png").write_bytes(bytes(5_000))
    (tmp_path / "small.css").write_text("a { color: red }")
    client.compress(tmp_path)
    packed = (tmp_path / "assets" / "main.js.gz").read_bytes()
    assert gzip.decompress(packed) == script
    assert len(packed) < len(gzip.compress(script, 9))
    assert len(list(tmp_path.rglob("*.gz"))) == 1
