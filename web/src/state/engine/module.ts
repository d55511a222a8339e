// Loads the engine: src/site/main.cpp as WebAssembly or, where there is none, as a script, and the files that it reads when it needs them.

// What the engine asks of us (src/site/page.hpp).
export interface EnginePage {
  send(tab: number, text: string): void;
  keep(ticket: number, token: string, board: string, text: string | null): void;
  attend(): void;
  fetching(file: string | null): void; // nothing else can happen until it is there
  doc(name: string, language: string): { language: string; markdown: string } | null;
}

interface Node {
  contents: Uint8Array;
  usedBytes: number;
  stream_ops: Record<string, unknown>;
}

interface FileSystem {
  mkdir(path: string): void;
  createDataFile(folder: string, name: string, data: Uint8Array, canRead: boolean, canWrite: boolean): Node;
}

interface Runtime {
  FS: FileSystem;
  ENV: Record<string, string>;
  _malloc(size: number): number;
  _free(place: number): void;
  stringToUTF8(text: string, place: number, size: number): void;
  lengthBytesUTF8(text: string): number;
  _lawan_start(helpers: number, longest: number): void;
  _lawan_remember(token: number, board: number, text: number): void;
  _lawan_open(tab: number): void;
  _lawan_receive(tab: number, text: number): void;
  _lawan_close(tab: number): void;
  _lawan_kept(ticket: number, safe: number): void;
  _lawan_work(): number;
}

// What `./lawan site` says of the folder: the files that games read, and the documentation.
export interface Contents {
  engines: string[]; // beside the one that is always there
  data: string[];
  docs: Record<string, string[]>; // by language
}

type MakeRuntime = (options: Record<string, unknown>) => Promise<Runtime>;

const DATA = "/data";
// Phones have eight cores, of which four are slow, and grow hot.
const MOST_THREADS = 4;

const LIGHT_SECONDS = 3; // for a bot's thought
const SECONDS_ON_PAGE = 1;

// One engine has threads, for pages that the browser gives shared memory to. A light one is for old browsers, and one that
// is a script for those that have no WebAssembly, or may not use it.
interface Variant {
  name: string;
  helpers: number; // threads beside the one that hears
}
export interface Browser {
  webAssembly: "modern" | "old" | "none"; // a modern one has exceptions and instructions on 128 bits
  isolated: boolean;
  cores: number;
}
const PLAIN = "engine";
const LIGHT = "engine-light";
const SCRIPT = "engine-script";

// The best first.
export function variantsFor({ webAssembly, isolated, cores }: Browser): Variant[] {
  const withoutThreads = { modern: [PLAIN, LIGHT, SCRIPT], old: [LIGHT, SCRIPT], none: [SCRIPT] }[webAssembly];
  const helpers = webAssembly === "modern" && isolated ? Math.min(cores, MOST_THREADS) - 1 : 0;
  const some: Variant[] = helpers > 0 ? [{ name: "engine-threads", helpers }] : [];
  return [...some, ...withoutThreads.map((name) => ({ name, helpers: 0 }))];
}

// A function with such an instruction each; before them, nothing at all.
const EMPTY = "AGFzbQEAAAA=";
const PROBES = ["AGFzbQEAAAABBQFgAAF7AwIBAAoKAQgAQQD9D/1iCw==", "AGFzbQEAAAABBAFgAAADAgEACggBBgAGQBkLCw=="];
const bytesOf = (probe: string) => Uint8Array.from(atob(probe), (letter) => letter.charCodeAt(0));
async function thisBrowser(): Promise<Browser> {
  let webAssembly: Browser["webAssembly"] = "none";
  try {
    await WebAssembly.compile(bytesOf(EMPTY)); // the host's rules for the page may forbid it
    webAssembly = PROBES.every((probe) => WebAssembly.validate(bytesOf(probe))) ? "modern" : "old";
  } catch {
    // a script will do
  }
  return { webAssembly, isolated: globalThis.crossOriginIsolated === true, cores: navigator.hardwareConcurrency ?? 1 };
}

// At once, as a search cannot wait for an event. Null where it cannot be had.
export function fetchNow(url: string, type: "arraybuffer" | "text"): unknown {
  const request = new XMLHttpRequest();
  request.open("GET", url, false);
  // A page gets nothing but text at once: a letter for each byte.
  const asText = type === "arraybuffer" && typeof document === "object";
  if (asText) request.overrideMimeType("text/plain; charset=x-user-defined");
  else if (typeof document !== "object") request.responseType = type;
  try {
    request.send();
  } catch {
    return null; // no network
  }
  if (request.status !== 200) return null;
  return asText ? Uint8Array.from(request.responseText, (letter) => letter.charCodeAt(0)).buffer : request.response;
}

async function fetchFile(url: string, cache: RequestCache = "default"): Promise<Response> {
  const response = await fetch(url, { cache });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}

// Fetched when it is opened.
function addLazyFile(files: FileSystem, name: string, url: string, page: EnginePage): void {
  const node = files.createDataFile(DATA, name, new Uint8Array(1), true, false);
  const usual = node.stream_ops;
  node.stream_ops = {
    ...usual,
    open: (stream: { stream_ops: unknown }) => {
      page.fetching(name);
      const bytes = fetchNow(url, "arraybuffer") as ArrayBuffer | null;
      page.fetching(null);
      stream.stream_ops = usual;
      if (!bytes) {
        node.usedBytes = 0; // whoever reads says that it is no such file, and asks again at the next thought
        return;
      }
      node.contents = new Uint8Array(bytes);
      node.usedBytes = bytes.byteLength;
      node.stream_ops = usual;
    },
  };
}

