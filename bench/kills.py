#!/usr/bin/env python3
"""Kills each of the programs that keep what they have done, again and again, and looks for what is lost.

usage: bench/kills.py [server] [tournament] [training] [solve] [--kills N] [--seed S] [--lawan PROGRAM]

Every one is killed N times (100 unless told) with SIGKILL at moments that the seed draws, started again on
the same files, and asked for all that it had acknowledged:
  server      every move, new game and closed game that three browsers were told of
  tournament  every game that could be read from its file while it ran
  training    every batch of games that stood in its file
  solve       a checkpoint that is whole, with every fact of the one before, and at the end the right value
Prints a line for each; exit status 1 where anything was lost.
"""
import argparse
import asyncio
import json
import pathlib
import random
import re
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from crowd import Line, ROOT  # noqa: E402


class Lost(Exception):
    pass


def started(command, **streams):
    return subprocess.Popen([str(word) for word in command], **streams)


def killed(process):
    """Whether it was still at work."""
    process.send_signal(signal.SIGKILL)
    return process.wait() == -signal.SIGKILL


# ---- the server

class Browser:
    """Plays both sides of games, each on a board of its own, and remembers what it was told."""

    def __init__(self, name):
        self.token, self.name, self.number = None, name, 0
        self.boards = {}  # the moves on each, as they were acknowledged
        self.closing = set()  # asked for: they may be there or not
        self.told = 0

    async def check(self, port):
        line = await Line.open(port)
        hello = {'type': 'hello', **({'token': self.token} if self.token else {})}
        welcome = await line.ask(**hello)
        if self.boards and not welcome['resumed']:
            raise Lost('a session')
        self.token = welcome['token']
        there = set(welcome['boards'])
        for board, moves in self.boards.items():
            if board not in there:
                raise Lost(f'board {board} of {self.name}')
            state = await line.ask(type='state', board=board)
            found = [each['move'] for each in state['moves']]
            if found[:len(moves)] != moves or len(found) > len(moves) + 1:
                raise Lost(f'moves: {moves} were acknowledged, {found} are there')
        asked = {f'b{self.number}'} | self.closing
        if there - set(self.boards) - asked:
            raise Lost(f'closed boards came back: {there - set(self.boards)}')
        for board in there & asked - set(self.boards):  # it had not heard of them
            await line.ask(type='close', board=board)
        self.closing.clear()
        return line

    async def play(self, line, generator):
        while True:
            while len(self.boards) > 3:  # first: on a busy machine it may be killed before the end of any game
                oldest = next(iter(self.boards))
                self.closing.add(oldest)
                del self.boards[oldest]
                await line.ask(type='close', board=oldest)
                self.closing.discard(oldest)
                self.told += 1
            self.number += 1
            board = f'b{self.number}'
            seats = {'X': {'kind': 'human'}, 'O': {'kind': 'human'}}
            state = await line.ask(type='new', board=board, game='tictactoe', players=seats)
            self.boards[board] = []
            while not state['result']:
                move = generator.choice(state['position']['legal'])['move']
                state = await line.ask(type='move', board=board, move=move)
                self.boards[board] = [each['move'] for each in state['moves']]
                self.told += 1


async def until_killed(browser, line, generator):
    try:
        await browser.play(line, generator)
    except (ConnectionError, asyncio.IncompleteReadError):
        pass


