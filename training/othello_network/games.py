"""Games that `lawan train othello-positions` wrote, and the positions in them with their values."""

import re
import struct
from dataclasses import dataclass

import numpy
import torch

from . import board

PASS = 64
BLIND = 0x80
UNJUDGED = -128
# A position is worth its own search's score and those of the turns after it, each with this share
# of the weight of the one before, up to the first exact one or the next random move.
LATER = 0.8


@dataclass
class Positions:
    """Boards for the side to move, what they are worth to it in discs, and where they come from."""

    player: torch.Tensor
    opponent: torch.Tensor
    value: torch.Tensor
    held_out: torch.Tensor

    def to(self, device):
        return Positions(*(each.to(device) for each in vars(self).values()))

    @staticmethod
    def together(parts):
        return Positions(*(torch.cat([getattr(part, name) for part in parts])
                           for name in ("player", "opponent", "value", "held_out")))


class DamagedFile(Exception):
    pass


def read_turns(path):
    """The heading of a file, and the moves and scores of its games, padded to one length."""
    with open(path, "rb") as file:
        heading = file.readline(4096).decode("utf-8", "replace").rstrip("\n")
        if not heading.startswith("lawan-othello-games 2 "):
            raise DamagedFile(f"{path}: is no file of Othello games")
        body = file.read()
    starts, lengths, outcomes = [], [], []
    at = 0
    while at + 4 <= len(body):
        size = struct.unpack_from("<I", body, at)[0]
        if at + 4 + size > len(body):
            break  # what a run was writing when it was broken off
        game = at + 14
        for _ in range(struct.unpack_from("<H", body, at + 12)[0]):
            starts.append(game + 2)
            lengths.append(body[game])
            outcomes.append(body[game + 1])
            game += 2 + 2 * body[game]
        if game != at + 4 + size:
            raise DamagedFile(f"{path}: is damaged")
        at += 4 + size
    if not starts:
        raise DamagedFile(f"{path}: holds no games")
    longest = max(lengths)
    raw = numpy.frombuffer(body + bytes(2 * longest), dtype=numpy.uint8)
    index = numpy.array(starts)[:, None] + numpy.arange(2 * longest)
    turns = raw[index]
    there = numpy.arange(longest) < numpy.array(lengths)[:, None]
    moves = numpy.where(there, turns[:, 0::2], PASS)
    scores = numpy.where(there, turns[:, 1::2].astype(numpy.int8), UNJUDGED)
    outcome = numpy.array(outcomes, dtype=numpy.uint8).astype(numpy.int8)
    return heading, moves, scores, outcome, numpy.array(lengths)


def read_positions(path, held_out_share=0.02, device="cpu", later=LATER):
    """Every judged position of a file. One game in so many is held out as a whole."""
    heading, moves, scores, outcome, lengths = read_turns(path)
    exact_from = int(re.search(r"--solve-from (\d+)", heading).group(1))
    coded = torch.from_numpy(moves.astype(numpy.int64)).to(device)
    scores = torch.from_numpy(scores.astype(numpy.float32)).to(device)
    lengths = torch.from_numpy(lengths).to(device)
    blind = (coded & BLIND) != 0
    squares = coded & ~BLIND

    player = torch.full((len(lengths),), board.signed(0x0000000810000000), device=device)
    opponent = torch.full((len(lengths),), board.signed(0x0000001008000000), device=device)
    one = torch.ones_like(player)
    seen = []
    for turn in range(squares.shape[1]):
        seen.append((player, opponent))
        square = squares[:, turn]
        disc = torch.where(square < PASS, one << (square & 63), torch.zeros_like(one))
        turned = board.flips(player, opponent, disc)
        player, opponent = opponent ^ turned, player ^ turned ^ disc

    # Backwards, as src/games/othello/training/games.cpp does it.
    black_at_end = lengths % 2 == 0
    first = torch.from_numpy(outcome.astype(numpy.float32)).to(device)
    worth = torch.where(black_at_end, first, -first)
    held_out = torch.arange(len(lengths), device=device) % round(1 / held_out_share) == 0
    parts = []
    for turn in reversed(range(squares.shape[1])):
        there = turn < lengths
        worth = torch.where(there, -worth, worth)
        judged = there & (scores[:, turn] != UNJUDGED) & (squares[:, turn] != PASS)
        own, other = seen[turn]
        exact = 64 - board.count(own | other) <= exact_from
        trusted = exact | blind[:, turn]
        mixed = (1 - later) * scores[:, turn] + later * worth
        worth = torch.where(judged, torch.where(trusted, scores[:, turn], mixed), worth)
        parts.append(Positions(own[judged], other[judged], worth[judged], held_out[judged]))
    return Positions.together(parts)
