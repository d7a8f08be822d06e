"""What a long run has tried, and what was wrong."""

from dataclasses import dataclass, field

MOST_SHOWN = 5


@dataclass(slots=True)
class Report:
    """The count of one kind of trial."""

    what: str
    tried: int = 0
    failures: list[str] = field(default_factory=list[str])
    """The first few that were wrong, in words."""
    failed: int = 0
    figures: dict[str, float] = field(default_factory=dict[str, float])
    """What else was measured, by name and unit."""

    def note(self, is_right: bool, otherwise: str) -> None:
        """Count one trial; `otherwise` says what was wrong with one that is not right."""
        self.tried += 1
        self.check(is_right, otherwise)

    def check(self, is_right: bool, otherwise: str) -> None:
        """Count a failure, if it is one, of what is no trial by itself."""
        if not is_right:
            self.failed += 1
            self.failures = [*self.failures, otherwise][:MOST_SHOWN]

    def __str__(self) -> str:
        measured = "".join(f"; {name} {value:.3g}" for name, value in self.figures.items())
        wrong = "".join(f"\n  {failure}" for failure in self.failures)
        return f"{self.what}: {self.tried:,} tried, {self.failed:,} failed{measured}{wrong}"
