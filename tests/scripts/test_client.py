"""The error message when the client cannot be built."""

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
