#!/usr/bin/env python3
"""Measures rows of docs/performance.md, one after the other, and prints them as tables to paste there.

It needs this file, the program and data/ beside bench/: a checkout, or a folder with nothing else in it.
Nothing has to be built. Run it on an idle machine: each row has the machine to itself. All rows together
take about 11 minutes on 16 cores; the quick ones come first, and what does not fit into --time is named
at the end with the command that runs the rest.
"""
import argparse
import contextlib
import json
import os
import pathlib
import platform
import re
import resource
import shlex
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass

ROOT = pathlib.Path(__file__).resolve().parent.parent
# A program that was built elsewhere finds its weights and proofs here.
BESIDE = {'LAWAN_ROOT': str(ROOT), 'LAWAN_DATA': str(ROOT / 'data')}


def counted_in(count, unit):
    if count < 1e5:
        return f'{count:,} {unit}'
    return f'{count / 1e9:.2f} G {unit}' if count >= 1e9 else f'{count / 1e6:.1f} M {unit}'


def times(said, threads):
    """CPU seconds, and before them the wall clock where several threads share the work."""
    cpu = f'{said["cpu_seconds"]:.1f} CPU s'
    return cpu if threads == 1 else f'{said["seconds"]:.1f} s, {cpu}'


def value_text(value):
    return str(value).replace('-', '−')


@dataclass
class Run:
    """What a row's command said and took."""
    said: object  # its JSON, or its text
    code: int  # its exit code
    cpu: float  # seconds of the process and its children
    threads: int


def solved(run):
    said = run.said
    value = said['value']
    if value is None:
        value = f'{said["lower"]} to {said["upper"]}' if said['lower'] is not None else 'not settled'
    return f'{value_text(value)} in {times(said, run.threads)}, {counted_in(said["nodes"], "nodes")}'


def solved_by_sets(run):
    return solved(run).replace('nodes', 'sets')


def bounded(run):
    said = run.said
    bounds = 'not settled' if said['upper'] is None else f'at most {value_text(said["upper"])}'
    if said['lower'] is not None and said['lower'] == said['upper']:
        bounds = value_text(said['lower'])
    return f'{bounds} in {times(said, run.threads)}, {counted_in(said["nodes"], "nodes")}'


def bounded_below(run):
    return f'at least {value_text(run.said["lower"])} in {times(run.said, run.threads)}'


def perft(run):
    return f'{run.said["leaves_per_second"] / 1e6:.0f} M leaves per second'


def problems(run):
    total = run.said['total']
    return (f'{total["score"]} of {total["number"]} as expected in {times(total, run.threads)}, '
            f'{counted_in(total["nodes"], "nodes")}')


def judged(run):
    said = run.said
    return (f'{said["mean_error"]:.2f} discs, a best move in {said["best_moves_percent"]:.0f} % of '
            f'{said["positions"]}, {counted_in(said["nodes"], "nodes")}')


def verified(run):
    verdict = {0: 'holds', 3: 'holds where checked'}.get(run.code, 'does not hold')
    return f'{verdict}, {run.said["seconds"]:.1f} s, {run.cpu:.1f} CPU s'


def signature(run):
    return f'signature {run.said["signature"]}, {run.cpu:.2f} CPU s'


def of_the_paper(run):
    """The shares of the paper's nodes, as the table prints them: exact searches of the engine."""
    shares = re.findall(r'engine, (\S+), exact\s+\d+\s+\d+\s+([\d.]+)', run.said)
    return ', '.join(f'{name} {share} % of the nodes' for name, share in shares) or 'not found in the table'


def per_move(run):
    with contextlib.closing(sqlite3.connect('measured.db')) as store:
        plies = sum(len(moves.split()) for moves, in store.execute('SELECT moves FROM game'))
    return f'{1e6 * run.cpu / plies:.1f} µs of CPU time per move'


@dataclass
class Row:
    part: str
    what: str
    arguments: str
    figure: object
    about: float  # seconds on 16 idle cores
    threads: int = 1  # 0: all there are
    json: bool = True
    memory: int = 4  # GiB
    after: str = ''  # a row that writes what this one reads
    other: str = 'none known'
    ratio: str = ''


