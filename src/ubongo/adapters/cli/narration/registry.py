"""A recorded game told for people and for programs, each edition in its own way."""

from types import MappingProxyType

from ubongo.adapters.cli.narration.cards import CARDS_STORY
from ubongo.adapters.cli.narration.classic import CLASSIC_STORY
from ubongo.adapters.cli.narration.gem_race import HUNT_STORY
from ubongo.adapters.cli.narration.narrator import Story
from ubongo.adapters.cli.narration.solo import SOLO_STORY
from ubongo.editions.cards.view import CardsView
from ubongo.editions.classic.view import ClassicView
from ubongo.editions.contract import Millis
from ubongo.editions.pouch.view import PouchView
from ubongo.editions.solo.view import SoloView
from ubongo.editions.three_d.view import ThreeDView
from ubongo.formats.game_file import RecordedGame

STORIES: MappingProxyType[type, Story] = MappingProxyType(
    {
        PouchView: HUNT_STORY,
        ClassicView: CLASSIC_STORY,
        ThreeDView: HUNT_STORY,
        CardsView: CARDS_STORY,
        SoloView: SOLO_STORY,
    }
)
"""By what the edition shows."""


def story_of(game: RecordedGame) -> Story:
    """How that game is told."""
    return STORIES[type(game.edition.view(game.edition.new(game.settings, game.boards), None, Millis(0)))]
