#!/usr/bin/env python3
"""Makes the table of values of Adjacency on small boards, from the papers' start, by `lawan solve`.

    adjacency_values.py [--lawan PROGRAM] [--known FILE] [--time SECONDS] [--memory MIB] [--threads N]

Asks for all full boards from 4x4 to 7x7 and for all rounds on boards up to 6x6, the quickest first, and prints two
tables in Markdown. What is settled is kept in FILE, so that a later run goes on from there and tries again what took
longer than SECONDS; `-6..0` stands for bounds. Boards MxN and NxM are the same game: the reflection that maps the
corner of X to itself maps one to the other.
"""
import argparse
import json
import subprocess
import sys
from pathlib import Path

CORNERS = 8  # marks at the start


def questions():
    sizes = [(m, n) for m in range(4, 8) for n in range(4, m + 1)]
    full = [(m, n, 'full') for m, n in sizes]
    rounds = [(m, n, r) for m, n in sizes if m <= 6 for r in range(1, (m * n - CORNERS) // 2 + 1)]
    return sorted(full + rounds, key=lambda q: ((q[0] * q[1] - CORNERS) // 3 if q[2] == 'full' else 2 * q[2], q[0] * q[1]))


def solve(options, question):
    m, n, length = question
    what = ['--full'] if length == 'full' else ['--rounds', str(length)]
    command = [options.lawan, 'solve', 'adjacency', '--size', f'{m}x{n}', *what, '--time', str(options.time),
               '--memory', str(options.memory), '--threads', str(options.threads), '--json', '--quiet']
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode not in (0, 3):
        sys.exit(f'{" ".join(command)}: {done.stderr.strip()}')
    answer = json.loads(done.stdout)
    return {key: answer[key] for key in ('lower', 'upper', 'nodes', 'cpu_seconds')}


def shown(answer):
    if answer is None:
        return ''
    low, high = ('?' if b is None else f'{b:+d}' if b else '0' for b in (answer['lower'], answer['upper']))
    return low if low == high else f'{low}..{high}'


def is_settled(answer):
    return answer is not None and answer['lower'] is not None and answer['lower'] == answer['upper']


def print_tables(known):
    print('\n| full board, columns × rows | value | CPU s |\n| --- | --- | --- |')
    for m, n, length in questions():
        answer = known.get(f'{m}x{n} {length}')
        if length == 'full' and answer:
            print(f'| {m}×{n} | {shown(answer)} | {answer["cpu_seconds"]:.1f} |')
    boards = sorted({(m, n) for m, n, length in questions() if length != 'full'}, key=lambda b: b[0] * b[1])
    most = (boards[-1][0] * boards[-1][1] - CORNERS) // 2
    print('\n| rounds | ' + ' | '.join(map(str, range(1, most + 1))) + ' |')
    print('| --- ' * (most + 1) + '|')
    for m, n in boards:
        row = (shown(known.get(f'{m}x{n} {r}')) for r in range(1, most + 1))
        print(f'| {m}×{n} | ' + ' | '.join(row) + ' |')


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    root = Path(__file__).resolve().parents[1]
    parser.add_argument('--lawan', default=str(root / 'build' / 'release' / 'bin' / 'lawan'))
    parser.add_argument('--known', type=Path, default=Path('adjacency-values.json'))
    parser.add_argument('--time', type=float, default=60)
    parser.add_argument('--memory', type=int, default=2048)
    parser.add_argument('--threads', type=int, default=0)
    options = parser.parse_args()
    known = json.loads(options.known.read_text()) if options.known.exists() else {}
    for question in questions():
        name = '{}x{} {}'.format(*question)
        if is_settled(known.get(name)):
            continue
        known[name] = solve(options, question)
        print(f'{name}: {shown(known[name])} in {known[name]["cpu_seconds"]:.1f} CPU s', file=sys.stderr, flush=True)
        options.known.write_text(json.dumps(known, indent=1) + '\n')
    print_tables(known)
    return 0


if __name__ == '__main__':
    sys.exit(main())