ROWS = [
    Row('Move generation', 'Othello, last ply in bulk', 'perft othello --depth 11', perft, 1, other='not measured'),
    Row('Move generation', 'Othello, every leaf visited', 'perft othello --depth 10 --no-bulk', perft, 1,
        other='not measured'),
    Row('Adjacency', '6 rounds, all best moves', 'solve adjacency --rounds 6 --threads 1', solved, 1),
    Row('Adjacency', '7 rounds, all best moves', 'solve adjacency --rounds 7 --threads 1', solved, 4),
    Row('Adjacency', '7 rounds, the value', 'solve adjacency --rounds 7 --at-most -2 --at-least -2 --threads 1',
        bounded, 1),
    Row('Adjacency', '8 rounds, the value',
        'solve adjacency --rounds 8 --at-most -2 --at-least -2 --threads 2 --memory 4096', bounded, 4, 2, memory=6),
    Row('Adjacency', '8 rounds, all best moves', 'solve adjacency --rounds 8 --threads 2 --memory 4096', solved, 36, 2,
        memory=6),
    Row('Adjacency', '9 rounds, the value',
        'solve adjacency --rounds 9 --at-most -2 --at-least -2 --threads 2 --memory 16384', bounded, 120, 2, memory=20),
    Row('Adjacency', 'full 6×6, all best moves', 'solve adjacency --size 6 --full --threads 1', solved_by_sets, 1),
    Row('Adjacency', 'full 8×5, all best moves and a line', 'solve adjacency --size 8x5 --full --threads 1',
        solved_by_sets, 15),
    Row('Adjacency', 'full 7×6, all best moves and a line',
        'solve adjacency --size 7x6 --full --threads 1 --memory 4096', solved_by_sets, 55, memory=6),
    Row('Adjacency', 'full 8×6, all best moves',
        'solve adjacency --size 8x6 --full --threads 16 --memory 70000', solved_by_sets, 90, 16, memory=80),
    Row('Adjacency', 'full 8×6 at most −2',
        'solve adjacency --size 8x6 --full --at-most -2 --threads 2 --proof 86.proof', bounded, 9, 2),
    Row('Adjacency', 'full 8×8, a lower bound', 'solve adjacency --full --at-least -40 --memory 2048', bounded_below,
        35, 0),
    Row('Adjacency', 'the proof of 8×8, 18,530 sets drawn at random', 'verify adjacency-full8.proof', verified, 2, 0),
    Row('Adjacency', 'the proof of 8×6, whole', 'verify 86.proof --whole --memory 8192', verified, 16, 0, memory=10,
        after='full 8×6 at most −2'),
    Row('Tic-tac-toe', '7,5,4, a win', 'solve tictactoe --size 7x5 --in-a-row 4 --threads 1', solved, 9),
    Row('Tic-tac-toe', '8,7,5, at most a draw', 'solve tictactoe --size 8x7 --in-a-row 5 --at-most 0 --threads 1',
        bounded, 1),
    Row('Tic-tac-toe', '8,8,5, a draw, all best moves and a line', 'solve tictactoe --size 8 --in-a-row 5 --threads 2', solved, 55, 2,
        other='17.4 h on another machine, when it was first solved (Hsu and others, 2020)'),
    Row('Tic-tac-toe', 'forced wins on 15×15, at most 1 s each', 'bench tictactoe --problems data/tictactoe.problems',
        problems, 15),
    Row('Connect Four', '7×6, all best moves and a line', 'solve connect4 --threads 2', solved, 45, 2,
        other='not measured'),
    Row('Othello', 'FFO 40–49, one thread', 'bench othello --problems FFO --to 10 --threads 1 --memory 1024', problems,
        20, other='Edax: measure it on the same machine'),
    Row('Othello', 'FFO 40–59, all cores', 'bench othello --problems FFO --to 20 --threads 0 --memory 4096', problems,
        50, 0, memory=6, other='Edax: measure it on the same machine'),
    Row('Othello', '6×6 from the start, four threads', 'solve othello --size 6 --threads 4 --memory 4096', solved, 57,
        4, memory=6, other='not measured'),
    Row('Othello', 'judgement, 15 plies, 28 empties: network',
        'train othello-accuracy --problems bench/othello-28-empties.obf --depth 15', judged, 5, 0,
        other='our table of weights: two rows below'),
    Row('Othello', 'the same: network at 87 %',
        'train othello-accuracy --problems bench/othello-28-empties.obf --depth 15 --confidence 1', judged, 8, 0,
        other='our table of weights: the next row'),
    Row('Othello', 'the same: table of weights',
        'train othello-accuracy --problems bench/othello-28-empties.obf --depth 15 --weights data/othello.weights',
        judged, 8, 0, other='not measured'),
    Row('Othello', 'nodes at six plies, against the paper\'s searches', 'experiment othello-nodes --seed 1 --quiet',
        of_the_paper, 2, json=False, other='the paper\'s searches', ratio='as stated'),
    Row('Arena', 'a whole tournament with its store',
        'tournament othello a:random b:random --openings none --games 4000 --store measured.db',
        per_move, 8, other='not measured'),
    Row('Program', 'a fixed set of searches', 'bench', signature, 1, other='not comparable'),
]
STARTS = 21


