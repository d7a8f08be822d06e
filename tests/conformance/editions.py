"""The fixture of each edition: the module of its name in this package."""

from types import MappingProxyType

from tests.conformance.fixture import EditionFixture
from ubongo.editions.companions import companion
from ubongo.editions.registry import EDITIONS

FIXTURES = MappingProxyType(
    {name: companion("tests.conformance", name, "FIXTURE", EditionFixture) for name in EDITIONS}
)
