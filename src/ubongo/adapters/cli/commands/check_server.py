"""`ubongo check-server`: compares the pages that a server sends with those of this program."""

import urllib.error
import urllib.request
from collections.abc import Iterator
from hashlib import sha256
from http.client import HTTPException
from importlib.resources import files
from importlib.resources.abc import Traversable

from ubongo import __version__
from ubongo.adapters.cli.app import FAILED_CHECK, GOOD
from ubongo.adapters.cli.bots.http_client import ANSWER_TIMEOUT_S, MOST_ANSWER, PlayerError, server_root
from ubongo.adapters.cli.terminal.output import print_json, print_line

PAGE = "index.html"


def check_server(address: str, /, *, json: bool = False) -> int:
    """Compare the files of a server's page with those of this program; exit with code 1 if any differs.

    Parameters
    ----------
    address
        The server, such as http://192.168.1.5:8000.
    json
        Print one JSON value on one line, with the SHA-256 hash of each file.
    """
    root, hashes = server_root(address), dict(own_hashes())
    if PAGE not in hashes:
        raise ValueError("this program has no pages to compare with; build them with `make setup`")
    sent = {name: _sent_hash(root, name) for name in hashes}
    differing = [name for name in hashes if sent[name] != hashes[name]]
    if json:
        print_json({"version": __version__, "same": not differing, "differing": differing, "files": hashes})
    elif differing:
        print_line(f"{len(differing)} of {len(hashes)} files are not those of version {__version__}:")
        for name in differing:
            print_line(f"  {name}: {'changed' if sent[name] else 'missing'}")
    else:
        print_line(f"All {len(hashes)} files are those of version {__version__}.")
    return FAILED_CHECK if differing else GOOD


def own_hashes() -> Iterator[tuple[str, str]]:
    """Each file of the page in this program, in order of names, with its SHA-256 hash in hexadecimal."""
    folder = files("ubongo").joinpath("adapters", "web", "static")
    if folder.is_dir():
        yield from sorted(_hashes(folder, ""))


def _hashes(folder: Traversable, above: str) -> Iterator[tuple[str, str]]:
    for entry in folder.iterdir():
        name = above + entry.name
        if entry.is_dir():
            yield from _hashes(entry, f"{name}/")
        elif not entry.name.startswith("."):
            yield name, sha256(entry.read_bytes()).hexdigest()


def _sent_hash(root: str, name: str) -> str | None:
    """The hash of a file as the server sends it; None if it has no file of that name.

    Raises:
        PlayerError: the server does not answer.
    """
    path = "/" if name == PAGE else f"/{name}"
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with opener.open(root + path, timeout=ANSWER_TIMEOUT_S) as response:
            return sha256(response.read(MOST_ANSWER)).hexdigest()  # cut, it differs all the same
    except urllib.error.HTTPError as error:
        error.close()
        if error.code == 404:
            return None
        raise PlayerError(f"{root}{path}: the server answers with {error.code}") from error
    except (OSError, HTTPException) as error:
        raise PlayerError(f"no answer from {root}: {getattr(error, 'reason', error)}") from error
