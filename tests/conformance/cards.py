"""Cards, as the conformance suite plays it."""

from random import Random

from tests.conformance.fixture import LAG, SEAT, EditionFixture
from tests.replacing import replace
from ubongo.editions.cards import state as cards
from ubongo.editions.cards.commands import Arrange, Call, PassRound, PlayOn
from ubongo.editions.cards.edition import CARDS
from ubongo.editions.cards.settings import CardsSettings
from ubongo.editions.contract.values import Audience, Millis
from ubongo.editions.parts.intermission import Ready
from ubongo.editions.parts.lifecycle import Seated
from ubongo.formats.standard_decks import standard_deck
from ubongo.puzzles.cards.card import CardId, Layout, PlacedCard
from ubongo.puzzles.cards.deck import FACES, DoubleSidedCard, face_of
from ubongo.puzzles.deck_kinds import CARD_DECK


def _disguised(game: cards.Game, audience: Audience, rng: Random) -> cards.Game:
    match game.phase:
        case Seated():
            return game
        case cards.Laying() as laying:
            known = {audience} if laying.signaled or game.settings.hands_seen else set[Audience]()
            hands = tuple(
                hand if seat in known else tuple(CardId(rng.randrange(1, 109)) for _ in hand)
                for seat, hand in enumerate(game.hands)
            )
            layouts = tuple(
                layout if seat in known else _same_length(layout, rng) for seat, layout in enumerate(laying.layouts)
            )
            arranged = tuple(rng.randrange(99) for _ in laying.arranged)
            hidden = replace(laying, layouts=layouts, arranged=arranged)
            return replace(game, hands=hands, proofs=(((),) * FACES,) * len(hands), phase=hidden)
        case _:
            # The other face's proof would reveal the next round.
            up = face_of(game.rounds)
            proofs = tuple(tuple(p if face == up else () for face, p in enumerate(each)) for each in game.proofs)
            return replace(game, proofs=proofs)


def _same_length(layout: Layout, rng: Random) -> Layout:
    return tuple(PlacedCard(CardId(rng.randrange(1, 109)), 0, (0, 0)) for _ in layout)


def _all_cards(_: CardsSettings) -> tuple[DoubleSidedCard, ...]:
    return standard_deck(CARD_DECK).cards


FIXTURE = EditionFixture(
    edition=CARDS,
    boards=_all_cards,
    settings=(
        CardsSettings(seats=2),
        CardsSettings(seats=3, lenient=True, assist=False),
        CardsSettings(seats=2, hands_seen=True),
        CardsSettings(seats=2, assistance="none", assistance_seat_1="places"),
        CardsSettings(seats=4, countdown=Millis(0), pause=Millis(0)),
    ),
    disguised=_disguised,
    commands=(
        Arrange(SEAT, (PlacedCard(CardId(108), 3, (-2, 4)), PlacedCard(CardId(1), 0, (0, 0)))),
        Call(SEAT, LAG),
        PassRound(SEAT),
        PlayOn(SEAT),
        Ready(SEAT),
    ),
)
