"""The course of every game, whatever its rules: it waits for its start, it goes on, it is over. Rule: R10."""

from ubongo.editions.contract.refusals import Reason


class CourseReason(Reason):
    """Why a game refuses a command that comes before or after its time."""

    NOT_STARTED = ("not-started", "R10")
    ALREADY_STARTED = ("already-started", "R10")
    GAME_OVER = ("game-over", "R10")
