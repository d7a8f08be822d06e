"""Forged copies of a finished game; the hashes of the log are made again, so that only chance tells."""

from collections.abc import Callable, Iterator
from copy import deepcopy
from itertools import islice
from typing import Any, NamedTuple

from tests.second_reading.chance import Thing, canonical, digest, entry_hash

GEMS = {"ruby": "amber", "amber": "emerald", "emerald": "sapphire", "sapphire": "ruby"}


class Forged(NamedTuple):
    """A changed game, and what a reader must name; one of the words is enough."""

    name: str
    game: Thing
    abouts: set[str]


def chained(game: Thing) -> Thing:
    """The same game with right hashes."""
    if game["version"] == 2:
        previous = digest(canonical(game["terms"]))
        for entry in game["entries"]:
            previous = entry_hash(previous, entry)
            entry["hash"] = previous.hex()
    return game


def exchanged(items: list[Any], one: int, other: int) -> None:
    """Two items of a list change places."""
    items[one], items[other] = items[other], items[one]


def flipped(text: str) -> str:
    """Other hexadecimal digits."""
    return ("1" if text[0] == "0" else "0") + text[1:]


# One change of an event; False if the event has nothing to change.


def other_face(event: Thing) -> bool:
    """A roll that did not happen."""
    if "symbol" not in event:
        return False
    event["symbol"] = (event["symbol"] + 1) % 6
    return True


def other_pile(event: Thing) -> bool:
    """The two lowest boards of the pile change places."""
    if len(event.get("pile", [])) < 2:
        return False
    exchanged(event["pile"], -1, -2)
    return True


def other_share_of_boards(event: Thing) -> bool:
    """Two players exchange their boards; one alone has another board."""
    runners = event.get("runners", [])
    if not runners:
        return False
    boards = [runner["board"] for runner in runners]
    for runner, board in zip(runners, [*boards[1:], boards[0] + (len(boards) == 1)], strict=True):
        runner["board"] = board
    return True


def other_board(event: Thing) -> bool:
    """A solo player gets another board."""
    if "board" not in event:
        return False
    event["board"] += 1
    return True


def other_gem_board(event: Thing) -> bool:
    """Two rows of gems change places."""
    if "rows" not in event:
        return False
    exchanged(event["rows"], 0, 1)
    return True


def other_roller(event: Thing) -> bool:
    """Somebody else rolls first."""
    if "first_roller" not in event:
        return False
    event["first_roller"] += 1
    return True


def other_gem(event: Thing) -> bool:
    """Another gem out of the bag."""
    if not event.get("takings") or event["takings"][0]["track"] is None:  # without luck nothing is drawn
        return False
    event["takings"][0]["bag"] = GEMS[event["takings"][0]["bag"]]
    return True


def other_cards(event: Thing) -> bool:
    """The first two players exchange a card."""
    if "hands" not in event:
        return False
    one, two, *_ = event["hands"]
    one[0], two[0] = two[0], one[0]
    return True


def other_hands(event: Thing) -> bool:
    """The hands are dealt in another order."""
    if "hands" not in event:
        return False
    exchanged(event["hands"], 0, 1)
    return True


def sorted_hand(event: Thing) -> bool:
    """A hand is not in the order in which it was drawn."""
    if "hands" not in event:
        return False
    event["hands"][0].reverse()
    return True


CHANGES: tuple[tuple[Callable[[Thing], bool], str], ...] = (
    (other_face, "die"),
    (other_share_of_boards, "boards"),
    (other_board, "boards"),
    (other_gem, "draw"),
    (other_pile, "pile"),
    (other_gem_board, "gems"),
    (other_roller, "roller"),
    (other_cards, "hands"),
    (other_hands, "hands"),
    (sorted_hand, "hands"),
)


def changed_events(game: Thing) -> Iterator[Forged]:
    """Each change at the first event that it fits, then each at the second, and so on."""
    places = [(entry, event) for entry, found in enumerate(game["entries"]) for event in range(len(found["events"]))]
    found = [[place for place in places if change(deepcopy(at(game, place)))] for change, _ in CHANGES]
    for turn in range(max(map(len, found))):
        for (change, about), fitting in zip(CHANGES, found, strict=True):
            if turn < len(fitting):
                forged = deepcopy(game)
                change(at(forged, fitting[turn]))
                yield Forged(f"{change.__name__} in entry {fitting[turn][0] + 1}", chained(forged), {about})


