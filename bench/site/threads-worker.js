// Loads the engine as web/src/state/engine/module.ts does, plays one bot move for each problem through the session's
// messages, and says how long it took and how many positions it visited.
const say = (what) => postMessage(what);
function fetchNow(url) {
  const request = new XMLHttpRequest();
  request.open("GET", url, false);
  request.responseType = "arraybuffer";
  request.send();
  return request.status === 200 ? request.response : null;
}
async function load(folder, helpers, page) {
  const contents = await (await fetch(`${folder}contents.json`)).json();
  const { default: make } = await import(`${folder}engine-threads.js`);
  const packed = await (await fetch(`${folder}engine-threads.wasm.gz`)).blob();
  const code = await WebAssembly.compileStreaming(new Response(packed.stream().pipeThrough(new DecompressionStream("gzip")), { headers: { "Content-Type": "application/wasm" } }));
  const files = ({ FS, ENV }) => {
    ENV.LAWAN_DATA = "/data";
    FS.mkdir("/data");
    for (const name of contents.data) {
      const node = FS.createDataFile("/data", name, new Uint8Array(1), true, false);
      const usual = node.stream_ops;
      node.stream_ops = { ...usual, open: (stream) => {
        const bytes = fetchNow(`${folder}data/${name}`);
        stream.stream_ops = usual;
        if (!bytes) return void (node.usedBytes = 0);
        node.contents = new Uint8Array(bytes);
        node.usedBytes = bytes.byteLength;
        node.stream_ops = usual;
      } };
    }
  };
  return new Promise((resolve, reject) => {
    const instantiateWasm = (imports, done) => {
      WebAssembly.instantiate(code, imports).then((instance) => done(instance, code)).catch(reject);
      return {};
    };
    make({ page, helpers, instantiateWasm, preRun: [files], onAbort: reject }).then((runtime) => {
      runtime._lawan_start(helpers);
      resolve(runtime);
    }, reject);
  });
}
onmessage = async ({ data: { folder, problems, threads, rounds, most } }) => {
  try {
    const inbox = [];
    const page = { send: (tab, text) => inbox.push(JSON.parse(text)), keep: (ticket) => kept.push(ticket), attend() {}, fetching() {}, doc: () => null };
    const kept = [];
    const runtime = await load(folder, most - 1, page);
    let id = 0;
    const send = (message) => {
      const text = JSON.stringify({ ...message, id: ++id });
      const size = runtime.lengthBytesUTF8(text) + 1;
      const place = runtime._malloc(size);
      runtime.stringToUTF8(text, place, size);
      runtime._lawan_receive(1, place);
      runtime._free(place);
    };
    // A timer would be kept waiting four milliseconds each time.
    const { port1, port2 } = new MessageChannel();
    const turn = () => new Promise((resolve) => ((port1.onmessage = resolve), port2.postMessage(null)));
    const until = async (wanted) => {
      for (;;) {
        await turn(); // what threads want from this one is done in between
        for (const ticket of kept.splice(0)) runtime._lawan_kept(ticket, 1);
        runtime._lawan_work();
        for (const message of inbox.splice(0)) {
          if (message.type === "error") throw new Error(JSON.stringify(message));
          const found = wanted(message);
          if (found) return found;
        }
      }
    };
    runtime._lawan_open(1);
    send({ type: "hello" });
    await until(({ type }) => type === "welcome");
    say({ what: "started" });
    let game = 0;
    const solve = async (position, threads) => {
      const bot = { kind: "bot", bot: `lawan(threads=${threads},move-time=58,confidence=100)` };
      const human = { kind: "human" };
      const side = position.trim().slice(-1);
      const began = performance.now();
      send({ type: "new", board: "play", game: "othello", position, players: { X: side === "X" ? bot : human, O: side === "O" ? bot : human }, seed: ++game });
      const move = await until((message) => message.type === "state" && message.seed === game && message.moves[0]);
      return { wall: (performance.now() - began) / 1000, seconds: move.seconds, nodes: move.nodes, move: move.move, depth: move.depth, value: move.value };
    };
    for (const n of [1, most]) await solve(problems[0].position, n); // compiled for speed, the weights are there
    say({ what: "warm" });
    for (let round = 0; round < rounds; ++round)
      for (const { name, position } of problems)
        for (const n of round % 2 ? [...threads].reverse() : threads) say({ what: "solved", round, threads: n, name, ...(await solve(position, n)) });
    say({ what: "done" });
  } catch (error) {
    say({ what: "failed", why: String(error?.stack ?? error) });
  }
};
