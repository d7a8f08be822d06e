"""The kinds of deck, as values: how a deck of each kind is generated, validated and described."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Generic, Protocol, TypeAlias, TypeGuard, TypeVar

from ubongo.puzzles.boards.deck import Board, BoardDeck
from ubongo.puzzles.boards.statistics import BoardStatistics, board_counts, side_statistics
from ubongo.puzzles.boards.validation import flat_deck_flaws, miscounts, solid_deck_flaws
from ubongo.puzzles.cards.deck import CARDS, CardDeck, DoubleSidedCard
from ubongo.puzzles.cards.statistics import StackStatistics, all_stack_statistics, card_counts
from ubongo.puzzles.cards.validation import card_deck_flaws
from ubongo.puzzles.generators.cards import card_deck
from ubongo.puzzles.generators.flat import FLAT_SPECS, flat_deck
from ubongo.puzzles.generators.solid import SOLID_SPECS, solid_deck
from ubongo.puzzles.piece import FLAT, SOLID

AS_PLAYED = "as played"
"""The generator's name in a deck that holds only the part of another deck that a game was played with."""

Deck: TypeAlias = BoardDeck | CardDeck
"""A deck of any kind."""

OnBoard: TypeAlias = Callable[[Board], None] | None
"""Called with each board as it is made, so that progress can be shown."""

DeckT = TypeVar("DeckT", bound=Deck)
DeckT_co = TypeVar("DeckT_co", bound=Deck, covariant=True)
Content = TypeVar("Content", bound=Board | DoubleSidedCard)
Statistics = TypeVar("Statistics", bound=BoardStatistics | StackStatistics)


class Generate(Protocol[DeckT_co]):
    """Makes the deck of a seed, with those sides only. The same seed and sides give the same deck."""

    def __call__(self, seed: int, sides: Sequence[str], on_board: OnBoard = None, /) -> DeckT_co: ...


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)  # one object a kind: compared by identity
class DeckKind(Generic[DeckT, Content, Statistics]):
    """One kind of deck. Code that handles decks of any kind takes this value and calls its functions."""

    name: str
    """In files, on the command line, in messages: it never changes."""
    deck: type[DeckT]
    part: str
    """What statistics are given for: a side, a level or a stack."""
    sides: tuple[str, ...]
    """The sides that a deck can be limited to; none if a deck is always whole."""
    standard_seed: int
    """The seed of the deck that is shipped."""
    generate: Generate[DeckT]
    validate: Callable[[DeckT], Iterator[str]]
    """Every flaw of a deck, in words. Everything is counted, graded and proved again."""
    miscounts: Callable[[Sequence[Content]], Iterator[str]]
    """What boards or cards state of themselves, but counting disproves, in words."""
    statistics: Callable[[DeckT, Sequence[str]], Mapping[str, Statistics]]
    """The statistics of a deck's parts by their names; of those sides only, if it has sides."""
    counts: Callable[[DeckT], Mapping[str, int]]
    """The size of a deck: numbers of boards and tasks, or of cards and faces."""
    contents: Callable[[DeckT], tuple[Content, ...]]
    """The boards or cards of a deck."""
    as_played: Callable[[tuple[Content, ...]], DeckT]
    """The boards or cards of one game as a deck."""

    def generate_standard(self, on_board: OnBoard = None) -> DeckT:
        """The standard deck, generated again: equal to the shipped one."""
        return self.generate(self.standard_seed, self.sides, on_board)

    def is_kind_of(self, deck: Deck) -> TypeGuard[DeckT]:
        """Whether `deck` is of this kind."""
        return isinstance(deck, self.deck) and deck.kind_name == self.name


AnyDeckKind: TypeAlias = DeckKind[Any, Any, Any]
"""A kind of deck whose types are not known, for code that handles any kind."""

FLAT_DECK = DeckKind(
    name=FLAT.name,
    deck=BoardDeck,
    part="side",
    sides=tuple(FLAT_SPECS),
    standard_seed=2,
    generate=flat_deck,
    validate=flat_deck_flaws,
    miscounts=miscounts,
    statistics=side_statistics,
    counts=board_counts,
    contents=lambda deck: deck.boards,
    as_played=lambda boards: BoardDeck(AS_PLAYED, 0, boards),
)

SOLID_DECK = DeckKind(
    name=SOLID.name,
    deck=BoardDeck,
    part="level",
    sides=tuple(SOLID_SPECS),
    standard_seed=1,
    generate=solid_deck,
    validate=solid_deck_flaws,
    miscounts=miscounts,
    statistics=side_statistics,
    counts=board_counts,
    contents=lambda deck: deck.boards,
    as_played=lambda boards: BoardDeck(AS_PLAYED, 0, boards),
)

CARD_DECK = DeckKind(
    name=CARDS,
    deck=CardDeck,
    part="stack",
    sides=(),
    standard_seed=1,
    generate=lambda seed, _sides, _on_board=None: card_deck(seed),
    validate=card_deck_flaws,
    miscounts=lambda _cards: iter(()),
    statistics=lambda deck, _sides: all_stack_statistics(deck),
    counts=card_counts,
    contents=lambda deck: deck.cards,
    as_played=lambda cards: CardDeck(AS_PLAYED, 0, cards),
)

DECK_KINDS: Mapping[str, AnyDeckKind] = MappingProxyType(
    {kind.name: kind for kind in (FLAT_DECK, SOLID_DECK, CARD_DECK)}
)
"""All kinds by name: the only list of them."""


def kind_of(deck: Deck) -> AnyDeckKind:
    """The kind of a deck."""
    return DECK_KINDS[deck.kind_name]