def at(game: Thing, place: tuple[int, int]) -> Thing:
    """An event of the log."""
    return game["entries"][place[0]]["events"][place[1]]


def changed_files(game: Thing) -> Iterator[Forged]:
    """Another secret, another order, another deck."""
    forged = deepcopy(game)
    forged["seed"] = flipped(forged["seed"])
    yield Forged("another secret", forged, {"secret"})
    forged = deepcopy(forged)
    terms = forged if game["version"] == 1 else forged["terms"]
    terms["seed_hash" if game["version"] == 1 else "secret"] = digest(bytes.fromhex(forged["seed"])).hex()
    yield Forged("another secret with its hash", chained(forged), {"pile", "hands"})
    forged = deepcopy(game)
    exchanged(forged["entries"], 1, 2)
    yield Forged("two entries in another order", chained(forged), {"number"})
    forged = deepcopy(game)
    del forged["entries"][1]
    yield Forged("an entry is missing", forged, {"number"})
    forged = deepcopy(game)
    exchanged(forged["boards"].get("boards") or forged["boards"]["cards"], 0, -1)
    yield Forged("another order of the deck", forged, {"deck"})


def changed_hashes(game: Thing) -> Iterator[Forged]:
    """Hashes and terms that do not fit together."""
    forged = deepcopy(game)
    forged["entries"][2]["hash"] = flipped(forged["entries"][2]["hash"])
    yield Forged("another hash", forged, {"hash"})
    forged = deepcopy(game)
    forged["entries"][2]["at"] += 1
    yield Forged("another instant, the hash as it was", forged, {"hash"})
    forged = deepcopy(game)
    forged["terms"]["table"] = "another"
    yield Forged("another table, the hashes as they were", forged, {"hash"})
    yield Forged("another table", chained(deepcopy(forged)), {"pile", "hands"})


def changed_shares(game: Thing) -> Iterator[Forged]:
    """Shares that nobody committed to, and lists where they are not due."""
    lists = [place for place, entry in enumerate(game["entries"]) if "shares" in entry]
    for place in (lists[0], lists[-1]):
        forged = deepcopy(game)
        forged["entries"][place]["shares"][0] = flipped(forged["entries"][place]["shares"][0])
        yield Forged(f"another share in entry {place + 1}", chained(forged), {"share"})
        forged = deepcopy(game)
        del forged["entries"][place]["shares"]
        yield Forged(f"no shares in entry {place + 1}", chained(forged), {"share"})
        forged = deepcopy(game)
        forged["entries"][place]["shares"][0] = None
        yield Forged(f"a share left out in entry {place + 1}", chained(forged), {"die", "boards", "pile", "hands"})
    forged = deepcopy(game)
    forged["entries"][1]["shares"] = forged["entries"][0]["shares"]
    yield Forged("shares where none are due", chained(forged), {"share"})
    yield from changed_commitments(game)


def changed_commitments(game: Thing) -> Iterator[Forged]:
    """Terms in which the wrong ones have committed."""
    seats = game["terms"]["seats"]
    bots = [place for place, seat in enumerate(seats) if seat["bot"] is not None]
    others = [place for place in range(1, len(seats)) if place not in bots]
    if others:
        forged = deepcopy(game)
        forged["terms"]["seats"][others[0]]["commitment"] = seats[0]["commitment"]
        yield Forged("two players with one chain", chained(forged), {"commitments"})
    if bots:
        forged = deepcopy(game)
        forged["terms"]["seats"][bots[0]]["commitment"] = "ab" * 32
        yield Forged("a bot that has committed", chained(forged), {"bots"})
    if len(seats) - len(bots) == 1:
        forged = deepcopy(game)
        forged["terms"]["seats"].append({"name": "", "bot": None, "commitment": None})
        yield Forged("a person without shares, and none for the rounds", chained(forged), {"share"})


def forgeries(game: Thing) -> Iterator[Forged]:
    """A dozen or more forged copies."""
    yield from changed_files(game)
    if game["version"] == 2:
        yield from changed_hashes(game)
        yield from changed_shares(game)
    yield from islice(changed_events(game), 9)
