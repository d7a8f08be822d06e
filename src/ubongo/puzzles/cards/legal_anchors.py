"""The anchors at which one more card of a hand may be placed. Rule: K4."""

from ubongo.geometry.lattice import Cell
from ubongo.geometry.shape import moved
from ubongo.puzzles.cards.card import CardId, Hand, Layout, PlacedCard
from ubongo.puzzles.cards.joints import joints
from ubongo.puzzles.cards.judge import CardsById, Reading, cards_by_id, contact_between, input_flaw


def legal_anchors(hand: Hand, layout: Layout, card: CardId, turn: int, reading: Reading) -> tuple[Cell, ...]:
    """The anchors, ascending, at which all contacts of that card are correct.

    So a correct layout stays correct. If the card is already placed, it is lifted first. On an empty table every cell
    is legal; the answer is the origin alone. Contacts between the other cards are not checked.
    Rule: K4.

    Raises:
        ValueError: a card is not in the hand, is placed twice, or has an impossible place.
    """
    rest = tuple(placed for placed in layout if placed.card != card)
    impossible = input_flaw(hand, (*rest, PlacedCard(card, turn, (0, 0))))
    if impossible is not None:
        raise ValueError(f"these cards cannot be placed: {impossible}")
    if not rest:
        return ((0, 0),)
    faces = cards_by_id(hand)
    anchors = {
        anchor
        for placed in rest
        for joint in joints(faces[placed.card], faces[card])
        if (joint.turn, joint.other) == (placed.turn, turn)
        for anchor in moved([joint.anchor], placed.anchor)
    }
    return tuple(anchor for anchor in sorted(anchors) if _fits(PlacedCard(card, turn, anchor), rest, faces, reading))


def _fits(placed: PlacedCard, rest: Layout, faces: CardsById, reading: Reading) -> bool:
    found = [contact for other in rest if (contact := contact_between(other, placed, faces)) is not None]
    return all(contact.flaw is None for contact in found) and (len(found) == 1 or reading is Reading.LENIENT)
