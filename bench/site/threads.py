#!/usr/bin/env python3
"""Threads in the browser: bench/site/threads.py chromium build/site [--threads 1,2,4] [--rounds N] [--problems FILE --from A --to B]

Serves the folder that `./lawan site` writes, isolated, and opens a page in the headless browser that solves endgames of
Othello through the session: each one with every number of threads before the next. Prints wall times, the processor time of all threads
of the page and positions visited as they come, and at the end, also when it is ended early, what they say together. The browser has one hardware thread of every core.
FILE has a position with its moves' scores in each line, as the FFO's endgame problems do."""
import argparse, http.server, json, os, pathlib, platform, queue, shutil, signal, statistics, subprocess, sys, tempfile, threading, time

HERE = pathlib.Path(__file__).resolve().parent
TYPES = {'.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.mjs': 'text/javascript', '.json': 'application/json'}

parser = argparse.ArgumentParser()
parser.add_argument('browser')
parser.add_argument('site')
parser.add_argument('--threads', default='1,2,4')
parser.add_argument('--rounds', type=int, default=5)
parser.add_argument('--problems', required=True, help='positions with the scores of their moves')
parser.add_argument('--from', dest='first', type=int, default=1)
parser.add_argument('--to', dest='last', type=int, default=5)
parser.add_argument('--limit', type=float, default=540, help='seconds for everything')
parser.add_argument('--out', help='also as JSON lines')
parser.add_argument('arguments', nargs='*')
args = parser.parse_args()

problems = []  # a name, the position, the score with best play
for number, line in enumerate(open(args.problems), 1):
    if not args.first <= number <= args.last: continue
    position, *moves = [part.strip() for part in line.split('%')[0].split(';') if part.strip()]
    problems.append((f'{number}', position, max(int(move.split(':')[1]) for move in moves)))

site = pathlib.Path(args.site).resolve()
engine = next(site.glob('engine-*')).name
threads = [int(n) for n in args.threads.split(',')]
right = {name: score for name, _, score in problems}
said = queue.Queue()
settings = {'folder': f'/{engine}/', 'threads': threads, 'rounds': args.rounds, 'most': max(2, *threads),
            'problems': [{'name': name, 'position': position} for name, position, _ in problems]}


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = 'HTTP/1.1'

    def log_message(self, *_): pass

    def answer(self, body, kind):
        self.send_response(200)
        for name, value in (('Content-Type', kind), ('Content-Length', str(len(body))), ('Cross-Origin-Opener-Policy', 'same-origin'),
                            ('Cross-Origin-Embedder-Policy', 'require-corp'), ('Cross-Origin-Resource-Policy', 'same-origin')):
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        path = self.path.split('?')[0]
        if path == '/settings': return self.answer(json.dumps(settings).encode(), 'application/json')
        file = HERE / path[1:] if path.startswith('/threads') else site / path[1:]
        if not file.is_file(): return self.send_error(404)
        self.answer(file.read_bytes(), TYPES.get(file.suffix, 'application/octet-stream'))

    def do_POST(self):
        said.put(json.loads(self.rfile.read(int(self.headers['Content-Length']))) | {'worked': seconds_worked()})
        self.answer(b'', 'text/plain')


def seconds_worked():  # by the threads of the page: those of the browser's own processes that show one
    total = 0
    for process in pathlib.Path('/proc').glob('[0-9]*'):
        try:
            if f'--user-data-dir={profile}'.encode() not in (process / 'cmdline').read_bytes() and f'PPid:\t{browser.pid}\n' not in (process / 'status').read_text(): continue
            if b'--type=renderer' not in (process / 'cmdline').read_bytes(): continue
            total += sum(int((thread / 'schedstat').read_text().split()[0]) for thread in (process / 'task').iterdir())
        except OSError: continue
    return total / 1e9


