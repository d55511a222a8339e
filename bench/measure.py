#!/usr/bin/env python3
"""Measures what docs/performance.md shows, in one go: one table a part of the page.

usage: bench/measure.py [--lawan PROGRAM] [--only REGEX] [--cores N] [--ffo FILE.obf] [--list]

Rows run side by side, each on processor cores of its own; those that take all cores run first, alone. CPU
seconds and nodes come from the programs' own --json. FFO is the file of the Fforum positions 40 to 59, which
does not come with Lawan; its rows are left out without it.
"""
import argparse
import concurrent.futures
import json
import os
import pathlib
import platform
import re
import shlex
import subprocess
import sys
import threading
from dataclasses import dataclass

ROOT = pathlib.Path(__file__).resolve().parent.parent


def millions(count):
    return f'{count / 1e9:.2f} G' if count >= 1e9 else f'{count / 1e6:.1f} M'


def solved(said):
    return f'{said["value"]} in {said["seconds"]:.1f} s', f'{said["cpu_seconds"]:.1f} CPU s, {millions(said["nodes"])} nodes'


def bounded(said):
    bounds = f'from {said["lower"]} to {said["upper"]}' if said['lower'] != said['upper'] else str(said['value'])
    return f'{bounds} in {said["seconds"]:.1f} s', f'{said["cpu_seconds"]:.1f} CPU s, {millions(said["nodes"])} nodes'


def counted(said):
    return f'{said["leaves_per_second"] / 1e6:.0f} M leaves per second', f'{said["seconds"]:.2f} s'


def problems(said):
    total = said['total']
    return (f'{total["score"]} of {total["number"]} as expected in {total["seconds"]:.1f} s',
            f'{total["cpu_seconds"]:.1f} CPU s, {millions(total["nodes"])} nodes')


def judged(said):
    return (f'{said["mean_error"]:.2f} discs, best move {said["best_moves_percent"]:.0f} %',
            f'{said["positions"]} positions, {millions(said["nodes"])} nodes')


def verified(said):
    return 'holds where looked at' if said['claims'][0]['holds'] else 'does not hold', f'{said["seconds"]:.1f} s'


@dataclass
class Row:
    part: str
    what: str
    arguments: str
    figure: object
    cores: int = 1  # 0: all there are


ROWS = [
    Row('Move generation', 'Othello, last ply in bulk', 'perft othello --depth 11', counted),
    Row('Move generation', 'Othello, every leaf visited', 'perft othello --depth 10 --no-bulk', counted),
    Row('Adjacency', '6 rounds, all best moves', 'solve adjacency --rounds 6 --threads 1', solved),
    Row('Adjacency', '7 rounds, all best moves', 'solve adjacency --rounds 7 --threads 1', solved),
    Row('Adjacency', '7 rounds, the value', 'solve adjacency --rounds 7 --at-most -2 --at-least -2 --threads 1', bounded),
    Row('Adjacency', '8 rounds, the value',
        'solve adjacency --rounds 8 --at-most -2 --at-least -2 --threads 2 --memory 4096', bounded, 2),
    Row('Adjacency', '8 rounds, all best moves', 'solve adjacency --rounds 8 --threads 2 --memory 4096', solved, 2),
    Row('Adjacency', '9 rounds, the value',
        'solve adjacency --rounds 9 --at-most -2 --at-least -2 --threads 2 --memory 16384', bounded, 2),
    Row('Adjacency', 'full 6×6, all best moves', 'solve adjacency --size 6 --full --threads 1', solved),
    Row('Adjacency', 'full 8×5, all best moves', 'solve adjacency --size 8x5 --full --threads 1', solved),
    Row('Adjacency', 'full 7×6, all best moves', 'solve adjacency --size 7x6 --full --threads 1 --memory 4096', solved),
    Row('Adjacency', 'full 8×6 at most −2', 'solve adjacency --size 8x6 --full --at-most -2 --threads 2', bounded, 2),
    Row('Adjacency', 'the proof of 8×8, sets drawn at random', 'verify adjacency-full8.proof', verified),
    Row('Tic-tac-toe', '7,5,4', 'solve tictactoe --size 7x5 --in-a-row 4 --threads 1', solved),
    Row('Tic-tac-toe', '8,7,5', 'solve tictactoe --size 8x7 --in-a-row 5 --at-most 0 --threads 1', bounded),
    Row('Tic-tac-toe', '8,8,5', 'solve tictactoe --size 8 --in-a-row 5 --at-most 0 --threads 2', bounded, 2),
    Row('Tic-tac-toe', 'forced wins on 15×15, 1 s each', 'bench tictactoe --problems data/tictactoe.problems', problems),
    Row('Connect Four', '7×6, all best moves and a line', 'solve connect4 --threads 2', solved, 2),
    Row('Othello', 'FFO 40–49, one thread', 'bench othello --problems FFO --to 10 --threads 1 --memory 1024', problems),
    Row('Othello', 'FFO 40–59, all cores', 'bench othello --problems FFO --threads 0 --memory 4096', problems, 0),
    Row('Othello', '6×6 from the start, four threads', 'solve othello --size 6 --threads 4 --memory 4096', solved, 4),
    Row('Othello', 'judgement with the network, 15 plies, 28 empties',
        'train othello-accuracy --problems bench/othello-28-empties.obf --depth 15', judged),
    Row('Othello', 'judgement with the table',
        'train othello-accuracy --problems bench/othello-28-empties.obf --depth 15 --weights data/othello.weights',
        judged),
]


