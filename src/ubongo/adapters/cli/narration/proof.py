"""What a verification proved, in plain words."""

from collections.abc import Iterator

from ubongo.editions.secret import Scheme
from ubongo.formats.discrepancies import DeckProof
from ubongo.formats.recorded_game import RecordedGame
from ubongo.formats.verification import Promise, Verification


def proved(found: Verification) -> str:
    """The sentence that says who could have chosen the chance of this game."""
    match found.promise:
        case Promise.OLDER:
            return "All chance follows from the seed that was fixed before the game (scheme 1)."
        case Promise.NONE:
            return (
                "The server alone drew the chance, from a secret that was fixed before the game: no player added to it."
            )
        case Promise.ONE:
            return "Only one player added to the chance. If that player runs the server, nobody else had a say in it."
        case Promise.MOST_ROUNDS:
            return (
                "Shares are missing (see below), and leaving them out gave some choice. Apart from that, nobody could "
                "choose the boards, dice or draws alone."
            )
        case Promise.SEVERAL:
            return "Nobody could choose the boards, dice or draws alone: several players added secret shares to them."
        case Promise.EVERYBODY:
            return (
                "Nobody could choose these boards, dice or draws, the host included: every player added secret shares, "
                "and one honest player is enough."
            )


def unproved(game: RecordedGame, found: Verification) -> Iterator[str]:
    """What rests on the server's word, line by line."""
    if found.scheme is Scheme.BY_ENTRY:
        yield (
            "Not proved in this older scheme: that the seed was drawn blindly, names, times, and what bots chose. "
            "The server could also steer chance by adding entries."
        )
        return
    match found.deck:
        case DeckProof.SHIPPED:
            yield "The boards are those of the deck that this program ships."
        case DeckProof.MADE_AGAIN:
            yield "The deck was made for this game; making it again gave the same boards and grades."
        case DeckProof.UNKNOWN:
            yield "The deck comes from another version: its boards were fixed before the start, but not who chose them."
    if found.bot_commands:
        yield f"{found.bot_commands} commands of bots: each is what its chance and the rules give."
    for seat in found.stand_ins:
        yield f"A bot or the table acted for {game.names[seat]} for a while."
    for seat in found.uncommitted:
        yield f"{game.names[seat]} added no share."
    for share in found.left_out:
        when = "at the start" if share.reveal == 0 else f"in reveal {share.reveal + 1}"
        yield f"The share of {game.names[share.seat]} is missing {when}: the server says that it did not arrive."
    for extension in found.extensions:
        yield f"{extension.by / 1000:g} s were given back at entry {extension.seq}, no more than the silence before."
    for delay in found.delays:
        yield f"Up to {delay.ms} ms of delay were excused for {game.names[delay.seat]}."
    yield (
        "Times, delays and who sent each command are the server's word, and so is which shares did not arrive. "
        "A server can read the shares of a round as it begins, but not change them."
    )
