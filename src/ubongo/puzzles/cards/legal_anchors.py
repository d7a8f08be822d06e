"""Where one more card of a hand may be laid. Rule: K4."""

from ubongo.geometry.lattice import Cell
from ubongo.geometry.shape import moved
from ubongo.puzzles.cards.card import CardId, Hand, Layout, PlacedCard
from ubongo.puzzles.cards.joints import joints
from ubongo.puzzles.cards.judge import CardsById, Reading, cards_by_id, contact_between, input_flaw


def legal_anchors(hand: Hand, layout: Layout, card: CardId, turn: int, reading: Reading) -> tuple[Cell, ...]:
    """The anchors, ascending, where that card can be laid so that all its own contacts are right.

    So a flawless layout stays flawless. A card that lies already is lifted first. On an empty table any cell will do,
    and the origin stands for all. What is wrong between the other cards is not looked at.
    Rule: K4.

    Raises:
        ValueError: a card is not of the hand, lies twice, or lies nowhere.
    """
    rest = tuple(laid for laid in layout if laid.card != card)
    unsound = input_flaw(hand, (*rest, PlacedCard(card, turn, (0, 0))))
    if unsound is not None:
        raise ValueError(f"these cards cannot lie: {unsound}")
    if not rest:
        return ((0, 0),)
    faces = cards_by_id(hand)
    anchors = {
        anchor
        for laid in rest
        for joint in joints(faces[laid.card], faces[card])
        if (joint.turn, joint.other) == (laid.turn, turn)
        for anchor in moved([joint.anchor], laid.anchor)
    }
    return tuple(anchor for anchor in sorted(anchors) if _fits(PlacedCard(card, turn, anchor), rest, faces, reading))


def _fits(laid: PlacedCard, rest: Layout, faces: CardsById, reading: Reading) -> bool:
    met = [contact for other in rest if (contact := contact_between(other, laid, faces)) is not None]
    return all(contact.flaw is None for contact in met) and (len(met) == 1 or reading is Reading.LENIENT)
