import gzip
from pathlib import Path

import pytest

from ubongo.adapters.web.pages import catalog_for, read_pages


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