def program_beside():
    """The program of a checkout, or the one that lies beside bench/. `lawan` of a checkout is a script that builds."""
    for path in (ROOT / 'build/release/bin/lawan', ROOT / 'bin/lawan', ROOT / 'lawan'):
        try:
            with open(path, 'rb') as file:
                if file.read(4) == b'\x7fELF':
                    return str(path)
        except OSError:
            pass
    return None


def free_memory():
    for line in open('/proc/meminfo', encoding='utf-8'):
        if line.startswith('MemAvailable'):
            return int(line.split()[1]) // (1 << 20)
    return 0


def processor():
    for line in open('/proc/cpuinfo', encoding='utf-8'):
        if line.startswith('model name'):
            return line.split(':', 1)[1].strip()
    return platform.machine()


def system():
    try:
        return platform.freedesktop_os_release()['PRETTY_NAME']
    except (OSError, AttributeError, KeyError):
        return f'{platform.system()} {platform.release()}'


def cpu_of_children():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def measured(row, arguments, seconds):
    """What the row's command came to; `seconds` are all that it may take."""
    words = shlex.split(row.arguments.replace('FFO', shlex.quote(arguments.ffo or '')))
    # The commands name files as in a checkout; they run in a folder of their own, which keeps what they write.
    words = [str(ROOT / word) if word.startswith(('data/', 'bench/')) else word for word in words]
    before = cpu_of_children()
    try:
        ran = subprocess.run([arguments.lawan, *words, *(['--json'] if row.json else [])], stdin=subprocess.DEVNULL,
                             stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=seconds,
                             env={**os.environ, **BESIDE, 'LC_ALL': 'C.UTF-8'})
    except subprocess.TimeoutExpired:
        return f'not done within {seconds:.0f} s'
    try:
        said = json.loads(ran.stdout) if row.json else ran.stdout
        return row.figure(Run(said, ran.returncode, cpu_of_children() - before, row.threads))
    except (ValueError, KeyError, TypeError, OSError) as error:
        last = (ran.stderr.strip() or ran.stdout.strip() or repr(error)).splitlines()[-1]
        return f'failed with exit code {ran.returncode}: {last}'


def time_to_prompt(lawan):
    def once():
        begun = time.perf_counter()
        subprocess.run([lawan, 'play', 'othello'], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=True,
                       env={**os.environ, **BESIDE})
        return 1000 * (time.perf_counter() - begun)
    taken = sorted(once() for _ in range(STARTS))
    return f'{statistics.median(taken):.0f} ms, the median of {STARTS} ({taken[0]:.0f} to {taken[-1]:.0f} ms)'


def table(lines, machine):
    """lines: pairs of a row and what it came to, in the order of the page."""
    text, part = [], None
    for row, ours in lines:
        if row.part != part:
            part = row.part
            text += ['', f'## {part}', '', '| what | command | machine | ours | the best other | ratio |',
                     '| --- | --- | --- | --- | --- | --- |']
        command = row.arguments.replace('FFO', 'fforum-40-59.obf')
        text.append(f'| {row.what} | `./lawan {command}` | {machine} | {ours} | {row.other} | {row.ratio} |')
    return '\n'.join(text)