// Compressed by us, as not every host does; one that knows the ending may have undone it on the way.
async function compiledOnce(url: string, cache: RequestCache): Promise<WebAssembly.Module> {
  const bytes = await (await fetchFile(url, cache)).arrayBuffer();
  const [first, second] = new Uint8Array(bytes, 0, 2);
  if (first !== 0x1f || second !== 0x8b) return WebAssembly.compile(bytes);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return WebAssembly.compileStreaming(new Response(stream, { headers: { "Content-Type": "application/wasm" } }));
}

// One that was cut off on its way, and kept so, is fetched again.
const compiled = (url: string) => compiledOnce(url, "default").catch(() => compiledOnce(url, "reload"));

interface Place {
  folder: string;
  contents: Promise<Contents>;
  apart: boolean;
}
interface Fetched {
  folder: string;
  helpers: number;
  make: MakeRuntime;
  code: WebAssembly.Module | null; // a script needs none
  longest: number | null;
}

export class Engine {
  private constructor(
    private readonly runtime: Runtime,
    readonly longest: number | null, // seconds of a bot's thought, where they are fewer than usual
  ) {}

  // What starts it. Only a browser that takes another than the usual one waits for the contents first.
  static async fetch(folder: string, contents: Promise<Contents>, apart: boolean): Promise<(page: EnginePage) => Promise<Engine>> {
    return Engine.fetchFirst({ folder, contents, apart }, variantsFor(await thisBrowser()));
  }

  private static async fetchFirst(place: Place, [first, ...others]: Variant[]): Promise<(page: EnginePage) => Promise<Engine>> {
    const instead = (error: unknown) => {
      if (others.length === 0) throw error;
      console.warn(`no ${first!.name}:`, error);
      return Engine.fetchFirst(place, others);
    };
    try {
      const start = await Engine.fetchVariant(place, first!);
      // Memory that threads share is promised whole at the start, which small devices refuse.
      return (page) => start(page).catch(async (error: unknown) => (await instead(error))(page));
    } catch (error) {
      return instead(error); // not in this folder, or offline when only another has been kept
    }
  }

  private static async fetchVariant({ folder, contents, apart }: Place, variant: Variant): Promise<(page: EnginePage) => Promise<Engine>> {
    const { name, helpers } = variant;
    if (name !== PLAIN && !(await contents).engines.includes(name)) throw new Error("not in this folder");
    const path = `${folder}${name}`;
    const [{ default: make }, code] = await Promise.all([
      import(/* @vite-ignore */ `${path}.js`) as Promise<{ default: MakeRuntime }>,
      name === SCRIPT ? null : compiled(name === LIGHT ? `${path}.wasm` : `${path}.wasm.gz`), // who needs a light one may not unpack it
      helpers > 0 ? fetchFile(`${path}.worker.js`) : null, // its threads ask for it again
    ]);
    const longest = !apart ? SECONDS_ON_PAGE : [LIGHT, SCRIPT].includes(name) ? LIGHT_SECONDS : null;
    return async (page) => Engine.start({ folder, helpers, make, code, longest }, await contents, page);
  }

  private static async start({ folder, helpers, make, code, longest }: Fetched, contents: Contents, page: EnginePage): Promise<Engine> {
    const addFiles = ({ FS, ENV }: Runtime) => {
      ENV.LAWAN_DATA = DATA;
      FS.mkdir(DATA);
      for (const name of contents.data) addLazyFile(FS, name, `${folder}data/${name}`, page);
    };
    const runtime = await new Promise<Runtime>((resolve, reject) => {
      const instantiate = (module: WebAssembly.Module) => (imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance, code: WebAssembly.Module) => void) => {
        WebAssembly.instantiate(module, imports)
          .then((instance) => done(instance, module))
          .catch(reject);
        return {};
      };
      // A script has its code in itself, and would fetch a file for nothing unless it has some bytes.
      const own = code ? { instantiateWasm: instantiate(code) } : { wasmBinary: new Uint8Array(1) };
      make({ ...own, page, helpers, preRun: [addFiles], onAbort: reject }).then(resolve, reject);
    });
    if (helpers > 0 || longest) runtime._lawan_start(helpers, longest ?? 0);
    return new Engine(runtime, longest);
  }

  remember = (token: string, board: string, text: string) => this.withTexts([token, board, text], (...places) => this.runtime._lawan_remember(places[0], places[1]!, places[2]!));
  open = (tab: number) => this.runtime._lawan_open(tab);
  receive = (tab: number, text: string) => this.withTexts([text], (place) => this.runtime._lawan_receive(tab, place));
  close = (tab: number) => this.runtime._lawan_close(tab);
  kept = (ticket: number, safe: boolean) => this.runtime._lawan_kept(ticket, Number(safe));
  // Milliseconds until there is something to do; less than nought where there is nothing.
  work = () => this.runtime._lawan_work();

  private withTexts(texts: string[], use: (first: number, ...more: number[]) => void): void {
    const places = texts.map((text) => {
      const size = this.runtime.lengthBytesUTF8(text) + 1;
      const place = this.runtime._malloc(size);
      this.runtime.stringToUTF8(text, place, size);
      return place;
    });
    try {
      use(places[0]!, ...places.slice(1));
    } finally {
      places.forEach((place) => this.runtime._free(place));
    }
  }
}
