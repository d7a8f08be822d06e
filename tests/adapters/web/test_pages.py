import gzip
import json
import struct
from pathlib import Path

import pytest

from ubongo.adapters.web.pages import SECURITY_HEADERS, catalog_for, read_pages


def built(folder: Path) -> Path:
    """A client as built by Vite."""
    (folder / "assets").mkdir()
    (folder / "assets" / "main-4f3a.js").write_text("export {};\n" * 500)
    (folder / "assets" / "felt-77aa.png").write_bytes(bytes(5_000))
    (folder / "index.html").write_text("<!doctype html>")
    (folder / ".stamp").write_text("hash")
    return folder


def test_names_with_a_hash_are_cached_forever_and_the_page_is_revalidated(tmp_path: Path):
    pages = read_pages(built(tmp_path))
    assert "immutable" in pages["assets/main-4f3a.js"].caching
    assert pages["index.html"].caching == "no-cache"


def test_texts_are_packed_and_pictures_are_not(tmp_path: Path):
    pages = read_pages(built(tmp_path))
    script = pages["assets/main-4f3a.js"]
    assert script.packed is not None
    assert gzip.decompress(script.packed) == script.body
    assert pages["assets/felt-77aa.png"].packed is None
    assert pages["index.html"].packed is None, "too small to be worth it"


def test_a_compressed_copy_of_the_build_is_sent_as_it_is_and_is_no_page_of_its_own(tmp_path: Path):
    folder = built(tmp_path)
    copy = gzip.compress(b"export {};\n" * 500, 1, mtime=7)
    (folder / "assets" / "main-4f3a.js.gz").write_bytes(copy)
    pages = read_pages(folder)
    assert pages["assets/main-4f3a.js"].packed == copy
    assert set(pages) == {"index.html", "assets/main-4f3a.js", "assets/felt-77aa.png"}


def test_hidden_files_are_not_served(tmp_path: Path):
    assert ".stamp" not in read_pages(built(tmp_path))


def test_without_a_built_client_the_page_says_how_to_build_it(tmp_path: Path):
    pages = read_pages(tmp_path / "nowhere")
    assert set(pages) == {"index.html"}
    assert b"make setup" in pages["index.html"].body


@pytest.mark.parametrize(
    ("asked", "language"),
    [
        ("cs", "cs"),
        ("cs-CZ,cs;q=0.9,en;q=0.8", "cs"),
        ("en;q=0.5, DE-at ; q=0.8", "de"),
        ("sk, de;q=0.4", "de"),
        ("de;q=0, en", "en"),
        ("sk", None),
        ("", None),
        ("*;q=nonsense,;;,", None),
    ],
)
def test_a_browser_gets_a_hint_of_the_catalog_it_will_request(tmp_path: Path, asked: str, language: str | None):
    folder = built(tmp_path)
    for known in ("cs", "de", "en"):
        (folder / "assets" / f"{known}-Ab_1-x9.js").write_text("export default '';")
    found = catalog_for(asked, read_pages(folder))
    assert found == (None if language is None else f"assets/{language}-Ab_1-x9.js")


def test_the_worker_and_the_manifest_are_revalidated_and_have_their_types(tmp_path: Path):
    folder = built(tmp_path)
    (folder / "sw.js").write_text("self.skipWaiting;")
    (folder / "manifest.webmanifest").write_text("{}")
    pages = read_pages(folder)
    assert pages["sw.js"].media_type.endswith("/javascript")
    assert pages["manifest.webmanifest"].media_type == "application/manifest+json"
    assert {pages[name].caching for name in ("sw.js", "manifest.webmanifest")} == {"no-cache"}


def test_a_page_may_start_its_own_worker_and_name_its_own_manifest():
    policy = SECURITY_HEADERS["content-security-policy"]
    assert "worker-src 'self'" in policy
    assert "manifest-src 'self'" in policy


def test_the_manifest_names_icons_that_exist_in_the_sizes_it_says():
    public = Path(__file__).parents[3] / "web" / "public"
    manifest = json.loads((public / "manifest.webmanifest").read_bytes())
    drawn = [icon for icon in manifest["icons"] if icon["type"] == "image/png"]
    for icon in drawn:
        head = (public / icon["src"].lstrip("/")).read_bytes()[:24]
        width, height = struct.unpack(">II", head[16:])
        assert f"{width}x{height}" == icon["sizes"]
    assert [icon["sizes"] for icon in drawn if icon.get("purpose") == "maskable"] == ["512x512"]
    assert all((public / icon["src"].lstrip("/")).is_file() for icon in manifest["icons"])