def options():
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument('--lawan', metavar='PROGRAM', default=program_beside(),
                        help='the program [build/release/bin/lawan, bin/lawan or lawan beside bench/]')
    reader.add_argument('--ffo', metavar='FILE.obf',
                        help='the Fforum positions 40 to 59, which do not come with Lawan; without it their rows are '
                             'left out')
    reader.add_argument('--only', metavar='REGEX', default='',
                        help='only rows whose part and name match, such as adjacency')
    reader.add_argument('--time', metavar='SECONDS', type=float, default=560,
                        help='begin no row that would end later than this [560]')
    reader.add_argument('--machine', metavar='NAME', default='this one',
                        help='what to write into the column of machines')
    reader.add_argument('--out', metavar='FILE', help='write the tables there too, after every row')
    reader.add_argument('--list', action='store_true', help='only name the rows, with how long each takes')
    arguments = reader.parse_args()
    if arguments.lawan is None:
        reader.error('no program beside bench/: name one with --lawan')
    arguments.lawan = str(pathlib.Path(arguments.lawan).resolve())
    for name in ('ffo', 'out'):
        if getattr(arguments, name):
            setattr(arguments, name, str(pathlib.Path(getattr(arguments, name)).resolve()))
    return arguments


def rows_wanted(arguments):
    chosen = re.compile(arguments.only, re.IGNORECASE)
    rows = [row for row in ROWS
            if chosen.search(f'{row.part} {row.what}') and ('FFO' not in row.arguments or arguments.ffo)]
    # A row that reads what another one writes brings it along.
    needed = {row.after for row in rows}
    return [row for row in ROWS if row in rows or row.what in needed]


def in_order(rows):
    """The quick ones first, and none before the one whose file it reads."""
    seconds = {row.what: row.about for row in rows}
    return sorted(rows, key=lambda row: (max(row.about, seconds.get(row.after, 0)), row.after != ''))


def heading(arguments):
    version = subprocess.run([arguments.lawan, '--version'], stdout=subprocess.PIPE, text=True, check=True).stdout
    return (f'{processor()}, {len(os.sched_getaffinity(0))} cores, {system()}, {version.strip()}; '
            f'load at the start {os.getloadavg()[0]:.2f}')


def main():
    arguments = options()
    rows = rows_wanted(arguments)
    if arguments.list:
        for row in rows:
            print(f'{row.about:4.0f} s  {row.part}: {row.what}: lawan {row.arguments}')
        return 0
    if not rows:
        sys.exit('measure.py: no row matches --only')
    begun = time.monotonic()
    head = heading(arguments)
    print(head, file=sys.stderr, flush=True)
    figures, left_out = {}, []

    def shown():
        return head + '\n' + table([(row, figures[row.what]) for row in rows if row.what in figures], arguments.machine)

    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        os.environ['XDG_DATA_HOME'] = folder
        for row in in_order(rows):
            left = arguments.time - (time.monotonic() - begun)
            if row.memory > free_memory() or row.about > left:
                left_out.append((row, 'memory' if row.memory > free_memory() else 'time'))
                continue
            figures[row.what] = measured(row, arguments, left + 30)
            print(f'{row.part}: {row.what}: {figures[row.what]}', file=sys.stderr, flush=True)
            if arguments.out:
                pathlib.Path(arguments.out).write_text(shown() + '\n', encoding='utf-8')
        if not arguments.only:
            rows.append(Row('Program', 'from the shell to the prompt', 'play othello < /dev/null', None, 1))
            figures[rows[-1].what] = time_to_prompt(arguments.lawan)
        os.chdir(ROOT)
    print(shown())
    if arguments.out:
        pathlib.Path(arguments.out).write_text(shown() + '\n', encoding='utf-8')
    for row, why in left_out:
        print(f'left out for want of {why}: {row.part}: {row.what}', file=sys.stderr)
    if any(why == 'time' for _, why in left_out):
        rest = '|'.join(row.what for row, why in left_out if why == 'time')
        print(f'what time left out: bench/measure.py --only {shlex.quote(rest)}', file=sys.stderr)
    return 1 if any(text.startswith(('failed', 'not done')) for text in figures.values()) else 0


if __name__ == '__main__':
    sys.exit(main())
