"""Which rows of the network's table a position selects."""

import torch

from . import board
from .patterns import Patterns

EMPTIES = 61
QUADRANTS = 6
MOVES = 32  # and more
STAGES = 20
PLIES_A_STAGE = 3

QUADRANT_MASKS = [board.signed(0x0F0F0F0F << shift) for shift in (0, 4, 32, 36)]
# Which quadrants are odd, as a set, up to turning and mirroring the board: none, one, two side by
# side, two across, three, four.
QUADRANT_CLASSES = [0, 1, 1, 2, 1, 2, 3, 4, 1, 3, 2, 4, 2, 4, 4, 5]


class Features:
    """Patterns first; then the empty squares, odd quadrants, and moves of either side."""

    def __init__(self, device="cpu"):
        patterns = Patterns()
        self.patterns = patterns
        self.device = device
        self.of_square = torch.from_numpy(patterns.of_square).to(device)
        self.centres = torch.from_numpy(patterns.centres).to(device)
        self.row_of = torch.from_numpy(patterns.row_of).to(device)
        self.quadrant_classes = torch.tensor(QUADRANT_CLASSES, device=device)
        self.empties_at = patterns.rows
        self.quadrants_at = self.empties_at + EMPTIES
        self.own_moves_at = self.quadrants_at + QUADRANTS
        self.other_moves_at = self.own_moves_at + MOVES
        self.rows = self.other_moves_at + MOVES
        self.slots = len(patterns.centres) + 4

    def of(self, player, opponent):
        """Row numbers, a line a position."""
        numbers = (board.digits(player, opponent) @ self.of_square).to(torch.int64)
        rows = self.row_of[numbers + self.centres]
        empty = ~(player | opponent)
        quadrants = torch.zeros_like(player)
        for i, mask in enumerate(QUADRANT_MASKS):
            quadrants |= (board.count(empty & mask) & 1) << i
        own = board.count(board.moves(player, opponent)).clamp(max=MOVES - 1)
        other = board.count(board.moves(opponent, player)).clamp(max=MOVES - 1)
        odd = self.quadrant_classes[quadrants]
        more = torch.stack([self.empties_at + board.count(empty), self.quadrants_at + odd,
                            self.own_moves_at + own, self.other_moves_at + other], dim=1)
        return torch.cat([rows, more], dim=1).to(torch.int32)


def stage_of(empties):
    return ((60 - empties) // PLIES_A_STAGE).clamp(0, STAGES - 1)