server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), Handler)
server.daemon_threads = True
threading.Thread(target=server.serve_forever, daemon=True).start()
profile = tempfile.mkdtemp(prefix='lawan-bench-')
command = [args.browser, '--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run', '--disable-extensions',
           '--disable-background-networking', '--disable-background-timer-throttling', '--disable-renderer-backgrounding', '--no-zygote',
           '--remote-debugging-port=0', f'--user-data-dir={profile}', *args.arguments, f'http://127.0.0.1:{server.server_port}/threads.html']
log = open(os.path.join(profile, 'log'), 'w+')


def one_of_each_core():  # two hardware threads of one core are not two cores
    found = {}
    for cpu in sorted(os.sched_getaffinity(0)):
        try: core = pathlib.Path(f'/sys/devices/system/cpu/cpu{cpu}/topology/thread_siblings_list').read_text()
        except OSError: core = cpu
        found.setdefault(core, cpu)
    return set(found.values())


cores = one_of_each_core()
print(platform.machine(), platform.release(), 'load', *os.getloadavg(), 'hardware threads', len(os.sched_getaffinity(0)), 'cores', len(cores), flush=True)
os.sched_setaffinity(0, cores)
for number in (signal.SIGTERM, signal.SIGINT): signal.signal(number, lambda *_: said.put({'what': 'ended early'}))
browser = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
until = time.monotonic() + args.limit
rows, code, last = [], 1, 0
out = open(args.out, 'w') if args.out else None
try:
    while True:
        try:
            one = said.get(timeout=1)
        except queue.Empty:
            if browser.poll() is not None: print('the browser ended:', browser.returncode); break
            if time.monotonic() > until: print('no more time'); break
            continue
        before, last = last, one['worked']
        if out: print(json.dumps(one), file=out, flush=True)
        if one['what'] == 'solved':
            one['cpu'] = one['worked'] - before
            rows.append(one)
            value = (one['value'] or {})
            print(f"round {one['round']}  {one['threads']} threads  {one['name']}  {one['wall']:7.3f} s  {one['cpu']:7.3f} CPU s  {one['nodes']:>12} nodes  {one['nodes'] / one['wall'] / 1e6:6.1f} Mn/s"
                  f"  {one['move']}  {value.get('score', value)}{'' if value.get('score') == right[one['name']] else '  NOT AS EXPECTED'}", flush=True)
        else:
            print(json.dumps(one), flush=True)
        if one['what'] in ('failed', 'ended early'): break
        if one['what'] == 'done': code = 0; break
finally:
    browser.terminate()
    try: browser.wait(10)
    except subprocess.TimeoutExpired: browser.kill(); browser.wait()
    if code:
        log.seek(0); sys.stdout.write('\n'.join([l for l in log.read().split('\n') if 'dbus' not in l])[-4000:])
    shutil.rmtree(profile, ignore_errors=True)
# By problem, the median of the rounds; together, those that were solved with every number of threads.
median = lambda n, name, what: statistics.median(row[what] for row in rows if (row['threads'], row['name']) == (n, name))
there = {(row['threads'], row['name']) for row in rows}
whole = [name for name in right if all((n, name) in there for n in threads)]
if whole:
    print(f'\n{len(whole)} of {len(right)} problems: the sum of the median seconds, CPU seconds and nodes, times as fast as {threads[0]} by wall and by nodes per second; each problem by wall')
    sums = {n: [sum(median(n, name, what) for name in whole) for what in ('wall', 'cpu', 'nodes')] for n in threads}
    first = sums[threads[0]]
    for n in threads:
        wall, cpu, nodes = sums[n]
        each = ' '.join(f"{median(threads[0], name, 'wall') / median(n, name, 'wall'):.2f}" for name in whole)
        print(f'{n} threads: {wall:.2f} s, {cpu:.2f} CPU s, {nodes / 1e6:.1f} M nodes, {first[0] / wall:.2f} x, {nodes / wall / (first[2] / first[0]):.2f} x  ({each})')
print('load', *os.getloadavg())
sys.exit(code)
