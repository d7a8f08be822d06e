"""Choosing uv for this machine, and where to fetch it."""

import platform
import sys

import pytest

from scripts import bootstrap

PLACE = "https://index.example/files/"
WHEELS = [
    {"url": f"{PLACE}uv-1-py3-none-{tags}.whl"}
    for tags in (
        "linux_armv6l",
        "macosx_10_12_x86_64",
        "macosx_11_0_arm64",
        "manylinux_2_17_x86_64.manylinux2014_x86_64",
        "manylinux_2_28_aarch64",
        "manylinux_2_31_riscv64.musllinux_1_1_riscv64",
        "musllinux_1_1_x86_64",
    )
]


@pytest.mark.parametrize(
    ("system", "libc", "machine", "tags"),
    [
        ("linux", "glibc", "x86_64", "manylinux_2_17_x86_64.manylinux2014_x86_64"),
        ("linux", "glibc", "aarch64", "manylinux_2_28_aarch64"),
        ("linux", "", "x86_64", "musllinux_1_1_x86_64"),
        ("linux", "", "riscv64", "manylinux_2_31_riscv64.musllinux_1_1_riscv64"),
        ("darwin", "", "arm64", "macosx_11_0_arm64"),
        ("darwin", "", "x86_64", "macosx_10_12_x86_64"),
    ],
)
def test_uv_fits_the_system_the_library_and_the_processor(
    monkeypatch: pytest.MonkeyPatch, system: str, libc: str, machine: str, tags: str
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(platform, "libc_ver", lambda: (libc, ""))
    monkeypatch.setattr(platform, "machine", lambda: machine)
    assert bootstrap.fitting(WHEELS)["url"] == f"{PLACE}uv-1-py3-none-{tags}.whl"


def test_a_machine_without_a_wheel_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platform, "machine", lambda: "abacus")
    with pytest.raises(SystemExit, match="abacus"):
        bootstrap.fitting(WHEELS)


def test_the_locked_address_is_used_unless_another_index_is_configured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PIP_INDEX_URL", raising=False)
    assert bootstrap.address_of(f"{PLACE}uv.whl", "uv.whl") == f"{PLACE}uv.whl"


def test_an_index_may_give_relative_links(monkeypatch: pytest.MonkeyPatch) -> None:
    page = b'<a href="other.whl">other</a> <a href="../../files/uv.whl#sha256=0&amp;x=1">uv</a>'
    monkeypatch.setenv("PIP_INDEX_URL", "https://mirror.example/root/simple/")
    monkeypatch.setattr(bootstrap, "fetch", {"https://mirror.example/root/simple/uv/": page}.__getitem__)
    assert bootstrap.address_of(f"{PLACE}uv.whl", "uv.whl") == "https://mirror.example/root/files/uv.whl#sha256=0&x=1"


def test_a_file_missing_from_the_lock_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bootstrap, "fetch", {"uv.whl": b"something else"}.__getitem__)
    with pytest.raises(SystemExit, match="not the file"):
        bootstrap.download("uv.whl", "sha256:0")