class Cores:
    """Hands out processor cores; whoever asks for more than are free waits."""

    def __init__(self, cores):
        self.free = sorted(cores)
        self.changed = threading.Condition()

    def take(self, count):
        with self.changed:
            self.changed.wait_for(lambda: len(self.free) >= count)
            taken, self.free = self.free[:count], self.free[count:]
            return taken

    def give(self, cores):
        with self.changed:
            self.free = sorted(self.free + cores)
            self.changed.notify_all()


def measured(row, arguments, cores, all_cores):
    count = min(row.cores or len(all_cores), len(all_cores))
    taken = cores.take(count)
    try:
        command = [arguments.lawan, *shlex.split(row.arguments.replace('FFO', arguments.ffo or '')), '--json']
        ran = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                             preexec_fn=lambda: os.sched_setaffinity(0, taken))
        try:
            figures = row.figure(json.loads(ran.stdout))
        except (ValueError, KeyError, TypeError) as error:
            last = (ran.stderr.strip() or ran.stdout.strip() or str(error)).splitlines()[-1]
            figures = (f'failed with exit code {ran.returncode}', last)
        print(f'{row.part}: {row.what}: {", ".join(figures)}', file=sys.stderr, flush=True)
        return figures
    finally:
        cores.give(taken)


def processor():
    for line in open('/proc/cpuinfo', encoding='utf-8'):
        if line.startswith('model name'):
            return line.split(':', 1)[1].strip()
    return platform.machine()


def print_tables(rows, figures):
    part = None
    for row, (result, effort) in zip(rows, figures):
        if row.part != part:
            part = row.part
            print(f'\n## {part}\n\n| what | command | result | effort |\n| --- | --- | --- | --- |')
        print(f'| {row.what} | `./lawan {row.arguments}` | {result} | {effort} |')


def main():
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument('--lawan', default=str(ROOT / 'build/release/bin/lawan'))
    reader.add_argument('--only', default='')
    reader.add_argument('--cores', type=int, default=0)
    reader.add_argument('--ffo')
    reader.add_argument('--list', action='store_true')
    arguments = reader.parse_args()
    chosen = re.compile(arguments.only, re.IGNORECASE)
    rows = [row for row in ROWS if chosen.search(f'{row.part} {row.what}') and ('FFO' not in row.arguments or arguments.ffo)]
    if arguments.list:
        for row in rows:
            print(f'{row.part}: {row.what}: lawan {row.arguments}')
        return 0
    if not rows:
        sys.exit('measure.py: no row fits --only')
    all_cores = sorted(os.sched_getaffinity(0))
    if arguments.cores > 0:
        all_cores = all_cores[:arguments.cores]
    cores = Cores(all_cores)
    # The widest first: a row that takes all cores then waits for none.
    order = sorted(range(len(rows)), key=lambda i: -(rows[i].cores or len(all_cores)))
    figures = {}
    with concurrent.futures.ThreadPoolExecutor(max_workers=len(all_cores)) as pool:
        running = {}
        for i in order:
            if rows[i].cores == 0:
                figures[i] = measured(rows[i], arguments, cores, all_cores)
            else:
                running[i] = pool.submit(measured, rows[i], arguments, cores, all_cores)
        for i, future in running.items():
            figures[i] = future.result()
    version = subprocess.run([arguments.lawan, '--version'], stdout=subprocess.PIPE, text=True, check=True).stdout.strip()
    print(f'{processor()}, {len(all_cores)} cores, {platform.system()} {platform.release()}, {version}')
    print_tables(rows, [figures[i] for i in range(len(rows))])
    return 1 if any(result.startswith('failed') for result, _ in figures.values()) else 0


if __name__ == '__main__':
    sys.exit(main())
