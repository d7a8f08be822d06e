"""Solo, as the conformance suite plays it."""

from random import Random

from tests.boards import boards
from tests.conformance.fixture import RACE_COMMANDS, SEAT, EditionFixture
from tests.replacing import replace
from ubongo.editions.contract.values import Audience, Millis
from ubongo.editions.solo import state as solo
from ubongo.editions.solo.commands import AskHint, Finish, SetAside, ShowSolution, TryAgain
from ubongo.editions.solo.edition import SOLO
from ubongo.editions.solo.settings import SoloSettings
from ubongo.puzzles.boards.deck import Board


def _disguised(run: solo.Game, audience: Audience, rng: Random) -> solo.Game:
    numbers = range(len(run.boards))
    hidden = replace(run, pile=tuple(rng.sample(numbers, rng.randrange(len(numbers)))))
    if isinstance(run.phase, solo.Solving) and not run.phase.race.revealed:
        runner = replace(run.phase.race.runners[0], board=rng.choice(numbers))
        race = replace(run.phase.race, symbol=rng.randrange(6), runners=(runner,))
        hidden = replace(hidden, phase=solo.Solving(race))
    return hidden


def _solo_boards(settings: SoloSettings) -> tuple[Board, ...]:
    return boards(settings.side)


FIXTURE = EditionFixture(
    edition=SOLO,
    boards=_solo_boards,
    settings=(
        SoloSettings(),
        SoloSettings(mode="count", countdown=Millis(0)),
        SoloSettings(mode="time", side="4"),
        SoloSettings(ramp=30),
        SoloSettings(mode="time", side="level-4", tasks=10),
    ),
    disguised=_disguised,
    commands=(
        RACE_COMMANDS[0],
        SetAside(SEAT),
        Finish(SEAT),
        AskHint(SEAT, ()),
        ShowSolution(SEAT),
        TryAgain(SEAT, 1),
    ),
)
