"""The lifecycle of every game: seated, running, over. Rule: R10."""

from ubongo.editions.contract.refusals import Reason


class LifecycleReason(Reason):
    """Why a game refuses a command before its start or after its end."""

    NOT_STARTED = ("not-started", "R10")
    ALREADY_STARTED = ("already-started", "R10")
    GAME_OVER = ("game-over", "R10")
