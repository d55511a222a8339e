"""How fast the Python module is: ./lawan python bench/python.py

Beside it runs the same in plain Python, and python-chess where it is installed. All times are CPU times.
"""

import random
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import lawan

SECONDS = 2.0


def rate(step):
    """How many of what `step` does and counts there are in a second of this process."""
    count, start = 0, time.process_time()
    while (taken := time.process_time() - start) < SECONDS:
        count += step()
    return count / taken


def playouts_one_by_one():
    game = lawan.game("othello")

    def step():
        position, moves = game.start(), 0
        while legal := position.legal_moves:
            position = position.play(random.choice(legal))
            moves += 1
        return moves

    return rate(step)


def playouts_side_by_side():
    batch = lawan.batch(lawan.game("othello"), 1000)

    def step():
        batch.reset()
        moves = 0
        while moved := batch.step_randomly():
            moves += moved
        return moves

    return rate(step)


def playouts_of_chess():
    try:
        import chess
    except ImportError:
        return None

    def step():
        board, moves = chess.Board(), 0
        while moves < 60 and (legal := list(board.legal_moves)):
            board.push(random.choice(legal))
            moves += 1
        return moves

    return rate(step)


DIRECTIONS = [(a, b) for a in (-1, 0, 1) for b in (-1, 0, 1) if a or b]


def flips(board, column, row, own):
    """The discs that a move turns, in plain Python."""
    turned = []
    for a, b in DIRECTIONS:
        x, y, line = column + a, row + b, []
        while 0 <= x < 8 and 0 <= y < 8 and board[y][x] == -own:
            line.append((x, y))
            x, y = x + a, y + b
        if 0 <= x < 8 and 0 <= y < 8 and board[y][x] == own:
            turned += line
    return turned


def playouts_in_plain_python():
    def step():
        board = [[0] * 8 for _ in range(8)]
        board[3][3] = board[4][4] = -1
        board[3][4] = board[4][3] = 1
        own, moves, passed = 1, 0, False
        while True:
            legal = [(x, y, turned) for y in range(8) for x in range(8)
                     if not board[y][x] and (turned := flips(board, x, y, own))]
            if not legal and passed:
                return moves
            passed = not legal
            if legal:
                x, y, turned = random.choice(legal)
                for column, row in [*turned, (x, y)]:
                    board[row][column] = own
            own, moves = -own, moves + 1

    return rate(step)


def planes_of_positions():
    positions = [lawan.game("othello").start()] * 100_000
    return rate(lambda: len(lawan.planes(positions)))


def positions_of_files():
    games = lawan.match(lawan.game("othello"), "random", "random", games=2000)["games"]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.txt"
        path.write_text("\n".join("".join(m for m in game["moves"] if m != "pass") for game in games))
        read = lawan.read_games(str(path))
        return rate(lambda: sum(len(chunk["moves"]) for chunk in read.arrays()))


def seconds_of(program):
    """CPU time of a new Python that runs a line, the median of nine."""
    times = []
    for _ in range(9):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, "-c", program], check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        times.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return sorted(times)[4]


def seconds_of_import():
    return seconds_of("import lawan") - seconds_of("pass")


def main():
    random.seed(1)
    print(f"playouts of Othello, move by move      {playouts_one_by_one():>12,.0f} moves/s")
    print(f"playouts of Othello, 1000 side by side {playouts_side_by_side():>12,.0f} moves/s")
    print(f"the same in plain Python               {playouts_in_plain_python():>12,.0f} moves/s")
    chess = playouts_of_chess()
    print("playouts of chess in python-chess      " + (f"{chess:>12,.0f} moves/s" if chess else "not installed"))
    print(f"planes of 100,000 positions            {planes_of_positions():>12,.0f} positions/s")
    print(f"Games.arrays()                         {positions_of_files():>12,.0f} positions/s")
    print(f"import lawan                           {1000 * seconds_of_import():>12,.0f} ms")


if __name__ == "__main__":
    main()
