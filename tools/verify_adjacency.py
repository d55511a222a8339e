#!/usr/bin/env python3
"""A second checker of Adjacency's proofs, by the rules alone; it shares no line with `lawan verify`.

    verify_adjacency.py FILE...      checks proofs (docs/proofs.md) whole: strategy, mirror, symmetric-sets
    verify_adjacency.py --theorems   checks the theorems of docs/adjacency-theory.md on small boards

Exit code 0: everything holds. 1: something does not. 2: a file cannot be read.
It takes Python 3.10 or newer. Cells are numbered a1, b1, ..., a2, ...; a set of cells is an integer with a bit for each.
"""
import itertools
import random
import sys

sys.setrecursionlimit(10_000)


class Board:
    def __init__(self, columns, rows):
        self.columns, self.rows, self.cells = columns, rows, columns * rows
        self.all = (1 << self.cells) - 1
        at = [(i % columns, i // columns) for i in range(self.cells)]
        self.beside = [sum(1 << j for j, (x, y) in enumerate(at) if abs(x - u) + abs(y - v) == 1) for u, v in at]
        self.closed = [b | 1 << i for i, b in enumerate(self.beside)]
        turns = {(a, b, swap) for a in (0, 1) for b in (0, 1) for swap in ((0, 1) if columns == rows else (0,))}

        def image(i, turn):
            x, y = at[i] if not turn[2] else at[i][::-1]
            return (columns - 1 - x if turn[0] else x) + columns * (rows - 1 - y if turn[1] else y)
        self.symmetries = [[image(i, turn) for i in range(self.cells)] for turn in sorted(turns)]
        self.half_turn = [self.cells - 1 - i for i in range(self.cells)]

    def image(self, cells, symmetry):
        return sum(1 << symmetry[i] for i in bits(cells))


def bits(cells):
    while cells:
        yield (cells & -cells).bit_length() - 1
        cells &= cells - 1


def move(board, own, enemy, cell):
    """The rules: mark the cell, flip the enemy marks beside it. Own and enemy marks, as the mover sees them."""
    flipped = enemy & board.beside[cell]
    return own | flipped | 1 << cell, enemy ^ flipped


def read_position(text):
    lines, side, x_left, o_left = text.split()
    rows = [''.join('.' * int(c) if c.isdigit() else c for c in line) for line in lines.split('/')]
    board = Board(len(rows[0]), len(rows))
    x, o = (sum(1 << i for i, c in enumerate(''.join(rows)) if c == mark) for mark in 'XO')
    return board, (x, o) if side == 'X' else (o, x), int(x_left) + int(o_left)


# --- strategy -------------------------------------------------------------------------------------------------------

def check_strategy(board, start, plies, at_least, bound, lines):
    """Positions are (own, enemy) of the side to move; how many plies are left follows from the marks."""
    byte = [[[board.image(b << 8 * n & board.all, s) for b in range(256)] for n in range(8)] for s in board.symmetries]

    def least(own, enemy):
        def turned(table, cells):
            return sum(table[n][cells >> 8 * n & 255] for n in range((board.cells + 7) // 8))
        return min((turned(t, own), turned(t, enemy), i) for i, t in enumerate(byte))

    answers = {}
    for line in lines:
        verb, rest = line.split(' ', 1)
        text, cell = rest.split(' : ')
        if verb != 'play':
            raise ValueError(f'not read: {line}')
        _, (own, enemy), left = read_position(text)
        own, enemy, symmetry = least(own, enemy)
        answers[own, enemy, left] = board.symmetries[symmetry][ord(cell[0]) - 97 + board.columns * (int(cell[1:]) - 1)]
    seen = set()
    todo = [(*start, plies)]
    while todo:
        own, enemy, left = todo.pop()
        proves = ((plies - left) % 2 == 0) == at_least  # whether the prover is to move
        if left == 0:
            difference = (own.bit_count() - enemy.bit_count()) * (1 if plies % 2 == 0 else -1)
            if difference < bound if at_least else difference > bound:
                return 'a game ends otherwise'
            continue
        own, enemy, _ = least(own, enemy)
        if (own, enemy, left) in seen:
            continue
        seen.add((own, enemy, left))
        empty = board.all & ~own & ~enemy
        if proves:
            cell = answers.get((own, enemy, left))
            if cell is None or not empty >> cell & 1:
                return 'an answer is missing or not legal'
        for cell in [cell] if proves else bits(empty):
            mine, theirs = move(board, own, enemy, cell)
            todo.append((theirs, mine, left - 1))
    return None


# --- mirror and symmetric sets --------------------------------------------------------------------------------------

def check_mirror(board, start, plies, at_least, bound, lines):
    own, enemy = start
    if at_least or bound < 0 or board.cells % 2 or plies % 2 or lines:
        return 'the mirror shows "at most 0" on boards without a centre, after an even number of plies'
    empty = board.all & ~own & ~enemy
    if board.image(empty, board.half_turn) != empty or board.image(own, board.half_turn) & ~enemy:
        return 'a mark or an empty cell has the wrong image'
    return None


class Gain:
    """F(E) = max over c of k(c) - F(E without c): what the side to move still gains when the board is filled."""

    def __init__(self, board, symmetric_bound):
        self.board, self.symmetric_bound, self.known = board, symmetric_bound, {}

    def k(self, empty, cell):
        return sum(self.board.closed[v] & empty == 1 << cell for v in bits(self.board.closed[cell]))

    def is_at_least(self, empty, bound):
        board = self.board
        open_cells = sum(board.closed[v] & empty != 0 for v in range(board.cells))
        bound += (bound - open_cells) % 2  # F has the parity of the cells that still pay, and at most their number
        if bound > open_cells or bound <= -open_cells:
            return bound <= -open_cells
        if bound > self.symmetric_bound(empty):
            return False
        low, high = self.known.get(empty, (-100, 100))
        if low >= bound or high < bound:
            return low >= bound
        order = sorted(((self.k(empty, c), c) for c in bits(empty)), reverse=True)
        holds = any(not self.is_at_least(empty & ~(1 << c), k - bound + 1) for k, c in order)
        low, high = self.known.get(empty, (-100, 100))
        self.known[empty] = (max(low, bound), high) if holds else (low, min(high, bound - 2))
        return holds


def check_symmetric_sets(board, start, plies, at_least, bound, lines):
    own, enemy = start
    empty = board.all & ~own & ~enemy
    final = sum((own >> v & 1) - (enemy >> v & 1) for v in range(board.cells) if not board.closed[v] & empty)
    if (at_least or bound < final - 2 or board.cells % 2 or plies != empty.bit_count()
            or board.image(empty, board.half_turn) != empty):
        return 'the kind does not show this'
    pairs = [(c, board.half_turn[c]) for c in bits(empty) if c < board.half_turn[c]]
    cells_of = [1 << c | 1 << d for c, d in pairs]
    kept = [s for s in board.symmetries if board.image(empty, s) == empty]
    excepted = {0}
    for line in lines:
        word, size, colon, *steps = line.split()
        named = list(itertools.accumulate(int(step, 16) for step in steps))
        if word != 'except' or colon != ':' or any(s.bit_count() != int(size) or s >> len(pairs) for s in named):
            raise ValueError(f'not read: {line}')
        sets = [sum(cells_of[i] for i in bits(s)) for s in named]
        excepted.update(board.image(cells, s) for cells in sets for s in kept)
    if empty in excepted:
        return 'the set of all pairs is excepted'

    def symmetric_bound(cells):  # by the mirror, and by the claim for smaller sets
        if board.image(cells, board.half_turn) != cells:
            return 100
        return 0 if cells in excepted else -2

    gain = Gain(board, symmetric_bound)
    for number in sorted(range(1 << len(pairs)), key=int.bit_count):  # a search sees smaller sets only
        cells = sum(cells_of[i] for i in bits(number))
        if cells in excepted or cells != min(board.image(cells, s) for s in kept):
            continue
        for c, d in (pairs[i] for i in bits(number)):
            both = 1 << c | 1 << d
            if cells & ~both not in excepted or any(board.closed[v] & cells == both for v in bits(board.closed[c])):
                continue
            if not gain.is_at_least(cells & ~(1 << c), gain.k(cells, c) + 2):
                return f'the second player does not win 2 in the set {number:x}'
    return None


KINDS = {'strategy': check_strategy, 'mirror': check_mirror, 'symmetric-sets': check_symmetric_sets}


def check_file(name):
    with open(name, encoding='ascii') as file:
        lines = [text for text in (line.split('#')[0].strip() for line in file) if text]
    if lines[:2] != ['lawan-proof 1', 'game adjacency'] or lines[-1] != 'end':
        raise ValueError('not a whole proof of Adjacency')
    board, start, plies = read_position(lines[2].removeprefix('position '))
    begins = [i for i, line in enumerate(lines) if line.startswith('claim ')] + [len(lines) - 1]
    if len(begins) < 2 or begins[0] != 3:
        raise ValueError('no claim')
    all_hold = True
    for begin, end in zip(begins, begins[1:]):
        _, relation, bound = lines[begin].split()
        if relation not in ('at-least', 'at-most'):
            raise ValueError(f'not read: {lines[begin]}')
        kind = lines[begin + 1].removeprefix('by ')
        why = KINDS[kind](board, start, plies, relation == 'at-least', int(bound), lines[begin + 2:end])
        print(f'{name}: {relation} {bound} by {kind}: {why or "holds"}')
        all_hold = all_hold and why is None
    return all_hold


# --- the theorems ---------------------------------------------------------------------------------------------------

class SmallBoard(Board):
    """F, k and the worth of moves for all sets of cells, by definition."""

    def __init__(self, columns, rows):
        super().__init__(columns, rows)
        self.f = [0]
        for cells in range(1, 1 << self.cells):
            self.f.append(max(self.worth(cells, c) for c in bits(cells)))

    def k(self, cells, c):
        return sum(self.closed[v] & cells == 1 << c for v in bits(self.closed[c]))

    def worth(self, cells, c):
        return self.k(cells, c) - self.f[cells & ~(1 << c)]

    def parts(self, cells):
        while cells:
            part, before = cells & -cells, 0
            while part != before:
                before, near = part, sum(1 << v for v in range(self.cells) if self.closed[v] & part)
                part = cells & (part | sum(1 << c for c in bits(cells) if self.closed[c] & near))
            yield part
            cells &= ~part


def swing(board, own, enemy, plies, shunned=(0, 0)):
    """What the side to move will flip more than the other; the side to move shuns shunned[0], the other shunned[1]."""
    if plies == 0:
        return 0
    best = -100
    for cell in bits(board.all & ~own & ~enemy & ~shunned[0]):
        mine, theirs = move(board, own, enemy, cell)
        flips = (enemy & board.beside[cell]).bit_count()
        best = max(best, flips - swing(board, theirs, mine, plies - 1, shunned[::-1]))
    return best


def final(board, own, enemy, plies):
    return own.bit_count() - enemy.bit_count() + 2 * swing(board, own, enemy, plies) + plies % 2


def split(board, chance, shares):
    """Every cell goes to one of the lots, drawn by their shares."""
    lots = chance.choices(range(len(shares)), shares, k=board.cells)
    return [sum(1 << i for i, lot in enumerate(lots) if lot == which) for which in range(len(shares))]


def marks_theorems(chance):
    board = Board(3, 2)  # theorem 1, all positions
    for own in range(64):
        for enemy in (e for e in range(64) if not e & own):
            empty = 63 & ~own & ~enemy
            if board.image(empty, board.half_turn) == empty and not board.image(own, board.half_turn) & ~enemy:
                yield '1', all(final(board, own, enemy, n) <= 0 for n in range(0, empty.bit_count() + 1, 2))
    board = Board(3, 3)
    for _ in range(2000):  # theorems 2 and 2': of A, of B, empty, empty in P only with a mark of A or of B in Q
        a, b, _, d_of_a, d_of_b = split(board, chance, (2, 2, 4, .5, .5))
        to_b, to_a = a & chance.randrange(512), b & chance.randrange(512)
        plies = min(4, 9 - (a | b | d_of_a | d_of_b).bit_count())
        sure = swing(board, a, b, plies, (d_of_a | d_of_b, 0))
        cost = (d_of_a | to_a).bit_count()
        yield '2', swing(board, a & ~to_b | to_a | d_of_a, b & ~to_a | to_b | d_of_b, plies) >= sure - cost
    small = SmallBoard(3, 3)
    for _ in range(300):  # who moves last in N[v] owns v: the full board by its empty cells
        own, enemy, empty = split(board, chance, (1, 1, 1))
        settled = [v for v in range(9) if not board.closed[v] & empty]
        base = sum((own >> v & 1) - (enemy >> v & 1) for v in settled)
        if empty.bit_count() <= 6:
            yield 'F', final(board, own, enemy, empty.bit_count()) == base + small.f[empty]


def set_theorems(board):
    f, closed = board.f, board.closed
    degree = [c.bit_count() for c in closed]
    t, v, u = {0: 0}, {0: 0}, {}
    for e in range(1, 1 << board.cells):
        k = {c: board.k(e, c) for c in bits(e)}
        for s in (s for s in board.symmetries[1:] if [s[i] for i in s] == list(range(board.cells))):
            if board.image(e, s) == e and all(s[c] != c for c in bits(e)):
                yield '3', f[e] <= 0
        for c, d in itertools.permutations(k, 2):
            shared = (closed[c] & closed[d]).bit_count()
            most = board.worth(e, d) + 2 * (max(degree[c], degree[d]) - shared - k[d])
            yield '4', board.worth(e, c) <= most
        opened = [x for x in range(board.cells) if closed[x] & e]
        once = sum((closed[x] & e).bit_count() == 1 for x in opened)
        alternating = sum((-1) ** i * x for i, x in enumerate(sorted(k.values(), reverse=True)))
        yield '6', (f[e] - len(opened)) % 2 == 0 and abs(f[e] - alternating) <= len(opened) - once
        parts = list(board.parts(e))
        even = [p for p in parts if p.bit_count() % 2 == 0]
        odd = [p for p in parts if p.bit_count() % 2]
        sum_even = sum(f[p] for p in even)

        def g(a):
            return max(board.k(a, c) + f[a & ~(1 << c)] for c in bits(a))

        def upper(left):
            return max((g(a) - max(f[b] - upper([p for p in left if p not in (a, b)]) for b in left if b != a)
                        for a in left), default=0)
        if len(odd) % 2 == 0:
            yield '5', f[e] <= sum_even + upper(odd)
        else:
            yield '5', f[e] >= max(f[a] - upper([p for p in odd if p != a]) for a in odd) - sum_even
        if e.bit_count() % 2 == 0:
            t[e] = min([f[e]] + [max(board.k(e & ~(1 << c), d) - k[c] + t[e & ~(1 << c | 1 << d)] for d in k if d != c)
                                 for c in k])
        for b in even:
            a = e & ~b
            yield '7', f[e] >= f[a] + t[b] if a.bit_count() % 2 == 0 else f[e] <= f[a] - t[b]
        half = board.half_turn
        if board.cells % 2 == 0 and board.image(e, half) == e:
            for c in k:
                u[e, c] = max([board.k(e & ~(1 << c), half[c]) - v[e & ~(1 << c | 1 << half[c])]] + [
                    board.k(e & ~(1 << c), d) - max(
                        board.k(e & ~(1 << c | 1 << d), half[d]) - u[e & ~(1 << d | 1 << half[d]), c],
                        board.k(e & ~(1 << c | 1 << d), half[c]) - u[e & ~(1 << c | 1 << half[c]), d])
                    for d in k if d not in (c, half[c])])
                yield '8', f[e & ~(1 << c)] <= u[e, c]
            v[e] = max(k[c] - u[e, c] for c in k)
            yield '8', f[e] >= v[e]


def check_theorems():
    counts = {}
    boards = [set_theorems(SmallBoard(*size)) for size in ((4, 3), (6, 2), (3, 3), (12, 1))]
    for theorem, holds in itertools.chain(marks_theorems(random.Random(1)), *boards):
        cases, failed = counts.get(theorem, (0, 0))
        counts[theorem] = cases + 1, failed + (not holds)
    for theorem, (cases, failed) in sorted(counts.items()):
        print(f'theorem {theorem}: {cases} cases, {failed} failed')
    return not any(failed for _, failed in counts.values())


def main(arguments):
    if not arguments:
        print(__doc__, file=sys.stderr)
        return 2
    holds = True
    for name in arguments:
        try:
            holds = (check_theorems() if name == '--theorems' else check_file(name)) and holds
        except (OSError, ValueError, KeyError) as problem:
            print(f'{name}: cannot be read: {problem}', file=sys.stderr)
            return 2
    return 0 if holds else 1


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
