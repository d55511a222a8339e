"""Othello boards, many at once: tensors of 64-bit sets of squares.

PyTorch has signed numbers only, and shifts them to the right with their sign. So whatever is
shifted is masked afterwards: no square comes in from outside the board.
"""

import torch


def signed(bits: int) -> int:
    """The signed number with the same 64 bits."""
    return bits - (1 << 64) if bits >= 1 << 63 else bits


ALL = (1 << 64) - 1
COLUMN_A = 0x0101010101010101
COLUMN_H = COLUMN_A << 7

# How far each of the eight directions shifts, and the squares that such a shift can come to.
DIRECTIONS = []
for _rows, _columns in [(0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)]:
    _by = 8 * _rows + _columns
    _mask = ALL & ~(COLUMN_A if _columns == 1 else COLUMN_H if _columns == -1 else 0)
    _mask &= (ALL << _by) & ALL if _by > 0 else ALL >> -_by
    DIRECTIONS.append((_by, signed(_mask)))


def shifted(boards, by: int, mask: int):
    return (boards << by if by > 0 else boards >> -by) & mask


def flips(player, opponent, disc):
    """What a disc (a set of one square, or none) turns."""
    turned = torch.zeros_like(player)
    for by, mask in DIRECTIONS:
        line = shifted(disc, by, mask) & opponent
        for _ in range(5):
            line = line | (shifted(line, by, mask) & opponent)
        closed = (shifted(line, by, mask) & player) != 0
        turned |= torch.where(closed, line, torch.zeros_like(line))
    return turned


def moves(player, opponent):
    """The squares where the player may move."""
    found = torch.zeros_like(player)
    for by, mask in DIRECTIONS:
        line = shifted(player, by, mask) & opponent
        for _ in range(5):
            line = line | (shifted(line, by, mask) & opponent)
        found |= shifted(line, by, mask)
    return found & ~(player | opponent)


def count(boards):
    """How many squares each set has."""
    def masked(value, by, mask):
        return (value >> by) & mask

    halves = boards - masked(boards, 1, 0x5555555555555555)
    halves = (halves & 0x3333333333333333) + masked(halves, 2, 0x3333333333333333)
    bytes_ = (halves + masked(halves, 4, 0x0FFFFFFFFFFFFFFF)) & 0x0F0F0F0F0F0F0F0F
    return masked(bytes_ * COLUMN_A, 56, 0xFF)


def digits(player, opponent):
    """A column a square: 1 for the player's discs, −1 for the opponent's."""
    squares = torch.arange(64, device=player.device)
    own = (player[:, None] >> squares) & 1
    other = (opponent[:, None] >> squares) & 1
    return (own - other).to(torch.float32)
