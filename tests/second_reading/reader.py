"""Checks the chance of a finished game by docs/guide/fair-chance.md alone, without the code of the game server."""

import json
import sys
from collections.abc import Callable, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from tests.second_reading.chance import (
    EntrySource,
    KeySource,
    Source,
    Thing,
    canonical,
    deck_sum,
    digest,
    entry_hash,
    opens,
)
from tests.second_reading.deals import (
    Boards,
    Dealt,
    Faces,
    card_shuffles,
    flat_deal,
    in_turn,
    levels_deal,
    tie_break,
)

ROUNDS = 9
BAG: tuple[str, ...] = ("ruby", "sapphire", "emerald", "amber")
COLORS = ("green", "red", "blue", "violet", "brown", "yellow")
BEGINNINGS = {"round-started", "boards-opened", "die-rolled", "hands-dealt"}
TERMS = {"scheme", "table", "edition", "settings", "deck", "seats", "bots_pace", "secret"}
SHUFFLES = 100
"""So many shuffles of cards are tried; real games need a few."""


class Fault(NamedTuple):
    """Something in the log that does not follow from the secret."""

    entry: int
    about: str
    shown: Any
    expected: Any


class Reading:
    """One reading of a game, entry by entry."""

    def __init__(self, game: Thing) -> None:
        self.game = game
        self.first: bool = game["version"] == 1
        terms: Thing = game if self.first else game["terms"]
        self.edition: str = terms["edition"]
        self.settings: Thing = terms["settings"]
        self.boards = Boards(game["boards"].get("boards", []))
        self.faults: list[Fault] = []
        self.entry = 0
        secret = bytes.fromhex(game["seed"])
        self.chance: Source = EntrySource(secret) if self.first else KeySource(secret, terms)
        self.round = 0
        self.pile: list[int] = []
        self.had: dict[int, set[int]] = {}
        self.bag: dict[str, int] = dict.fromkeys(BAG, 10)
        self.task = 0
        self.last: int | None = None
        self.faces = Faces(self.boards)

    def expect(self, about: str, shown: Any, expected: Any) -> None:
        """Name what is not as it must be."""
        if shown != expected:
            self.faults.append(Fault(self.entry, about, shown, expected))

    def read(self) -> list[Fault]:
        """All faults of the game."""
        self.expect("deck", self.game["boards"]["sha256"], deck_sum(self.game["boards"]))
        if self.first:
            self.expect("secret", self.game["seed_hash"], digest(bytes.fromhex(self.game["seed"])).hex())
        else:
            self.read_terms()
            self.read_chain()
            self.read_shares()
        for number, entry in enumerate(self.game["entries"], start=1):
            self.entry = number
            self.expect("number", entry["seq"], number)
            self.chance.begin(entry)
            for event in entry["events"]:
                self.read_event(event)
        return self.faults

    # The proof that nobody chose

    def read_terms(self) -> None:
        """The terms are whole, and they hold the secret and the boards of this file."""
        terms = self.game["terms"]
        self.expect("terms", set(terms), TERMS)
        self.expect("terms", terms["scheme"], 2)
        self.expect("terms", len(terms["seats"]), self.settings["seats"])
        self.expect("terms", terms["deck"]["boards"], self.game["boards"]["sha256"])
        self.expect("secret", terms["secret"], digest(bytes.fromhex(self.game["seed"])).hex())

    def read_chain(self) -> None:
        """Each entry has the hash that follows from the one before."""
        previous = digest(canonical(self.game["terms"]))
        for number, entry in enumerate(self.game["entries"], start=1):
            self.entry = number
            self.expect("hash", entry["hash"], entry_hash(previous, entry).hex())
            previous = bytes.fromhex(entry["hash"])

    def read_shares(self) -> None:
        """Shares are where they are due, and lead to the commitments."""
        seats = self.game["terms"]["seats"]
        commitments = [seat["commitment"] for seat in seats]
        self.read_commitments(seats)
        rounds = [seat["bot"] for seat in seats].count(None) >= 2 and any(commitments)
        lists = 0
        for number, entry in enumerate(self.game["entries"], start=1):
            self.entry = number
            begins = any(event["kind"] in BEGINNINGS for event in entry["events"])
            self.expect("share", "shares" in entry, number == 1 or (rounds and begins))
            if "shares" in entry:
                self.read_list(entry["shares"], lists, commitments)
                lists += 1

    def read_commitments(self, seats: Sequence[Thing]) -> None:
        """Only people have committed, each to their own chain."""
        known = [seat["commitment"] for seat in seats if seat["commitment"] is not None]
        self.expect("commitments", len(set(known)), len(known))
        self.expect("bots", [seat["name"] for seat in seats if seat["bot"] and seat["commitment"]], [])

    def read_list(self, shares: Sequence[str | None], place: int, commitments: Sequence[str | None]) -> None:
        """The shares of one entry."""
        self.expect("share", len(shares), len(commitments))
        for share, commitment in zip(shares, commitments, strict=False):
            right = share is None or (commitment is not None and opens(share, place, commitment))
            self.expect("share", share if not right else None, None)

    # Events

    def read_event(self, event: Thing) -> None:
        """Whatever chance decided in an event."""
        readers: dict[str, Callable[[Thing], None]] = {
            "game-started": self.read_start,
            "round-started": self.read_round,
            "boards-opened": self.read_opened,
            "die-rolled": self.read_die,
            "round-ended": self.read_draws,
            "hands-dealt": self.read_hands,
            "hands-turned": self.read_turned,
            "run-started": self.read_run,
            "pile-renewed": self.read_renewed,
            "task-dealt": self.read_task,
        }
        if event["kind"] in readers:
            readers[event["kind"]](event)

    def numbers(self) -> list[int]:
        """The numbers of all boards."""
        return list(range(len(self.boards)))

    def read_start(self, event: Thing) -> None:
        """The first roller, the pile, and the gem board."""
        roller = self.settings["first_roller"]
        if roller is None:
            roller = self.chance.generator("start/roller").randrange(self.settings["seats"])
        self.expect("roller", event["first_roller"], roller)
        self.pile = self.chance.generator("start/pile").shuffled(self.numbers())
        if self.edition == "classic":
            self.pile = self.boards.of_first_cards(self.pile, self.classic_rounds() * self.settings["seats"])
            gems = self.chance.generator("start/gems").shuffled([color for color in COLORS for _ in range(12)])
            self.expect("gems", [gem for row in event["rows"] for gem in row], gems)
        self.expect("pile", event["pile"], self.pile)

    def classic_rounds(self) -> int:
        """How many rounds a game of classic has."""
        return 36 // self.settings["seats"] if self.settings["all_boards"] else ROUNDS

    def read_round(self, event: Thing) -> None:
        """A round whose die is rolled before the deal."""
        self.round += 1
        face = self.roll()
        self.expect("die", event["symbol"], face)
        self.read_deal(event, face)

    def read_opened(self, event: Thing) -> None:
        """A round whose boards lie open before the roll."""
        self.round += 1
        self.read_deal(event, None)

    def read_die(self, event: Thing) -> None:
        """A roll after the look at the boards."""
        self.expect("die", event["symbol"], self.roll())

    def roll(self) -> int:
        """The face of the die in this round."""
        return self.chance.generator(f"round/{self.round}/die").randrange(6)

    def read_deal(self, event: Thing, face: int | None) -> None:
        """The boards of a round, and what is left of the pile."""
        if self.chance.reshuffles:
            self.pile = self.chance.generator(f"round/{self.round}/pile").shuffled(self.pile)
        seats = [runner["seat"] for runner in event["runners"]]
        dealt = self.deal(seats, face)
        self.expect("boards", {runner["seat"]: runner["board"] for runner in event["runners"]}, dealt)
        self.pile = self.boards.without(self.pile, dealt.values())
        self.expect("pile", event["pile"], self.pile)
        for seat, board in dealt.items():
            self.had.setdefault(seat, set()).add(board)

    def levels(self, seats: Sequence[int]) -> dict[int, int | None]:
        """The level of each player, where there are levels, or several sides."""
        if self.edition == "three-d":
            return {seat: self.settings[f"level_{seat}"] for seat in seats}
        sides = self.sides()
        return {seat: sides[seat] if len(set(sides)) > 1 else None for seat in seats}

    def sides(self) -> list[int]:
        """The side of each player in pouch and classic."""
        own = [self.settings.get(f"own_side_{seat}") for seat in range(self.settings["seats"])]
        return [int(side or self.settings["side"]) for side in own]

    def deal(self, seats: Sequence[int], face: int | None) -> Dealt:
        """Who gets which board."""
        levels = self.levels(seats)
        purpose = f"round/{self.round}/deal"
        if self.edition != "classic" and self.round > ROUNDS:
            return self.deal_tie_break(levels, face)
        self.expect("seats", list(seats), list(range(self.settings["seats"])))
        if not self.settings["matched"]:
            return in_turn(self.boards, self.pile, levels) or {}
        known = {seat: level for seat, level in levels.items() if level is not None}
        if known:
            return levels_deal(self.boards, self.pile, known, face, self.chance, purpose)
        return flat_deal(self.boards, self.pile, seats, face, self.chance, purpose)

    def deal_tie_break(self, levels: dict[int, int | None], face: int | None) -> Dealt:
        """The boards of tied players, after the used boards came back if there are too few."""

        def compare(board: int) -> float:
            by_place = None not in levels.values()
            return self.boards.place(board, face) if by_place else self.boards.grade(board, face)

        matched = compare if self.settings["matched"] else None
        dealt = tie_break(self.boards, self.pile, levels, self.had, matched)
        if dealt is None:
            used = [board for board in self.numbers() if board not in self.pile]
            self.pile = self.pile + self.chance.generator(f"round/{self.round}/renewed").shuffled(used)
            dealt = tie_break(self.boards, self.pile, levels, self.had, matched)
        return dealt or {}

    def read_draws(self, event: Thing) -> None:
        """The gems of a round."""
        if "takings" not in event or not self.settings.get("luck", True):
            return
        earned = len(event["ranking"])
        drawn: list[str] = []
        for rank in range(1, earned + 1):
            lying = [gem for gem in BAG for _ in range(self.bag[gem])]
            gem = lying[self.chance.generator(f"round/{self.round}/draw/rank/{rank}").randrange(len(lying))]
            self.bag[gem] -= 1
            drawn.append(gem)
        for gem in ("sapphire", "amber")[earned:]:
            self.bag[gem] += 1
        self.expect("draw", [taking["bag"] for taking in event["takings"]], drawn)
        self.expect("draw", [taking["seat"] for taking in event["takings"]], event["ranking"])

    def read_hands(self, event: Thing) -> None:
        """The hands of a stack are one of its shuffles, in order."""
        self.round += 1
        stack = (self.round + 1) // 2
        cards = [place for place, card in enumerate(self.game["boards"]["cards"], start=1) if card["stack"] == stack]
        shuffles = card_shuffles(cards, self.settings["seats"], self.chance, f"round/{self.round}/hands")
        if event["hands"] not in islice(shuffles, SHUFFLES):
            self.expect("hands", event["hands"], "a shuffle")

    def read_turned(self, event: Thing) -> None:
        """A round without chance."""
        self.round += 1

    def read_run(self, event: Thing) -> None:
        """A solo game."""
        self.pile = self.chance.generator("start/pile").shuffled(self.numbers())
        self.expect("pile", event["pile"], self.pile)

    def read_renewed(self, event: Thing) -> None:
        """The next pile of a solo game."""
        self.expect("pile", self.pile, [])
        self.pile = self.chance.generator(f"task/{self.task + 1}/pile").shuffled(self.numbers())
        if self.pile[0] == self.last:
            self.pile.append(self.pile.pop(0))
        self.expect("pile", event["pile"], self.pile)

    def read_task(self, event: Thing) -> None:
        """The next board of a solo game, and its face."""
        self.task += 1
        self.last = self.pile.pop(0) if self.pile else None
        self.expect("boards", event["board"], self.last)
        if self.last is None:
            return
        face = self.chance.generator(f"task/{self.task}/face").choice(self.faces.left(self.last))
        self.faces.take(self.last, face)
        self.expect("die", event["symbol"], face)


def read(game: Thing) -> list[Fault]:
    """Everything in a finished game that is not as chance decided."""
    return Reading(game).read()


def main() -> None:
    """Check the games in the files that the command line names."""
    for name in sys.argv[1:]:
        faults = read(json.loads(Path(name).read_text(encoding="utf-8")))
        sys.stdout.write(f"{name}: {faults or 'right'}\n")


if __name__ == "__main__":
    main()
