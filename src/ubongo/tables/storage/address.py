"""The addresses of databases."""

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from ubongo.tables.storage.store import StoreError

DRIVERS = {
    "sqlite": "sqlite",
    "sqlite+pysqlite": "sqlite",
    "postgresql": "postgresql+psycopg",
    "postgresql+psycopg": "postgresql+psycopg",
}
"""What is used for what an address names."""


def printable(address: str) -> str:
    """The address without its password."""
    try:
        return make_url(address).render_as_string(hide_password=True)
    except ArgumentError:
        return "of that address"


def url_of(address: str) -> URL:
    """The parts of a database's address, with the driver that this program uses.

    Raises:
        StoreError: it is no address, of another kind of database, or of a file whose name has a question mark.
    """
    try:
        url = make_url(address)
    except ArgumentError as cause:
        raise StoreError("a database is given by its address, such as sqlite:///games.db") from cause
    driver = DRIVERS.get(url.drivername)
    if driver is None:
        raise StoreError(f"tables are kept by sqlite or postgresql, not by {url.drivername}")
    if driver == "sqlite" and "?" in address:  # what follows it would be dropped, and another file opened
        raise StoreError(f"the address of a file has no question mark: {address}")
    return url.set(drivername=driver)
