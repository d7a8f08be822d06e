"""How the golden games of three-d are played: one for every way in which a game can end, with luck and without."""

from tests.boards import checksum
from tests.editions.three_d.table import MIXED, HandTable, agreed, dealt
from tests.golden.golden_game import NAMES, Golden, events
from tests.replacing import replace
from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.values import Millis
from ubongo.editions.parts.gem_race.events import GameStarted, RoundEnded, RoundStarted, TieBreakEnded
from ubongo.editions.parts.gems import Gem
from ubongo.editions.parts.open_boards import DieRolled
from ubongo.editions.parts.race_events import GlassTurned
from ubongo.editions.three_d.edition import THREE_D
from ubongo.editions.three_d.settings import ThreeDSettings
from ubongo.formats.game_file import encode
from ubongo.formats.recorded_game import RecordedGame
from ubongo.tables.headless.simulate import Simulation, played

ALL_STRENGTHS = (Strength.GENTLE, Strength.SHARP, Strength.STEADY, Strength.SHARP)


def exported(hand: HandTable) -> bytes:
    return encode(
        edition="three-d",
        settings=hand.settings,
        boards=hand.boards,
        deck=checksum("solid"),
        seed=hand.seed,
        names=NAMES[: hand.settings.seats],
        entries=hand.log,
    )


def by_bots(settings: ThreeDSettings, first: int) -> bytes:
    hand = HandTable(settings, bytes(range(first, first + 32)))
    setup = Simulation(
        edition=THREE_D, settings=settings, boards=hand.boards, strengths=ALL_STRENGTHS[: settings.seats]
    )
    hand.log = list(played(setup, hand.seed).entries)
    return exported(hand)


def plain_win() -> bytes:
    """Four bots, each on another level, with a glass of a minute and a half."""
    return by_bots(agreed(*MIXED, glass=Millis(90_000)), 0)


def by_the_box() -> bytes:
    """Two bots on two levels play with open boards and all blocks; the boards are matched by all symbols together."""
    settings = replace(agreed(2, 3, glass=Millis(120_000)), boards_open=True, own_pieces=True)
    return by_bots(settings, 6)


def tie_break() -> bytes:
    """Ada on level 1 and Božena on level 4 never solve; Božena wins the second tie-break in the second chance."""
    hand = dealt(1, 4)
    hand.rounds(10)
    hand.wake()
    hand.wake()
    hand.solve(1, after=100_000)
    hand.wake()
    return exported(hand)


def shared_win() -> bytes:
    """Four players on levels 1 and 2 use up the stack, and three tie-breaks take used boards: all share the win."""
    hand = dealt(1, 2, 1, 2, seed=1)
    hand.rounds(12)
    return exported(hand)


def alone() -> bytes:
    """A bot plays nine rounds alone, on level 3."""
    return by_bots(agreed(3), 1)


def no_luck() -> bytes:
    """Four bots, all on level 1, each rank with a gem of its own; boards are not matched."""
    return by_bots(agreed(1, 1, 1, 1, luck=False, matched=False), 2)


def no_luck_tie_break() -> bytes:
    """Without luck Ada and Božena are first and second in turn, but once no player is; Ada wins the tie-break."""
    hand = evenly_matched()
    hand.race_of(0)
    return exported(hand)


def no_luck_shared() -> bytes:
    """Without luck Ada and Božena have the same points, and three tie-breaks are fruitless."""
    hand = evenly_matched()
    hand.rounds(3)
    return exported(hand)


def evenly_matched() -> HandTable:
    hand = dealt(2, 3, seed=2, luck=False)
    for number in range(8):
        hand.rounds(1, *((0, 1) if number % 2 else (1, 0)))
    hand.rounds(1)
    return hand


def takes(game: RecordedGame) -> set[tuple[int, Gem]]:
    """The gem that each rank took, if there is no track."""
    ends = [event for event in events(game, RoundEnded) if isinstance(event, RoundEnded)]
    return {(rank, award.bag) for end in ends for rank, award in enumerate(end.takings) if award.track is None}


def has_new_pile(game: RecordedGame) -> bool:
    (started,) = (event for event in events(game, GameStarted) if isinstance(event, GameStarted))
    piles = [event.pile for event in events(game, RoundStarted) if isinstance(event, RoundStarted)]
    return piles[8] == () and set(piles[9]) < set(started.pile)


OWN_GEMS = {(0, Gem.RUBY), (1, Gem.SAPPHIRE), (2, Gem.EMERALD), (3, Gem.AMBER)}

GAMES = (
    Golden("three-d-by-the-box", "plain", by_the_box, lambda game: len(events(game, DieRolled)) == 9),
    Golden("three-d-plain", "plain", plain_win, lambda game: len({board.side for board in game.boards}) == 4),
    Golden("three-d-tie-break", "tie-break", tie_break, lambda game: len(events(game, GlassTurned)) == 11),
    Golden("three-d-shared", "shared", shared_win, has_new_pile),
    Golden("three-d-alone", "plain", alone, lambda game: len(events(game, RoundEnded)) == 9),
    Golden("three-d-no-luck", "plain", no_luck, lambda game: takes(game) == OWN_GEMS),
    Golden("three-d-no-luck-tie-break", "tie-break", no_luck_tie_break, lambda game: takes(game) < OWN_GEMS),
    Golden("three-d-no-luck-shared", "shared", no_luck_shared, lambda game: len(events(game, TieBreakEnded)) == 3),
)
