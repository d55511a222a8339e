#!/usr/bin/env python3
"""How long people at a server wait while somebody else asks too much of it.

usage: bench/crowd.py [--lawan PROGRAM] [--players N] [--moves N] [--heavy N] [--boards N] [--bot SPEC] [--flood] [--compare] [--threads N]

Starts a server of its own. A heavy client puts --boards slow bots at work, and with --flood asks for analyses as fast as it may,
with --compare for long comparisons of searches. Then every player plays against level 1, a move as soon as the answer is
there. Printed for both, in milliseconds: until a move was acknowledged (saved on disk), and until the bot had replied.
"""
import argparse
import asyncio
import base64
import json
import os
import pathlib
import re
import resource
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
SLOW = 'minimax(depth=40,move-time=86400)'


class Line:
    """A WebSocket that says and hears JSON."""

    def __init__(self, reader, writer):
        self.reader, self.writer, self.number = reader, writer, 0

    @classmethod
    async def open(cls, port):
        reader, writer = await asyncio.open_connection('127.0.0.1', port)
        key = base64.b64encode(os.urandom(16)).decode()
        host = f'127.0.0.1:{port}'
        writer.write((f'GET /ws HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nOrigin: http://{host}\r\n'
                      f'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n').encode())
        head = await reader.readuntil(b'\r\n\r\n')
        if b' 101 ' not in head:
            sys.exit(f'the server refused: {head.decode()}')
        return cls(reader, writer)

    def say(self, **message):
        self.number += 1
        body = json.dumps({'id': self.number, **message}).encode()
        length = bytes([0x80 | len(body)]) if len(body) < 126 else bytes([0x80 | 126]) + len(body).to_bytes(2, 'big')
        self.writer.write(b'\x81' + length + bytes(4) + body)  # a mask of noughts changes nothing
        return self.number

    async def hear(self):
        while True:
            first, second = await self.reader.readexactly(2)
            length = second & 127
            if length == 126:
                length = int.from_bytes(await self.reader.readexactly(2), 'big')
            elif length == 127:
                length = int.from_bytes(await self.reader.readexactly(8), 'big')
            body = await self.reader.readexactly(length)
            if first & 15 == 1:
                return json.loads(body)
            if first & 15 == 8:
                raise ConnectionError('the server has closed the line')

    async def until(self, fits):
        while True:
            message = await self.hear()
            if message['type'] == 'error' and 're' in message:
                raise RuntimeError(message['message'])
            if fits(message):
                return message

    async def ask(self, **message):
        number = self.say(**message)
        return await self.until(lambda heard: heard.get('re') == number)


async def player(port, moves, start, waits, replies):
    line = await Line.open(port)
    await line.ask(type='hello')
    game = {'type': 'new', 'board': 'play', 'game': 'adjacency', 'players': {'X': {'kind': 'human'}, 'O': {'kind': 'level', 'level': 1}}}
    state = await line.ask(**game)
    await start.wait()
    for _ in range(moves):
        if not state['position']['legal'] or state['result']:
            state = await line.ask(**game)
        began = time.monotonic()
        move = state['position']['legal'][0]['move']
        state = await line.ask(type='move', board='play', move=move)
        waits.append(time.monotonic() - began)
        if not state['your_turn'] and not state['result']:
            state = await line.until(lambda heard: heard['type'] == 'state' and (heard['your_turn'] or heard['result']))
        replies.append(time.monotonic() - began)


async def heavy(port, boards, bot, flood, compare):
    line = await Line.open(port)
    await line.ask(type='hello')
    for board in range(boards):
        # Both sides are the bot, so that it is always somebody's turn.
        line.say(type='new', board=f'slow{board}', game='othello',
                 players={'X': {'kind': 'bot', 'bot': bot}, 'O': {'kind': 'bot', 'bot': bot}})
    where = {'game': 'othello'}
    if compare:
        runs = [{'algorithm': 'minimax'}] * 4
        for _ in range(4):
            line.say(type='compare', where=where, depth=12, runs=runs, seconds=60)
    while True:
        if flood:
            line.say(type='analyse', where=where)
            await asyncio.sleep(1 / 55)  # just below what the server takes
        await asyncio.wait_for(line.hear(), 3600) if not flood else await drained(line)


async def drained(line):
    try:
        while True:
            await asyncio.wait_for(line.hear(), 0.0005)
    except asyncio.TimeoutError:
        pass


def row(name, times):
    times = sorted(1000 * each for each in times)
    at = lambda part: times[min(len(times) - 1, int(part * len(times)))]
    print(f'{name:<24}{len(times):>7}{at(0.5):>9.1f}{at(0.95):>9.1f}{at(0.99):>9.1f}{times[-1]:>9.1f}')


async def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--lawan', default=str(ROOT / 'build/release/bin/lawan'))
    parser.add_argument('--players', type=int, default=50)
    parser.add_argument('--moves', type=int, default=20, help='of each player')
    parser.add_argument('--boards', type=int, default=0, help='with slow bots, of one client; at most 16')
    parser.add_argument('--heavy', type=int, default=1, help='so many of those clients')
    parser.add_argument('--bot', default=SLOW)
    parser.add_argument('--flood', action='store_true', help='one client asks for analyses without end')
    parser.add_argument('--compare', action='store_true', help='one client compares searches')
    parser.add_argument('--threads', type=int, default=2)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen([args.lawan, 'serve', '--no-open', '--port', '0', '--store', f'{folder}/page.sqlite',
                                   '--threads', str(args.threads)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        try:
            port = None
            while port is None:
                found = re.search(r'http://[^:]+:(\d+)/', server.stdout.readline())
                port = found and int(found[1])
            load = os.getloadavg()[0]
            tasks = []
            if args.boards or args.flood or args.compare:
                tasks = [asyncio.create_task(heavy(port, args.boards, args.bot, args.flood, args.compare)) for _ in range(args.heavy)]
                await asyncio.sleep(2)
            waits, replies, start = [], [], asyncio.Event()
            players = [asyncio.create_task(player(port, args.moves, start, waits, replies)) for _ in range(args.players)]
            await asyncio.sleep(1)
            start.set()
            await asyncio.gather(*players)
            for task in tasks:
                if task.done():
                    task.result()
                task.cancel()
        finally:
            server.terminate()
            server.wait()
    print(f'{os.cpu_count()} cores, load {load:.1f} before and {os.getloadavg()[0]:.1f} after')
    print(f'{"ms":<24}{"moves":>7}{"median":>9}{"95 %":>9}{"99 %":>9}{"most":>9}')
    row('acknowledged', waits)
    row('the bot has replied', replies)
    spent = lambda whose: sum(resource.getrusage(whose)[:2])
    print(f'CPU seconds: {spent(resource.RUSAGE_CHILDREN):.1f} of the server, {spent(resource.RUSAGE_SELF):.1f} of the clients')


if __name__ == '__main__':
    asyncio.run(main())