async def serve_once(lawan, store, browsers, generator, kill):
    server = started([lawan, 'serve', '--no-open', '--port', '0', '--store', store],
                     stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        port = None
        while port is None:
            line = server.stdout.readline()
            if not line:
                raise Lost('the server does not start')
            found = re.search(r'http://[^:]+:(\d+)/', line)
            port = found and int(found[1])
        lines = [await browser.check(port) for browser in browsers]
        if not kill:
            return
        playing = [asyncio.create_task(until_killed(*each, generator)) for each in zip(browsers, lines)]
        await asyncio.sleep(generator.uniform(0, 0.5))
        killed(server)
        await asyncio.gather(*playing)
    finally:
        killed(server)


def server(lawan, kills, generator, folder):
    browsers = [Browser(f'browser {i}') for i in range(3)]
    for i in range(kills + 1):
        asyncio.run(serve_once(lawan, folder / 'page.sqlite', browsers, generator, i < kills))
    return f'{sum(browser.told for browser in browsers)} acknowledged moves and closings'


# ---- a tournament

def games_in(store):
    try:
        with sqlite3.connect(f'file:{store}?mode=ro', uri=True, timeout=60) as base:
            return {row[0]: row[1:] for row in base.execute('SELECT * FROM game')}
    except sqlite3.OperationalError:
        return {}  # not there yet


def tournament(lawan, kills, generator, folder):
    done, seen, cups = 0, 0, 0
    while done < kills:
        cups += 1
        store = folder / f'cup{cups}.db'
        command = [lawan, 'tournament', 'othello', 'random', 'greedy', 'alphabeta', '--size', 6, '--depth', 2, '--games', 1000,
                   '--seed', cups, '--concurrency', 2, '--store', store, '--json', '--quiet']
        before = {}
        while True:
            with open(folder / 'table', 'w') as table, open(folder / 'errors', 'w') as errors:
                running = started(command, stdout=table, stderr=errors)
                if done < kills:
                    time.sleep(generator.uniform(0, 0.6))
                    before.update(games_in(store))
                    done += killed(running)
                else:
                    running.wait()
            after = games_in(store)
            lost = [number for number in before if after.get(number) != before[number]]
            if lost:
                raise Lost(f'{len(lost)} of {len(before)} games')
            before = after
            if running.returncode == 0:
                break
            if running.returncode != -signal.SIGKILL:
                raise Lost((folder / 'errors').read_text())
        count = json.loads((folder / 'table').read_text())['game_count']
        if count != 3000 or len(before) != 3000:
            raise Lost(f'{count} games in the table, {len(before)} in the file, of 3000')
        seen += count
    return f'{seen} games of {cups} tournaments'


# ---- training

def records_in(path):
    """Whole records: a line that says what they are, and then a length of four bytes before each."""
    data = path.read_bytes() if path.exists() else b''
    at = data.find(b'\n') + 1
    records = []
    while at and at + 4 <= len(data):
        end = at + 4 + int.from_bytes(data[at:at + 4], 'little')
        if end > len(data):
            break
        records.append(data[at:end])
        at = end
    return records


def training(lawan, kills, generator, folder):
    done, seen, runs = 0, 0, 0
    while done < kills:
        runs += 1
        games = folder / f'games{runs}'
        path = folder / f'games{runs}.1'
        command = [lawan, 'train', 'othello', '--generations', 1, '--games', 3000, '--depth', 1, '--solve-from', 6, '--iterations', 2,
                   '--error-positions', 0, '--store', games, '--out', folder / 'weights', '--seed', runs, '--threads', 2, '--quiet']
        before = []
        while done < kills:
            with open(folder / 'errors', 'w') as errors:
                running = started(command, stdout=subprocess.DEVNULL, stderr=errors)
                more = len(before) + generator.randrange(3)  # at its start, or while it writes
                while running.poll() is None and len(records_in(path)) < more:
                    time.sleep(0.01)
                time.sleep(generator.uniform(0, 0.3))
                before = max(before, records_in(path), key=len)
                done += killed(running)
            after = records_in(path)
            if after[:len(before)] != before:
                raise Lost(f'of {len(before)} batches, {len(after)} are there')
            before = after
            if running.returncode == 0:
                break
            if running.returncode != -signal.SIGKILL:
                raise Lost((folder / 'errors').read_text())
        # What is there is read, and goes on.
        with open(folder / 'errors', 'w') as errors:
            last = started(command, stdout=subprocess.DEVNULL, stderr=errors)
            if last.wait() != 0:
                raise Lost((folder / 'errors').read_text())
        if records_in(path)[:len(before)] != before:
            raise Lost('batches, in the run that came to its end')
        if not (folder / 'weights').exists():
            raise Lost('the weights')
        seen += len(before)
    return f'{seen} batches of {runs} trainings'


# ---- a solve

def facts_in(path):
    if not path.exists():
        return set()
    lines = path.read_text().splitlines()
    if len(lines) < 2 or lines[-1].split()[:2] != ['end', f'{len(lines) - 2:x}'] and \
            lines[-1].split()[:2] != ['end', str(len(lines) - 2)]:
        raise Lost('the checkpoint is not whole')
    return {line.split(':')[0] for line in lines[1:-1]}


SOLVE = ['solve', 'adjacency', '--size', 6, '--rounds', 8, '--threads', 1, '--memory', 64]


def solve(lawan, kills, generator, folder):
    """Checkpoints are written after five seconds: the moments lie around that one."""
    done, seen, most = 0, 0, set()
    path = folder / 'checkpoint'
    values = set()
    while done < kills:
        with open(folder / 'answer', 'w') as answer, open(folder / 'errors', 'w') as errors:
            running = started([lawan, *SOLVE, '--checkpoint', path, '--json', '--quiet'], stdout=answer, stderr=errors)
            began = time.monotonic()
            while running.poll() is None and time.monotonic() - began < 4.5:
                time.sleep(0.05)
            time.sleep(generator.uniform(0, 1.5))
            done += killed(running)
        facts = facts_in(path)
        if most - facts:
            raise Lost(f'{len(most - facts)} of {len(most)} facts')
        seen += len(facts - most)
        most = facts
        if running.returncode == 0:
            values.add(json.loads((folder / 'answer').read_text())['value'])
            most = set()
            path.unlink()
        elif running.returncode != -signal.SIGKILL:
            raise Lost((folder / 'errors').read_text())
    last = [lawan, *SOLVE, '--checkpoint', path, '--time', 300, '--json', '--quiet']
    ran = subprocess.run([str(word) for word in last], capture_output=True, text=True)
    values.add(json.loads(ran.stdout)['value'])
    if len(values) != 1:
        raise Lost(f'values {values}')
    return f'{seen} facts, value {values.pop()}'


def main():
    kinds = {'server': server, 'tournament': tournament, 'training': training, 'solve': solve}
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('kinds', nargs='*', choices=[[], *kinds], default=[])
    parser.add_argument('--kills', type=int, default=100)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--lawan', default=str(ROOT / 'build/release/bin/lawan'))
    args = parser.parse_args()
    failed = False
    for kind in args.kinds or kinds:
        began = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            try:
                what = kinds[kind](args.lawan, args.kills, random.Random(args.seed), pathlib.Path(folder))
            except Lost as lost:
                what, failed = f'LOST: {lost}', True
        print(f'{kind}: killed {args.kills} times, seed {args.seed}, {time.monotonic() - began:.0f} s: {what}', flush=True)
    sys.exit(failed)


main()
