"""The groups of squares that the network looks at; the same as in the engine's patterns.cpp.

The weight file names them, and the engine refuses a file that names others.
"""

import numpy

BASES = [
    "a1b1c1a2b2c2a3b3c3", "b2a1b1c1d1e1f1g1h1g2", "a1b1c1d1a2b2c2a3b3a4", "a1c1d1e1f1h1c2d2e2f2",
    "a2b2c2d2e2f2g2h2", "a3b3c3d3e3f3g3h3", "a4b4c4d4e4f4g4h4", "a1b2c3d4e5f6g7h8",
    "a2b3c4d5e6f7g8", "a3b4c5d6e7f8", "a4b5c6d7e8", "a5b6c7d8"]


def image(square, symmetry):
    column, row = square % 8, square // 8
    if symmetry & 1:
        column = 7 - column
    if symmetry & 2:
        row = 7 - row
    if symmetry & 4:
        column, row = row, column
    return 8 * row + column


def squares_of(base):
    return [ord(base[i]) - ord("a") + 8 * (ord(base[i + 1]) - ord("1"))
            for i in range(0, len(base), 2)]


class Kind:
    """One kind of pattern: where it lies, and which contents are mirror images of each other."""

    def __init__(self, base):
        squares = squares_of(base)
        self.length = len(squares)
        self.contents = 3 ** self.length
        self.places, orders = [], []
        for symmetry in range(8):
            places = [image(square, symmetry) for square in squares]
            if set(places) == set(squares):
                orders.append([squares.index(place) for place in places])
            if not any(set(places) == set(other) for other in self.places):
                self.places.append(places)
        powers = 3 ** numpy.arange(self.length)
        contents = numpy.arange(self.contents)
        # A digit a square: 0 the opponent's, 1 empty, 2 the player's.
        self.digits = contents[:, None] // powers % 3
        self.mirrored = numpy.stack([self.digits[:, order] @ powers for order in orders])
        self.least = self.mirrored.min(axis=0)

    def parts(self):
        """Smaller patterns that this one consists of: both halves, and where it is long enough,
        all but the last and all but the first squares."""
        half = self.length // 2
        parts = [range(half), range(half, self.length)]
        if self.length >= 7:
            rest = 2 if self.length < 9 else 3
            parts += [range(self.length - rest), range(rest, self.length)]
        return parts


class Patterns:
    def __init__(self):
        self.kinds = [Kind(base) for base in BASES]
        # The row of each content; contents that are mirror images share one.
        self.row_of = []
        self.offsets = []  # of each kind's contents among all
        self.representatives = []  # of each row: kind and content
        rows = contents = 0
        for number, kind in enumerate(self.kinds):
            own = numpy.full(kind.contents, -1)
            least = numpy.unique(kind.least)
            own[least] = rows + numpy.arange(len(least))
            self.row_of.append(own[kind.least])
            self.representatives.append((number, least))
            self.offsets.append(contents)
            rows += len(least)
            contents += kind.contents
        self.row_of = numpy.concatenate(self.row_of)
        self.rows = rows
        # What a disc of the player's adds to each pattern's number, and the number of "all empty".
        places = [(number, squares) for number, kind in enumerate(self.kinds)
                  for squares in kind.places]
        self.of_square = numpy.zeros((64, len(places)), dtype=numpy.float32)
        self.centres = numpy.zeros(len(places), dtype=numpy.int64)
        for slot, (number, squares) in enumerate(places):
            for i, square in enumerate(squares):
                self.of_square[square, slot] = 3 ** i
            self.centres[slot] = self.offsets[number] + (self.kinds[number].contents - 1) // 2

    def parts_of_rows(self):
        """Which smaller patterns each row consists of, as pairs of row and part, and how many parts
        there are. Contents and their mirror images count half each."""
        rows, parts = [], []
        offset = at = 0
        for number, contents in self.representatives:
            kind = self.kinds[number]
            for squares in kind.parts():
                powers = 3 ** numpy.arange(len(squares))
                for content in (contents, kind.mirrored[-1][contents]):
                    digits = kind.digits[content][:, list(squares)]
                    rows.append(at + numpy.arange(len(contents)))
                    parts.append(offset + digits @ powers)
                offset += 3 ** len(squares)
            at += len(contents)
        return numpy.stack([numpy.concatenate(rows), numpy.concatenate(parts)]), offset
