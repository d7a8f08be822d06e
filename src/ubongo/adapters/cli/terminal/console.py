"""Styled output: the only escape sequences in it are those of the styles."""

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment

from ubongo.adapters.cli.terminal.output import without_controls


class SafeConsole(Console):
    """A console that shows control characters in texts, such as names from a file, as visible sequences."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """The segments of `renderable`, without control characters in their texts."""
        for segment in super().render(renderable, options):
            yield segment if segment.control else Segment(without_controls(segment.text), segment.style)
